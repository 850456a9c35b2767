# The game of Euclid in plain words, and with the picture.
plain-why-golden-equal = Купчинките са равни: вземете едната цяла, { $pile }, и печелите.
plain-why-golden-multiple = { $larger } е { $times } пъти по { $smaller }: вземете всичко и печелите.
plain-why-golden-keep = Вземете { $take }, оставете { $upper } и { $lower }.
plain-why-golden-then = { $upper } е по-малко от два пъти { $lower }, затова противникът може да вземе само { $lower }. Остават { $lower } и { $rest }, а от тях можете да спечелите Вие.
plain-why-golden-lost = { $larger } е по-малко от два пъти { $smaller }, затова можете да вземете само { $smaller }. Остават { $smaller } и { $left }, а от тях може да спечели противникът.

picture-why-golden-decided = На линията Вашият знак е { $side ->
    [above] вдясно от Φ: който е на ход, печели.
   *[below] вляво от Φ: който е на ход, губи.
  }
picture-why-golden-keep = Вземете { $take }, оставете { $upper } и { $lower }: знакът на противника е вляво от Φ.
picture-why-golden-then = Противникът може да вземе само { $lower }; при { $lower } и { $rest } Вашият знак е вдясно от Φ.
picture-why-golden-lost = Можете да вземете само { $smaller }; при { $smaller } и { $left } знакът на противника е вдясно от Φ.
