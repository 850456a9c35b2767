//! Names that most files of this folder use.

pub(super) use ratatui::{layout::Size, text::Line};
pub(super) use zugzwang_engine::{Game, Reason, Rules, Seat};

pub(super) use super::{
    heaps::{Ends, HeapsPicture, Row, Tied},
    sizes::offered,
    steering::{Amounts, above, below, large_step, nearest, stepped, stepped_among},
};
pub(super) use crate::{
    look::{Look, align::width_of},
    play::{
        board::{Board, Scene, Seen, Stage, Step, parts, series},
        figures::ledger::{Ledger, following, landed},
        scene::{
            Align, Columns, Grid, Len, Lines, Order, Picture, Place, Point, Room, Scale, Shape, Side, Sign, State,
            Tone, Unit, cells, units, wide,
        },
    },
    say,
};
