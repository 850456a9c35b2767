# King to the corner in plain words, and with the picture.
# $corner is yes where the step ends the game, $lost where the mover is lost.
plain-why-parity-won = Step { $step ->
    [right] right
    [up] up
   *[both] right and up
  }: { $corner ->
    [yes] that is the corner, and you win.
   *[no] { $up } up and { $right } right are left, both even.
  }
plain-why-parity-then = Each step they take, you repeat.
plain-why-parity-only = The corner is 0 and 0, both even: only { $lost ->
    [yes] they
   *[no] you
  } can reach it.
plain-why-parity-lost = Both ways are even, { $up } up and { $right } right: each step you take, they repeat.

picture-why-parity-won = Step { $step ->
    [right] right
    [up] up
   *[both] right and up
  }: { $corner ->
    [yes] that is the corner, and you win.
   *[no] { $up } up and { $right } right are left, a P of the picture.
  }
picture-why-parity-then = No step leads from one P to another: any step of theirs leaves it, yours returns.
picture-why-parity-only = The corner counts as a P, too: only { $lost ->
    [yes] they
   *[no] you
  } can reach it.
picture-why-parity-lost = Your square, { $up } up and { $right } right to go, counts as P: no step reaches another.

# What the letters of the figure stand for, in one line.
parity-legend = { $lost }: whoever moves loses. { $won }: wins.
