//! Rope cutting: the rope to scale over a ruler, and a knife that the arrows move from mark to mark.

mod picture;
mod scale;

use zugzwang_engine::{
    exact::Exact,
    games::{
        Rope,
        rope::{Pieces, Slice, middle_of},
    },
};

use super::prelude::*;
use crate::{
    play::{figures::fitting::listed, panels::times::indent},
    words::numbers::number,
};

/// The steps of the knife in cm, as numerators and denominators, the coarsest first.
const STEPS: [(i128, i128); 9] = [(1000, 1), (100, 1), (10, 1), (1, 1), (1, 2), (1, 4), (1, 10), (1, 100), (1, 1000)];
/// The number of steps in a large one.
const LARGE: i128 = 10;
/// The fewest steps along a rope at the start.
const FEWEST: i128 = 5;

/// The knife: its place, and how far it moves at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Knife {
    at: Exact,
    /// The index of its step among [`STEPS`]. `None` until the user changes it: then the coarsest that is fine enough.
    step: Option<usize>,
}

impl From<Slice> for Knife {
    fn from(Slice(at): Slice) -> Self {
        Self { at, step: None }
    }
}

impl Knife {
    fn index(self, pieces: &Pieces) -> usize {
        self.step.unwrap_or_else(|| first_step(pieces))
    }

    /// The mark of the ruler this number of steps on. Between two marks the first step leads to the nearer one.
    fn on(self, steps: i128, pieces: &Pieces) -> Exact {
        let step = step(self.index(pieces));
        let marks = self.at / step;
        let from = if steps > 0 { marks.floor() } else { marks.ceil() };
        (from + Exact::from(steps)) * step
    }
}

fn step(at: usize) -> Exact {
    STEPS.get(at).map_or_else(|| Exact::from(1), |(above, below)| Exact::new(*above, *below))
}

/// The coarsest step that is fine enough for a rope.
fn first_step(pieces: &Pieces) -> usize {
    let fits = |at: &usize| step(*at) * Exact::from(FEWEST) <= pieces.length();
    (0..STEPS.len()).find(fits).unwrap_or(STEPS.len() - 1)
}

/// The place at which the knife is put on a piece: in its middle, or as near to it as possible.
fn put_on(pieces: &Pieces, ends: (Exact, Exact)) -> Exact {
    let (from, to) = ends;
    middle_of(ends).unwrap_or_else(|| from + (to - from).min(Exact::from(1)) / Exact::from(2)).min(pieces.length())
}

/// The first piece from the one around `near` on that can be cut without loss, or else the first of all such pieces.
fn next_piece(pieces: &Pieces, near: Exact) -> (Exact, Exact) {
    let long = |(from, to): &(Exact, Exact)| to - from >= Exact::from(2);
    let onwards = pieces.pieces().filter(|(_, to)| *to > near).find(long);
    let found = onwards.or_else(|| pieces.pieces().find(long)).or_else(|| pieces.pieces().next());
    found.unwrap_or((Exact::from(0), pieces.length()))
}

/// The knife on the first mark inside a piece in this direction; where it is if there is none.
fn slid(pieces: &Pieces, knife: Knife, steps: i128) -> Knife {
    let mut next = Knife { at: knife.on(steps, pieces), ..knife };
    while next.at > Exact::from(0) && next.at < pieces.length() {
        if pieces.around(next.at).is_some() {
            return next;
        }
        next.at = next.on(steps.signum(), pieces);
    }
    knife
}

/// The knife on the outermost mark at one end of the rope.
fn outermost(pieces: &Pieces, knife: Knife, end: Exact, way: i128) -> Knife {
    let found = slid(pieces, Knife { at: end, ..knife }, way);
    if pieces.around(found.at).is_some() { found } else { knife }
}

impl Board for Rope {
    type Game = Self;

    type Cursor = Knife;

    fn cursor(_: &Self, pieces: &Pieces, before: Option<&Knife>) -> Knife {
        let index = before.map_or_else(|| first_step(pieces), |knife| knife.index(pieces));
        let (from, to) = next_piece(pieces, before.map_or_else(|| Exact::from(0), |knife| knife.at));
        // The middle is for the player to find, so this is the first mark that leaves enough on the left.
        let one = Exact::from(1);
        let first = ((from + one) / step(index)).ceil() * step(index);
        Knife { at: if first + one <= to { first } else { put_on(pieces, (from, to)) }, step: Some(index) }
    }

    fn chosen(_: &Self, pieces: &Pieces, knife: &Knife) -> Option<Slice> {
        pieces.around(knife.at).map(|_| Slice(knife.at))
    }

    fn steer(_: &Self, pieces: &Pieces, knife: &Knife, step: Step) -> Knife {
        match step {
            Step::Right => slid(pieces, *knife, 1),
            Step::Left => slid(pieces, *knife, -1),
            Step::More => far(pieces, *knife, 1),
            Step::Less => far(pieces, *knife, -1),
            Step::Least => outermost(pieces, *knife, Exact::from(0), 1),
            Step::Most => outermost(pieces, *knife, pieces.length(), -1),
            Step::Up if knife.index(pieces) > 0 => Knife { step: Some(knife.index(pieces) - 1), ..*knife },
            Step::Down if knife.index(pieces) + 1 < STEPS.len() => {
                Knife { step: Some(knife.index(pieces) + 1), ..*knife }
            }
            Step::Up | Step::Down => *knife,
            Step::Clear => {
                let ends = pieces.around(knife.at).map_or_else(|| next_piece(pieces, knife.at), |(_, ends)| ends);
                Knife { at: put_on(pieces, ends), ..*knife }
            }
        }
    }

