# What the machine has just learned from a game that is watched, in one sentence.
learned-last = Box { $position }: { $move } { $outcome ->
    [win] won
    [loss] lost
   *[draw] drew
  }; { $how ->
    [more] { $beads ->
        [one] one bead
       *[other] { $beads } beads
      } in, { $after } now.
    [less] { $beads ->
        [one] one bead
       *[other] { $beads } beads
      } out, { $after } left.
    [refilled] its last bead is out, so the box is filled again.
   *[same] its beads stay as they are.
  }
# Where a training has not helped.
learned-not-yet = It does not win more often than at first yet; more games may help.
