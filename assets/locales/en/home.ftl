# The home screen: what stands beside the name of the program, and the text about the selected tile.
home-solved = Every game here is solved.
home-find = Find out how.
home-known = { $known } of { $all } known
home-played = { $tried ->
    [0] Not played yet.
    [one] Played once, { $won ->
        [0] never won without advice.
       *[other] won without advice.
      }
   *[other] Played { $tried } times, { $won ->
        [0] never won without advice.
        [one] won once without advice.
       *[other] won { $won } times without advice.
      }
  }
home-unfinished = { $count ->
    [one] Unfinished: 1 move made.
   *[other] Unfinished: { $count } moves made.
  }
home-next = { $step ->
    [win] Next: win once without advice.
    [setup] Next: win setup { $number } of { $all }.
    [exam] Next: a run of { $wins } wins without advice ({ $running } of { $wins } so far).
   *[known] You know this one. Press { KEY("new", at: "home") } for its other setups.
  }
home-enter = { $moves ->
    [0] play Coach
   *[other] continue after move { $moves }
  }
home-coach = { $slips ->
    [0] Coach plays at full strength now and gives nothing away.
    [6] Coach goes easy: it lets you back in every time, unless it can win at once.
   *[other] { seat-coach }: { $slips ->
        [1] one time out of six
        [2] one time out of three
        [3] half the time
        [4] two times out of three
       *[5] five times out of six
      }, it lets you back in, unless it can win at once.
  }
home-form = setup
home-today = Today
home-day = { $state ->
    [new] Today's puzzle waits.
    [missed] Today's puzzle: try again.
    [shown] Today's puzzle: you saw the answer.
   *[solved] Today's puzzle: solved.
  }
home-run = Streak: { $run ->
    [one] 1 day.
   *[other] { $run } days.
  }
home-waiting = { $count ->
    [one] 1 position of yours waits.
   *[other] { $count } positions of yours wait.
  }
home-since = { $kind ->
    [known] Newly learned
   *[won] Newly won
  }: { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
  }.
home-coming = Next: { $name }{ $step ->
    [setup] , setup { $number } of { $all }.
    [exam] , a run of { $wins } wins without advice ({ $running } so far).
   *[win] . Win it once without advice.
  }
home-all-known = You know every stop.
home-copy = copy result
beside-lessons = Lessons
    .about = Lessons, step by step, starting with 17 coins.
beside-puzzles = Puzzles
    .about = Positions with one move to find. Solve one a day, or as many as you like.
beside-lab = Matchboxes
    .about = A machine made of matchboxes that learns by losing.
beside-shelf = Saved
    .about = The games you saved, and all your results.
beside-demo = Demo
    .about = The arcade plays and explains games. Watch it, or leave it on for visitors.
home-own = Your own
