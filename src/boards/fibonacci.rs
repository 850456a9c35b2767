//! Fibonacci nim on the screen: a till of coins of which the last ones are in reach; the arrows choose how many are taken.

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect},
    text::Line,
    widgets::Widget,
};
use zugzwang_engine::games::{Fibonacci, fibonacci::Limited, subtraction::Take};

use super::beads::{self, Pile};
use crate::{
    board::{Board, Hits, Scene, Step},
    look::Look,
    say,
};

/// A board of at most this height is low.
const LOW: u16 = 4;

impl Board for Fibonacci {
    type Game = Self;

    type Cursor = Take;

    fn cursor(_: &Self, till: &Limited, before: Option<&Take>) -> Take {
        Take(before.map_or(1, |take| take.0).clamp(1, till.reach().max(1)))
    }

    fn aim(_: &Self, _: &Limited, take: &Take) -> Take {
        *take
    }

    fn chosen(_: &Self, till: &Limited, take: &Take) -> Option<Take> {
        (1..=till.reach()).contains(&take.0).then_some(*take)
    }

    fn steer(_: &Self, till: &Limited, take: &Take, step: Step) -> Take {
        Take(beads::steered(take.0, till.reach(), step))
    }

    fn draw(game: &Self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Take> {
        let (look, till) = (scene.look, *scene.position);
        // On a low board the coins need the line that tells how many are not drawn.
        let told = u16::from(area.height > LOW);
        let lines = [Constraint::Length(1), Constraint::Length(1), Constraint::Length(told), Constraint::Min(0)];
        let [first, second, third, coins] = Layout::vertical(lines).areas(area);
        let take = scene.cursor.map_or(0, |take| take.0);
        let (hidden, hits) = beads::draw(Pile { size: till.rest, take, reach: till.reach() }, coins, buf, look);
        heading(scene, take, first).render(first, buf);
        let limit = limit_words(till, till.rest == game.coins(), look);
        Line::styled(limit, look.theme.text).render(second, buf);
        if hidden > 0 {
            Line::styled(say!(look, "fibonacci-hidden", coins = hidden), look.theme.dim).render(third, buf);
        }
        hits.into_iter().map(|(place, take)| (place, Take(take))).collect()
    }

    fn words(_: &Self, _: &Limited, take: &Take, look: &Look) -> String {
        say!(look, "fibonacci-move", take = take.0)
    }

    fn recite(_: &Self, till: &Limited, look: &Look) -> Vec<String> {
        let coins = say!(look, "recite-till", coins = say!(look, "fibonacci-till", coins = till.rest));
        vec![coins, say!(look, "recite-limit", limit = till.reach())]
    }
}


/// What is in the till, what the cursor's move leaves, and what was taken last.
fn heading(scene: &Scene<'_, Fibonacci>, take: u64, area: Rect) -> Line<'static> {
    let (look, rest) = (scene.look, scene.position.rest);
    let left = (take > 0).then(|| rest.saturating_sub(take).to_string());
    let last = scene.last.map(|(_, last)| last.to_string());
    beads::heading(say!(look, "fibonacci-till", coins = rest), left, last, area.width, look)
}

fn limit_words(till: Limited, first: bool, look: &Look) -> String {
    if till.rest == 0 {
        String::new()
    } else if first {
        say!(look, "fibonacci-limit-first", limit = till.limit)
    } else if till.limit >= till.rest {
        say!(look, "fibonacci-limit-all", limit = till.limit)
    } else {
        say!(look, "fibonacci-limit", limit = till.limit)
    }
}
