# What the figures of counted games call their parts.
figure-twin = 对应
figure-first = 先手
figure-second = 后手
figure-left = 剩余
figure-limit = 至多
figure-sums = 累加
figure-reply = 应着
figure-pairs = 二连
figure-slides = 可滑
figure-stood = 曾出现
figure-stood-after = 第 { $moves } 步后
figure-rows = 横方
figure-cols = 竖方
