# $exact: whether only one number wins. $exceed: whether all, some or none of the factors from the lost product go past the range ($cross).
plain-why-fates-keep-lands = { $exact ->
    [yes] Умножьте на { $factor }, получится ровно { $product }: это выигрыш.
   *[no] Умножьте на { $factor }: { $product } лежит в промежутке от { $low } до { $high }, и это выигрыш.
  }
plain-why-fates-keep = Умножьте на { $factor }, чтобы получить { $product }.
plain-why-fates-replies = { $exceed ->
    [all] Тогда сопернику можно умножать только на { $factors }. Каждый раз выйдет больше { $high }, и он проиграет.
    [none] Число соперника и ваш ответ: { $answers }.
   *[some] Число соперника и ваш ответ: { $answers } ({ $cross }: больше { $high }).
  }
plain-why-fates-lost = { $exceed ->
    [all] Вам можно умножать только на { $factors }. Каждый раз выйдет больше { $high }, а это проигрыш.
    [none] Ваше число и ответ соперника: { $answers }.
   *[some] Ваше число и ответ соперника: { $answers } ({ $cross }: больше { $high }).
  }

picture-why-fates-keep = Выберите строку с { $factor }: получится { $product }, и это выигрыш.
picture-why-fates-lost = Ни одна строка не выигрывает. { $exceed ->
    [all] Вам можно умножать только на { $factors }. Каждый раз выйдет больше { $high }, а это проигрыш.
    [none] Ваше число и ответ соперника: { $answers }.
   *[some] Ваше число и ответ соперника: { $answers } ({ $cross }: больше { $high }).
  }

why-fates-head = множитель, произведение, итог
