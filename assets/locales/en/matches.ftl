matches-title = Row of matches
matches-rule = Take exactly k matches side by side. Whoever cannot move loses.
matches-notation = the leftmost match you take, as in 4
matches-figure = What each run can become
matches-move = { $count ->
    [one] take match { $matches }
   *[other] take matches { $matches }
  }
    .past = { $count ->
        [one] took match { $matches }
       *[other] took matches { $matches }
      }
matches-axis-x = place
matches-axis-y = run
matches-field-n = Matches in the row (n)
matches-field-row = Or a row with gaps
matches-field-k = Matches per move (k)
matches-form-row = up to 200 of 1 (match) and 0 (gap), as in 1101
matches-preset-default = nine matches
matches-preset-treblecross = twenty, three at a time
matches-preset-gaps = with gaps
matches-preset-drawn = two hundred, four at a time
matches-preset-long = three hundred matches
matches-left = { $count ->
    [0] no matches left
    [one] 1 match
   *[other] { $count } matches
  }
matches-too-long = with more than { $most } matches, k can be at most { $short }; allowed with this k: 1 to { $most }
matches-beyond = there are not { $count } matches from match { $lowest } on; allowed: 1 to { $most }
matches-gone = match { $match } is gone; take { $count ->
    [one] a match that is still there
   *[other] { $count } side by side that are still there
  }
row-worth = worth { $value }
