chomp-title = 咬巧克力
chomp-rule = 取走一块巧克力，连同它上方和右方的所有块。左下角那块有毒：只剩这一块时，轮到谁谁就败。
chomp-notation = 行:列，如 2:3
chomp-figure = 各行各列
chomp-squares = { $of ->
    [rows] 各行
    [columns] 各列
   *[all] { figure-regions-all }
  }
chomp-part = 行
chomp-axis-x = 列
chomp-axis-y = 行
chomp-field-bar = 各行长度，自下而上
chomp-longer = 第 { $row } 行（{ $length }）比下面一行（{ $below }）长
chomp-large = 要搜索的巧克力太多；{ $rows } 行时每行最多 { $most } 块
chomp-poisoned = 1:1 那块有毒，谁也不能取
chomp-no-square = 第 { $row } 行只有 { $length } 块
chomp-preset-rectangle = 三行，每行四块
chomp-preset-two = 两行，每行七块
chomp-preset-square = 五乘五
chomp-preset-lost = 五、三、二
chomp-preset-ten = 十乘十
chomp-preset-quintillion = 两行，百亿亿块
chomp-move = 从第 { $row } 行第 { $column } 列咬下（{ $squares } 块）

# The Why panel. $turned: two columns instead of two rows (yes, no). $alone: there is only one row.
why-chomp-row = { $turned ->
    [yes] { $which ->
        [upper] 右列
       *[lower] 左列
      }
   *[no] { $which ->
        [upper] 上行
       *[lower] 下行
      }
  }
why-chomp-value-two = { $by ->
    [0] { $turned ->
        [yes] 两列一样高
       *[no] 两行一样长
      }
   *[other] { $turned ->
        [yes] 左列比右列高 { $by } 块
       *[no] 下行比上行长 { $by } 块
      }
  }
why-chomp-value-arms = 两臂 { $right } 和 { $up }
why-chomp-value = { $bites } 种咬法中 { $wins } 种能胜
why-chomp-two-keep = { $alone ->
    [yes] 取 { $row }:{ $column }：只剩有毒的那块。
   *[no] 取 { $row }:{ $column }：此后{ $turned ->
        [yes] 左列恰好比右列高
       *[no] 下行恰好比上行长
      }一块。
  }
why-chomp-two-then = { $alone ->
    [yes] 那一块谁也不能取。
   *[no] 任何一口都会破坏它，再咬一口又能恢复，直到只剩有毒的那块。
  }
why-chomp-two-lost = { $turned ->
    [yes] 左列恰好比右列高
   *[no] 下行恰好比上行长
  }一块。任何一口都会破坏它，再咬一口又能恢复。
why-chomp-arms-keep = 取 { $row }:{ $column }：除有毒的那块外，两臂各有 { $arm } 块。
why-chomp-arms-then = 咬一臂的任何一口，都在另一臂照样应一口。
why-chomp-arms-lost = 两臂各有 { $arm } 块：咬一臂的任何一口，都在另一臂照样应一口。
why-chomp-square-keep = 取 { $row }:{ $column }：剩下两臂，各 { $arm } 块。
why-chomp-steal = 假设咬远角 { $row }:{ $column } 会败，那么对它必有一个能胜的应着。
why-chomp-steal-same = 这个应着也带走远角，所以一开始就走它，留下的是同样的巧克力：无论如何，第一口都能胜。但该咬哪一口，这个论证没有说。
why-chomp-steal-search = { $wins ->
    [1] 搜索能说：只有 { $row }:{ $column } 能胜。
   *[other] 搜索能说：有 { $wins } 种咬法能胜，其中有 { $row }:{ $column }。
  }
why-chomp-other = { $bites } 种咬法中，有 { $wins } 种留下必败的巧克力。
why-chomp-other-keep = 取 { $row }:{ $column }。
why-chomp-other-then = 从那里任何一口都留下必胜的巧克力：较小的巧克力都已从有毒的那块起逐一填好。
why-chomp-other-lost = { $bites } 种咬法都留下必胜的巧克力：较小的巧克力都已从有毒的那块起逐一填好。
plain-why-chomp-two-keep = { $alone ->
    [yes] 除有毒的那块外全部取走：咬 { $row }:{ $column }。
   *[no] 咬 { $row }:{ $column }：此后{ $turned ->
        [yes] 左列恰好比右列高
       *[no] 下行恰好比上行长
      }一块。
  }
plain-why-chomp-two-then = { $alone ->
    [yes] 那一块对手不能取。
   *[no] 对手无论咬哪里，您都能再弄成这样。
  }
plain-why-chomp-two-lost = { $turned ->
    [yes] 左列恰好比右列高
   *[no] 下行恰好比上行长
  }一块。您无论咬哪里，对手都能再弄成这样。
