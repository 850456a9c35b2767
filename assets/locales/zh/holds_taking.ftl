# 一排为什么胜或败：对称地应，或给每一段一个数（施普拉格，1935；格兰迪，1939）。
holds-taking-last = { $least ->
    [1] 走 { $cells } 以后什么都不剩，所以对手无步可走。
   *[other] 走 { $cells } 以后，没有一段还有 { $least } 个相邻的，所以对手无步可走。
  }
holds-axis-same = { $won ->
    [yes] 走 { $cells } 以后，第 i 格空着，当且仅当第 { $sum } − i 格空着。
   *[no] 第 i 格空着，当且仅当第 { $sum } − i 格空着。
  }
holds-axis-apart = 没有一步能跨过正中：{ $middle ->
    [cell] 第 { $low } 格已经没有了
    [single] 一步只取一格，而对称轴在第 { $low } 格和第 { $high } 格之间
   *[pair] 第 { $low } 格和第 { $high } 格已经没有了
  }。
holds-axis-free = 所以一步不会碰到自己的对称位置：取了第 i 格，第 { $sum } − i 格还空着，取它就恢复对称。
holds-axis-end = 还有 { $left } 个空格，每步都要划去一些。所以总会走完，先无步可走的是{ $won ->
    [yes] 对手
   *[no] 轮到的一方
  }。
holds-taking-mex = { $reached ->
    [none] { $value ->
        [0] 由所有较短的段的值表，在长 { $length } 的一段中走一步不会留下值 0：它的值就是 0。
       *[other] 由所有较短的段的值表，在长 { $length } 的一段中走一步，小于 { $value } 的值都能得到，{ $value } 本身得不到：这就是它的值。
      }
   *[other] 在长 { $length } 的一段中走一步，可得的值是 { $reached }。其中没有的最小数是 { $value }：这就是它的值。
  }
holds-taking-make = { $values ->
    [none] { $count } 段相当于尼姆堆，尼姆和为 { $sum }。
   *[other] 各段相当于尼姆堆：{ $values }，尼姆和为 { $sum }。
  }走 { $cells }，把 { $from } 变成 { $to }：尼姆和为 0。
holds-taking-zero = { $values ->
    [none] { $count } 段相当于尼姆堆，尼姆和为 0。
   *[other] 各段相当于尼姆堆：{ $values }，尼姆和为 0。
  }
holds-taking-answer = 任何一步都改变一段的值，尼姆和就不再是 0。由布顿定理，总有一个值可以改小，使尼姆和又是 0。
holds-taking-end = 还剩 { $left } 个，每步至少取 { $least } 个。所以总会走完，先无步可走的是{ $won ->
    [yes] 对手
   *[no] 轮到的一方
  }。
holds-taking-period = 八进制游戏定理（盖伊和史密斯，1956）{ $code ->
    [none] {""}
   *[other] ，代码 { $code }
  }：一次至多取 { $most } 个，而 G(n + { $length }) = G(n) 已对 n 从 { $from } 到 { $to } 验证。所以对更大的 n 也成立。

plain-holds-taking-last = { $least ->
    [1] 走 { $cells }。于是什么都不剩，对方无步可走。
   *[other] 走 { $cells }。于是没有 { $least } 个相邻的了，对方无步可走。
  }
plain-holds-axis-same = { $won ->
    [yes] 您划去 { $cells } 以后，这一排左右对称。
   *[no] 这一排左右对称。
  }
plain-holds-axis-apart = 没有一步能跨过正中：{ $middle ->
    [cell] 第 { $low } 个已经没有了
    [single] 一步只划一个
   *[pair] 第 { $low } 个和第 { $high } 个已经没有了
  }。
plain-holds-axis-free = 所以一步的对称位置还空着。照样划去，两边又相等。
plain-holds-axis-end = 还剩 { $left } 个，每步都要取走一些。所以最后{ $won ->
    [yes] 对方
   *[no] 您
  }无步可走。
plain-holds-taking-mex = 长 { $length } 的一段，值是 { $value }。{ $value ->
    [0] 在其中走一步，不会得到 0。
   *[other] { $reached ->
        [none] 走一步能得到任何更小的值，但得不到 { $value }。
       *[other] 走一步能留下 { $ways }。没有一步仍留下值 { $value }。
      }
  }
plain-holds-taking-make = 把各个值拆成 1、2、4、8 等。您这一步把 { $from } 变成 { $to }：于是全都成对。
plain-holds-taking-zero = { $few ->
    [zero] 所有的值都是 0。
   *[other] 把各个值拆成 1、2、4、8 等：全都成对。
  }
plain-holds-taking-answer = 任何一步都改变一个值，拆散一对。应着把含最大单独部分的那个值改小：又全都成对。
plain-holds-taking-end = { plain-holds-axis-end }
