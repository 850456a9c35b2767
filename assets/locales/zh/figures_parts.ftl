# The smallest of the parts that a number of coins is made of; how many times the smaller pile goes into the larger.
figure-last-part = 末份
figure-times = 倍
