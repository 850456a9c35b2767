northcott-title = 诺斯科特游戏
northcott-rule = 先手走左边的公羊，后手走右边的：每步让一只公羊沿本道前进或后退，不得越过对方；不能走者败。
northcott-notation = 道:格，如 2:5
northcott-figure = 各道的间隔
northcott-move = { $way ->
    [forward] 第 { $track } 道前进 { $by } 格，到第 { $cell } 格
   *[back] 第 { $track } 道后退 { $by } 格，到第 { $cell } 格
  }
northcott-axis-x = 格
northcott-axis-y = 道
northcott-part = 道
northcott-field-tracks = 道数
northcott-field-cells = 每道的格数
northcott-field-rams = 公羊，左-右
northcott-form-rams = 每道左、右公羊的位置，如 1-8,3-5
northcott-off-track = 公羊 { $track } 放不下：左边的应在右边的之前，都在 1 到 { $cells } 格
northcott-reach = 第 { $track } 道的公羊在第 { $from } 格，可走到第 { $first } 到 { $last } 格中的另一格
northcott-no-cell = 第 { $track } 道的公羊在第 { $from } 格，无格可走
northcott-preset-default = 三道，每道八格
northcott-preset-staggered = 四个间隔：6、3、0、2
northcott-preset-worked = 间隔 18、8、14、9、23
northcott-preset-even = 各列都是偶数个 1
northcott-preset-wide = 十道，每道四十格
