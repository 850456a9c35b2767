# What a training of matchboxes has come to.
taught-won = { $all ->
    [one] One game.
   *[other] { $all } games.
  } { $who ->
    [beginner] Who began won { $first } of the first { $of } and { $last } of the last { $lately }.
   *[machine] It won { $first } of the first { $of } and { $last } of the last { $lately }.
  }
taught-right = { $won } positions can be won: in { $right } of them the move it likes best wins.
