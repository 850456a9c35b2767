# Why the ladder of dates holds: the days and the months left are two heaps. In misère play, the last dates are worked out one by one.
holds-calendar-end = { $date } is { $days } { $days ->
    [one] day
   *[other] days
  } and { $months } { $months ->
    [one] month
   *[other] months
  } short of 31.12. One of these is 0, so you can name 31.12 itself.
holds-calendar-make = { $date } is { $days } { $days ->
    [one] day
   *[other] days
  } and { $months } { $months ->
    [one] month
   *[other] months
  } short of 31.12. You can lower the larger number to the smaller one: { $rung } exists and leaves { $equal } of each, so day − month = 19.
holds-calendar-equal = { $date } is { $days } { $days ->
    [one] day
   *[other] days
  } and { $days } { $days ->
    [one] month
   *[other] months
  } short of 31.12, so day − month = 19.
holds-calendar-spoil = A move lowers only one of the two, so they are no longer equal.
holds-calendar-mend = Lowering the other one by the same amount makes them equal again, and every date with equal numbers exists: { $all }.
holds-calendar-zero = Both numbers only go down, so in the end they are 0 and 0: { $mine ->
    [yes] your opponent names 31.12.
   *[no] you name 31.12.
  }
holds-calendar-forced = From { $dates } you can name only { $end }, which loses. So these are P.
holds-calendar-before = From { $rung } you can name only { $replies }, and from each of these { $answer }. So { $rung } is P.
holds-calendar-apart = Up to { $to }, the P-dates are those with day − month = { $shared }. After them come { $others }. No two share a day or a month, so no P-date leads to another.
holds-calendar-reach = From any other date before 31.12, a P-date is in reach. If the day comes before the P-date of its month, go on to that one. If it comes after, go on to the P-date with the same day, in a later month.
holds-calendar-name = { $lost ->
    [yes] { $date } is one of these P-dates.
   *[no] From { $date } you can name the P-date { $rung }.
  }
plain-holds-calendar-end = After { $date }, { $days } { $days ->
    [one] day
   *[other] days
  } and { $months } { $months ->
    [one] month
   *[other] months
  } are left. One of these is 0, so you can name 31.12 now.
plain-holds-calendar-make = After { $date }, { $days } { $days ->
    [one] day
   *[other] days
  } and { $months } { $months ->
    [one] month
   *[other] months
  } are left. Lower the larger number to the smaller one: { $rung } leaves { $equal } of each.
plain-holds-calendar-equal = After { $date }, { $days } { $days ->
    [one] day
   *[other] days
  } and { $days } { $days ->
    [one] month
   *[other] months
  } are left. The two numbers are equal.
plain-holds-calendar-spoil = { $mine ->
    [yes] You can change only one of the two numbers. Then they are no longer equal.
   *[no] They can change only one of the two numbers. Then the numbers are no longer equal.
  }
plain-holds-calendar-mend = { $mine ->
    [yes] They lower the other number by the same amount. Every date with equal numbers exists, from 20.01 to 31.12.
   *[no] You lower the other number by the same amount. Every date with equal numbers exists, from 20.01 to 31.12.
  }
plain-holds-calendar-zero = The numbers only get smaller, so in the end both are 0. { $mine ->
    [yes] That date is 31.12, and they name it.
   *[no] That date is 31.12, and you name it.
  }
plain-holds-calendar-forced = From { $dates } only { $end } can be named, and that loses.
plain-holds-calendar-before = From { $rung } only { $replies } can be named, and from each of these { $answer }. So { $rung } is a good date to leave.
plain-holds-calendar-apart = On good dates up to { $to }, the day is { $shared } more than the month. No two good dates share a day or a month. So no move leads from one to another.
plain-holds-calendar-reach = From every other date a good one is in reach, by day or month. { $mine ->
    [yes] So they always find one, and you never do.
   *[no] So you always find one, and they never do.
  }
plain-holds-calendar-name = { $lost ->
    [yes] { $date } is a good date to leave, but it is your turn.
   *[no] From { $date } you can name { $rung }, a good date to leave.
  }
