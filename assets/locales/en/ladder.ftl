# The steps of help.
play-figure = The figure
ladder = help: { $step }
ladder-smaller = a smaller game to try
ladder-outcome = who is winning
ladder-place = where to look
ladder-idea = the idea
ladder-move = the move
ladder-reason = the whole reason
landing-head = You left, and in the end
landing-won = won { $count }
landing-lost = lost { $count }
landing-drawn = drawn { $count }
landing-given = given back { $count }
ladder-degree = { $degree ->
    [figure] figure
    [nothing] tell nothing
   *[all] tell all
  }
