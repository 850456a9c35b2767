# Защо е вярна стълбицата, върху това произведение: от границата надолу.
holds-ladder-now = { $product } × { $factor } = { $after } > { $bound }: играта свършва.
holds-ladder-top = От { $low } нататък × 9 надхвърля { $bound }: { $low } × 9 = { $after }. Значи { $low } … { $high } е N.
holds-ladder-lost = От { $low } … { $high } множителите водят най-малко до { $least } и най-много до { $most } ≤ { $bound }, всичко N: значи е P.
holds-ladder-won = В { $low } … { $high } кратните са на стъпка най-много { $high }: { $low } × 9 = { $times } стига, а първото над { $high } е най-много 2 × { $high } = { $twice } ≤ { $to }. Значи някой множител води до { $from } … { $to }: N.
holds-ladder-on = Така е и надолу, с деление на 9 и на 2; следващите върхове са { $tops }.
holds-ladder-here = { $lost ->
    [yes] От { $product } множителите водят от { $factor } до { $after }, всичко е на стъпалото N, { $low } … { $high }: значи е P.
   *[no] { $product } × { $factor } = { $after } е на стъпалото P, { $low } … { $high }: значи { $product } е N.
  }
plain-holds-ladder-now = { $product } по { $factor } е { $after }, повече от { $bound }. Значи печелите веднага.
plain-holds-ladder-top = { $low } по 9 е { $after }, повече от { $bound }. Значи от { $low } до { $high } се печели веднага.
plain-holds-ladder-lost = От { $low } до { $high } се получава само { $least } до { $most }. Това не надхвърля { $bound } и другият играч печели.
plain-holds-ladder-won = От { $low } до { $high } умножете само колкото да минете { $high }. 9 винаги стига и не се получава повече от { $twice }. Значи излиза { $from } до { $to } и другият играч губи.
plain-holds-ladder-on = Надолу е все така: разделете на 9, после на 2. Следващите краища са { $tops }.
plain-holds-ladder-here = { $lost ->
    [yes] От { $product } се получава само { $factor } до { $after }. Всичко това е от { $low } до { $high }, където печели другият играч.
   *[no] { $product } по { $factor } е { $after }. То е от { $low } до { $high }, където другият играч губи.
  }
