# Надписи на рисунке.
why-hackenbush-sum = Сумма
why-hackenbush-red-side = Красный впереди
why-hackenbush-blue-side = Синий впереди
why-hackenbush-gone = ничего
why-hackenbush-more = { $hidden ->
    [one] ещё { $hidden } стебель
    [few] ещё { $hidden } стебля
   *[other] ещё { $hidden } стеблей
  }
why-hackenbush-nimber = зелёных { $nimber }
why-hackenbush-rule = Звенья первого цвета стебля, считая от земли, — по целому ходу. После первой смены цвета каждое звено стоит вдвое меньше того, что под ним.
why-hackenbush-heaps = Зелёные стебли по частям:
why-hackenbush-gives = { $kind ->
    [none] Этот срез ничего не стоит: сумма остаётся { $then }.
    [brief] Этот срез отдаёт { $gives }.
   *[some] Этот срез отдаёт { $gives }: сумма была { $before }, станет { $then }.
  }
why-hackenbush-greens = Ним-сумма зелёных стеблей: { $before }, затем { $then }.
# Объяснение. $sum: сумма стеблей. $sign: на чьей она стороне от 0.
why-hackenbush-value = { $nimber ->
    [0] сумма { $sum }
   *[other] сумма { $sum }, ним-сумма { $nimber }
  }
why-hackenbush-ahead = Сумма стеблей: { $sum }. { $sign ->
    [blue] Она больше 0, поэтому выигрывает Синий
   *[red] Она меньше 0, поэтому выигрывает Красный
  }, чей бы ни был ход.
why-hackenbush-keep = Лучше всего { $words }. { $kind ->
    [free] Сумма остаётся { $number }.
    [level] Это отдаёт { $gives }, и остаётся 0.
   *[ahead] Это отдаёт { $gives }, и остаётся { $number }.
  }
why-hackenbush-then = { $kind ->
    [stuck] Тогда у { hackenbush-other-of } не остаётся срезов.
    [level] От 0 любой красный или синий срез сдвигает сумму прочь от того, кто режет.
   *[ahead] Любой красный или синий срез { hackenbush-other-of } сдвигает сумму в сторону { hackenbush-own-of }.
  }{ $green ->
    [yes] {" "}Зелёный срез её не меняет.
   *[no] {""}
  }
why-hackenbush-behind = Сумма стеблей: { $sum }. { $sign ->
    [blue] Она больше 0, поэтому выигрывает Синий
   *[red] Она меньше 0, поэтому выигрывает Красный
  }, чей бы ни был ход.
why-hackenbush-level = { $colored ->
    [no] Остались только зелёные стебли, их ним-сумма равна 0. Поэтому тот, чей ход, проигрывает.
   *[yes] Сумма стеблей: { $sum }{ $green ->
    [yes] , и ним-сумма зелёных равна 0
   *[no] {""}
  }. Поэтому тот, чей ход, проигрывает.
  }
why-hackenbush-greens-decide = { $colored ->
    [yes] Сумма красных и синих стеблей: { $sum }. Решают зелёные, как кучи нима
   *[no] Остались только зелёные стебли, и они ведут себя как кучи нима
  }: { $greens }, их ним-сумма { $nimber }.
why-hackenbush-pair = Лучше всего { $words }. Ним-сумма станет 0.
why-hackenbush-then-green = { $colored ->
    [no] Тогда любой срез делает ним-сумму отличной от 0, а ответ снова делает её нулём.
   *[yes] Теперь на зелёный срез есть зелёный ответ, а любой другой что-то отдаёт.
  }
# То же простыми словами.
plain-why-hackenbush-ahead = Сложите стебли: { hackenbush-own } впереди на { $lead }.
picture-why-hackenbush-ahead = Стрелки кончаются на стороне { hackenbush-own-of }: он впереди на { $lead }.
plain-why-hackenbush-keep = Лучше всего { $words }: это { $kind ->
    [free] ничего не стоит
   *[other] стоит { $gives }
  }.
plain-why-hackenbush-then = { $kind ->
    [stuck] Теперь у { hackenbush-other-of } не осталось срезов.
    [level] { $green ->
        [yes] Теперь никто не впереди: { hackenbush-other } теряет на любом срезе, кроме зелёного, а на тот есть ответ.
       *[no] Теперь никто не впереди, и любой срез { hackenbush-other-of } ему чего-то стоит.
      }
   *[ahead] { $green ->
        [yes] Зелёный срез ничего не стоит, а любой другой срез { hackenbush-other-of } увеличивает перевес { hackenbush-own-of }.
       *[no] Любой срез { hackenbush-other-of } тоже чего-то стоит, так что { hackenbush-own } останется впереди.
      }
  }
plain-why-hackenbush-behind = Сложите стебли: { hackenbush-other } впереди на { $behind }. Ни один срез { hackenbush-own-of } этого не исправит.
picture-why-hackenbush-behind = Стрелки кончаются на стороне { hackenbush-other-of }: он впереди на { $behind }. Ни один срез { hackenbush-own-of } не ведёт обратно.
plain-why-hackenbush-level = { $few ->
    [none] Стебли уравновешены. Любой срез { hackenbush-own-of } чего-то стоит.
    [pair] { $colored ->
        [yes] Красное и синее уравновешены, а два зелёных стебля равны.
       *[no] Два зелёных стебля равны.
      } На любой срез { hackenbush-own-of } у { hackenbush-other-of } есть ответ.
   *[many] { $colored ->
        [yes] Красное и синее уравновешены, а зелёные части ({ $parts }) все в парах.
       *[no] Разложите зелёные стебли на { $parts }: все части в парах.
      } На любой срез { hackenbush-own-of } у { hackenbush-other-of } есть ответ.
  }
picture-why-hackenbush-level = { $few ->
    [none] Стрелки кончаются на 0: никто не впереди. Любой срез { hackenbush-own-of } сдвинет конец на сторону { hackenbush-other-of }.
    [pair] Стрелки кончаются на 0, и два зелёных стебля равны. На любой срез { hackenbush-own-of } у { hackenbush-other-of } есть ответ.
   *[many] Стрелки кончаются на 0, а зелёные части ({ $parts }) все в парах. На любой срез { hackenbush-own-of } у { hackenbush-other-of } есть ответ.
  }
plain-why-hackenbush-greens-decide = { $colored ->
    [yes] { $few ->
        [none] Красное и синее уравновешены, поэтому решает зелёный стебель.
        [pair] Красное и синее уравновешены, поэтому решают зелёные стебли.
       *[many] Красное и синее уравновешены: разложите зелёные стебли на { $parts }.
      }
   *[no] { $few ->
        [none] Остался один зелёный стебель.
        [pair] Все стебли зелёные: оставьте два равных.
       *[many] Разложите зелёные стебли на { $parts }: одна часть { $high } без пары.
      }
  }
plain-why-hackenbush-pair = Лучше всего { $words }.
plain-why-hackenbush-then-green = { $few ->
    [pair] Теперь два зелёных стебля равны, и на любой срез { hackenbush-other-of } у { hackenbush-own-of } есть ответ.
   *[many] Теперь все части в парах, и на любой срез { hackenbush-other-of } у { hackenbush-own-of } есть ответ.
  }
plain-hackenbush-parts = 1, 2, 4…
