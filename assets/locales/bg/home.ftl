# What stands beside the name of the program.
home-solved = Всички тези игри са решени.
home-find = Открийте как.
home-known = Познати: { $known } от { $all }
home-legend = { $new } ново  { $tried } опитано  { $won } спечелено  { $known } познато
home-played = { $tried ->
    [0] още не е играно
    [one] играно веднъж
   *[other] играно { $tried } пъти
  }{ $tried ->
    [0] {""}
   *[other] , спечелено без съвет: { $won }
  }
home-next = { $step ->
    [win] следва: една победа без съвет
    [setup] следва: победа в начало { $number } от { $all }
    [exam] следва: { $wins } победи подред, без нищо да се казва ({ $running } от { $wins })
   *[known] Познато. Други условия: { KEY("new", at: "home") }.
  }
home-enter = { $moves ->
    [0] игра с Треньора
   *[other] продължаване след ход { $moves }
  }
home-coach = { $slips ->
    [0] Треньорът вече играе с пълна сила и нищо не отстъпва.
    [6] Треньорът Ви щади: връща всяка победа.
   *[other] { seat-coach }: отстъпва победата { $slips ->
        [1] в един от шест случая
        [2] в един от три случая
        [3] в половината случаи
        [4] в два от три случая
       *[5] в пет от шест случая
      }.
  }
home-form = начало
home-day = { $state ->
    [new] Задачата на деня Ви чака ({ $key }).
    [missed] Задачата на деня още не е решена ({ $key }).
    [shown] Задачата на деня: видяхте отговора.
   *[solved] Задачата на деня е решена.
  }
home-run = Серия: { $run ->
    [one] 1 ден.
   *[other] { $run } дни.
  }
home-waiting = { $count ->
    [one] Чака 1 Ваша позиция
   *[other] Чакат { $count } Ваши позиции
  }{ $alone ->
    [yes] {" "}({ $key }).
   *[no] .
  }
home-since = Ново от вчера: { $kind ->
    [known] познато
   *[won] спечелено
  } — { $names }{ $more ->
    [0] {""}
   *[other] {" "}и още { $more }
  }.
home-coming = Следва: { $name }{ $step ->
    [setup] , начало { $number } от { $all }.
    [exam] , победи подред без съвет: { $running } от { $wins }.
   *[win] . Спечелете веднъж без съвет.
  }
home-all-known = Познавате всички спирки.
home-copy = резултат
home-copy-how = { $key } копира резултата.
beside-lessons = Уроци
    .about = Уроци стъпка по стъпка, от 17 монети нататък.
beside-puzzles = Задачи
    .about = Позиции с ход за намиране: една на ден или колкото искате.
beside-lab = Кутийки
    .about = Машина от кибритени кутийки, която се учи от загубите.
beside-shelf = Партии
    .about = Запазени партии и всички резултати.
beside-demo = Показ
    .about = Програмата сама играе и обяснява: за зала или за гледане.
home-beside = Още
home-own = Собствени
