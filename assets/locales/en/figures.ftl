figure-no-cross = no cross
figure-landed = positions left so far
figure-days = days
figure-months = months
figure-uncut = ( ) can't be cut any more
figure-room = places in a sample
figure-coins-left = room for more coins: exactly
# At the foot of a line between coins: those behind it are in reach.
figure-reach = one move may take up to here
