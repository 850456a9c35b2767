use std::{sync::atomic::AtomicUsize, time::Instant};

use crossterm::event::KeyCode;
use signal_hook::low_level::raise;

use super::*;

/// Longer than anything takes, because a busy machine is no fault.
const PATIENCE: Duration = Duration::from_secs(10);

/// Events from a keyboard that never stops, and how many keys were read.
fn pouring() -> (Events, Arc<AtomicUsize>) {
    let read = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&read);
    let key = move || {
        count.fetch_add(1, Ordering::SeqCst);
        Ok(Event::Key(KeyCode::Char('j').into()))
    };
    (Events::listen_to(key).expect("the system has pipes"), read)
}

const fn is_key(woken: &Woken) -> bool {
    matches!(woken, Woken::Msg(Msg::Key(_)))
}

/// Waits until this is so.
fn wait_until(is_so: impl Fn() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < PATIENCE);
        thread::yield_now();
    }
}

/// What happens next, but for the end of standard input: tests may have none.
fn next(events: &mut Events) -> Vec<Woken> {
    let mut woken = events.wait(Some(PATIENCE), None).expect("it can be waited for");
    woken.retain(|woken| !matches!(woken, Woken::HungUp));
    woken
}

/// Whether it is a key, or the signal that another of these tests sends.
const fn is_expected(woken: &Woken) -> bool {
    is_key(woken) || matches!(woken, Woken::Resized)
}

#[test]
fn keys_come_one_by_one_and_no_more_are_read_than_a_few_ahead() {
    let (mut events, read) = pouring();
    wait_until(|| read.load(Ordering::SeqCst) > AHEAD);
    for taken in 1..=3 * AHEAD {
        let woken = next(&mut events);
        assert!(woken.iter().filter(|woken| is_key(woken)).count() <= 1, "{woken:?}");
        assert!(woken.iter().all(is_expected), "{woken:?}");
        // One is in the reader's hand, and another may be about to be.
        assert!(read.load(Ordering::SeqCst) <= taken + AHEAD + 2);
    }
}

#[test]
fn a_key_that_ends_a_wait_is_told_by_it() {
    let key = || {
        thread::sleep(Duration::from_millis(50));
        Ok(Event::Key(KeyCode::Char('j').into()))
    };
    let mut events = Events::listen_to(key).expect("the system has pipes");
    loop {
        let woken = events.wait(Some(PATIENCE), None).expect("it can be waited for");
        assert!(!woken.is_empty(), "a frame would be drawn for nothing");
        if woken.iter().any(is_key) {
            break;
        }
    }
}

#[test]
fn a_signal_and_an_answer_come_before_the_keys_that_wait() {
    let (mut events, read) = pouring();
    let answer = events.waker().expect("another handle");
    wait_until(|| read.load(Ordering::SeqCst) > AHEAD);
    for _ in 0..3 {
        // One that may come to any program at any time, and so to this one, too.
        raise(SIGWINCH).expect("a signal can be sent");
        answer();
        let woken = next(&mut events);
        assert!(matches!(&woken[..], [Woken::Resized, Woken::Msg(Msg::Answered), key] if is_key(key)), "{woken:?}");
        assert!(next(&mut events).iter().all(is_key), "each is told once");
    }
}

#[test]
fn a_reader_that_waits_to_be_heard_keeps_nobody_from_ending() {
    let (events, read) = pouring();
    wait_until(|| read.load(Ordering::SeqCst) > AHEAD);
    let (ended, end) = sync_channel(1);
    thread::spawn(move || ended.send(events.verdict(Ok(None)).map_err(|error| error.kind())));
    // Where standard input is gone the verdict is the same.
    assert_eq!(end.recv_timeout(PATIENCE), Ok(Ok(None)));
}
