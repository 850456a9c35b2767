# Why it holds, told over a position.
holds-retrograde-end = Where three stand in a row, whoever would move has lost: mark 0.
holds-retrograde-back = Backwards from there: won in n if the fastest move leads to lost in n − 1; lost in n if every move leads to won, the slowest in n − 1. What never gets a mark is drawn.
holds-retrograde-again = Moves here that bring back a position of this game: { $again }. They draw.
holds-retrograde-won = Of { $all } moves { $wins } lead to a lost position, { $fast } of them to lost in { $left }: so this is won in { $plies }.
holds-retrograde-lost = All { $all } moves lead to a won position, the slowest to won in { $left }: so this is lost in { $plies }.
holds-retrograde-drawn = Of { $all } moves none leads to a lost position, { $draws } to a drawn one, { $losses } to a won one. So this gets no mark either.
holds-retrograde-repeating = Of { $all } moves none leads to a lost position, { $losses } to a won one, and { $draws } bring a position back. So this is a draw.

plain-holds-retrograde-end = Begin at the end. With three in a row, whoever would move next has lost.
plain-holds-retrograde-back = Now go back, move by move. A board is won if some move leaves a lost one. It is lost if every move leaves a won one. All other boards are draws.
plain-holds-retrograde-again = Moves here that bring back an earlier board, a draw: { $again }.
plain-holds-retrograde-won = Of your { $all } moves, this many leave them a lost board: { $wins }. { $plies ->
    [1] One of them ends the game at once.
   *[other] The quickest ends the game after { $plies } moves of both together.
  }
plain-holds-retrograde-lost = Every move you have leaves them a won board. The slowest ends the game after { $plies } moves of both together.
plain-holds-retrograde-drawn = No move leaves them a lost board, so you cannot win. Moves that leave a draw: { $draws } of { $all }.
plain-holds-retrograde-repeating = No move leaves them a lost board, so you cannot win. Moves that bring back an earlier board and draw: { $draws } of { $all }.
