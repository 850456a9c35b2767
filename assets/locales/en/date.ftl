date-title = Date game
date-rule = Name a later day in the same month, or the same day in a later month. Whoever names 31.12 { $last ->
    [loses] loses
   *[wins] wins
  }.
date-move = name { $date }
    .past = named { $date }
date-notation = a date DD.MM, as in 20.01
date-figure = Days and months left
date-field-date = Starting date (date)
date-form-date = DD.MM with two digits each, 01.01 to 30.12, but not 29.02
date-preset-new-year = New Year's Day
date-preset-misere = New Year's Day (misère)
date-preset-rung = a losing date
date-preset-february = end of February
date-preset-turn = two winning moves (misère)
date-axis-x = day
date-axis-y = month
date-ended = naming this date ends the game, so a game cannot start there; allowed: { date-form-date }
date-no-such-day = { $days ->
    [0] there is no month { $month }; allowed: months 01 to 12
   *[other] month { $month } has no such day; allowed: 01 to { $days }
  }
date-unreachable = allowed: { $days ->
    [0] { $from } with any later month, up to { $month }
   *[other] { $days ->
        [1] { $day }
       *[other] { $first } to { $day }
      }{ $months ->
        [0] {""}
       *[other] , or { $from } with any later month, up to { $month }
      }
  }
date-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  }
date-month-short = { $month ->
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
