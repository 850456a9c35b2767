# Fibonacci nim in plain words, and with the picture.
# $shape: the pile is a single part, its parts are listed, or there are too many.
plain-why-zeckendorf-keep = Вземете { $take }, оставете { $left }: противникът може да вземе най-много { $limit }.
plain-why-zeckendorf-keep-all = { $rest ->
    [1] Вземете последната монета и печелите.
   *[other] Можете да вземете до { $limit }: вземете всичките { $rest } и печелите.
  }
plain-why-zeckendorf-split = { $shape ->
    [single] { $rest } само стои в редицата 1, 2, 3, 5, 8 и така нататък.
    [listed] Разложете { $rest } отгоре надолу на 1, 2, 3, 5, 8 и нататък: { $parts }.
   *[many] Разложете { $rest } отгоре надолу на 1, 2, 3, 5, 8 и нататък, до { $smallest }.
  }
plain-why-zeckendorf-then = { $shape ->
    [single] Противникът не може да вземе всичко; после Вие можете да вземете най-малката част от останалото.
   *[other] Противникът не може да вземе най-малката част, { $smallest }; после Вие можете да вземете новата.
  }
plain-why-zeckendorf-lost-then = { $shape ->
    [single] Не можете да вземете всичко; после противникът може да вземе най-малката част от останалото.
   *[other] Не можете да вземете най-малката част, { $smallest }; после противникът може да вземе новата.
  }

picture-why-zeckendorf-split = На реда под числата { $rest } има { $shape ->
    [single] само една единица, под самото { $smallest }.
    [listed] единица под всяка част: { $parts }.
   *[many] единица под всяка част, последната под { $smallest }.
  }
