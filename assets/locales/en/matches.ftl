matches-title = Row of matches
matches-rule = Take exactly k adjacent matches; who cannot move loses.
matches-notation = the number of the lowest match you take, as in 4
matches-move = { $count ->
    [one] take match { $matches }
   *[other] take matches { $matches }
  }
matches-axis-x = place
matches-axis-y = run
matches-field-n = Matches in the row (n)
matches-field-row = Or a row with gaps
matches-field-k = Each move takes (k)
matches-form-row = up to 200 of 1 (match) and 0 (gap), as in 1101
matches-preset-default = nine matches
matches-preset-treblecross = twenty, three at a time
matches-preset-gaps = with gaps
matches-preset-drawn = two hundred, four at a time
matches-preset-long = three hundred matches
matches-left = { $count ->
    [0] no match is left
    [one] 1 match
   *[other] { $count } matches
  }
matches-too-long = a row of more than { $most } matches is for k up to { $short }; allowed with this k: 1 to { $most }
matches-beyond = from match { $lowest } on there are not { $count } in the row; allowed: 1 to { $most }
matches-gone = match { $match } is taken; a move takes { $count ->
    [one] a match that still lies there
   *[other] { $count } neighbours that still lie there
  }
