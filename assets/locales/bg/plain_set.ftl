# $shape of what is good to leave: again (from 0, with those of the next period), rule (from 0), all (below this pile) or near.
plain-why-set-keep = Вземете { $take }, оставете { $left }.
plain-why-set-safe = Сигурни са: { $shape ->
    [again] { $list } и всеки път с { $length } повече: { $again } …
    [rule] { $list } и всеки път с { $length } повече.
    [all] { $list }.
   *[near] наблизо { $list }.
  }
plain-why-set-then = Противникът може да остави само { $lefts }: нищо сигурно.
plain-why-set-then-many = От { $left } противникът има { $count } хода и никой не оставя сигурно число.
plain-why-set-then-end = От { $left } противникът няма ход.
plain-why-set-lost = Можете да оставите само { $lefts }: нищо сигурно.
plain-why-set-lost-many = Имате { $count } хода и никой не оставя сигурно число.
