# The stations of the path.
station-pattern = 留下规律
station-mirror = 镜像
station-backwards = 从后往前
station-powers = 二的幂成对
station-end = 临近终点会反转
station-number = 每个游戏一个数
station-golden = 黄金分割
station-points = 数分
station-word = 最后一步
station-halves = 领先半步
station-further = 更进一步
