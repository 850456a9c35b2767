## The map of positions.
map-legend = { $layer ->
    [outcome] Filled: safe to leave. Whoever moves from there loses.
    [values] The number is the size of a heap of nim that is worth as much. 0 is safe to leave.
    [margin] By how much whoever moves gets more of what is left. Filled: no more than the other.
    [remoteness] How many moves the game lasts. Bright: near its end.
   *[empty] Mark what is safe to leave.
}
map-progress = { $done } of { $total } positions
error-map-none = { $game } has no map: its positions are not told apart by one number or two. Games with a map: zugzwang map --help
error-map-size = --size { $given }: give how many positions stand beside and above one another, as in 64x32 (at most { $most } in all, 65535 in a row).
error-map-from = --from { $given }: give where the map begins, one number for each side ({ $ranges }), as in 10 or 10,5.
error-map-layer = --layer { $layer }: this is not known of the positions of { $game } in sight. Take --layer outcome, or a smaller --size: at most { $most } moves are followed.
error-map-large = As a picture { $positions } positions are too many here. Give a smaller --size, or --format ansi.
