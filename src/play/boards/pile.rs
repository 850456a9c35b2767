//! One pile of coins: the arrows choose how many are taken.

mod hoard;
mod parts;
mod stones;

use std::{fmt::Debug, marker::PhantomData};

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect, Size},
    text::Line,
    widgets::Widget,
};
use zugzwang_engine::{Game, Reason, games::subtraction::Take};

use super::{
    paint::{amounts_heading, centered},
    steering::Amounts,
};
use crate::{
    look::Look,
    play::board::{Board, Hits, Scene, Seen, Stage, Step, Wheel},
    say,
};
use hoard::Hoard;
use stones::{Path, Stones};

/// A pile as it is drawn.
#[derive(Debug, Clone, Copy)]
struct Pile {
    size: u64,
    /// The amount that the move under the cursor takes.
    take: u64,
    /// The most that may be taken: the other coins are drawn as out of reach.
    reach: u64,
    /// The amount that the last move took.
    gone: u64,
}

/// A game in which an amount is taken from one pile. Its texts are `ID-till`, `ID-hidden` and `ID-move`.
pub trait Piled: Game<Move = Take> + Debug {
    /// Whether a line below the heading says what may be taken.
    const TELLS: bool = true;

    /// Whether the last move limits how many may be taken, so that no size is good or bad by itself.
    const LIMITED: bool = false;

    /// The number of coins.
    fn size(position: &Self::Position) -> u64;

    /// The amounts that may be taken now.
    fn amounts(&self, position: &Self::Position) -> Amounts;

    /// The line that says what may be taken; `take` is under the cursor.
    fn limits(&self, _position: &Self::Position, _take: Option<u64>, _width: u16, _look: &Look) -> Line<'static> {
        Line::default()
    }

    /// The figure while nothing is revealed; see [`Board::untold`].
    fn untold(&self, _seen: &Seen<'_, Self>, _room: Size) -> Vec<Line<'static>> {
        Vec::new()
    }

    /// The rows of that figure; see [`Board::wheel`].
    fn wheel(&self) -> Option<Wheel> {
        None
    }

    /// A sentence about a position besides the number of coins, if there is one.
    fn recited(&self, _position: &Self::Position, _look: &Look) -> Option<String> {
        None
    }
}

/// The drawing below the coins.
enum Below<'a> {
    /// The sizes of the pile as stepping stones.
    Stones(Stones<'a>),
    /// The parts of the pile.
    Parts(&'a [u64]),
    Nothing,
}

/// The board of such a game.
#[derive(Debug)]
pub struct PileBoard<G>(PhantomData<G>);

/// The groups of pieces on the stage: the coins, and the mark over the stone of the pile's size.
const COINS: usize = 0;
const MARK: usize = 1;

/// The greatest height of a low board.
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
        // On a low board the coins need the line that says how many are hidden.
        let says_hidden = !G::TELLS || area.height > LOW;
        let heads = [1, u16::from(G::TELLS), u16::from(says_hidden)].map(Constraint::Length);
        let [first, second, third, room] = Layout::vertical(heads.into_iter().chain([Constraint::Min(0)])).areas(area);
        let take = scene.cursor.map(|take| take.0).filter(|take| amounts.contains(*take));
        let gone = scene.last.map_or(0, |(_, last)| last.0);
        let pile = Pile { size: coins, take: take.unwrap_or(0), reach: amounts.most(), gone };
        let below = below::<G>(game, scene.reason, pile, room.width);
        let (hidden, hits) = draw_pile(pile, &below, room, buf, look, scene.stage);
        let left = take.map(|take| coins.saturating_sub(take).to_string());
        let last = scene.last.map(|(_, last)| last);
        amounts_heading(till::<G>(coins, look), left, last, first.width, look).render(first, buf);
        game.limits(scene.position, take, second.width, look).render(second, buf);
        if hidden > 0 {
            let hidden = say!(look, &format!("{}-hidden", G::ID), coins = hidden);
            Line::styled(hidden, look.theme.dim).render(third, buf);
        }
        let legal = hits.into_iter().filter(|(_, take)| amounts.contains(*take));
        legal.map(|(place, take)| (place, Take(take))).collect()
    }

    fn wheel(game: &G) -> Option<Wheel> {
        game.wheel()
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

/// The drawing below the coins: what the theory says, if that is revealed.
fn below<'a, G: Piled>(game: &G, reason: Option<&'a Reason>, pile: Pile, width: u16) -> Below<'a> {
    let start = G::size(&game.start());
    match reason {
        Some(Reason::Residue(why)) => Below::Stones(Stones {
            start,
            lap: why.modulus,
            before: 0,
            safe: Box::new(|size| Some(why.lost_below(size) == Some(size))),
        }),
        Some(Reason::SubtractionSet(why)) => Below::Stones(Stones::of_set(start, why)),
        Some(Reason::Zeckendorf(why)) => Below::Parts(&why.parts),
        _ if pile.size == 0 || G::LIMITED => Below::Nothing,
        _ => Below::Stones(Stones::untold(start, game.amounts(&game.start()).most(), width)),
    }
}

/// Rows that are reserved for the drawing below the coins.
fn reserved(below: &Below<'_>, pile: Pile, (width, height): (u16, u16)) -> u16 {
    /// A lower room than the first is for coins alone; a lower one than the second has one row of stones below them.
    const LOW: [u16; 2] = [8, 16];
    match below {
        Below::Parts(_) => parts::height(height).map_or(0, |rows| rows + 1),
        Below::Stones(_) if height < LOW[0] => 0,
        Below::Stones(_) if height < LOW[1] => stones::LEAST,
        Below::Stones(stones) => Path::new(stones, pile, (width, height / 2)).map_or(0, |path| path.cells.1 + 1),
        Below::Nothing => 0,
    }
}

/// Draws the coins and what stands below them in the middle of their room. Returns the number of hidden coins, and the amounts that
/// clicks take.
fn draw_pile(
    pile: Pile,
    below: &Below<'_>,
    area: Rect,
    buf: &mut Buffer,
    look: &Look,
    stage: &Stage,
) -> (u64, Hits<u64>) {
    let parts = if let Below::Parts(parts) = below { parts } else { &[][..] };
    let free = area.height.saturating_sub(reserved(below, pile, (area.width, area.height)));
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
    // A short drawing looks better a little above the middle.
    let top = area.y + area.height.saturating_sub(used) / 3;
    let placed = |(width, height): (u16, u16), y: u16| Rect { y, ..centered(area, width, height) }.intersection(area);
    let mut hits = hoard.draw(placed((hoard.cells.0, coins), top), buf, look, stage);
    let place = placed(under, top + coins + gap);
    match (below, path) {
        (Below::Stones(stones), Some(path)) => hits.extend(path.draw(stones, place, buf, look, stage)),
        (Below::Parts(parts), _) => parts::draw(parts, pile, place, buf, look),
        _ => {}
    }
    (hoard.hidden, hits)
}

/// The most columns of the parts' bars.
const BARS: u16 = 72;

fn till<G: Game>(coins: u64, look: &Look) -> String {
    say!(look, &format!("{}-till", G::ID), coins = coins)
}
