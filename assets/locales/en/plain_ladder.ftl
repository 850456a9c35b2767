# $mine: whether the mover is the one who can only do so; $top: whether the bound is passed next.
plain-why-ladder-at-once = Multiply by { $factor }: { $after } is more than { $bound }, and that wins.
plain-why-ladder-keep = Multiply by { $factor } to make { $after }, which is safe.
plain-why-ladder-rule = { $half ->
    [0] Safe: up to a ninth of { $bound }, which is { $ninth }.
   *[other] A ninth of { $bound } is { $ninth }, half { $half }: safe is { $low } to { $ninth }; again from { $half }.
  }
plain-why-ladder-then = { $mine ->
    [yes] { $top ->
        [yes] You must make { $least } to { $most }, and from any they can pass { $bound }.
       *[no] You must make { $least } to { $most }, and from any they can make { $from } to { $to }.
      }
   *[no] { $top ->
        [yes] They must make { $least } to { $most }, and from any you can pass { $bound }.
       *[no] They must make { $least } to { $most }, and from any you can make { $from } to { $to }.
      }
  }
why-ladder-caption = { $here }: the product now.{ $moved ->
    [yes] {" "}{ $then }: after the move.
   *[no] {""}
  }

picture-why-ladder-keep = Multiply by { $factor }: { $after } stands in the P row that ends at { $high }.
picture-why-ladder-then = { $mine ->
    [yes] You stand in a P row: every factor leads into the N row above it. { $top ->
        [yes] From there they can pass { $bound } and win.
       *[no] From there they can reach the next P row, { $from } to { $to }.
      }
   *[no] From there every factor leads into the N row above it. { $top ->
        [yes] From that row you can pass { $bound } and win.
       *[no] From that row you can reach the next P row, { $from } to { $to }.
      }
  }
