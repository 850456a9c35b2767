wythoff-title = Дамата на Витхоф
wythoff-rule = Преместете дамата с колкото искате полета наляво, надолу или наляво и надолу; който я доведе в ъгъла, { $last ->
    [loses] губи
   *[wins] печели
  }.
wythoff-notation = L (наляво), D (надолу) или LD (и двете) и число, например LD3
wythoff-figure = Разстояние до ъгъла
wythoff-field-row = Редове над ъгъла (row)
wythoff-field-col = Колони от ъгъла (col)
wythoff-preset-three = три печеливши хода
wythoff-preset-lost = двойката 8 и 13
wythoff-preset-one = един печеливш ход
wythoff-preset-misere = три и четири (мизер)
wythoff-preset-fibonacci = двойка близо до Фибоначи
wythoff-preset-quintillion = двойка от квинтилиони
wythoff-move = { $way ->
    [left] наляво
    [down] надолу
   *[both] наляво и надолу
  } с { $squares } до { $row },{ $column }
wythoff-axis-x = колона
wythoff-axis-y = ред
wythoff-corner = дамата вече е в ъгъла; row или col трябва да е поне 1
wythoff-too-far = { $most ->
    [0] дамата е на този край и натам няма ход
    [1] дамата не може да отиде там; допуска се в тази посока: 1 поле
   *[other] дамата не може да отиде там; допуска се в тази посока: от 1 до { $most } полета
  }
wythoff-recited = Дамата е на { $row ->
    [one] { $row } ред
   *[other] { $row } реда
  } над ъгъла и на { $column ->
    [one] { $column } колона
   *[other] { $column } колони
  } вдясно от него.

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
    [yes] двойката с k = { $k }
   *[no] разлика { $k }
  }
why-beatty-row = { $row } и { $column }, разлика { $k }
why-beatty-won = Разликата на { $row } и { $column } е { $k }, а двойката с k = { $k } е { $lower } и { $upper }.
why-beatty-keep = { $way ->
    [left] Наляво с { $squares }
    [down] Надолу с { $squares }
   *[both] Наляво и надолу с { $squares }
  }: остават { $row } и { $column }, двойката с k = { $k }.
why-beatty-corner = { $way ->
    [left] Наляво с { $squares }
    [down] Надолу с { $squares }
   *[both] Наляво и надолу с { $squares }
  }: това е ъгълът.
why-beatty-then = Ходът оттам запазва едно от числата или разликата, а тях ги няма в никоя друга двойка.
why-beatty-lost = { $lower } и { $upper } са { $first ->
    [yes] една от двете начални двойки при мизер.
   *[no] { $k } × Φ и { $k } × Φ² без дробната част: двойката с k = { $k }.
  }
why-beatty-lost-then = Ходът запазва едно от числата или разликата, а тях ги няма в никоя друга двойка: никоя не се достига.
