# Opponents that teach by how they play. The lower its level, from 0 to 6, the more often Coach gives a win away.
called = { $who ->
    [machine] Sphinx
    [coach] Coach
    [trapper] Trapper
   *[rival] The machine
  }
    .inside = { $who ->
        [machine] Sphinx
        [coach] Coach
        [trapper] Trapper
       *[rival] the machine
      }
seat-trapper = Trapper
seat-coach = Coach, { $level ->
    [0] easy
    [1] gentle
    [2] mild
    [3] fair
    [4] firm
    [5] strong
   *[6] full strength
  }
machine-trapper = plays the best move; if it can't win, it makes the move that is hardest to answer
machine-coach = { $slips ->
    [0] gives nothing away; if it can't win, it makes a move that is hardest to answer
    [6] lets you back in whenever it could win, unless it can win at once; if lost, it avoids losing at once
   *[other] { $slips ->
        [1] one time out of six
        [2] one time out of three
        [3] half the time
        [4] two times out of three
       *[5] five times out of six
      }, lets you back in, unless it can win at once{ $slips ->
        [4] ; if lost, it avoids losing at once
        [5] ; if lost, it avoids losing at once
       *[3] ; if it can't win, it makes a move that is hardest to answer
      }
  }
# What Coach says now and then after its move: true whatever the position, and no advice.
coach-said = “{ $line }”
coach-says-first = { $line ->
    [0] Here we go.
    [1] Good luck to both of us.
   *[2] Let's see, then.
  }
coach-says-only = { $line ->
    [0] I had no choice.
   *[1] That was my only move.
  }
coach-says = { $line ->
    [0] Hm. Interesting.
    [1] No hurry. I can wait.
    [2] Well, there it is.
    [3] I like this game.
    [4] What will you make of that?
    [5] I thought about that one.
    [6] Hm. Let me see.
   *[7] Over to you.
  }
