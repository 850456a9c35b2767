# The reasons in plain words: no term of the glossary, at most three sentences of at most 16 words a position.
# $who is you, machine, rival, first or second.
plain-verdict-win = { $who ->
    [you] You can win.
    [machine] Perfect can win.
    [rival] The machine can win.
    [first] First can win.
   *[second] Second can win.
  }
plain-verdict-loss = { $who ->
    [you] They can win. Make it hard.
    [machine] Perfect is lost.
    [rival] The machine is lost.
    [first] Second can win.
   *[second] First can win.
  }
plain-verdict-draw = Nobody can force a win.
plain-verdict-unknown = Nobody knows yet who wins here.

plain-why-addressed = Told as { $who ->
    [machine] Perfect
    [rival] the machine
    [first] First
   *[second] Second
  } sees it.
plain-why-hold-out = To last longest: { $words }.

# $of is what is split: heap, gap or value.
plain-why-nim-odd = { $few ->
    [single] Only one heap is left.
    [pair] The two heaps are not equal.
   *[many] Split { $of ->
        [gap] every gap
        [value] every value
       *[heap] every heap
      } into parts { $parts }, each at most once. Only the { $sizes } have one without a partner.
  }
plain-why-nim-odd-many = Split { $of ->
    [gap] every gap
    [value] every value
   *[heap] every heap
  } into parts { $parts }, each at most once. { $count } sizes have one without a partner; the largest is { $highest }.
plain-why-nim-flip = { $few ->
    [single] Take all of heap { $heap }, and it is over.
    [pair] Make them equal: leave { $to } of heap { $heap }. Whatever they take from one, you take from the other.
   *[many] Heap { $heap } contains { $high }: make it { $sum }{ $misere ->
        [yes] ; near the end, leave an odd number of ones.
       *[no] , and all have partners.
      }
  }
plain-why-nim-even = { $few ->
    [pair] The two heaps are equal. Whatever you take from one, they can take from the other.
   *[many] Split every heap into different parts { $parts }: all have partners. Any move breaks a pair, and they can mend it.
  }
plain-why-nim-even-misere = Split every heap into different parts { $parts }: all have partners. Any move breaks a pair: they mend it or leave an odd number of ones.
plain-why-misere-ones-even = Only single ones are left, an even number. Take one, and they must take the last.
plain-why-misere-ones-odd = Only single ones are left, an odd number. You must take the last.
plain-why-misere-turn = Only heap { $heap } is larger than 1.
plain-why-nim-keep = Leave { $to } of it.
plain-why-misere-then = Then an odd number of ones is left, and they must take the last.

plain-why-gaps-flip = Track { $track }'s gap contains { $high }: close it to { $sum }; all have partners.
plain-why-gaps-even = Split every gap into different parts { $parts }: all have partners. They can answer every move.

plain-why-piles-keep = Take { $take } from pile { $pile }: its value goes from { $from } to { $to }, and all have partners.
plain-why-piles-lost = Split every value into different parts { $parts }: all have partners. Any move breaks a pair, and they can mend it.

plain-why-axis-middle = Cross out the middle, { $cells }: two equal halves are left.
plain-why-axis-image = Cross out { $cells }: now the row is its own mirror image.
plain-why-axis-then = Whatever they cross out on one side, cross out the same on the other.
plain-why-axis-lost = The row is its own mirror image: whatever you cross out, they do the same opposite.
plain-why-taking-keep = Play { $cells }: { $pieces ->
    [none] that run of value { $from } is gone
    [one] that run keeps { $left }, worth { $value }
   *[two] { $left } and { $right } stay, together worth { $value }
  }, and all have partners.
