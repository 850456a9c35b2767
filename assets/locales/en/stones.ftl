# After the blocks of a take and of its answer, which together make a lap.
why-residue-theirs = they take
why-residue-yours = you take
