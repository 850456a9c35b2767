date-title = 报日期
date-rule = 报同一个月里更晚的一天，或以后某个月的同一号（写作 日.月）；报出 31.12 者{ $last ->
    [loses] 败
   *[wins] 胜
  }。
date-move = 报 { $date }
date-notation = 日期 DD.MM，如 20.01
date-figure = 剩余的日与月
date-field-date = 起始日期（date）
date-form-date = DD.MM（日.月），各两位，01.01 到 30.12，不含 29.02
date-preset-new-year = 元旦
date-preset-misere = 元旦（反常规则）
date-preset-rung = 必败的日期
date-preset-february = 二月末
date-preset-turn = 有两个胜着（反常规则）
date-axis-x = 日
date-axis-y = 月
date-ended = 报出这一天，本局就结束了，不能从它开始；可填：{ date-form-date }
date-no-such-day = { $days ->
    [0] 没有 { $month } 月；可填：月份 01 到 12
   *[other] { $month } 月没有这一天；可填：01 到 { $days }
  }
date-unreachable = 可填：{ $days ->
    [0] 把 { $from } 改到更晚的月份，至 { $month }
   *[other] { $days ->
        [1] { $day }
       *[other] { $first } 到 { $day }
      }{ $months ->
        [0] {""}
       *[other] ，或把 { $from } 改到更晚的月份，至 { $month }
      }
  }
date-month = { $month ->
    [1] 一月
    [2] 二月
    [3] 三月
    [4] 四月
    [5] 五月
    [6] 六月
    [7] 七月
    [8] 八月
    [9] 九月
    [10] 十月
    [11] 十一月
   *[12] 十二月
  }
date-month-short = { $month ->
    [1] 1月
    [2] 2月
    [3] 3月
    [4] 4月
    [5] 5月
    [6] 6月
    [7] 7月
    [8] 8月
    [9] 9月
    [10] 10月
    [11] 11月
   *[12] 12月
  }
