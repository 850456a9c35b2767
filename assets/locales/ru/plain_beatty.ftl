# Wythoff's queen in plain words, and with the picture.
plain-why-beatty-keep = Идите { $way ->
    [left] влево
    [down] вниз
   *[both] влево-вниз
  } на { $squares }: сопернику останется { $row } вниз и { $column } влево — проигрышная пара.
plain-why-beatty-corner = Идите { $way ->
    [left] влево
    [down] вниз
   *[both] влево-вниз
  } на { $squares }: ферзь в углу, и вы выиграли.
plain-why-beatty-lost = { $corner ->
    [yes] Вам придётся пойти в угол, а это проигрыш.
   *[no] Вы стоите на проигрышной паре, { $lower } и { $upper }, и ни один ход не ведёт в другую.
  }
plain-why-beatty-then = Между проигрышными парами хода нет: { $misere ->
    [yes] 0 и 1, 2 и 2, 3 и 5.
   *[no] 1 и 2, 3 и 5, 4 и 7.
  }
plain-why-beatty-grows = { $misere ->
    [yes] С 3 и 5 каждая пара берёт наименьшее свободное число, а разность растёт на 1.
   *[no] Каждая новая пара берёт наименьшее свободное число, а разность растёт на 1.
  }
plain-why-beatty-lost-then = Если пойти { $way ->
    [left] влево
   *[down] вниз
  } на 1, соперник пойдёт { $back ->
    [left] влево
    [down] вниз
   *[both] влево и вниз
  } на { $squares }{ $corner ->
    [yes] {" "}в угол.
   *[no] : останется { $row } и { $column }.
  }

picture-why-beatty-keep = Идите { $way ->
    [left] влево
    [down] вниз
   *[both] влево-вниз
  } на { $squares }: это приводит к паре { $lower } и { $upper } из таблицы.
picture-why-beatty-then = Ход сохраняет число или разность, а у разных пар они разные: соперник до другой пары не дойдёт.
picture-why-beatty-lost-then = Ход сохраняет число или разность, а у разных пар они разные: вы до другой пары не дойдёте.

# The heads of the table of pairs and what stands in it.
beatty-apart = разность
beatty-smaller = меньшее
beatty-larger = большее
beatty-legend = Это { $lost }. L влево, D вниз, LD влево-вниз.
