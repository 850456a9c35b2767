# Fibonacci nim in plain words, and with the picture.
# $shape: the pile is a single part, its parts are listed, or there are too many.
plain-why-zeckendorf-keep = Take { $take }, leave { $left }: they may take at most { $limit }.
plain-why-zeckendorf-keep-all = { $rest ->
    [1] Take the last coin, and you win.
   *[other] You may take up to { $limit }: take all { $rest }, and you win.
  }
plain-why-zeckendorf-split = { $shape ->
    [single] { $rest } is itself one of 1, 2, 3, 5, 8 and so on.
    [listed] Split { $rest }, largest first, into 1, 2, 3, 5, 8 and so on: { $parts }.
   *[many] Split { $rest }, largest first, into 1, 2, 3, 5, 8 and so on, down to { $smallest }.
  }
plain-why-zeckendorf-then = { $shape ->
    [single] They cannot take it all; then you can take the smallest part of the rest.
   *[other] They cannot take the smallest part, { $smallest }; after their move you can take the new one.
  }
plain-why-zeckendorf-lost-then = { $shape ->
    [single] You cannot take it all; then they can take the smallest part of the rest.
   *[other] You cannot take the smallest part, { $smallest }; after your move they can take the new one.
  }

picture-why-zeckendorf-split = In the row of numbers, { $rest } has { $shape ->
    [single] a single 1, under { $smallest } itself.
    [listed] a 1 under each part: { $parts }.
   *[many] a 1 under each part, the last under { $smallest }.
  }
