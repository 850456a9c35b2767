# What stands beside the name of the program.
home-solved = Все эти игры решены.
home-find = Узнайте как.
