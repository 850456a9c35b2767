# Обясненията с думи, с числата на самата позиция.
# $who е you, machine, first или second.
verdict-win = { $who ->
    [you] Можете да спечелите: N-позиция, { $value }
    [first] Първият може да спечели: N-позиция, { $value }
    [second] Вторият може да спечели: N-позиция, { $value }
   *[rival] { called } може да спечели: N-позиция, { $value }
  }
verdict-loss = { $who ->
    [you] Вие губите: P-позиция, { $value }
    [first] Първият губи: P-позиция, { $value }
    [second] Вторият губи: P-позиция, { $value }
   *[rival] { called } губи: P-позиция, { $value }
  }
# Където ходовете на двамата са различни, няма N- и P-позиции: важно е кой е на ход.
verdict-win-partizan = { $who ->
    [you] Можете да спечелите
    [first] Първият може да спечели
    [second] Вторият може да спечели
   *[rival] { called } може да спечели
  }: { $value }
verdict-loss-partizan = { $who ->
    [you] Вие губите
    [first] Първият губи
    [second] Вторият губи
   *[rival] { called } губи
  }: { $value }
verdict-draw = Никой не може да наложи победа: { $value }.
verdict-unknown = Теорията не казва кой печели: { $value }.
verdict-over = { $who ->
    [you] Играта свърши: Вие спечелихте.
    [first] Играта свърши: спечели първият.
    [second] Играта свърши: спечели вторият.
   *[rival] Играта свърши: спечели { called.inside }.
  }
verdict-over-draw = Играта свърши: реми.
# $own е общото на този, за когото става дума, $other — на противника.
verdict-win-score = { $who ->
    [you] Можете да спечелите
    [first] Първият може да спечели
    [second] Вторият може да спечели
   *[rival] { called } може да спечели
  } с { $own } на { $other }: { $value }
verdict-loss-score = { $who ->
    [you] Вие губите
    [first] Първият губи
    [second] Вторият губи
   *[rival] { called } губи
  }, в най-добрия случай с { $own } на { $other }: { $value }
verdict-draw-score = Никой не може да наложи победа, { $own } на { $other }: { $value }
verdict-over-score = { $who ->
    [you] Играта свърши: Вие спечелихте
    [first] Играта свърши: спечели първият
    [second] Играта свърши: спечели вторият
   *[rival] Играта свърши: спечели { called.inside }
  } с { $own } на { $other }.
verdict-over-draw-score = Играта свърши: реми, { $own } на { $other }.

why-progress = Решава се: { $done } от { $total }.
why-measuring = Пресмята се колко ще трае играта: { $done } от { $total }.
why-stops = { KEY("back") } спира.
why-stopped = Решаването е спряно: { KEY("hint") } го пуска отново.
why-failed = Тук решаването не успя.
why-hold-out = Най-дълго се издържа така: { $words }.
why-make-hard = За да затрудните противника: { $words }.
# $whose: own, or other if it is the move of a machine that the reader plays against.
pick = { $words }: { $whose ->
    [other] { $worth ->
        [win] тогава губите.
        [loss] тогава можете да спечелите.
        [draw] води до реми.
       *[unknown] теорията мълчи.
      }
   *[own] { $worth ->
        [win] печели.
        [loss] губи.
        [draw] води до реми.
       *[unknown] теорията мълчи.
      }
  }
pick-over = { $words }: { $whose ->
    [other] { $worth ->
        [win] губите веднага.
        [loss] печелите веднага.
       *[draw] завършва играта с реми.
      }
   *[own] { $worth ->
        [win] печели веднага.
        [loss] губи веднага.
       *[draw] завършва играта с реми.
      }
  }
pick-score = { $words }: { $own } на { $other }{ $lost ->
    [0] , по-добро няма.
   *[other] , отстъпва { $lost } от разликата.{ $reply ->
        [none] {""}
       *[other] {" "}Отговорът: { $reply }.
      }
  }
pick-refuted = { $words }: { $whose ->
    [other] тогава можете да спечелите. Вашият отговор: { $reply }.
   *[own] губи. Отговорът: { $reply }.
  }

why-misere-left = { $ones ->
    [0] нищо не остава
    [one] остава само една: нечетно
   *[other] остават { $ones } по 1: { $parity ->
        [odd] нечетно
       *[even] четно
      }
  }
why-no-cross = вече няма кръстчета
why-columns-range = двоични колони от 2^{ $high } до 2^{ $low }

