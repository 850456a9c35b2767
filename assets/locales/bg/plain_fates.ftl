# $exact: whether one number alone wins; $exceed: whether all, some or none of the factors exceed.
plain-why-fates-keep-lands = { $exact ->
    [yes] Умножете по { $factor } и получете точно { $product }: това печели.
   *[no] Умножете по { $factor }: { $product } е между { $low } и { $high } и това печели.
  }
plain-why-fates-keep = Умножете по { $factor }, за да получите { $product }.
plain-why-fates-replies = Така противникът може да умножи само по { $factors }. { $exceed ->
    [all] С кое да е от тях надхвърля { $high } и губи.
    [land] След всеки такъв ход Вие веднага можете да получите от { $low } до { $high }.
    [none] След всеки такъв ход Вие можете да спечелите.
   *[some] Той или надхвърля { $high }, или след това Вие можете да спечелите.
  }
plain-why-fates-lost = Можете да умножите по { $factors }. { $exceed ->
    [all] С кое да е от тях надхвърляте { $high }, а това губи.
    [land] След всеки такъв ход противникът веднага може да получи от { $low } до { $high }.
    [none] След всеки такъв ход противникът може да спечели.
   *[some] Вие или надхвърляте { $high }, или след това противникът може да спечели.
  }

picture-why-fates-keep = Изберете реда с { $factor }: той дава { $product } и печели.
picture-why-fates-lost = Никой ред не печели: можете да умножите по { $factors }. { $exceed ->
    [all] С кое да е от тях надхвърляте { $high }, а това губи.
    [land] След всеки такъв ход противникът веднага може да получи от { $low } до { $high }.
    [none] След всеки такъв ход противникът може да спечели.
   *[some] Вие или надхвърляте { $high }, или след това противникът може да спечели.
  }

why-fates-head = множител, произведение, край
