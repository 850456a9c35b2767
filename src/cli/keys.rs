//! `zugzwang keys`: every action by the name it has in the settings, with the keys that count.

use super::{Done, common::Common, print};
use crate::{
    keep::settings::{Fault, Ignored},
    look::{Look, align::left},
    say,
    screens::{action::Action, key::Key, keymap::Context},
    terminal::complain,
};

const WIDTHS: [usize; 2] = [17, 18];

pub(super) fn run(common: &Common, mut look: Look) -> Done {
    let loaded = common.settings();
    let faults = match loaded.ignored {
        // Other commands explain only the first of many faults.
        Some(Ignored { fault: Fault::Keys(faults), .. }) => faults.iter().map(|fault| fault.words(&look)).collect(),
        ignored => Vec::from_iter(ignored.map(|ignored| ignored.words(&look))),
    };
    for fault in faults {
        complain(&fault);
    }
    look.set_keymap(loaded.settings.keymap());
    let rows: String = Action::ALL.iter().map(|action| row(*action, &look)).collect();
    print(&rows)
}

fn row(action: Action, look: &Look) -> String {
    let mut keys: Vec<Key> = Vec::new();
    for key in Context::ALL.iter().flat_map(|context| look.keymap().keys(*context, action)) {
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    let keys: Vec<String> = keys.into_iter().map(|key| key.name(look.glyphs().arrows)).collect();
    format!("{}{}{}\n", left(action.name(), WIDTHS[0]), left(&keys.join(" "), WIDTHS[1]), say!(look, action.text()))
}
