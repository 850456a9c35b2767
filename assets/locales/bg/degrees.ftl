# How much is told before the end of a game.
action-tell = Казва всичко, показва само фигурата или нищо
telling-figure = показва се само фигурата
status-tell = Тук { $degree ->
    [all] се казва всичко
    [figure] се показва само фигурата, без обяснение; { KEY("hint") } помага стъпка по стъпка
   *[nothing] не се казва нищо; { KEY("hint") } помага стъпка по стъпка
  }
status-tell-later = От следващата игра нататък { $degree ->
    [all] се казва всичко
    [figure] се показва само фигурата, без обяснение
   *[nothing] не се казва нищо
  }
cli-tell = Колко се казва преди края: all (всичко), figure (фигурата) или nothing (нищо)
