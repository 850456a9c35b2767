//! Hints in words for a position: which smaller case to try, where to look, and the idea that wins or, in a lost position, what
//! the opponent can do. Each is chosen by the class of the position, so none stands where it is false.

use zugzwang_engine::{
    Analysis, AnyGame, AnyMove, AnyPosition, FieldValue, Listing, Outcome, Reason, Rules, Setup,
    reason::{
        Breaking, Calendar, Chomp, Domineering, Hackenbush, LastWord, Mirror, NimSum, Piles, Residue, Stairs, Sum,
        Taking,
    },
    theory::{chomp::Shape, mirror::Centre, nim_sum::Endgame, sum::Change},
};

/// A position whose answer is known.
#[derive(Debug, Clone, Copy)]
pub struct Clues<'a> {
    /// The game.
    pub game: &'a AnyGame,
    /// Its setup.
    pub setup: &'a Setup,
    /// The position.
    pub position: &'a AnyPosition,
    /// Its answer.
    pub analysis: &'a Analysis<AnyMove>,
}

impl Clues<'_> {
    /// Returns the message that names a smaller case of the game, or says that none is needed.
    pub fn smaller(&self) -> String {
        match &self.analysis.reason {
            _ if !self.has_smaller() => "smaller-here".to_owned(),
            Reason::NimSum(why) if present(&why.rows) == 2 => "smaller-nim-two".to_owned(),
            Reason::Calendar(_) if self.is_misere() => "smaller-date-misere".to_owned(),
            Reason::Beatty(_) if self.is_misere() => "smaller-wythoff-misere".to_owned(),
            _ => format!("smaller-{}", self.game.about().id),
        }
    }

    /// Returns whether the cases that the game's message names are smaller than this position.
    fn has_smaller(&self) -> bool {
        match &self.analysis.reason {
            Reason::NimSum(why) => {
                present(&why.rows) > 1 && total(&why.rows) > if present(&why.rows) > 2 { 6 } else { 4 }
            }
            Reason::ColumnSums(why) => total(&why.rows) > u128::from(why.modulus),
            Reason::Gaps(why) => present(&why.heaps.rows) > 1,
            Reason::Stairs(why) => present(&why.heaps.rows) + present(&why.aside) > 2,
            Reason::Golden(why) => why.larger > 5,
            Reason::Beatty(why) => u128::from(why.row) + u128::from(why.column) > 8,
            Reason::Residue(why) => why.pile > 3,
            Reason::SubtractionSet(why) => why.pile.size > 3,
            Reason::Zeckendorf(why) => why.rest > 5,
            // Targets of 10 and 20 have no more than three rungs.
            Reason::Ladder(why) => why.rung > 3,
            Reason::Fates(why) => why.range.low > 10 && why.range.low / 8 > why.product,
            Reason::Calendar(why) => days_and_months_left(why) > 2,
            Reason::Parity(why) => why.up.max(why.right) > 3,
            Reason::SubtractionPiles(why) => why.piles.iter().filter(|pile| pile.size > 0).count() > 1,
            Reason::Breaking(why) => why.heaps.len() > 1,
            Reason::Sum(why) => why.parts.len() > 2,
            Reason::Taking(why) => why.parts.iter().map(|part| part.run.length).sum::<u64>() > 4,
            Reason::Kayles(why) => why.pieces.iter().map(|piece| piece.floor).sum::<u64>() > 3,
            Reason::Chomp(why) => total(&why.bar) > 6,
            Reason::Hackenbush(why) => is_larger_than_two_stalks(why),
            Reason::Domineering(why) => why.regions.iter().map(|region| region.cells.len()).sum::<usize>() > 9,
            Reason::Canonical(why) => why.rectangles.iter().map(|part| part.count).sum::<u64>() > 1,
            Reason::Intervals(why) => why.to.at - why.from.at > 3,
            Reason::ScoreTable(why) => why.excerpt.rows.len() > 4,
            Reason::LastWord(why) => why.left > 2,
            Reason::Mirror(_) => self.ending().is_none(),
            Reason::Searched(why) => {
                self.game.about().id == "graph" && why.here.remoteness.is_some_and(|plies| plies > 1)
            }
            Reason::Retrograde(_) => self.game.about().id == "ticktacktwo",
            Reason::Own(_) => false,
        }
    }

    /// Whether the last move loses.
    fn is_misere(&self) -> bool {
        matches!(self.setup.get("last"), Some(FieldValue::Choice("loses")))
    }

    /// Returns the message that says where to look.
    pub fn place(&self) -> String {
        match &self.analysis.reason {
            Reason::NimSum(why) if present(&why.rows) > 1 && why.rows.iter().all(|row| *row <= 1) => {
                "look-ones".to_owned()
            }
            Reason::NimSum(why) if present(&why.rows) == 1 => "look-nim-one".to_owned(),
            Reason::NimSum(why) if present(&why.rows) == 2 => "look-nim-two".to_owned(),
            Reason::ColumnSums(why) if why.rows.iter().all(|row| *row <= 1) => "look-ones".to_owned(),
            Reason::Stairs(why) if is_on_the_first_step(why) => "look-staircase-first".to_owned(),
            // A draw needs a circle, and may have no end.
            Reason::Searched(_) if self.analysis.worth.outcome == Outcome::Draw => "look-circle".to_owned(),
            _ => format!("look-{}", self.game.about().id),
        }
    }

    /// Returns the message that tells the idea.
    pub fn idea(&self) -> &'static str {
        if self.is_forced() {
            return "idea-only";
        }
        if let Some(scored) = self.scored() {
            return scored;
        }
        match self.analysis.worth.outcome {
            Outcome::Unknown => "idea-unknown",
            Outcome::Draw => "idea-draw",
            Outcome::Loss => self.lost(),
            Outcome::Win => self.won(),
        }
    }

    /// Whether there is only one legal move. Where a move is any point of a line or a plane, there are always more.
    pub fn is_forced(&self) -> bool {
        self.game.about().listing == Listing::Every && self.game.moves(self.position).take(2).count() == 1
    }

    /// The idea of a game that is won by points.
    fn scored(&self) -> Option<&'static str> {
        match &self.analysis.reason {
            Reason::Intervals(_) => Some("idea-both-ends"),
            Reason::ScoreTable(_) if self.ending().is_some() => Some("idea-gold-all"),
            Reason::ScoreTable(_) => Some("idea-gold"),
            _ => None,
        }
    }

    /// The perfect player's move, if it ends the game. Others may do so, too, but the last hint names this one.
    fn ending(&self) -> Option<&AnyMove> {
        let ends = |mv: &&AnyMove| self.game.play(self.position, mv).is_ok_and(|after| self.game.end(&after).is_some());
        self.analysis.suggested.as_ref().filter(ends)
    }

    /// The idea of a position in which the player to move can win.
    fn won(&self) -> &'static str {
        match &self.analysis.reason {
            Reason::LastWord(LastWord { left: 1, .. }) => return "idea-program-last",
            Reason::LastWord(_) => return "idea-program",
            _ if self.ending().is_some() => return "idea-ends",
            _ => {}
        }
        match &self.analysis.reason {
            Reason::Residue(why) => rounds(why),
            Reason::Golden(_) => "idea-euclid",
            Reason::NimSum(why) => heaps(why),
            Reason::ColumnSums(why) => match &why.misere {
                None if present(&why.rows) as u64 == why.modulus => "idea-moore-alike",
                None => "idea-moore",
                Some(Endgame { large: 0, .. }) => "idea-moore-ones",
                Some(Endgame { large, .. }) if *large as u64 <= why.k => "idea-moore-only-ones",
                Some(_) => "idea-moore-misere",
            },
            Reason::Gaps(why) => match present(&why.heaps.rows) {
                1 => "idea-northcott-one",
                2 => "idea-northcott-equal",
                _ => "idea-northcott",
            },
            Reason::Stairs(why) => match present(&why.heaps.rows) {
                1 => "idea-staircase-one",
                2 => "idea-staircase-equal",
                _ => "idea-staircase",
            },
            Reason::SubtractionSet(_) => "idea-coins",
            Reason::Zeckendorf(why) if why.take != why.smallest => "idea-fibonacci-parts",
            Reason::Zeckendorf(_) => "idea-fibonacci",
            Reason::Ladder(why) if why.rung == 3 => "idea-product-near",
            Reason::Ladder(_) => "idea-product",
            Reason::Fates(_) => "idea-coprime-product",
            Reason::Beatty(_) if self.is_misere() => "idea-wythoff-misere",
            Reason::Beatty(_) => "idea-wythoff",
            Reason::Calendar(_) if self.is_misere() => "idea-date-misere",
            Reason::Calendar(_) => "idea-date",
            Reason::Parity(_) => "idea-king",
            // A move that raises a 0 makes no value 0 and no two equal.
            Reason::SubtractionPiles(Piles { keep: Some(keep), piles, .. })
                if piles.get(keep.pile - 1).is_some_and(|pile| pile.value == 0) =>
            {
                "idea-values"
            }
            Reason::SubtractionPiles(why) => whole(why.piles.iter().map(|pile| pile.value)),
            Reason::Sum(Sum { keep: Some(Change { from: 0, .. }), .. }) => "idea-values",
            Reason::Sum(why) => whole(why.parts.iter().map(|part| part.value)),
            Reason::Breaking(Breaking { keep: Some(keep), heaps, .. })
                if heaps.get(keep.heap - 1).is_some_and(|heap| heap.value == 0) =>
            {
                "idea-values"
            }
            Reason::Breaking(why) => split(why.heaps.iter().map(|heap| heap.value)),
            Reason::Taking(why) => row(why),
            Reason::Kayles(why) if why.mirror.is_some() => "idea-rope",
            Reason::Kayles(_) => "idea-rope-values",
            Reason::Mirror(why) => coins(why),
            Reason::Chomp(why) => bar(why),
            Reason::Hackenbush(why) => stalks(why),
            Reason::Domineering(why) if is_settled(why) => "idea-domineering-settled",
            Reason::Searched(_) if self.game.about().id == "graph" && self.is_misere() => "idea-graph-misere",
            Reason::Searched(_) if self.game.about().id == "graph" => "idea-graph",
            _ => "idea-answers",
        }
    }

    /// The idea of a position in which the player to move loses: what the opponent can do.
    fn lost(&self) -> &'static str {
        match &self.analysis.reason {
            Reason::Residue(why) if why.lost == 1 => "idea-subtraction-lost-misere",
            Reason::Residue(_) => "idea-subtraction-lost",
            Reason::NimSum(NimSum { misere: Some(Endgame { large: 0, .. }), .. }) => "idea-nim-ones-lost",
            Reason::NimSum(why) if present(&why.rows) == 2 => "idea-nim-equal-lost",
            Reason::NimSum(_) => "idea-nim-lost",
            Reason::Parity(_) => "idea-king-lost",
            Reason::Calendar(_) if !self.is_misere() => "idea-date-lost",
            Reason::ColumnSums(why) if why.misere.is_none() => "idea-moore-lost",
            Reason::Gaps(_) => "idea-northcott-lost",
            Reason::Stairs(_) => "idea-staircase-lost",
            Reason::SubtractionSet(_) => "idea-coins-lost",
            Reason::Zeckendorf(_) => "idea-fibonacci-lost",
            Reason::Ladder(why) if why.rung == 2 => "idea-product-lost",
            Reason::Beatty(_) => "idea-wythoff-lost",
            Reason::SubtractionPiles(why) => paired(why.piles.iter().map(|pile| pile.value)),
            Reason::Sum(why) => paired(why.parts.iter().map(|part| part.value)),
            Reason::Breaking(why) => paired(why.heaps.iter().map(|heap| heap.value)),
            Reason::Taking(why) if why.most == 1 => "idea-single-lost",
            Reason::Taking(why) if why.mirror.is_some_and(|mirror| mirror.is_lost()) => "idea-strip-lost",
            Reason::Taking(why) => paired(why.parts.iter().map(|part| part.value)),
            Reason::Chomp(why) => match &why.shape {
                Shape::Two { turned: false, .. } => "idea-chomp-rows-lost",
                Shape::Two { turned: true, .. } => "idea-chomp-columns-lost",
                Shape::Arms { .. } => "idea-chomp-arms-lost",
                _ => "idea-lost",
            },
            Reason::Hackenbush(why) => beaten(why),
            Reason::Searched(_) if self.game.about().id == "graph" => "idea-graph-lost",
            Reason::Kayles(why) if why.pieces.iter().all(|piece| piece.floor < 2) => "idea-rope-short",
            Reason::Mirror(Mirror { centre: Centre::Taken(_), alone, .. }) if alone.is_empty() => "idea-table-lost",
            Reason::Mirror(_) => "idea-table-two-lost",
            Reason::LastWord(LastWord { left, .. }) if *left > 1 => "idea-program-lost",
            _ => "idea-lost",
        }
    }
}

