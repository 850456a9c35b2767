# $shape is last (the last one must be taken), end (the last landing comes next), few (all landings are listed in $rest) or many.
why-residue-caption = { $lost }：适合留下。{ $here }：现在。{ $moved ->
    [yes] { $then }：走过之后。
   *[no] {""}
  }

