# $side — как стоит тот, кому ходить, против другого.
plain-why-interval-value = { $side ->
    [ahead] из остатка на { $margin } больше, чем у соперника
    [even] из остатка поровну
   *[behind] из остатка на { $margin } меньше, чем у соперника
  }
plain-why-interval-keep = Лучше всего { $words }; тогда у вас { $own }, у соперника { $other }.
plain-why-interval-then = { $side ->
    [ahead] Из остатка соперник получит больше вас не более чем на { $margin }.
    [even] Из остатка соперник получит не больше вас.
   *[behind] Из остатка соперник получит меньше вас хотя бы на { $margin }.
  }
picture-why-interval-then = Между разрезами { $row } и { $column } в таблице стоит { $lead }: { $side ->
    [ahead] на остатке соперник обойдёт вас самое большее на столько.
    [even] на остатке соперник вас не обойдёт.
   *[behind] на остатке соперник на столько отстанет.
  }
plain-why-interval-all = Тогда сопернику ничего не останется.
plain-why-interval-so = { $outcome ->
    [win] Как бы ни играл соперник, в конце у вас больше хотя бы на { $by }.
   *[draw] Как бы ни играл соперник, в конце у него не больше, чем у вас.
  }
plain-why-interval-lost = Что бы вы ни взяли, соперник может обойти вас хотя бы на { $by }.
plain-why-interval-least = Чтобы отстать меньше всего: { $words }.

plain-why-interval-corner = от\до
plain-why-interval-legend = Строка: первое из оставшихся чисел; столбец: последнее. Клетка: перевес того, кто ходит. [сейчас] (после хода)
plain-why-interval-equation = { $worth } сейчас, потом перевес соперника { $rest }: { $worth } - { $rest } = { $total }
