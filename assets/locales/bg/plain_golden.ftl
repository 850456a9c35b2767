# The game of Euclid in plain words, and with the picture.
plain-why-golden-equal = Купчинките са равни: вземете едната цяла, { $pile }, и печелите.
plain-why-golden-multiple = { $larger } е { $times ->
    [one] { $times } път
   *[other] { $times } пъти
  } по { $smaller }: вземете всичко и печелите.
plain-why-golden-keep = { $choices ->
    [two] Можете да оставите { $upper } и { $lower } или { $other_upper } и { $other_lower }: вземете { $take }, оставете { $upper } и { $lower }.
    [many] Вземете { $take } и оставете { $upper } и { $lower }, а не { $other_upper } и { $other_lower }.
   *[none] { $larger } е по-малко от два пъти { $smaller }: можете да вземете само { $take }.
  }
plain-why-golden-more = Ако оставите { $more } и { $smaller }{ $beyond ->
    [yes] {" "}или повече
   *[no] {""}
  }, този избор ще има противникът.
plain-why-golden-then = { $choice ->
    [yes] След { $moves ->
        [one] { $moves } принуден ход
       *[other] { $moves } принудени хода
      } избирате при { $last_upper } и { $last_lower }; от { $other_upper } и { $other_lower } би избирал противникът.
   *[no] { $moves ->
        [one] След { $moves } принуден ход
       *[other] След { $moves } принудени хода
      } избирате Вие, при { $last_upper } и { $last_lower }. Печели този, който пръв има избор.
  }
plain-why-golden-lost = { $larger } е по-малко от два пъти { $smaller }, затова можете да вземете само { $smaller }. След { $moves ->
    [one] { $moves } принуден ход
   *[other] { $moves } принудени хода
  } избира противникът, при { $last_upper } и { $last_lower }. Печели този, който пръв има избор.

picture-why-golden-decided = На линията Вашият знак е { $side ->
    [above] вдясно от Φ: който е на ход, печели.
   *[below] вляво от Φ: който е на ход, губи.
  }
picture-why-golden-keep = Вземете { $take }, оставете { $upper } и { $lower }: знакът на противника е вляво от Φ.
picture-why-golden-then = Противникът може да вземе само { $lower }; при { $lower } и { $rest } Вашият знак е вдясно от Φ.
picture-why-golden-lost = Можете да вземете само { $smaller }; при { $smaller } и { $left } знакът на противника е вдясно от Φ.

# What the letters of the chain and the sides of the line stand for.
golden-sides = { $side ->
    [equal] { $won }: който е на ход, печели.
   *[other] { $won }: който е на ход, печели, вдясно от Φ. { $lost }: който е на ход, губи, вляво от Φ.
  }
