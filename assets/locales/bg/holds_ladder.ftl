# Защо е вярна стълбицата, върху това произведение: от границата надолу.
holds-ladder-now = { $product } × { $factor } = { $after } > { $bound }: играта свършва.
holds-ladder-top = От { $low } нататък × 9 надхвърля { $bound }: { $low } × 9 = { $after }. Значи от { $low } до { $high } е N.
holds-ladder-lost = От числата от { $low } до { $high } множителите водят най-малко до { $least } и най-много до { $most } ≤ { $bound }, всички N: значи е P.
holds-ladder-won = При числата от { $low } до { $high } съседните кратни са на най-много { $high } едно от друго: { $low } × 9 = { $times } стига, а първото над { $high } е най-много 2 × { $high } = { $twice } ≤ { $to }. Значи някой множител води между { $from } и { $to }: N.
holds-ladder-on = Същите две стъпки продължават надолу, с деление на 9 и на 2; следващите върхове са { $tops }.
holds-ladder-here = { $lost ->
    [yes] От { $product } множителите водят до числа от { $factor } до { $after }, всички на стъпалото N от { $low } до { $high }: значи е P.
   *[no] { $product } × { $factor } = { $after } е на стъпалото P от { $low } до { $high }: значи { $product } е N.
  }
plain-holds-ladder-now = { $product } по { $factor } е { $after }, повече от { $bound }. Значи печелите веднага.
plain-holds-ladder-top = { $low } по 9 е { $after }, повече от { $bound }. Значи който има от { $low } до { $high }, печели веднага.
plain-holds-ladder-lost = От { $low } до { $high } се получава само от { $least } до { $most }. Това не надхвърля { $bound } и помага на другия играч да спечели.
plain-holds-ladder-won = Ако имате от { $low } до { $high }, умножете само колкото да надхвърлите { $high }. 9 винаги стига и не се получава повече от { $twice }. Значи получавате от { $from } до { $to } и другият играч губи.
plain-holds-ladder-on = Надолу продължава така: разделете на 9, после на 2. Следващите краища са { $tops }.
plain-holds-ladder-here = { $lost ->
    [yes] От { $product } се получава само от { $factor } до { $after }. Всичко това е от { $low } до { $high }, където печели другият играч.
   *[no] { $product } по { $factor } е { $after }. То е от { $low } до { $high }, където губи другият играч.
  }