why-nim-sum = ним-сума { $sum }
why-nim-ones = { $ones ->
    [one] една купчина с 1 предмет
   *[other] { $ones } купчини с по 1 предмет
  }
why-nim-odd = { $count ->
    [one] Нечетен брой единици: колона { $columns }.
   *[other] Нечетен брой единици: колони { $columns }.
  }
why-nim-odd-many = Нечетен брой единици има в { $count } колони, най-лявата е { $highest }.
why-nim-keep = В купчина { $heap } от { $from } оставете { $to }: вземете { $take }.
why-nim-then = Така всяка колона става четна и всеки отговор прави кръстче.
why-then-none = Тогава противникът няма ход.
why-nim-even = Всяка колона е четна: всеки ход прави кръстче, а отговорът маха всички кръстчета.
why-misere-ones-even = Останали са само купчини с по 1, и то четен брой. Вземете която и да е.
why-misere-ones-odd = { $ones ->
    [one] Останала е само една купчина с 1
   *[other] Останали са само купчини с по 1, и то нечетен брой
  }: който е на ход, взема последната, а при мизер така губи.
why-misere-turn = Тук при мизер планът се сменя: само купчина { $heap } има поне 2 предмета, { $ones ->
    [0] а купчини с по 1 няма
    [one] а до нея има една купчина с 1
   *[other] а до нея има { $ones } купчини с по 1
  }. Оставете нечетен брой купчини с по 1.
why-misere-then = { $ones ->
    [one] Така остава една купчина с 1 и трябва да я вземе противникът.
   *[other] Така остава нечетен брой купчини с по 1 и последната трябва да я вземе противникът.
  }

why-moore-value = { $count ->
    [0] всички сборове по колони са кратни на { $modulus }
    [one] един сбор по колона не е кратен на { $modulus }
   *[other] { $count } сбора по колони не са кратни на { $modulus }
  }
why-moore-ones = { $ones ->
    [one] една купчина с 1 предмет
   *[other] { $ones } купчини с по 1 предмет
  }, броени по { $modulus }
why-moore-even = Всички сборове по колони са кратни на { $modulus }. Промяна в { $k ->
    [one] една купчина отнема една единица
   *[other] най-много { $k } купчини отнема от 1 до { $k } единици
  } от най-лявата променена колона и тя вече не е кратна на { $modulus }, а отговорът го поправя.
why-moore-ones-lost = Останали са само купчини с по 1 и броят им при деление на { $modulus } дава остатък 1: при мизер последната се пада на този, който е на ход.
why-moore-cut = Колона { $weight }: { $ones ->
    [one] 1 единица
   *[other] { $ones } единици
  }, { $count } в повече. Намалете { $count ->
    [one] купчина { $chosen }{ $weight ->
        [1] .
       *[other] : цифрите ѝ вдясно могат да се избират.
      }
   *[other] купчини { $chosen }{ $weight ->
        [1] .
       *[other] : цифрите им вдясно могат да се избират.
      }
  }
why-moore-set = Колона { $weight }: { $ones ->
    [0] няма единици
    [one] 1 единица
   *[other] { $ones } единици
  } в ненамалените купчини, не { $count ->
    [one] достига { $count }: купчина { $set } получава единица.
   *[other] достигат { $count }: купчини { $set } получават по единица.
  }
why-moore-keep = Купчина { $heap }: от { $from } оставете { $to }, вземете { $take }.
why-moore-then = Така всеки сбор е кратен на { $modulus }. Промяна в { $k ->
    [one] една купчина отнема една единица
   *[other] най-много { $k } купчини отнема от 1 до { $k } единици
  } от най-лявата променена колона и тя вече не е кратна на { $modulus }.
why-moore-ones-then = Така броят на купчините с по 1 при деление на { $modulus } дава остатък 1: последната е за противника.

why-residue-value = остатък { $residue } при деление на { $modulus }
why-residue-equation = { $pile } = { $laps } × { $modulus } + { $residue }
why-residue-keep = Вземете { $take }, оставете { $left }: остатъкът при деление на { $modulus } е { $lost }.
why-residue-lost = Остатъкът при деление на { $modulus } е { $lost }: всеки ход го променя.
why-residue-lap = { $lost ->
    [yes] На всяко Ваше t противникът отговаря с { $modulus } − t: така кръгът се затваря и остатъкът се връща. Никой не може да вземе { $modulus } наведнъж.
   *[no] На всяко t отговаряйте с { $modulus } − t: така кръгът се затваря и остатъкът се връща. Никой не може да вземе { $modulus } наведнъж.
  }
