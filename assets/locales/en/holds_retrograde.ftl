# Why the outcome holds, worked out for this position.
holds-retrograde-end = When there are three in a row, whoever would move next has lost: mark 0.
holds-retrograde-back = Work backwards from there. A position is won in n if the fastest winning move leads to one lost in n − 1. It is lost in n if every move leads to a won one, the slowest to one won in n − 1. A position that never gets a mark is a draw.
holds-retrograde-again = { $again ->
    [one] { $again } move here repeats an earlier position of this game. That is a draw.
   *[other] { $again } moves here repeat an earlier position of this game. Each of them draws.
  }
holds-retrograde-won = Of { $all } moves, { $wins ->
    [one] { $wins } leads to a lost position, one lost in { $left }.
   *[other] { $wins } lead to a lost position, { $fast } of them to one lost in { $left }.
  } So this one is won in { $plies }.
holds-retrograde-lost = { $all ->
    [1] The only move leads to a position won in { $left }.
   *[other] All { $all } moves lead to a won position, the slowest to one won in { $left }.
  } So this one is lost in { $plies }.
holds-retrograde-drawn = Of { $all } moves, none leads to a lost position, { $draws } to a drawn one and { $losses } to a won one. So this position gets no mark either.
holds-retrograde-repeating = Of { $all } moves, none leads to a lost position, { $losses } to a won one, and { $draws ->
    [one] { $draws } repeats
   *[other] { $draws } repeat
  } an earlier position. So this one is a draw.

plain-holds-retrograde-end = Start at the end. With three in a row, whoever would move next has lost.
plain-holds-retrograde-back = Now work back, move by move. A board is won if some move leaves a lost one. It is lost if every move leaves a won one. All other boards are draws.
plain-holds-retrograde-again = { $again ->
    [one] { $again } move here brings back an earlier board. That is a draw.
   *[other] { $again } moves here bring back an earlier board. Each of them draws.
  }
plain-holds-retrograde-won = { $wins ->
    [one] { $wins } of your { $all } moves leaves
   *[other] { $wins } of your { $all } moves leave
  } them a lost board. { $plies ->
    [1] The quickest way ends the game at once.
   *[other] The quickest way ends the game after { $plies } moves, counting both players.
  }
plain-holds-retrograde-lost = Every move you have leaves them a won board. The longest way ends the game after { $plies } moves, counting both players.
plain-holds-retrograde-drawn = No move leaves them a lost board, so you can't win. { $draws ->
    [one] { $draws } of your { $all } moves keeps the draw.
   *[other] { $draws } of your { $all } moves keep the draw.
  }
plain-holds-retrograde-repeating = No move leaves them a lost board, so you can't win. { $draws ->
    [one] { $draws } of your { $all } moves brings back an earlier board and keeps the draw.
   *[other] { $draws } of your { $all } moves bring back an earlier board and keep the draw.
  }
