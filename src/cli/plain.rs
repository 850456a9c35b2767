//! `zugzwang play --plain`: the games line by line.

use std::io::{self, BufWriter, IsTerminal};

use clap::ArgMatches;

use super::{
    Done,
    common::{Common, Given},
    play::{Folder, folder, opponent},
    request, side, table,
};
use crate::{
    keep::keeper::Keeper,
    look::Look,
    play::{board::Side, seed},
    terminal::{
        clock::seconds,
        plain::{self, Opening},
    },
};

pub(super) fn run(common: &Common, sub: &ArgMatches, mut look: Look) -> Done {
    let side = side(sub, &look)?.unwrap_or(Side::First);
    let opponent = opponent(sub, &look)?;
    let Given { settings, ignored, around, .. } = common.settings();
    look.set_glyphs(settings.glyphs_in(around));
    look.wording = settings.level();
    let mut first = None;
    if sub.contains_id("game") {
        let mut table = table(&request(sub, &look)?, side, &look)?;
        if let Some(machine) = opponent {
            table.seating_mut().oppose(machine);
        }
        first = Some(table);
    }
    let Folder { storage, wrong: notes } = folder(common, ignored, &mut look);
    let keeper = storage.map(|storage| Keeper::new(storage, seconds));
    let stdin = io::stdin();
    let echo = !stdin.is_terminal();
    let opening = Opening { look, keeper, notes, side, opponent, seed: seed::any(), echo };
    let mut out = BufWriter::new(io::stdout());
    plain::run(opening, first, &mut stdin.lock(), &mut out)?;
    Ok(io::Write::flush(&mut out)?)
}
