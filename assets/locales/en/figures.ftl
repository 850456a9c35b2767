figure-no-cross = no cross
