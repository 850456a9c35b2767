# Why Northcott's game is nim on its gaps, for this position, and why going back changes nothing. $lost: whether you lose (yes, no).
holds-gaps-high = The highest cross is in column { $high }. That column is odd, so some gap has a 1 there: the gap of { $from } on track { $track }.
holds-gaps-smaller = { $lower ->
    [0] Flip its digit there. It loses { $high }, and no other digit changes. So { $to } < { $from }: you can go forward { $by }.
   *[other] Flip its crossed digits. It loses the 1 in column { $high }. Otherwise only lower digits change, and they give back at most { $gains }. So { $to } < { $from }: you can go forward { $by }.
  }
holds-gaps-then = Now every column is even. Going forward changes one gap, and so at least one digit. A cross comes back, and you find an answer as before.
holds-gaps-whole = Only the gap on track { $track } is not 0. Close it: go forward { $by }. { $stuck ->
    [yes] Then your opponent has no move.
   *[no] Then your opponent can only go back.
  }
holds-gaps-even = Every column is even. Going forward changes one gap, and so at least one digit. That column turns odd, and a cross appears.
holds-gaps-answer = Your opponent finds a gap with a 1 in the highest crossed column and flips its crossed digits. The gap gets smaller, so that is a move forward, and no cross is left.
holds-gaps-closed = Every gap is 0, so you can only go back.
holds-gaps-back = { $lost ->
    [yes] Wherever you go back, your opponent follows
   *[no] Wherever your opponent goes back, you follow
  } just as far. The gap is what it was, and every column is even again.
holds-gaps-end = { $lost ->
    [yes] So your opponent only ever goes forward, at most { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
      } in all. The game ends, and you are the one with no move left.
   *[no] So you only ever go forward, at most { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
      } in all. The game ends, and your opponent is the one with no move left.
  }

plain-holds-gaps-high = The largest part without a partner is { $high }, in the gap on track { $track }.
plain-holds-gaps-smaller = { $lower ->
    [0] Narrow that gap by { $high }, and every part has a partner. It shrinks from { $from } to { $to }, so you can go forward { $by }.
   *[other] Change that gap so that every part has a partner. It loses { $high } and gets back at most { $gains }. So it shrinks from { $from } to { $to }, and you can go forward { $by }.
  }
plain-holds-gaps-then = If they go forward, one gap changes. Some part is then left without a partner. You pair them all up again in the same way.
plain-holds-gaps-whole = Only the gap on track { $track } is open. Close it: go forward { $by }. { $stuck ->
    [yes] Then they can't move.
   *[no] Then they can only go back.
  }
plain-holds-gaps-even = If you go forward, one gap changes. Some part is then left without a partner.
plain-holds-gaps-answer = They find the gap with the largest part that has no partner. They narrow it until every part has a partner again.
plain-holds-gaps-closed = Every gap is 0, so you can only go back.
plain-holds-gaps-back = { $lost ->
    [yes] If you go back, they follow
   *[no] If they go back, you follow
  } just as far. Then all gaps are as before.
plain-holds-gaps-end = { $lost ->
    [yes] They only go forward, at most { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
      } in all. So the game ends, and you can't move.
   *[no] You only go forward, at most { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
      } in all. So the game ends, and they can't move.
  }
