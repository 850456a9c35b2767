# The laboratory, where a machine made of matchboxes is trained.
lab-title = Matchboxes
lab-heading = Trained against { $teacher }
lab-wall = { $boxes ->
    [one] One box
   *[other] { $boxes } boxes
  }
lab-wall-empty = Boxes
lab-right = right move in { $right } of { $won }
lab-legend-right = right
lab-legend-wrong = wrong
lab-legend-lost = lost
lab-legend-empty = empty
lab-legend-bead = bead: a move; box: a position
lab-building = Making the boxes, one for each position.
lab-judging = Checking the boxes against theory: { $done } of { $total }.
lab-goes-on = Your saved machine, after { $games ->
    [one] one game.
   *[other] { $games } games.
  }
lab-taught-otherwise = The same machine, trained differently from now on, after { $games ->
    [one] one game.
   *[other] { $games } games.
  }
lab-ask-new = Throw away what it learned in { $games ->
    [one] one game?
   *[other] { $games } games?
  } Press { KEY("refill") } again to do it, any other key to keep it.
lab-ask-other = Throw away the machine that learned { $setup } in { $games ->
    [one] one game?
   *[other] { $games } games?
  } Press { KEY("enter") } again to do it, any other key to keep it.
lab-new = Every box is filled as at the start.
lab-stopped = Stopped. What it has learned is kept.
lab-paused = Paused after { $done } of { $total } games. Press { KEY("train") } to go on, { KEY("back") } to stop.
lab-broken-off = The game was cut short, so the machine learned nothing from it.
lab-none-wrong = It is right in every won position.
lab-no-game = This setup cannot be played.
lab-learned-from-you = { $outcome ->
    [win] It won against you and gained beads of { $changes ->
        [one] one colour.
       *[other] { $changes } colours.
      }
    [loss] You won. It lost beads of { $changes ->
        [one] one colour.
       *[other] { $changes } colours.
      }
   *[draw] A draw. The beads of { $changes ->
        [one] one colour have changed.
       *[other] { $changes } colours have changed.
      }
  }
lab-learned-empty = Its box { $position } was empty, so the machine gave up there and lost. The beads of { $changes ->
    [one] one colour have changed.
   *[other] { $changes } colours have changed.
  }
lab-broken = Training stopped early. What was learned before that is kept.
lab-none = { $game } has no boxes, because it has too many positions or its moves can't be listed.
lab-instead = { $game } has no boxes, because it has too many positions or its moves can't be listed. Here is nim instead.
lab-games = { $games ->
    [one] one game
   *[other] { $games } games
  }
lab-challenged = Play to the end, and it learns from this game when you leave.
lab-curve = Games won
lab-intro = A box is a position, and each colour of bead is a move. The machine draws a bead blindly and plays that move.
lab-intro-rule = A win adds { $win ->
    [one] one bead
   *[other] { $win } beads
  } to each colour drawn; a loss takes { $loss } from { $blame ->
    [all] each.
   *[last] the last.
  } { $openings ->
    [any] Games start from any box.
   *[setup] Games start from the setup.
  }
lab-begin = Press { KEY("train") } to train it, { KEY("enter") } to play one game bead by bead.
lab-won-last = { $who ->
    [beginner] Whoever went first won
   *[machine] It won
  } { $won } of { $games ->
    [one] 1 game.
   *[other] the last { $games } games.
  }
lab-ceiling = The line: { $won } of { $games } possible starts can be won against perfect play.
lab-progress = { $done } of { $total } games.
lab-speed = { $speed } a second, { $left } s left.
lab-game = Game { $number }
lab-game-from = from { $position }
lab-turn = { $who ->
    [learner] The machine draws next. Press { KEY("enter") }.
    [other] The other side draws next. Press { KEY("enter") }.
   *[teacher] The training partner moves next. Press { KEY("enter") }.
  }
lab-end = { $outcome ->
    [win] The machine has won.
    [loss] The machine has lost.
   *[draw] A draw.
  }
lab-end-resigned = { $who ->
    [learner] Its box is empty, so the machine gives up.
    [other] The other side's box is empty, so it gives up.
   *[teacher] The training partner gives up.
  }
lab-no-move = No bead has been drawn yet.
lab-line = { $line }   ({ $bead } the machine)
lab-change = { $move } in { $position } goes from { $before } to { $after }
lab-change-refilled = { $move } in { $position } goes from { $before } to { $after }, and the empty box is filled again
lab-changes = Beads: { $changes }.
lab-no-change = No bead has changed.
lab-box = Box { $position }
lab-box-of = { $number } of { $count }
lab-columns = Move, beads
lab-heading-wins = wins
lab-heading-draws = draws
lab-heading-loses = loses
lab-hidden = Which moves are right is hidden. Press { $key } to see them.
lab-likes = { $count ->
    [one] It likes { $moves } best.
   *[other] It likes { $moves } equally.
  }
