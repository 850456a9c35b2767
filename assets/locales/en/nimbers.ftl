# The Grundy values of a taking-and-breaking game: the command `nimbers`.
cli-nimbers = Print the Grundy values of a taking-and-breaking game, and their period where it is proved
cli-nimbers-code = The octal code of the game: 0. and digits from 0 to 7, as in 0.77; or grundy, for Grundy's game. The digit at place t is the sum of what may be left of a heap from which t are taken: 1 nothing, 2 one heap, 4 two heaps; with 4. for 0. a heap may also be broken in two and nothing taken
cli-nimbers-to = The last heap: 0 to { $most }; { $usual } after the first, where it is not said. With --at: how far values are worked out and a period is looked for
cli-nimbers-from = The first heap; 0, where it is not said
cli-nimbers-at = Answer for these heaps alone, up to 10^18 where a period is proved
cli-nimbers-columns = How many values stand in a row; { $usual }, where it is not said. With the length of the period, it shows
nimbers-title = { $code }: G(n) for n = { $from } to { $to }
nimbers-largest = Largest value up to n = { $to }: { $value }, first at n = { $n }.
nimbers-unproved = G(0) to G({ $to }) prove no period of { $code }.
nimbers-progress = Values: { $done } of { $total }
error-nimbers-code = CODE { $given }: an octal code is 0. or 4. and digits from 0 to 7, as in 0.77; grundy is Grundy's game{ $like ->
    [none] {""}
   *[other] . Did you mean { $like }?
  }
error-nimbers-name = CODE { $given } is the name of a game; type its code: that of { $example } is { $code }
error-nimbers-to = --to { $given }: a whole number from 0 to { $most } is allowed; where a period is proved, --at asks for any n up to 10^18
error-nimbers-at = --at { $given }: whole numbers from 0 to 10^18 are allowed, with commas between them
error-nimbers-far = --at { $n }: no period of { $code } is proved by G(0) to G({ $to }); { $way ->
    [reach] --to { $next } works this value out
    [search] --to { $next } looks further for a period, and without one n may be { $most } at most
   *[none] without a period n may be { $most } at most
  }
