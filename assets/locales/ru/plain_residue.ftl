# $shape is last (the last one must be taken), end (the last landing comes next), few (all landings are listed in $rest) or many.
why-residue-caption = { $lost }: хорошо оставить. { $here }: сейчас.{ $moved ->
    [yes] {" "}{ $then }: после хода.
   *[no] {""}
  }

plain-why-residue-keep = { $shape ->
    [end] { $misere ->
        [yes] Оставьте 1: соперник вынужден взять последний предмет и проиграет.
       *[no] Возьмите всё, { $take }: сопернику нечего будет взять.
      }
    [few] Оставьте { $left }, затем { $rest }.
   *[many] Оставьте { $left }, затем { $rest } и так далее, каждый раз на { $modulus } меньше, до { $lost }.
  }
plain-why-residue-lost = { $shape ->
    [last] Вам придётся взять последний предмет и проиграть.
    [end] { $misere ->
        [yes] Вы берёте от 1 до { $most }, а соперник оставляет 1: последний предмет берёте вы.
       *[no] Вы берёте от 1 до { $most }, а соперник забирает всё остальное.
      }
    [few] Соперник может оставить { $left }, затем { $rest }{ $misere ->
        [yes] : последний предмет возьмёте вы.
       *[no] .
      }
   *[many] Соперник может оставить { $left }, затем { $rest } … — { $misere ->
        [yes] до 1: последний предмет возьмёте вы.
       *[no] на { $modulus } меньше, и так до 0.
      }
  }
plain-why-residue-misere = При 1 сопернику придётся взять последний предмет и проиграть.
plain-why-residue-lap = { $lost ->
    [yes] { $modulus ->
        [2] Вы берёте 1, соперник берёт 1: вместе всегда 2.
       *[other] Если вы возьмёте 1, соперник возьмёт { $most }; если 2, возьмёт { $second }: вместе всегда { $modulus }.
      }
   *[no] { $modulus ->
        [2] Соперник берёт 1, вы берёте 1: вместе всегда 2.
       *[other] Если соперник взял 1, возьмите { $most }; если 2, возьмите { $second }: вместе всегда { $modulus }.
      }
  }
