//! `zugzwang play --plain`: the games line by line.

use std::io::{self, BufWriter, IsTerminal};

use clap::ArgMatches;

use super::{
    Done,
    common::{Common, Given},
    play::{opponent, with_folder},
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
    let storage = common.storage();
    let (own, unread) = with_folder(storage.as_ref().ok(), &look);
    look.own = own;
    let (keeper, homeless) = match storage {
        Ok(storage) => (Some(Keeper::new(storage, seconds)), None),
        Err(error) => (None, Some(error.words(&look))),
    };
    let ignored = ignored.map(|ignored| ignored.words(&look));
    let notes = homeless.into_iter().chain(ignored).chain(unread).collect();
    let stdin = io::stdin();
    let echo = !stdin.is_terminal();
    let opening = Opening { look, keeper, notes, side, opponent, seed: seed::any(), echo };
    let mut out = BufWriter::new(io::stdout());
    plain::run(opening, first, &mut stdin.lock(), &mut out)?;
    Ok(io::Write::flush(&mut out)?)
}
