# Why the ladder of dates holds: days and months left are two heaps; in misère play the last dates one by one.
holds-calendar-end = From { $date } to 31.12 are { $days } { $days ->
    [one] day
   *[other] days
  } and { $months } { $months ->
    [one] month
   *[other] months
  }; one of the two is 0, so 31.12 itself can be named.
holds-calendar-make = From { $date } { $days } { $days ->
    [one] day
   *[other] days
  } and { $months } { $months ->
    [one] month
   *[other] months
  } are left. The larger number can be lowered to the smaller: { $rung } exists and leaves { $equal } and { $equal }, day − month = 19.
holds-calendar-equal = From { $date } { $days } { $days ->
    [one] day
   *[other] days
  } and { $days } { $days ->
    [one] month
   *[other] months
  } are left: day − month = 19.
holds-calendar-spoil = A move lowers just one of the two, so they differ.
holds-calendar-mend = Lowering the other by as much makes them equal again, and every date where they are equal exists: { $all }.
holds-calendar-zero = Both only fall, so they are 0 and 0 at last: { $mine ->
    [yes] the opponent names 31.12.
   *[no] you name 31.12.
  }
holds-calendar-forced = From { $dates } only { $end } is left to name, which loses: P.
holds-calendar-before = From { $rung } only { $replies } can be named, and from each { $answer }: so { $rung } is P.
holds-calendar-apart = Up to { $to } the P are the dates with day − month = { $shared }; then come { $others }. No two share a month or a day, so from a P no P can be named.
holds-calendar-reach = From every other date but 31.12 one lies ahead: a smaller day than the P of its month goes on to that; a larger one goes on to the P of its day, which is in a later month.
holds-calendar-name = { $lost ->
    [yes] { $date } is one of these P.
   *[no] From { $date } the P { $rung } can be named.
  }
plain-holds-calendar-end = From { $date } { $days } { $days ->
    [one] day
   *[other] days
  } and { $months } { $months ->
    [one] month
   *[other] months
  } are left. One number is 0, so you may name 31.12 now.
plain-holds-calendar-make = From { $date } { $days } { $days ->
    [one] day
   *[other] days
  } and { $months } { $months ->
    [one] month
   *[other] months
  } are left. Lower the larger number to the smaller one: { $rung } leaves { $equal } of each.
plain-holds-calendar-equal = From { $date } { $days } { $days ->
    [one] day
   *[other] days
  } and { $days } { $days ->
    [one] month
   *[other] months
  } are left, equally many.
plain-holds-calendar-spoil = { $mine ->
    [yes] You can change only one of the two numbers, so they become unequal.
   *[no] They can change only one of the two numbers, so they become unequal.
  }
plain-holds-calendar-mend = { $mine ->
    [yes] They lower the other number by as much. Dates with equal numbers all exist, from 20.01 to 31.12.
   *[no] You lower the other number by as much. Dates with equal numbers all exist, from 20.01 to 31.12.
  }
plain-holds-calendar-zero = The numbers only get smaller, so both become 0. { $mine ->
    [yes] They name that date, 31.12.
   *[no] You name that date, 31.12.
  }
plain-holds-calendar-forced = From { $dates } only { $end } is left to name, and that loses.
plain-holds-calendar-before = From { $rung } only { $replies } can be named, and from each { $answer }. So { $rung } is safe, too.
plain-holds-calendar-apart = Safe before these: the day is { $shared } more than the month, up to { $to }. No two safe dates share a month or a day. So nobody goes from one safe date to another.
plain-holds-calendar-reach = From every other date a safe one lies ahead, in its month or on its day. { $mine ->
    [yes] So they always find one, and you never do.
   *[no] So you always find one, and they never do.
  }
plain-holds-calendar-name = { $lost ->
    [yes] { $date } is such a safe date already, and you must leave it.
   *[no] From { $date } you can name { $rung }, which is safe.
  }
