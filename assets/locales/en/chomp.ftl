chomp-title = Chomp
chomp-rule = Take a square of chocolate with everything above it and to its right. The square at the bottom left is poisoned: whoever has only that one left loses.
chomp-notation = row:column, as in 2:3
chomp-figure = Rows and columns
# Before the numbers of squares in each row and in each column, where they have little room.
chomp-squares = { $of ->
    [rows] Rows
    [columns] Columns
   *[all] { figure-regions-all }
  }
chomp-part = row
chomp-axis-x = column
chomp-axis-y = row
chomp-field-bar = Row lengths, from below
chomp-longer = row { $row } is longer ({ $length }) than the row below it ({ $below })
chomp-large = too many bars to search; { $rows } rows may be up to { $most } squares long
chomp-poisoned = the square 1:1 is poisoned, and nobody may take it
chomp-no-square = row { $row } has only { $length } squares
chomp-preset-rectangle = three rows of four
chomp-preset-two = two rows of seven
chomp-preset-square = five by five
chomp-preset-lost = five, three, two
chomp-preset-ten = ten by ten
chomp-preset-quintillion = two rows, a quintillion squares
chomp-move = bite at row { $row }, column { $column } ({ $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
  })
    .past = bit at row { $row }, column { $column } ({ $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
      })

# The Why panel. $turned: two columns instead of two rows (yes, no). $alone: there is only one row.
why-chomp-row = { $turned ->
    [yes] { $which ->
        [upper] right
       *[lower] left
      }
   *[no] { $which ->
        [upper] upper
       *[lower] lower
      }
  }
why-chomp-value-two = { $by ->
    [0] { $turned ->
        [yes] both columns are equally tall
       *[no] both rows are equally long
      }
   *[other] { $turned ->
        [yes] the left column is taller by { $by }
       *[no] the lower row is longer by { $by }
      }
  }
why-chomp-value-arms = arms of { $right } and { $up }
why-chomp-value = { $wins ->
    [one] 1 of { $bites } bites wins
   *[other] { $wins } of { $bites } bites win
  }
why-chomp-two-keep = { $alone ->
    [yes] Take { $row }:{ $column }: only the poisoned square is left.
   *[no] Take { $row }:{ $column }: then { $turned ->
        [yes] the left column is taller
       *[no] the lower row is longer
      } by exactly one square.
  }
why-chomp-two-then = { $alone ->
    [yes] Nobody may take that one.
   *[no] Any bite changes that, and one bite restores it, down to the poisoned square alone.
  }
why-chomp-two-lost = { $turned ->
    [yes] The left column is taller
   *[no] The lower row is longer
  } by exactly one square. Any bite changes that, and one bite restores it.
why-chomp-arms-keep = Take { $row }:{ $column }: both arms then have { $arm } squares beside the poisoned one.
why-chomp-arms-then = Every bite of one arm is answered by the same bite of the other.
why-chomp-arms-lost = Both arms have { $arm } squares: every bite of one is answered by the same bite of the other.
why-chomp-square-keep = Take { $row }:{ $column }: that leaves two arms of { $arm } squares.
why-chomp-steal = Suppose the far corner, { $row }:{ $column }, is a losing bite. Then some answer to it wins.
why-chomp-steal-same = That answer takes the corner, too, so it leaves the same bar when played at once: either way the first bite can win. The argument does not say which one.
why-chomp-steal-search = { $wins ->
    [one] The search does: only { $row }:{ $column } wins.
   *[other] The search does: { $wins } bites win, among them { $row }:{ $column }.
  }
why-chomp-other = { $wins ->
    [one] Only { $wins } of { $bites } bites leaves a lost bar.
   *[other] { $wins } of { $bites } bites leave a lost bar.
  }
why-chomp-other-keep = Take { $row }:{ $column }.
why-chomp-other-then = From that bar every bite leads to a won one: all smaller bars were filled in from the poisoned square.
why-chomp-other-lost = Each of the { $bites } bites leaves a won bar: all smaller bars were filled in from the poisoned square.
plain-why-chomp-two-keep = { $alone ->
    [yes] Take all but the poisoned square: bite at { $row }:{ $column }.
   *[no] Bite at { $row }:{ $column }: then { $turned ->
        [yes] the left column is taller
       *[no] the lower row is longer
      } by exactly one.
  }
plain-why-chomp-two-then = { $alone ->
    [yes] They can't take that one.
   *[no] Whatever they bite then, you can make it so again.
  }
plain-why-chomp-two-lost = { $turned ->
    [yes] The left column is taller
   *[no] The lower row is longer
  } by exactly one. Whatever you bite, they can make it so again.
plain-why-chomp-arms-keep = Bite at row { $row }, column { $column }: then both arms have { $arm } squares.
plain-why-chomp-arms-then = Whatever they bite off one arm, bite the same off the other.
plain-why-chomp-arms-lost = Both arms have { $arm } squares. Whatever you bite off one, they bite off the other.
plain-why-chomp-square-keep = Bite at row { $row }, column { $column }: that leaves two arms of { $arm } squares.
plain-why-chomp-steal = Suppose biting only the far corner loses: then they have a winning answer.
plain-why-chomp-steal-same = That answer takes the corner too, so you can play it right now and win.
plain-why-chomp-steal-search = To find it, the program tried every bite: row { $row }, column { $column }.
plain-why-chomp-other = { $wins ->
    [one] Only { $wins } of your { $bites } bites wins.
   *[other] { $wins } of your { $bites } bites win.
  }
