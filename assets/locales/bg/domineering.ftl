domineering-title = Доминиране
domineering-rule = Верт, който е пръв на ход, слага плочки домино изправени, Хориз — легнали, винаги на две свободни полета. Който няма място за плочка, губи.
domineering-notation = ред,колона на горното или лявото поле на плочката
domineering-figure = Части на дъската
domineering-field-rows = Редове
domineering-field-cols = Колони
domineering-field-begins = Кой започва
    .vert = Верт
    .horz = Хориз
domineering-axis-x = колона
domineering-axis-y = ред
domineering-preset-default = четири на четири
domineering-preset-small = три на три
domineering-preset-wide = четири на шест
domineering-preset-lost = губещо начало, пет на пет
domineering-preset-large = шест на шест
domineering-side = { $who ->
    [vert] Верт
   *[horz] Хориз
  }
domineering-role = { $who ->
    [vert] изправени
   *[horz] легнали
  }
domineering-next = { $next ->
    [vert] Верт
   *[horz] Хориз
  }
domineering-move = { $who ->
    [vert] покриване на колона { $at }, редове { $from } и { $to }
   *[horz] покриване на ред { $at }, колони { $from } и { $to }
  }
# $moves: the places where the player could lay a domino now. $free: cells.
domineering-now = { $moves ->
    [0] { $who ->
        [vert] Верт няма място
       *[horz] Хориз няма място
      }
   *[other] { $who ->
        [vert] Верт ({ $seat ->
            [first] пръв
           *[second] втори
          }): изправени, { $free } полета
       *[horz] Хориз ({ $seat ->
            [first] пръв
           *[second] втори
          }): легнали, { $free } полета
      }
  }
domineering-off-board = { $row },{ $col } не е на дъската; допускат се редове от 1 до { $rows }, колони от 1 до { $cols }
domineering-beyond = плочката не се побира там: { $row },{ $col } не е на дъската; допуска се например { $free }
domineering-taken = { $row },{ $col } вече е покрито; допускат се две свободни полета, например { $free }
recite-domineering-cells = { $what ->
    [free] { $cells } свободни
   *[taken] { $cells } покрити
  }
figure-regions-all = Общо
figure-regions-none = Никъде не се побира плочка.
figure-regions-most = Колко плочки би сложил всеки сам

why-domineering-part = { $heat ->
    [spare] { $who ->
        [none] Никой няма запасен ход.
       *[other] { domineering-side } има в запас { $lead }.
      }
   *[other] { $who ->
        [none] Никой не води.
       *[other] { domineering-side } води с { $lead }.
      }{ $heat ->
        [hot] {" "}Следващият ход печели { $gain }.
        [turn] {" "}Следващият ход само предава реда.
       *[cold] {""}
      }
  }
why-domineering-brief = { $who ->
    [none] 0
   *[other] { domineering-side } +{ $number }
  }
why-domineering-large = засега не може да се претегли
why-domineering-roomy = Засега не може да се претегли. Сам Верт би сложил тук { $vert } плочки, сам Хориз — { $horz }.
why-domineering-all = { $kind ->
    [together] { $who ->
        [none] Общо никой не води
       *[other] Общо { domineering-side } води с { $lead }
      }
   *[alone] { $who ->
        [none] Никой не води
       *[other] { domineering-side } води с { $lead }
      }
  }{ $heat ->
    [cold] .
    [hot] . Следващият ход печели { $gain }.
    [more] , но на ход е { domineering-next } и печели { $gain }.
   *[same] , но на ход е { domineering-next } и печели също толкова.
  }
why-domineering-unweighed = Свободните полета са твърде много, за да се претеглят, но { $sign ->
    [zero] този, който е на ход, губи
    [positive] Верт печели, който и да е на ход
    [negative] Хориз печели, който и да е на ход
   *[fuzzy] този, който е на ход, може да спечели
  }.
why-domineering-head = { $what ->
    [value] стойност
    [mean] средно
   *[heat] топлина
  }

why-domineering-sign = { $sign ->
    [zero] Сума 0: който е на ход, губи.
    [positive] Сума > 0: печели Верт, който и да е на ход.
    [negative] Сума < 0: печели Хориз, който и да е на ход.
   *[fuzzy] Сума || 0, несравнима с 0: който е на ход, печели.
  }
why-domineering-open = Една част е твърде голяма за стойността си, затова изходът е намерен с търсене.
why-domineering-turn = Средните се събират до 0 и няма гореща част: остава да се реши кой прави последния ход.
why-domineering-cold = Средните се събират до { $who ->
    [none] 0
   *[other] { $number } за { domineering-side }
  } и няма гореща част.
why-domineering-hot = { $parts ->
    [one] Температурата е { $worth }, а средното е
   *[other] Най-гореща е част { $part } ({ $worth }), а средните се събират до
  } { $who ->
    [none] 0
   *[other] { $number } за { domineering-side }
  }.
why-domineering-elsewhere = Средните се събират до { $who ->
    [none] 0
   *[other] { $number } за { domineering-side }
  }. Най-гореща е част { $part } ({ $worth }), { $wins ->
    [yes] и там също има печеливш ход.
   *[no] но там никой ход не печели.
  }
