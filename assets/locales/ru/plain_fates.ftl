# $exact: whether one number alone wins; $exceed: whether all, some or none of the factors exceed.
plain-why-fates-keep-lands = { $exact ->
    [yes] Умножьте на { $factor }, получится ровно { $product }: это выигрыш.
   *[no] Умножьте на { $factor }: { $product } лежит в промежутке от { $low } до { $high }, и это выигрыш.
  }
plain-why-fates-keep = Умножьте на { $factor }, чтобы получить { $product }.
plain-why-fates-replies = Тогда сопернику можно умножать только на { $factors }. { $exceed ->
    [all] Каждый раз выйдет больше { $high }, и он проиграет.
    [none] После каждого такого хода вы можете выиграть.
   *[some] Каждый раз выйдет больше { $high }, или вы сможете выиграть.
  }
plain-why-fates-lost = Вам можно умножать на { $factors }. { $exceed ->
    [all] Каждый раз выйдет больше { $high }, а это проигрыш.
    [none] После каждого такого хода соперник может выиграть.
   *[some] Каждый раз выйдет больше { $high }, или соперник сможет выиграть.
  }

picture-why-fates-keep = Выберите строку с { $factor }: получится { $product }, и это выигрыш.
picture-why-fates-lost = Ни одна строка не выигрывает: умножать можно на { $factors }. { $exceed ->
    [all] Каждый раз выйдет больше { $high }, а это проигрыш.
    [none] После каждого такого хода соперник может выиграть.
   *[some] Каждый раз выйдет больше { $high }, или соперник сможет выиграть.
  }
