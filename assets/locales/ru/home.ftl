# What stands beside the name of the program.
home-solved = Все эти игры решены.
home-find = Узнайте как.
home-known = Познано { $known } из { $all }
home-legend = { $new } новое  { $tried } начато  { $won } выиграно  { $known } познано
home-played = { $tried ->
    [0] ещё не сыграно
    [one] сыграна { $tried } партия
    [few] сыграно { $tried } партии
   *[other] сыграно { $tried } партий
  }{ $tried ->
    [0] {""}
   *[other] , без подсказок выиграно { $won }
  }
home-next = { $step ->
    [win] дальше: выиграть раз без подсказок
    [setup] дальше: выиграть начало { $number } из { $all }
    [exam] дальше: выиграть { $wins ->
        [one] { $wins } раз
        [few] { $wins } раза
       *[other] { $wins } раз
      } подряд, ничего не узнавая ({ $running } из { $wins })
   *[known] Познано. Другие условия: { KEY("new", at: "home") }.
  }
home-enter = { $moves ->
    [0] играть с Тренером
   *[other] продолжить после хода { $moves }
  }
home-coach = { $slips ->
    [0] Тренер играет теперь в полную силу и ничего не отдаёт.
    [6] Тренер поддаётся: отдаёт каждый выигрыш, если не выигрывает сразу.
   *[other] { seat-coach }: поддаётся { $slips ->
        [1] в одном случае из шести
        [2] в одном случае из трёх
        [3] в половине случаев
        [4] в двух случаях из трёх
       *[5] в пяти случаях из шести
      }, если не выигрывает сразу.
  }
home-form = начало
home-day = { $state ->
    [new] Задача дня ждёт вас ({ $key }).
    [missed] Задача дня ещё не решена ({ $key }).
    [shown] Задача дня: вы видели ответ.
   *[solved] Задача дня решена.
  }
home-run = Серия: { $run ->
    [one] { $run } день.
    [few] { $run } дня.
   *[other] { $run } дней.
  }
home-waiting = { $count ->
    [one] Ждёт { $count } ваша позиция
    [few] Ждут { $count } ваши позиции
   *[other] Ждут { $count } ваших позиций
  }{ $alone ->
    [yes] {" "}({ $key }).
   *[no] .
  }
home-since = Новое со вчера: { $kind ->
    [known] познано
   *[won] выиграно
  } — { $names }{ $more ->
    [0] {""}
   *[other] {" "}и ещё { $more }
  }.
home-coming = Дальше: { $name }{ $step ->
    [setup] , начало { $number } из { $all }.
    [exam] , побед подряд без подсказок: { $running } из { $wins }.
   *[win] . Выиграйте раз без подсказок.
  }
home-all-known = Вы познали все остановки.
home-copy = результат
home-copy-how = { $key } копирует результат.
beside-lessons = Уроки
    .about = Уроки шаг за шагом, начиная с 17 монет.
beside-puzzles = Задачи
    .about = Позиции, в которых надо найти ход: одна на день или сколько угодно.
beside-lab = Коробки
    .about = Машина из спичечных коробков, которая учится на проигрышах.
beside-shelf = Партии
    .about = Сохранённые под именем партии и все результаты.
beside-demo = Показ
    .about = Программа сама играет и объясняет: для зала или чтобы посмотреть.
home-beside = Ещё
home-own = Свои игры
