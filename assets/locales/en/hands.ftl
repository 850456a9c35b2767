# Counting the hands that a class has raised.
hands-how = Counted the hands? Press { $key } and type two numbers: the player to move, then the opponent.
hands-raised = Hands up: { $mover } for the player to move, { $other } for the opponent.
hands-right = { $right } of { $all } hands were right.
hands-sum = In all, { $right } of { $all } hands were right.
