hackenbush-title = Хакенбуш
hackenbush-rule = Синий срезает синее или зелёное звено, Красный — красное или зелёное. Всё, что выше, падает. Кому нечего срезать, проигрывает.
hackenbush-notation = стебель:звено от земли, например 2:1
hackenbush-figure = Кто сколько может срезать
hackenbush-field-stalks = Стебли от земли
hackenbush-field-begins = Кто начинает
    .blue = Синий
    .red = Красный
said-begins-blue = начинает Синий
said-begins-red = начинает Красный
hackenbush-form-stalks = буква b, r (или только g) на звено, например br,br,r
hackenbush-stalk-long = в стебле { $stalk } звеньев: { $pieces }; можно не больше { $most }
hackenbush-stalk-mixed = в стебле { $stalk } ({ $letters }) g смешано с другими буквами; в стебле бывают только b и r или только g
hackenbush-color = звено { $piece } стебля { $stalk } { $color ->
    [blue] синее, и срезать его может только Синий
   *[red] красное, и срезать его может только Красный
  }; сейчас ход { $who ->
    [blue] Синего
   *[red] Красного
  }
hackenbush-no-piece = { $pieces ->
    [0] от стебля { $stalk } ничего не осталось
   *[other] в стебле { $stalk } нет звена { $piece }; можно от 1 до { $pieces }
  }
hackenbush-preset-default = две половины и целое
hackenbush-preset-counting = посчитайте звенья
hackenbush-preset-quarters = верный срез только один
hackenbush-preset-green = решает зелёное
hackenbush-preset-red = начинает Красный
hackenbush-preset-thicket = заросли
hackenbush-axis-x = стебель
hackenbush-axis-y = звено
hackenbush-part = стебель
hackenbush-move = срезать { $color ->
    [blue] синее
    [red] красное
   *[green] зелёное
  } звено { $piece } стебля { $stalk }
hackenbush-blue = Синий
hackenbush-red = Красный
hackenbush-both = оба
# Игрок, о котором идёт речь, и его соперник, в именительном и родительном падеже. $who: цвет первого.
hackenbush-own = { $who ->
    [blue] Синий
   *[red] Красный
  }
hackenbush-own-of = { $who ->
    [blue] Синего
   *[red] Красного
  }
hackenbush-other = { $who ->
    [blue] Красный
   *[red] Синий
  }
hackenbush-other-of = { $who ->
    [blue] Красного
   *[red] Синего
  }
hackenbush-turn = { $who ->
    [blue] Ход Синего.
   *[red] Ход Красного.
  }
recite-stalk-run = { $color ->
    [blue] синих
    [red] красных
   *[green] зелёных
  }: { $count }
recite-stalk-gone = ничего
axis-quarters-blue = четверти Синего
axis-quarters-red = четверти Красного
axis-moves-made = сделано ходов
# Сколько ходов составляет число, в винительном падеже. $count: целое число или 0 для дроби.
halves-moves = { $kind ->
    [none] нисколько
    [one] 1 ход
    [tiny] самую малость
    [half] полхода
    [part] { $number } хода
   *[more] { $count ->
        [0] { $number } хода
        [one] { $count } ход
        [few] { $count } хода
       *[other] { $count } ходов
      }
  }

smaller-hackenbush = Попробуйте синее звено с красным наверху против одного красного. Потом два таких стебля.
look-hackenbush = Смотрите, что остаётся от стебля после каждого вашего среза.
