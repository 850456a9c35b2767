figure-no-cross = 没有叉
figure-now = 现在
figure-you = 您留下
figure-they = 对方留下
figure-you-then = 您再留下
figure-nothing = 没有了
figure-landed = 留下过
