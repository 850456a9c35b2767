# Behind the blocks of a take and of its answer, which together make a lap.
why-residue-theirs = взимат те
why-residue-yours = взимате Вие
