figure-no-cross = no cross
figure-now = now
figure-you = you leave
figure-they = they leave
figure-you-then = you again
figure-nothing = nothing more
figure-landed = left so far
