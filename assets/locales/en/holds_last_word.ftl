# Why the last word decides, worked out for this position.
holds-word-end = At the end, { $good } are good for { $last ->
    [first] First
   *[second] Second
  }: two of the four states.
holds-word-line = Line { $line }, { $operator }, never turns two states into the same one. So before it { $good } are good, two again.
holds-word-three = So after the last free line, two of the four states will be good, whatever is written by then. That line can keep its state, flip A or flip B. It reaches three of the four states, and so a good one.
holds-word-turn = { $left ->
    [one] { $left } move is left
   *[other] { $left } moves are left
  }, and the players take turns, so { $last ->
    [first] First
   *[second] Second
  } makes the last one.
holds-word-reach = Line { $line } starts from { $before } and can make { $reached }. After it, { $good } are good. Any three and any two of the four states have one in common.

plain-holds-word-end = Two of the four final pairs A B are good for { $yours ->
    [yes] you
   *[no] them
  }: { $good }.
plain-holds-word-lines = { $single ->
    [yes] Line { $from } is
   *[no] Lines { $from } to { $to } are
  } already written, and two different pairs stay different there. So before that, two pairs are good as well: { $good }.
plain-holds-word-three = Whatever is written, two pairs will be good after the last free line. That line can keep its pair, flip A or flip B. That makes three of the four pairs, so one of them is good.
plain-holds-word-turn = { $left ->
    [one] { $left } move is left
   *[other] { $left } moves are left
  }, and you take turns. So { $yours ->
    [yes] you make
   *[no] they make
  } the last one.
plain-holds-word-reach = Line { $line } starts from { $before } and can make { $reached }. After it, { $good } are good, so one of them can be made.
