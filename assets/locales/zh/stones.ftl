# Behind the blocks of a take and of its answer, which together make a lap.
why-residue-theirs = 对方取
why-residue-yours = 您取