plain-why-chomp-arms-keep = 咬第 { $row } 行第 { $column } 列：此后两臂各有 { $arm } 块。
plain-why-chomp-arms-then = 对手从一臂咬掉多少，您就从另一臂咬掉多少。
plain-why-chomp-arms-lost = 两臂各有 { $arm } 块。您从一臂咬掉多少，对手就从另一臂咬掉多少。
plain-why-chomp-square-keep = 咬第 { $row } 行第 { $column } 列：剩下两臂，各 { $arm } 块。
plain-why-chomp-steal = 要是只咬最远的角 不对，对手就有应着。
plain-why-chomp-steal-same = 那个应着也带走这个角，您一开始就可以那样咬：所以您能赢。
plain-why-chomp-steal-search = 该咬哪里，只有全部试过才知道：第 { $row } 行第 { $column } 列。
plain-why-chomp-other = 您的 { $bites } 种咬法中，有 { $wins } 种能赢。
plain-why-chomp-other-keep = 咬第 { $row } 行第 { $column } 列：此后对手无论咬哪里，您都有应着。
plain-why-chomp-other-lost = 您有 { $bites } 种咬法，无论选哪种，对手都有应着。
# Why it holds. $lost: whether you lose (yes, no).
holds-chomp-alone = 取 { $row }:{ $column }。只剩有毒的那块，对手无步可走。
holds-chomp-two-keep = 取 { $row }:{ $column }。此后{ $turned ->
    [yes] 左列比右列高一块。
   *[no] 下行比上行长一块。
  }
holds-chomp-two-broken = { $turned ->
    [yes] 咬右列，左列就高出不止一块。咬到左列，两列就一样高。
   *[no] 咬上行，下行就长出不止一块。咬下行，两行就一样长。
  }
holds-chomp-two-answer = { $turned ->
    [yes] 前一种情形{ $lost ->
        [yes] 对手
       *[no] 您
      }截短左列，后一种情形把右列截短一块。
   *[no] 前一种情形{ $lost ->
        [yes] 对手
       *[no] 您
      }截短下行，后一种情形把上行截短一块。
  }差又是一块。
holds-chomp-arms-keep = 取 { $row }:{ $column }。{ $square ->
    [yes] 只剩最下一行和最左一列：两条相等的臂。
   *[no] 此后两臂相等。
  }
holds-chomp-arms-copy = 咬一口会截短一臂。在另一臂照样咬一口，两臂又相等，所以{ $lost ->
    [yes] 对手
   *[no] 您
  }总有应着。
holds-chomp-end = 每咬一口，巧克力都变小。最后只剩有毒的那块，无步可走的是{ $lost ->
    [yes] 您。
   *[no] 对手。
  }
holds-chomp-steal-either = 这个游戏没有和局，所以只咬远角 { $row }:{ $column } 不是胜就是败。如果胜，先手就能胜。
holds-chomp-steal-answer = 如果败，后手就有一个能胜的应着。任何一口都带走远角，所以先手一开始就走这个应着，留下的是同样的巧克力。
holds-chomp-steal-which = 所以先手无论如何都能胜。这只证明了能胜的一口存在，没有说是哪一口。适用于所有矩形的规则，至今无人知道。
holds-chomp-steal-search = 从有毒的那块起把较小的巧克力逐一填好，就能找到它：{ $row }:{ $column }。
holds-chomp-back = 只剩有毒的那块时，轮到的一方败。从那里起按大小把所有巧克力填好：有一口能留下必败的，就是必胜的；没有，就是必败的。
holds-chomp-here = { $lost ->
    [yes] 这里 { $bites } 种咬法都不留下必败的巧克力，所以它必败。
   *[no] 这里 { $bites } 种咬法中有 { $wins } 种留下必败的巧克力，所以它必胜。
  }
plain-holds-chomp-alone = 咬第 { $row } 行第 { $column } 列：只剩有毒的那块，对手走不了。
plain-holds-chomp-two-keep = 咬第 { $row } 行第 { $column } 列：此后{ $turned ->
    [yes] 左列比右列高一块。
   *[no] 下行比上行长一块。
  }
plain-holds-chomp-two-broken = { $turned ->
    [yes] 再咬任何一口，两列就一样高，或者左列高出不止一块。
   *[no] 再咬任何一口，两行就一样长，或者下行长出不止一块。
  }
plain-holds-chomp-two-answer = 这时{ $lost ->
    [yes] 对手
   *[no] 您
  }截短其中一个，差又是一块。
plain-holds-chomp-arms-keep = 咬第 { $row } 行第 { $column } 列：剩下两条相等的臂。
plain-holds-chomp-arms-copy = { $lost ->
    [yes] 您从一臂咬掉多少，对手就从另一臂咬掉多少。
   *[no] 对手从一臂咬掉多少，您就从另一臂咬掉多少。
  }两臂又相等。
plain-holds-chomp-end = 巧克力越来越小。最后有毒的那块留给{ $lost ->
    [yes] 您。
   *[no] 对手。
  }
plain-holds-chomp-steal-either = 只咬最远的角，不是赢就是输。如果赢，您就能赢。
plain-holds-chomp-steal-answer = 如果输，对手就有一个能赢的应着。任何一口都带走这个角，所以您一开始就可以那样咬。
plain-holds-chomp-steal-which = 所以您无论如何都能赢。但这没有说该咬哪里，这样的规则至今无人知道。
plain-holds-chomp-steal-search = 从有毒的那块往回，一块块巧克力地推，就能找到：第 { $row } 行第 { $column } 列。
plain-holds-chomp-back = 从只剩有毒的那块往回推，那时轮到谁谁输。凡是咬哪一口都到不了有记号的巧克力，就做上记号。
plain-holds-chomp-here = { $lost ->
    [yes] 您的 { $bites } 种咬法都到不了有记号的巧克力。
   *[no] 您的 { $bites } 种咬法中，有 { $wins } 种能到有记号的巧克力。
  }
# Hints.
smaller-chomp = 先试两行各两块，再试两行各三块。该留下什么？
look-chomp = 看您咬过之后剩下什么：能不能用同一个办法应对每一口？
