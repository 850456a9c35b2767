//! Who can win a start, whoever goes first there. If the players have different moves, it takes two answers to know.

use zugzwang_engine::{AnyGame, AnyPosition, Cancel, Outcome, Reason, Rules, Seat, Stopped};

use super::job::{Ask, Job};

/// The player who can win from a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ahead {
    /// The player who goes first.
    First,
    /// The player who goes second.
    Second,
    /// One of the sides, whoever goes first: the word by which texts select it.
    Side(&'static str),
    /// Nobody, or nobody knows who.
    Neither,
}

impl Ahead {
    /// Solves the position twice if the players have different moves: as it is, and with the turn passed.
    ///
    /// # Errors
    /// [`Stopped`] if the search was stopped.
    pub fn of(game: &AnyGame, start: &AnyPosition, cancel: &Cancel) -> Result<Self, Stopped> {
        let now = game.analyse(start, cancel)?;
        let first = match now.worth.outcome {
            Outcome::Win => true,
            Outcome::Loss => false,
            Outcome::Draw | Outcome::Unknown => return Ok(Self::Neither),
        };
        // Where the sides have no names, each belongs to a seat: the same side always goes first.
        let by_turn = if first { Self::First } else { Self::Second };
        let Some(turned) = game.turned(start).filter(|_| side(&now.reason).is_some()) else { return Ok(by_turn) };
        let turned = game.analyse(&turned, cancel)?;
        let side = match (first, turned.worth.outcome) {
            (true, Outcome::Loss) => side(&now.reason),
            (false, Outcome::Win) => side(&turned.reason),
            _ => None,
        };
        Ok(side.map_or(by_turn, Self::Side))
    }
}

/// Returns the word for the player to move, if the players have names of their own.
const fn side(reason: &Reason) -> Option<&'static str> {
    match reason {
        Reason::Hackenbush(why) => Some(why.mover.name()),
        Reason::Domineering(why) => Some(why.mover.name()),
        Reason::Canonical(why) => Some(match why.mover {
            Seat::First => "horz",
            Seat::Second => "vert",
        }),
        _ => None,
    }
}

/// The question of who can win a start, and its answer once collected. Dropping it stops the work.
#[derive(Debug)]
pub struct AheadAsked {
    ask: Ask<Ahead>,
    answer: Option<Ahead>,
    is_open: bool,
}

impl AheadAsked {
    /// Asks about a start.
    pub(super) fn of(game: AnyGame, start: AnyPosition) -> Self {
        let ask = Ask::of(move |cancel| Ahead::of(&game, &start, cancel));
        Self { ask, answer: None, is_open: true }
    }

    /// Takes the job; `None` if it was taken before.
    pub fn take_job(&mut self) -> Option<Job> {
        self.ask.take_job()
    }

    /// Collects the answer. Returns whether anything changed.
    pub fn collect(&mut self) -> bool {
        let Some(answer) = self.ask.answer() else { return false };
        (self.answer, self.is_open) = (answer.ok(), false);
        true
    }

    /// Whether the answer is missing and may still come.
    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    /// The answer, once known.
    pub const fn answer(&self) -> Option<Ahead> {
        self.answer
    }

    /// Stops the work.
    pub fn stop(&mut self) {
        self.ask.stop();
        self.is_open = false;
    }
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::games;

    use super::*;

    #[test]
    fn in_all_presets_of_two_sided_games_it_is_what_both_answers_of_the_engine_say() {
        let never = Cancel::never();
        let mut sides = 0;
        for game in games::ALL.iter().filter(|game| !game.impartial) {
            for preset in game.presets {
                let opened = game.game(preset.words).expect("a preset is valid");
                let start = opened.start();
                let Some(turned) = opened.turned(&start) else { continue };
                // Its sides have no names.
                if game.id == "ticktacktwo" {
                    continue;
                }
                let outcome = |position| opened.analyse(position, &never).expect("nothing stops it").worth.outcome;
                let ahead = Ahead::of(&opened, &start, &never).expect("nothing stops it");
                let label = format!("{} {}", game.id, preset.id);
                match (outcome(&start), outcome(&turned)) {
                    (Outcome::Win, Outcome::Win) => assert_eq!(ahead, Ahead::First, "{label}"),
                    (Outcome::Loss, Outcome::Loss) => assert_eq!(ahead, Ahead::Second, "{label}"),
                    (Outcome::Draw, _) => assert_eq!(ahead, Ahead::Neither, "{label}"),
                    _ => {
                        sides += 1;
                        assert!(matches!(ahead, Ahead::Side(_)), "{label}: {ahead:?}");
                    }
                }
            }
        }
        assert!(sides > 0, "some preset favours a side");
    }

    #[test]
    fn a_stalk_below_zero_is_reds_whoever_goes_first() {
        let hackenbush = games::find("hackenbush").expect("it is listed");
        let ahead = |words: &[&str]| {
            let game = hackenbush.game(words).expect("a setup");
            Ahead::of(&game, &game.start(), &Cancel::never()).expect("nothing stops it")
        };
        for begins in ["begins=blue", "begins=red"] {
            assert_eq!(ahead(&["stalks=r,r,b", begins]), Ahead::Side("red"));
            assert_eq!(ahead(&["stalks=rb", begins]), Ahead::Side("red"));
            assert_eq!(ahead(&["stalks=br", begins]), Ahead::Side("blue"));
            assert_eq!(ahead(&["stalks=br,br,r", begins]), Ahead::Second);
            assert_eq!(ahead(&["stalks=g", begins]), Ahead::First);
        }
    }
}