why-nim-row = Купчина { $heap } има 1 в { $count ->
    [one] колоната
   *[other] най-лявата колона
  } с кръстче.
why-nim-flip = { $count ->
    [one] Обърнете цифрата ѝ в колоната с кръстче
   *[other] Обърнете цифрите ѝ в колоните с кръстче
  }: от { $from } оставете { $to }, вземете { $take }.
why-nim-then-misere = Така всяка колона става четна. Който остави само една купчина с поне 2 предмета, при мизер губи, а това ще е противникът.
why-nim-even-misere = Всяка колона е четна: всеки ход прави кръстче. Отговорът отново прави всичко четно, а щом остане само една купчина с поне 2 предмета, оставя нечетен брой купчини с по 1.
why-over-none = Още в началото няма ход, затова е спечелил вторият.
why-over-wins = Победителят направи последния ход.
why-over-loses = Губещият трябваше да направи последния ход.
# Below a figure with the letters of lost and won positions.
why-legend = { $lost }: който е на ход, губи. { $won }: който е на ход, печели.
# Before a row as it is, and as the move under the cursor would leave it.
why-time-now = сега
why-time-then = после
why-now = позицията сега
why-moore-zero = Колона { $weight }: { $ones ->
    [0] няма единици
    [one] 1 единица
   *[other] { $ones } единици
  } в ненамалените купчини, нищо не липсва: в намалените стоят нули.
why-moore-turn = Няма да остане купчина с поне 2 предмета: при мизер броят на купчините с по 1 сега трябва при деление на { $modulus } да дава остатък 1.
why-moore-even-misere = Всички сборове по колони са кратни на { $modulus }. Промяна в { $k ->
    [one] една купчина
   *[other] най-много { $k } купчини
  } разваля това; отговорът го поправя, а щом биха останали само купчини с по 1, оставя толкова, че броят им при деление на { $modulus } да дава остатък 1.
why-moore-then-misere = Така всеки сбор е кратен на { $modulus }; промяна в { $k ->
    [one] една купчина
   *[other] най-много { $k } купчини
  } не може да запази това, а щом биха останали само купчини с по 1, на противника се оставят толкова, че броят им при деление на { $modulus } да дава остатък 1.
why-residue-misere = При мизер последната монета губи: който е на ход при 1 монета, трябва да я вземе.

why-ladder-value = стъпало { $rung } от { $rungs }
why-ladder-at-once = × { $factor } дава { $after }, повече от { $bound }: печели веднага.
why-ladder-keep = × { $factor } дава { $after }, на губещото стъпало { $span }.
why-ladder-then = От { $product } множителите водят до числа от { $least } до { $most }, всички на печелившото стъпало от { $low } до { $high }.
why-ladder-tops = Върховете на стъпалата, всеки е предишният, разделен на 9 или на 2: { $tops }.

why-fates-value = { $count ->
    [0] никой множител не печели
    [one] печели един множител
   *[other] печелят { $count } множителя
  }
why-fates-shares = общ делител { $divisor } с { $last }
why-fates-lands = в целта: печели
why-fates-exceeds = над { $high }
why-fates-wins = { $moves ->
    [one] печели след 1 ход
   *[other] печели след { $moves } хода
  }
why-fates-loses = { $moves ->
    [one] губи след 1 ход
   *[other] губи след { $moves } хода
  }
why-fates-keep = Умножете по { $factor }: { $product } е губещо за противника.
why-fates-replies = { $exceed ->
    [all] Всеки взаимно прост множител надхвърля { $high }: { $factors }.
    [none] Множителите на противника и отговорите: { $answers }.
   *[some] Множителите на противника и отговорите: { $answers } ({ $cross }: над { $high }).
  }
why-fates-keep-lands = { $exact ->
    [yes] Умножете по { $factor }: { $product } е единственото печелившо число.
   *[no] Умножете по { $factor }: { $product } е между { $low } и { $high } и печели веднага.
  }
why-fates-also = Печелят и: { $factors }.
why-fates-lost = { $exceed ->
    [all] Всеки взаимно прост множител надхвърля { $high }: { $factors }.
    [none] На всеки взаимно прост множител има печеливш отговор: { $answers }.
   *[some] Всеки взаимно прост множител надхвърля { $high } ({ $cross }) или получава печеливш отговор: { $answers }.
  }
