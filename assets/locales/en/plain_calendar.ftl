# $rung is diagonal (normal play), early or late (misère play: with the shared difference or without), or end (31.12).
plain-why-calendar-row = { $rung ->
    [end] Name { $date }.
    [late] Name { $date }.
   *[other] Name { $date }: its day is { $shared } more than its month.
  }
plain-why-calendar-column = { $rung ->
    [end] Name { $date }.
    [late] Name { $date }.
   *[other] Name { $date }: its day is { $shared } more than its month.
  }
plain-why-calendar-two = Name { $day }.
plain-why-calendar-then = { $rung ->
    [diagonal] They must break that, and you can restore it. In the end you name { $end }.
    [early] They must break that: restore it up to { $to }, or name one of { $others }. In the end they must name { $end }, and that loses.
   *[late] They can name only { $replies }; after either you name { $answer }. Then they must name { $end }, and that loses.
  }
plain-why-calendar-ends = Whoever names { $end } wins.
plain-why-calendar-forces = Then only { $end } is left to name, and that loses.
plain-why-calendar-forced = Only { $end } is left to name, and that loses.
plain-why-calendar-lost = { $rung ->
    [diagonal] The day is { $shared } more than the month: you break that, and they can restore it. In the end they name { $end }.
    [early] The day is { $shared } more than the month: any move breaks that, and they can answer. In the end you must name { $end }, and that loses.
   *[late] You can name only { $replies }; after either they name { $answer }. Then you must name { $end }, and that loses.
  }

picture-why-calendar-row = Name { $date }, the P of this row.
picture-why-calendar-column = Name { $date }, the P of this column.
picture-why-calendar-two = Name { $day }, the P of this row.
picture-why-calendar-then = No two P share a row or a column, so they cannot name one. After any reply you find a P ahead in its row or its column.
picture-why-calendar-lost = This date is a P: no other P stands in its row or its column. After any move they find a P ahead in its row or its column.
