# The rules of a game as it is set up, with its numbers; other games have theirs beside their texts.
rule-subtraction = Take 1 to { $m } coins from the till; who takes the last coin { $last ->
    [loses] loses
   *[wins] wins
  }.
rule-coins = Take one of these numbers of coins: { $set }; who cannot take any loses.
rule-coin-piles = Take one of these numbers of coins from one pile: { $set }; who cannot take any loses.
rule-strip = Cross out { $k ->
    [1] one free cell
   *[other] 1 to { $k } free cells side by side
  }; who cannot move loses.
rule-matches = Take exactly { $k } matches side by side; who cannot loses.
rule-product = Multiply the number by 2 to 9; who goes over { $c } wins.
rule-coprime-product = Multiply by 2 to 9, by no factor that shares a divisor with the one before. Who lands in { $c } to { $r } wins; who goes over { $r } loses.
rule-moore = Take from up to { $k } heaps at once, as many as you like; who takes the last object { $last ->
    [loses] loses
   *[wins] wins
  }.
rule-octal = Take from one heap and leave of it what the code { $code } allows; who cannot move loses.
