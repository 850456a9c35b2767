//! Names that most files of this folder use.

pub(super) use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    text::Line,
};
pub(super) use zugzwang_engine::{
    Analysis, AnyGame, AnyMove, AnyPosition, Cancel, Machine, MoveError, Outcome, Rules, Seat, Winner,
};

pub(super) use crate::{
    look::{Look, align},
    play::{
        board::{AnyScene, At, End, Player, Refusal, Side, Stage},
        job::{Ask, Job},
        panels::{self, View, Who},
        table::Table,
    },
    say,
};
