figure-no-cross = 没有叉
