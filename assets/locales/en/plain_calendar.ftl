# $rung is diagonal (normal play), early or late (misère play: with the shared difference or without), or end (31.12).
plain-why-calendar-column = { $rung ->
    [end] Name { $date }.
    [late] Name { $date }: at the end only { $others } are safe.
   *[other] Name { $date }: days left to 31 and months left to 12 are { $left } each.
  }
plain-why-calendar-row = { $rung ->
    [end] Name { $date }.
    [late] Name { $date }: at the end only { $others } are safe.
   *[other] Name { $date }: days left to 31 and months left to 12 are { $left } each.
  }
plain-why-calendar-two = Name { $day }: at the end only { $others } are safe.
plain-why-calendar-then = { $rung ->
    [diagonal] They change one number; you make both equal again, and at last name { $end }. Quick check: the day is { $shared } more than the month.
    [early] Safe: the day { $shared } more than the month, up to { $to }; then { $others }. They can name no safe date, you always can, and { $end } loses.
   *[late] They can name only { $replies }; answer { $answer }, and they must name { $end } and lose.
  }
plain-why-calendar-lost = { $rung ->
    [diagonal] The day is { $shared } more than the month: { $left } days and { $left } months are left. You change one number; they make both equal again, and at last name { $end }.
    [early] Safe: the day { $shared } more than the month, up to { $to }; then { $others }. You can name no safe date, they always can, and { $end } loses.
   *[late] You can name only { $replies }; they answer { $answer }. Then you must name { $end }, and that loses.
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
  } { $lost }: safe to name{ $misere ->
    [yes] .
   *[no] , day − month = { $shared }.
  }
plain-why-calendar-ends = Whoever names { $end } wins.
plain-why-calendar-forces = Then only { $end } is left to name, and that loses.
plain-why-calendar-forced = Only { $end } is left to name, and that loses.

picture-why-calendar-row = Name { $date }, the P of this row.
picture-why-calendar-column = Name { $date }, the P of this column.
picture-why-calendar-two = Name { $day }, the P of this row.
picture-why-calendar-then = No two P share a row or a column, so they cannot name one. After any reply you find a P ahead in its row or its column.
picture-why-calendar-lost = This date is a P: no other P stands in its row or its column. After any move they find a P ahead in its row or its column.
