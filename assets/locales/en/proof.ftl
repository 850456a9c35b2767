# The proof over a position: why the theorem holds, and all positions below it.
proof-argument = Why it holds, step { $at } of { $all }:
# $at are filled so far.
proof-filled = All { $all } positions from here, filled from the end: { $at }.
proof-filled-end = { $outcome ->
    [loss] the end: whoever would move has lost
    [win] the end: whoever would move has won
   *[draw] the end: a draw
  }
proof-filled-moves = { $outcome ->
    [loss] every move leaves a won one: { $to }
    [win] one move leaves a lost one: { $to }
   *[draw] no move wins; { $to } keeps the draw
  }
proof-filled-separator = { " · " }
# What a move of the proof leaves, in plain words.
plain-value = { $outcome ->
    [win] whoever moves then can win
    [loss] whoever moves then is lost
    [draw] nobody can force a win then
   *[unknown] nobody knows who wins then
  }