plain-why-chomp-other-keep = Bite at row { $row }, column { $column }: whatever they bite then, you have an answer.
plain-why-chomp-other-lost = Whichever of your { $bites } bites you choose, they have an answer.
# Why it holds. $lost: whether you lose (yes, no).
holds-chomp-alone = Take { $row }:{ $column }. Only the poisoned square is left, and your opponent has no move.
holds-chomp-two-keep = Take { $row }:{ $column }. Then { $turned ->
    [yes] the left column is taller by one square.
   *[no] the lower row is longer by one square.
  }
holds-chomp-two-broken = { $turned ->
    [yes] A bite of the right column makes the left one taller by more than one. A bite that reaches the left column makes both equally tall.
   *[no] A bite of the upper row makes the lower one longer by more than one. A bite of the lower row makes both equally long.
  }
holds-chomp-two-answer = { $lost ->
    [yes] Your opponent shortens
   *[no] You shorten
  } { $turned ->
    [yes] the left column in the first case, and in the second the right one by a square.
   *[no] the lower row in the first case, and in the second the upper one by a square.
  } That restores the difference of one.
holds-chomp-arms-keep = Take { $row }:{ $column }. { $square ->
    [yes] Only the lowest row and the left column are left: two equal arms.
   *[no] Then the arms are equal.
  }
holds-chomp-arms-copy = A bite shortens one arm. The same bite of the other makes them equal again, so { $lost ->
    [yes] your opponent always has
   *[no] you always have
  } an answer.
holds-chomp-end = Every bite makes the bar smaller. In the end only the poisoned square is left, and { $lost ->
    [yes] you have no move.
   *[no] your opponent has no move.
  }
holds-chomp-steal-either = The game cannot be drawn, so biting only the corner { $row }:{ $column } either wins or loses. If it wins, the first player can win.
holds-chomp-steal-answer = If it loses, the second player has a winning answer. Every bite takes the corner, so that answer leaves the same bar when the first player plays it at once.
holds-chomp-steal-which = So the first player can win in any case. The proof shows that a winning bite exists, and says nothing about which one it is. Nobody knows a rule for all rectangles.
holds-chomp-steal-search = Filling in all smaller bars from the poisoned square finds it: { $row }:{ $column }.
holds-chomp-back = The poisoned square alone is lost for whoever moves. From there all bars are filled in by size: a bar is won if some bite leaves a lost one, and lost if none does.
holds-chomp-here = { $lost ->
    [yes] Here none of the { $bites } bites leaves a lost bar, so it is lost.
   *[no] { $wins ->
        [one] Here { $wins } of { $bites } bites leaves a lost bar, so it is won.
       *[other] Here { $wins } of { $bites } bites leave a lost bar, so it is won.
      }
  }
plain-holds-chomp-alone = Bite at row { $row }, column { $column }. Only the poisoned square is left, and they have no move.
plain-holds-chomp-two-keep = Bite at row { $row }, column { $column }. Then { $turned ->
    [yes] the left column is taller by one.
   *[no] the lower row is longer by one.
  }
plain-holds-chomp-two-broken = { $turned ->
    [yes] After any bite the columns are equal, or the left is taller by two or more.
   *[no] After any bite the rows are equal, or the lower is longer by two or more.
  }
plain-holds-chomp-two-answer = { $lost ->
    [yes] Then they shorten
   *[no] Then you shorten
  } one of the two, so that the difference is one again.
plain-holds-chomp-arms-keep = Bite at row { $row }, column { $column }: that leaves two equal arms.
plain-holds-chomp-arms-copy = { $lost ->
    [yes] Whatever you bite off one arm, they bite the same off the other.
   *[no] Whatever they bite off one arm, you bite the same off the other.
  } So the arms are equal again.
plain-holds-chomp-end = The bar gets smaller. In the end only the poisoned square is left, for { $lost ->
    [yes] you.
   *[no] them.
  }
plain-holds-chomp-steal-either = Biting only the far corner either wins or loses. If it wins, you can win.
plain-holds-chomp-steal-answer = If it loses, they have a winning answer to it. Every bite takes the corner, so you can play that answer at once.
plain-holds-chomp-steal-which = So you can win either way. But this doesn't tell where to bite, and nobody knows a rule for that.
plain-holds-chomp-steal-search = Working backwards from the poisoned square, bar by bar, finds it: row { $row }, column { $column }.
plain-holds-chomp-back = Work backwards from the poisoned square alone, where whoever moves loses. Mark each bar from which no bite leads to a marked one.
plain-holds-chomp-here = { $lost ->
    [yes] None of your { $bites } bites leads to a marked bar.
   *[no] { $wins ->
        [one] { $wins } of your { $bites } bites leads to a marked bar.
       *[other] { $wins } of your { $bites } bites lead to a marked bar.
      }
  }
# Hints.
smaller-chomp = Try two rows of two, then two rows of three. What should you leave?
look-chomp = Look at what is left after your bite: can they answer every bite in the same way?