fn present(rows: &[u64]) -> usize {
    rows.iter().filter(|row| **row > 0).count()
}

fn total(rows: &[u64]) -> u128 {
    rows.iter().copied().map(u128::from).sum()
}

/// Whether all coins are on step 1, so that no coin can land on another step.
fn is_on_the_first_step(why: &Stairs) -> bool {
    present(&why.aside) == 0 && present(why.heaps.rows.get(1..).unwrap_or_default()) == 0
}

fn days_and_months_left(why: &Calendar) -> u32 {
    (31 - u32::from(why.date.day())) + (12 - u32::from(why.date.month()))
}

fn rounds(why: &Residue) -> &'static str {
    match (why.lost, why.take) {
        (1, Some(take)) if why.pile - take == 1 => "idea-subtraction-one",
        (1, _) => "idea-subtraction-misere",
        _ => "idea-subtraction",
    }
}

fn heaps(why: &NimSum) -> &'static str {
    match &why.misere {
        None if present(&why.rows) == 2 => "idea-nim-equal",
        None => "idea-nim",
        Some(Endgame { large: 0, .. }) => "idea-nim-ones",
        Some(Endgame { large: 1, .. }) => "idea-nim-odd",
        Some(_) if present(&why.rows) == 2 => "idea-nim-equal-misere",
        Some(_) => "idea-nim-misere",
    }
}

