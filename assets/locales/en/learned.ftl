# What the machine has just learned from the game on screen, in one sentence.
learned-last = Box { $position }: { $move } { $outcome ->
    [win] won
    [loss] lost
   *[draw] drew
  }. { $how ->
    [more] { $beads ->
        [one] One bead added
       *[other] { $beads } beads added
      }, { $after } in all now.
    [less] { $beads ->
        [one] One bead taken out
       *[other] { $beads } beads taken out
      }, { $after } left.
    [refilled] Its last bead is out, so the box is refilled.
   *[same] Its beads stay the same.
  }
# After a training that has not helped.
learned-not-yet = It doesn't yet win more often than at first. More games may help.
