# The result of training a matchbox machine.
taught-won = { $all ->
    [one] One game
   *[other] { $all } games
  }: { $who ->
    [beginner] whoever went first won { $first } of the first { $of }, { $last } of the last { $lately }.
   *[machine] it won { $first } of the first { $of }, { $last } of the last { $lately }.
  }
taught-right = It plays the right move in { $right } of { $won } boxes that have a winning move.
