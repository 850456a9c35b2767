why-taking-head-plain = run: value
why-taking-length = run
why-taking-value = value

plain-why-taking-lost = { $values ->
    [zero] Every run has the value 0. Any move leaves a part without a partner, and they can pair it up.
    [ones] All values above 0 are 1, and there are { $parts } of them: an even number. Any move breaks a pair, and they can restore it.
    [none] Split the values into 1, 2, 4, 8 and so on: every part has a partner. Any move breaks a pair, and they can restore it.
   *[other] Split the values { $values } into parts { $parts }: all have partners. Any move breaks a pair, and they can restore it.
  }
