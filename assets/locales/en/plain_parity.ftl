# King to the corner, in plain words and with the picture.
# $corner: whether the step ends the game. $lost: whether the player to move loses.
plain-why-parity-won = Step { $step ->
    [right] right
    [up] up
   *[both] up and right
  }: { $corner ->
    [yes] that's the corner, and you win.
   *[no] that leaves { $up } up and { $right } right, both even.
  }
plain-why-parity-then = Repeat every step they take.
plain-why-parity-only = The corner is 0 and 0, both even: only { $lost ->
    [yes] they
   *[no] you
  } can reach it.
plain-why-parity-lost = Both distances are even, { $up } up and { $right } right: they repeat every step you take.

picture-why-parity-won = Step { $step ->
    [right] right
    [up] up
   *[both] up and right
  }: { $corner ->
    [yes] that's the corner, and you win.
   *[no] that leaves { $up } up and { $right } right, a P in the picture.
  }
picture-why-parity-then = No step leads from one P to another: they must step off, you step back on.
picture-why-parity-only = The corner is a P, too, and only { $lost ->
    [yes] they
   *[no] you
  } can ever step onto a P.
picture-why-parity-lost = Your square, { $up } up and { $right } right to go, is a P: no step reaches another.

# Meaning of the letters in the figure, in one line.
parity-legend = { $lost }: whoever moves loses. { $won }: wins.
