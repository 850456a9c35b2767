# 用平常话逐例说明减法游戏的道理。
told-residue-won-all = 最多能拿 { $most } 枚，而只剩 { $pile } 枚。全部拿走。
told-residue-won-last = 只剩一枚。拿走它，您就赢了。
told-residue-won-one = 拿 { $take } 枚，留下 { $round } 枚。对手拿不完这 { $round } 枚，但不管拿几枚，剩下的您都能拿走。
told-residue-won-rounds = 拿 { $take } 枚，留下 { $left } 枚：{ $rounds } 轮，每轮 { $round } 枚。对手一次拿不完一轮，但不管拿几枚，这一轮剩下的您都能拿走。
    .so = 所以最后一轮由您拿完。
told-residue-won-single = 每步只拿一枚，而 { $pile } 是奇数，所以最后一枚归您。
told-residue-won-leave-one = 拿 { $take } 枚，留下一枚。对手只能拿它，而拿最后一枚的输。
told-residue-won-unwanted = 拿 { $take } 枚，留下 { $left } 枚：{ $rounds } 轮，每轮 { $round } 枚，外加一枚谁也不要的。对手一次拿不完一轮，但不管拿几枚，这一轮剩下的您都能拿走。
    .so = 到最后，谁也不要的那枚归对手。
told-residue-won-single-misere = 每步只拿一枚，而 { $pile } 是偶数，所以最后一枚归对手，拿它的人输。

told-residue-lost-one = 这 { $pile } 枚您拿不完，但不管您拿几枚，剩下的对手都能拿走。
    .so = 拿 1 枚吧：对手只有把 { $most } 枚全拿走才能赢。
told-residue-lost-rounds = { $pile } 枚正好是 { $rounds } 轮，每轮 { $round } 枚。您一次拿不完一轮，但不管您拿几枚，这一轮剩下的对手都能拿走。
    .so = 拿 1 枚吧：对手只有拿 { $most } 枚才保得住胜势。
told-residue-lost-single = 每步只拿一枚，而 { $pile } 是偶数，所以最后一枚归对手，没什么可选的。
told-residue-lost-last = 只剩一枚。您只能拿它，而拿最后一枚的输。
told-residue-lost-unwanted = { $pile } 枚是 { $rounds } 轮，每轮 { $round } 枚，外加一枚谁也不要的。您一次拿不完一轮，但不管您拿几枚，这一轮剩下的对手都能拿走。
    .so = 拿 1 枚吧：对手只有拿 { $most } 枚才保得住胜势。
told-residue-lost-single-misere = 每步只拿一枚，而 { $pile } 是奇数，所以最后一枚归您，拿它的人输。
