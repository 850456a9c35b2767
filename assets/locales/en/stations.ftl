# The stations of the path.
station-pattern = Leave a pattern
station-mirror = Mirror
station-backwards = Work backwards
station-powers = Pair the powers of two
station-end = Near the end it turns
station-number = One number for every game
station-golden = Golden cuts
station-points = Count points
station-word = The last word
station-further = Further
