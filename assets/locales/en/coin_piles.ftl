coin-piles-title = Coins on several piles
coin-piles-rule = Take a number of coins that is in the set from one pile; who cannot move loses.
coin-piles-move = take { $take } from pile { $heap }
coin-piles-part = pile
coin-piles-notation = pile:take, as in 2:3
coin-piles-size = that is no size of the set; allowed: { $sizes }
coin-piles-too-many = { $coins ->
    [0] that pile is empty
    [one] that pile holds only 1 coin
   *[other] that pile holds only { $coins } coins
  }
coin-piles-axis-x = size
coin-piles-axis-y = pile
coin-piles-field-piles = Piles
coin-piles-field-set = Sizes to take (set)
coin-piles-preset-classic = five, eight, eleven
coin-piles-preset-lost = four piles, lost
coin-piles-preset-primes = small primes
coin-piles-preset-seven = sevens
coin-piles-preset-large = millions of coins
coin-piles-sizes = Sizes:
