# $shape is last (the last one must be taken), end (the last landing comes next), few (all landings are listed in $rest) or many.
why-residue-caption = { $lost }: добре е да оставите. { $here }: сега.{ $moved ->
    [yes] {" "}{ $then }: след хода.
   *[no] {""}
  }

plain-why-residue-keep = { $shape ->
    [end] { $misere ->
        [yes] Оставете 1: противникът трябва да вземе последната монета и губи.
       *[no] Вземете всичко, { $take }: за противника не остава нищо.
      }
    [few] Оставете { $left }, после { $rest }.
   *[many] Оставете { $left }, после { $rest } и така нататък, всеки път с { $modulus } по-малко, до { $lost }.
  }
plain-why-residue-lost = { $shape ->
    [last] Трябва да вземете последната монета и губите.
    [end] { $misere ->
        [yes] Вие вземате от 1 до { $most }, а противникът оставя 1: последната вземате Вие.
       *[no] Вие вземате от 1 до { $most }, а противникът взема всичко останало.
      }
    [few] Противникът може да остави { $left }, после { $rest }{ $misere ->
        [yes] : последната вземате Вие.
       *[no] .
      }
   *[many] Противникът може да остави { $left }, после { $rest } и така нататък, { $misere ->
        [yes] до 1, последната за Вас.
       *[no] през { $modulus }, до 0.
      }
  }
plain-why-residue-misere = При 1 противникът трябва да вземе последната монета и губи.
plain-why-residue-lap = { $lost ->
    [yes] { $modulus ->
        [2] Вие вземате 1, противникът взема 1: заедно винаги 2.
       *[other] Вземете ли 1, противникът взема { $most }; вземете ли 2, взема { $second }: заедно винаги { $modulus }.
      }
   *[no] { $modulus ->
        [2] Противникът взема 1, Вие вземате 1: заедно винаги 2.
       *[other] Ако противникът вземе 1, вземете { $most }; ако вземе 2, вземете { $second }: заедно винаги { $modulus }.
      }
  }
