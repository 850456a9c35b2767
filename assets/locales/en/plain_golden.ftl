# The game of Euclid in plain words, and with the picture.
plain-why-golden-equal = The piles are equal: take all of one, { $pile }, and you win.
plain-why-golden-multiple = { $larger } is { $times } times { $smaller }: take it all, and you win.
plain-why-golden-keep = Take { $take }, leave { $upper } and { $lower }.
plain-why-golden-then = { $upper } is less than twice { $lower }, so they can only take { $lower }. That leaves { $lower } and { $rest }, from which you can win.
plain-why-golden-lost = { $larger } is less than twice { $smaller }, so you can only take { $smaller }. That leaves { $smaller } and { $left }, from which they can win.

picture-why-golden-decided = On the line your mark stands { $side ->
    [above] right of Φ, where the mover wins.
   *[below] left of Φ, where the mover loses.
  }
picture-why-golden-keep = Take { $take }, leave { $upper } and { $lower }: their mark stands left of Φ.
picture-why-golden-then = They can only take { $lower }; with { $lower } and { $rest } your mark is right of Φ.
picture-why-golden-lost = You can only take { $smaller }; with { $smaller } and { $left } their mark is right of Φ.
