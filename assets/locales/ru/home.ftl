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
home-next = дальше: { $step ->
    [win] выиграть раз без подсказок
    [setup] выиграть начало { $number } из { $all }
    [trial] выиграть 3 раза подряд, ничего не узнавая ({ $running } из 3)
   *[known] познано
  }
home-enter = { $moves ->
    [0] играть с Тренером
   *[other] продолжить после хода { $moves }
  }
home-coach = Тренер { $level } { $slips ->
    [0] играет теперь всерьёз и ничего не отдаёт.
   *[other] даёт вам выиграть { $slips } раза из 6 там, где мог бы выиграть сам.
  }
home-form = начало
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
