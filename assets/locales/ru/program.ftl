program-title = Составление программы
program-rule = Выберите A и B, затем по очереди заполняйте строки; если в конце A и B различны, выигрывает первый, если равны — второй.
program-notation = 0 или 1 для A и B, затем строка:оператор, например 3:5
program-figure = Какими станут A и B
program-move-pick = { $name } = { $value }
program-move = строка { $line }: { $operator }
program-legend = Операторы по номерам:
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
program-axis-x = оператор
program-axis-y = строка
program-part = строка
program-field-lines = Строк в программе
program-no-operator = оператора { $operator } нет; операторы — от 1 до 6
program-pick = сначала выбирают A и B: введите 0 или 1
program-picked = A и B уже выбраны; теперь оператор вписывают в строку, например 3:5
program-filled = в строке { $line } уже стоит оператор { $operator }; заполняют только свободные строки
program-preset-default = десять строк
program-preset-nine = девять строк: последнее слово за первым
program-preset-five = пять строк
program-preset-two = две строки
program-preset-one = одна строка
