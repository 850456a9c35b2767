# How much is told before the end of a game.
action-tell = Рассказывать всё, показывать только рисунок или ничего
telling-figure = показан только рисунок
status-tell = Здесь { $degree ->
    [all] рассказывается всё
    [figure] виден только рисунок, без объяснений; { KEY("hint") } подсказывает шаг за шагом
   *[nothing] ничего не рассказывается; { KEY("hint") } подсказывает шаг за шагом
  }
cli-tell = Сколько рассказывать до конца партии: all (всё), figure (рисунок) или nothing (ничего)
