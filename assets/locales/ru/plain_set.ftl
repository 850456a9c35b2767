# $shape of what is good to leave: again (from 0, with those of the next period), rule (from 0), all (below this pile) or near.
plain-why-set-keep = Возьмите { $take }, оставьте { $left }: { $shape ->
    [end] у соперника нет хода.
    [listed] соперник оставит только { $lefts }, а это ненадёжно.
   *[many] у соперника { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[other] { $count } ходов
      }, и ни один не оставит надёжного числа.
  }
plain-why-set-safe = Надёжно оставлять: { $shape ->
    [again] { $list } и каждый раз на { $length } больше: { $again } …
    [rule] { $list } и каждый раз на { $length } больше.
    [all] { $list }.
   *[near] { $list } — ближайшие впереди.
  }
plain-why-set-lost = Вы можете оставить только { $lefts }: это ненадёжно.
plain-why-set-lost-many = У вас { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
  }, и ни один не оставит надёжного числа.
plain-why-set-count = Считайте от 0: число надёжно, если любой ход оставляет от него ненадёжное.
