# How much is shown before the end of a game.
action-tell = Show everything, only the picture, or nothing
telling-figure = only the picture
status-tell = Shown in this game: { $degree ->
    [all] everything. A win now counts as one with advice.
    [figure] only the picture, without advice. Press { KEY("hint") } for hints.
   *[nothing] nothing. Press { KEY("hint") } for hints.
  }
status-tell-later = Shown from the next game on: { $degree ->
    [all] everything. Wins then count as ones with advice.
    [figure] only the picture, without advice.
   *[nothing] nothing.
  }
cli-tell = How much is shown before the end: all, figure (only the picture) or nothing
