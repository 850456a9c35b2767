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
   *[known] Познато: тук няма какво повече да покажете.
  }
home-enter = { $moves ->
    [0] игра с Треньора
   *[other] продължаване след ход { $moves }
  }
home-coach = { $slips ->
    [0] Треньорът вече играе сериозно и нищо не отстъпва.
    [6] Треньорът Ви щади: връща всяка победа.
   *[other] Треньорът, ниво { $level } от 6: от 6 победи отстъпва { $slips }.
  }
home-form = начало
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
