# The game of Euclid, in plain words and with the picture.
plain-why-golden-equal = The piles are equal: take all { $pile } from one, and you win.
plain-why-golden-multiple = { $larger } is { $times } times { $smaller }: take all { $larger }, and you win.
plain-why-golden-keep = { $choices ->
    [two] You can leave { $upper } and { $lower }, or { $other_upper } and { $other_lower }: take { $take }, leaving { $upper } and { $lower }.
    [many] Take { $take } to leave { $upper } and { $lower }, not { $other_upper } and { $other_lower }.
   *[none] { $larger } is less than twice { $smaller }, so you can only take { $take }.
  }
plain-why-golden-more = If you leave { $more } and { $smaller }{ $beyond ->
    [yes] {" "}or more
   *[no] {""}
  }, that choice is theirs.
plain-why-golden-then = { $choice ->
    [yes] After { $moves ->
        [one] { $moves } forced move
       *[other] { $moves } forced moves
      }, you get the next choice, at { $last_upper } and { $last_lower }.{ $choices ->
        [two] {" "}From { $other_upper } and { $other_lower }, they would get it.
       *[many] {""}
      }
   *[no] After { $moves ->
        [one] { $moves } forced move
       *[other] { $moves } forced moves
      }, you get the first choice, at { $last_upper } and { $last_lower }. Whoever gets it wins.
  }
plain-why-golden-lost = { $larger } is less than twice { $smaller }, so you can only take { $smaller }. After { $moves ->
    [one] { $moves } forced move
   *[other] { $moves } forced moves
  }, they get the first choice, at { $last_upper } and { $last_lower }. Whoever gets it wins.

picture-why-golden-decided = Your mark on the line is { $side ->
    [above] right of Φ, where the player to move wins.
   *[below] left of Φ, where the player to move loses.
  }
picture-why-golden-keep = Take { $take } and leave { $upper } and { $lower }: their mark is left of Φ.
picture-why-golden-then = They can only take { $lower }, and with { $lower } and { $rest } your mark is right of Φ.
picture-why-golden-lost = You can only take { $smaller }, and with { $smaller } and { $left } their mark is right of Φ.

# Meaning of the letters in the chain and of the sides of the line.
golden-sides = { $side ->
    [equal] { $won }: whoever moves wins.
   *[other] { $won }: whoever moves wins, right of Φ. { $lost }: whoever moves loses, left of Φ.
  }
