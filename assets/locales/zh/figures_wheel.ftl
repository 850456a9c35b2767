# The wheel of numbers: how long its rows are, and games won and lost after leaving a number.
figure-wheel = 数轮
    .short = 转动
figure-wheel-rows = 每行 { $count } 个
figure-wheel-won = 赢过
figure-wheel-lost = 输过
