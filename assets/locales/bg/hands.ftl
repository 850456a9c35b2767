# Hands that a class has raised.
hands-how = Ръце: { $key } и две числа – за този, който е на ход, и за другия.
hands-raised = Ръце: { $mover } за този, който е на ход, { $other } за другия.
hands-right = Ръце: прави са { $right } от { $all }.
hands-sum = Общо прави са { $right } от { $all } ръце.
