# Почему верна теорема Баше (1612) — на этой позиции. $mine: проигрывает ли читающий. $shape — как в plain_residue.
holds-residue-last = Остался один предмет, и взять его надо: в мизере это проигрыш.
holds-residue-over = { $pile } = { $misere ->
    [yes] 1 + { $laps } × { $modulus } + { $take }
   *[no] { $laps } × { $modulus } + { $take }
  }, и { $take } ≤ { $most }: взять { $take } можно, останется { $left }.
holds-residue-whole = { $pile } = { $misere ->
    [yes] 1 + { $laps } × { $modulus }
   *[no] { $laps } × { $modulus }
  }: целые круги{ $misere ->
    [yes] {" "}и последний предмет
   *[no] {""}
  }.
holds-residue-answer = { $most ->
    [1] Каждый раз берут 1, и в ответ тоже 1: вместе это круг из 2.
   *[other] Какое бы t от 1 до { $most } ни взяли, { $modulus } − t — тоже от 1 до { $most }: это ход, и он завершает круг.
  }
holds-residue-down = Значит, { $mine ->
    [yes] вам всегда остаются
   *[no] сопернику всегда остаются
  } целые круги{ $misere ->
    [yes] {" "}и один предмет
   *[no] {""}
  }, каждый раз на { $modulus } меньше: { $shape ->
    [end] { $left }
    [few] { $left }, { $rest }
   *[many] { $left }, { $rest } … { $lost }
  }.
holds-residue-end = { $misere ->
    [yes] { $mine ->
        [yes] Когда остался один предмет, взять его придётся вам: в мизере это проигрыш.
       *[no] Когда остался один предмет, взять его придётся сопернику: в мизере это проигрыш.
      }
   *[no] { $mine ->
        [yes] При 0 у вас нет хода: последним ходил соперник.
       *[no] При 0 у соперника нет хода: последним ходили вы.
      }
  }

plain-holds-residue-last = Остался один предмет, и взять его придётся вам. Кто берёт последний предмет, проигрывает.
plain-holds-residue-over = { $laps ->
    [0] { $misere ->
        [yes] { $pile } — это 1 и ещё { $take }.
       *[no] Осталось всего { $pile }.
      }
   *[other] { $misere ->
        [yes] { $pile } — это 1, затем { $laps ->
            [one] { $laps } раз
            [few] { $laps } раза
           *[other] { $laps } раз
          } по { $modulus } и ещё { $take }.
       *[no] { $pile } — это { $laps ->
            [one] { $laps } раз
            [few] { $laps } раза
           *[other] { $laps } раз
          } по { $modulus } и ещё { $take }.
      }
  } Взять { $take } можно: разрешено до { $most }.
plain-holds-residue-whole = { $pile } — это { $laps ->
    [one] { $laps } раз
    [few] { $laps } раза
   *[other] { $laps } раз
  } по { $modulus }{ $misere ->
    [yes] {" "}и ещё 1.
   *[no] , и ничего лишнего.
  }
plain-holds-residue-answer = { $modulus ->
    [2] { $mine ->
        [yes] Вы обязаны взять 1, и соперник берёт 1. Вместе это 2.
       *[no] Соперник обязан взять 1, и вы берёте 1. Вместе это 2.
      }
   *[other] { $mine ->
        [yes] Вы берёте от 1 до { $most }. До { $modulus } не хватает тоже от 1 до { $most }, и соперник может столько взять.
       *[no] Соперник берёт от 1 до { $most }. До { $modulus } не хватает тоже от 1 до { $most }, и вы можете столько взять.
      }
  }
plain-holds-residue-down = { $shape ->
    [end] Поэтому { $mine ->
        [yes] вам
       *[no] сопернику
      } в следующий раз останется { $left }.
    [few] Поэтому { $mine ->
        [yes] вам
       *[no] сопернику
      } каждый раз остаётся на { $modulus } меньше: { $left }, затем { $rest }.
   *[many] Поэтому { $mine ->
        [yes] вам
       *[no] сопернику
      } каждый раз остаётся на { $modulus } меньше: { $left }, затем { $rest } — и так до { $lost }.
  }
plain-holds-residue-end = { $misere ->
    [yes] { $mine ->
        [yes] При 1 вам придётся взять последний предмет и проиграть.
       *[no] При 1 сопернику придётся взять последний предмет и проиграть.
      }
   *[no] { $mine ->
        [yes] При 0 брать вам нечего: последний предмет взял соперник.
       *[no] При 0 сопернику брать нечего: последний предмет взяли вы.
      }
  }
