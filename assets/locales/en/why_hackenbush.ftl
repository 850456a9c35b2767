# Labels in the picture.
why-hackenbush-sum = Sum
why-hackenbush-red-side = Red ahead
why-hackenbush-blue-side = Blue ahead
why-hackenbush-gone = gone
why-hackenbush-nimber = green, { $nimber }
why-hackenbush-pieces = Stalk { $stalk }, piece by piece:
why-hackenbush-heaps = Green stalks as heaps:
why-hackenbush-gives = { $kind ->
    [none] This cut costs nothing. The sum stays at { $then }.
   *[some] This cut gives away { $gives }: the sum goes from { $before } to { $then }.
  }
why-hackenbush-greens = Nim-sum of the green stalks: { $before }, then { $then }.
# The story. $sum: the stalks added up. $sign: whose side of 0 the sum is on.
why-hackenbush-value = { $nimber ->
    [0] sum { $sum }
   *[other] sum { $sum }, nim-sum { $nimber }
  }
why-hackenbush-ahead = The stalks add up to { $sum }. { $sign ->
    [blue] That is above 0, so Blue
   *[red] That is below 0, so Red
  } wins, whoever moves.
why-hackenbush-keep = Best: { $words }. { $kind ->
    [free] The sum stays at { $number }.
    [level] That gives away { $gives } and leaves 0.
   *[ahead] That gives away { $gives } and leaves { $number }.
  }
why-hackenbush-then = { $kind ->
    [level] From 0, any red or blue cut moves the sum away from whoever makes it.
   *[ahead] Any red or blue cut your opponent makes moves the sum further your way.
  }{ $green ->
    [yes] {" "}Green cuts leave it as it is.
   *[no] {""}
  }
why-hackenbush-behind = The stalks add up to { $sum }. { $sign ->
    [blue] That is above 0, so Blue
   *[red] That is below 0, so Red
  } wins, whoever moves.
why-hackenbush-level = The stalks add up to { $sum }{ $green ->
    [yes] , and the nim-sum of the green ones is 0
   *[no] {""}
  }. So whoever moves loses.
why-hackenbush-greens-decide = The red and blue stalks add up to { $sum }. So the green ones decide, as heaps of nim: { $greens }, with nim-sum { $nimber }.
why-hackenbush-pair = Best: { $words }. That makes the nim-sum 0.
why-hackenbush-then-green = Then a green cut has a green answer, and any other cut gives part of a move away.
# The same in plain words.
plain-why-hackenbush-ahead = Add up all the stalks: you are { $lead } ahead.
picture-why-hackenbush-ahead = The arrows end on your side of 0: you are { $lead } ahead.
plain-why-hackenbush-keep = Best: { $words }, which costs you { $kind ->
    [free] nothing
   *[other] { $gives }
  }.
plain-why-hackenbush-then = { $kind ->
    [level] Now nobody is ahead, and the next cut will cost them something.
   *[ahead] { $green ->
        [yes] Green cuts cost nothing, and all their other cuts help you.
       *[no] Whatever they cut costs them something too, so you stay ahead.
      }
  }
plain-why-hackenbush-behind = Add up all the stalks: you are { $behind } behind. No cut can make up for that.
picture-why-hackenbush-behind = The arrows end on their side of 0: you are { $behind } behind. No cut of yours leads back.
plain-why-hackenbush-level = { $green ->
    [yes] The stalks cancel out, green ones too. They can answer whatever you cut.
   *[no] The stalks cancel out, so nobody is ahead. Any cut you make costs you something.
  }
picture-why-hackenbush-level = { $green ->
    [yes] The arrows end at 0, and the green stalks pair up. They can answer whatever you cut.
   *[no] The arrows end at 0, so nobody is ahead. Any cut you make moves the end their way.
  }
plain-why-hackenbush-greens-decide = Red and blue cancel out, so the green stalks decide.
plain-why-hackenbush-pair = Best: { $words }.
plain-why-hackenbush-then-green = Now the green stalks pair up, so you can answer whatever they cut.
