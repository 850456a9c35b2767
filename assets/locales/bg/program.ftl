program-title = Писане на програма
program-rule = Изберете A и B, после попълвайте по един ред от програмата. Ако накрая A и B са различни, печели първият; ако са равни — вторият.
program-notation = 0 или 1 за A и B, после ред:оператор, например 3:5
program-figure = Какви могат да станат A и B
program-move-pick = { $name } = { $value }
program-move = ред { $line }: { $operator }
program-legend = Операторите по номера:
program-op-1 = A := 1 - A
    .short = A:=1-A
program-op-2 = ако B = 1, то A := 1 - A
    .short = ако B=1 A:=1-A
program-op-3 = ако B = 0, то A := 1 - A
    .short = ако B=0 A:=1-A
program-op-4 = B := 1 - B
    .short = B:=1-B
program-op-5 = ако A = 1, то B := 1 - B
    .short = ако A=1 B:=1-B
program-op-6 = ако A = 0, то B := 1 - B
    .short = ако A=0 B:=1-B
program-axis-x = оператор
program-axis-y = ред
program-part = ред
program-field-lines = Редове на програмата
program-no-operator = няма оператор { $operator }; операторите са от 1 до 6
program-pick = първо се избират A и B: напишете 0 или 1
program-picked = A и B са избрани; сега на някой ред се пише оператор, например 3:5
program-filled = на ред { $line } вече стои оператор { $operator }; попълват се само свободни редове
program-preset-default = десет реда
program-preset-nine = девет реда: последната дума е на първия
program-preset-five = пет реда
program-preset-two = два реда
program-preset-one = един ред
