# The steps of a hint.
ladder = hint: { $step }
ladder-smaller = a smaller game to try
ladder-outcome = who is winning
ladder-place = where to look
ladder-idea = the idea
ladder-move = the move
ladder-reason = the whole reason
landing-head = Positions you left
landing-won = won { $count }
landing-games = { $count ->
    [one] in 1 game
   *[other] in { $count } games
  }
landing-drawn = drawn { $count }
landing-given = let you back in { $count ->
    [one] once
   *[other] { $count } times
  }
ladder-degree = { $degree ->
    [figure] picture
    [nothing] hide all
   *[all] show all
  }
