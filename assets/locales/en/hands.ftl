# Hands that a class has raised.
hands-how = Hands: { $key } and two numbers, for who is to move and for the other.
hands-raised = Hands: { $mover } for who is to move, { $other } for the other.
hands-right = Hands: { $right } of { $all } were right.
hands-sum = In all { $right } of { $all } hands were right.
