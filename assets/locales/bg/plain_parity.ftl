# King to the corner in plain words, and with the picture.
# $corner is yes where the step ends the game, $lost where the mover is lost.
plain-why-parity-won = Направете стъпка { $step ->
    [right] надясно
    [up] нагоре
   *[both] надясно и нагоре
  }: { $corner ->
    [yes] царят е в ъгъла и Вие печелите.
   *[no] остават { $up } нагоре и { $right } надясно, и двете четни.
  }
plain-why-parity-then = Повтаряйте всяка стъпка на противника.
plain-why-parity-only = Ъгълът е 0 и 0, и двете четни: { $lost ->
    [yes] до него стига само противникът
   *[no] до него стигате само Вие
  }.
plain-why-parity-lost = И двете разстояния са четни, { $up } нагоре и { $right } надясно: противникът повтаря всяка Ваша стъпка.

picture-why-parity-won = Направете стъпка { $step ->
    [right] надясно
    [up] нагоре
   *[both] надясно и нагоре
  }: { $corner ->
    [yes] царят е в ъгъла и Вие печелите.
   *[no] остават { $up } нагоре и { $right } надясно, на картината там е P.
  }
picture-why-parity-then = От едно P до друго няма стъпка: противникът излиза от P, а Вие се връщате на P.
picture-why-parity-only = Ъгълът също е P: { $lost ->
    [yes] само противникът може да стигне до него
   *[no] само Вие можете да стигнете до него
  }.
picture-why-parity-lost = Вашето поле, { $up } нагоре и { $right } надясно до ъгъла, също е P: до друго няма стъпка.

# What the letters of the figure stand for, in one line.
parity-legend = { $lost }: който е на ход, губи. { $won }: печели.
