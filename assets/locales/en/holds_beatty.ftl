# Why Wythoff's theorem holds (1907), over this position. $lost is yes where the mover stands on a pair.
holds-beatty-corner = The corner is within reach: { $way ->
    [left] left
    [down] down
   *[both] left and down
  } by { $squares }, and the game is won.
holds-beatty-once = { $misere ->
    [yes] In misère play 0, 1 and 2, 2 stand for 0, 0 and 1, 2; from 3, 5 on
   *[no] As 1/Φ + 1/Φ² = 1,
  } each whole number stands in exactly one pair ⌊kΦ⌋, ⌊kΦ²⌋ (Beatty 1926); as Φ² = Φ + 1 its difference is k, so each difference occurs once.
holds-beatty-both = { $smaller }, { $larger } is no pair: its difference { $k } belongs to { $lower }, { $upper }. As { $lower } < { $smaller }, left and down by { $squares } leads there.
holds-beatty-one = { $smaller }, { $larger } is no pair: its difference { $k } belongs to { $lower }, { $upper }, which lies too far. { $begins ->
    [yes] So { $smaller } begins an earlier pair, { $smaller }, { $other }, with difference { $apart } < { $k }
   *[no] And { $smaller } ends the pair { $other }, { $smaller }
  }: { $other } < { $larger }, and lowering { $larger } by { $squares } leads there.
holds-beatty-leave = The soonest end: { $way ->
    [left] left
    [down] down
   *[both] left and down
  } by { $squares } leaves the pair { $row }, { $column }.
holds-beatty-apart = A move from { $lower }, { $upper } keeps one of the two numbers or the difference { $k }. No other pair has any of these, so { $lost ->
    [yes] you reach none, and the opponent then reaches one.
   *[no] the opponent reaches none, and you then reach one again.
  }
holds-beatty-end = The numbers shrink. { $misere ->
    [yes] From 0, 1 the only move is into the corner, which loses, so { $lost ->
        [yes] you make it.
       *[no] the opponent makes it.
      }
   *[no] The corner is the pair 0, 0, so { $lost ->
        [yes] only the opponent
       *[no] only you
      } can enter it.
  }

plain-holds-beatty-corner = The corner is in reach: move { $way ->
    [left] left
    [down] down
   *[both] left and down
  } by { $squares }.
plain-holds-beatty-once = { $misere ->
    [yes] The pairs begin with 0 and 1, then 2 and 2. From 3 and 5 on, each
   *[no] Each new pair
  } takes the smallest unused number, with a difference one larger. So every number and every difference comes in one pair only.
plain-holds-beatty-both = { $smaller } and { $larger } are { $k } apart, like the pair { $lower } and { $upper }. That pair is smaller: { $squares } off both numbers leads there.
plain-holds-beatty-one = { $smaller } stands in the pair { $smaller } and { $other }. { $other } is less than { $larger }: taking { $squares } off { $larger } leads there.
plain-holds-beatty-leave = Moving { $way ->
    [left] left
    [down] down
   *[both] left and down
  } by { $squares } ends it soonest: it leaves { $row } and { $column }.
plain-holds-beatty-apart = A move changes one number, or both by the same. So from { $lower } and { $upper } it keeps a number or the difference. Other pairs have neither.
plain-holds-beatty-end = { $misere ->
    [yes] The numbers shrink, down to the pair 0 and 1. There { $lost ->
        [yes] you
       *[no] they
      } must go into the corner, and lose.
   *[no] The numbers shrink, down to the corner. It is 0 and 0, a pair too, so only { $lost ->
        [yes] they
       *[no] you
      } reach it.
  }
