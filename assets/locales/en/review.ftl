# A game looked at again. $who is you, machine, first or second.
review-title = Review
review-chart = Who was winning
review-side = { $who ->
    [you] You
    [machine] Perfect
    [rival] Machine
    [first] First
   *[second] Second
  }
review-drawn = Draw
review-count = { $count ->
    [0] no mistake
    [one] 1 mistake{ $mixed ->
        [yes] , { $mine } of them yours
       *[no] {""}
      }, { $solved } solved
   *[other] { $count } mistakes{ $mixed ->
        [yes] , { $mine } of them yours
       *[no] {""}
      }, { $solved } solved
  }
review-thinking = Thinking …
review-progress = Looking at the game: { $done } of { $total } positions.
review-start = { $count ->
    [one] The start. 1 move was played.
   *[other] The start. { $count } moves were played.
  }
review-at = Move { $number } of { $count }. { $moved }
review-none = { $who ->
    [you] No mistake. You were winning from the start.
    [machine] No mistake. Perfect was winning from the start.
    [rival] No mistake. The machine was winning from the start.
    [first] No mistake. First was winning from the start.
    [second] No mistake. Second was winning from the start.
    [draw] No mistake. It was a draw from the start.
   *[unknown] No mistake is known: theory is silent about the start.
  }
review-mistakes = { $count ->
    [one] 1 move was a mistake{ $solved ->
        [0] : go to it and find a better one.
       *[other] , and you solved it.
      }
   *[other] { $count } moves were mistakes, { $solved } of them solved.
  }
review-mistake = Mistake { $number } of { $count }: { $gave } Enter: find a better move.
review-decided = This decided the game: { $gave }
review-lost-from-start = { $who ->
    [first] First was lost from the start: no move decided it.
    [second] Second was lost from the start: no move decided it.
   *[you] You were lost from the start: no move of yours decided it.
  }
review-needless = { $who ->
    [first] First resigned here
    [second] Second resigned here
   *[you] You resigned here
  }, though it was { $worth ->
    [draw] a draw.
   *[win] still won.
  }
review-undecided = What decided the game is not known: theory is silent here.
review-gave = { $given ->
    [0] { $from ->
        [win] a won position, now { $to ->
            [draw] a draw.
           *[loss] lost.
          }
       *[draw] a draw, now lost.
      }
   *[other] it gave away { $given } of the margin.
  }
review-settled = Mistake { $number } of { $count }: { $how ->
    [solved] solved.
   *[shown] the answer was shown.
  }
review-veiled = The next move was a mistake. Which one was right is yours to find: go on to it and press Enter.
review-open = This move was a mistake. Press Enter to find a better one: the reason comes with it.
review-no-more = There is no mistake further on this way.
review-no-mistake = This move was no mistake.
review-try = find better
review-walk = move
review-jump = mistake
review-look = Find a move that keeps it. The reason comes when you have found it, or with the answer.
review-task = Not { $words }: find a move that keeps { $worth ->
    [win] the win
   *[draw] the draw
  }.
review-solved = { $words } Solved: that keeps { $worth ->
    [win] the win
   *[draw] the draw
  }. { review-told }
review-told = { $alone ->
    [yes] The reason is told; w shows it alone.
   *[no] The reason is told.
  }
review-answer = This is the answer. { review-told }
review-answer-later = Play this out first.
review-wrong = { $words } That { $worth }.
review-wrong-score = { $words } That gives away { $given } of the margin.
review-line = Enter plays the best reply.
review-line-own = Enter plays on.
review-board-stays = The board stays while a move is looked for.
review-line-end = Here it ends. Enter: try again.
review-reply = reply
review-again = try again
review-go-on = go on
