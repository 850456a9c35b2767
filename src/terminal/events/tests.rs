use std::{sync::atomic::AtomicUsize, time::Instant};

use crossterm::event::{Event, KeyCode};

use super::*;

/// Longer than any step takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(10);

fn key() -> Input {
    Input::Event(Event::Key(KeyCode::Char('j').into()))
}

/// Events from a keyboard that never stops, and how many keys were read.
pub(in crate::terminal) fn pouring() -> (Events, Arc<AtomicUsize>) {
    let read = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&read);
    let pour = move || {
        count.fetch_add(1, Ordering::SeqCst);
        Ok(key())
    };
    (Events::listen_to(pour).expect("the system has pipes"), read)
}

pub(in crate::terminal) const fn is_key(woken: &Woken) -> bool {
    matches!(woken, Woken::Msg(Msg::Key(_)))
}

pub(in crate::terminal) fn wait_until(is_so: impl Fn() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < PATIENCE);
        thread::yield_now();
    }
}

/// The next events, without the end of standard input: tests may have none.
pub(in crate::terminal) fn next(events: &mut Events) -> Vec<Woken> {
    let mut woken = events.wait(Some(PATIENCE), None).expect("waiting works");
    woken.retain(|woken| !matches!(woken, Woken::HungUp));
    woken
}

/// Whether it is a key, or the signal that another of these tests sends.
const fn is_expected(woken: &Woken) -> bool {
    is_key(woken) || matches!(woken, Woken::Signal(Signal::Resize))
}

#[test]
fn keys_come_one_at_a_time_and_few_are_read_ahead() {
    let (mut events, read) = pouring();
    wait_until(|| read.load(Ordering::SeqCst) > AHEAD);
    for taken in 1..=3 * AHEAD {
        let woken = next(&mut events);
        assert!(woken.iter().filter(|woken| is_key(woken)).count() <= 1, "{woken:?}");
        assert!(woken.iter().all(is_expected), "{woken:?}");
        // The reader holds one key, and may be about to read another.
        assert!(read.load(Ordering::SeqCst) <= taken + AHEAD + 2);
    }
}

#[test]
fn a_wait_that_a_key_ends_returns_the_key() {
    let slow = || {
        thread::sleep(Duration::from_millis(50));
        Ok(key())
    };
    let mut events = Events::listen_to(slow).expect("the system has pipes");
    loop {
        let woken = events.wait(Some(PATIENCE), None).expect("waiting works");
        assert!(!woken.is_empty(), "a frame would be drawn for nothing");
        if woken.iter().any(is_key) {
            break;
        }
    }
}

#[test]
fn a_reader_that_waits_for_room_does_not_keep_the_program_from_ending() {
    let (events, read) = pouring();
    wait_until(|| read.load(Ordering::SeqCst) > AHEAD);
    let (ended, end) = sync_channel(1);
    thread::spawn(move || ended.send(events.verdict(Ok(None)).map_err(|error| error.kind())));
    // The verdict is the same if standard input is gone.
    assert_eq!(end.recv_timeout(PATIENCE), Ok(Ok(None)));
}
