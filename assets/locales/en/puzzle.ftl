# Puzzles: positions with one move to find.
puzzle-title = Puzzles
puzzle-task = { $goal ->
    [win] Find a move that wins.
   *[draw] No move wins. Find one that draws.
  }
puzzle-untold = Find one right move to see them all, and why they are right.
puzzle-rule = Rule
puzzle-example = { $led_here ->
    [yes] Your opponent's last move was: { $words }.
   *[no] A move is, for example: { $words }.
  }
puzzle-fails = This move fails. Find a better one.
puzzle-reply = Your opponent would answer: { $words }.
puzzle-of-day = { $day }{ $gentle ->
    [yes] {" "}(easy)
   *[no] {""}
  }
puzzle-of-seed = --seed { $seed }
puzzle-legal = { $legal } legal moves.
puzzle-right = { $right } of { $legal } moves { $right ->
    [one] was
   *[other] were
  } right.
puzzle-grade-of = Difficulty { $grade } of { $hardest }.
puzzle-uncounted = Not counted, because you chose it.
puzzle-day-open = The puzzle of the day counts once.
puzzle-day-solved = Streak: { $run ->
    [one] 1 day
   *[other] { $run } days
  }. Press { $key } to copy it.
puzzle-gives-up = That gives this puzzle up. Press { $key } again to see the answer, or go on looking.
puzzle-solved = { $tries ->
    [1] Solved at the first try. { $words }
   *[other] Solved on try { $tries }. { $words }
  }
puzzle-date = { $date } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
  }
puzzle-line = { $name } { $date } · { $game } · { $tries }{ $run ->
    [0] {""}
    [1] {""}
   *[other] {" "}· { $run } days
  } · Can you find the move?
puzzle-of-own = from your game
puzzle-own-open = You gave this one away in a game.
puzzle-own-tried = { $days ->
    [0] Twice in a row: it won't come back.
    [1] It comes back tomorrow.
   *[other] It comes back in { $days } days.
  }
puzzle-streak = { $streak } in a row, best { $best }
puzzle-streak-line = First try: { $streak } in a row, best { $best }.
puzzle-total = Solved: { $total }. From easy to hard: { $grades }.
puzzle-wanted = Chosen: { $game }, { $grade ->
    [0] any difficulty
   *[other] difficulty { $grade }
  }.
puzzle-any-game = any game
puzzle-choose = Choose your puzzles
puzzle-choose-how = Left and right change the difficulty, up and down the game. Press { KEY("enter") } to make a puzzle.
puzzle-grade = Difficulty
puzzle-grade-name = { $grade ->
    [0] any
   *[other] { $grade }
  }
puzzle-choose-grade = difficulty
puzzle-choose-game = game
puzzle-choose-take = make one
puzzle-making = Making a puzzle … Press { KEY("back") } to stop.
puzzle-making-grade = Making a puzzle of difficulty { $grade } … { $done } of at most { $total } tried. Press { KEY("back") } to stop.
puzzle-stopped = Stopped. Press { KEY("next-puzzle") } for a puzzle, { KEY("choose-puzzle") } to choose another kind, { KEY("back") } to leave.
puzzle-vain = No such puzzle was found: { $game ->
    [any] any game
   *[other] { $game }
  }{ $grade ->
    [0] {""}
   *[other] , difficulty { $grade }
  }. Press { KEY("choose-puzzle") } to choose another kind.
