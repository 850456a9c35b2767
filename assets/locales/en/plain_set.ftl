# $shape of what is good to leave: again (from 0, with those of the next period), rule (from 0), all (below this pile) or near.
plain-why-set-keep = Take { $take }, leave { $left }.
plain-why-set-safe = Safe to leave: { $shape ->
    [again] { $list }, and { $length } more each time: { $again } …
    [rule] { $list }, and { $length } more each time.
    [all] { $list }.
   *[near] near here { $list }.
  }
plain-why-set-then = They can only leave { $lefts }: not safe.
plain-why-set-then-many = From { $left } they have { $count } moves, and none leaves a safe number.
plain-why-set-then-end = From { $left } they have no move.
plain-why-set-lost = You can only leave { $lefts }: not safe.
plain-why-set-lost-many = You have { $count } moves, and none leaves a safe number.