why-domineering-answered = { $moves ->
    [one] Единственият ход губи.
   *[other] Всеки от { $moves } хода губи.
  }
why-domineering-keep = { $parts ->
    [one] Най-добре: { $words }.
   *[other] Най-добре: { $words }, в част { $part }.
  }
why-domineering-then = { $who ->
    [none] Тогава средните се събират до 0 и няма гореща част: ходът струва нещо, а на ход е противникът.
   *[other] Тогава средните се събират до { $number } за { domineering-side } и няма гореща част.
  }
why-domineering-clear = Тогава средните се събират до { $number } за { domineering-side }, повече от температурата на най-горещата част, { $worth }: противникът не може да навакса.
why-domineering-every = { $moves ->
    [one] Тогава единственият ход на противника губи.
   *[other] Тогава всеки от { $moves } хода на противника губи.
  }
why-domineering-stuck = Тогава { domineering-side } няма ход.

plain-why-domineering-open = Твърде много е свободно, за да се брои, затова програмата опита всеки ход.
plain-why-domineering-turn = Никой не води: остава само да се реши кой ще ходи последен.
plain-why-domineering-cold = { $whose ->
    [own] Водите с { $lead } и можете да си върнете всичко, което спечели ходът на противника.
    [other] Противникът води с { $lead } и може да си върне всичко, което спечели ходът Ви.
   *[none] Никой не води, а Вие сте на ход: на всеки Ваш ход има добър отговор.
  }
plain-why-domineering-hot = { $parts ->
    [one] Следващият ход
   *[other] В част { $part } следващият ход
  } печели { $gain }, затова и двамата го искате.
plain-why-domineering-elsewhere = В част { $part } следващият ход печели { $gain }, { $wins ->
    [yes] и можете да спечелите и там.
   *[no] но там никой ход не води до победа.
  }
plain-why-domineering-answered = { $moves ->
    [one] Имате само един ход и противникът има добър отговор.
   *[other] Имате { $moves } хода и противникът има добър отговор на всеки.
  }
plain-why-domineering-keep = { $parts ->
    [one] Най-добре: { $words }.
   *[other] Най-добре, в част { $part }: { $words }.
  }
plain-why-domineering-then = { $whose ->
    [own] Тогава водите с { $lead } и последният ход е Ваш.
   *[none] Тогава никой не води и на всеки ход на противника имате добър отговор.
  }
plain-why-domineering-clear = Тогава водите с { $lead }, а следващият им ход печели само { $gain }.
plain-why-domineering-every = { $moves ->
    [one] Тогава противникът има само един ход и Вие имате добър отговор.
   *[other] Тогава противникът има { $moves } хода и Вие имате добър отговор на всеки.
  }
plain-why-domineering-stuck = Тогава противникът няма място за плочка.

holds-domineering-options = Стойността на една част се гради от стойностите на това, което всяка плочка оставя от нея. Доминираните възможности отпадат, обратимите се прескачат. Дъската е сумата на частите си.
holds-domineering-checked = { $won ->
    [yes] След най-добрия ход сумата е { $sign ->
        [zero] 0
        [positive] > 0
        [negative] < 0
       *[fuzzy] || 0
      }, така че противникът, който е на ход, губи.
   *[no] Сумата е { $sign ->
        [zero] 0
        [positive] > 0
        [negative] < 0
       *[fuzzy] || 0
      }, така че който е на ход, губи.
  }
holds-domineering-cold = Няма гореща част, така че отговорът връща всичко, което печели ходът. { $who ->
    [none] Ходът струва нещо и на този, който е на ход, ходовете му свършват първи.
   *[other] Преднината на { domineering-side }, { $number }, остава до края.
  }
holds-domineering-searched = Търсене през всички ходове ({ $moves }) и всичко след тях намира на всеки печеливш отговор.
holds-domineering-answer = Ход: { $mv }. Отговор: { $reply }.
holds-domineering-stuck = Няма място за още една плочка, а който няма ход, губи.
plain-holds-domineering-cold = Във всяка част отговорът връща всичко, което спечели следващата плочка. { $whose ->
    [own] Затова ще водите с { $lead } докрай.
    [other] Затова противникът ще води с { $lead } докрай.
   *[none] Затова на този, който е на ход, ходовете му свършват първи.
  }
plain-holds-domineering-searched = { $won ->
    [yes] Програмата опита докрай всички ходове на противника: те са { $moves }. На всеки имате отговор.
   *[no] Програмата опита докрай всички Ваши ходове: те са { $moves }. На всеки противникът има отговор.
  }
plain-holds-domineering-answer = { $won ->
    [yes] Ход на противника: { $mv }. Вашият отговор: { $reply }.
   *[no] Вашият ход: { $mv }. Отговор на противника: { $reply }.
  }
plain-holds-domineering-stuck = { $won ->
    [yes] Тогава противникът няма място за плочка и губи.
   *[no] Нямате място за плочка и губите.
  }

smaller-domineering = Опитайте с два реда и две колони, после три на три. Кой печели и с кой първи ход?
look-domineering = Погледнете мястото, което върши работа само на единия от Вас. Колко плочки се побират там за всеки?
