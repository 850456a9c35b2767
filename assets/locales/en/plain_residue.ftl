# $shape: last (the last one must be taken), end (the last landing comes next), few ($rest lists all landings) or many.
why-residue-caption = { $lost }: good to leave. { $here }: now.{ $moved ->
    [yes] {" "}{ $then }: after the move.
   *[no] {""}
  }

