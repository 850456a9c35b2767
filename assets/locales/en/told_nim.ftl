# The reasons of nim in plain words, case by case.
told-nim-sizes-many = 1s, 2s, 4s and so on
told-nim-won-single = One heap is left, and you may take any number of it. Take { $n ->
    [1] the last coin
   *[other] all { $n }
  }.
told-nim-won-two = Take { $take } from heap { $heap }, so that both have { $to }. Whatever they take from one heap, take the same from the other.
    .so = So every heap they empty, you match, and you take the last one.
told-nim-won-spare = Every heap but heap { $heap } has an equal partner.
    .move = Take all of heap { $heap }, then copy each of their moves in the partner heap.
told-nim-won-pairs = Only heaps { $heap } and { $other } have no equal partner.
    .move = Cut heap { $heap } to { $to }, like heap { $other }.
    .then = From then on, copy each move of theirs in the partner heap.
told-nim-won-one-size = Lay each heap out in { $sizes }.
    .move = Every group has a twin but the { $high } in heap { $heap }: take it.
    .then = They can't move without breaking a twin, but you can always pair the groups up again, largest first.
told-nim-won-sizes = { $odd ->
    [all] Laid out in { $sizes }, no size has all its twins.
    [many] Laid out in { $sizes }, { $count } sizes have no twin.
   *[other] Laid out in { $sizes }, the { $odd } have no twin.
  }
    .move = { $to ->
    [0] Take all of heap { $heap }
   *[other] Cut heap { $heap } to { $to }{ $sum ->
        [none] {""}
       *[other] {" "}({ $sum })
      }
  }, and every group has one.
    .then = They must break a twin, but you can always pair the groups up again, largest first.
told-nim-won-ones = { $n } single coins: an even number, and each move takes one.
    .move = Take one, and the last is theirs.
told-nim-won-turn = Only heap { $heap } is larger than 1.
    .move = Take { $take } from it, so that { $left ->
    [1] 1 single coin is
   *[other] { $left } single coins are
  } left: an odd number.
    .then = { $left ->
    [1] They must take it, and the last coin loses.
   *[other] From then on each move takes one coin, and the last is theirs.
  }
told-nim-won-two-misere = Take { $take } from heap { $heap }, so that both have { $to }.
    .then = Copy them as long as both heaps hold 2 or more. When they cut a heap to 1 or 0, leave exactly one coin in all.
told-nim-won-sizes-misere = { $to ->
    [0] Take all of heap { $heap }
   *[other] Cut heap { $heap } to { $to }
  }, and every group has a twin.
    .then = They break one and you mend it, but once only one heap is larger than 1, leave an odd number of 1s.

told-nim-lost-pairs = The heaps come in equal pairs. Whatever you take from one heap, they can take from its partner.
told-nim-lost-twins = Lay each heap out in { $sizes }: every group has a twin. You can't move without breaking one, but they can always pair the groups up again, largest first.
told-nim-lost-ones = { $n } single coins: an odd number, and each move takes one. So the last one falls to you.
told-nim-lost-one = The last coin is yours to take, and it loses.
told-nim-lost-pair-misere = Both heaps have { $to }. They copy you, but when you cut a heap to 1 or 0, they leave you exactly one coin.
told-nim-lost-twins-misere = Every group of { $sizes } has a twin. Any move of yours breaks one, but they mend it until only one heap is larger than 1.
    .so = Then they leave an odd number of 1s.
