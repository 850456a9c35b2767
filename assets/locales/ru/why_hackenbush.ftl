# Надписи на рисунке.
why-hackenbush-sum = Сумма
why-hackenbush-red-side = Красный впереди
why-hackenbush-blue-side = Синий впереди
why-hackenbush-gone = ничего
why-hackenbush-nimber = зелёных { $nimber }
why-hackenbush-pieces = Стебель { $stalk } по звеньям:
why-hackenbush-heaps = Зелёные стебли как кучи:
why-hackenbush-gives = { $kind ->
    [none] Этот срез ничего не стоит: сумма остаётся { $then }.
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
    [level] От 0 любой красный или синий срез сдвигает сумму прочь от того, кто режет.
   *[ahead] Любой красный или синий срез соперника сдвигает сумму в вашу сторону.
  }{ $green ->
    [yes] {" "}Зелёный срез её не меняет.
   *[no] {""}
  }
why-hackenbush-behind = Сумма стеблей: { $sum }. { $sign ->
    [blue] Она больше 0, поэтому выигрывает Синий
   *[red] Она меньше 0, поэтому выигрывает Красный
  }, чей бы ни был ход.
why-hackenbush-level = Сумма стеблей: { $sum }{ $green ->
    [yes] , и ним-сумма зелёных равна 0
   *[no] {""}
  }. Поэтому тот, чей ход, проигрывает.
why-hackenbush-greens-decide = Сумма красных и синих стеблей: { $sum }. Решают зелёные, как кучи нима: { $greens }, их ним-сумма { $nimber }.
why-hackenbush-pair = Лучше всего { $words }. Ним-сумма станет 0.
why-hackenbush-then-green = Теперь на зелёный срез есть зелёный ответ, а любой другой отдаёт часть хода.
# То же простыми словами.
plain-why-hackenbush-ahead = Сложите все стебли: вы впереди на { $lead }.
picture-why-hackenbush-ahead = Стрелки кончаются на вашей стороне от 0: вы впереди на { $lead }.
plain-why-hackenbush-keep = Лучше всего { $words }: это { $kind ->
    [free] вам ничего не стоит
   *[other] стоит вам { $gives }
  }.
plain-why-hackenbush-then = { $kind ->
    [level] Теперь никто не впереди, и следующий срез чего-то стоит сопернику.
   *[ahead] { $green ->
        [yes] Зелёный срез ничего не стоит, а любой другой срез соперника поможет вам.
       *[no] Любой срез и сопернику чего-то стоит, так что вы останетесь впереди.
      }
  }
plain-why-hackenbush-behind = Сложите все стебли: вы позади на { $behind }. Никакой срез этого не исправит.
picture-why-hackenbush-behind = Стрелки кончаются на стороне соперника: вы позади на { $behind }. Ни один ваш срез не ведёт обратно.
plain-why-hackenbush-level = { $green ->
    [yes] Стебли уравновешены, зелёные тоже. На любой срез у соперника есть ответ.
   *[no] Стебли уравновешены, никто не впереди. Любой ваш срез чего-то вам стоит.
  }
picture-why-hackenbush-level = { $green ->
    [yes] Стрелки кончаются на 0, зелёные стебли в парах. На любой срез у соперника есть ответ.
   *[no] Стрелки кончаются на 0: никто не впереди. Любой ваш срез сдвинет конец к сопернику.
  }
plain-why-hackenbush-greens-decide = Красное и синее уравновешены, поэтому решают зелёные стебли.
plain-why-hackenbush-pair = Лучше всего { $words }.
plain-why-hackenbush-then-green = Теперь зелёные стебли в парах, и на любой срез у вас есть ответ.
