# What the machine has just learned from a game that is watched, in one sentence.
learned-last = Коробок { $position }: ход { $move } { $outcome ->
    [win] выиграл
    [loss] проиграл
   *[draw] привёл к ничьей
  }; { $how ->
    [more] { $beads ->
        [one] добавлена { $beads } бусина
        [few] добавлены { $beads } бусины
       *[other] добавлено { $beads } бусин
      }, стало { $after }.
    [less] { $beads ->
        [one] вынута { $beads } бусина
        [few] вынуты { $beads } бусины
       *[other] вынуто { $beads } бусин
      }, осталось { $after }.
    [refilled] последняя бусина вынута, и коробок наполнен заново.
   *[same] бусин столько же.
  }
# Where a training has not helped.
learned-not-yet = Пока она выигрывает не чаще, чем сначала; ей могут помочь новые партии.
