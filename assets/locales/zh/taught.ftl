# What a training of matchboxes has come to.
taught-won = 共 { $all } 局：{ $who ->
    [beginner] 先手在前 { $of } 局中赢了 { $first } 局，在最后 { $lately } 局中赢了 { $last } 局。
   *[machine] 它在前 { $of } 局中赢了 { $first } 局，在最后 { $lately } 局中赢了 { $last } 局。
  }
taught-right = 能赢的 { $won } 个局面中，有 { $right } 个它最喜欢的走法能赢。
