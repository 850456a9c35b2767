program-title = 编写程序
program-rule = 先选定 A 和 B，再轮流填写程序的各行；结束时 A 与 B 不同则先手胜，相同则后手胜。
program-notation = 先为 A 和 B 选 0 或 1，再写 行:操作，如 3:5
program-figure = A 和 B 可能的值
program-move-pick = { $name } = { $value }
program-move = 第 { $line } 行：{ $operator }
program-legend = 各编号的操作：
program-op-1 = A := 1 - A
    .short = A:=1-A
program-op-2 = 若 B = 1 则 A := 1 - A
    .short = 若B=1 A:=1-A
program-op-3 = 若 B = 0 则 A := 1 - A
    .short = 若B=0 A:=1-A
program-op-4 = B := 1 - B
    .short = B:=1-B
program-op-5 = 若 A = 1 则 B := 1 - B
    .short = 若A=1 B:=1-B
program-op-6 = 若 A = 0 则 B := 1 - B
    .short = 若A=0 B:=1-B
program-axis-x = 操作
program-axis-y = 行
program-part = 行
program-field-lines = 程序的行数
program-no-operator = 没有操作 { $operator }；操作是 1 到 6
program-pick = 先选定 A 和 B：请写 0 或 1
program-picked = A 和 B 已选定；现在把操作填入一行，如 3:5
program-filled = 第 { $line } 行已填操作 { $operator }；只能填空行
program-preset-default = 十行
program-preset-nine = 九行：最后一步归先手
program-preset-five = 五行
program-preset-two = 两行
program-preset-one = 一行
