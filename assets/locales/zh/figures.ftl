figure-no-cross = 没有叉
figure-landed = 留下过
figure-days = 天
figure-months = 月
figure-uncut = ( ) 不能再剪
figure-room = 抽样的空位
figure-coins-left = 还放得下几枚（准确）
figure-reach = 一次最多取到这里
