# Machines made of matchboxes that learn: the command `learn`, and their files.
cli-learn = Train a machine made of matchboxes that knows only the legal moves, and compare it with theory
cli-learn-games = How many games it plays, 1 to { $most } (default 10000)
cli-learn-teacher = The training partner: perfect, random, self (both sides draw from the same boxes), skill-0 to skill-100, gives-back-1 to gives-back-9, loser (default perfect)
cli-learn-teachers = perfect, random, self, skill-0 to skill-100 (percent of perfect moves), gives-back-1 to gives-back-9, loser
cli-learn-seed = The seed of its games, so that a run can be repeated (default 1)
cli-learn-start = Beads of each colour at the start, 1 to { $most }
cli-learn-win = Beads added for each move of a game it won, 0 to { $most }
cli-learn-draw = Beads added for each move of a drawn game, 0 to { $most }
cli-learn-loss = Beads taken away for each move blamed for a loss, 0 to { $most }
cli-learn-empty = What happens when a box has no beads left: refill (fill it as at the start) or resign (give up the game)
cli-learn-blame = Which moves of a lost game lose beads: all or last
cli-learn-openings = Where games start: any (from any position) or setup
cli-learn-turns = When the machine moves: first, second or alternate
cli-learn-load = Continue with the machine in this file; options given here override those in the file
cli-learn-save = Save the machine in this file
cli-learn-compare = Print a table of the accuracy after training against perfect, random and self, averaged over ten seeds
learn-trained = { $id }: { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
  }, { $games ->
    [one] one game
   *[other] { $games } games
  }, trained against { $teacher }, seed { $seed }
learn-won = Wins, from the first game to the last: { $curve }
learn-won-last = It won { $won } of { $games ->
    [one] 1 game
   *[other] the last { $games } games
  } ({ $percent }%).
learn-accuracy = Accuracy: its favourite move wins in { $right } of { $won ->
    [one] one winning position
   *[other] { $won } winning positions
  } ({ $percent }%).
learn-accuracy-none = Accuracy: there is no winning position, so there is no move to find.
learn-wrong = Still wrong{ $more ->
    [0] {""}
   *[other] {" "}(the first { $count } of { $all })
  }:
learn-wrong-one = { $position }: it likes { $favourites }, but { $winning } would win
learn-wrong-empty = { $position }: its box is empty, but { $winning } would win
learn-empty = Empty boxes, where it resigns: { $count } ({ $lost } of them lost anyway): { $positions }
learn-table-games = games
learn-progress = { $done } of { $total } games, { $rate } per second, { $left } left
learn-progress-boxes = Boxes: { $done } of { $total }
learn-seconds = { $seconds } s
learn-minutes = { $minutes } min { $seconds } s
learned-cut-short = it is incomplete
learned-foreign = its setup is not in the form this program writes: { $game } { $setup }
learned-boxes = its box { $position } does not belong to the setup
learned-boxes-count = its boxes do not match the setup
learned-beads = it has more beads than a machine can have, or starts with none
learned-curve = its record of wins does not fit { $games ->
    [one] one game
   *[other] { $games } games
  }
error-learn-more = --games { $given }: the machine has played { $played } games; at most { $left } more are allowed
error-learn-setup = { $game }: { $what }
error-learn-file = { $option } { $file }: { $reason }
