# Защо е вярна теоремата на Баше (1612) — върху тази позиция. $mine: дали губи четящият. $shape — както в plain_residue.
holds-residue-last = Останала е една монета и трябва да се вземе: при мизер това губи.
holds-residue-over = { $pile } = { $misere ->
    [yes] 1 + { $laps } × { $modulus } + { $take }
   *[no] { $laps } × { $modulus } + { $take }
  } и { $take } ≤ { $most }: вземането на { $take } е ход и остават { $left }.
holds-residue-whole = { $pile } = { $misere ->
    [yes] 1 + { $laps } × { $modulus }
   *[no] { $laps } × { $modulus }
  }: цели кръгове{ $misere ->
    [yes] {" "}и последната монета
   *[no] {""}
  }.
holds-residue-answer = Вземат се t, от 1 до { $most }, затова и { $modulus } − t е от 1 до { $most }: това е ход и завършва кръга.
holds-residue-down = Значи { $mine ->
    [yes] за Вас винаги остават
   *[no] за противника винаги остават
  } цели кръгове{ $misere ->
    [yes] {" "}и една монета
   *[no] {""}
  }, всеки път с { $modulus } по-малко: { $shape ->
    [end] { $left }
    [few] { $left }, { $rest }
   *[many] { $left }, { $rest } … { $lost }
  }.
holds-residue-end = { $misere ->
    [yes] { $mine ->
        [yes] При 1 трябва да я вземете: при мизер това губи.
       *[no] При 1 противникът трябва да я вземе: при мизер това губи.
      }
   *[no] { $mine ->
        [yes] При 0 нямате ход: последният ход е на противника.
       *[no] При 0 противникът няма ход: последният ход е Ваш.
      }
  }

plain-holds-residue-last = Останала е една монета и трябва да я вземете. Който вземе последната, губи.
plain-holds-residue-over = { $laps ->
    [0] { $misere ->
        [yes] { $pile } е 1 и още { $take }.
       *[no] Останали са само { $pile }.
      }
   *[other] { $misere ->
        [yes] { $pile } е 1, { $laps } пъти по { $modulus } и още { $take }.
       *[no] { $pile } е { $laps } пъти по { $modulus } и още { $take }.
      }
  } Може да вземете { $take }: позволени са до { $most }.
plain-holds-residue-whole = { $pile } е { $laps } пъти по { $modulus }{ $misere ->
    [yes] {" "}и още 1.
   *[no] {" "}и нищо повече.
  }
plain-holds-residue-answer = { $modulus ->
    [2] { $mine ->
        [yes] Вие трябва да вземете 1 и противникът взема 1. Заедно това са 2.
       *[no] Противникът трябва да вземе 1 и Вие вземате 1. Заедно това са 2.
      }
   *[other] { $mine ->
        [yes] Вие вземате от 1 до { $most }. До { $modulus } липсват от 1 до { $most } и противникът може да ги вземе.
       *[no] Противникът взема от 1 до { $most }. До { $modulus } липсват от 1 до { $most } и Вие можете да ги вземете.
      }
  }
plain-holds-residue-down = Затова { $mine ->
    [yes] пред Вас
   *[no] пред противника
  } има все с { $modulus } по-малко: { $shape ->
    [end] { $left }.
    [few] { $left }, после { $rest }.
   *[many] { $left }, после { $rest } и тъй до { $lost }.
  }
plain-holds-residue-end = { $misere ->
    [yes] { $mine ->
        [yes] При 1 трябва да вземете последната монета и губите.
       *[no] При 1 противникът трябва да вземе последната монета и губи.
      }
   *[no] { $mine ->
        [yes] При 0 за Вас няма нищо: противникът взе последната монета.
       *[no] При 0 за противника няма нищо: Вие взехте последната монета.
      }
  }
