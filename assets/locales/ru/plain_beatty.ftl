# Wythoff's queen in plain words, and with the picture.
# $lost is yes where the mover stands on the pair; $one_… and $other_… are two pairs beside it.
plain-why-beatty-keep = Идите { $way ->
    [left] влево
    [down] вниз
   *[both] влево-вниз
  } на { $squares }: останется { $row } вниз и { $column } влево.
plain-why-beatty-corner = Идите { $way ->
    [left] влево
    [down] вниз
   *[both] влево-вниз
  } на { $squares }: ферзь в углу, и вы выиграли.
plain-why-beatty-safe = Пара { $lower } и { $upper } надёжна для { $lost ->
    [yes] соперника
   *[no] вас
  }, как { $one_lower } и { $one_upper } или { $other_lower } и { $other_upper }.
plain-why-beatty-then = Между надёжными парами хода нет; { $misere ->
    [yes] вы снова придёте в такую пару, или соперник проиграет в углу.
   *[no] вы снова придёте в такую пару, а под конец в угол.
  }
plain-why-beatty-lost-then = Между надёжными парами хода нет; { $misere ->
    [yes] соперник снова придёт в такую пару, или вы проиграете в углу.
   *[no] соперник снова придёт в такую пару, а под конец в угол.
  }

picture-why-beatty-keep = Идите { $way ->
    [left] влево
    [down] вниз
   *[both] влево-вниз
  } на { $squares }: это приводит к паре { $lower } и { $upper } из таблицы.
picture-why-beatty-then = Ход сохраняет число или разность, а у разных пар они разные: соперник до другой пары не дойдёт.
picture-why-beatty-lost-then = Ход сохраняет число или разность, а у разных пар они разные: вы до другой пары не дойдёте.
