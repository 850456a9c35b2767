staircase-title = Staircase nim
staircase-rule = Push any number of coins from one step to the step below, or from step 1 to the ground. Whoever cannot move loses.
staircase-notation = step:count, as in 3:2
staircase-figure = The coins on each step
staircase-part = step
staircase-axis-x = less/more
staircase-axis-y = step
staircase-field-steps = Coins, from step 1 up
staircase-preset-default = four steps
staircase-preset-aside = coins on steps 2 and 4 only
staircase-preset-twins = two equal steps
staircase-preset-onto = five steps
staircase-preset-worked = ten steps
staircase-preset-quintillion = a quintillion coins
staircase-move = push { $take } off step { $heap }
    .past = pushed { $take } off step { $heap }

# The Why panel. $few: how many odd steps have coins (none, single, pair, many). $parts: none if they are too many to list.
why-stairs-value = nim-sum of the odd steps { $sum }
why-stairs-step = step { $step }
why-stairs-head = coins
why-stairs-aside = { $count ->
    [one] Step { $steps } doesn't count ({ $coins } { $total ->
        [one] coin
       *[other] coins
      })
   *[other] Steps { $steps } don't count ({ $coins } coins)
  }
why-stairs-aside-short = { $count ->
    [one] Step { $steps } doesn't count
   *[other] Steps { $steps } don't count
  }
why-stairs-undone = If the same { $count } go on to { $below ->
    [0] the ground
   *[other] step { $below }
  }, the columns are as before.
why-stairs-count = Coins on even steps do not count: whatever is pushed off one is pushed on in reply.
why-stairs-odd = { $count ->
    [one] Only column { $columns } is odd.
   *[other] Odd columns: { $columns }.
  }
why-stairs-odd-many = { $count } columns are odd; the highest is { $highest }.
why-stairs-push = Step { $step } has a 1 in the { $count ->
    [one] crossed column: flip that digit
   *[other] highest crossed column: flip its crossed digits
  }. Push { $take } down, leave { $to } of { $from }.
why-stairs-then = Then every column is even. A push off an odd step makes some column odd, and a push off an even step is pushed on.
why-stairs-even = { $few ->
    [zero] Every column is even, because no odd step has any coins.
   *[other] Every column is even. A push off an odd step makes some column odd, and the reply makes them all even again.
  }
plain-why-stairs-count = Even steps don't count: whatever { $lost ->
    [yes] you push off one, they push on.
   *[no] they push off one, you push on.
  }
plain-why-stairs-odd = { $few ->
    [single] Only one odd step has coins.
    [pair] The two odd steps with coins are not equal.
    [ones] The odd steps with coins have one each: { $ones } of them, an odd number.
   *[many] { $parts ->
        [none] Split the odd steps into parts: the { $sizes } don't pair up.
       *[other] Split odd steps into { $parts }: the { $sizes } don't pair up.
      }
  }
plain-why-stairs-odd-many = Split each odd step into 1, 2, 4 …: { $count } sizes don't pair up, the largest { $highest }.
plain-why-stairs-push = { $few ->
    [single] Push everything off step { $step } ({ $take }): then no odd step has any coins.
    [pair] Make them equal: push { $take } off step { $step } and leave { $to }.
    [ones] Push the coin off step { $step }: then an even number of them is left.
   *[many] Step { $step } contains { $high }: push { $take }, leave { $sum }, and all pair up.
  }
plain-why-stairs-even = { $few ->
    [zero] No odd step has any coins.
    [pair] The two odd steps are equal: what you push off one, they push off the other.
    [ones] The odd steps with coins have one each, an even number of them: { $ones }.
   *[many] { $parts ->
        [none] Split each odd step into 1, 2, 4 …: all pair up, and they can restore that.
       *[other] Split odd steps into { $parts }: all pair up, and they can restore that.
      }
  }