/// Parts of which a move changes one into one.
fn whole(values: impl Iterator<Item = u64>) -> &'static str {
    match values.filter(|value| *value > 0).count() {
        1 => "idea-values-one",
        2 => "idea-values-two",
        _ => "idea-values",
    }
}

/// Parts of which a move may make two of one.
fn split(values: impl Iterator<Item = u64>) -> &'static str {
    if values.filter(|value| *value > 0).count() == 1 { "idea-values-split" } else { "idea-values" }
}

/// Parts that already pair off.
fn paired(mut values: impl Iterator<Item = u64>) -> &'static str {
    if values.all(|value| value == 0) { "idea-values-zero-lost" } else { "idea-values-lost" }
}

fn row(why: &Taking) -> &'static str {
    match &why.mirror {
        _ if why.most == 1 => "idea-single",
        // As above, a run worth 0 is raised.
        None if why.keep.as_ref().is_some_and(|keep| keep.part.value == 0) => "idea-values",
        Some(mirror) if mirror.symmetric && mirror.reply.is_some() => "idea-strip-middle",
        Some(mirror) if mirror.reply.is_some() => "idea-strip-image",
        _ => split(why.parts.iter().map(|part| part.value)),
    }
}

fn coins(why: &Mirror) -> &'static str {
    match (&why.centre, &why.reply) {
        (Centre::Free, Some(_)) => "idea-table",
        (Centre::Taken(_), Some(_)) => "idea-table-image",
        _ if why.room.is_some() => "idea-table-two",
        _ => "idea-answers",
    }
}

