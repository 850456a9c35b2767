# $which — every, если все ходы кончаются одинаково, $turns — ходы выигрывающего после этого.
plain-why-retrograde-counts = { $outcome ->
    [win] { $which ->
        [every] Выигрывает любой ваш ход.
       *[some] Выигрышных ходов у вас { $wins } из { $all }.
      }
    [draw] { $which ->
        [every] Выигрышных ходов нет, но любой ход сохраняет ничью.
       *[some] Выигрышных ходов нет, ничью { $draws ->
            [one] сохраняет { $draws }
           *[other] сохраняют { $draws }
          } из { $all }.
      }
   *[loss] Что бы вы ни сделали, соперник может собрать три в ряд.
  }
picture-why-retrograde-counts = { $outcome ->
    [win] В списке выигрышные ходы вверху, самые быстрые первыми: { $wins } из { $all }.
    [draw] В списке ходы, сохраняющие ничью, стоят вверху: { $draws } из { $all }.
   *[loss] В списке проигрывает каждый ход; дольше всего держатся верхние.
  }
plain-why-retrograde-keep = Быстрее не выигрывает ни один ход: { $words }.
plain-why-retrograde-then = { $plies ->
    [0] Это три в ряд.
   *[other] Дольше всего так: { $line }: три в ряд.
  }
plain-why-retrograde-follows = { $plies ->
    [1] Тогда ход { $line } — три в ряд.
   *[other] Дальше { $line }: три в ряд.
  }
plain-why-retrograde-hold = Сохраните ничью: { $words }. Тогда и соперник не сможет добиться выигрыша.

why-retrograde-head = ход и итог (считая ходы обоих)
