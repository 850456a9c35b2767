# What the machine has just learned from a game that is watched, in one sentence.
learned-last = Кутийка { $position }: ходът { $move } { $outcome ->
    [win] спечели
    [loss] загуби
   *[draw] доведе до реми
  }; { $how ->
    [more] { $beads ->
        [one] добавено е { $beads } мънисто
       *[other] добавени са { $beads } мъниста
      }, сега { $after ->
        [one] е { $after }
       *[other] са { $after }
      }.
    [less] { $beads ->
        [one] извадено е { $beads } мънисто
       *[other] извадени са { $beads } мъниста
      }, { $after ->
        [one] остава { $after }
       *[other] остават { $after }
      }.
    [refilled] последното мънисто е извадено и кутийката е напълнена отново.
   *[same] мънистата са колкото преди.
  }
# Where a training has not helped.
learned-not-yet = Засега тя не печели по-често, отколкото в началото; повече игри могат да ѝ помогнат.
