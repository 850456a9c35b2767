# Why it holds, told over a position.
holds-score-single = One bar is left, worth { $price }: the only move takes it, and the totals are { $own } and { $other }.
holds-score-end = With one or two bars left every limit, at least 2, lets the mover take all: the last bar is worth { $last }, the last two { $two }.
holds-score-rest = What the opponent does not get of T({ $row }) = { $total }, the mover gets: a take of k is worth T(r) − S(r+k,k). So S is known row by row, from the last bar back to { $row }.
holds-score-here = The limit is { $limit }, so 1 to { $count } can be taken. { $few ->
    [yes] That leaves the opponent, in this order, { $scores }.
   *[no] Take { $take } leaves the opponent { $least }; none leaves less.
  }
holds-score-so = The least is { $least }, by take { $take }: { $total } − { $least } = { $score }. The totals are then { $own } and { $other }.

plain-holds-score-single = One bar is left, worth { $price }, so there is only one move. It ends { $own } to { $other }.
plain-holds-score-end = Begin at the end. With one or two bars left, whoever moves can take all. The last bar is worth { $last }, the last two { $two }.
plain-holds-score-rest = What they do not get of the { $total } left, you get. So leave them as little as you can. That is worked out bar by bar, from the last one back.
plain-holds-score-here = { $few ->
    [yes] You may take { $takes }. Of the rest they can then get, in this order, { $scores }.
   *[no] You may take 1 to { $count } bars. Taking { $take } leaves them { $least }, and no other take leaves them less.
  }
plain-holds-score-so = The least is { $least }, so you get { $total } - { $least } = { $score }. It ends { $own } to { $other }.
