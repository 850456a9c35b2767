# Защо е вярна стълбицата, върху това произведение: от границата надолу.
holds-ladder-now = { $product } × { $factor } = { $after } > { $bound }: играта свършва.
holds-ladder-top = От { $low } нататък × 9 надхвърля { $bound }: { $low } × 9 = { $after }. Значи от { $low } до { $high } е N.
holds-ladder-lost = От числата { $span } множителите водят най-малко до { $least } и най-много до { $most } ≤ { $bound }, всички N: значи е P.
holds-ladder-won = При числата { $span } съседните кратни са на най-много { $high } едно от друго: { $low } × 9 = { $times } стига, а първото над { $high } е най-много 2 × { $high } = { $twice } ≤ { $to }. Значи някой множител води до числа { $within }: N.
holds-ladder-on = Същите две стъпки продължават надолу, с деление на 9 и на 2; следващи върхове: { $tops }.
holds-ladder-here = { $shape ->
    [lost] От { $product } множителите водят до числа от { $factor } до { $after }, всички на стъпалото N от { $low } до { $high }: значи е P.
    [one] { $product } × { $factor } = { $after } е на стъпалото P само с { $low }: значи { $product } е N.
   *[won] { $product } × { $factor } = { $after } е на стъпалото P от { $low } до { $high }: значи { $product } е N.
  }
plain-holds-ladder-now = { $product } по { $factor } е { $after }, повече от { $bound }. Значи печелите веднага.
plain-holds-ladder-top = { $low } по 9 е { $after }, повече от { $bound }. Значи който има от { $low } до { $high }, печели веднага.
plain-holds-ladder-lost = От числата { $span } се получава само от { $least } до { $most }. Това не надхвърля { $bound } и помага на другия играч да спечели.
plain-holds-ladder-won = Ако имате { $span }, умножете само колкото да надхвърлите { $high }. 9 винаги стига и не се получава повече от { $twice }. Значи получавате { $within } и другият играч губи.
plain-holds-ladder-on = Надолу продължава така: разделете на 9, после на 2. Следващи краища: { $tops }.
plain-holds-ladder-here = { $shape ->
    [lost] От { $product } се получава само от { $factor } до { $after }. Всичко това е от { $low } до { $high }, където печели другият играч.
    [one] { $product } по { $factor } е { $after }. Там губи другият играч.
   *[won] { $product } по { $factor } е { $after }. То е от { $low } до { $high }, където губи другият играч.
  }
