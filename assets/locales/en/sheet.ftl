# Worksheets.
sheet-title = Worksheet { $seed }
sheet-name = Name:
sheet-rule = { $title }{ $last ->
    [loses] , { said-last-loses }
   *[wins] {""}
  }: { $rule }
sheet-exercise = { $number }. { $title }: { $position }
sheet-task = { $last ->
    [loses] Here the last move loses.{" "}
   *[wins] {""}
  }{ $who ->
    [first] First is to move.
   *[second] Second is to move.
  } { $goal ->
    [win] Find a move that wins.
   *[draw] Find a move that draws; none wins.
  } (Grade { $grade } of { $hardest })
sheet-move = Move:
sheet-why = Why:
sheet-answers = Answers to worksheet { $seed }
sheet-again = The same again: { $command }
sheet-answer = { $moves }. For example: { $words }.
sheet-answer-best = { $right }. { $best }

cli-worksheet = Print positions to solve, and on a page of their own the answers with reasons
cli-worksheet-games = The games, in turn; any game, where they are left out. map GAME FIELD=VALUE: a map to be filled by hand, and the filled one
cli-worksheet-count = How many positions; 4, where it is left out
cli-worksheet-seed = The number the sheet is made from; the same number makes the same sheet
cli-worksheet-grade = Only positions of this grade, 1 (easy) to 5
cli-worksheet-format = Form of the sheet: text (80 columns, a form feed between pages), ansi, svg (A4)
cli-worksheet-out = Write each page to a file of its own in this folder

error-count = --count { $given }: give how many positions, from 1 to { $most }
error-grade = --grade { $given }: a grade is a whole number from 1 to { $hardest }
error-sheet-few = { $game }: { $grade ->
    [0] { $found ->
        [one] only one different position
       *[other] only { $found } different positions
      } could be found; ask for fewer
   *[other] { $found ->
        [0] no position
        [one] only one position
       *[other] only { $found } positions
      } of grade { $grade } could be found; ask for { $found ->
        [0] another grade
       *[other] fewer, or for another grade
      }
  }
error-out = --out: { $file }: { $reason }
cli-worksheet-discover = Positions from which a rule is found, of this stop of the path, instead of puzzles
discover-task = For each position: whoever is to move, can they win? Mark it; where they can, write a move that wins.
discover-box = [ ] can win  [ ] cannot   move: ________
discover-rule = Our rule for the positions that are good to leave:
discover-answers = Answers: { $stop }
discover-answer = { $won ->
    [yes] can win: { $moves }
   *[no] cannot win: good to leave
  }
error-stop = There is no stop “{ $given }” on the path: { $stops }
error-discover = The positions of “{ $given }” are too many, or not in whole numbers, for a sheet on which a rule is found