why-fates-landed = { $exact ->
    [yes] { $product } е единственото печелившо число: който е попаднал там, печели.
   *[no] { $product } е между { $low } и { $high }: който е попаднал там, печели.
  }
why-fates-exceeded = { $product } надхвърля { $high }: който е отишъл там, губи.
why-calendar-row = { $date } е P за този месец: назовете я.
why-calendar-column = { $date } е P за този ден: назовете я.
why-calendar-two = { $day } е P за този месец, { $month } — за този ден: назовете която и да е.
why-calendar-then = Всяка P е единствена в месеца си и в деня си: никой отговор не назовава P, а след всеки отговор напред има P.
why-calendar-ends = Който назове { $end }, печели.
why-calendar-forces = Ако остава да се назове само { $end }, този, който я назове, губи; иначе никой отговор не назовава P, а след всеки отговор напред има P.
why-calendar-forced = Остава да се назове само { $end }, а при мизер тази дата губи.
why-calendar-lost = Това е P за своя месец и своя ден: никой ход не назовава P, а след всеки ход напред има P.
why-calendar-ladder = Ден − месец е { $shared } при всяка P, тук е { $here }: ходът променя само едното от двете.
why-calendar-misere = Ден − месец е { $shared } при всяка P до { $to }; после идват { $others }, защото при мизер който назове { $end }, губи.
why-calendar-dates = Всички P: { $dates }.
why-parity-value = { $up } нагоре, { $right } надясно
why-even = чет
why-odd = неч
why-up = горе
why-right = дясно
why-parity-corner = Победителят доведе царя в ъгъла.
why-parity-won = { $step ->
    [right] Нагоре е четно, надясно е нечетно
    [up] Нагоре е нечетно, надясно е четно
   *[both] И двете разстояния са нечетни
  }: една стъпка { $step ->
    [right] надясно
    [up] нагоре
   *[both] надясно и нагоре
  } оставя { $up } нагоре и { $right } надясно, и двете четни.
why-parity-then = Оттам всяка стъпка прави едното или и двете нечетни; същата стъпка още веднъж го поправя.
why-parity-then-corner = Това е ъгълът.
why-parity-lost = И двете разстояния са четни: всяка стъпка прави едното или и двете нечетни, а същата стъпка още веднъж го поправя.
why-zeckendorf-value = най-малко събираемо { $smallest }, лимит { $limit }
why-zeckendorf-part = най-малка { $smallest }
why-zeckendorf-limit = може { $limit }
why-zeckendorf-range = Фибоначи: от F({ $high }) до F({ $low })
why-zeckendorf-table = Най-доброто вземане: редове — колко остава, колони — колко е взето преди; 0: загубено
why-zeckendorf-won = { $sum }: най-малкото събираемо { $smallest } не надхвърля лимита.
why-zeckendorf-won-part = { $rest } е число на Фибоначи и не надхвърля лимита.
why-zeckendorf-keep = Вземете { $take }, оставете { $left }: най-малкото събираемо { $smallest } е над лимита { $limit }.
why-zeckendorf-keep-all = Вземете всичките { $rest }: касата остава празна.
why-zeckendorf-then = Каквото и t да се вземе, после най-малкото събираемо е най-много 2t: не надхвърля лимита.
why-zeckendorf-lost = { $sum }: най-малкото събираемо { $smallest } е над лимита.
why-zeckendorf-lost-part = { $rest } е число на Фибоначи и е над лимита.
why-zeckendorf-lost-then = Каквото и t да се вземе, после най-малкото събираемо е най-много 2t: не надхвърля лимита на противника.
why-golden-phi = Φ
why-golden-ratio = отнош.
why-golden-w = N
why-golden-l = P
why-golden-value = { $side ->
    [equal] равни купчинки
    [above] над Φ
   *[below] под Φ
  }
why-golden-between = Фибоначи: { $below } — по-малко, { $above } — по-голямо
why-golden-beyond = Фибоначи: { $below } — по-малко, по-голямо няма
why-golden-least = Фибоначи: по-малко няма, { $above } — по-голямо
why-golden-decided = { $larger } × ({ $larger } − { $smaller }) = { $product } { $side ->
    [above] > { $square } = { $smaller }²: над Φ.
   *[below] < { $square } = { $smaller }²: под Φ.
  }
