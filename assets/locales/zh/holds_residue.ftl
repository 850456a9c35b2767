# 巴谢定理（1612）为什么成立，就在这个局面上讲。$mine：看的人是否输。$shape 同 plain_residue。
holds-residue-last = 只剩一枚，必须取走：按反常规则，取它的一方败。
holds-residue-over = { $pile } = { $misere ->
    [yes] 1 + { $laps } × { $modulus } + { $take }
   *[no] { $laps } × { $modulus } + { $take }
  }，而 { $take } ≤ { $most }：取 { $take } 枚合法，留下 { $left } 枚。
holds-residue-whole = { $pile } = { $misere ->
    [yes] 1 + { $laps } × { $modulus }
   *[no] { $laps } × { $modulus }
  }：正好是整轮{ $misere ->
    [yes] 再加最后一枚
   *[no] {""}
  }。
holds-residue-answer = { $most ->
    [1] 每次只能取 1 枚，应着也取 1 枚：合起来正好一轮，2 枚。
   *[other] 无论取几枚（t 枚），t 在 1 到 { $most } 之间，{ $modulus } − t 也就在 1 到 { $most } 之间：取这么多合法，正好凑满一轮。
  }
holds-residue-down = 所以留给{ $mine ->
    [yes] 您
   *[no] 对手
  }的总是整轮{ $misere ->
    [yes] 再加一枚
   *[no] {""}
  }，每次少 { $modulus } 枚：{ $shape ->
    [end] { $left }
    [few] { $left }、{ $rest }
   *[many] { $left }、{ $rest }、…、{ $lost }
  }。
holds-residue-end = { $misere ->
    [yes] { $mine ->
        [yes] 剩 1 枚时您必须取它：按反常规则就败了。
       *[no] 剩 1 枚时对手必须取它：按反常规则就败了。
      }
   *[no] { $mine ->
        [yes] 到 0 枚时您无步可走：最后一步是对手走的。
       *[no] 到 0 枚时对手无步可走：最后一步是您走的。
      }
  }

plain-holds-residue-last = 只剩一枚，您必须取走。谁取最后一枚，谁输。
plain-holds-residue-over = { $laps ->
    [0] { $misere ->
        [yes] { $pile } 枚是 1 枚再加 { $take } 枚。
       *[no] 只剩 { $pile } 枚。
      }
   *[other] { $misere ->
        [yes] { $pile } 枚是 1 枚加 { $laps } 个 { $modulus } 枚，再加 { $take } 枚。
       *[no] { $pile } 枚是 { $laps } 个 { $modulus } 枚，再加 { $take } 枚。
      }
  }最多可取 { $most } 枚，所以可以取 { $take } 枚。
plain-holds-residue-whole = { $pile } 枚是 { $laps } 个 { $modulus } 枚{ $misere ->
    [yes] ，再加 1 枚。
   *[no] ，没有多余的。
  }
plain-holds-residue-answer = { $modulus ->
    [2] { $mine ->
        [yes] 您必须取 1 枚，对手也取 1 枚。合起来是 2 枚。
       *[no] 对手必须取 1 枚，您也取 1 枚。合起来是 2 枚。
      }
   *[other] { $mine ->
        [yes] 您取 1 到 { $most } 枚。离凑满 { $modulus } 枚还差 1 到 { $most } 枚，对手可以取这么多。
       *[no] 对手取 1 到 { $most } 枚。离凑满 { $modulus } 枚还差 1 到 { $most } 枚，您可以取这么多。
      }
  }
plain-holds-residue-down = 所以每次轮到{ $mine ->
    [yes] 您
   *[no] 对手
  }，都比上次少 { $modulus } 枚：{ $shape ->
    [end] { $left } 枚。
    [few] { $left } 枚，然后是 { $rest } 枚。
   *[many] { $left } 枚，然后是 { $rest } 枚，一直到 { $lost } 枚。
  }
plain-holds-residue-end = { $misere ->
    [yes] { $mine ->
        [yes] 剩 1 枚时您必须取最后一枚，就输了。
       *[no] 剩 1 枚时对手必须取最后一枚，就输了。
      }
   *[no] { $mine ->
        [yes] 到 0 枚时您没有可取的：最后一枚是对手取的。
       *[no] 到 0 枚时对手没有可取的：最后一枚是您取的。
      }
  }
