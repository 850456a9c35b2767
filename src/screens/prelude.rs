//! Names that most files of this folder use.

pub(super) use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Position, Rect, Size},
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};
pub(super) use zugzwang_engine::{Machine, Outcome, Seat};

pub(super) use crate::{
    look::{
        Look,
        action::Action,
        align::{self, width_of, wrapped},
        key::Key,
        keymap::Context,
    },
    play::{
        board::{Lines, Player, Shown, Side, Status, Telling},
        boards,
        job::{Ask, Job},
        panels::Who,
        table::Table,
        told,
    },
    say,
    screens::{
        About, Cx, Hit, Hits, Next, Note, PlayScreen, Screen,
        chrome::{Hint, draw_lines, footer, heading, pane, shortened, split, text_pane, view::View},
        key_name,
    },
    words::{self, numbers::clear},
};