lab-more-colours = { $count ->
    [one] one more move
   *[other] { $count } more moves
  }, { $beads ->
    [one] one bead
   *[other] { $beads } beads
  }
lab-thinks-right = { $count ->
    [one] It likes { $moves } best, and that wins.
   *[other] It likes { $moves } equally, and all of them win.
  }
lab-thinks-wrong = It likes { $moves } best, but only { $wins } would win.
lab-thinks-torn = It likes { $moves } equally, but only { $wins } would win.
lab-thinks-empty-won = The box is empty, although { $wins } would win.
lab-thinks-lost = Whatever it draws here loses, so no bead can be right; { $beads ->
    [one] one is left.
   *[other] { $beads } are left.
  }
lab-thinks-empty-lost = The box is empty: the machine knows every move here loses.
lab-thinks-empty-drawn = The box is empty.
lab-thinks-drawn = { $count ->
    [one] It likes { $moves } best.
   *[other] It likes { $moves } equally.
  } No move wins here.
lab-last-none = No game has changed this box yet.
lab-last = { $how ->
    [more] Game { $game } added { $beads ->
        [one] one bead
       *[other] { $beads } beads
      } to { $move }.
    [refilled] Game { $game } took the last bead, from { $move }, so the box was filled again.
   *[less] Game { $game } took { $beads ->
        [one] one bead
       *[other] { $beads } beads
      } from { $move }.
  }
# The footer.
lab-speed-now = { $games ->
    [0] as fast as it can
    [one] one game a second
   *[other] { $games } games a second
  }
lab-faster = speed
lab-take = apply
lab-pause = pause
lab-stop = stop
lab-watch = watch
lab-watch-draw = next bead
lab-watch-learn = learn
lab-watch-next = next game
lab-by-itself = autoplay
lab-by-hand = by hand
lab-wrong = wrong
lab-tell = right moves
lab-walk = move
# The form.
lab-form = The training
lab-row-game = Game
    .about = Any game whose positions fit into boxes.
lab-row-setup = Setup
    .about = Fields as on the command line ({ $fields }), as in { $example }. Leave it empty for the defaults. At most 20000 positions fit.
lab-row-teacher = Training partner
    .about = Who plays against the machine. Itself: both sides draw from the same boxes, and both learn.
lab-row-games = Games at a time
    .about = How many games { KEY("train") } plays. While they run, { KEY("train") } pauses them and { KEY("back") } stops them.
lab-row-speed = Speed
    .about = How fast { KEY("train") } plays them. While they run, { KEY("faster", at: "lab") } and { KEY("slower", at: "lab") } change the speed.
lab-row-openings = Games start
    .about = From any box, every position comes up equally often. From the setup, only positions that arise from it come up.
lab-row-turns = The machine moves
    .about = Who makes the first move of a game.
lab-row-start = Beads at the start
    .about = Beads of each colour. With few, it learns fast but makes mistakes for longer. With many, it learns slowly.
lab-row-win = After a win
    .about = Beads added to each colour it drew (Michie 1961: three).
lab-row-draw = After a draw
    .about = Beads added to each colour it drew (Michie 1961: one).
lab-row-loss = After a loss
    .about = Beads taken from each colour it drew, as long as there are any.
lab-row-blame = Blamed for a loss
    .about = All its moves (Michie 1961) or only the last (Gardner 1962). With only the last, it finds its mistakes from the end of the game backwards.
lab-row-empty = An empty box
    .about = If it is filled again, it goes on learning. If it gives up, the move that led there is blamed: the empty boxes are then the lost positions it has found.
lab-row-seed = Seed
    .about = The same seed gives the same machine, game by game.
lab-row-begin = Apply
    .about = Another game, setup, seed or number of beads at the start makes a new machine. Any other change trains the same machine differently.
lab-openings = { $how ->
    [any] from any box
   *[setup] from the setup
  }
lab-turns = { $how ->
    [first] first
    [second] second
   *[alternate] first and second in turn
  }
lab-beads-start = { $beads }
lab-beads-more = + { $beads }
lab-beads-less = − { $beads }
lab-blame = { $how ->
    [all] all its moves
   *[last] its last move
  }
lab-empty = { $how ->
    [refill] is filled again
   *[resign] gives up the game
  }
lab-seed-wrong = The seed “{ $given }” is not a number; type digits, up to { $max }.
teacher-itself = itself
# Reasons why a game has no boxes.
boxes-too-many = More than { $most } positions can be reached, too many for boxes. Choose a smaller setup.
boxes-too-many-moves = The positions have more than { $most } moves in all, too many for colours. Choose a smaller setup.
boxes-unlisted = The moves of this game are points on a plane. They can't be listed, so they can't have colours.
boxes-unknown = Theory does not say who wins at { $position }, so nobody could say which move is right.
boxes-over = This setup has no move, so there is nothing to learn.
lab-kept-unfit = Your saved machine can't be used: { $what }. A new one is made.
lab-box-empty = The box is empty.
