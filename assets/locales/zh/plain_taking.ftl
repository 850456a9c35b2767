why-taking-head-plain = 段：值
why-taking-length = 段
why-taking-value = 值

plain-why-taking-lost = { $values ->
    [zero] 每段的值都是 0。无论怎样走都会出现单独的部分，对手再配好。
    [ones] 大于 0 的值都是 1，共 { $parts } 个，是偶数。无论怎样走都会拆散一对，对手再配好。
    [none] 把各个值拆成 1、2、4、8 等：全都成对。无论怎样走都会拆散一对，对手再配好。
   *[other] 把各段的值 { $values } 拆成 { $parts }：全都成对。无论怎样走都会拆散一对，对手再配好。
  }
