# $exact: whether only one number wins. $exceed: whether all, some or none of the factors from the lost product go past the range ($cross).
plain-why-fates-keep-lands = { $exact ->
    [yes] Умножете по { $factor } и получете точно { $product }: това печели.
   *[no] Умножете по { $factor }: { $product } е между { $low } и { $high } и това печели.
  }
plain-why-fates-keep = Умножете по { $factor }, за да получите { $product }.
plain-why-fates-replies = { $exceed ->
    [all] Тогава противникът може да умножава само по { $factors }. Всеки път минава { $high } и губи.
    [none] Неговото число и Вашият отговор: { $answers }.
   *[some] Неговото число и Вашият отговор: { $answers } ({ $cross }: над { $high }).
  }
plain-why-fates-lost = { $exceed ->
    [all] Можете да умножавате само по { $factors }. Всеки път минавате { $high }, а това губи.
    [none] Вашето число и отговорът на противника: { $answers }.
   *[some] Вашето число и отговорът на противника: { $answers } ({ $cross }: над { $high }).
  }

picture-why-fates-keep = Изберете реда с { $factor }: той дава { $product } и печели.
picture-why-fates-lost = Нито един ред не печели. { $exceed ->
    [all] Можете да умножавате само по { $factors }. Всеки път минавате { $high }, а това губи.
    [none] Вашето число и отговорът на противника: { $answers }.
   *[some] Вашето число и отговорът на противника: { $answers } ({ $cross }: над { $high }).
  }

why-fates-head = множител, произведение, край
