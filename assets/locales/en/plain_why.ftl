# The reasons in plain words: no term of the glossary, and for each position at most three sentences of at most 16 words.
# $who is you, machine, rival, first or second.
plain-verdict-win = { $who ->
    [you] You can win.
    [first] First can win.
    [second] Second can win.
   *[rival] { called } can win.
  }
plain-verdict-loss = { $who ->
    [you] They can win. Make it hard for them.
    [first] Second can win.
    [second] First can win.
   *[rival] { called } is losing.
  }
plain-verdict-draw = Nobody can force a win.
plain-verdict-unknown = Nobody knows yet who wins here.

plain-why-addressed = From { $who ->
    [first] First's
    [second] Second's
   *[rival] { called.inside }'s
  } point of view.
plain-why-hold-out = To last longest: { $words }.
plain-why-make-hard = To make it hard: { $words }.

# $of: what is split, heap, gap or value.
plain-why-nim-odd = { $few ->
    [single] { $of ->
        [gap] Only one gap is open.
        [value] Only one value is above 0.
       *[heap] Only one heap is left.
      }
    [pair] The two heaps aren't equal.
    [ones] { $of ->
        [gap] The open gaps are all 1. There are { $ones } of them, an odd number.
        [value] The values above 0 are all 1. There are { $ones } of them, an odd number.
       *[heap] Only heaps of 1 are left. There are { $ones } of them, an odd number.
      }
   *[many] Split { $of ->
        [gap] each gap
        [value] each value
       *[heap] each heap
      } into different parts ({ $parts }). { $all ->
        [yes] Each of these sizes leaves one without a partner.
       *[no] Only the { $sizes } leave one without a partner.
      }
  }
plain-why-nim-odd-many = { $few ->
    [many] Split { $of ->
        [gap] each gap
        [value] each value
       *[heap] each heap
      } into different parts ({ $parts }). { $count } sizes leave one without a partner; the largest is { $highest }.
   *[other] { plain-why-nim-odd }
  }
plain-why-nim-flip = { $few ->
    [single] Take all of heap { $heap }.
    [pair] Make them equal: leave { $to } in heap { $heap }. Whatever they take from one, take the same from the other.
    [ones] Take heap { $heap }: then an even number is left, and you take the last one.
   *[many] Heap { $heap } contains { $high }: make it { $sum }{ $misere ->
        [yes] ; later, leave an odd number of heaps of 1.
       *[no] , and all have partners.
      }
  }
value-way = { $left } (value { $value })
plain-why-then-none = Then they can't move.
plain-why-nim-even = { $few ->
    [pair] The two heaps are equal. Whatever you take from one, they can take the same from the other.
    [ones] Only heaps of 1 are left, an even number: { $ones }. So they take the last one.
   *[many] Split each heap into different parts ({ $parts }): all have partners. Any move breaks a pair, and they can restore it.
  }
plain-why-nim-even-misere = Split each heap into different parts ({ $parts }): all have partners. They restore any pair you break, or leave an odd number of heaps of 1.
plain-why-misere-ones-even = Only heaps of 1 are left, an even number: { $ones }. Take one, and they must take the last.
plain-why-misere-ones-odd = { $ones ->
    [one] Only one is left, and you must take it.
   *[other] Only heaps of 1 are left, an odd number: { $ones }. You must take the last.
  }
plain-why-misere-turn = Only heap { $heap } is larger than 1.
plain-why-nim-keep = Leave { $to } of it.
plain-why-misere-then = { $ones ->
    [one] That leaves one heap of 1, and they must take it.
   *[other] That leaves { $ones } heaps of 1, an odd number, and they must take the last.
  }

plain-why-gaps-flip = { $few ->
    [single] Close the gap on track { $track }: go forward { $from }.
    [ones] Close the gap on track { $track }: then an even number is left open.
   *[many] Track { $track }'s gap contains { $high }: narrow it to { $sum }; all have partners.
  }
plain-why-gaps-then-closed = Then they can only go back, and you follow just as far.
plain-why-gaps-even = { $few ->
    [zero] Every gap is 0. You can only go back, and they follow just as far.
    [ones] The open gaps are all 1, an even number: { $ones }. Close one, and they close another.
   *[many] Split each gap into different parts ({ $parts }): all have partners. They can answer every move.
  }

plain-why-piles-keep = Take { $take } from pile { $pile }: its value goes from { $from } to { $to }{ $few ->
    [zero] , and all are 0.
   *[other] , and all have partners.
  }
plain-why-piles-lost = { $values ->
    [zero] Every pile has the value 0. Any move leaves a larger one, and they can make it 0 again.
    [ones] All values above 0 are 1, and there are { $parts } of them: an even number. Any move breaks a pair, and they can restore it.
    [none] Split each value into 1, 2, 4, 8 and so on: all have partners. Any move breaks a pair, and they can restore it.
   *[other] Split the values { $values } into parts { $parts }: all have partners. Any move breaks a pair, and they can restore it.
  }

plain-why-axis-middle = Cross out the middle, { $cells }: that leaves two equal halves.
plain-why-axis-image = Cross out { $cells }: then the row is its own mirror image.
plain-why-axis-last = Cross out { $cells }: then nothing is left.
plain-why-axis-at-once = You could also cross out { $all } at once: then nothing is left.
plain-why-axis-then = Whatever they cross out on one side, cross out the same on the other.
plain-why-axis-lost = The row is its own mirror image: whatever you cross out, they can mirror it.
plain-why-taking-keep = Play { $cells }: { $pieces ->
    [none] that run of value { $from } is gone
    [one] that run shrinks to { $left }, worth { $value }
   *[two] that leaves { $left } and { $right }, together worth { $value }
  }{ $few ->
    [zero] , and every value is 0.
   *[other] , and all have partners.
  }
