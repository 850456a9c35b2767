# What stands beside the name of the program.
home-solved = Every game here is solved.
home-find = Find out how.
home-known = { $known } of { $all } known
home-legend = { $new } new  { $tried } tried  { $won } won  { $known } known
home-played = { $tried ->
    [0] not played yet
    [one] played once
   *[other] played { $tried } times
  }{ $tried ->
    [0] {""}
   *[other] , won without advice { $won ->
        [0] never
        [one] once
       *[other] { $won } times
      }
  }
home-next = { $step ->
    [win] next: win once without advice
    [setup] next: win setup { $number } of { $all }
    [exam] next: win { $wins } running with nothing told ({ $running } of { $wins })
   *[known] Known: nothing more is asked of you here.
  }
home-enter = { $moves ->
    [0] play against Coach
   *[other] go on after move { $moves }
  }
home-coach = { $slips ->
    [0] Coach plays for real now: nothing is given away.
    [6] Coach is easy on you: it gives every win back.
   *[other] Coach, level { $level } of 6: of 6 wins it gives { $slips } back.
  }
home-form = setup
beside-lessons = Lessons
    .about = Lessons, step by step, from 17 coins on.
beside-puzzles = Puzzles
    .about = Positions with one move to find; one a day, or as many as you like.
beside-lab = Matchboxes
    .about = A machine of matchboxes that learns from losing.
beside-shelf = Kept games
    .about = Games kept under a name, and all results.
beside-demo = Show
    .about = The arcade plays and explains by itself: for a hall, or to look on.
home-beside = Also
home-own = Your own
