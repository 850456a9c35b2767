# Worksheets.
sheet-title = Worksheet { $seed }
sheet-name = Name:
sheet-rule = { $title }{ $last ->
    [loses] , { said-last-loses }
   *[wins] {""}
  }: { $rule }
sheet-exercise = { $number }. { $title }: { $position }
sheet-task = { $last ->
    [loses] In this game, the last move loses.{" "}
   *[wins] {""}
  }{ $who ->
    [first] First to move.
   *[second] Second to move.
  } { $goal ->
    [win] Find a move that wins.
   *[draw] Find a move that draws, because none wins.
  } (Difficulty { $grade } of { $hardest })
sheet-move = Move:
sheet-why = Why:
sheet-answers = Answers to worksheet { $seed }
sheet-again = To print this sheet again: { $command }
sheet-answer = { $moves }. For example: { $words }.
sheet-answer-best = { $right }. { $best }

cli-worksheet = Print positions to solve, with the answers and reasons on a separate page
cli-worksheet-games = The games, in turn (default: any); map GAME FIELD=VALUE prints a map to fill in by hand, and the same map filled in
cli-worksheet-count = How many positions (default 4)
cli-worksheet-seed = Seed for the sheet; the same seed makes the same sheet
cli-worksheet-grade = Only positions of this difficulty, 1 (easy) to 5
cli-worksheet-format = Output format: html (one file that prints as all pages), text (80 columns, a form feed between pages), ansi, svg (A4)
cli-worksheet-misere = With html: also positions in which the last move loses; the other formats have them anyway
cli-worksheet-out = Write each page to its own file in this folder (html is one file)

error-count = --count { $given }: expected a number of positions from 1 to { $most }
error-grade = --grade { $given }: expected a difficulty from 1 to { $hardest }
error-sheet-few = { $game }: { $grade ->
    [0] { $found ->
        [one] only one different position
       *[other] only { $found } different positions
      } could be found; ask for fewer
   *[other] { $found ->
        [0] no position
        [one] only one position
       *[other] only { $found } positions
      } of difficulty { $grade } could be found; ask for { $found ->
        [0] another difficulty
       *[other] fewer, or for another difficulty
      }
  }
error-out = --out: { $file }: { $reason }
cli-worksheet-discover = Positions for finding the rule of this stop on the path, instead of puzzles
discover-task = For each position: can the player to move win? Tick a box. If they can win, write a winning move.
discover-box = [ ] can win  [ ] cannot   move: ________
discover-rule = Our rule for the positions that are good to leave:
discover-answers = Answers: { $stop }
discover-answer = { $won ->
    [yes] can win: { $moves }
   *[no] cannot win: good to leave
  }
error-stop = There is no stop called “{ $given }” on the path. The stops are: { $stops }
error-discover = No such sheet can be made for “{ $given }”: it has too many positions, or they are not whole numbers. Choose another stop
