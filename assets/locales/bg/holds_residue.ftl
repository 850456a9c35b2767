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
holds-residue-answer = { $most ->
    [1] Всеки път се взема 1, а отговорът също е 1: заедно това е кръг от 2.
   *[other] Всяко взето t е от 1 до { $most }, затова и { $modulus } − t е от 1 до { $most }: това е ход и завършва кръга.
  }
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
        [yes] При 1 трябва да вземете последната монета: при мизер това губи.
       *[no] При 1 противникът трябва да вземе последната монета: при мизер това губи.
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
    [one] { $misere ->
        [yes] { $pile } е 1 плюс веднъж { $modulus } и още { $take }.
       *[no] { $pile } е веднъж { $modulus } и още { $take }.
      }
   *[other] { $misere ->
        [yes] { $pile } е 1 плюс { $laps } пъти по { $modulus } и още { $take }.
       *[no] { $pile } е { $laps } пъти по { $modulus } и още { $take }.
      }
  } Можете да вземете { $take }: позволени са до { $most }.
plain-holds-residue-whole = { $pile } е { $laps ->
    [one] веднъж { $modulus }
   *[other] { $laps } пъти по { $modulus }
  }{ $misere ->
    [yes] {" "}и още 1.
   *[no] {" "}и нищо не остава.
  }
plain-holds-residue-answer = { $modulus ->
    [2] { $mine ->
        [yes] Вие трябва да вземете 1 и противникът взема 1. Заедно това са 2.
       *[no] Противникът трябва да вземе 1 и Вие вземате 1. Заедно това са 2.
      }
   *[other] { $mine ->
        [yes] Вие вземате от 1 до { $most }. Колкото липсва до { $modulus }, също е от 1 до { $most }: противникът може да го вземе.
       *[no] Противникът взема от 1 до { $most }. Колкото липсва до { $modulus }, също е от 1 до { $most }: Вие можете да го вземете.
      }
  }
plain-holds-residue-down = Затова { $mine ->
    [yes] Вие заварвате
   *[no] противникът заварва
  } всеки път с { $modulus } по-малко: { $shape ->
    [end] { $left }.
    [few] { $left }, после { $rest }.
   *[many] { $left }, после { $rest } и така до { $lost }.
  }
plain-holds-residue-end = { $misere ->
    [yes] { $mine ->
        [yes] При 1 трябва да вземете последната монета и губите.
       *[no] При 1 противникът трябва да вземе последната монета и губи.
      }
   *[no] { $mine ->
        [yes] При 0 за Вас няма нищо: противникът е взел последната монета.
       *[no] При 0 за противника няма нищо: Вие сте взели последната монета.
      }
  }
