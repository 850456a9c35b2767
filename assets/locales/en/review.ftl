# The review of a game. $who is you, machine, first or second.
review-title = Review
review-chart = Who was winning
review-side = { $who ->
    [you] You
    [first] First
    [second] Second
   *[rival] { called }
  }
review-drawn = Draw
review-count = { $count ->
    [0] no mistakes
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
review-progress = Reviewing the game: { $done } of { $total } positions.
review-start = { $count ->
    [one] The start. 1 move was played.
   *[other] The start. { $count } moves were played.
  }
review-at = Move { $number } of { $count }. { $moved }
review-none = { $who ->
    [you] No mistakes. You were winning from the start.
    [first] No mistakes. First was winning from the start.
    [second] No mistakes. Second was winning from the start.
    [draw] No mistakes. It was a draw from the start.
    [unknown] No known mistakes. Nobody knows who wins from the start.
   *[rival] No mistakes. { called } was winning from the start.
  }
review-mistakes = { $count ->
    [one] 1 move was a mistake{ $solved ->
        [0] . Go to it and find a better one.
       *[other] , and you solved it.
      }
   *[other] { $count } moves were mistakes. You have solved { $solved ->
        [0] none
       *[other] { $solved }
      } of them.
  }
review-mistake = Mistake { $number } of { $count }: { $gave } { KEY("enter") }: find a better move.
review-decided = This decided the game: { $gave }
review-lost-from-start = { $who ->
    [first] First was losing from the start, so no move decided it.
    [second] Second was losing from the start, so no move decided it.
   *[you] You were losing from the start, so none of your moves decided it.
  }
review-needless = { $who ->
    [first] First resigned here
    [second] Second resigned here
   *[you] You resigned here
  }, though it was still { $worth ->
    [draw] a draw.
   *[win] a win.
  }
review-undecided = Nobody knows what decided the game, or who wins here.
review-gave = { $given ->
    [0] { $from ->
        [win] a win became { $to ->
            [draw] a draw.
           *[loss] a loss.
          }
       *[draw] a draw became a loss.
      }
    [1] it gave away 1 point.
   *[other] it gave away { $given } points.
  }
review-settled = Mistake { $number } of { $count }: { $how ->
    [solved] solved.
   *[shown] the answer was shown.
  }
review-veiled = The next move was a mistake. Go on to it, and press { KEY("enter") } to find the right one.
review-open = This move was a mistake. Press { KEY("enter") } to find a better one and see the reason.
review-no-more = There are no more mistakes in this direction.
review-no-mistake = This move was not a mistake.
review-try = find better
review-walk = move
review-jump = mistake
review-look = Find a better move. You'll see the reason once you find one or ask for the answer.
review-task = Not { $words }. Find a move that keeps { $worth ->
    [win] the win
   *[draw] the draw
  }.
review-solved = { $words } Solved: it keeps { $worth ->
    [win] the win
   *[draw] the draw
  }. { review-told }
review-told = { $alone ->
    [yes] Here is the reason. { KEY("why", at: "review") }: see it by itself.
   *[no] Here is the reason.
  }
# Heads the reason, which is that of the position before the right move or after it.
review-before = Before your move:
review-after = After your move ({ $words }):
review-answer = This is the answer. { review-told }
review-answer-later = To see the answer, undo your move first ({ KEY("undo", at: "puzzle") }).
review-answer-shown = This is the answer: the cursor is on it.
review-answer-found = You have found a right move yourself.
review-wrong = { $words } That { $worth }.
review-wrong-score = { $words } That gives away { $given ->
    [1] 1 point
   *[other] { $given } points
  }.
review-line = Press { KEY("enter") } to play the best reply.
review-line-own = Press { KEY("enter") } to see the next move.
review-board-stays = The board stays in sight while you look for a move.
review-line-end = The line ends here. Press { KEY("enter") } to try again.
review-reply = reply
review-again = try again
review-go-on = continue
