# Fibonacci nim, in plain words and with the picture.
# $sum: the pile as the sum of its parts. $many: whether more than one part is taken.
plain-why-zeckendorf-won = The parts come from 1, 2, 3, 5, 8: keep adding the last two.
plain-why-zeckendorf-keep = Largest first, { $sum }: take { $many ->
    [yes] the last parts, { $take } in all.
   *[no] the smallest part, { $take }.
  }
plain-why-zeckendorf-keep-all = { $rest ->
    [1] Take the last coin, and you win.
   *[other] You may take up to { $limit }: take all { $rest }, and you win.
  }
plain-why-zeckendorf-then = They may take up to { $limit }, not all { $smallest }; then you take the smallest part again.
plain-why-zeckendorf-lost = Largest first, { $sum }: you may take only { $limit }, not { $smallest }.
plain-why-zeckendorf-lost-part = { $rest } is a single part, and you may take only { $limit }.
plain-why-zeckendorf-lost-then = Whatever you take, they can then take the smallest part of the rest.

picture-why-zeckendorf-won = In the row, { $sum }: the smallest part, { $smallest }, is within the limit.
picture-why-zeckendorf-keep = Take { $take }, leave { $left }: its last 1 is in column { $smallest }, past their limit of { $limit }.
picture-why-zeckendorf-lost = { $sum }: the row's last 1 is in column { $smallest }, past your limit of { $limit }.
