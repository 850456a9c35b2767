# $mine: whether the mover is the one who can only do so; $top: whether the bound is passed next.
plain-why-ladder-at-once = Multiply by { $factor }: { $after } is more than { $bound }, and that wins.
plain-why-ladder-keep = Multiply by { $factor } to make { $after }.
plain-why-ladder-then = { $mine ->
    [yes] You must make something from { $least } to { $most }. { $top ->
        [yes] From any of these they can pass { $bound } and win.
       *[no] From any of these they can make one from { $from } to { $to }, and later pass { $bound }.
      }
   *[no] They must make something from { $least } to { $most }. { $top ->
        [yes] From any of these you can pass { $bound } and win.
       *[no] From any of these you can make one from { $from } to { $to }, and later pass { $bound }.
      }
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
