# The steps of help.
ladder = подсказка: { $step }
ladder-smaller = по-малка игра за опит
ladder-outcome = кой печели
ladder-place = къде да гледате
ladder-idea = идеята
ladder-move = ходът
ladder-reason = цялото обяснение
landing-head = Вече сте оставяли
landing-won = победи: { $count }
landing-games = игри: { $count }
landing-drawn = равни: { $count }
landing-given = отстъпени: { $count }
ladder-degree = { $degree ->
    [figure] фигурата
    [nothing] нищо
   *[all] всичко
  }
