# What stands beside the name of the program.
home-solved = 这里的每个游戏都已解出。
home-find = 看看是怎么解的。
