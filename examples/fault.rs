//! The arcade with a fault that a key triggers, to show how it ends, and what it looks like when it does not.
//! `keys`: reading the keys panics; `read`: it fails; `flood`: keys never stop; `solver`: the solver panics; `chatter`: a library
//! writes to standard error.
#![allow(clippy::panic, reason = "this example shows a panic")]

use std::{env, io, thread};

use crossterm::event::{Event, KeyCode};
use zugzwang::{
    app::{First, Kept},
    keep::keeper::Keeper,
    look::{Look, glyphs::GlyphSet, theme::ThemeName},
    play::{board::Side, boards},
    screens::Desk,
    terminal::{
        arcade,
        clock::{CLOCK, seconds},
        disk,
        events::{Events, Input, Keyboard},
    },
};

/// The key that triggers the fault.
const KEY: KeyCode = KeyCode::Char('!');

fn main() -> io::Result<()> {
    let fault = env::args().nth(1).unwrap_or_default();
    let (mut keyboard, mut flooded) = (Keyboard::default(), false);
    let events = Events::listen_to(move || {
        if flooded {
            return Ok(Input::Event(Event::Key(KeyCode::Char('t').into())));
        }
        let event = keyboard.read()?;
        if matches!(&event, Input::Event(Event::Key(key)) if key.code == KEY) {
            trigger(&fault)?;
            flooded = fault == "flood";
        }
        Ok(event)
    })?;
    let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    let storage = disk::storage(None, env::var_os("XDG_DATA_HOME").as_deref()).ok();
    let keeper = storage.map(|storage| Keeper::new(storage, seconds));
    let kept = Kept { mouse: true, desk: Desk::new(keeper, disk::FILES, CLOCK), ..Kept::default() };
    let first = boards::find("nim").and_then(|nim| nim.open::<&str>(&[], &[], Side::Both).ok());
    arcade::run(events, look, kept, &[], first.map_or(First::Menu, |table| First::Game(Box::new(table))))
}

fn trigger(fault: &str) -> io::Result<()> {
    match fault {
        "keys" => panic!("the keys fell over"),
        "read" => Err(io::Error::other("the keys are jammed")),
        "solver" => {
            let solver = || panic!("the solver fell over");
            let solver = thread::Builder::new().name("solver".to_owned()).spawn(solver)?;
            // The panic is hidden on purpose.
            let _: thread::Result<()> = solver.join();
            Ok(())
        }
        "chatter" => {
            eprintln!("a library chatters");
            Ok(())
        }
        _ => Ok(()),
    }
}
