# Why it holds, told over a position.
holds-word-end = At the end { $good } are good for { $last ->
    [first] first
   *[second] second
  }: two of the four states.
holds-word-line = Line { $line }, { $operator }, makes no two states one: before it { $good } are good, two again.
holds-word-three = So behind the last free line two of the four states will be good, whatever is written by then. That line can keep its state, turn A or turn B: it reaches three of four, so a good one.
holds-word-turn = { $left } moves are left, made in turn: { $last ->
    [first] first
   *[second] second
  } makes the last.
holds-word-reach = Line { $line } gets { $before } and can make { $reached }; behind it { $good } are good. Three and two of four states have one in common.

plain-holds-word-end = Two of the four pairs A B end { $yours ->
    [yes] your
   *[no] their
  } way: { $good }.
plain-holds-word-lines = { $single ->
    [yes] Line { $from } is
   *[no] Lines { $from } to { $to } are
  } written, and two different pairs stay different there. So before that, too, two pairs are good: { $good }.
plain-holds-word-three = Whatever is written, two pairs will be good behind the last free line. That line can keep its pair, turn A or turn B. That makes three of four pairs, so one of them is good.
plain-holds-word-turn = { $left } moves are left, and you take turns: { $yours ->
    [yes] you make
   *[no] they make
  } the last.
plain-holds-word-reach = Line { $line } gets { $before } and can make { $reached }. Behind it { $good } are good, so one of them can be made.
