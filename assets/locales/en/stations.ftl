# The sections of the path.
station-pattern = Leave a pattern
station-mirror = Mirror
station-backwards = Work backwards
station-powers = Pair the powers of two
station-end = A twist near the end
station-number = One number for every game
station-golden = The golden ratio
station-points = Count points
station-word = The last word
station-halves = Half a move ahead
station-further = Going further
