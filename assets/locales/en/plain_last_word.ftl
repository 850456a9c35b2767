plain-why-last-word-any = { $left } moves are left, an odd number: you write the last line. From where the program then stands, you can still turn it your way. So any move is good now.
# $last is first or second: whoever fills the last line.
plain-why-last-word-last = Write one of { $listed } into line { $line }: then A and B end { $last ->
    [first] different
   *[second] equal
  }. No free line is left to change that.
plain-why-last-word-lost = { $left } moves are left, an even number: they write the last line. From where the program then stands, they can still turn it their way.

picture-why-last-word-any = Any move is good now: you will fill the last free line. In the bottom row of “{ why-last-word-column-wants }” beads are for first, dots for second. Your line reaches three of the four places, so one of yours is among them.
picture-why-last-word-lost = In the bottom row of “{ why-last-word-column-wants }” beads are for first, dots for second. Their last line reaches three of the four places, so one of theirs is among them.

why-last-word-legend = A column is a pair A, B. { $bead } can stand there, { $dot } cannot; last table: { $bead } is good for first.
