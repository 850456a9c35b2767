//! One pile of coins: the arrows choose how many are taken.

use std::{fmt, marker::PhantomData};

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect},
    text::Line,
    widgets::Widget,
};
use zugzwang_engine::{Game, games::subtraction::Take};

use super::{
    amounts::Amounts,
    beads::{self, Pile},
};
use crate::{
    look::Look,
    play::board::{Board, Hits, Scene, Step},
    say,
};

/// A game in which an amount is taken from one pile. Its texts are `ID-till`, `ID-hidden` and `ID-move`.
pub trait Piled: Game<Move = Take> {
    /// Whether a line under the heading tells what may be taken.
    const TELLS: bool = true;

    /// How many coins there are.
    fn size(position: &Self::Position) -> u64;

    /// How many may be taken now.
    fn amounts(&self, position: &Self::Position) -> Amounts;

    /// The line that tells what may be taken; `take` is under the cursor.
    fn told(&self, _position: &Self::Position, _take: Option<u64>, _width: u16, _look: &Look) -> Line<'static> {
        Line::default()
    }

    /// What there is to say of a position beside how many coins there are.
    fn recited(&self, _position: &Self::Position, _look: &Look) -> Option<String> {
        None
    }
}

/// The board of such a game.
pub struct PileBoard<G>(PhantomData<fn() -> G>);

impl<G> fmt::Debug for PileBoard<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PileBoard")
    }
}

/// A board of at most this height is low.
const LOW: u16 = 4;

impl<G: Piled> Board for PileBoard<G> {
    type Game = G;
    type Cursor = Take;

    fn cursor(game: &G, position: &G::Position, before: Option<&Take>) -> Take {
        let wanted = before.map_or(0, |take| take.0);
        Take(game.amounts(position).nearest(wanted).unwrap_or(1))
    }

    fn aim(_: &G, _: &G::Position, take: &Take) -> Take {
        *take
    }

    fn chosen(game: &G, position: &G::Position, take: &Take) -> Option<Take> {
        game.amounts(position).contains(take.0).then_some(*take)
    }

    fn steer(game: &G, position: &G::Position, take: &Take, step: Step) -> Take {
        Take(game.amounts(position).stepped(take.0, step))
    }

    fn draw(game: &G, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Take> {
        let (look, coins, amounts) = (scene.look, G::size(scene.position), game.amounts(scene.position));
        // On a low board the coins need the line that tells how many are not drawn.
        let hidden_told = !G::TELLS || area.height > LOW;
        let heads = [1, u16::from(G::TELLS), u16::from(hidden_told)].map(Constraint::Length);
        let [first, second, third, below] = Layout::vertical(heads.into_iter().chain([Constraint::Min(0)])).areas(area);
        let take = scene.cursor.map(|take| take.0).filter(|take| amounts.contains(*take));
        let pile = Pile { size: coins, take: take.unwrap_or(0), reach: amounts.most() };
        let (hidden, hits) = beads::draw(pile, below, buf, look);
        let left = take.map(|take| coins.saturating_sub(take).to_string());
        let last = scene.last.map(|(_, last)| last.to_string());
        beads::heading(till::<G>(coins, look), left, last, first.width, look).render(first, buf);
        game.told(scene.position, take, second.width, look).render(second, buf);
        if hidden > 0 {
            let told = say!(look, &format!("{}-hidden", G::ID), coins = hidden);
            Line::styled(told, look.theme.dim).render(third, buf);
        }
        let legal = hits.into_iter().filter(|(_, take)| amounts.contains(*take));
        legal.map(|(place, take)| (place, Take(take))).collect()
    }

    fn words(_: &G, _: &G::Position, take: &Take, look: &Look) -> String {
        say!(look, &format!("{}-move", G::ID), take = take.0)
    }

    fn recite(game: &G, position: &G::Position, look: &Look) -> Vec<String> {
        let coins = say!(look, "recite-till", coins = till::<G>(G::size(position), look));
        [coins].into_iter().chain(game.recited(position, look)).collect()
    }
}

fn till<G: Game>(coins: u64, look: &Look) -> String {
    say!(look, &format!("{}-till", G::ID), coins = coins)
}
