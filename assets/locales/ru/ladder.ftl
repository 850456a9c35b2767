# The steps of help.
play-figure = Рисунок
ladder = подсказка: { $step }
ladder-smaller = задача поменьше
ladder-outcome = кто выигрывает
ladder-place = куда смотреть
ladder-idea = идея
ladder-move = ход
ladder-reason = всё объяснение
landing-head = Оставляли, и потом (~ с подарком)
landing-won = победы: { $count }
landing-lost = поражения: { $count }
landing-drawn = ничьи: { $count }
ladder-degree = { $degree ->
    [figure] рисунок
    [nothing] ничего
   *[all] всё
  }