const fn bar(why: &Chomp) -> &'static str {
    match &why.shape {
        Shape::Two { turned: false, .. } => "idea-chomp-rows",
        Shape::Two { turned: true, .. } => "idea-chomp-columns",
        Shape::Square { .. } => "idea-chomp-square",
        Shape::Arms { .. } => "idea-chomp-arms",
        Shape::Rectangle { .. } => "idea-chomp-rectangle",
        Shape::Other => "idea-answers",
    }
}

/// Whether green pieces stand, and whether others do.
fn colours(why: &Hackenbush) -> (bool, bool) {
    let has = |green: bool| why.stalks.iter().any(|stalk| (stalk.nimber > 0) == green && !stalk.pieces.0.is_empty());
    (has(true), has(false))
}

fn stalks(why: &Hackenbush) -> &'static str {
    match (why.lead().signum(), colours(why)) {
        (1, (true, _)) => "idea-hackenbush-green",
        (1, _) => "idea-hackenbush",
        (_, (_, true)) => "idea-hackenbush-level",
        _ => "idea-hackenbush-greens",
    }
}

fn beaten(why: &Hackenbush) -> &'static str {
    match (why.lead().signum(), colours(why)) {
        (-1, (true, _)) => "idea-hackenbush-behind-green-lost",
        (-1, _) => "idea-hackenbush-behind-lost",
        (_, (true, true)) => "idea-hackenbush-level-lost",
        (_, (true, false)) => "idea-hackenbush-greens-lost",
        _ => "idea-hackenbush-even-lost",
    }
}

/// Whether it is larger than two stalks of two pieces with a third stalk of one, and not all of it is green.
fn is_larger_than_two_stalks(why: &Hackenbush) -> bool {
    let plain = why.stalks.iter().any(|stalk| stalk.nimber == 0 && !stalk.pieces.0.is_empty());
    plain && why.stalks.iter().map(|stalk| stalk.pieces.0.len()).sum::<usize>() > 5
}

/// Whether no region has room for a domino of either player.
fn is_settled(why: &Domineering) -> bool {
    why.regions.iter().all(|region| region.dominoes.contains(&0))
}