picture-why-stairs-odd = Each crossed column has an odd number of 1s: { $columns }.
picture-why-stairs-odd-many = Crosses mark { $count } columns with an odd number of 1s; the highest is { $highest }.
picture-why-stairs-push = Push { $take } off step { $step }: its row goes from { $from } to { $to }, and no cross is left.
picture-why-stairs-even = { $few ->
    [zero] No column has a cross, because no odd step has any coins.
   *[other] No column has a cross: a push off an odd step makes one, and they can clear it.
  }
# Why it holds, for this position. $lost: whether you lose (yes, no).
holds-stairs-high = The highest cross is in column { $high }. That column is odd, so some odd step has a 1 there: step { $step }, with { $from }.
holds-stairs-smaller = { $lower ->
    [0] Flip its digit there. It loses { $high }, and no other digit changes. So { $to } < { $from }, and you can push { $by } down.
   *[other] Flip its crossed digits. It loses the 1 in column { $high }. Otherwise only lower digits change, and they give back at most { $gains }. So { $to } < { $from }, and you can push { $by } down.
  }
holds-stairs-then = Now every column is even. A push off an odd step changes one of them, and so at least one digit. A cross comes back, and you find an answer as before.
holds-stairs-whole = Only step { $step } of the odd steps has coins. Push everything down ({ $from }).{ $last ->
    [yes] {" "}Then your opponent has no move.
   *[no] {""}
  }
holds-stairs-none = { $lost ->
    [yes] No odd step has any coins, so you can only push coins off an even one.
   *[no] Now no odd step has any coins, so your opponent can only push coins off an even one.
  }
holds-stairs-even = Every column is even. A push off an odd step changes one of them, and so at least one digit. That column turns odd, and a cross appears.
holds-stairs-answer = Your opponent finds an odd step with a 1 in the highest crossed column and flips its crossed digits. The step then has fewer coins, so that is a push, and no cross is left.
holds-stairs-on = { $lost ->
    [yes] Whatever you push off an even step lands on an odd one, and your opponent pushes
   *[no] Whatever your opponent pushes off an even step lands on an odd one, and you push
  } the same number on. Then the odd steps are as they were.
holds-stairs-end = Every move takes coins down, so the game ends after at most { $moves ->
    [1] 1 move
   *[other] { $moves } moves
  }. { $lost ->
    [yes] Your opponent always has an answer, so you are the one with no move left.
   *[no] You always have an answer, so your opponent is the one with no move left.
  }
plain-holds-stairs-high = Split each odd step into 1, 2, 4, 8 and so on. The largest part that doesn't pair up is { $high }, on step { $step }.
plain-holds-stairs-smaller = { $lower ->
    [0] Push { $high } off that step, and all parts pair up. It goes from { $from } to { $to }.
   *[other] Change that step so that all parts pair up. It loses { $high } and gets back at most { $gains }. So it goes from { $from } to { $to }: push { $by } down.
  }
plain-holds-stairs-then = If they push coins off an odd step, some part no longer pairs up. You pair them all up again in the same way.
plain-holds-stairs-whole = Only step { $step } of the odd steps has coins. Push everything down ({ $from }).{ $last ->
    [yes] {" "}Then they have no move.
   *[no] {""}
  }
plain-holds-stairs-none = { $lost ->
    [yes] No odd step has any coins, so you can only push off an even one.
   *[no] Now no odd step has any coins, so they can only push off an even one.
  }
plain-holds-stairs-even = If you push coins off an odd step, some part no longer pairs up.
plain-holds-stairs-answer = They find the odd step with the largest part that doesn't pair up. They push coins off it until all pair up again.
plain-holds-stairs-on = { $lost ->
    [yes] What you push off an even step lands on an odd one. They push it on.
   *[no] What they push off an even step lands on an odd one. You push it on.
  } Then the odd steps are as before.
plain-holds-stairs-end = Coins only go down, so the game ends. { $lost ->
    [yes] They always have an answer, so you are the one who can't move.
   *[no] You always have an answer, so they are the one who can't move.
  }
# Hints.
smaller-staircase = Try coins on step 2 alone, then on steps 1 and 2. Which coins matter?
look-staircase = Look at coins that land on step 2, 4 and so on: they can be pushed on at once.
look-staircase-first = All the coins are on step 1. Look at where they land.
