graph-title = Пул върху граф
graph-rule = Преместете пула по стрелка; който няма ход, { $last ->
    [loses] печели
   *[wins] губи
  }.
graph-notation = името, към което отива пулът, например b
graph-figure = Накъде водят стрелките
graph-axis-x = стрелка
graph-axis-y = стрелка
graph-field-arrows = Стрелки
graph-field-start = Начало (start)
graph-form-arrows = имена, свързани със стрелки, например a-b,b-c
graph-form-name = име, което стрелките имат
graph-preset-default = шест имена
graph-preset-stairs = стълба
graph-preset-circle = с кръг
graph-preset-misere = шест имена (мизер)
graph-preset-town = път към морето
graph-move = преместване към { $to }
graph-arrows-many = стрелките са { $count }; допуска се: от 1 до { $most }
graph-names-many = имената са повече от { $most }; допуска се: от 2 до { $most }
graph-name-long = името { $name } е твърде дълго; допуска се: от 1 до { $most } букви или цифри
graph-itself = { $arrow } води от име към същото име; стрелката свързва две имена
graph-twice = { $arrow } стои два пъти; дайте всяка стрелка веднъж
graph-no-name = стрелките нямат такова име; допуска се: { $names }
graph-no-arrow = от { $from } към { $to } няма стрелка; допуска се: { $names }
graph-recited = Пулът е на { $name }. Стрелките водят към: { $names }.
graph-recited-end = Пулът е на { $name }. Оттам няма стрелки.

# Панелът на нейната теория: на всяка игра, която се решава с търсене.
why-searched-drawn = реми
why-searched-value = стойност { $value }, до края { $moves ->
    [one] 1 ход
   *[other] { $moves } хода
  }
why-searched-moves = до края { $moves ->
    [one] 1 ход
   *[other] { $moves } хода
  }
why-searched-head = ход и край (ходове на двете страни)
why-searched-leaves = { $outcome ->
    [win] печели, още { $moves }
    [loss] губи, още { $moves }
   *[draw] реми, в кръг
  }{ $value ->
    [none] {""}
   *[other] , стойност { $value }
  }
why-searched-layer = { $moves ->
    [0] { $outcome ->
        [loss] край, губещо:
       *[win] край, печелившо:
      }
    [one] 1 ход, { $outcome ->
        [loss] губещо:
       *[win] печелившо:
      }
   *[other] { $moves } хода, { $outcome ->
        [loss] губещо:
       *[win] печелившо:
      }
  } { $names }
why-searched-layer-drawn = без отметка, реми: { $names }
why-searched-counts = { $outcome ->
    [win] От общо { $all } към P-позиция водят { $lost }.
    [loss] Всички ходове ({ $all }) водят към N-позиции.
   *[draw] Никой ход не води към P-позиция; ремито запазват { $drawn } от { $all }.
  }
why-searched-keep = Най-бързата победа: { $words }.
why-searched-then = { $moves ->
    [0] Това е краят.
    [one] После остава 1 ход.
   *[other] После остават { $moves } хода, каквото и да прави противникът.
  }
why-searched-hold = Ремито се запазва така: { $words }.
why-searched-mex = Ходовете оставят стойностите { $reached }; най-малката липсваща е { $value }.
plain-why-searched-counts = { $outcome ->
    [win] { $all ->
        [1] Единственият Ви ход оставя на противника губещо място.
       *[other] { $lost ->
            [one] Само един от Вашите ходове (общо { $all }) оставя на противника губещо място.
           *[other] От Вашите ходове (общо { $all }) губещо място на противника оставят { $lost }.
          }
      }
    [loss] Всеки Ваш ход оставя на противника печелившо място.
   *[draw] { $all ->
        [1] Никой ход не печели; единственият запазва ремито.
       *[other] Никой ход не печели, но ремито запазват { $drawn } от { $all }.
      }
  }
plain-why-searched-keep = Най-бързата победа: { $words }.
plain-why-searched-then = { $moves ->
    [0] С това играта свършва.
   *[other] Каквото и да отговори противникът, до края остават най-много { $moves }.
  }
plain-why-searched-hold = Запазете ремито: { $words }. Така и противникът не може да победи насила.
# Защо е така: отметки от краищата назад (Цермело 1913).
holds-searched-ends = Където няма ход, играта е свършила: отметка 0.
holds-searched-back = Оттам назад: победа за n, ако най-бързият ход води към загуба за n − 1; загуба за n, ако всеки ход води към победа, най-бавният за n − 1.
holds-searched-circles = Което никога не получава отметка, е реми: оттам ход води в кръг към друго без отметка, без край.
holds-searched-won = От ходовете тук (общо { $all }) към губеща позиция водят { $lost }: значи това е победа за { $moves }.
holds-searched-lost = Всички ходове тук ({ $all }) водят към печеливши позиции: значи това е загуба за { $moves }.
holds-searched-drawn = От ходовете тук (общо { $all }) никой не води към губеща позиция, а към неотбелязана водят { $drawn }. Затова и тази е без отметка.
plain-holds-searched-ends = Започнете от краищата. Там е ясно кой е спечелил.
plain-holds-searched-back = Сега вървете назад, място по място. Мястото е печелившо, ако някой ход оставя губещо. То е губещо, ако всеки ход оставя печелившо.
plain-holds-searched-circles = Някои места никога не получават отметка. Оттам двамата могат да се въртят без край: реми.
plain-holds-searched-won = От Вашите ходове (общо { $all }) губещо място на противника оставят { $lost }.
plain-holds-searched-lost = Всеки Ваш ход оставя на противника печелившо място.
plain-holds-searched-drawn = Никой ход не оставя губещо място, затова победа няма. Ходове, които запазват ремито: { $drawn } от { $all }.
smaller-graph = Поставете пула първо близо до край. Откъде не бихте искали да играете?
look-graph = Вижте имената, от които няма стрелки, и тези на една стрелка преди тях.
idea-graph = Отбелязвайте имената от краищата назад. Име е добро за оставяне, ако всяка стрелка от него води към лошо.
