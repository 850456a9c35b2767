# The proof panel: why the theorem holds here, and all positions reachable from this one.
proof-argument = Why it holds, step { $at } of { $all }:
# $at is how many are filled in so far.
proof-filled = Positions from here, filled in from the end: { $at } of { $all }.
proof-filled-end = { $outcome ->
    [loss] the end: the player to move has lost
    [win] the end: the player to move has won
   *[draw] the end: a draw
  }
proof-filled-moves = { $outcome ->
    [loss] every move leaves the opponent a win: { $to }
    [win] one move leaves the opponent a loss: { $to }
   *[draw] no move wins, but { $to } keeps the draw
  }
proof-filled-separator = { " · " }
# The value of the position after a move of the proof, in plain words.
plain-value = { $outcome ->
    [win] whoever moves next can win
    [loss] whoever moves next loses
    [draw] nobody can force a win
   *[unknown] nobody knows yet who wins
  }
