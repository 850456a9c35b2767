program-title = Program-writing game
program-rule = Pick A and B, then take turns filling in the program's lines. If A and B end up different, First wins; if equal, Second.
program-notation = 0 or 1 for A and B, then line:operator, as in 3:5
program-figure = What A and B can become
program-move-pick = { $name } = { $value }
    .past = set { $name } to { $value }
program-move = line { $line }: { $operator }
    .past = put { $operator } in line { $line }
program-legend = The operators, by their numbers:
program-op-1 = A := 1 - A
    .short = A:=1-A
program-op-2 = if B = 1 then A := 1 - A
    .short = if B=1 A:=1-A
program-op-3 = if B = 0 then A := 1 - A
    .short = if B=0 A:=1-A
program-op-4 = B := 1 - B
    .short = B:=1-B
program-op-5 = if A = 1 then B := 1 - B
    .short = if A=1 B:=1-B
program-op-6 = if A = 0 then B := 1 - B
    .short = if A=0 B:=1-B
program-axis-x = operator
program-axis-y = line
program-part = line
program-field-lines = Lines of the program
program-no-operator = there is no operator { $operator }; allowed: 1 to 6
program-pick = pick A and B first: type 0 or 1
program-picked = A and B are already picked; now put an operator in a line, as in 3:5
program-filled = line { $line } already holds operator { $operator }; fill a free line
program-preset-default = ten lines
program-preset-nine = nine lines: First has the last word
program-preset-five = five lines
program-preset-two = two lines
program-preset-one = one line