why-golden-equal = При равни купчинки се печели, макар че отношението е под Φ: вземете { $pile }, едната купчинка цяла.
why-golden-multiple = { $larger } е { $times } × { $smaller }: вземете всичко и купчинката е празна.
why-golden-keep = Вземете { $take } и оставете { $upper } и { $lower }, под Φ.
why-golden-then = Там единственият ход взема { $lower }: остават { $lower } и { $rest }, отново печеливши.
why-golden-more = От { $more } и { $smaller }{ $beyond ->
    [yes] {" "}или повече
   *[no] {""}
  } противникът сам би оставил тази двойка: N.
why-golden-lost = При отношение под 2 по-малката се съдържа само веднъж: единственият ход взема { $smaller } и оставя { $smaller } и { $left }, а те печелят.

why-over-score = Всичко е взето и печели по-големият сбор.
why-interval-value = { $interval } = { $margin }
why-interval-legend = D(i,j): с колко повече взема играещият между разрезите i и j; P: сборът преди разреза. [сега], (след хода)
why-interval-cut = разр.
why-interval-keep = Най-добре: { $words }. { $equation }: никой друг ход не дава повече.
why-interval-least = Най-упорито: { $words }. { $equation }: никой друг ход не дава повече.
why-interval-then = После, според { $rest }, противникът { $side ->
    [ahead] взема от останалото най-много с { $margin } повече от другия.
    [even] не взема от останалото повече от другия.
   *[behind] взема от останалото поне с { $margin } по-малко от другия.
  }
why-interval-all = После за противника не остава нищо.

why-gaps-value = ним-сумата на разстоянията е { $sum }
why-gaps-flip = Разстоянието { $from } на пътека { $track } има 1 в { $count ->
    [one] колоната с кръстче: обърнете тази цифра
   *[other] най-лявата колона с кръстче: обърнете цифрите му в колоните с кръстче
  }. Преместете овена с { $by } напред: остава { $to }.
why-gaps-then = Така всяка колона става четна. Всяко настъпление прави кръстче, а на отстъплението се отговаря с толкова полета напред.
why-gaps-then-closed = Така всички разстояния са 0: противникът може само да отстъпва и на всяко отстъпление се отговаря с толкова полета напред.
why-gaps-even = { $few ->
    [zero] Всички разстояния са 0: може само да се отстъпва и на всяко отстъпление се отговаря с толкова полета напред.
   *[other] Всяка колона е четна. Настъплението прави кръстче и отговорът маха всички кръстчета; на отстъплението се отговаря с толкова полета напред.
  }
why-gaps-retreat = Отстъплението е обратимо: с { $by } напред разстоянието отново става { $gap }.

why-last-word-value = { $left ->
    [one] остава един ход
   *[other] остават { $left } хода
  }, { $last ->
    [first] последната дума е на първия
   *[second] последната дума е на втория
  }
why-last-word-column-line = ред
why-last-word-column-now = сега
why-last-word-column-then = след
why-last-word-column-wants = първият иска
why-last-word-end = край
why-last-word-start = A B започват с { $state }
why-last-word-in = На ред { $line } идват A B = { $before }:
why-last-word-ending = { $after } → { $end }: { $relation ->
    [differ] A ≠ B, първият
   *[equal] A = B, вторият
  }
why-last-word-over = Програмата завършва с { $end }: { $relation ->
    [differ] A и B са различни.
   *[equal] A и B са равни.
  }
why-last-word-parity = { $last ->
    [first] { $lines ->
        [one] Първият попълва единствения ред.
       *[other] От { $lines } реда първият попълва последния.
      }
   *[second] От { $lines } реда вторият попълва последния.
  }
why-last-word-any = Всеки ход запазва това: две от четирите състояния завършват добре, а с последния ред са достижими три.
why-last-word-last = Ред { $line } е последният. Печелят операторите: { $good }. След това няма какво да се обърне.
why-last-word-lost = Каквото и да се напише сега, две от четирите състояния завършват добре за противника, а с последния ред са достижими три.
why-score-value = S({ $row },{ $column }) = { $score }
why-score-equation = S({ $row },{ $column }) = { $total } − min({ $options }) = { $score }
why-score-axes = r\m
why-score-legend = S(r,m): колко още взема играещият от кюлче r нататък след вземане на m. (възможност), [най-малко]
why-score-least = { $few ->
    [yes] Остават T({ $row }) = { $total }. Ако вземете { $takes }, оставяте на противника { $scores } (в същия ред); най-малкото е { $least }.
   *[no] Остават T({ $row }) = { $total }; най-малкото, което един ход може да остави на противника, е { $least }.
  }
