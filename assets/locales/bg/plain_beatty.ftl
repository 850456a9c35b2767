# Wythoff's queen in plain words, and with the picture.
plain-why-beatty-keep = Идете { $way ->
    [left] наляво
    [down] надолу
   *[both] наляво и надолу
  } с { $squares }: за противника остават { $row } надолу и { $column } наляво, губеща двойка.
plain-why-beatty-corner = Преместете дамата { $way ->
    [left] наляво
    [down] надолу
   *[both] наляво и надолу
  } с { $squares }: това е ъгълът и Вие печелите.
plain-why-beatty-lost = { $corner ->
    [yes] Трябва да влезете в ъгъла, а това губи.
   *[no] Стоите на губеща двойка, { $lower } и { $upper }, и никой ход не води до друга.
  }
plain-why-beatty-then = Между губещите двойки няма ход: { $misere ->
    [yes] 0 и 1, 2 и 2, 3 и 5.
   *[no] 1 и 2, 3 и 5, 4 и 7.
  }
plain-why-beatty-grows = { $misere ->
    [yes] От 3 и 5 нататък всяка започва с най-малкото неизползвано число, а разликата расте с 1.
   *[no] Всяка нова двойка започва с най-малкото неизползвано число, а разликата расте с 1.
  }
plain-why-beatty-lost-then = След 1 { $way ->
    [left] наляво
   *[down] надолу
  } противникът мести { $back ->
    [left] наляво
    [down] надолу
   *[both] наляво и надолу
  } с { $squares }{ $corner ->
    [yes] {" "}в ъгъла.
   *[no] : остават { $row } и { $column }.
  }

picture-why-beatty-keep = Преместете дамата { $way ->
    [left] наляво
    [down] надолу
   *[both] наляво и надолу
  } с { $squares }: това води до двойката { $lower } и { $upper } от таблицата.
picture-why-beatty-then = Ходът запазва число или разликата, а двойките нямат общи: противникът не стига до друга двойка.
picture-why-beatty-lost-then = Ходът запазва число или разликата, а двойките нямат общи: Вие не стигате до друга двойка.

# The heads of the table of pairs and what stands in it.
beatty-apart = разлика
beatty-smaller = по-малко
beatty-larger = по-голямо
beatty-legend = Това са { $lost }. L ляво, D долу, LD и двете.
