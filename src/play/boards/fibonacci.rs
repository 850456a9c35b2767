//! Fibonacci nim on the screen: the last coins are in reach.

use ratatui::{layout::Size, text::Line};
use zugzwang_engine::{
    games::{Fibonacci, fibonacci::Limited},
    theory::zeckendorf::parts,
};

use super::{amounts::Amounts, pile::Piled};
use crate::{
    look::Look,
    play::{
        board::Seen,
        figures::parts::{Parts, Sum},
    },
    say,
};

impl Piled for Fibonacci {
    const LIMITED: bool = true;

    fn size(till: &Limited) -> u64 {
        till.rest
    }

    fn amounts(&self, till: &Limited) -> Amounts {
        Amounts::UpTo(till.reach())
    }

    fn told(&self, till: &Limited, _: Option<u64>, _: u16, look: &Look) -> Line<'static> {
        let limit = if till.rest == 0 {
            String::new()
        } else if till.rest == self.coins() {
            say!(look, "fibonacci-limit-first", limit = till.limit)
        } else if till.limit >= till.rest {
            say!(look, "fibonacci-limit-all", limit = till.limit)
        } else {
            say!(look, "fibonacci-limit", limit = till.limit)
        };
        Line::styled(limit, look.theme.text)
    }

    fn untold(&self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let sum = |till: &Limited| Sum { whole: till.rest, parts: parts(till.rest), limit: till.limit };
        Parts { now: sum(seen.now()), then: seen.then.as_ref().map(sum), under_last: seen.looks }.lines(seen.look, room)
    }

    fn recited(&self, till: &Limited, look: &Look) -> Option<String> {
        Some(say!(look, "recite-limit", limit = till.reach()))
    }
}
