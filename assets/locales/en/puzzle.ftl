# Puzzles: positions with a move to find.
puzzle-title = Puzzles
puzzle-task = { $goal ->
    [win] Find a move that wins.
   *[draw] No move wins: find one that draws.
  }
puzzle-untold = Which moves are right, how many they are, and why, is told when you have found one, or with the answer.
puzzle-pane = Puzzle
puzzle-of-day = of { $day }
puzzle-of-seed = --seed { $seed }
puzzle-legal = { $legal } moves are legal.
puzzle-right = { $right } of { $legal } moves { $right ->
    [one] was
   *[other] were
  } right.
puzzle-grade-of = Grade { $grade } of { $hardest }.
puzzle-uncounted = Asked for by you: not counted.
puzzle-day-open = The puzzle of the day counts once.
puzzle-results = Solved
puzzle-streak = streak { $streak }, best { $best }
puzzle-streak-line = First try: { $streak } in a row, best { $best }.
puzzle-total = In all { $total }; grades 1 to { $hardest }: { $grades }.
puzzle-wanted = Wanted: { $game }, { $grade ->
    [0] any grade
   *[other] grade { $grade }
  }.
puzzle-any-game = any game
puzzle-choose = Which puzzles
puzzle-choose-how = Left and right choose how hard, up and down of which game. Enter makes one.
puzzle-grade = Grade
puzzle-grade-name = { $grade ->
    [0] any
   *[other] { $grade }
  }
puzzle-choose-grade = grade
puzzle-choose-game = game
puzzle-choose-take = make one
puzzle-making = Making a puzzle … Esc stops.
puzzle-making-grade = Making a puzzle of grade { $grade } … { $done } of at most { $total } tried. Esc stops.
puzzle-stopped = Stopped. n makes a puzzle, c chooses another kind, Esc leaves.
puzzle-vain = No such puzzle was found: { $game ->
    [any] of any game
   *[other] { $game }
  }{ $grade ->
    [0] {""}
   *[other] , grade { $grade }
  }. c chooses another kind.
