# The game of Euclid in plain words, and with the picture.
plain-why-golden-equal = 两堆一样多：取走整整一堆，{ $pile } 个，您就赢了。
plain-why-golden-multiple = { $larger } 正好是 { $smaller } 的 { $times } 倍：全部取走，您就赢了。
plain-why-golden-keep = { $choices ->
    [two] 可以留下 { $upper } 和 { $lower }，也可以留下 { $other_upper } 和 { $other_lower }：取 { $take } 个，留下 { $upper } 和 { $lower }。
    [many] 取 { $take } 个，留下 { $upper } 和 { $lower }，而不是 { $other_upper } 和 { $other_lower }。
   *[none] { $larger } 不到 { $smaller } 的两倍：您只能取 { $take } 个。
  }
plain-why-golden-more = 如果留下 { $more } 和 { $smaller }{ $beyond ->
    [yes] 或更多
   *[no] {""}
  }，有得选的就是对手。
plain-why-golden-then = { $choice ->
    [yes] { $moves } 步没得选的走完，剩 { $last_upper } 和 { $last_lower } 时由您选；若留下 { $other_upper } 和 { $other_lower }，选的就是对手。
   *[no] { $moves } 步没得选的走完，剩 { $last_upper } 和 { $last_lower } 时由您选。谁先有得选，谁就赢。
  }
plain-why-golden-lost = { $larger } 不到 { $smaller } 的两倍，您只能取 { $smaller } 个。{ $moves } 步没得选的走完，剩 { $last_upper } 和 { $last_lower } 时由对手选。谁先有得选，谁就赢。

picture-why-golden-decided = 在数轴上，您的标记在 Φ 的{ $side ->
    [above] 右边，轮到谁走，谁赢。
   *[below] 左边，轮到谁走，谁输。
  }
picture-why-golden-keep = 取 { $take } 个，留下 { $upper } 和 { $lower }：对手的标记在 Φ 的左边。
picture-why-golden-then = 对手只能取 { $lower } 个；剩下 { $lower } 和 { $rest } 时，您的标记在 Φ 的右边。
picture-why-golden-lost = 您只能取 { $smaller } 个；剩下 { $smaller } 和 { $left } 时，对手的标记在 Φ 的右边。

# What the letters of the chain and the sides of the line stand for.
golden-sides = { $side ->
    [equal] { $won }：轮到谁走，谁赢。
   *[other] { $won }：在 Φ 右边，轮到谁走，谁赢。{ $lost }：在 Φ 左边，轮到谁走，谁输。
  }
