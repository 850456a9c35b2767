# $shape of what is good to leave: again (from 0, with those of the next period), rule (from 0), all (below this pile) or near.
plain-why-set-keep = Вземете { $take }, оставете { $left }: { $shape ->
    [end] противникът няма ход.
    [listed] противникът оставя само { $lefts }, нищо сигурно.
   *[many] никой от { $count } хода на противника не оставя сигурно число.
  }
plain-why-set-safe = Сигурни са: { $shape ->
    [again] { $list } и всеки път с { $length } повече: { $again } …
    [rule] { $list } и всеки път с { $length } повече.
    [all] { $list }.
   *[near] { $list }, първо най-близките.
  }
plain-why-set-lost = Можете да оставите само { $lefts }: нищо сигурно.
plain-why-set-lost-many = Имате { $count } хода и никой не оставя сигурно число.
plain-why-set-count = Бройте от 0: число е сигурно, ако всяко вземане оставя несигурно.
