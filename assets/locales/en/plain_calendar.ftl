# $rung: diagonal (normal play), early or late (misère play, with or without the shared difference), or end (31.12).
plain-why-calendar-column = { $rung ->
    [end] Name { $date }.
    [late] Name { $date }: near the end, only { $others } are good.
   *[other] Name { $date }: days left to 31 and months left to 12 are both { $left }.
  }
plain-why-calendar-row = { $rung ->
    [end] Name { $date }.
    [late] Name { $date }: near the end, only { $others } are good.
   *[other] Name { $date }: days left to 31 and months left to 12 are both { $left }.
  }
plain-why-calendar-two = Name { $day }: near the end, only { $others } are good.
plain-why-calendar-then = { $rung ->
    [diagonal] They change one number, you make both equal again, and finally you name { $end }. Quick check: the day is { $shared } more than the month.
    [early] Good dates: day = month + { $shared }, up to { $to }; then { $others }. They can't name one, but you always can, and whoever names { $end } loses.
   *[late] They have only { $replies } left; answer { $answer }, and they must name { $end } and lose.
  }
plain-why-calendar-lost = { $rung ->
    [diagonal] The day is { $shared } more than the month: days and months left are both { $left }. You change one number, they make both equal again, and finally they name { $end }.
    [early] Good dates: day = month + { $shared }, up to { $to }; then { $others }. You can't name one, but they always can, and whoever names { $end } loses.
   *[late] You have only { $replies } left; they answer { $answer }. Then you must name { $end }, and that loses.
  }
why-calendar-days = days left to 31: { $now }{ $moved ->
    [yes] , then { $then }
   *[no] {""}
  }
why-calendar-months = months left to 12: { $now }{ $moved ->
    [yes] , then { $then }
   *[no] {""}
  }
why-calendar-caption = { $here }: now.{ $moved ->
    [yes] {" "}{ $then }: then.
   *[no] {""}
  } { $lost }: good to name{ $misere ->
    [yes] .
   *[no] , day − month = { $shared }.
  }
plain-why-calendar-ends = Whoever names { $end } wins.
plain-why-calendar-forces = Then they can only name { $end }, and that loses.
plain-why-calendar-forced = You can only name { $end }, and that loses.

picture-why-calendar-row = Name { $date }, the P in this row.
picture-why-calendar-column = Name { $date }, the P in this column.
picture-why-calendar-two = Name { $day }, the P in this row.
picture-why-calendar-then = No two Ps share a row or column, so they can't name one. Whatever they name, you find a P ahead in its row or column.
picture-why-calendar-lost = This date is a P, the only one in its row and column. Whatever you name, they find a P ahead in its row or column.
