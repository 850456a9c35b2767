# The wheel of numbers: its keys in the footer, how long its rows are, and the games won and lost after leaving a number.
figure-wheel-turn = 行长
figure-wheel-rows = 每行 { $count } 个
figure-wheel-won = 表示 2 局赢 1 局
