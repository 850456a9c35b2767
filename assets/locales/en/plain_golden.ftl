# The game of Euclid in plain words, and with the picture.
plain-why-golden-equal = The piles are equal: take all of one, { $pile }, and you win.
plain-why-golden-multiple = { $larger } is { $times } times { $smaller }: take it all, and you win.
plain-why-golden-keep = { $choice ->
    [yes] You can leave { $upper } and { $lower }, or { $other_upper } and { $other_lower }: take { $take }, leave { $upper } and { $lower }.
   *[no] { $larger } is less than twice { $smaller }: you can only take { $take }.
  }
plain-why-golden-then = { $choice ->
    [yes] Now they have only one move, and it helps you. After { $moves ->
        [one] { $moves } forced move
       *[other] { $moves } forced moves
      } you choose at { $last_upper } and { $last_lower }; from { $other_upper } and { $other_lower } they would.
   *[no] After { $moves } forced moves you choose, at { $last_upper } and { $last_lower }. Whoever first has a choice wins.
  }
plain-why-golden-lost = { $larger } is less than twice { $smaller }, so you can only take { $smaller }. After { $moves ->
    [one] { $moves } forced move
   *[other] { $moves } forced moves
  } they choose, at { $last_upper } and { $last_lower }. Whoever first has a choice wins.

picture-why-golden-decided = On the line your mark stands { $side ->
    [above] right of Φ, where the mover wins.
   *[below] left of Φ, where the mover loses.
  }
picture-why-golden-keep = Take { $take }, leave { $upper } and { $lower }: their mark stands left of Φ.
picture-why-golden-then = They can only take { $lower }; with { $lower } and { $rest } your mark is right of Φ.
picture-why-golden-lost = You can only take { $smaller }; with { $smaller } and { $left } their mark is right of Φ.

# What the letters of the chain and the sides of the line stand for.
golden-sides = { $side ->
    [equal] { $won }: who moves wins.
   *[other] { $won }: who moves wins, right of Φ. { $lost }: who moves loses, left of Φ.
  }
