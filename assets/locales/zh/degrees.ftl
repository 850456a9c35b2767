# How much is told before the end of a game.
action-tell = 全部说明、只看图形，或什么都不说
telling-figure = 只显示图形
status-tell = 这里：{ $degree ->
    [all] 全部说明
    [figure] 只看图形，不作解释；按 { KEY("hint") } 逐步提示
   *[nothing] 什么都不说；按 { KEY("hint") } 逐步提示
  }
status-tell-later = 从下一局起：{ $degree ->
    [all] 全部说明
    [figure] 只看图形，不作解释
   *[nothing] 什么都不说
  }
cli-tell = 终局前说明多少：all(全部)、figure(图形)或 nothing(不说)
