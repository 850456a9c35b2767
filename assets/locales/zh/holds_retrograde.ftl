# Why it holds, told over a position.
holds-retrograde-end = 三个连成一线时，轮到的一方已败：记 0。
holds-retrograde-back = 由此往回推：最快的着法走到 n − 1 步败的局面，就是 n 步胜；每种着法都走到胜的局面，其中最慢的是 n − 1 步胜，就是 n 步败。始终没有记上数的是和局。
holds-retrograde-again = 回到本局先前局面的着法：{ $again }。走这些都是和局。
holds-retrograde-won = { $all } 种着法中有 { $wins } 种走到败的局面，其中 { $fast } 种走到 { $left } 步败的局面：所以这里是 { $plies } 步胜。
holds-retrograde-lost = { $all } 种着法都走到胜的局面，最慢的走到 { $left } 步胜的局面：所以这里是 { $plies } 步败。
holds-retrograde-drawn = { $all } 种着法中，没有一种走到败的局面，{ $draws } 种走到和的局面，{ $losses } 种走到胜的局面。所以这里也记不上数。
holds-retrograde-repeating = { $all } 种着法中，没有一种走到败的局面，{ $losses } 种走到胜的局面，{ $draws } 种回到先前的局面。所以这里是和局。

plain-holds-retrograde-end = 从结尾想起。三个连成一线时，轮到走的人已经输了。
plain-holds-retrograde-back = 现在一步一步往回推。能给另一方留下必输局面的，就是赢的局面。怎样走都留下赢的局面，就是输的局面。其余的都是和局。
plain-holds-retrograde-again = 这里会回到先前局面的走法：{ $again }。走这些就是和局。
plain-holds-retrograde-won = 您的 { $all } 种走法中，有 { $wins } 种给对手留下必输的局面。{ $plies ->
    [1] 其中有的一步就结束。
   *[other] 最快的再走 { $plies } 步结束，双方的步数都算。
  }
plain-holds-retrograde-lost = 您怎样走，留给对手的都是赢的局面。最慢的再走 { $plies } 步结束，双方的步数都算。
plain-holds-retrograde-drawn = 没有一种走法给对手留下必输的局面，所以您赢不了。{ $all } 种走法中有 { $draws } 种保住和局。
plain-holds-retrograde-repeating = 没有一种走法给对手留下必输的局面，所以您赢不了。{ $all } 种走法中有 { $draws } 种回到先前的局面，走成和局。
