//! Fibonacci nim: the last coins are in reach.

use ratatui::{layout::Size, text::Line};
use zugzwang_engine::{
    games::{Fibonacci, fibonacci::Limited},
    theory::zeckendorf::parts,
};

use super::{paint::short, pile::Piled, steering::Amounts};
use crate::{
    look::Look,
    play::{
        board::Seen,
        figures::{
            parts::{Parts, Sum},
            walk::Walk,
        },
    },
    say,
};

/// The fewest lines left below the parts in which the path is shown as well.
const PATH: usize = 12;

impl Piled for Fibonacci {
    const LIMITED: bool = true;

    fn size(till: &Limited) -> u64 {
        till.rest
    }

    fn amounts(&self, till: &Limited) -> Amounts {
        Amounts::UpTo(till.reach())
    }

    fn limits(&self, till: &Limited, _: Option<u64>, _: u16, look: &Look) -> Line<'static> {
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
        let parts = Parts { now: sum(seen.now()), then: seen.then.as_ref().map(sum), under_last: seen.looks };
        let mut lines = parts.lines(seen.look, room);
        let height = usize::from(room.height).saturating_sub(lines.len() + 1);
        if height >= PATH {
            let reach = |till: &Limited| (till.rest > 0).then(|| (till.rest - till.reach(), till.rest - 1));
            let walk = Walk::of(seen, |till| till.rest, |till| reach(till).into_iter().collect());
            lines.push(Line::default());
            lines.extend(walk.lines(seen.look, Size { height: short(height), ..room }));
        }
        lines
    }

    fn recited(&self, till: &Limited, look: &Look) -> Option<String> {
        Some(say!(look, "recite-limit", limit = till.reach()))
    }
}
