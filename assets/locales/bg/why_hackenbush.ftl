# Надписи в картината.
why-hackenbush-sum = Сбор
why-hackenbush-red-side = Червеният води
why-hackenbush-blue-side = Синият води
why-hackenbush-gone = нищо
why-hackenbush-more = { $hidden ->
    [one] още 1 стъбло
   *[other] още { $hidden } стъбла
  }
why-hackenbush-nimber = зелени { $nimber }
why-hackenbush-rule = Парчетата от първия цвят на стъблото, броени от земята, са по един цял ход. От първата смяна на цвета нагоре всяко парче струва наполовина на това под него.
why-hackenbush-heaps = Зелените стъбла на части:
why-hackenbush-gives = { $kind ->
    [none] Този срез не струва нищо: сборът остава { $then }.
    [brief] Този срез струва { $gives }.
   *[some] Този срез струва { $gives }: сборът от { $before } става { $then }.
  }
why-hackenbush-greens = Ним-сума на зелените стъбла: { $before }, после { $then }.
# Обяснението. $sum: сборът на стъблата. $sign: от коя страна на 0 е той.
why-hackenbush-value = { $nimber ->
    [0] сбор { $sum }
   *[other] сбор { $sum }, ним-сума { $nimber }
  }
why-hackenbush-ahead = Сборът на стъблата е { $sum }. { $sign ->
    [blue] Той е над 0, затова печели Синият
   *[red] Той е под 0, затова печели Червеният
  }, който и да е на ход.
why-hackenbush-keep = Най-добре: { $words }. { $kind ->
    [free] Сборът остава { $number }.
    [level] Това струва { $gives } и остава 0.
   *[ahead] Това струва { $gives } и остава { $number }.
  }
why-hackenbush-then = { $kind ->
    [stuck] Тогава { hackenbush-other } няма какво да реже.
    [level] От 0 всеки червен или син срез отдалечава сбора от този, който реже.
   *[ahead] Всеки червен или син срез на { hackenbush-other-of } мести сбора към { hackenbush-own-of }.
  }{ $green ->
    [yes] {" "}Зеленият срез не го променя.
   *[no] {""}
  }
why-hackenbush-behind = Сборът на стъблата е { $sum }. { $sign ->
    [blue] Той е над 0, затова печели Синият
   *[red] Той е под 0, затова печели Червеният
  }, който и да е на ход.
why-hackenbush-level = { $colored ->
    [no] Останали са само зелени стъбла и ним-сумата им е 0. Затова този, който е на ход, губи.
   *[yes] Сборът на стъблата е { $sum }{ $green ->
    [yes] , а ним-сумата на зелените е 0
   *[no] {""}
  }. Затова този, който е на ход, губи.
  }
why-hackenbush-greens-decide = { $colored ->
    [yes] Сборът на червените и сините стъбла е { $sum }. Решават зелените, като купчини за ним
   *[no] Останали са само зелени стъбла и те са като купчини за ним
  }: { $greens }, с ним-сума { $nimber }.
why-hackenbush-pair = Най-добре: { $words }. Така ним-сумата става 0.
why-hackenbush-then-green = { $colored ->
    [no] Тогава всеки срез прави ним-сумата различна от 0, а отговорът отново я прави 0.
   *[yes] Сега на зелен срез има зелен отговор, а всеки друг струва нещо.
  }
# Същото с прости думи.
plain-why-hackenbush-ahead = Съберете стъблата: { hackenbush-own } води с { $lead }.
picture-why-hackenbush-ahead = Стрелките свършват от страната на { hackenbush-own-of }: { hackenbush-own } води с { $lead }.
plain-why-hackenbush-keep = Най-добре: { $words }, което { $kind ->
    [free] не струва нищо
   *[other] струва { $gives }
  }.
plain-why-hackenbush-then = { $kind ->
    [stuck] Сега { hackenbush-other } няма какво да реже.
    [level] { $green ->
        [yes] Сега никой не води: само зеленият срез не струва нищо, но { hackenbush-own } има отговор.
       *[no] Сега никой не води, а следващият срез струва нещо на { hackenbush-other-of }.
      }
   *[ahead] { $green ->
        [yes] Зеленият срез не струва нищо, а всеки друг срез на { hackenbush-other-of } помага на { hackenbush-own-of }.
       *[no] Всеки срез струва нещо и на { hackenbush-other-of }, така че { hackenbush-own } остава напред.
      }
  }
plain-why-hackenbush-behind = Съберете стъблата: { hackenbush-other } води с { $behind }. Никой срез на { hackenbush-own-of } не може да поправи това.
picture-why-hackenbush-behind = Стрелките свършват от страната на { hackenbush-other-of }: { hackenbush-other } води с { $behind }. Нито един срез на { hackenbush-own-of } не води обратно.
plain-why-hackenbush-level = { $few ->
    [none] Стъблата се уравновесяват. Всеки срез струва нещо на { hackenbush-own-of }.
    [pair] { $colored ->
        [yes] Червеното и синьото се уравновесяват, а двете зелени стъбла са равни.
       *[no] Двете зелени стъбла са равни.
      } На всеки срез на { hackenbush-own-of } { hackenbush-other } има отговор.
   *[many] { $colored ->
        [yes] Червеното и синьото се уравновесяват, а зелените части ({ $parts }) имат двойка.
       *[no] Разложете зелените стъбла на { $parts }: всички части имат двойка.
      } На всеки срез на { hackenbush-own-of } { hackenbush-other } има отговор.
  }
picture-why-hackenbush-level = { $few ->
    [none] Стрелките свършват на 0: никой не води. Всеки срез на { hackenbush-own-of } мести края към { hackenbush-other-of }.
    [pair] Стрелките свършват на 0, а двете зелени стъбла са равни. На всеки срез на { hackenbush-own-of } { hackenbush-other } има отговор.
   *[many] Стрелките свършват на 0, а зелените части ({ $parts }) имат двойка. На всеки срез на { hackenbush-own-of } { hackenbush-other } има отговор.
  }
plain-why-hackenbush-greens-decide = { $colored ->
    [yes] { $few ->
        [none] Червеното и синьото се уравновесяват, затова решава зеленото стъбло.
        [pair] Червеното и синьото се уравновесяват, затова решават зелените стъбла.
       *[many] Червеното и синьото се уравновесяват: разложете зелените стъбла на { $parts }.
      }
   *[no] { $few ->
        [none] Остава едно зелено стъбло.
        [pair] Всички стъбла са зелени: оставете две равни.
       *[many] Разложете зелените стъбла на { $parts }: една част { $high } е без двойка.
      }
  }
plain-why-hackenbush-pair = Най-добре: { $words }.
plain-why-hackenbush-then-green = { $few ->
    [pair] Сега двете зелени стъбла са равни и { hackenbush-own } има отговор на всеки срез на { hackenbush-other-of }.
   *[many] Сега всички части имат двойка и { hackenbush-own } има отговор на всеки срез на { hackenbush-other-of }.
  }
plain-hackenbush-parts = 1, 2, 4…
