# Counting the hands that a class has raised.
hands-how = Hands up? Press { $key } and type two numbers: for the player to move, and for the opponent.
hands-raised = Hands up: { $mover } for the player to move, { $other } for the opponent.
hands-right = { $right } of { $all } hands were right.
hands-sum = In all, { $right } of { $all } hands were right.
