# Задачи: позиции, в които се търси ход.
puzzle-title = Задачи
puzzle-task = { $goal ->
    [win] Намерете ход, който печели.
   *[draw] Никой ход не печели: намерете ход, който води до реми.
  }
puzzle-untold = Кои ходове са верни, колко са и защо, ще се каже, когато намерите един, или заедно с отговора.
puzzle-rule = Правило
puzzle-example = { $led_here ->
    [yes] Последният ход на противника: { $words }.
   *[no] Пример за ход: { $words }.
  }
puzzle-fails = Този ход не върши работа. Намерете по-добър.
puzzle-reply = Противникът би отговорил така: { $words }.
puzzle-of-day = { $day }{ $gentle ->
    [yes] {" "}(лесна)
   *[no] {""}
  }
puzzle-of-seed = --seed { $seed }
puzzle-legal = { $legal ->
    [one] Позволен е 1 ход.
   *[other] Позволени са { $legal } хода.
  }
puzzle-right = { $right ->
    [one] Верен беше { $right } от { $legal } хода.
   *[other] Верни бяха { $right } от { $legal } хода.
  }
puzzle-grade-of = Трудност { $grade } от { $hardest }.
puzzle-uncounted = Избрана от Вас: не се брои.
puzzle-day-open = Задачата на деня се брои веднъж.
puzzle-day-solved = Серия: { $run ->
    [one] 1 ден
   *[other] { $run } дни
  }. { $key } копира резултата.
puzzle-gives-up = Така задачата остава нерешена. { $key } още веднъж — отговорът. Или търсете още.
puzzle-solved = { $tries ->
    [1] Решено от първия опит. { $words }
   *[other] Решено от опит { $tries }. { $words }
  }
puzzle-date = { $date } { $month ->
    [1] януари
    [2] февруари
    [3] март
    [4] април
    [5] май
    [6] юни
    [7] юли
    [8] август
    [9] септември
    [10] октомври
    [11] ноември
   *[12] декември
  }
puzzle-line = { $name } { $date } · { $game } · { $tries }{ $run ->
    [0] {""}
    [1] {""}
   *[other] {" "}· { $run } дни
  } · Ще намерите ли хода?
puzzle-of-own = от Ваша игра
puzzle-own-open = Тук сгрешихте в своя игра.
puzzle-own-tried = { $days ->
    [0] Два пъти подред: няма да се върне.
    [1] Връща се утре.
   *[other] Връща се след { $days } дни.
  }
puzzle-streak = поред { $streak }, рекорд { $best }
puzzle-streak-line = От първи опит: { $streak } поред, рекорд { $best }.
puzzle-total = Решени: { $total }. От лесни към трудни: { $grades }.
puzzle-wanted = Търси се: { $game }, { $grade ->
    [0] произволна трудност
   *[other] трудност { $grade }
  }.
puzzle-any-game = коя да е игра
puzzle-choose = Какви задачи
puzzle-choose-how = Със стрелките наляво и надясно се избира трудността, нагоре и надолу — играта. { KEY("enter") } съставя задача.
puzzle-grade = Трудност
puzzle-grade-name = { $grade ->
    [0] произволна
   *[other] { $grade }
  }
puzzle-choose-grade = трудност
puzzle-choose-game = игра
puzzle-choose-take = съставяне
puzzle-making = Съставя се задача … { KEY("back") } спира.
puzzle-making-grade = Съставя се задача с трудност { $grade } … проверени { $done } от най-много { $total }. { KEY("back") } спира.
puzzle-stopped = Спряно. { KEY("next-puzzle") } съставя задача, { KEY("choose-puzzle") } избира друг вид, { KEY("back") } излиза.
puzzle-vain = Такава задача не се намери: { $game ->
    [any] от никоя игра
   *[other] { $game }
  }{ $grade ->
    [0] {""}
   *[other] , трудност { $grade }
  }. { KEY("choose-puzzle") } избира друг вид.
