# Labels in the picture.
why-hackenbush-sum = Sum
why-hackenbush-red-side = Red ahead
why-hackenbush-blue-side = Blue ahead
why-hackenbush-gone = gone
why-hackenbush-more = { $hidden ->
    [one] 1 more stalk
   *[other] { $hidden } more stalks
  }
why-hackenbush-nimber = green, { $nimber }
why-hackenbush-rule = Pieces of a stalk's first colour count one whole move each, from the ground up. From the first change of colour on, each piece counts half as much as the one below it.
why-hackenbush-heaps = Green stalks in parts:
why-hackenbush-gives = { $kind ->
    [none] This cut costs nothing. The sum stays at { $then }.
    [brief] This cut gives away { $gives }.
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
    [stuck] Then { hackenbush-other } has nothing left to cut.
    [level] From 0, any red or blue cut moves the sum away from whoever makes it.
   *[ahead] Any cut of red or blue by { hackenbush-other } moves the sum further { hackenbush-own-of } way.
  }{ $green ->
    [yes] {" "}Green cuts leave it as it is.
   *[no] {""}
  }
why-hackenbush-behind = The stalks add up to { $sum }. { $sign ->
    [blue] That is above 0, so Blue
   *[red] That is below 0, so Red
  } wins, whoever moves.
why-hackenbush-level = { $colored ->
    [yes] The stalks add up to { $sum }{ $green ->
        [yes] , and the nim-sum of the green ones is 0
       *[no] {""}
      }. So whoever moves loses.
   *[no] Only green stalks are left, and their nim-sum is 0. So whoever moves loses.
  }
why-hackenbush-greens-decide = { $colored ->
    [yes] The red and blue stalks add up to { $sum }. So the green ones decide, as heaps of nim
   *[no] Only green stalks are left, and they play as heaps of nim
  }: { $greens }, with nim-sum { $nimber }.
why-hackenbush-pair = Best: { $words }. That makes the nim-sum 0.
why-hackenbush-then-green = { $colored ->
    [no] Then every cut makes the nim-sum other than 0, and an answer makes it 0 again.
   *[yes] Then a green cut has a green answer, and any other cut gives something away.
  }
# The same in plain words.
plain-why-hackenbush-ahead = In all, { hackenbush-own } is { $lead } ahead.
picture-why-hackenbush-ahead = The arrows end on { hackenbush-own-of } side of 0: { hackenbush-own } is { $lead } ahead.
plain-why-hackenbush-keep = Best: { $words }, which costs { $kind ->
    [free] nothing
   *[other] { $gives }
  }.
plain-why-hackenbush-then = { $kind ->
    [stuck] Now { hackenbush-other } has nothing left to cut.
    [level] { $green ->
        [yes] Now nobody is ahead: only green cuts cost { hackenbush-other } nothing, and { hackenbush-own } can answer those.
       *[no] Now nobody is ahead, and the next cut costs { hackenbush-other } something.
      }
   *[ahead] { $green ->
        [yes] Green cuts cost nothing, and all { hackenbush-other-of } other cuts help { hackenbush-own }.
       *[no] Any cut costs { hackenbush-other } something too, so { hackenbush-own } stays ahead.
      }
  }
plain-why-hackenbush-behind = In all, { hackenbush-other } is { $behind } ahead. No cut by { hackenbush-own } can make up for that.
picture-why-hackenbush-behind = The arrows end on { hackenbush-other-of } side of 0: { hackenbush-other } is { $behind } ahead. No cut by { hackenbush-own } leads back.
plain-why-hackenbush-level = { $few ->
    [none] The stalks cancel out. Any cut costs { hackenbush-own } something.
    [pair] { $colored ->
        [yes] Red and blue cancel out, and the two green stalks are equal.
       *[no] The two green stalks are equal.
      } { hackenbush-other } can answer whatever { hackenbush-own } cuts.
   *[many] { $colored ->
        [yes] Red and blue cancel out, and the green parts ({ $parts }) all pair up.
       *[no] Split the green stalks into { $parts }: all parts pair up.
      } { hackenbush-other } can answer whatever { hackenbush-own } cuts.
  }
picture-why-hackenbush-level = { $few ->
    [none] The arrows end at 0, so nobody is ahead. Any cut by { hackenbush-own } moves the end to { hackenbush-other-of } side.
    [pair] The arrows end at 0, and the two green stalks are equal. { hackenbush-other } can answer whatever { hackenbush-own } cuts.
   *[many] The arrows end at 0, and the green parts ({ $parts }) all pair up. { hackenbush-other } can answer whatever { hackenbush-own } cuts.
  }
plain-why-hackenbush-greens-decide = { $colored ->
    [yes] { $few ->
        [none] Red and blue cancel out, so the green stalk decides.
        [pair] Red and blue cancel out, so the green stalks decide.
       *[many] Red and blue cancel out, so split the green stalks into { $parts }.
      }
   *[no] { $few ->
        [none] Only one green stalk is left.
        [pair] All stalks are green, so leave two equal ones.
       *[many] Split each green stalk into { $parts }: one { $high } has no partner.
      }
  }
plain-why-hackenbush-pair = Best: { $words }.
plain-why-hackenbush-then-green = { $few ->
    [pair] Now the two green stalks are equal, so { hackenbush-own } can answer whatever { hackenbush-other } cuts.
   *[many] Now all parts pair up, so { hackenbush-own } can answer whatever { hackenbush-other } cuts.
  }
plain-hackenbush-parts = 1, 2, 4 …
