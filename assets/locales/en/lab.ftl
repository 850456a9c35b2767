# The laboratory, in which a machine of matchboxes is taught.
lab-title = Matchboxes
lab-heading = Teacher: { $teacher }
lab-wall = { $boxes ->
    [one] One box
   *[other] { $boxes } boxes
  }
lab-wall-empty = Boxes
lab-right = right in { $right } of { $won }
lab-legend-right = right
lab-legend-wrong = wrong
lab-legend-lost = lost
lab-legend-empty = empty
lab-building = The boxes are made: one for each position.
lab-judging = Theory is asked about each box: { $done } of { $total }.
lab-goes-on = The machine you kept: { $games ->
    [one] one game
   *[other] { $games } games
  } behind it.
lab-taught-otherwise = The same machine, taught otherwise from now on; { $games ->
    [one] one game
   *[other] { $games } games
  } behind it.
lab-ask-new = Throw away what { $games ->
    [one] one game has
   *[other] { $games } games have
  } taught it? n once more does; any other key does not.
lab-ask-other = There is a machine that has learned { $setup } in { $games ->
    [one] one game.
   *[other] { $games } games.
  } Throw it away? Enter once more does; any other key does not.
lab-new = All boxes are filled as at the start.
lab-stopped = Stopped. What was learned stays.
lab-paused = Paused after { $done } of { $total } games. Space goes on, Esc stops.
lab-broken-off = The game was broken off: nothing was learned from it.
lab-none-wrong = It is right about every won position.
lab-no-game = This setup cannot be played.
lab-learned-from-you = { $outcome ->
    [win] It won against you and put beads into its boxes ({ $changes ->
        [one] one colour
       *[other] { $changes } colours
      }).
    [loss] You won. It took beads out of its boxes ({ $changes ->
        [one] one colour
       *[other] { $changes } colours
      }).
   *[draw] A draw: beads changed in { $changes ->
        [one] one colour.
       *[other] { $changes } colours.
      }
  }
lab-learned-empty = Its box { $position } was empty, where it gives up: for the machine the game was lost there. Beads changed in { $changes ->
    [one] one colour.
   *[other] { $changes } colours.
  }
lab-broken = The training broke off: what was learned before it stays.
lab-none = { $game } has no boxes: its positions are too many, or its moves cannot be listed.
lab-instead = { $game } has no boxes: its positions are too many, or its moves cannot be listed. This is nim instead.
lab-games = { $games ->
    [one] one game
   *[other] { $games } games
  }
lab-challenged = When you leave the game after its end, it learns from the game.
lab-curve = Games won
lab-intro = A box is a position, a colour of beads a move. The machine draws a bead blindly and plays its move.
lab-intro-rule = A win adds { $win ->
    [one] one bead
   *[other] { $win } beads
  } to each colour drawn, a loss takes { $loss } from { $blame ->
    [all] each.
   *[last] the last.
  } { $openings ->
    [any] Games begin at any box.
   *[setup] Games begin at the setup.
  }
lab-begin = Space trains it, Enter plays one game bead by bead.
lab-won-last = Of the last { $games } { $games ->
    [one] game
   *[other] games
  } { $who ->
    [beginner] who began won { $won }.
   *[machine] it won { $won }.
  }
lab-ceiling = The line: { $won } of { $games } ways to begin can be won against one who never errs.
lab-progress = { $done } of { $total } games.
lab-speed = { $speed } a second, { $left } s left.
lab-game = Game { $number }
lab-game-from = from { $position }
lab-turn = { $who ->
    [learner] The machine draws next. Enter.
    [other] The other side draws next. Enter.
   *[teacher] The teacher moves next. Enter.
  }
lab-end = { $outcome ->
    [win] The machine has won.
    [loss] The machine has lost.
   *[draw] A draw.
  }
lab-end-resigned = { $who ->
    [learner] Its box is empty: the machine gives up.
    [other] The other side's box is empty: it gives up.
   *[teacher] The teacher gives up.
  }
lab-no-move = No bead is drawn yet.
lab-line = { $line }   ({ $bead } the machine)
lab-change = { $move } in { $position }: { $before } becomes { $after }
lab-change-refilled = { $move } in { $position }: { $before } becomes { $after }, the box is empty and is filled again
lab-changes = Beads: { $changes }.
lab-no-change = No bead has changed.
lab-box = Box { $position }
lab-box-of = { $number } of { $count }
lab-more-colours = { $count ->
    [one] one more move
   *[other] { $count } more moves
  }, { $beads ->
    [one] one bead
   *[other] { $beads } beads
  }
