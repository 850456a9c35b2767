# Behind the blocks of a take and of its answer, which together make a lap.
why-residue-theirs = берут они
why-residue-yours = берёте вы
