# $mine: whether this is about the player to move. $top: whether the next move can pass the bound.
plain-why-ladder-at-once = Multiply by { $factor } to make { $after }: that passes { $bound }, and you win.
plain-why-ladder-keep = Multiply by { $factor } to make { $after }, a good number to leave.
plain-why-ladder-rule = Good to leave: { $good } ({ $bound } ÷ 9{ $exact ->
    [yes] {""}
   *[no] , rounded down
  }){ $more ->
    [none] .
   *[other] ; again from { $half }: { $more }.
  }
ladder-span = { $one ->
    [yes] { $low }
   *[no] { $low } to { $high }
  }
plain-why-ladder-then = { $mine ->
    [yes] { $top ->
        [yes] You must land on { $least } to { $most }, and from there they can pass { $bound }.
       *[no] You must land on { $least } to { $most }, and from there they can reach { $from } to { $to }.
      }
   *[no] { $top ->
        [yes] They must land on { $least } to { $most }, and from there you can pass { $bound }.
       *[no] They must land on { $least } to { $most }, and from there you can reach { $from } to { $to }.
      }
  }
why-ladder-caption = { $here }: the product now.{ $moved ->
    [yes] {" "}{ $then }: after the move.
   *[no] {""}
  }

picture-why-ladder-keep = Multiply by { $factor }: { $after } is in the P row that ends at { $high }.
picture-why-ladder-then = { $mine ->
    [yes] You're in a P row: every factor leads to the N row above it. { $top ->
        [yes] From there, they can pass { $bound } and win.
       *[no] From there, they can reach the next P row, { $from } to { $to }.
      }
   *[no] From there, every factor leads to the N row above it. { $top ->
        [yes] From that row, you can pass { $bound } and win.
       *[no] From that row, you can reach the next P row, { $from } to { $to }.
      }
  }
