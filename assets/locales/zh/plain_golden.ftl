# The game of Euclid in plain words, and with the picture.
plain-why-golden-equal = 两堆一样多：取走整整一堆，{ $pile } 个，您就赢了。
plain-why-golden-multiple = { $larger } 正好是 { $smaller } 的 { $times } 倍：全部取走，您就赢了。
plain-why-golden-keep = 取 { $take } 个，留下 { $upper } 和 { $lower }。
plain-why-golden-then = { $upper } 不到 { $lower } 的两倍，对手只能取 { $lower } 个。于是剩下 { $lower } 和 { $rest }，从那里您能赢。
plain-why-golden-lost = { $larger } 不到 { $smaller } 的两倍，您只能取 { $smaller } 个。于是剩下 { $smaller } 和 { $left }，从那里对手能赢。

picture-why-golden-decided = 在线上，您的标记在 Φ 的{ $side ->
    [above] 右边，轮到谁走谁赢。
   *[below] 左边，轮到谁走谁输。
  }
picture-why-golden-keep = 取 { $take } 个，留下 { $upper } 和 { $lower }：对手的标记在 Φ 的左边。
picture-why-golden-then = 对手只能取 { $lower } 个；剩下 { $lower } 和 { $rest } 时，您的标记在 Φ 的右边。
picture-why-golden-lost = 您只能取 { $smaller } 个；剩下 { $smaller } 和 { $left } 时，对手的标记在 Φ 的右边。
