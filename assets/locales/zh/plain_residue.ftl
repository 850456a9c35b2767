# $shape is last (the last one must be taken), end (the last landing comes next), few (all landings are listed in $rest) or many.
why-residue-caption = { $lost }：适合留下。{ $here }：现在。{ $moved ->
    [yes] { $then }：走过之后。
   *[no] {""}
  }

plain-why-residue-keep = { $shape ->
    [end] { $misere ->
        [yes] 留下 1 枚：对手必须取最后一枚，就输了。
       *[no] 把 { $take } 枚全部取走：对手再没有可取的。
      }
    [few] 先留下 { $left } 枚，然后是 { $rest } 枚。
   *[many] 先留下 { $left } 枚，然后是 { $rest } 枚，每次少 { $modulus } 枚，直到 { $lost } 枚。
  }
plain-why-residue-lost = { $shape ->
    [last] 您必须取最后一枚，就输了。
    [end] { $misere ->
        [yes] 您取 { $most ->
            [1] 1 枚
           *[other] 1 到 { $most } 枚
          }，对手留下 1 枚：最后一枚只能由您取。
       *[no] 您取 { $most ->
            [1] 1 枚
           *[other] 1 到 { $most } 枚
          }，对手把剩下的全部取走。
      }
    [few] 对手能先留下 { $left } 枚，然后是 { $rest } 枚{ $misere ->
        [yes] ：最后一枚只能由您取。
       *[no] 。
      }
   *[many] 对手能先留下 { $left } 枚，然后是 { $rest } 枚，每次少 { $modulus } 枚，{ $misere ->
        [yes] 直到剩 1 枚，只能由您取。
       *[no] 直到 0 枚。
      }
  }
plain-why-residue-misere = 剩 1 枚时，对手必须取最后一枚，就输了。
plain-why-residue-lap = { $lost ->
    [yes] { $modulus ->
        [2] 您取 1 枚，对手也取 1 枚：合起来总是 2 枚。
        [4] 您取 1 枚，对手取 3 枚；您取 2 枚，对手取 2 枚；您取 3 枚，对手取 1 枚：合起来总是 4 枚。
       *[other] 您取 1 枚，对手取 { $most } 枚；您取 2 枚，对手取 { $second } 枚：合起来总是 { $modulus } 枚。
      }
   *[no] { $modulus ->
        [2] 对手取 1 枚，您也取 1 枚：合起来总是 2 枚。
        [4] 对手取 1 枚，您取 3 枚；对手取 2 枚，您取 2 枚；对手取 3 枚，您取 1 枚：合起来总是 4 枚。
       *[other] 对手取 1 枚，您取 { $most } 枚；对手取 2 枚，您取 { $second } 枚：合起来总是 { $modulus } 枚。
      }
  }
