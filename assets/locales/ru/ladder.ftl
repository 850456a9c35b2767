# The steps of help.
ladder = подсказка: { $step }
ladder-smaller = задача поменьше
ladder-outcome = кто выигрывает
ladder-place = куда смотреть
ladder-idea = идея
ladder-move = ход
ladder-reason = всё объяснение
landing-head = Вы уже оставляли
landing-won = победы: { $count }
landing-games = партий: { $count }
landing-drawn = ничьи: { $count }
landing-given = отдано: { $count }
ladder-degree = { $degree ->
    [figure] рисунок
    [nothing] ничего
   *[all] всё
  }
