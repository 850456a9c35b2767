//! A game whose analysis never ends, and one whose solver panics: what is shown meanwhile, and how play goes on.

#![allow(clippy::disallowed_methods, reason = "tests run on platforms with threads")]

use std::{rc::Rc, thread, time::Duration};

use zugzwang_engine::{
    Field, Game, MoveFault, Setup, SetupError, Stopped,
    fields::Preset,
    games::{
        Subtraction,
        subtraction::{Take, Till},
    },
};

use super::{prelude::*, *};
use crate::{
    app::worker::Worker,
    look::{glyphs::GlyphSet, theme::ThemeName, wording::Wording},
    play::{
        board::{Back, Erased, Hinted, Lines, Shown, Status},
        boards::{self, listed::Listed},
    },
};

/// A game with one coin, whose solver panics or else runs until it is stopped.
#[derive(Debug)]
struct Hopeless<const BREAKS: bool>;

impl<const BREAKS: bool> Rules for Hopeless<BREAKS> {
    type Position = Till;
    type Move = Take;

    fn moves(&self, _: &Till) -> impl Iterator<Item = Take> {
        std::iter::once(Take(1))
    }

    fn play(&self, _: &Till, _: &Take) -> Result<Till, MoveFault> {
        Ok(Till(0))
    }

    fn end(&self, till: &Till) -> Option<Outcome> {
        (till.0 == 0).then_some(Outcome::Loss)
    }
}

impl<const BREAKS: bool> Game for Hopeless<BREAKS> {
    const ID: &'static str = "subtraction";
    const FIELDS: &'static [Field] = &[];
    const RULES: &'static [&'static str] = &[];
    const PRESETS: &'static [Preset] = &[];

    fn new(_: &Setup) -> Result<Self, SetupError> {
        Ok(Self)
    }

    fn start(&self) -> Till {
        Till(1)
    }

    fn read(&self, _: &Till, _: &str) -> Result<Take, MoveFault> {
        Ok(Take(1))
    }

    fn analyse(&self, _: &Till, cancel: &Cancel) -> Result<Analysis<Take>, Stopped> {
        loop {
            assert!(!BREAKS, "the solver panics");
            cancel.step(3, 7)?;
            thread::sleep(Duration::from_millis(1));
        }
    }
}

fn hopeless<const BREAKS: bool>(side: Side) -> Table {
    let setup = Setup::read::<&str>(&[], &[]).expect("the setup is valid");
    let record = Record::new(AnyGame::of(Hopeless::<BREAKS>), setup);
    Table::of(&Erased::<Listed<Hopeless<BREAKS>>>::BOARD, record, side)
}

fn endless(side: Side) -> Table {
    hopeless::<false>(side)
}

/// Runs the open jobs on threads, until they are stopped.
fn work(play: &mut Table) -> Vec<thread::JoinHandle<()>> {
    play.take_jobs().into_iter().map(|job| thread::spawn(|| job.run())).collect()
}

#[test]
fn a_long_analysis_shows_its_progress_and_can_be_stopped_and_restarted() {
    let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    let mut play = endless(Side::Second);
    let workers = work(&mut play);
    while play.study.questions.progress() != (3, 7) {
        thread::yield_now();
    }
    assert!(play.is_thinking());
    assert_eq!(play.status(), Status::Thinking(3, 7));
    assert!(format!("{:?}", play.lines(Lines::Why, &look, Size::new(40, 20))).contains("3 of 7"));

    play.stop();
    for worker in workers {
        worker.join().expect("the job ends without a panic");
    }
    assert!(!play.collect(), "a stopped analysis has no answer");
    assert_eq!((play.is_thinking(), play.status()), (false, Status::Stopped));

    assert_eq!(play.hint(), Hinted::Asked);
    assert!(play.is_thinking() && !play.take_jobs().is_empty(), "the question is asked again");
}

