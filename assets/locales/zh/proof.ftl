# The proof over a position: why the theorem holds, and all positions below it.
proof-argument = 为什么成立，第 { $at } 步，共 { $all } 步：
# $at are filled so far.
proof-filled = 由此能到的 { $all } 个局面，从终局往回填：{ $at }。
proof-filled-end = { $outcome ->
    [loss] 终局：轮到的一方已败
    [win] 终局：轮到的一方已胜
   *[draw] 终局：和局
  }
proof-filled-moves = { $outcome ->
    [loss] 每一步都留下必胜的局面：{ $to }
    [win] 有一步留下必败的局面：{ $to }
   *[draw] 没有能胜的着法；{ $to } 保住和局
  }
proof-filled-separator = { " · " }
# What a move of the proof leaves, in plain words.
plain-value = { $outcome ->
    [win] 轮到谁走，谁就能赢
    [loss] 轮到谁走，谁就输
    [draw] 谁也无法保证取胜
   *[unknown] 没有人知道谁会赢
  }
