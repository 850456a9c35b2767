coin-piles-title = Coins in several piles
coin-piles-rule = From one pile, take any number of coins that is in the set. Whoever cannot move loses.
coin-piles-move = take { $take } from pile { $heap }
    .past = took { $take } from pile { $heap }
coin-piles-part = pile
coin-piles-notation = pile:take, as in 2:3
coin-piles-figure = Piles and their twins
coin-piles-size = that number is not in the set; allowed: { $sizes }
coin-piles-too-many = { $coins ->
    [0] that pile is empty
    [one] that pile has only 1 coin
   *[other] that pile has only { $coins } coins
  }
coin-piles-axis-x = less/more
coin-piles-axis-y = pile
coin-piles-field-piles = Piles
coin-piles-field-set = Numbers to take (set)
coin-piles-preset-classic = five, eight, eleven
coin-piles-preset-lost = four piles: a losing start
coin-piles-preset-primes = small primes
coin-piles-preset-seven = sevens
coin-piles-preset-large = millions of coins
coin-piles-sizes = Take:
