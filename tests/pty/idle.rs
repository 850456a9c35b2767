//! What an idle arcade does.

use std::{fs, thread, time::Duration};

use crate::{
    HOME, WORKED_EXAMPLE,
    screen::{ENTER, Launch, Terminal},
};

/// What all threads of an arcade have done so far.
#[derive(Debug, PartialEq, Eq)]
struct Done {
    ticks: u64,
    switches: u64,
    written: usize,
}

fn done(arcade: &Terminal) -> Done {
    let mut done = Done { ticks: 0, switches: 0, written: arcade.count() };
    let tasks = fs::read_dir(format!("/proc/{}/task", arcade.child().id())).expect("the arcade runs");
    for task in tasks {
        let task = task.expect("a thread").path();
        let read = |name| fs::read_to_string(task.join(name)).expect("the threads stay");
        done.ticks += ticks(&read("stat"));
        done.switches += switches(&read("status"));
    }
    done
}

/// Returns the user and system time: fields 14 and 15. The second field, the name in parentheses, may contain anything.
fn ticks(stat: &str) -> u64 {
    let (_, after_name) = stat.rsplit_once(')').expect("a name in parentheses");
    after_name.split_whitespace().skip(11).take(2).map(|field| field.parse::<u64>().expect("a number")).sum()
}

fn switches(status: &str) -> u64 {
    let counts = status.lines().filter_map(|line| line.split_once("ctxt_switches:"));
    counts.map(|(_, count)| count.trim().parse::<u64>().expect("a number")).sum()
}

/// What follows the first frame, such as an answer of the solver, is not idling.
fn settled(arcade: &Terminal) -> Done {
    const LOOKS: usize = 100;
    let mut before = done(arcade);
    for _ in 0..LOOKS {
        thread::sleep(Duration::from_millis(100));
        let now = done(arcade);
        if now == before {
            return now;
        }
        before = now;
    }
    before
}

#[test]
fn an_idle_arcade_does_nothing() {
    let arcades = [Launch::arcade(&[]), Launch::arcade(&WORKED_EXAMPLE)].map(Launch::start);
    for (arcade, sight) in arcades.iter().zip([HOME, "18 → 17"]) {
        arcade.wait_for(sight);
    }
    let before = arcades.each_ref().map(settled);
    thread::sleep(Duration::from_secs(2));
    assert_eq!(arcades.each_ref().map(done), before);
}

#[test]
fn after_a_move_or_a_win_was_shown_an_arcade_is_idle_again() {
    let [mut moved, mut won] = ["heaps=3,4,5", "heaps=2"].map(|heaps| {
        let arcade = Launch::arcade(&["play", "nim", heaps, "--motion", "full"]).start();
        arcade.wait_for("You can win");
        arcade
    });
    moved.keys("i");
    moved.wait_for("best play");
    moved.keys(ENTER);
    moved.wait_for("◂ -1");
    won.keys("i");
    won.wait_for("best play");
    won.keys(ENTER);
    won.wait_for("You won with your first move: take 2 from heap 1.");
    let arcades = [moved, won];
    let before = arcades.each_ref().map(settled);
    thread::sleep(Duration::from_secs(2));
    assert_eq!(arcades.each_ref().map(done), before);
}
