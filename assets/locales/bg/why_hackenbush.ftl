# Надписи в картината.
why-hackenbush-sum = Сбор
why-hackenbush-red-side = Червеният води
why-hackenbush-blue-side = Синият води
why-hackenbush-gone = нищо
why-hackenbush-nimber = зелени { $nimber }
why-hackenbush-pieces = Стъбло { $stalk } парче по парче:
why-hackenbush-heaps = Зелените стъбла като купчини:
why-hackenbush-gives = { $kind ->
    [none] Този срез не струва нищо: сборът остава { $then }.
   *[some] Този срез дава { $gives }: сборът от { $before } става { $then }.
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
    [level] Това дава { $gives } и остава 0.
   *[ahead] Това дава { $gives } и остава { $number }.
  }
why-hackenbush-then = { $kind ->
    [level] От 0 всеки червен или син срез отдалечава сбора от този, който реже.
   *[ahead] Всеки червен или син срез на противника мести сбора към Вас.
  }{ $green ->
    [yes] {" "}Зеленият срез не го променя.
   *[no] {""}
  }
why-hackenbush-behind = Сборът на стъблата е { $sum }. { $sign ->
    [blue] Той е над 0, затова печели Синият
   *[red] Той е под 0, затова печели Червеният
  }, който и да е на ход.
why-hackenbush-level = Сборът на стъблата е { $sum }{ $green ->
    [yes] , а ним-сумата на зелените е 0
   *[no] {""}
  }. Затова този, който е на ход, губи.
why-hackenbush-greens-decide = Сборът на червените и сините стъбла е { $sum }. Решават зелените, като купчини за ним: { $greens }, с ним-сума { $nimber }.
why-hackenbush-pair = Най-добре: { $words }. Така ним-сумата става 0.
why-hackenbush-then-green = Сега на зелен срез има зелен отговор, а всеки друг дава част от ход.
# Същото с прости думи.
plain-why-hackenbush-ahead = Съберете всички стъбла: водите с { $lead }.
picture-why-hackenbush-ahead = Стрелките свършват от Вашата страна на 0: водите с { $lead }.
plain-why-hackenbush-keep = Най-добре: { $words }, което { $kind ->
    [free] не Ви струва нищо
   *[other] Ви струва { $gives }
  }.
plain-why-hackenbush-then = { $kind ->
    [level] Сега никой не води, а следващият срез струва нещо на противника.
   *[ahead] { $green ->
        [yes] Зеленият срез не струва нищо, а всеки друг срез на противника Ви помага.
       *[no] Всеки срез струва нещо и на противника, така че оставате напред.
      }
  }
plain-why-hackenbush-behind = Съберете всички стъбла: изоставате с { $behind }. Никой срез не може да поправи това.
picture-why-hackenbush-behind = Стрелките свършват от страната на противника: изоставате с { $behind }. Нито един Ваш срез не води обратно.
plain-why-hackenbush-level = { $green ->
    [yes] Стъблата се уравновесяват, зелените също. Противникът има отговор на всеки срез.
   *[no] Стъблата се уравновесяват и никой не води. Всеки Ваш срез Ви струва нещо.
  }
picture-why-hackenbush-level = { $green ->
    [yes] Стрелките свършват на 0, а зелените стъбла са по двойки. Противникът има отговор на всеки срез.
   *[no] Стрелките свършват на 0: никой не води. Всеки Ваш срез мести края към противника.
  }
plain-why-hackenbush-greens-decide = Червеното и синьото се уравновесяват, затова решават зелените стъбла.
plain-why-hackenbush-pair = Най-добре: { $words }.
plain-why-hackenbush-then-green = Сега зелените стъбла са по двойки и имате отговор на всеки срез.