why-score-all = Лимитът позволява да се вземе всичко: T({ $row }) = { $total }.
why-score-keep = { $take ->
    [one] Вземете 1 кюлче: { $got } сега, { $later } после.
   *[other] Вземете { $take } кюлчета: { $got } сега, { $later } после.
  }
why-score-keep-all = { $take ->
    [one] Вземете последното кюлче: за противника не остава нищо.
   *[other] Вземете всичките { $take } кюлчета: за противника не остава нищо.
  }
why-score-then = После { $left ->
    [1] противникът взема най-много останалото 1
   *[other] от останалите { $left } противникът взема най-много { $least }
  }, както и да играе.
why-score-also = Също толкова добре: вземане на { $takes }.
why-score-before = Заедно с взетото преди: { $own } срещу { $other }.
why-set-value = стойност на Гранди { $value }
why-set-over = { $coins ->
    [0] Няма какво да се вземе: който няма ход, губи.
    [one] Никое число от множеството не се побира в 1 монета: който няма ход, губи.
   *[other] Никое число от множеството не се побира в { $coins } монети: който няма ход, губи.
  }
why-set-keep = Вземете { $take }, оставете { $left }: P-позиция.
why-set-then = { $count ->
    [1] От { $left } единственият ход води в N: { $lefts }. Отговорът връща в P.
   *[other] От { $left } всеки ход води в N: { $lefts }. Отговорът връща в P.
  }
why-set-then-many = От { $left } всичките { $count } хода водят в N, а отговорът връща в P.
why-set-then-end = Никое число от множеството не се побира в { $left }: противникът няма ход.
why-set-lost = { $count ->
    [1] Единственият ход води в N: { $lefts }. Отговорът връща в P.
   *[other] Всеки ход води в N: { $lefts }. Отговорът връща в P.
  }
why-set-lost-many = Всичките { $count } хода водят в N, а отговорът връща в P.
why-set-more = още { $count ->
    [one] { $count } ход
   *[other] { $count } хода
  }
why-set-period = От { $from } нататък стойностите се повтарят с период { $length }. Доказано: { $window ->
    [one] последната стойност определя следващата, а една се среща отново.
   *[other] последните { $window } стойности определят следващата, а { $window } поред се срещат отново.
  }
why-set-same = { $size } е като { $first }: същото място в периода.
why-set-period-lost = P от { $from } до { $to }: { $lost }{ $hidden ->
    [0] .
   *[other] {" "}и още { $hidden }.
  }
why-set-unproved = За първите { $count } стойности не е доказан период.
why-piles-mex = Купчинка { $pile } ({ $size }): ход оставя брой:стойност
why-piles-none = Купчинка { $pile } ({ $size }): никое число не се побира
why-piles-least = първа липсва: { $value }
why-piles-size = брой
why-piles-value = стойн.
why-piles-keep = Сменете стойността на купчинка { $pile } от { $from } на { $to }: вземете { $take }, оставете { $left }.
why-piles-then = Така ним-сумата е 0: всеки ход променя една стойност, а отговорът отново прави сумата 0.
why-piles-lost = Ним-сумата е 0: всеки ход променя една стойност, а отговорът отново прави сумата 0.
why-piles-over = Никое число от множеството не се побира в никоя купчинка: който няма ход, губи.

why-retrograde-win = победа за { $plies ->
    [one] 1 ход
   *[other] { $plies } хода на двамата
  }
why-retrograde-loss = край най-късно след { $plies ->
    [one] 1 ход
   *[other] { $plies } хода на двамата
  }
why-retrograde-draw = реми
why-retrograde-wins-in = { $plies ->
    [one] печели веднага
   *[other] печели за { $plies } хода
  }
why-retrograde-loses-in = губи за { $plies ->
    [one] 1 ход
   *[other] { $plies } хода
  }
why-retrograde-draws = реми: върти се в кръг
why-retrograde-again = { $count ->
    [0] реми: отново началото
   *[other] реми: като след ход { $count }
  }
why-retrograde-counts = { $wins ->
    [0] Никой ход не печели
    [one] Един ход печели
   *[other] { $wins } хода печелят
  }, { $draws ->
    [0] никой не води до реми
    [one] един води до реми
   *[other] { $draws } водят до реми
  }, { $losses ->
    [0] никой не губи.
    [one] един губи.
   *[other] { $losses } губят.
  }
