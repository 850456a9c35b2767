# Rules with the numbers of the setup filled in. The general rule of a game is in its own file.
rule-subtraction = Take { $m ->
    [1] 1 coin
    [2] 1 or 2 coins
   *[other] 1 to { $m } coins
  }. Whoever takes the last one { $last ->
    [loses] loses
   *[wins] wins
  }.
rule-coins = Take { $set ->
    [one] 1 coin
   *[other] { $set } coins
  }. Whoever cannot move loses.
rule-coin-piles = From one pile, take { $set ->
    [one] 1 coin
   *[other] { $set } coins
  }. Whoever cannot move loses.
rule-strip = Cross out { $k ->
    [1] one free cell
    [2] 1 or 2 free cells side by side
   *[other] 1 to { $k } free cells side by side
  }. Whoever cannot move loses.
rule-matches = Take { $k ->
    [1] one match
   *[other] exactly { $k } matches side by side
  }. Whoever cannot move loses.
rule-product = Multiply by any number from 2 to 9. Whoever passes { $c } wins.
rule-coprime-product = Multiply by 2 to 9. Your factor and the one before it must have no common divisor but 1. Land on { SAME($c, $r) ->
    [yes] exactly { $c }
   *[no] { $c } to { $r }
  } to win; go over { $r } and you lose.
rule-moore = Take { $k ->
    [1] as many as you like from one heap
   *[other] from up to { $k } heaps at once, as many from each as you like
  }. Whoever takes the last object { $last ->
    [loses] loses
   *[wins] wins
  }.
rule-octal = Take from one heap, or break it, as the code { $code } allows. Whoever cannot move loses.
plain-rule-octal = Take from one heap, or break it, as the board says. Whoever cannot move loses.
