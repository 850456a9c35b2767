# What stands beside the name of the program.
home-solved = Всички тези игри са решени.
home-find = Открийте как.