lab-thinks-right = { $count ->
    [one] It likes { $moves } best, which wins: right.
   *[other] It likes { $moves } alike, and all of them win: right.
  }
lab-thinks-wrong = It likes { $moves } best, which does not win; { $wins } would: wrong.
lab-thinks-torn = It likes { $moves } alike, and not all win; { $wins } would: wrong.
lab-thinks-empty-won = The box is empty although { $wins } wins: wrong.
lab-thinks-lost = Whatever is drawn here loses, so no bead can be right; { $beads ->
    [one] one is left.
   *[other] { $beads } are left.
  }
lab-thinks-empty-lost = The box is empty: it has found out that every move here loses.
lab-thinks-empty-drawn = The box is empty.
lab-thinks-drawn = { $count ->
    [one] It likes { $moves } best.
   *[other] It likes { $moves } alike.
  } Nothing wins here.
lab-last-none = No game has changed this box yet.
lab-last = { $how ->
    [more] Game { $game } rewarded { $move } with { $beads ->
        [one] one bead.
       *[other] { $beads } beads.
      }
    [refilled] Game { $game } took the last bead out, from { $move }: the box was filled again.
   *[less] Game { $game } took { $beads ->
        [one] one bead
       *[other] { $beads } beads
      } away from { $move }.
  }
# Words of the last line.
lab-speed-now = { $games ->
    [0] as fast as it can
    [one] one game a second
   *[other] { $games } games a second
  }
lab-faster = speed
lab-take = take
lab-pause = pause
lab-stop = stop
lab-watch = watch
lab-watch-draw = next bead
lab-watch-learn = learn
lab-watch-next = next game
lab-by-itself = by itself
lab-by-hand = by hand
lab-wrong = wrong
lab-walk = walk
# The form.
lab-form = What is taught, and how
lab-row-game = Game
    .about = Any game whose positions fit into boxes.
lab-row-setup = Setup
    .about = Fields as on the command line ({ $fields }), such as: { $example }. Left empty, the usual ones. At most 20000 positions fit.
lab-row-teacher = Teacher
    .about = Who plays against it. Itself: both sides draw from the same boxes, and both learn.
lab-row-games = Games at a time
    .about = So many games Space plays; Space pauses them, Esc stops.
lab-row-speed = Speed
    .about = How fast Space plays them; + and - change it, too, while they run.
lab-row-openings = Games begin
    .about = From any box every position is met as often as the others; from the setup only those that come up.
lab-row-turns = The machine moves
    .about = Who makes the first move of a game.
lab-row-start = Beads at the start
    .about = Of each colour. Few: it learns fast and errs for long. Many: it learns slowly.
lab-row-win = After a win
    .about = Each colour it drew gets so many beads more (Michie 1961: three).
lab-row-draw = After a draw
    .about = Each colour it drew gets so many beads more (Michie 1961: one).
lab-row-loss = After a loss
    .about = Each colour it drew loses so many beads, as far as there are any.
lab-row-blame = Blamed for a loss
    .about = All moves (Michie 1961), or the last alone (Gardner 1962): then an error is found from the end of the game backwards.
lab-row-empty = An empty box
    .about = Filled again it goes on learning. If it gives up, the move that led there is blamed: empty boxes are then the lost positions it has found.
lab-row-seed = Seed
    .about = The same number gives the same machine, game by game.
lab-row-begin = Take this
    .about = Another game, setup, seed or number of beads at the start makes a new machine; all else teaches the same one otherwise.
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
   *[resign] gives the game up
  }
lab-seed-wrong = The seed “{ $given }” is no number: type digits, up to { $max }.
teacher-itself = itself
# Why there are no boxes.
boxes-too-many = More than { $most } positions can be reached: that many boxes there are not. Choose a smaller setup.
boxes-too-many-moves = The positions have more than { $most } moves in all: that many colours there are not. Choose a smaller setup.
boxes-unlisted = The moves of this game are places on a plane: no list holds them, so there are no colours for them.
boxes-unknown = Theory does not know who wins at { $position }, so nobody could say what is right.
boxes-over = This setup has no move: there is nothing to learn.
lab-kept-unfit = The machine that was kept is not used: { $what }. A new one is made.
