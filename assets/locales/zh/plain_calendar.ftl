# $rung is diagonal (normal play), early or late (misère play: with the shared difference or without), or end (31.12).
plain-why-calendar-column = { $rung ->
    [end] 报 { $date }。
    [late] 报 { $date }：临近结束时，稳妥的只有 { $others }。
   *[other] 报 { $date }：离 31 日的天数和离 12 月的月数都是 { $left }。
  }
plain-why-calendar-row = { $rung ->
    [end] 报 { $date }。
    [late] 报 { $date }：临近结束时，稳妥的只有 { $others }。
   *[other] 报 { $date }：离 31 日的天数和离 12 月的月数都是 { $left }。
  }
plain-why-calendar-two = 报 { $day }：临近结束时，稳妥的只有 { $others }。
plain-why-calendar-then = { $rung ->
    [diagonal] 对手改变一个数，您再让两个数相等，最后由您报出 { $end }。验算很简单：日比月大 { $shared }。
    [early] 稳妥的日期：日比月大 { $shared }，到 { $to } 为止；然后是 { $others }。对手报不到稳妥的日期，您总能报到，而报 { $end } 就输。
   *[late] 对手只能报 { $replies }；您再报 { $answer }，对手就只能报 { $end }，输了。
  }
plain-why-calendar-lost = { $rung ->
    [diagonal] 日比月大 { $shared }：还剩 { $left } 天、{ $left } 个月。您改变一个数，对手再让两个数相等，最后由对手报出 { $end }。
    [early] 稳妥的日期：日比月大 { $shared }，到 { $to } 为止；然后是 { $others }。您报不到稳妥的日期，对手总能报到，而报 { $end } 就输。
   *[late] 您只能报 { $replies }，之后对手都报 { $answer }。这样您只能报 { $end }，报它就输。
  }
why-calendar-days = 离 31 日的天数：{ $now }{ $moved ->
    [yes] ，之后 { $then }
   *[no] {""}
  }
why-calendar-months = 离 12 月的月数：{ $now }{ $moved ->
    [yes] ，之后 { $then }
   *[no] {""}
  }
why-calendar-caption = { $here }：现在。{ $moved ->
    [yes] { $then }：之后。
   *[no] {""}
  }{ $lost }：稳妥{ $misere ->
    [yes] 。
   *[no] ，日 − 月 = { $shared }。
  }
plain-why-calendar-ends = 报出 { $end } 的人赢。
plain-why-calendar-forces = 这样只剩 { $end } 可报，报它就输。
plain-why-calendar-forced = 只剩 { $end } 可报，报它就输。

picture-why-calendar-row = 报 { $date }，本行的 P。
picture-why-calendar-column = 报 { $date }，本列的 P。
picture-why-calendar-two = 报 { $day }，本行的 P。
picture-why-calendar-then = 任何两个 P 都不在同一行或同一列，所以对手报不到 P。无论对手报什么，您都能在那一行或那一列的前方找到 P。
picture-why-calendar-lost = 这一天就是 P：它的行和列里没有别的 P。无论您报什么，对手都能在那一行或那一列的前方找到 P。