#[test]
fn the_user_can_resign_while_the_machine_thinks_and_undo_it() {
    let mut play = endless(Side::Second);
    let workers = work(&mut play);
    assert_eq!(play.seating.resigner(play.status(), play.plies()), Ok(Seat::Second));
    assert_eq!(play.resign(), Ok(()));
    let over = Status::Over(End::Resigned(Seat::Second));
    assert_eq!((play.status(), play.resign()), (over, Err(Refusal::Over)));
    play.stop();
    for worker in workers {
        worker.join().expect("the job ends without a panic");
    }
    assert_eq!(
        (play.hint(), play.status()),
        (Hinted::Asked, over),
        "the reason is asked for again, and the game stays over"
    );
    assert!(play.back(Back::Turn) && matches!(play.status(), Status::Thinking(..)));
    play.stop();
}

#[test]
fn the_user_can_move_while_the_solver_thinks() {
    let mut play = endless(Side::Both);
    let workers = work(&mut play);
    assert_eq!(play.status(), Status::Turn(Seat::First));
    assert_eq!(play.commit(), Ok(()));
    assert!(matches!(play.status(), Status::Over(_)));
    play.stop();
    for worker in workers {
        worker.join().expect("the job ends without a panic");
    }
}

/// A game whose solver has panicked on its own thread, as in the arcade.
fn panicked(side: Side) -> Table {
    let mut play = hopeless::<true>(side);
    let (mut worker, bench) = Worker::beside();
    std::thread::spawn(|| bench.work(|| {}));
    for job in play.take_jobs() {
        worker.submit(job);
    }
    assert!(worker.settle(Duration::from_secs(30)), "the worker thread survives the panic");
    assert!(play.collect());
    play
}

#[test]
fn two_people_can_play_on_after_the_solver_panics() {
    let mut play = panicked(Side::Both);
    assert_eq!((play.is_thinking(), play.status()), (false, Status::Failed));
    assert_eq!(play.commit(), Ok(()));
    assert!(matches!(play.status(), Status::Over(_)));
}

#[test]
fn a_solver_panic_on_the_machines_turn_is_shown_instead_of_thinking() {
    let play = panicked(Side::Second);
    assert_eq!((play.is_thinking(), play.status()), (false, Status::Failed));
    let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    assert!(format!("{:?}", play.lines(Lines::Why, &look, Size::new(40, 20))).contains(&look.say("why-failed", &[])));
}

#[test]
fn an_argument_is_made_once_for_a_position_and_a_look() {
    let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    let entry = boards::find("subtraction").expect("subtraction has a board");
    let record = entry.game.open::<&str>(&[]).expect("the default setup is valid");
    let mut play = Table::of(&Erased::<Listed<Subtraction>>::BOARD, record, Side::Both);
    play.take_jobs().into_iter().for_each(Job::run);
    assert!(play.collect());
    let argument = play.argument(&look);
    assert!(!argument.is_empty() && Rc::ptr_eq(&argument, &play.argument(&look)));
    let mut plain = look.clone();
    plain.wording = Wording::Plain;
    assert_ne!(argument, play.argument(&plain));
}

#[test]
fn a_click_chooses_what_is_drawn_there_however_much_is_shown() {
    let look = Look::new(ThemeName::Dark, GlyphSet::Unicode);
    for entry in boards::ALL {
        for shown in [Shown::Whole { steered: true }, Shown::Untold { steered: true }] {
            let mut table = entry.open::<&str>(&[], &[], Side::Both).expect("a setup");
            for worker in work(&mut table) {
                worker.join().expect("an answer");
            }
            table.collect();
            let area = Rect::new(0, 0, 78, 19);
            let drawn = |table: &Table| -> Vec<(Rect, AnyCursor)> {
                table.draw_on(&Stage::default(), area, &mut Buffer::empty(area), &look, shown).collect()
            };
            for (place, _) in drawn(&table).into_iter().step_by(3) {
                let at = place.as_position();
                // The cursor may have changed what is drawn there, and a place may be drawn over another.
                let there = drawn(&table).into_iter().find(|(place, _)| place.contains(at));
                let Some((_, there)) = there else { continue };
                table.pointer.clicked = None;
                table.click(area, at, shown, &look).expect("a first click plays nothing");
                assert_eq!(table.pointer.cursor, there, "{} at {at} {shown:?}", entry.game.id);
            }
        }
    }
}
