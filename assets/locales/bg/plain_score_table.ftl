# Колко струва редица кюлчета, с прости думи.
plain-why-score-value = { $total ->
    [1] останалото 1
   *[other] { $score } от останалите { $total }
  }
plain-why-score-keep = { $take ->
    [one] Вземете 1 кюлче за { $got }: тогава имате { $own }, а противникът { $other }.
   *[other] Вземете { $take } кюлчета за { $got }: тогава имате { $own }, а противникът { $other }.
  }
plain-why-score-keep-all = { $take ->
    [one] Вземете последното кюлче
   *[other] Вземете всичките { $take } кюлчета
  }: за противника не остава нищо и имате { $own } на { $other }.
plain-why-score-then = { $left ->
    [1] Противникът може да вземе най-много останалото 1.
   *[other] От останалите { $left } противникът може да вземе най-много { $least }.
  }
picture-why-score-then = В квадратни скоби е най-малкото, което можете да оставите на противника: { $left ->
    [1] останалото 1.
   *[other] { $least } от останалите { $left }.
  }
plain-why-score-so = { $outcome ->
    [win] Значи накрая имате поне { $own }, а противникът най-много { $other }.
   *[draw] Значи накрая противникът няма да има повече от Вас.
  }
plain-why-score-lost = Каквото и да вземете, накрая противникът може да има поне с { $by } повече.
plain-why-score-close = За най-малка разлика: { $words }.

plain-why-score-axes = от\взети
plain-why-score-legend = Ред: първо кюлче; колона: взети. Клетка: колко още взема играещият. [най-малко] { $here } ход
plain-why-score-equation = { $total } - най-малкото от { $options } = { $score }
