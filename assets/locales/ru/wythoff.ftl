wythoff-title = Ферзь Витхоффа
wythoff-rule = Передвиньте ферзя на сколько угодно клеток влево, вниз или влево-вниз; кто приведёт его в угол, { $last ->
    [loses] проигрывает
   *[wins] выигрывает
  }.
wythoff-notation = L (влево), D (вниз) или LD (влево-вниз) и число, например LD3
wythoff-figure = Расстояние до угла
wythoff-field-row = Строк над углом (row)
wythoff-field-col = Столбцов от угла (col)
wythoff-preset-three = три выигрышных хода
wythoff-preset-lost = пара 8 и 13
wythoff-preset-one = один выигрышный ход
wythoff-preset-misere = три и четыре (мизер)
wythoff-preset-fibonacci = пара рядом с числами Фибоначчи
wythoff-preset-quintillion = пара квинтиллионов
wythoff-move = { $way ->
    [left] влево
    [down] вниз
   *[both] влево-вниз
  } на { $squares }, до { $row },{ $column }
wythoff-axis-x = столбец
wythoff-axis-y = строка
wythoff-corner = ферзь уже стоит в углу; row или col должно быть не меньше 1
wythoff-too-far = { $most ->
    [0] ферзь стоит у этого края, дальше ходить некуда
    [1] так ферзь не ходит; допустимо в эту сторону: 1 клетка
   *[other] так ферзь не ходит; допустимо клеток в эту сторону: от 1 до { $most }
  }
wythoff-recited = Ферзь стоит на { $row } выше угла и на { $column } правее его.

# The panel of its theory.
why-beatty-k = k
why-beatty-lower = { $misere ->
    [yes] a
   *[no] kΦ
}
why-beatty-upper = { $misere ->
    [yes] a+k
   *[no] kΦ²
}
why-beatty-value = { $lost ->
    [yes] пара с k = { $k }
   *[no] разность { $k }
  }
why-beatty-row = { $row } и { $column }, разность { $k }
why-beatty-won = Разность { $row } и { $column } равна { $k }, а пара с k = { $k } — это { $lower } и { $upper }.
why-beatty-keep = { $way ->
    [left] Влево на { $squares }
    [down] Вниз на { $squares }
   *[both] Влево-вниз на { $squares }
  }: остаются { $row } и { $column }, пара с k = { $k }.
why-beatty-corner = { $way ->
    [left] Влево на { $squares }
    [down] Вниз на { $squares }
   *[both] Влево-вниз на { $squares }
  }: это угол.
why-beatty-then = Ход оттуда сохраняет одно из чисел или разность, а их нет ни в одной другой паре.
why-beatty-lost = { $lower } и { $upper } — { $first ->
    [yes] одна из двух пар, с которых начинается мизер.
   *[no] это { $k } × Φ и { $k } × Φ² без дробной части: пара с k = { $k }.
  }
why-beatty-lost-then = Ход сохраняет одно из чисел или разность, а их нет ни в одной другой паре: ни до одной не дойти.
