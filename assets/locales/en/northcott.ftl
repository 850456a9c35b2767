northcott-title = Northcott's game
northcott-rule = First has the left rams, Second the right. Slide one forward or back, not past its rival; whoever cannot move loses.
northcott-notation = track:cell, as in 2:5
northcott-figure = The gaps
northcott-move = { $way ->
    [forward] go forward { $by } on track { $track }, to cell { $cell }
   *[back] go back { $by } on track { $track }, to cell { $cell }
  }
    .past = { $way ->
        [forward] went forward { $by } on track { $track }, to cell { $cell }
       *[back] went back { $by } on track { $track }, to cell { $cell }
      }
northcott-axis-x = cell
northcott-axis-y = track
northcott-part = track
northcott-field-tracks = Tracks
northcott-field-cells = Cells per track
northcott-field-rams = Rams, left-right
northcott-form-rams = left and right ram of each track, as in 1-8,3-5
northcott-off-track = the rams { $track } do not fit; the left one must come before the right one, both in cells 1 to { $cells }
northcott-reach = the ram on track { $track } is in cell { $from }; it can go to any other cell from { $first } to { $last }
northcott-no-cell = the ram on track { $track } is in cell { $from } and has nowhere to go
northcott-preset-default = three tracks of eight
northcott-preset-staggered = four gaps: 6, 3, 0, 2
northcott-preset-worked = gaps 18, 8, 14, 9, 23
northcott-preset-even = every column even
northcott-preset-wide = ten tracks of forty
