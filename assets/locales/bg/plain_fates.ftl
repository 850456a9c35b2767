# $exact: whether one number alone wins; $exceed: whether all, some or none of the factors exceed.
plain-why-fates-keep-lands = { $exact ->
    [yes] Умножете по { $factor }, получава се точно { $product }: това печели.
   *[no] Умножете по { $factor }: { $product } е между { $low } и { $high } и това печели.
  }
plain-why-fates-keep = Умножете по { $factor }, за да получите { $product }.
plain-why-fates-replies = Така противникът може да умножи само по { $factors }. { $exceed ->
    [all] Всеки път надхвърля { $high } и губи.
    [land] След всеки такъв ход Вие веднага получавате от { $low } до { $high }.
    [none] След всеки такъв ход Вие можете да спечелите.
   *[some] Всеки път надхвърля { $high } или Вие можете да спечелите.
  }
plain-why-fates-lost = Можете да умножите по { $factors }. { $exceed ->
    [all] Всеки път надхвърляте { $high }, а това губи.
    [land] След всеки такъв ход противникът веднага получава от { $low } до { $high }.
    [none] След всеки такъв ход противникът може да спечели.
   *[some] Всеки път надхвърляте { $high } или противникът може да спечели.
  }

picture-why-fates-keep = Изберете реда с { $factor }: получава се { $product } и този ред печели.
picture-why-fates-lost = Никой ред не печели: можете да умножите по { $factors }. { $exceed ->
    [all] Всеки път надхвърляте { $high }, а това губи.
    [land] След всеки такъв ход противникът веднага получава от { $low } до { $high }.
    [none] След всеки такъв ход противникът може да спечели.
   *[some] Всеки път надхвърляте { $high } или противникът може да спечели.
  }

why-fates-head = множител, произведение, край
