//! The coin game on the screen: a till of coins; the arrows step over the sizes of the set.

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect},
    text::Line,
    widgets::Widget,
};
use zugzwang_engine::games::{
    Coins,
    subtraction::{Take, Till},
};

use super::{
    beads::{self, Pile},
    sizes,
};
use crate::{
    board::{Board, Hits, Scene, Step, series},
    look::Look,
    say,
};

/// A board of at most this height is low.
const LOW: u16 = 4;

fn fitting(game: &Coins, till: Till) -> Vec<u64> {
    game.sizes(till).collect()
}

impl Board for Coins {
    type Game = Self;

    type Cursor = Take;

    fn cursor(game: &Self, till: &Till, before: Option<&Take>) -> Take {
        let wanted = before.map_or(0, |take| take.0);
        Take(sizes::nearest(wanted, &fitting(game, *till)).unwrap_or(1))
    }

    fn aim(_: &Self, _: &Till, take: &Take) -> Take {
        *take
    }

    fn chosen(game: &Self, till: &Till, take: &Take) -> Option<Take> {
        fitting(game, *till).contains(&take.0).then_some(*take)
    }

    fn steer(game: &Self, till: &Till, take: &Take, step: Step) -> Take {
        Take(sizes::stepped(take.0, &fitting(game, *till), step))
    }

    fn draw(game: &Self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Take> {
        let (look, till) = (scene.look, *scene.position);
        // On a low board the coins need the line that tells how many are not drawn.
        let told = u16::from(area.height > LOW);
        let lines = [Constraint::Length(1), Constraint::Length(1), Constraint::Length(told), Constraint::Min(0)];
        let [first, second, third, coins] = Layout::vertical(lines).areas(area);
        let fitting = fitting(game, till);
        let take = scene.cursor.map(|take| take.0).filter(|take| fitting.contains(take));
        let reach = fitting.last().copied().unwrap_or(0);
        let pile = Pile { size: till.0, take: take.unwrap_or(0), reach };
        let (hidden, hits) = beads::draw(pile, coins, buf, look);
        heading(scene, take, first).render(first, buf);
        if !fitting.is_empty() {
            sizes::line(&say!(look, "coins-sizes"), &fitting, take, second.width, look).render(second, buf);
        }
        if hidden > 0 {
            Line::styled(say!(look, "coins-hidden", coins = hidden), look.theme.dim).render(third, buf);
        }
        let legal = hits.into_iter().filter(|(_, take)| fitting.contains(take));
        legal.map(|(place, take)| (place, Take(take))).collect()
    }

    fn words(_: &Self, _: &Till, take: &Take, look: &Look) -> String {
        say!(look, "coins-move", take = take.0)
    }

    fn recite(game: &Self, till: &Till, look: &Look) -> Vec<String> {
        let till_told = say!(look, "recite-till", coins = say!(look, "coins-till", coins = till.0));
        vec![till_told, say!(look, "recite-sizes", sizes = series(game.sizes(*till), look))]
    }
}


/// What is in the till, what the cursor's move leaves, and what was taken last.
fn heading(scene: &Scene<'_, Coins>, take: Option<u64>, area: Rect) -> Line<'static> {
    let (look, till) = (scene.look, scene.position.0);
    let left = take.map(|take| (till - take).to_string());
    let last = scene.last.map(|(_, last)| last.to_string());
    beads::heading(say!(look, "coins-till", coins = till), left, last, area.width, look)
}
