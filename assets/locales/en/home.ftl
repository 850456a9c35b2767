# What stands beside the name of the program.
home-solved = Every game here is solved.
home-find = Find out how.