why-retrograde-keep = Никой ход не печели по-бързо: { $words }.
why-retrograde-then = { $plies ->
    [0] Така три знака са в редица.
   *[other] Най-дълго противникът отлага края така: { $line }: три в редица.
  }
why-retrograde-follows = После { $line }: три в редица.
why-retrograde-hold = Ремито запазва { $words }: никой отговор не печели и позициите се повтарят.
why-retrograde-repeated = { $count ->
    [0] Началната позиция се повтори: реми.
   *[other] Позицията след ход { $count } се повтори: реми.
  }
why-retrograde-three = Три знака са в редица.
# $sign е zero, positive, negative или fuzzy, както Winning Ways нарича четирите; Хориз е Левият.
why-canonical-sum = { $sign ->
    [zero] сума = 0
    [positive] сума { $sum } > 0
    [negative] сума { $sum } < 0
   *[fuzzy] сума { $sum } || 0
  }
why-canonical-beside = { $sign ->
    [zero] сума = 0
    [positive] сума > 0
    [negative] сума < 0
   *[fuzzy] сума || 0
  }
why-canonical-hidden = още { $count } с { $sizes ->
    [one] 1 размер
   *[other] { $sizes } размера
  }
why-canonical-nothing = не остава нищо
why-canonical-sign = { $sign ->
    [zero] Сумата е 0: който е на ход, губи.
    [positive] Сумата е > 0: Хориз печели, който и да е на ход.
    [negative] Сумата е < 0: Верт печели, който и да е на ход.
   *[fuzzy] Сумата е || 0, несравнима с 0: който е на ход, печели.
  }
why-canonical-keep = Най-добре: { $words }. { $parts ->
    [0] От { $of } не остава нищо
    [one] От { $of } остава { $one }
   *[other] От { $of } остават { $one } и { $other }
  }, { $sum }.
why-canonical-last = Вземете целия правоъгълник { $of }: друго не остава.
why-canonical-then = { $who ->
    [vert] Така всяка колона оставя сума > 0 или || 0, а при нея печели Хориз.
   *[horz] Така всеки ред оставя сума < 0 или || 0, а при нея печели Верт.
  }
why-canonical-lost = { $who ->
    [horz] Всеки ред оставя сума < 0 или || 0, а при нея печели Верт.
   *[vert] Всяка колона оставя сума > 0 или || 0, а при нея печели Хориз.
  }

why-rope-value = ним-сума { $sum }
why-rope-piece = парче
why-rope-floor = цели cm
why-rope-pins = кегли (Кейлс)
why-rope-nimber = нимбър
why-rope-cut = { $floor } { $arrow } { $left } и { $right }: нимбъри { $first } и { $second }
why-rope-middle = Разрежете по средата, при { $cut }: остават две равни парчета.
why-rope-image = Разрезът при { $of } няма симетричен: разрежете при { $cut }.
why-rope-pair = Разрежете парче { $piece } при { $cut }: така парчетата са равни по двойки.
why-rope-mirror = После отговаряйте симетрично: какъвто и безопасен разрез да направи противникът на едното, същият е безопасен и на другото.
why-rope-split = Разрежете парче { $piece } на { $left } и { $right } цели cm: нимбърите { $first } и { $second } дават { $to }, а не { $from }.
why-rope-then = Така всяка колона става четна и всеки безопасен разрез прави кръстче.
why-rope-paired = Дължините са в равни двойки: всеки безопасен разрез се повтаря върху другото парче от двойката.
why-rope-even = Всяка колона е четна: всеки безопасен разрез прави кръстче, а отговорът маха всички кръстчета.
why-rope-none = Никое парче няма 2 cm, затова всеки разрез прави парче, по-късо от 1 cm, и губи.
why-rope-kayles = Кейлс: n цели cm са n − 1 кегли.
why-rope-unpaired = Щом едно парче е без двойка, се броят целите cm: n от тях са n − 1 кегли на Кейлс, от които разрезът взема една или две съседни.
why-rope-winning = Всички печеливши разрези: { $cuts }{ $more ->
    [0] {""}
    [one] {" "}и още 1 интервал
   *[other] {" "}и още { $more } интервала
  }
why-rope-all = { $cuts }.
why-rope-over = Последният разрез направи парче от { $length } cm, по-късо от 1 cm: който го направи, губи.

