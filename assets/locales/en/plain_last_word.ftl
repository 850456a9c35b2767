plain-why-last-word-any = { $left ->
    [one] { $left } move is left
   *[other] { $left } moves are left
  }, an odd number, so you write the last line. Whatever the program does by then, you can still turn it your way. So any move is good now.
# $last: the player who fills the last line, first or second.
plain-why-last-word-last = Write one of these in line { $line }: { $listed }. Then A and B { $last ->
    [first] differ
   *[second] are equal
  }, and no free line is left to change that.
plain-why-last-word-lost = { $left } moves are left, an even number, so they write the last line. Whatever the program does by then, they can still turn it their way.

picture-why-last-word-any = Any move is good now: you will fill in the last free line. In the bottom row of “{ why-last-word-column-wants }”, beads are for First, dots for Second. Your line reaches three of the four places, so one of yours is among them.
picture-why-last-word-lost = In the bottom row of “{ why-last-word-column-wants }”, beads are for First, dots for Second. Their last line reaches three of the four places, so one of theirs is among them.

why-last-word-legend = Each column is a pair A, B: { $bead } means possible, { $dot } not. Last table: { $bead } is good for First.
