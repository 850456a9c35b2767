use std::{
    sync::{atomic::AtomicUsize, mpsc::sync_channel},
    time::Instant,
};

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

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

/// Returns whether it is a key, or the signal that another of these tests sends.
const fn is_expected(woken: &Woken) -> bool {
    is_key(woken) || matches!(woken, Woken::Signal(Signal::Resize))
}

#[test]
fn keys_come_one_at_a_time_and_few_of_them_wait() {
    let (mut events, read) = pouring();
    wait_until(|| read.load(Ordering::SeqCst) > 2 * AHEAD);
    for _ in 0..1000 {
        let woken = next(&mut events);
        assert!(woken.iter().filter(|woken| is_key(woken)).count() <= 1, "{woken:?}");
        assert!(woken.iter().all(is_expected), "{woken:?}");
        assert!(events.waiting.count.load(Ordering::SeqCst) <= AHEAD);
    }
}

#[test]
fn a_ctrl_c_overtakes_the_keys_before_it_and_not_those_after() {
    for before in [4000, 2 * AHEAD] {
        let mut typed = 0;
        let read = move || {
            typed += 1;
            let leaves = typed == before + 1;
            let code = KeyCode::Char(if leaves { 'c' } else { 'j' });
            let held = if leaves { KeyModifiers::CONTROL } else { KeyModifiers::NONE };
            if typed > before + 2 {
                thread::sleep(PATIENCE);
            }
            Ok(Input::Event(Event::Key(KeyEvent::new(code, held))))
        };
        let mut events = Events::listen_to(read).expect("the system has pipes");
        let waiting = Arc::clone(&events.waiting);
        wait_until(|| waiting.leaves.load(Ordering::SeqCst));
        events.leaving = Instant::now().checked_sub(OVERDUE);
        assert!(matches!(&next(&mut events)[..], [Woken::Msg(Msg::Key(LEAVE))]));
        assert!(next(&mut events).iter().all(is_expected), "the key after it comes, and no Ctrl-C again");
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
fn a_reader_that_never_ends_does_not_keep_the_program_from_ending() {
    let (events, read) = pouring();
    wait_until(|| read.load(Ordering::SeqCst) > AHEAD);
    let (ended, end) = sync_channel(1);
    thread::spawn(move || ended.send(events.verdict(Ok(None)).map_err(|error| error.kind())));
    // The verdict is the same if standard input is gone.
    assert_eq!(end.recv_timeout(PATIENCE), Ok(Ok(None)));
}