# $state: масата е empty (празна), whole (симетрична, с монета в центъра), hollow (симетрична без такава) или има монети без двойка.
why-mirror-value = { $state ->
    [empty] масата е празна
    [whole] симетрия спрямо монетата в центъра
    [hollow] симетрия, но без монета в центъра
   *[alone] { $alone ->
        [one] 1 монета без двойка
       *[other] { $alone } монети без двойка
      }{ $centre ->
        [taken] {""}
       *[other] , в центъра няма
      }
  }
why-mirror-centre = Център: { $state ->
    [free] свободен
    [taken] монета { $coin }
   *[blocked] покрит от монета { $coin }
  }
why-mirror-alone = без двойка: { $coins }
why-mirror-more = и още { $count }
why-mirror-central = Монетата е в центъра и е симетрична на самата себе си.
why-mirror-pairs = Монетата е симетрична на монета { $coin }.
why-mirror-image = Монетата е без двойка: симетричното ѝ място е { $at }.
why-mirror-open = Заемете центъра 0,0: единственото място, което е симетрично на самото себе си.
why-mirror-reply = Само монета { $coin } на { $at } няма двойка: отговорете на симетричното ѝ място { $reply }.
why-mirror-then = После, където и да намери място противникът, симетричното също е свободно. Отговаряйте там и противникът пръв ще остане без място.
why-mirror-anywhere = Печели всяко място: за две монети е нужна маса с радиус поне { $least }, така че втора тук не се побира.
why-mirror-nearer = Втора монета след това не се побира. Затова веднага печели и всяко място на по-малко от { $than } от центъра.
why-mirror-last = Тя заема цялото останало място и печели веднага. Така печелят и други места.
why-mirror-lost = Всички монети са симетрични две по две спрямо тази в центъра. Където има място за монета, симетричното също е свободно: противникът винаги може да отговори.
why-mirror-silent = { $centre ->
    [taken] { $alone } монети нямат двойка, а с един ход двойка получава само една: никой няма доказателство за тази позиция.
    [free] { $alone ->
        [one] Една монета няма двойка
       *[other] { $alone } монети нямат двойка
      }, а центърът е свободен. Един ход не поправя и двете: никой няма доказателство за тази позиция.
   *[blocked] Монета { $coin } покрива центъра, без да е в него, затова в него никога няма да има монета. Без нея никой няма доказателство за тази позиция.
  }
why-mirror-try = Струва си да се опита: { $words }.
why-mirror-over = За друга монета няма място; който постави последната, печели.
why-mirror-tolerance = Място, в което монетата има луфт под { $tolerance }, може да не се брои.
why-taking-head = група: G
why-taking-keep = { $pieces ->
    [none] Групата от { $length } със стойност { $from } изчезва цялата: { $cells }.
    [one] Вземете { $cells } от групата от { $length }: { $left ->
        [one] остава 1
       *[other] остават { $left }
      } със стойност { $value } вместо { $from }.
   *[two] Вземете { $cells } от групата от { $length }: остават { $left } и { $right } със стойност { $value } вместо { $from }.
  }
why-taking-then = Така всяка колона става четна, а всеки ход променя стойността на една група.
why-taking-lost = Всяка колона е четна: всеки ход променя стойността на една група, а отговорът отново прави всичко четно.
why-taking-period = { $code ->
    [none] G има
   *[other] { $code } има
  } период { $length } от { $from } нататък, доказан със стойностите от G(0) до G({ $by }).
why-taking-silent = { $pairs ->
    [0] {""}
   *[other] { $pairs } групи в двойки{ $zeros ->
        [0] {""}
       *[other] ,{" "}
      }
  }{ $zeros ->
    [0] {""}
   *[other] { $zeros } с G = 0
  }
why-taking-count = { $count ->
    [one] 1 група
   *[other] { $count } групи
  }
why-taking-by-value = { $runs } групи по стойност
why-axis-middle = Задраскайте средата, { $cells }.
why-axis-image = Задраскайте симетрично: { $cells }.
why-axis-last = Задраскайте { $cells }.
why-axis-at-once = Можете и да задраскате наведнъж { $all }: тогава нищо не остава.
why-axis-then = Така всеки ход има симетричен: на клетка i отговаряйте с { $sum } − i.
why-axis-lost = Всеки ход има симетричен: на клетка i се отговаря с { $sum } − i и пръв остава без ход този, който е на ход.
