# The sign, and what follows from it if the player to move loses.
why-canonical-lost-whole = { $because }{ sentence-separator }{ $then }
# The same in plain words. $turn: own if whoever moves wins, any if the player to move wins whoever's turn it is.
plain-why-canonical-sign = { $turn ->
    [own] Whoever moves now wins.
   *[any] You'd win even if it were their turn.
  }
plain-why-canonical-keep = Best: { $words }.
picture-why-canonical-keep = Best: { $words }: { $parts ->
    [0] { $of } is gone.
    [one] { $of } becomes { $one }.
   *[other] { $of } becomes { $one } and { $other }.
  }
plain-why-canonical-last = Take everything that's left, and they have no move.
plain-why-canonical-then = { $who ->
    [vert] Whatever column they take next, you can answer, and you'll take the last cell.
   *[horz] Whatever row they take next, you can answer, and you'll take the last cell.
  }
plain-why-canonical-twins = Now every rectangle of free cells has a twin turned on its side.
plain-why-canonical-copy = { $who ->
    [vert] When they take a column in one, take the same row in its twin.
   *[horz] When they take a row in one, take the same column in its twin.
  }
plain-why-canonical-lost-whole = { $who ->
    [horz] Whatever row you take, they can answer, and they'll take the last cell.
   *[vert] Whatever column you take, they can answer, and they'll take the last cell.
  }
plain-why-canonical-lost-twins = Every rectangle has a twin turned on its side, so they can copy whatever you take.
