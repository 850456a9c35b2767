# $mine: whether the mover is the one who can only do so; $top: whether the bound is passed next.
plain-why-ladder-at-once = 乘以 { $factor }：{ $after } 超过 { $bound }，立刻赢。
plain-why-ladder-keep = 乘以 { $factor }，得到 { $after }，这很稳妥。
plain-why-ladder-rule = 稳妥：{ $good }，最大是 { $bound } ÷ 9{ $exact ->
    [yes] {""}
   *[no] （去掉小数）
  }{ $more ->
    [none] 。
   *[other] ；再从 { $half } 照样算：{ $more }。
  }
ladder-span = { $one ->
    [yes] { $low }
   *[no] { $low } 到 { $high }
  }
plain-why-ladder-then = { $mine ->
    [yes] { $top ->
        [yes] 您只能得到 { $least } 到 { $most }，无论是哪个数，对手都能超过 { $bound }。
       *[no] 您只能得到 { $least } 到 { $most }，无论是哪个数，对手都能得到 { $from } 到 { $to }。
      }
   *[no] { $top ->
        [yes] 对手只能得到 { $least } 到 { $most }，无论是哪个数，您都能超过 { $bound }。
       *[no] 对手只能得到 { $least } 到 { $most }，无论是哪个数，您都能得到 { $from } 到 { $to }。
      }
  }
why-ladder-caption = { $here }：现在的积。{ $moved ->
    [yes] { $then }：走过之后。
   *[no] {""}
  }

picture-why-ladder-keep = 乘以 { $factor }：{ $after } 在以 { $high } 结尾的 P 行里。
picture-why-ladder-then = { $mine ->
    [yes] 您在 P 行里：无论乘以哪个数，都到它上面的 N 行。{ $top ->
        [yes] 从那里对手能超过 { $bound }，就赢了。
       *[no] 从那里对手能到下一个 P 行，{ $from } 到 { $to }。
      }
   *[no] 从那里无论乘以哪个数，都到它上面的 N 行。{ $top ->
        [yes] 从那一行您能超过 { $bound }，就赢了。
       *[no] 从那一行您能到下一个 P 行，{ $from } 到 { $to }。
      }
  }
