//! The arcade with a fault in it that a key brings out: shows how it ends then, and what it looks like when it does not.
//! `keys`: reading the keys panics; `read`: it fails; `flood`: keys never end; `solver`: the solver panics; `chatter`: a library
//! writes to standard error.
#![allow(clippy::panic, reason = "a panic is what is shown here")]

use std::{env, io, thread};

use crossterm::event::{Event, KeyCode};
use zugzwang::{
    look::{Look, glyphs::GlyphSet, motion::Motion, theme::ThemeName},
    play::board::{Level, Telling},
    terminal::{
        arcade::{self, First, Opening},
        disk,
        events::{Events, Input, Keyboard},
    },
};

/// The key that brings the fault out.
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
            bring_out(&fault)?;
            flooded = fault == "flood";
        }
        Ok(event)
    })?;
    let opening = Opening {
        look: Look::new(ThemeName::Ansi, GlyphSet::Unicode),
        motion: Motion::Off,
        mouse: true,
        telling: Telling::default(),
        tells_as_said: false,
        pace: Level::default(),
        english_alone: false,
        store: None,
        wrong: Vec::new(),
        storage: disk::storage(None, env::var_os("XDG_DATA_HOME").as_deref()).ok(),
    };
    let first = zugzwang::play::boards::find("nim")
        .and_then(|nim| nim.open::<&str>(&[], &[], zugzwang::play::board::Side::Both).ok());
    arcade::run_by(events, opening, first.map_or(First::Menu, First::Game))
}

fn bring_out(fault: &str) -> io::Result<()> {
    match fault {
        "keys" => panic!("the keys fell over"),
        "read" => Err(io::Error::other("the keys are jammed")),
        "solver" => {
            let solver = || panic!("the solver fell over");
            let solver = thread::Builder::new().name("solver".to_owned()).spawn(solver)?;
            // What it panicked with is nobody's business here.
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
