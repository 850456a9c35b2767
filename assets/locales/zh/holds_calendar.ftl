# 日期阶梯为什么成立：剩下的天数和月数是两堆；反常规则下最后几个日期逐个讲。
holds-calendar-end = 从 { $date } 到 31.12 还有 { $days } 天、{ $months } 个月；其中一个数是 0，所以可以直接报 31.12。
holds-calendar-make = 从 { $date } 起还有 { $days } 天、{ $months } 个月。较大的数可以减到与较小的相等：有 { $rung } 这一天，天数和月数都剩 { $equal }，日 − 月 = 19。
holds-calendar-equal = 从 { $date } 起还有 { $days } 天、{ $days } 个月：日 − 月 = 19。
holds-calendar-spoil = 一步只减小两个数中的一个，于是两个数不再相等。
holds-calendar-mend = 把另一个数也减去同样多，两个数又相等。凡是两个数相等的日期，日历上都有：{ $all }。
holds-calendar-zero = 两个数只会变小，最后是 0 和 0：{ $mine ->
    [yes] 对手报 31.12。
   *[no] 您报 31.12。
  }
holds-calendar-forced = 从 { $dates } 只剩 { $end } 可报，报它就输：P。
holds-calendar-before = 从 { $rung } 只能报 { $replies }，无论报哪个，之后都能报 { $answer }：所以 { $rung } 是 P。
holds-calendar-apart = 到 { $to } 为止，P 是日 − 月 = { $shared } 的日期；然后是 { $others }。任何两个既不同月，也不同日，所以从 P 报不到 P。
holds-calendar-reach = 除 31.12 外，从其他任何日期，前方都有 P：日比本月的 P 小，就报本月的 P；日比它大，就报同一日的 P，那在更晚的月份。
holds-calendar-name = { $lost ->
    [yes] { $date } 就是其中一个 P。
   *[no] 从 { $date } 可以报 P { $rung }。
  }
plain-holds-calendar-end = 从 { $date } 起还有 { $days } 天、{ $months } 个月。有一个数是 0，您现在就能报 31.12。
plain-holds-calendar-make = 从 { $date } 起还有 { $days } 天、{ $months } 个月。把较大的数减到与较小的相等：报 { $rung }，天数和月数都剩 { $equal }。
plain-holds-calendar-equal = 从 { $date } 起还有 { $days } 天、{ $days } 个月，两个数相等。
plain-holds-calendar-spoil = { $mine ->
    [yes] 您只能改变两个数中的一个，两个数就不相等了。
   *[no] 对手只能改变两个数中的一个，两个数就不相等了。
  }
plain-holds-calendar-mend = { $mine ->
    [yes] 对手把另一个数也减去同样多。两个数相等的日期，日历上都有，从 20.01 到 31.12。
   *[no] 您把另一个数也减去同样多。两个数相等的日期，日历上都有，从 20.01 到 31.12。
  }
plain-holds-calendar-zero = 两个数只会变小，最后都是 0。{ $mine ->
    [yes] 那一天 31.12 由对手报出。
   *[no] 那一天 31.12 由您报出。
  }
plain-holds-calendar-forced = 从 { $dates } 只剩 { $end } 可报，报它就输。
plain-holds-calendar-before = 从 { $rung } 只能报 { $replies }，无论报哪个，之后都能报 { $answer }。所以 { $rung } 也稳妥。
plain-holds-calendar-apart = 更早的稳妥日期，都是日比月大 { $shared }，到 { $to } 为止。任何两个稳妥的日期既不同月，也不同日。所以从一个稳妥的日期报不到另一个。
plain-holds-calendar-reach = 从其他任何日期，同月或同日的前方都有稳妥的日期。{ $mine ->
    [yes] 所以对手总能找到，您总找不到。
   *[no] 所以您总能找到，对手总找不到。
  }
plain-holds-calendar-name = { $lost ->
    [yes] { $date } 已经是这样稳妥的日期，而您必须离开它。
   *[no] 从 { $date } 可以报 { $rung }，那是稳妥的日期。
  }
