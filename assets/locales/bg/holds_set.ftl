# Защо купчинката е губеща или печеливша: нагоре от 0, и с какво е доказано повторението.
holds-set-start = { $top ->
    [0] От 0 няма ход: P.
   *[other] От числата от 0 до { $top } няма ход: P.
  }
holds-set-up = Оттам нагоре: N, ако някой ход води до P, иначе P. Значи P до { $until }: { $lost }{ $hidden ->
    [0] .
   *[other] {" "}и още { $hidden }.
  }
holds-set-period = Стойността се определя от { $window ->
    [one] предишната
   *[other] предишните { $window }
  }. От { $from } нататък { $window ->
    [one] тя се повтаря
   *[other] { $window } поредни се повтарят
  } през { $length }, затова се повтаря всичко: { $size } е като { $same }.
holds-set-counted = Стойностите до { $size } са пресметнати така една по една.
holds-set-none = От { $size } няма ход: P.
holds-set-lost = От { $size } { $count ->
    [1] единственият ход води до { $lefts }, това е N
   *[other] ходовете водят до { $lefts }, всички N
  }: значи { $size } е P.
holds-set-lost-many = От { $size } всички ходове ({ $count }) водят до N: значи { $size } е P.
holds-set-won = Вземането на { $take } от { $size } води до { $left }, а това е P: значи { $size } е N.

plain-holds-set-start = { $top ->
    [0] При 0 няма какво да се вземе: който е на ход, губи.
   *[other] От 0 до { $top } не може да се вземе нищо: който е на ход, губи.
  }
plain-holds-set-up = Оттам нагоре: число печели, ако някой ход оставя губещо число, иначе губи. { $hidden ->
    [0] Губещи до { $until }: { $lost }.
   *[other] Първите губещи: { $lost }.
  }
plain-holds-set-period = { $window ->
    [1] Решава само предишното число. То се повтаря след { $length }.
   *[other] Решават само предишните { $window } числа. От { $from } нататък { $window } поредни се повтарят след { $length }.
  } Затова се повтаря всичко и { $size } е като { $same }.
plain-holds-set-counted = Числата до { $size } са пресметнати така едно по едно.
plain-holds-set-none = От { $size } не може да се вземе нищо: { $size } губи.
plain-holds-set-lost = От { $size } можете да оставите само { $lefts }. { $count ->
    [1] То печели
   *[other] Всяко от тях печели
  }, затова { $size } губи.
plain-holds-set-lost-many = От { $size } има { $count } хода и всички оставят печеливши числа, затова { $size } губи.
plain-holds-set-won = От { $size } вземете { $take }: остава { $left }, което губи, значи { $size } печели.
