//! The last setup each game accepts and the first it rejects.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use crate::common::game;
use zugzwang_engine::{
    Game, Rules, Setup, SetupFault,
    games::{self, Northcott, TickTackTwo},
};

fn refused(id: &str, words: &[String]) -> Option<SetupFault> {
    games::find(id).expect("listed").open(words).err().map(|error| error.fault)
}

fn key(id: &str, words: &[String]) -> Option<&'static str> {
    match refused(id, words)? {
        SetupFault::Rule { key, .. } => Some(key),
        other => panic!("{id} {words:?}: {other:?}"),
    }
}

/// Returns the arrows of a ring with this many names, followed by longer ones.
fn ring(names: usize, arrows: usize) -> Vec<String> {
    let all = (1..names).flat_map(|by| (0..names).map(move |from| format!("n{from}-n{}", (from + by) % names)));
    vec![format!("arrows={}", all.take(arrows).collect::<Vec<_>>().join(","))]
}

#[test]
fn a_graph_has_sixty_names_and_four_hundred_arrows() {
    assert_eq!(key("graph", &ring(60, 60)), None);
    assert_eq!(key("graph", &ring(61, 61)), Some("names-many"));
    assert_eq!(key("graph", &ring(21, 400)), None);
    assert_eq!(key("graph", &ring(21, 401)), Some("arrows-many"));
    assert_eq!(key("graph", &["arrows=abcdefgh-b".to_owned()]), None);
    assert_eq!(key("graph", &["arrows=abcdefghi-b".to_owned()]), Some("name-long"));
}

#[test]
fn northcotts_game_has_ten_tracks() {
    let rams = |tracks: usize| vec!["cells=9".to_owned(), format!("rams={}", vec!["2-7"; tracks].join(","))];
    assert_eq!(refused("northcott", &rams(10)), None);
    assert_eq!(refused("northcott", &rams(11)), Some(SetupFault::Length { count: 11, min: 1, max: 10 }));
    for rams in ["3-3", "5-3", "0-3", "3-10"] {
        assert!(refused("northcott", &["cells=9".to_owned(), format!("rams={rams}")]).is_some(), "{rams}");
    }
    let setup = Setup::read(Northcott::FIELDS, &rams(2)).expect("a setup");
    assert_eq!(Northcott::new(&setup).expect("a game").cells(), 9);
}

/// Kayles is periodic, so its largest heap is solved. Nobody knows whether 0.007 and Grundy's game are.
#[test]
fn a_heap_beyond_the_listed_values_needs_a_period() {
    let words = |code: &str, heap: u64| vec![format!("code={code}"), format!("heaps={heap}")];
    assert_eq!(key("octal", &words("0.77", 1_000_000_000_000_000_000)), None);
    // Its period takes 93,000 values to prove.
    assert_eq!(key("octal", &words("0.127", 1_000_000_000_000_000_000)), None);
    // The last two would take half a minute or more to compute as far as the others.
    for code in ["0.007", "grundy", "0.40404040404040404040404040404", "0.142536475162534071625341726354"] {
        assert_eq!(key("octal", &words(code, 100_001)), Some("no-period"), "{code}");
        assert_eq!(key("octal", &words(code, 30)), None, "{code}");
    }
}

#[test]
fn a_table_is_a_hundred_coins_wide() {
    let words = |table: &str, coin: &str| [format!("table={table}"), format!("coin={coin}")];
    for (table, coin, fault) in [
        ("100", "1", None),
        ("100.000000000001", "1", Some("table-too-large")),
        ("1.000000000001", "1", None),
        ("1", "1", Some("coin-too-large")),
        ("0.0001", "0.000001", None),
        ("0.00005", "0.000000999999", Some("coin-too-small")),
    ] {
        assert_eq!(key("table", &words(table, coin)), fault, "{table} {coin}");
    }
}

/// If the players have different moves, the other player's moves are those of the same board.
#[test]
fn turning_a_position_keeps_the_board() {
    let ticktacktwo = game::<TickTackTwo>("");
    let mut grid = ticktacktwo.start();
    for _ in 0..5 {
        let turned = ticktacktwo.turned(&grid).expect("they have signs of their own");
        assert_eq!(turned.board.signs, grid.board.signs);
        assert_ne!(turned.board.mover, grid.board.mover);
        assert_eq!(ticktacktwo.turned(&turned).map(|grid| grid.board), Some(grid.board));
        let step = ticktacktwo.moves(&grid).next().expect("it is not over");
        grid = ticktacktwo.play(&grid, &step).expect("it is legal");
    }
}
