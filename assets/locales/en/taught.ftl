# What a training of matchboxes has come to.
taught-won = { $all ->
    [one] One game
   *[other] { $all } games
  }: { $who ->
    [beginner] who began won { $first } of the first { $of }, { $last } of the last { $lately }.
   *[machine] it won { $first } of the first { $of }, { $last } of the last { $lately }.
  }
taught-right = In { $right } of { $won } positions that can be won the move it likes best wins.
