# Machines of matchboxes that learn: the command `learn`, and their files.
cli-learn = Train a machine of matchboxes that knows the legal moves alone, and hold it against theory
cli-learn-games = How many games it plays: 1 to { $most }; 10000, where it is not said
cli-learn-teacher = Who plays against it: perfect, random, self (both sides draw from the same boxes), skill-0 to skill-100, gives-back-1 to gives-back-9, loser; perfect, where it is not said
cli-learn-teachers = perfect, random, self, skill-0 to skill-100 (percent of perfect moves), gives-back-1 to gives-back-9, loser
cli-learn-seed = The number its games are drawn from; 1, where it is not said, so that a run can be repeated
cli-learn-start = Beads of each colour at the start: 1 to { $most }
cli-learn-win = Beads added for each move of a game that was won: 0 to { $most }
cli-learn-draw = Beads added for each move of a game that was drawn: 0 to { $most }
cli-learn-loss = Beads taken away in a game that was lost: 0 to { $most }
cli-learn-empty = What a box without beads does: refill (it is filled as at the start), resign (the game is given up)
cli-learn-blame = Which moves of a lost game lose beads: all, last
cli-learn-openings = Where games begin: any (at any position), setup
cli-learn-turns = When it moves: first, second, alternate
cli-learn-load = Go on with the machine in this file; what is said besides takes the place of what the file says
cli-learn-save = Keep the machine in this file
cli-learn-compare = Print a table of the accuracy with the teachers perfect, random and self, each the mean over ten seeds
learn-trained = { $id }: { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
  }, { $games ->
    [one] one game
   *[other] { $games } games
  }, teacher { $teacher }, seed { $seed }
learn-won = Won, from the first game to the last: { $curve }
learn-won-last = Of the last { $games ->
    [one] game
   *[other] { $games } games
  } it won { $won } ({ $percent } %).
learn-accuracy = Accuracy: its favourite move wins in { $right } of { $won ->
    [one] one won position
   *[other] { $won } won positions
  } ({ $percent } %).
learn-accuracy-none = Accuracy: no position is won, so there is no move to find.
learn-wrong = Still wrong{ $more ->
    [0] {""}
   *[other] {" "}(the first { $count } of { $all })
  }:
learn-wrong-one = { $position }: it likes { $favourites }; { $winning } would win
learn-wrong-empty = { $position }: its box is empty; { $winning } would win
learn-empty = Empty boxes, where it resigns: { $count }, { $lost } of them of lost positions: { $positions }
learn-table-games = games
learn-progress = { $done } of { $total } games, { $rate } a second, { $left } left
learn-progress-boxes = Boxes: { $done } of { $total }
learn-seconds = { $seconds } s
learn-minutes = { $minutes } min { $seconds } s
learned-cut-short = it is cut short
learned-foreign = its setup is not written as this program writes it: { $game } { $setup }
learned-boxes = its box { $position } is not one of the setup's
learned-boxes-count = it does not have the setup's boxes
learned-beads = it has more beads than a machine can have, or begins with none
learned-curve = what it says of its wins does not go with { $games ->
    [one] one game
   *[other] { $games } games
  }
error-learn-more = --games { $given }: the machine has played { $played } games; up to { $left } more are allowed
error-learn-setup = { $game }: { $what }
error-learn-file = { $option } { $file }: { $reason }
