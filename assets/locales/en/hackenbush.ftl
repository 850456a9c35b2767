hackenbush-title = Hackenbush
hackenbush-rule = Blue cuts a blue or green piece, Red a red or green one. Whatever is above it falls. Whoever cannot cut loses.
hackenbush-notation = stalk:piece from the ground, as in 2:1
hackenbush-figure = Pieces each may cut
hackenbush-field-stalks = Stalks from the ground
hackenbush-field-begins = Who goes first
    .blue = Blue
    .red = Red
said-begins-blue = Blue goes first
said-begins-red = Red goes first
hackenbush-form-stalks = b, r (or only g) for each piece, as in br,br,r
hackenbush-stalk-long = stalk { $stalk } has { $pieces } pieces; at most { $most } are allowed
hackenbush-stalk-mixed = stalk { $stalk } ({ $letters }) mixes g with other letters; a stalk has only b and r, or only g
hackenbush-color = piece { $piece } of stalk { $stalk } is { $color ->
    [blue] blue, and only Blue may cut it
   *[red] red, and only Red may cut it
  }; it is { $who ->
    [blue] Blue's
   *[red] Red's
  } turn
hackenbush-no-piece = { $pieces ->
    [0] nothing is left of stalk { $stalk }
   *[other] stalk { $stalk } has no piece { $piece }; allowed: 1 to { $pieces }
  }
hackenbush-preset-default = two halves and a whole
hackenbush-preset-counting = count the pieces
hackenbush-preset-quarters = one right cut
hackenbush-preset-green = green decides
hackenbush-preset-red = Red goes first
hackenbush-preset-thicket = a thicket
hackenbush-axis-x = stalk
hackenbush-axis-y = piece
hackenbush-part = stalk
hackenbush-move = cut { $color ->
    [blue] blue
    [red] red
   *[green] green
  } piece { $piece } of stalk { $stalk }
hackenbush-blue = Blue
hackenbush-red = Red
hackenbush-both = both
# The player that a sentence is about, and the opponent. $who: the colour of the former.
hackenbush-own = { $who ->
    [blue] Blue
   *[red] Red
  }
hackenbush-own-of = { $who ->
    [blue] Blue's
   *[red] Red's
  }
hackenbush-other = { $who ->
    [blue] Red
   *[red] Blue
  }
hackenbush-other-of = { $who ->
    [blue] Red's
   *[red] Blue's
  }
hackenbush-turn = { $who ->
    [blue] It is Blue's turn.
   *[red] It is Red's turn.
  }
recite-stalk-run = { $count } { $color ->
    [blue] blue
    [red] red
   *[green] green
  }
recite-stalk-gone = gone
axis-quarters-blue = Blue's quarters
axis-quarters-red = Red's quarters
axis-moves-made = moves made
# How many moves a number is. $count: the whole number, or 0 for a fraction.
halves-moves = { $kind ->
    [none] nothing
    [one] 1 move
    [tiny] a tiny bit
    [half] half a move
    [part] { $number } of a move
   *[more] { $number } { $count ->
        [one] move
       *[other] moves
      }
  }

smaller-hackenbush = Try one blue piece with a red one on top, against one red piece. Then try two such stalks.
look-hackenbush = Look at what each of your cuts leaves of a stalk.
