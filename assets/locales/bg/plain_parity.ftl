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
plain-why-parity-then = Всяка стъпка на противника прави поне едното нечетно; повторете същата стъпка и двете пак са четни.
plain-why-parity-only = { $lost ->
    [yes] Само противникът може да стигне ъгъла
   *[no] Само Вие можете да стигнете ъгъла
  }: там и двете са 0, а 0 е четно.
plain-why-parity-lost = И двете са четни, { $up } нагоре и { $right } надясно: всяка Ваша стъпка противникът ще повтори.

picture-why-parity-won = Направете стъпка { $step ->
    [right] надясно
    [up] нагоре
   *[both] надясно и нагоре
  }: { $corner ->
    [yes] царят е в ъгъла и Вие печелите.
   *[no] остават { $up } нагоре и { $right } надясно, на картината там е P.
  }
picture-why-parity-then = От едно P до друго няма стъпка: противникът слиза от P, а Вие се връщате на P.
picture-why-parity-only = Ъгълът също е P: { $lost ->
    [yes] само противникът може да го стигне
   *[no] само Вие можете да го стигнете
  }.
picture-why-parity-lost = Вашето поле, { $up } нагоре и { $right } надясно до ъгъла, също е P: до друго няма стъпка.
