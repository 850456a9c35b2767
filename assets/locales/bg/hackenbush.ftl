hackenbush-title = Хакенбуш
hackenbush-rule = Синият реже синьо или зелено парче, Червеният — червено или зелено. Всичко над него пада. Който няма какво да реже, губи.
hackenbush-notation = стъбло:парче от земята, например 2:1
hackenbush-figure = Кой колко може да реже
hackenbush-field-stalks = Стъбла от земята нагоре
hackenbush-field-begins = Кой започва
    .blue = Синият
    .red = Червеният
said-begins-blue = започва Синият
said-begins-red = започва Червеният
hackenbush-form-stalks = b, r (или само g) за всяко парче, например br,br,r
hackenbush-stalk-long = стъбло { $stalk } е от { $pieces } парчета; разрешени са най-много { $most }
hackenbush-stalk-mixed = стъбло { $stalk } ({ $letters }) смесва g с други букви; в едно стъбло има само b и r или само g
hackenbush-color = парче { $piece } от стъбло { $stalk } е { $color ->
    [blue] синьо и само Синият може да го реже
   *[red] червено и само Червеният може да го реже
  }; на ход е { $who ->
    [blue] Синият
   *[red] Червеният
  }
hackenbush-no-piece = { $pieces ->
    [0] от стъбло { $stalk } не е останало нищо
   *[other] стъбло { $stalk } няма парче { $piece }; възможни са от 1 до { $pieces }
  }
hackenbush-preset-default = две половини и едно цяло
hackenbush-preset-counting = пребройте парчетата
hackenbush-preset-quarters = само един верен срез
hackenbush-preset-green = решава зеленото
hackenbush-preset-red = започва Червеният
hackenbush-preset-thicket = гъсталак
hackenbush-axis-x = стъбло
hackenbush-axis-y = парче
hackenbush-part = стъбло
hackenbush-move = отрязване на { $color ->
    [blue] синьо
    [red] червено
   *[green] зелено
  } парче { $piece } от стъбло { $stalk }
hackenbush-blue = Син
hackenbush-red = Червен
hackenbush-both = двамата
# Играчът, за когото става дума, и противникът му, като подлог и с предлог. $who: цветът на първия.
hackenbush-own = { $who ->
    [blue] Синият
   *[red] Червеният
  }
hackenbush-own-of = { $who ->
    [blue] Синия
   *[red] Червения
  }
hackenbush-other = { $who ->
    [blue] Червеният
   *[red] Синият
  }
hackenbush-other-of = { $who ->
    [blue] Червения
   *[red] Синия
  }
hackenbush-turn = { $who ->
    [blue] На ход е Синият.
   *[red] На ход е Червеният.
  }
recite-stalk-run = { $color ->
    [blue] сини
    [red] червени
   *[green] зелени
  }: { $count }
recite-stalk-gone = нищо
axis-quarters-blue = четвъртини на Синия
axis-quarters-red = четвъртини на Червения
axis-moves-made = направени ходове
# Колко хода е едно число. $count: цялото число или 0 за дроб.
halves-moves = { $kind ->
    [none] нищо
    [one] 1 ход
    [tiny] съвсем малко
    [half] половин ход
    [part] { $number } ход
   *[more] { $number } { $count ->
        [one] ход
       *[other] хода
      }
  }

smaller-hackenbush = Опитайте синьо парче с червено отгоре срещу едно червено. После две такива стъбла.
look-hackenbush = Гледайте какво остава от стъблото след всеки Ваш срез.
