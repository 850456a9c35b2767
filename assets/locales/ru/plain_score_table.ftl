# Чего стоит ряд слитков, простыми словами.
plain-why-score-value = { $total ->
    [1] последняя 1
   *[other] { $score } из оставшихся { $total }
  }
plain-why-score-keep = Возьмите { $take ->
    [1] { $take } слиток ценой { $got }
    [one] { $take } слиток общей ценой { $got }
    [few] { $take } слитка общей ценой { $got }
   *[other] { $take } слитков общей ценой { $got }
  }: тогда у вас { $own }, у соперника { $other }.
plain-why-score-keep-all = { $take ->
    [1] Возьмите последний слиток
    [one] Возьмите все { $take } слиток
    [few] Возьмите все { $take } слитка
   *[other] Возьмите все { $take } слитков
  }: сопернику ничего не останется, счёт { $own }:{ $other }.
plain-why-score-then = { $left ->
    [1] Сопернику достанется не больше последней 1.
   *[other] Останется { $left }, и соперник получит из этого не больше { $least }.
  }
picture-why-score-then = В квадратных скобках наименьшее, что можно оставить сопернику: { $left ->
    [1] последняя 1.
   *[other] { $least } из { $left }.
  }
plain-why-score-so = { $outcome ->
    [win] Значит, в конце у вас не меньше { $own }, у соперника не больше { $other }.
   *[draw] Значит, в конце у соперника будет не больше, чем у вас.
  }
plain-why-score-lost = Что бы вы ни взяли, соперник может обойти вас хотя бы на { $by }.
plain-why-score-close = Чтобы отстать меньше всего: { $words }.

plain-why-score-axes = с\взято
plain-why-score-legend = Строка: первый слиток; столбец: взято. Клетка: сколько получит тот, кто ходит. [меньше всего] { $here } ход
plain-why-score-equation = { $total } - меньшее из { $options } = { $score }