    fn picture(_: &Self, scene: &Scene<'_, Self>, room: Room) -> Picture<Knife> {
        picture::picture(scene, room)
    }

    fn remark(_: &Self, pieces: &Pieces, knife: &Knife, look: &Look) -> Option<String> {
        let (_, (from, to)) = pieces.around(knife.at)?;
        let shorter = (knife.at - from).min(to - knife.at);
        (shorter < Exact::from(1)).then(|| say!(look, "rope-short", length = number(shorter, look)))
    }

    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let (look, columns) = (seen.look, usize::from(room.width).saturating_sub(2 + indent(seen.look)));
        let told = |pieces: &Pieces| {
            let written = |length: Exact| {
                let written = number(length, look);
                // Half of less than 2 cm is less than 1 cm.
                if length >= Exact::from(2) { written } else { format!("({written})") }
            };
            [listed(&pieces.lengths().map(written).collect::<Vec<_>>(), "  ", columns, look)]
        };
        let note = Line::styled(say!(look, "figure-uncut"), look.theme.dim);
        Ledger::new([""]).part("", told(seen.now()), seen.then.as_ref().map(told)).over(vec![note], look, room)
    }

    fn words(_: &Self, pieces: &Pieces, Slice(at): &Slice, look: &Look) -> String {
        let (from, to) = pieces.around(*at).map_or((*at, *at), |(_, ends)| ends);
        let said = |length| number(length, look);
        say!(look, "rope-move", at = said(*at), left = said(at - from), right = said(to - at))
    }

    fn recite(_: &Self, rope: &Pieces, look: &Look) -> Vec<String> {
        let words = |(from, to): (Exact, Exact)| {
            let said = |length| number(length, look);
            say!(look, "recite-piece", length = said(to - from), from = said(from), to = said(to))
        };
        parts(Self::ID, rope.pieces().map(words), look)
    }
}

/// A large step, or as far as the rope reaches.
fn far(pieces: &Pieces, knife: Knife, way: i128) -> Knife {
    let found = slid(pieces, knife, way * LARGE);
    if found != knife {
        return found;
    }
    let end = if way > 0 { pieces.length() } else { Exact::from(0) };
    outermost(pieces, knife, end, -way)
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::{Rules, exact::read};

    use super::*;
    use crate::play::boards::testing::game;

    fn rope(length: &str, cuts: &[&str]) -> (Rope, Pieces) {
        let game: Rope = game(&[&format!("length={length}")]);
        let mut pieces = game.start();
        for cut in cuts {
            let cut = game.read(&pieces, cut).expect("a cut");
            pieces = game.play(&pieces, &cut).expect("a legal cut");
        }
        (game, pieces)
    }

    fn walk(game: &Rope, pieces: &Pieces, from: &str, steps: &[Step]) -> Vec<String> {
        let mut knife = Knife { at: read(from).expect("a number"), step: Some(3) };
        let mut met = Vec::new();
        for step in steps {
            knife = Rope::steer(game, pieces, &knife, *step);
            met.push(knife.at.to_string());
        }
        met
    }

    #[test]
    fn the_knife_moves_from_mark_to_mark_and_jumps_over_cuts() {
        use Step::{Clear, Least, Left, Less, More, Most, Right};
        let (game, pieces) = rope("8.5", &["3", "9/2"]);
        assert_eq!(walk(&game, &pieces, "2", &[Right, Right, Left, Left, Left, Left]), ["4", "5", "4", "2", "1", "1"]);
        assert_eq!(walk(&game, &pieces, "2.3", &[Right, Left]), ["4", "2"]);
        assert_eq!(walk(&game, &pieces, "2.7", &[Left]), ["2"]);
        assert_eq!(walk(&game, &pieces, "4", &[Most, Least, More, Less]), ["8", "1", "8", "1"]);
        assert_eq!(walk(&game, &pieces, "5", &[Clear]), ["13/2"]);
        let (game, pieces) = rope("100", &[]);
        assert_eq!(walk(&game, &pieces, "2.5", &[More, More, Less]), ["12", "22", "12"]);
    }

    #[test]
    fn a_rope_shorter_than_a_step_is_cut_in_its_middle() {
        let (game, pieces) = rope("1/3", &[]);
        let knife = Rope::cursor(&game, &pieces, None);
        assert_eq!(knife.at.to_string(), "1/6");
        assert!(Rope::chosen(&game, &pieces, &knife).is_some());
        assert_eq!(walk(&game, &pieces, "1/6", &[Step::Right, Step::Left, Step::Most, Step::Least]), ["1/6"; 4]);
    }

    #[test]
    fn after_a_cut_the_knife_is_on_a_piece_that_can_be_cut() {
        let (game, pieces) = rope("8.5", &["1", "2"]);
        let before = Knife { at: Exact::from(2), step: Some(3) };
        assert_eq!(Rope::cursor(&game, &pieces, Some(&before)).at, Exact::from(3));
    }
}
