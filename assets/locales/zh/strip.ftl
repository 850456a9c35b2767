strip-title = 划长条
strip-rule = 划去 1 到 k 个相邻的空格；走最后一步者胜。
strip-notation = 一格，或首尾两格，如 4 或 4-6
strip-figure = 空格
strip-move = 划去第 { $cells } 格
strip-axis-x = 位置
strip-axis-y = 长度
strip-part = 格
strip-field-n = 长条的格数（n）
strip-field-row = 或划过几格的长条
strip-field-k = 每步至多划几格（k）
strip-form-row = 至多 200 个 1（空）和 0（已划），如 1101
strip-preset-default = 十一格
strip-preset-kayles = 凯尔斯：十四格，每步一或二
strip-preset-even = 十二格，每步一格：必败
strip-preset-crossed = 已经划过几格
strip-preset-drawn = 二百格
strip-preset-long = 三百格
strip-left = { $count ->
    [0] 没有空格
   *[other] { $count } 个空格
  }
strip-most = 一次至多划去 { $most } 格。
strip-too-long = 长条超过 { $most } 格，k 至多为 { $short }；现在的 k 可填：1 到 { $most }
strip-too-many = 这是 { $count } 格；可划 1 到 { $most } 格
strip-gone = 第 { $cell } 格已经划去
