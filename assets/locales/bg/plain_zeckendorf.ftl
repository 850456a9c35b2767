# Fibonacci nim in plain words, and with the picture.
# $shape: the pile is a single part, its parts are listed, or there are too many.
plain-why-zeckendorf-keep = Вземете { $take }, оставете { $left }: противникът може да вземе най-много { $limit }.
plain-why-zeckendorf-keep-all = { $rest ->
    [1] Вземете последната монета и печелите.
   *[other] Можете да вземете до { $limit }: вземете всичките { $rest } и печелите.
  }
plain-why-zeckendorf-split = { $shape ->
    [single] { $rest } само стои в редицата 1, 2, 3, 5, 8 и така нататък.
    [listed] Разложете { $rest }, от най-голямото надолу, на 1, 2, 3, 5, 8 и така нататък: { $parts }.
   *[many] Разложете { $rest }, от най-голямото надолу, на 1, 2, 3, 5, 8 и така нататък, до { $smallest }.
  }
plain-why-zeckendorf-then = { $shape ->
    [single] Противникът не може да вземе всичко; след хода му Вие можете да вземете най-малката част от останалото.
   *[other] Противникът не може да вземе най-малката част, { $smallest }; след хода му Вие можете да вземете новата.
  }
plain-why-zeckendorf-lost-then = { $shape ->
    [single] Не можете да вземете всичко; след хода Ви противникът може да вземе най-малката част от останалото.
   *[other] Не можете да вземете най-малката част, { $smallest }; след хода Ви противникът може да вземе новата.
  }

picture-why-zeckendorf-split = На реда под числата { $rest } има { $shape ->
    [single] само една единица, под самото { $smallest }.
    [listed] единица под всяка част: { $parts }.
   *[many] единица под всяка част, последната под { $smallest }.
  }
