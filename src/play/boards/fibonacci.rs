//! Fibonacci nim on the screen: the last coins are in reach.

use ratatui::{layout::Size, text::Line};
use zugzwang_engine::games::{Fibonacci, fibonacci::Limited};

use super::{amounts::Amounts, pile::Piled};
use crate::{
    look::Look,
    play::{board::Seen, figures},
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

    fn untold(&self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        figures::parts::fibonacci(seen, room)
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

    fn recited(&self, till: &Limited, look: &Look) -> Option<String> {
        Some(say!(look, "recite-limit", limit = till.reach()))
    }
}
