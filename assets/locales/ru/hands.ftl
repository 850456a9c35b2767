# Hands that a class has raised.
hands-how = Руки: { $key } и два числа — за того, кому ходить, и за другого.
hands-raised = Руки: { $mover } за того, кому ходить, { $other } за другого.
hands-right = Руки: правы { $right } из { $all }.
hands-sum = Всего правы { $right } из { $all } рук.
