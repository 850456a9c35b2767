# $side 是轮到的一方与另一方相比的情形。
plain-why-interval-value = { $side ->
    [ahead] 余下的数里比对手多得 { $margin }
    [even] 余下的数里双方得一样多
   *[behind] 余下的数里比对手少得 { $margin }
  }
plain-why-interval-keep = 最好的走法：{ $words }，这样您有 { $own }，对手有 { $other }。
plain-why-interval-then = { $side ->
    [ahead] 余下的数里，对手至多比您多得 { $margin }。
    [even] 余下的数里，对手得的不会比您多。
   *[behind] 余下的数里，对手至少比您少得 { $margin }。
  }
picture-why-interval-then = 留给对手那一行的格子是 { $lead }：{ $side ->
    [ahead] 对手在那里至多领先这么多。
    [even] 对手在那里领先不了。
   *[behind] 对手在那里要落后这么多。
  }
plain-why-interval-all = 这样对手再没有可取的。
plain-why-interval-so = { $outcome ->
    [win] 无论对手怎样走，最后您至少领先 { $by }。
   *[draw] 无论对手怎样走，最后都不会比您多。
  }
plain-why-interval-lost = 无论您取什么，对手最后至少能比您多 { $by }。
plain-why-interval-least = 把差距缩到最小：{ $words }。

plain-why-interval-corner = 起\止
plain-why-interval-legend = 行：剩下的第一个数；列：最后一个数。格：轮到的一方能领先多少。[现在]（走过之后）
plain-why-interval-equation = 现在得 { $worth }，之后对手领先 { $rest }：{ $worth } - { $rest } = { $total }
