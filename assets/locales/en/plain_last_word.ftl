plain-why-last-word-any = Any move is good now: you will fill the last free line. That line can give A and B three of their four pairs of values. Two of the four end your way, so you can always reach one.
# $last is first or second: whoever fills the last line.
plain-why-last-word-last = Write one of { $listed } into line { $line }: then A and B end { $last ->
    [first] different
   *[second] equal
  }. No free line is left to change that.
plain-why-last-word-lost = They fill the last free line: it can give A and B three of four pairs. Two of the four end their way, so they can always reach one.

picture-why-last-word-any = Any move is good now: you will fill the last free line. In the bottom row of “{ why-last-word-column-wants }” beads are for first, dots for second. Your line reaches three of the four places, so one of yours is among them.
picture-why-last-word-lost = In the bottom row of “{ why-last-word-column-wants }” beads are for first, dots for second. Their last line reaches three of the four places, so one of theirs is among them.
