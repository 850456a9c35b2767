# Hands that a class has raised.
hands-how = 举手：按 { $key } 再输入两个数，前者认为轮到走的一方赢，后者认为另一方赢。
hands-raised = 举手：{ $mover } 人认为轮到走的一方赢，{ $other } 人认为另一方赢。
hands-right = 举手：{ $all } 人中 { $right } 人对。
hands-sum = 总共 { $all } 次举手中 { $right } 次对。
