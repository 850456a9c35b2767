//! Figures that can be seen of a game before its theory is told. A figure is made from the rules and the moves played alone. It
//! follows the cursor, and has no verdict, no advice, and no sign or colour of winning.
//!
//! The figures import what they draw and write with from here.

pub mod columns;
pub mod fitting;
pub mod ledger;
pub mod regions;
pub mod sums;
pub mod tallies;
pub mod walk;
pub mod ways;
pub mod wheel;

use fitting::{airy, left_out, rule, window};
use ratatui::{
    layout::Size,
    style::Style,
    text::{Line, Span},
};

use crate::{
    look::{
        Look,
        align::{cut, last_fitting, left, right, widest, width_of, wrapped},
    },
    play::{
        board::Seen,
        panels::times::{indent, times},
    },
    say,
};

/// The lines of a figure.
type Figure = Vec<Line<'static>>;
