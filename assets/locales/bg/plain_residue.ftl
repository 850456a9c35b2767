# $shape is last (the last one must be taken), end (the last landing comes next), few (all landings are listed in $rest) or many.
why-residue-caption = { $lost }: добре е да оставите. { $here }: сега.{ $moved ->
    [yes] {" "}{ $then }: след хода.
   *[no] {""}
  }

