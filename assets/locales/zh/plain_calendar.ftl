# $rung is diagonal (normal play), early or late (misère play: with the shared difference or without), or end (31.12).
plain-why-calendar-row = { $rung ->
    [end] 报 { $date }。
    [late] 报 { $date }。
   *[other] 报 { $date }：它的日比月大 { $shared }。
  }
plain-why-calendar-column = { $rung ->
    [end] 报 { $date }。
    [late] 报 { $date }。
   *[other] 报 { $date }：它的日比月大 { $shared }。
  }
plain-why-calendar-two = 报 { $day }。
plain-why-calendar-then = { $rung ->
    [diagonal] 对手只能打破这个差，您再恢复它。最后由您报出 { $end }。
    [early] 对手只能打破这个差：您恢复它（不晚于 { $to }），或者报 { $others } 之一。最后对手只能报 { $end }，报它就输。
   *[late] 对手只能报 { $replies }，之后您都报 { $answer }。于是对手只能报 { $end }，报它就输。
  }
plain-why-calendar-ends = 报出 { $end } 的人赢。
plain-why-calendar-forces = 于是只剩 { $end } 可报，报它就输。
plain-why-calendar-forced = 只剩 { $end } 可报，报它就输。
plain-why-calendar-lost = { $rung ->
    [diagonal] 日比月大 { $shared }：您打破这个差，对手能再恢复它。最后由对手报出 { $end }。
    [early] 日比月大 { $shared }：怎样走都会打破这个差，对手总有应对。最后您只能报 { $end }，报它就输。
   *[late] 您只能报 { $replies }，之后对手都报 { $answer }。于是您只能报 { $end }，报它就输。
  }

picture-why-calendar-row = 报 { $date }，本行的 P。
picture-why-calendar-column = 报 { $date }，本列的 P。
picture-why-calendar-two = 报 { $day }，本行的 P。
picture-why-calendar-then = 任何两个 P 都不在同一行或同一列，所以对手报不到 P。无论对手报什么，您都能在那一行或那一列的前方找到 P。
picture-why-calendar-lost = 这一天就是 P：它的行和列里没有别的 P。无论您报什么，对手都能在那一行或那一列的前方找到 P。
