# Why nim's theorem holds (Bouton 1901), over this position; at the end of misère play (holds-nim-ones … leave) without crosses.
holds-nim-high = The highest cross is under { $high }. That column is odd, so some heap has a 1 there: heap { $heap }, { $from }.
holds-nim-smaller = Flip its crossed digits. The 1 under { $high } goes; only lower places change after it, and they give back { $gains } at most. So { $to } < { $from }: it is a legal move.
holds-nim-then = Now every column is even. The opponent must change one heap, so at least one digit: its column turns odd, and a cross comes back.
holds-nim-even = Every column is even. Any move changes one heap, so at least one digit: its column turns odd, and a cross comes back.
holds-nim-answer = The opponent finds a heap with a 1 under the highest cross, flips its crossed digits and so makes it smaller: no cross is left.
holds-nim-end = So the same player moves without a cross each time. The heaps only shrink; { $misere ->
    [yes] before they are gone, one large heap is left, which is a cross, so the other player finds it.
   *[no] the empty table has no cross, so that player has no move at the end.
  }
holds-nim-back = The step back: with one large heap left, that player makes it 0 or 1, whichever leaves an odd number of ones. Whoever then takes the last one loses.
holds-nim-ones = { $ones ->
    [one] A single one is left: whoever moves must take it.
   *[other] Each move takes one of the { $ones } ones: the turns alternate, and their number alone says who takes the last.
  }
holds-nim-choice = Only heap { $heap } is large, { $from }. Beside it { $ones ->
    [0] stands nothing
    [one] stands a single one
   *[other] stand { $ones } ones
  }: you may leave 0 or 1 of it, so you choose whether the ones are even or odd.
holds-nim-leave = Leave { $to } of heap { $heap }: the number of ones, { $ones }, is odd. One at a time is taken, and the opponent takes the first and the last.

plain-holds-nim-high = Split every heap into 1, 2, 4, 8 and so on. The largest part without a partner is { $high }, in heap { $heap }.
plain-holds-nim-smaller = Change that heap so that all parts pair up. It loses { $high } and gets back { $gains } at most. So it shrinks from { $from } to { $to }, and that is a move.
plain-holds-nim-then = They must change one heap. Then some part is left without a partner.
plain-holds-nim-even = You must change one heap. Then some part is left without a partner.
plain-holds-nim-answer = They find the heap with the largest single part. They make it smaller so that all pair up again.
plain-holds-nim-end = This goes on, and the heaps shrink. { $misere ->
    [yes] At last one heap is larger than 1, and the player who pairs meets it.
   *[no] The player who breaks pairs finds an empty table at last.
  }
plain-holds-nim-back = That player leaves 0 or 1 of it, so that the ones are an odd number. The other one must take the last.
plain-holds-nim-ones = { $ones ->
    [one] Only one is left, and whoever moves must take it.
   *[other] Each move takes one of the { $ones }, in turn. So their number alone says who takes the last.
  }
plain-holds-nim-choice = You may leave 0 or 1 of heap { $heap }. So you choose whether the ones are even or odd.
plain-holds-nim-leave = Leave { $to }: the ones are then { $ones }, an odd number. They take the first, so they take the last.
holds-nim-whole = Only heap { $heap } is left: take all { $from }, and the opponent has no move.
plain-holds-nim-whole = Only heap { $heap } is left. Take all of it, and they have no move.
