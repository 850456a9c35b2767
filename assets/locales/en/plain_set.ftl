# $shape of the good numbers: again (from 0, with the next period), rule (from 0), all (below this pile) or near.
plain-why-set-keep = Take { $take }, leave { $left }{ $shape ->
    [end] : they have no move.
    [listed] ; all they can leave is bad: { $lefts }.
   *[many] : none of their { $count } moves leaves a good number.
  }
plain-why-set-safe = Good to leave: { $shape ->
    [again] { $list }, and { $length } more each time: { $again } …
    [rule] { $list }, and { $length } more each time.
    [all] { $list }.
   *[near] { $list }, nearest first.
  }
plain-why-set-lost = { $count ->
    [1] All you can leave is { $lefts }, which is bad.
   *[other] All you can leave is bad: { $lefts }.
  }
plain-why-set-lost-many = You have { $count } moves, and none leaves a good number.
plain-why-set-count = Count up from 0: a number is good if every move leaves a bad one.
