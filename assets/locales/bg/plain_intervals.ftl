# $side е как стои играещият спрямо другия.
plain-why-interval-value = { $side ->
    [ahead] от остатъка с { $margin } повече от противника
    [even] от остатъка по равно
   *[behind] от остатъка с { $margin } по-малко от противника
  }
plain-why-interval-keep = Най-добре: { $words }; тогава имате { $own }, а противникът { $other }.
plain-why-interval-then = { $side ->
    [ahead] От остатъка противникът взема най-много с { $margin } повече от вас.
    [even] От остатъка противникът не взема повече от вас.
   *[behind] От остатъка противникът взема поне с { $margin } по-малко от вас.
  }
picture-why-interval-then = Между разрезите { $row } и { $column } в таблицата стои { $lead }: { $side ->
    [ahead] с повече противникът там няма да ви изпревари.
    [even] там противникът няма да ви изпревари.
   *[behind] с толкова противникът там изостава.
  }
plain-why-interval-all = Тогава за противника не остава нищо.
plain-why-interval-so = { $outcome ->
    [win] Както и да играе противникът, накрая имате поне с { $by } повече.
   *[draw] Както и да играе противникът, накрая той няма повече от вас.
  }
plain-why-interval-lost = Каквото и да вземете, накрая противникът може да има поне с { $by } повече.
plain-why-interval-least = За най-малка разлика: { $words }.

plain-why-interval-corner = от\до
plain-why-interval-legend = Ред: първото останало число; колона: последното. Клетка: с колко води играещият. [сега] (след хода)
plain-why-interval-equation = { $worth } сега, после противникът води с { $rest }: { $worth } - { $rest } = { $total }
