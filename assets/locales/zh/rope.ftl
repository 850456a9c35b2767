rope-title = 剪绳
rope-rule = 任选一处，把一段绳剪成两段；先剪出短于 1 厘米的一段者败。
rope-notation = 到左端的距离，如 5、2.5 或 7/3
rope-figure = 各段绳
rope-move = 在 { $at } 厘米处剪，成 { $left } 和 { $right }
rope-axis-x = 剪刀
rope-axis-y = 步长
rope-part = 段
rope-field-length = 长度（厘米）
rope-form-length = 大于 0，至多 10000，如 10、5.25 或 103/20
rope-length-range = 长度超出范围；可填：大于 0，至多 { $max }
rope-digits = 写得过细；可填：至多 16 位小数，或分母至多 10^16 的分数
rope-outside = 不在绳内；可填：大于 0，小于 { $length }
rope-cut-before = { $at } 厘米处已经剪过；请剪在一段之内
rope-preset-default = 十厘米
rope-preset-quarter = 五又四分之一
rope-preset-decimal = 约一英尺
rope-preset-hundred = 一米
rope-preset-stub = 太短，不能剪
rope-step = 步长 { $step } 厘米
rope-short = 这样剪出 { $length } 厘米的一段，短于 1 厘米：立即落败。
rope-pieces = 各段：{ $pieces }

# $ends：区间含哪一端，或只是一个数（point）。
interval = { $ends ->
    [point] { $from }
    [both] { $from } 到 { $to }（含两端）
    [from] { $from }（含）到 { $to }（不含）
    [to] { $from }（不含）到 { $to }（含）
   *[none] { $from } 到 { $to }（不含两端）
  }
    .short = { $ends ->
        [point] { $from }
        [both] { $from } ≤ x ≤ { $to }
        [from] { $from } ≤ x < { $to }
        [to] { $from } < x ≤ { $to }
       *[none] { $from } < x < { $to }
      }
moves-stretches = { $more ->
    [0] 共 { $count } 个区间，x 为剪处
   *[other] 前 { $count } 个区间，x 为剪处
  }
    .told = { $more ->
        [0] 共 { $count } 个区间
       *[other] 前 { $count } 个区间
      }
proof-stretches = { $more ->
    [0] { $done } / { $total } 个区间，各取一处：
   *[other] 前 { $total } 个区间中的 { $done } 个，各取一处：
  }
