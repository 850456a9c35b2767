# Fibonacci nim in plain words, and with the picture.
# $sum: the pile as the sum of its parts. $many is yes where more than one part is taken.
plain-why-zeckendorf-won = Частите са числа от редицата 1, 2, 3, 5, 8: винаги събирайте последните две.
plain-why-zeckendorf-keep = По големина, { $sum }: вземете { $many ->
    [yes] последните части, общо { $take }.
   *[no] най-малката част, { $take }.
  }
plain-why-zeckendorf-keep-all = { $rest ->
    [1] Вземете последната монета и печелите.
   *[other] Можете да вземете до { $limit }: вземете всичките { $rest } и печелите.
  }
plain-why-zeckendorf-then = Противникът може да вземе до { $limit }, не { $smallest }; после Вие пак вземате най-малката част.
plain-why-zeckendorf-lost = По големина, { $sum }: можете да вземете само { $limit }, не { $smallest }.
plain-why-zeckendorf-lost-part = { $rest } е една-единствена част, а можете да вземете само { $limit }.
plain-why-zeckendorf-lost-then = Каквото и да вземете, после противникът може да вземе най-малката част от останалото.

picture-why-zeckendorf-won = На реда { $sum }: най-малката част, { $smallest }, не надхвърля лимита.
picture-why-zeckendorf-keep = Вземете { $take }, оставете { $left }: последната единица е под { $smallest }, а противникът може да вземе { $limit }.
picture-why-zeckendorf-lost = На реда { $sum }: последната единица е под { $smallest }, а можете да вземете { $limit }.
