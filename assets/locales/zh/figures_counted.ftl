# What the figures of counted games call their parts.
figure-twin = 对应
figure-first = 先手
figure-second = 后手
figure-left = 剩余
figure-limit = 至多
figure-sums = 累加
figure-reply = 应着
