# Why the sum of the stalks says who wins, for this position. $finest: what the smallest piece adds or takes; $stalk: where it stands.
holds-hackenbush-costs = A cut removes one of the player's own pieces and everything above it. The rest of the stalk is worth less to that player: a piece counts more than all the opponent's pieces above it together, as 1 > 1/2 + 1/4 + 1/8.
holds-hackenbush-halves = From the ground up, the pieces of a stalk's first colour count 1 each. From the first change of colour on, each counts half as much as the one below it: 1/2, 1/4, 1/8 and so on. Blue pieces add, red ones subtract.
holds-hackenbush-between = { $kind ->
    [both] Stalk { $stalk } shows why fractions are right. The best blue cut leaves { $low } of it, and the best red cut { $high }. Its value is the simplest number between them, { $value }.
    [blue] Stalk { $stalk } is all blue: its value is { $value }, { $count ->
        [one] one free move for Blue.
       *[other] a free move for Blue for each piece.
      }
   *[red] Stalk { $stalk } is all red: its value is { $value }, { $count ->
        [one] one free move for Red.
       *[other] a free move for Red for each piece.
      }
  }
holds-hackenbush-finest = Every value here is a multiple of { $finest }, the size of the last piece of stalk { $stalk }. { $one ->
    [yes] Whoever has a lead has a free move, and the top piece gives away exactly one.
   *[no] In that stalk both players have a cut that gives away exactly { $finest }.
  } { $level ->
    [yes] At 0, whoever moves has to fall behind.
   *[no] A lead of { $lead } is at least that much, so the leader can cut without falling behind.
  }
holds-hackenbush-green = A green stalk is a heap of nim, the same for both. { $level ->
    [yes] At 0 the green stalks decide: { $greens }, with nim-sum { $nimber }. Whoever leaves nim-sum 0 can answer every green cut.
   *[no] It does not change the sum, and no heap of nim is worth as much as any fraction.
  }
holds-hackenbush-end = So { hackenbush-own } never falls behind. Pieces run out, and a player who is not behind is never the first without a cut.
holds-hackenbush-nim = Only green stalks are left. Each is a heap of nim, because a cut leaves any smaller number of pieces: { $greens }, with nim-sum { $nimber }.
holds-hackenbush-nim-end = { $won ->
    [yes] As in nim, { hackenbush-own } can make the nim-sum 0, and { hackenbush-other } can't keep it there.
   *[no] The nim-sum is 0. As in nim, every cut changes it, and { hackenbush-own } can make it 0 again.
  }
holds-hackenbush-last = Play this: { $words }. Then { hackenbush-other } has nothing left to cut, and whoever cannot cut loses.
plain-holds-hackenbush-costs = Every cut costs a piece of your own and all above it. That piece counts more than all your opponent's pieces above it together.
plain-holds-hackenbush-halves = Pieces of a stalk's first colour count one move each, from the ground up. From the first change of colour on, each counts half as much as the one below. Every piece counts for its owner.
plain-holds-hackenbush-between = { $kind ->
    [both] Look at stalk { $stalk }. Blue's best cut leaves { $low } of it, and Red's leaves { $high }. So it is worth { $value }, between the two.
    [blue] Look at stalk { $stalk }. It is Blue's alone: { $value } free { $count ->
        [one] move
       *[other] moves
      } for Blue.
   *[red] Look at stalk { $stalk }. It is Red's alone: { $count ->
        [one] { $count } free move
       *[other] { $count } free moves
      } for Red.
  }
plain-holds-hackenbush-finest = { $level ->
    [yes] Nobody is ahead, and the cheapest cut of red or blue costs { $cost }. Whoever makes one falls behind.
   *[no] { hackenbush-own } is { $lead } ahead. Some cut always costs only { $cost }, so { hackenbush-own } never falls behind.
  }
plain-holds-hackenbush-green = { $level ->
    [yes] { $few ->
        [none] So the green stalk decides. Once it is gone, every cut costs something.
        [pair] So the green stalks decide. While they are equal, every green cut can be answered.
       *[many] So the green stalks decide. Split them into { $parts }. While all parts pair up, every green cut can be answered.
      }
   *[no] Green pieces belong to both. They never change who is ahead.
  }
plain-holds-hackenbush-end = Pieces run out. { hackenbush-own } is never behind, so { hackenbush-other } runs out first.
plain-holds-hackenbush-nim = All stalks are green, so both of you can cut anywhere. A cut leaves any smaller number of pieces.
plain-holds-hackenbush-nim-end = { $few ->
    [pair] { $won ->
        [yes] Leave two equal stalks: whatever { hackenbush-other } cuts from one, { hackenbush-own } can cut from the other.
       *[no] The two stalks are equal: whatever { hackenbush-other } cuts from one, { hackenbush-own } can cut from the other.
      }
   *[many] { $won ->
        [yes] Split the stalks into { $parts }, and leave all parts in pairs. Then { hackenbush-own } can answer every cut { hackenbush-other } makes.
       *[no] Split the stalks into { $parts }: all parts pair up. { hackenbush-own } can answer every cut { hackenbush-other } makes.
      }
  }
plain-holds-hackenbush-last = Best: { $words }. Then { hackenbush-other } has nothing left to cut.
