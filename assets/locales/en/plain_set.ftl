# $shape of what is good to leave: again (from 0, with those of the next period), rule (from 0), all (below this pile) or near.
plain-why-set-keep = Take { $take }, leave { $left }: { $shape ->
    [end] they have no move.
    [listed] they can only leave { $lefts }, none safe.
   *[many] none of their { $count } moves leaves a safe number.
  }
plain-why-set-safe = Safe to leave: { $shape ->
    [again] { $list }, and { $length } more each time: { $again } …
    [rule] { $list }, and { $length } more each time.
    [all] { $list }.
   *[near] near here { $list }.
  }
plain-why-set-lost = You can only leave { $lefts }: not safe.
plain-why-set-lost-many = You have { $count } moves, and none leaves a safe number.
plain-why-set-count = Count up from 0: a number is safe if every taking leaves an unsafe one.
