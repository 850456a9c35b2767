# Wythoff's queen in plain words, and with the picture.
# $lost is yes where the mover stands on the pair; $one_… and $other_… are two pairs beside it.
plain-why-beatty-keep = Преместете дамата { $way ->
    [left] наляво
    [down] надолу
   *[both] наляво и надолу
  } с { $squares }: остават { $row } надолу и { $column } наляво.
plain-why-beatty-corner = Преместете дамата { $way ->
    [left] наляво
    [down] надолу
   *[both] наляво и надолу
  } с { $squares }: това е ъгълът и Вие печелите.
plain-why-beatty-safe = Двойката { $lower } и { $upper } е сигурна за { $lost ->
    [yes] противника
   *[no] Вас
  }, както { $one_lower } и { $one_upper } или { $other_lower } и { $other_upper }.
plain-why-beatty-then = Между сигурните двойки няма ход; { $misere ->
    [yes] Вие пак стигате такава или противникът губи в ъгъла.
   *[no] Вие пак стигате до такава, а накрая и до ъгъла.
  }
plain-why-beatty-lost-then = Между сигурните двойки няма ход; { $misere ->
    [yes] противникът пак стига такава или Вие губите в ъгъла.
   *[no] противникът пак стига до такава, а накрая и до ъгъла.
  }

picture-why-beatty-keep = Преместете дамата { $way ->
    [left] наляво
    [down] надолу
   *[both] наляво и надолу
  } с { $squares }: това води до двойката { $lower } и { $upper } от таблицата.
picture-why-beatty-then = Ходът запазва число или разликата, а различните двойки имат различни: противникът не стига друга двойка.
picture-why-beatty-lost-then = Ходът запазва число или разликата, а различните двойки имат различни: Вие не стигате друга двойка.
