# Why it holds, told over a position.
holds-fates-end = { $exact ->
    [yes] Който получи точно { $low }, печели
   *[no] Който попадне между { $low } и { $high }, печели
  }, а който ги надхвърли, губи.
holds-fates-near = Оттук { $all ->
    [one] може да се получи { $all } позиция
   *[other] могат да се получат { $all } позиции
  } заедно с тази. При { $lands } от тях множител попада в целта: печеливши са. При { $exceeds } всеки взаимно прост множител надхвърля { $high }: губещи са.
holds-fates-back = Назад от тях: позицията е печеливша, ако някой множител води до губеща, и губеща, ако всеки води до печеливша. Произведението само расте, затова съдбата на всяка се решава: { $won } печеливши, { $lost } губещи.
holds-fates-lands = Тук { $factor } дава { $product } и попада в целта.
holds-fates-won = Тук { $factor } дава { $product }, а това губи: на всеки множител има отговор, { $answers }{ $exceed ->
    [none] {""}
   *[other] {" "}({ $cross }: над { $high })
  }.
holds-fates-lost = Тук на всеки множител има отговор: { $answers }{ $exceed ->
    [none] {""}
   *[other] {" "}({ $cross }: над { $high })
  }.

plain-holds-fates-end = { $exact ->
    [yes] Който получи точно { $low }, печели
   *[no] Който получи от { $low } до { $high }, печели
  }, а който получи повече от { $high }, губи.
plain-holds-fates-near = Позиции, които още могат да се получат, заедно с тази: { $all }. Някой ход печели веднага в { $lands } от тях. Всеки ход надхвърля { $high } в { $exceeds }.
plain-holds-fates-back = Сега се върнете назад. Ход към губеща позиция печели; ако няма такъв ход, губите. Така се решават всичките { $all }: { $won } печеливши, { $lost } губещи.
plain-holds-fates-lands = Тук умножението по { $factor } дава { $product } и печели веднага.
plain-holds-fates-won = Умножете по { $factor }, за да получите { $product }. Числото на противника и Вашият отговор: { $answers }{ $exceed ->
    [none] {""}
   *[other] {" "}({ $cross }: над { $high })
  }.
plain-holds-fates-lost = Вашето число и отговорът на противника: { $answers }{ $exceed ->
    [none] {""}
   *[other] {" "}({ $cross }: над { $high })
  }.
