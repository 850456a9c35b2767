# How much is told before the end of a game.
action-tell = Tell everything, show the figure alone, or nothing
telling-figure = only the figure is shown
status-tell = Told here: { $degree ->
    [all] everything
    [figure] the figure alone, which shows without telling; i helps step by step
   *[nothing] nothing; i helps step by step
  }
cli-tell = How much is told before the end: all, figure or nothing
