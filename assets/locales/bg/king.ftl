king-title = Цар към ъгъла
king-rule = Преместете царя с едно поле надясно, нагоре или по диагонал надясно и нагоре; който го доведе в отсрещния ъгъл, печели.
king-notation = 1 (надясно), 2 (нагоре) или 3 (надясно и нагоре)
king-figure = Ходове до ъгъла
king-field-m = Редове (m)
king-field-n = Колони (n)
king-preset-chessboard = шахматна дъска
king-preset-lost = губеща от самото начало
king-preset-wide = дванадесет на ширина, пет на височина
king-preset-lane = само един ред
king-preset-large = двадесет на двадесет
king-move = { $step ->
    [right] надясно
    [up] нагоре
   *[both] надясно и нагоре
  } до { $row },{ $column }
king-axis-x = колона
king-axis-y = ред
king-only-right = Царят е на последния ред: остава само надясно.
king-only-up = Царят е в последната колона: остава само нагоре.
king-one-square = на дъска от едно поле няма ход; m или n трябва да е поне 2
king-last-row = царят е на ред { $row }, последния; допуска се: 1 (надясно)
king-last-column = царят е в колона { $column }, последната; допуска се: 2 (нагоре)
