# Why nim's theorem (Bouton 1901) holds, for this position. At the end of misère play (holds-nim-ones … leave), the proof needs no crosses.
holds-nim-high = The highest cross is in column { $high }. That column is odd, so some heap has a 1 there: heap { $heap }, with { $from }.
holds-nim-smaller = { $lower ->
    [0] Flip its digit there. It loses { $high }, and no other digit changes. So { $to } < { $from }, and that is a legal move.
   *[other] Flip its crossed digits. It loses the 1 in column { $high }. Otherwise only lower digits change, and they give back at most { $gains }. So { $to } < { $from }, and that is a legal move.
  }
holds-nim-then = Now every column is even. Your opponent must change one heap, and so at least one digit. That column turns odd, and a cross comes back.
holds-nim-even = Every column is even. Any move changes one heap, and so at least one digit. That column turns odd, and a cross appears.
holds-nim-answer = Your opponent finds a heap with a 1 in the highest crossed column and flips its crossed digits. That makes the heap smaller, and no cross is left.
holds-nim-end = So the same player always moves from a position without a cross. The heaps only shrink. { $misere ->
    [yes] At some point just one is larger than 1. That makes a cross, so that player's opponent faces it.
   *[no] The empty table has no cross, so that player has no move at the end.
  }
holds-nim-back = One step back: whoever faces just one heap larger than 1 makes it 0 or 1, to leave an odd number of heaps of 1. The opponent then takes the first and the last of them, and loses.
holds-nim-ones = { $ones ->
    [one] One heap of 1 is left, and whoever moves must take it.
   *[other] Each move takes one of the { $ones } heaps of 1. The turns alternate, so their number alone decides who takes the last one.
  }
holds-nim-choice = Only heap { $heap }, with { $from }, is larger than 1. { $ones ->
    [0] You can leave 0 or 1 of it
    [one] Beside one heap of 1, you can leave 0 or 1 of it
   *[other] Beside { $ones } heaps of 1, you can leave 0 or 1 of it
  }, so you choose whether the number of heaps of 1 is even or odd.
holds-nim-leave = Leave { $to } of heap { $heap }. { $ones ->
    [one] That makes one heap of 1, and your opponent must take it.
   *[other] That makes { $ones } heaps of 1, an odd number. They go one at a time, and your opponent takes the first and the last.
  }

plain-holds-nim-high = Split every heap into 1, 2, 4, 8 and so on. The largest part without a partner is { $high }, in heap { $heap }.
plain-holds-nim-smaller = { $lower ->
    [0] Take { $high } from that heap, and every part has a partner. It shrinks from { $from } to { $to }, and that is a move.
   *[other] Change that heap so that every part has a partner. It loses { $high } and gets back at most { $gains }. So it shrinks from { $from } to { $to }, and that is a move.
  }
plain-holds-nim-then = They must change one heap. Then some part is left without a partner.
plain-holds-nim-even = You must change one heap. Then some part is left without a partner.
plain-holds-nim-answer = They find the heap with the largest part that has no partner. They lower it so that all parts pair up again.
plain-holds-nim-end = This goes on, and the heaps shrink. { $misere ->
    [yes] Eventually only one heap is larger than 1, and whoever restores the pairs faces it.
   *[no] In the end, whoever breaks the pairs faces an empty table.
  }
plain-holds-nim-back = That player leaves 0 or 1 of it, making an odd number of heaps of 1. The opponent must then take the last one.
plain-holds-nim-ones = { $ones ->
    [one] Only one is left, and whoever moves must take it.
   *[other] Each move takes one of the { $ones } heaps of 1. So their number alone decides who takes the last one.
  }
plain-holds-nim-choice = You can leave 0 or 1 of heap { $heap }. So you choose whether the number of heaps of 1 is even or odd.
plain-holds-nim-leave = { $ones ->
    [one] Leave { $to }: that makes one heap of 1, and they must take it.
   *[other] Leave { $to }: that makes { $ones } heaps of 1, an odd number. They take the first, so they take the last.
  }
holds-nim-whole = Only heap { $heap } is left. Take all { $from }, and your opponent has no move.
plain-holds-nim-whole = Only heap { $heap } is left. Take all of it, and they have no move.
