//! The path: stations in the order of their ideas, with stops at which games are played, each with setups from easy to
//! hard.

mod drawn;

use crate::{look::Look, say};

/// An idea and the stops that teach it.
#[derive(Debug)]
pub struct Station {
    /// The id; with `station-` before it, the id of the text.
    pub id: &'static str,
    /// The stops.
    pub stops: &'static [Stop],
}

/// A game with certain rules and setups.
#[derive(Debug, PartialEq, Eq)]
pub struct Stop {
    /// The id in saved marks; with `stop-` before it, the id of the text.
    pub id: &'static str,
    /// The game's id.
    pub game: &'static str,
    /// The setups, the easiest first: fields separated by spaces, then after `|` any moves already made. In each, whoever can win also
    /// comes to a move that loses: a game won whatever one does would count as a win and say nothing.
    pub setups: &'static [&'static str],
}

impl Stop {
    /// The name.
    pub fn name(&self, look: &Look) -> String {
        say!(look, &format!("stop-{}", self.id))
    }
}

const fn game(id: &'static str, setups: &'static [&'static str]) -> Stop {
    Stop { id, game: id, setups }
}

const fn of(game: &'static str, id: &'static str, setups: &'static [&'static str]) -> Stop {
    Stop { id, game, setups }
}

/// Every station, in the recommended order.
pub const STATIONS: &[Station] = &[
    Station {
        id: "pattern",
        stops: &[
            game("subtraction", &["c=17 m=3", "c=23 m=4", "c=30 m=6", "c=17 m=9", "c=100 m=10"]),
            game("king", &["m=4 n=4", "m=5 n=6", "m=8 n=8", "m=7 n=9", "m=5 n=12"]),
        ],
    },
    Station {
        id: "mirror",
        stops: &[
            game("strip", &["n=7 k=1", "n=9 k=2", "n=11 k=3", "n=14 k=2"]),
            game("table", &["table=3 coin=1", "table=4 coin=1", "table=5 coin=1"]),
            of("nim", "equal-heaps", &["heaps=3,5", "heaps=4,4", "heaps=7,4", "heaps=9,9"]),
            game("date", &["date=01.10", "date=20.08", "date=15.05", "date=01.01"]),
            game("rope", &["length=7", "length=21/2", "length=16", "length=25"]),
        ],
    },
    Station {
        id: "backwards",
        stops: &[
            game("product", &["c=20", "c=30", "c=100", "c=1000"]),
            game("coins", &["x=9 set=1,2", "x=11 set=1,3,4", "x=15 set=1,3,4", "x=24 set=2,3,5,7"]),
            game(
                "graph",
                &[
                    "",
                    "arrows=7-6,7-5,6-5,6-4,5-4,5-3,4-3,4-2,3-2,3-1,2-1,2-0,1-0",
                    "arrows=home-park,home-shop,park-pond,park-shop,shop-bank,shop-bus,pond-bus,bank-bus,bank-pond,bus-sea,pond-sea",
                ],
            ),
        ],
    },
    Station {
        id: "powers",
        stops: &[
            game("nim", &["heaps=1,2,4", "heaps=1,3,5", "heaps=3,4,5", "heaps=2,4,6", "heaps=3,5,7,9"]),
            game("northcott", &["cells=6 rams=1-4,2-6", "cells=8 rams=1-8,2-6,4-5", "cells=8 rams=1-8,2-6,4-5,1-4"]),
            game("staircase", &["steps=2,1", "steps=1,2,2", "steps=2,3,1,4", "steps=1,4,2,0,6"]),
        ],
    },
    Station {
        id: "end",
        stops: &[of(
            "nim",
            "misere-nim",
            &["heaps=1,1,2 last=loses", "heaps=2,2,3 last=loses", "heaps=1,3,5,7 last=loses", "heaps=3,4,5 last=loses"],
        )],
    },
    Station {
        id: "number",
        stops: &[
            game("coin-piles", &["piles=3,4 set=1,2", "piles=4,5,6 set=1,2", "piles=5,8,11 set=1,3,4"]),
            game("matches", &["n=6 k=2", "n=7 k=2", "n=9 k=2", "n=13 k=2"]),
            game(
                "octal",
                &["code=0.77 heaps=5", "code=0.77 heaps=4,5", "code=0.137 heaps=5,7", "code=grundy heaps=8,5"],
            ),
            game(
                "sum",
                &[
                    "a=king:m=3:n=3 b=nim:heaps=2",
                    "a=king:m=4:n=5 b=subtraction:c=6:m=3",
                    "a=nim:heaps=3,5 b=king:m=4:n=4 c=matches:n=7:k=2",
                    "a=king:m=3:n=6 b=matches:n=9:k=2 c=coins:x=9:set=1,3,4",
                ],
            ),
        ],
    },
    Station {
        id: "golden",
        stops: &[
            game("fibonacci", &["c=7", "c=11", "c=20", "c=33"]),
            game("euclid", &["a=7 b=2", "a=8 b=3", "a=13 b=5", "a=25 b=7"]),
            game("wythoff", &["row=3 col=4", "row=5 col=4", "row=7 col=10", "row=6 col=9"]),
        ],
    },
    Station {
        id: "points",
        stops: &[
            game(
                "both-ends",
                &[
                    "numbers=2,-3,-2,-5,3",
                    "numbers=2,-5,4,-2,-4,1",
                    "numbers=-3,-1,-4,-1,-5,-9,-2",
                    "numbers=5,-5,6,-6,7,-7,6,-6",
                ],
            ),
            game("gold", &["prices=3,1,4,1,5", "prices=2,7,1,8,2,8,1", "prices=5,1,1,8,2,9,3,3,7"]),
        ],
    },
    Station {
        id: "word",
        stops: &[
            game("program", &["lines=2", "lines=3", "lines=4", "lines=5"]),
            game("coprime-product", &["c=12 r=20", "c=40 r=50", "c=100 r=100"]),
            game("ticktacktwo", &["| 5 6 8 3 9 1", "| 5 2 7 3", "| 5 2", ""]),
        ],
    },
    Station {
        id: "halves",
        stops: &[
            game(
                "hackenbush",
                &[
                    "stalks=bb,b,rr",
                    "stalks=br,br,r begins=red",
                    "stalks=brb,br,r",
                    "stalks=brr,bbr,r,rb",
                    "stalks=bbrb,rbr,brr,rrb,b",
                ],
            ),
            of(
                "hackenbush",
                "green-stalks",
                &[
                    "stalks=br,rb,gg,g",
                    "stalks=bb,rr,g,gg,ggg begins=red",
                    "stalks=br,br,r,ggg,gg",
                    "stalks=brb,rb,gg,r,ggg,b",
                ],
            ),
        ],
    },
    Station {
        id: "further",
        stops: &[
            game("moore", &["heaps=1,2,3 k=2", "heaps=3,4,5 k=2", "heaps=3,5,7,9 k=2"]),
            game("chomp", &["bar=4,4", "bar=6,3", "bar=4,4,4,4", "bar=3,3,3,3", "bar=5,4,3"]),
            game("nimbi", &["rows=2 cols=2", "rows=2 cols=3", "rows=3 cols=4", "rows=4 cols=4"]),
            game("domineering", &["rows=3 cols=3", "rows=4 cols=3", "rows=4 cols=4", "rows=5 cols=5", "rows=4 cols=6"]),
        ],
    },
];

