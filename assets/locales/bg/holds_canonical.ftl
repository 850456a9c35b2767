# Защо сума от правоъгълници е спечелена или загубена: повтаряне в двойника или стойностите на всички по-малки правоъгълници.
holds-canonical-last = Останал е само { $of } и една линия го взема целия. Тогава сумата е 0 и противникът няма ход.
holds-canonical-twins = { $won ->
    [yes] След хода всеки правоъгълник има двойник: самия него, завъртян на прав ъгъл.
   *[no] Всеки правоъгълник има двойник: самия него, завъртян на прав ъгъл.
  } Редовете на единия са колони на другия, затова единият е противоположен на другия и сумата е 0.
holds-canonical-copy = На линия от единия се отговаря със същата линия от двойника. Тя е още свободна и остават пак двойници.
holds-canonical-end = Всеки ход взема полета, затова ходовете свършват и пръв без ход остава { $won ->
    [yes] противникът
   *[no] този, който е на ход
  }.
holds-canonical-lines = В { $of } Хориз избира измежду редове: { $rows }, а Верт измежду колони: { $cols }; от линията остават по-малки правоъгълници с известни стойности.
holds-canonical-simplest = Възможност, не по-добра от друга на същия играч, може да отпадне. Такава, на която противникът отговаря така, че да не е по-добре от преди, може да се прескочи: остава каноничната форма.
holds-canonical-checked = { $sign ->
    [zero] Намерената така сума е 0
    [positive] Намерената така сума е > 0
    [negative] Намерената така сума е < 0
   *[fuzzy] Намерената така сума е || 0
  }: значи { $won ->
    [yes] който е на ход, печели
   *[no] който е на ход, губи
  }.
holds-canonical-too-many = { plain-holds-canonical-too-many }
holds-canonical-again = { plain-holds-canonical-again }
holds-canonical-answer = { plain-holds-canonical-answer }
holds-canonical-best = { plain-holds-canonical-best }

plain-holds-canonical-last = Останал е само { $of } и може да го вземете целия. Тогава противникът няма ход.
plain-holds-canonical-twins = { $won ->
    [yes] След Вашия ход всеки правоъгълник има двойник, обърнат настрани.
   *[no] Всеки правоъгълник има двойник, обърнат настрани.
  } Ред в единия е колона в другия.
plain-holds-canonical-copy = Затова всеки ход в единия може да се повтори в двойника. Тогава всички правоъгълници пак имат двойници.
plain-holds-canonical-end = Всеки ход взема полета, затова ходовете свършват. Пръв без ход { $won ->
    [yes] остава противникът
   *[no] оставате Вие
  }.
plain-holds-canonical-best = Най-добрият Ви ход: { $words }. { $parts ->
    [0] От { $of } не остава нищо.
    [one] От { $of } остава { $one }.
   *[other] От { $of } остават { $one } + { $other }.
  }
plain-holds-canonical-answer = Ако { $move }, { $reply }.
plain-holds-canonical-part = { $who ->
    [they-may] противникът { $parts ->
        [0] вземе целия { $of }
       *[other] остави от { $of } само { $left }
      }
    [you-may] { $parts ->
        [0] вземете целия { $of }
       *[other] оставите от { $of } само { $left }
      }
    [you] { $parts ->
        [0] вземете целия { $of }
       *[other] оставете от { $of } само { $left }
      }
   *[they] противникът { $parts ->
        [0] взема целия { $of }
       *[other] оставя от { $of } само { $left }
      }
  }
plain-holds-canonical-again = { $more ->
    [0] {""}
    [one] Програмата намери отговор и на { $more } друг ход.{" "}
   *[other] Програмата намери отговор и на { $more } други хода.{" "}
  }{ $won ->
    [yes] След отговора дъската пред противника е по-малка и на всеки негов ход там пак има отговор.
   *[no] След отговора дъската пред Вас е по-малка и на всеки Ваш ход там пак има отговор.
  }
plain-holds-canonical-too-many = Различните ходове тук са { $moves }, твърде много за изброяване. На всеки програмата намери отговор.
why-canonical-has = Хориз { $rows ->
    [one] { $rows } ред
   *[other] { $rows } реда
  }, Верт { $cols ->
    [one] { $cols } колона
   *[other] { $cols } колони
  }
why-canonical-worth = стойност { $value }
why-canonical-sign-zero = 0: който е на ход, губи
why-canonical-sign-star = *: който е на ход, печели
why-canonical-sign-stars = *2, *3 …: като купчини в ним
why-canonical-sign-up = { $up }: { $left ->
    [vert] Верт
   *[horz] Хориз
  } води с малко
why-canonical-sign-down = { $down }: { $left ->
    [vert] Хориз
   *[horz] Верт
  } води с малко
why-canonical-sign-double = { $double }: два пъти { $single }
why-canonical-sign-times = { $up }3, { $up }4 …: 3, 4 пъти { $up }
why-canonical-sign-fuzzy = || 0: който е на ход, печели
why-canonical-sign-switch = { $switch }: едно и също за който е на ход
why-canonical-sign-options = {"{"}a|b{"}"}: { $left ->
    [vert] Верт
   *[horz] Хориз
  } прави a, { $left ->
    [vert] Хориз
   *[horz] Верт
  } b
