# Why the score holds, worked out for this position.
holds-score-single = One bar is left, worth { $price }. The only move takes it, and the final totals are { $own } and { $other }.
holds-score-end = The limit is always at least 2, so with one or two bars left, the player to move can take everything. The last bar is worth { $last }, the last two { $two }.
holds-score-rest = Whatever the opponent doesn't get of T({ $row }) = { $total }, the player to move gets, so a take of k is worth T(r) − S(r+k,k). This gives S row by row, from the last bar back to { $row }.
holds-score-here = The limit is { $limit }, so 1 to { $count } can be taken. { $few ->
    [yes] In that order, these leave your opponent { $scores }.
   *[no] Taking { $take } leaves your opponent { $least }, and no other take leaves less.
  }
holds-score-so = The least is { $least }, by taking { $take }: { $total } − { $least } = { $score }. The final totals are then { $own } and { $other }.

plain-holds-score-single = One bar is left, worth { $price }, so there is only one move. The game ends { $own } to { $other }.
plain-holds-score-end = Start at the end. With one or two bars left, whoever moves can take everything. The last bar is worth { $last }, the last two { $two }.
plain-holds-score-rest = Whatever they don't get of the { $total } left, you get. So leave them as little as you can. This is worked out bar by bar, from the last one back.
plain-holds-score-here = { $few ->
    [yes] You may take { $takes }. In that order, these leave them { $scores } of the rest.
   *[no] You may take 1 to { $count } bars. Taking { $take } leaves them { $least }, and no other take leaves them less.
  }
plain-holds-score-so = The least is { $least }, so you get { $total } − { $least } = { $score }. The game ends { $own } to { $other }.
