//! One pile of coins: the arrows choose how many are taken.

mod hoard;
mod parts;
mod stones;

use std::{fmt, marker::PhantomData};

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect, Size},
    text::Line,
    widgets::Widget,
};
use zugzwang_engine::{Game, Reason, games::subtraction::Take};

use super::{
    amounts::Amounts,
    beads::{self, Hit, Pile},
    coins,
};
use crate::{
    look::Look,
    play::board::{Board, Hits, Scene, Seen, Stage, Step},
    say,
};
use hoard::Hoard;
use stones::Path;
pub(super) use stones::Stones;

/// A game in which an amount is taken from one pile. Its texts are `ID-till`, `ID-hidden` and `ID-move`.
pub trait Piled: Game<Move = Take> {
    /// `true` where a line under the heading tells what may be taken.
    const TELLS: bool = true;

    /// `true` where the last move sets how many may be taken: then no size is good or bad by itself.
    const LIMITED: bool = false;

    /// Returns the number of coins.
    fn size(position: &Self::Position) -> u64;

    /// Returns the amounts that may be taken now.
    fn amounts(&self, position: &Self::Position) -> Amounts;

    /// The line that tells what may be taken; `take` is under the cursor.
    fn told(&self, _position: &Self::Position, _take: Option<u64>, _width: u16, _look: &Look) -> Line<'static> {
        Line::default()
    }

    /// Returns what can be seen while nothing is told; see [`Board::untold`].
    fn untold(&self, _seen: &Seen<'_, Self>, _room: Size) -> Vec<Line<'static>> {
        Vec::new()
    }

    /// Returns what there is to say of a position beside how many coins there are, if anything.
    fn recited(&self, _position: &Self::Position, _look: &Look) -> Option<String> {
        None
    }
}

/// The drawing below the coins.
#[derive(Debug)]
enum Below<'a> {
    /// The sizes of the pile as stepping stones.
    Stones(Stones<'a>),
    /// The parts of the pile.
    Parts(&'a [u64]),
    /// Nothing.
    Nothing,
}

/// The board of such a game.
pub struct PileBoard<G>(PhantomData<fn() -> G>);

impl<G> fmt::Debug for PileBoard<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PileBoard")
    }
}

/// The coins among the pieces of the board, and the mark over the stone of the pile's size.
const COINS: usize = 0;
const MARK: usize = 1;

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
        let [first, second, third, room] = Layout::vertical(heads.into_iter().chain([Constraint::Min(0)])).areas(area);
        let take = scene.cursor.map(|take| take.0).filter(|take| amounts.contains(*take));
        let gone = scene.last.map_or(0, |(_, last)| last.0);
        let pile = Pile { size: coins, take: take.unwrap_or(0), reach: amounts.most(), gone };
        let below = below::<G>(scene.reason, pile);
        let (hidden, hits) = draw_pile(pile, &below, room, buf, look, scene.stage);
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

    fn untold(game: &G, seen: &Seen<'_, G>, room: Size) -> Vec<Line<'static>> {
        game.untold(seen, room)
    }

    fn words(_: &G, _: &G::Position, take: &Take, look: &Look) -> String {
        say!(look, &format!("{}-move", G::ID), take = take.0)
    }

    fn recite(game: &G, position: &G::Position, look: &Look) -> Vec<String> {
        let coins = say!(look, "recite-till", coins = till::<G>(G::size(position), look));
        [coins].into_iter().chain(game.recited(position, look)).collect()
    }
}

/// Returns what there is to draw below the coins of a game: what its theory tells, where that is told.
fn below<G: Piled>(reason: Option<&Reason>, pile: Pile) -> Below<'_> {
    match reason {
        Some(Reason::Residue(why)) => Below::Stones(Stones {
            lap: why.modulus,
            before: 0,
            safe: Box::new(|size| Some(why.lost_below(size) == Some(size))),
        }),
        Some(Reason::SubtractionSet(why)) => Below::Stones(coins::stones(why)),
        Some(Reason::Zeckendorf(why)) => Below::Parts(&why.parts),
        _ if pile.size == 0 || G::LIMITED => Below::Nothing,
        _ => Below::Stones(Stones::untold(pile.reach)),
    }
}

/// Rows that are kept free for what is drawn below the coins.
fn kept(below: &Below<'_>, pile: Pile, (width, height): (u16, u16)) -> u16 {
    /// A lower room is the coins' alone, and one that is not high has no more than one row of stones beside them.
    const LOW: [u16; 2] = [8, 16];
    match below {
        Below::Parts(_) => parts::height(height).map_or(0, |rows| rows + 1),
        Below::Stones(_) if height < LOW[0] => 0,
        Below::Stones(_) if height < LOW[1] => stones::LEAST,
        Below::Stones(stones) => Path::new(stones, pile, (width, height / 2)).map_or(0, |path| path.cells.1 + 1),
        Below::Nothing => 0,
    }
}

/// Draws the coins and what stands below them in the middle of their room; returns how many coins are not drawn, and where a
/// click takes how many.
fn draw_pile(
    pile: Pile,
    below: &Below<'_>,
    area: Rect,
    buf: &mut Buffer,
    look: &Look,
    stage: &Stage,
) -> (u64, Vec<Hit>) {
    let parts = if let Below::Parts(parts) = below { parts } else { &[][..] };
    let free = area.height.saturating_sub(kept(below, pile, (area.width, area.height)));
    let hoard = Hoard::new(pile, parts, (area.width, free), look);
    let coins = hoard.cells.1.min(free);
    let gap = u16::from(area.height > coins.saturating_add(stones::LEAST));
    let rest = area.height.saturating_sub(coins + gap);
    let path = match below {
        Below::Stones(stones) => Path::new(stones, pile, (area.width, rest)),
        _ => None,
    };
    let under = match (below, &path) {
        (Below::Parts(_), _) => (area.width.min(BARS), parts::height(area.height).unwrap_or(0)),
        (_, Some(path)) => path.cells,
        _ => (0, 0),
    };
    let gap = gap + u16::from(area.height > coins + gap + under.1 + 1);
    let used = coins + if under.1 > 0 { gap + under.1 } else { 0 };
    // Above the middle, where a short drawing is looked for first.
    let top = area.y + area.height.saturating_sub(used) / 3;
    let centered = |(width, height): (u16, u16), y: u16| {
        let x = area.x + area.width.saturating_sub(width) / 2;
        Rect { x, y, width, height }.intersection(area)
    };
    let mut hits = hoard.draw(centered((hoard.cells.0, coins), top), buf, look, stage);
    let place = centered(under, top + coins + gap);
    match (below, path) {
        (Below::Stones(stones), Some(path)) => hits.extend(path.draw(stones, place, buf, look, stage)),
        (Below::Parts(parts), _) => parts::draw(parts, pile, place, buf, look),
        _ => {}
    }
    (hoard.hidden, hits)
}

/// The widest that the bars of the parts are drawn.
const BARS: u16 = 72;

fn till<G: Game>(coins: u64, look: &Look) -> String {
    say!(look, &format!("{}-till", G::ID), coins = coins)
}
