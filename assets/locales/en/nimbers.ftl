# The Grundy values of a taking-and-breaking game: the command `nimbers`.
cli-nimbers = Print the Grundy values of a taking-and-breaking game, and their period if one is proved
cli-nimbers-code = The octal code of the game: 0. and digits from 0 to 7, as in 0.77; or grundy for Grundy's game. The t-th digit says what may be left of a heap when t objects are taken, as a sum: 1 nothing, 2 one heap, 4 two heaps. With 4. in place of 0., a heap may also be split in two with nothing taken
cli-nimbers-to = The last heap: 0 to { $most } (default { $usual } after the first). With --at: how far to work out values and look for a period
cli-nimbers-from = The first heap (default 0)
cli-nimbers-at = Answer for these heaps only, up to 10^18 if a period is proved
cli-nimbers-columns = Values in a row (default { $usual }); with rows as long as the period, you can see it repeat
nimbers-title = { $code }: G(n) for n = { $from } to { $to }
nimbers-largest = Largest value up to n = { $to }: { $value }, first at n = { $n }.
nimbers-unproved = G(0) to G({ $to }) do not prove a period for { $code }.
nimbers-progress = Values: { $done } of { $total }
error-nimbers-code = CODE { $given }: expected 0. or 4. and digits from 0 to 7, as in 0.77, or grundy for Grundy's game{ $like ->
    [none] {""}
   *[other] . Did you mean { $like }?
  }
error-nimbers-name = CODE { $given }: that is the name of a game; type its code instead (the code of { $example } is { $code })
error-nimbers-to = --to { $given }: expected a whole number from 0 to { $most }; if a period is proved, --at answers for any n up to 10^18
error-nimbers-at = --at { $given }: expected whole numbers from 0 to 10^18, separated by commas
error-nimbers-far = --at { $n }: G(0) to G({ $to }) do not prove a period for { $code }; { $way ->
    [reach] use --to { $next } to work out this value
    [search] use --to { $next } to look further for a period; without one, n can be at most { $most }
   *[none] without a period, n can be at most { $most }
  }
