northcott-title = Northcott's game
northcott-rule = First moves the left rams, second the right ones: one ram forward or back along its track, not past the other's; who cannot move loses.
northcott-notation = track:cell, as in 2:5
northcott-move = { $way ->
    [forward] on track { $track } forward { $by }, to cell { $cell }
   *[back] on track { $track } back { $by }, to cell { $cell }
  }
northcott-axis-x = cell
northcott-axis-y = track
northcott-part = track
northcott-field-tracks = Tracks
northcott-field-cells = Cells of a track
northcott-field-rams = Rams, left-right
northcott-form-rams = the left and the right ram of each track, as in 1-8,3-5
northcott-off-track = the rams { $track } do not fit: the left one stands before the right one, both in cells 1 to { $cells }
northcott-reach = the ram of track { $track } stands on { $from } and can go to another cell from { $first } to { $last }
northcott-no-cell = the ram of track { $track } stands on { $from } and has no cell to go to
northcott-preset-default = three tracks of eight
northcott-preset-staggered = four gaps: 6, 3, 0, 2
northcott-preset-worked = gaps 18, 8, 14, 9, 23
northcott-preset-even = every column even
northcott-preset-wide = ten tracks of forty
