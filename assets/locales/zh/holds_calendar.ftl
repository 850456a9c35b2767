# 日期阶梯为什么成立：剩下的天数和月数是两堆；反常规则下最后几个日期逐个讲。
holds-calendar-end = 从 { $date } 到 31.12 还有 { $days } 天、{ $months } 个月；其中一个数是 0，可以直接报 31.12。
holds-calendar-make = 从 { $date } 起还有 { $days } 天、{ $months } 个月。较大的数可以减到与较小的相等：{ $rung } 存在，都剩 { $equal }，日 − 月 = 19。
holds-calendar-equal = 从 { $date } 起还有 { $days } 天、{ $days } 个月：日 − 月 = 19。
holds-calendar-spoil = 一步只减小两个数中的一个，于是不相等。
holds-calendar-mend = 把另一个数也减去同样多，又相等了，而两数相等的日期都存在：{ $all }。
holds-calendar-zero = 两个数只会变小，最后是 0 和 0：{ $mine ->
    [yes] 对手报 31.12。
   *[no] 您报 31.12。
  }
holds-calendar-forced = 从 { $dates } 只剩 { $end } 可报，报它就输：P。
holds-calendar-before = 从 { $rung } 只能报 { $replies }，之后都能报 { $answer }：所以 { $rung } 是 P。
holds-calendar-apart = 到 { $to } 为止，P 是日 − 月 = { $shared } 的日期；再是 { $others }。任何两个都不同月也不同日，所以从 P 报不到 P。
holds-calendar-reach = 从其他任何日期，前方都有 P：日小于本月的 P，就报它；日大于它，就报同一日的 P，它在更晚的月份。
holds-calendar-name = { $lost ->
    [yes] { $date } 就是其中一个 P。
   *[no] 从 { $date } 可以报 P { $rung }。
  }
plain-holds-calendar-end = 从 { $date } 起还有 { $days } 天、{ $months } 个月。有一个数是 0，您现在就能报 31.12。
plain-holds-calendar-make = 从 { $date } 起还有 { $days } 天、{ $months } 个月。把较大的数减到与较小的相等：{ $rung }，都剩 { $equal }。
plain-holds-calendar-equal = 从 { $date } 起还有 { $days } 天、{ $days } 个月，两个数相等。
plain-holds-calendar-spoil = { $mine ->
    [yes] 您只能改变两个数中的一个，于是不相等。
   *[no] 对手只能改变两个数中的一个，于是不相等。
  }
plain-holds-calendar-mend = { $mine ->
    [yes] 对手把另一个数也减去同样多。两数相等的日期都存在，从 20.01 到 31.12。
   *[no] 您把另一个数也减去同样多。两数相等的日期都存在，从 20.01 到 31.12。
  }
plain-holds-calendar-zero = 两个数只会变小，最后都是 0。{ $mine ->
    [yes] 那一天 31.12 由对手报出。
   *[no] 那一天 31.12 由您报出。
  }
plain-holds-calendar-forced = 从 { $dates } 只剩 { $end } 可报，报它就输。
plain-holds-calendar-before = 从 { $rung } 只能报 { $replies }，之后都能报 { $answer }。所以 { $rung } 也稳妥。
plain-holds-calendar-apart = 在此之前稳妥的是日比月大 { $shared } 的日期，到 { $to } 为止。任何两个稳妥的日期都不同月也不同日。所以从稳妥的日期报不到稳妥的日期。
plain-holds-calendar-reach = 从其他任何日期，同月或同日的前方都有稳妥的日期。{ $mine ->
    [yes] 对手总能找到，您总找不到。
   *[no] 您总能找到，对手总找不到。
  }
plain-holds-calendar-name = { $lost ->
    [yes] { $date } 已经是稳妥的日期，而您必须离开它。
   *[no] 从 { $date } 可以报 { $rung }，它稳妥。
  }
