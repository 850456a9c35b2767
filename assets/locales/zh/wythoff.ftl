wythoff-title = 威佐夫的皇后
wythoff-rule = 皇后每步向左、向下或向左下走任意多格；把它走到角上的人{ $last ->
    [loses] 败
   *[wins] 胜
  }。
wythoff-notation = L（左）、D（下）或 LD（左下）加格数，如 LD3
wythoff-figure = 到角的距离
wythoff-field-row = 角上方的行数（row）
wythoff-field-col = 角右方的列数（col）
wythoff-preset-three = 三步都能胜
wythoff-preset-lost = 数对 8 和 13
wythoff-preset-one = 只有一步能胜
wythoff-preset-misere = 三和四（反常规则）
wythoff-preset-fibonacci = 紧邻斐波那契数的数对
wythoff-preset-quintillion = 百亿亿级的数对
wythoff-move = { $way ->
    [left] 向左
    [down] 向下
   *[both] 向左下
  }走 { $squares } 格到 { $row },{ $column }
wythoff-axis-x = 列
wythoff-axis-y = 行
wythoff-corner = 皇后已在角上；row 或 col 必须至少为 1
wythoff-too-far = { $most ->
    [0] 皇后已在这一边上，不能再往那里走
    [1] 皇后不能这样走；这个方向可走：1 格
   *[other] 皇后不能这样走；这个方向可走：1 到 { $most } 格
  }
wythoff-recited = 皇后在角的上方 { $row } 行、右方 { $column } 列。

# The panel of its theory.
why-beatty-k = k
why-beatty-lower = { $misere ->
    [yes] a
   *[no] kΦ
}
why-beatty-upper = { $misere ->
    [yes] a+k
   *[no] kΦ²
}
why-beatty-value = { $lost ->
    [yes] k = { $k } 的数对
   *[no] 差 { $k }
  }
why-beatty-row = { $row } 和 { $column }，差 { $k }
why-beatty-won = { $row } 和 { $column } 的差是 { $k }，而 k = { $k } 的数对是 { $lower } 和 { $upper }。
why-beatty-keep = { $way ->
    [left] 向左
    [down] 向下
   *[both] 向左下
  }走 { $squares } 格，留下 { $row } 和 { $column }，即 k = { $k } 的数对。
why-beatty-corner = { $way ->
    [left] 向左
    [down] 向下
   *[both] 向左下
  }走 { $squares } 格：这就是角。
why-beatty-then = 从那里走一步，总有一个数不变，或差不变，而这个数、这个差都不在别的数对里。
why-beatty-lost = { $lower } 和 { $upper } { $first ->
    [yes] 是反常规则开头的两个数对之一。
   *[no] 是 { $k } × Φ 和 { $k } × Φ² 的整数部分：k = { $k } 的数对。
  }
why-beatty-lost-then = 走一步，总有一个数不变，或差不变，而这个数、这个差都不在别的数对里：一个数对也走不到。