/// Returns every stop in the order of the path.
pub fn stops() -> impl Iterator<Item = &'static Stop> + Clone {
    STATIONS.iter().flat_map(|station| station.stops)
}

/// Returns the stop with this id.
pub fn find(id: &str) -> Option<&'static Stop> {
    stops().find(|stop| stop.id == id)
}

/// Returns the station a stop belongs to.
pub fn station(stop: &Stop) -> Option<&'static Station> {
    STATIONS.iter().find(|station| station.stops.contains(stop))
}

/// Returns the next stop, wrapping around after the last.
pub fn after(stop: &Stop) -> Option<&'static Stop> {
    let mut behind = stops().cycle().skip_while(|other| other.id != stop.id);
    behind.nth(1)
}

impl Stop {
    /// Returns the fields of a setup; those of the last one if there are fewer.
    pub fn words(&self, setup: usize) -> Vec<&'static str> {
        self.parts(setup).0.split_whitespace().collect()
    }

    /// Returns the moves already made in a setup.
    pub fn moves(&self, setup: usize) -> Vec<&'static str> {
        self.parts(setup).1.split_whitespace().collect()
    }

    fn parts(&self, setup: usize) -> (&'static str, &'static str) {
        let last = self.setups.len().saturating_sub(1);
        let text = self.setups.get(setup.min(last)).copied().unwrap_or_default();
        text.split_once('|').unwrap_or((text, ""))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use zugzwang_engine::{Cancel, Outcome, Record, Seat, Winner, games};

    use super::*;
    use crate::play::{board::Side, boards};

    #[test]
    fn every_game_has_a_stop_and_every_stop_a_unique_id() {
        let played: BTreeSet<&str> = stops().map(|stop| stop.game).collect();
        assert_eq!(played, games::ALL.iter().map(|game| game.id).collect());
        let names: BTreeSet<&str> = stops().map(|stop| stop.id).collect();
        assert_eq!(names.len(), stops().count());
    }

    #[test]
    fn every_setup_opens() {
        for stop in stops() {
            let entry = boards::find(stop.game).expect(stop.game);
            assert!(!stop.setups.is_empty(), "{}", stop.id);
            for setup in 0..stop.setups.len() {
                let table = entry.open(&stop.words(setup), &stop.moves(setup), Side::First);
                assert!(table.is_ok_and(|table| table.plies() == stop.moves(setup).len()), "{} {setup}", stop.id);
            }
        }
    }

    #[test]
    fn every_setup_is_won_or_lost_and_no_first_move_wins_at_once() {
        for stop in stops() {
            let game = games::find(stop.game).expect(stop.game);
            for setup in 0..stop.setups.len() {
                let mut record = game.open(&stop.words(setup)).expect(stop.id);
                for mv in stop.moves(setup) {
                    record.play(mv).expect(stop.id);
                }
                let outcome = record.answer(&Cancel::never()).expect(stop.id).outcome;
                assert!(matches!(outcome, Some(Outcome::Win | Outcome::Loss)), "{} {setup}: {outcome:?}", stop.id);
                for mv in record.legal(200) {
                    record.play(&mv).expect(stop.id);
                    let mover = Seat::to_move(record.moves().len() - 1);
                    let winner = record.answer(&Cancel::never()).expect(stop.id).winner;
                    assert!(winner.is_none_or(|winner| winner.seat() != Some(mover)), "{} {setup}: {mv} wins", stop.id);
                    record.take_back();
                }
            }
        }
    }

    /// Whether the player who can win this position, and is to move if `own`, comes to a move that loses, whatever the other player does.
    fn is_put_to_the_test(record: &mut Record, own: bool) -> bool {
        let (mover, legal) = (Seat::to_move(record.moves().len()), record.legal(200));
        let me = if own { mover } else { mover.other() };
        let mut all = !legal.is_empty();
        for mv in legal {
            record.play(&mv).expect("a legal move");
            let winner = record.answer(&Cancel::never()).ok().and_then(|answer| answer.winner);
            let loses = own && winner.and_then(Winner::seat) != Some(me);
            all &= loses || is_put_to_the_test(record, !own);
            record.take_back();
            if loses || !all {
                return loses;
            }
        }
        all
    }

    #[test]
    fn in_every_setup_who_can_win_comes_to_a_move_that_loses() {
        for stop in stops() {
            for setup in 0..stop.setups.len() {
                let mut record = games::find(stop.game).expect(stop.game).open(&stop.words(setup)).expect(stop.id);
                for mv in stop.moves(setup) {
                    record.play(mv).expect(stop.id);
                }
                let outcome = record.answer(&Cancel::never()).expect(stop.id).outcome;
                let is_tested = is_put_to_the_test(&mut record, outcome == Some(Outcome::Win));
                assert!(is_tested, "{} {setup}: a game won whatever one does says nothing about the winner", stop.id);
            }
        }
    }

    #[test]
    fn next_stops_go_round_in_a_circle() {
        let first = stops().next().expect("the path has stops");
        let mut at = first;
        for _ in 1..stops().count() {
            at = after(at).expect("every stop has a next one");
            assert_ne!(at, first);
        }
        assert_eq!(after(at), Some(first));
    }
}
