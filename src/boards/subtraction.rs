//! The subtraction game on the screen: a till of coins; the arrows choose how many are taken.

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect},
    text::Line,
    widgets::Widget,
};
use zugzwang_engine::games::{
    Subtraction,
    subtraction::{Take, Till},
};

use super::beads::{self, Pile};
use crate::{
    board::{Board, Hits, Scene, Step},
    look::Look,
    say,
};

impl Board for Subtraction {
    type Game = Self;

    type Cursor = Take;

    fn cursor(game: &Self, till: &Till, before: Option<&Take>) -> Take {
        Take(before.map_or(1, |take| take.0).clamp(1, game.limit(*till).max(1)))
    }

    fn aim(_: &Self, _: &Till, take: &Take) -> Take {
        *take
    }

    fn chosen(game: &Self, till: &Till, take: &Take) -> Option<Take> {
        (1..=game.limit(*till)).contains(&take.0).then_some(*take)
    }

    fn steer(game: &Self, till: &Till, take: &Take, step: Step) -> Take {
        Take(beads::steered(take.0, game.limit(*till), step))
    }

    fn draw(game: &Self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Take> {
        let (look, till) = (scene.look, *scene.position);
        let [head, coins] = Layout::vertical([Constraint::Length(2), Constraint::Min(0)]).areas(area);
        let take = scene.cursor.map_or(0, |take| take.0);
        let pile = Pile { size: till.0, take, reach: game.limit(till) };
        let (hidden, hits) = beads::draw(pile, coins, buf, look);
        let [first, second] = Layout::vertical([Constraint::Length(1); 2]).areas(head);
        let left = (take > 0).then(|| (till.0 - take).to_string());
        let last = scene.last.map(|(_, last)| last.to_string());
        beads::heading(say!(look, "subtraction-till", coins = till.0), left, last, first.width, look)
            .render(first, buf);
        if hidden > 0 {
            Line::styled(say!(look, "subtraction-hidden", coins = hidden), look.theme.dim).render(second, buf);
        }
        hits.into_iter().map(|(place, take)| (place, Take(take))).collect()
    }

    fn words(_: &Self, _: &Till, take: &Take, look: &Look) -> String {
        say!(look, "subtraction-move", take = take.0)
    }

    fn recite(_: &Self, till: &Till, look: &Look) -> Vec<String> {
        vec![say!(look, "recite-till", coins = say!(look, "subtraction-till", coins = till.0))]
    }
}

