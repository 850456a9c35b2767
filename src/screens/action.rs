//! What a user can do. The sentence for each is a text: `action-…` in full, with a `.short` form for the footer.

use strum::{IntoStaticStr, VariantArray};

use crate::play::board::Step;

/// One thing a user can do, in the order help lists them: first what plays and explains.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", prefix = "action-")]
pub enum Action {
    /// Opens, starts or plays what is chosen.
    Enter,
    /// Puts the cursor on the perfect player's move.
    Hint,
    /// Plays the perfect player's move.
    Solve,
    /// Shows the reason wider, or not at all.
    Why,
    /// Says reasons in other words: plainly, by the picture, in the theory's own.
    Wording,
    /// Proves the verdict move by move.
    Proof,
    /// The next language.
    Language,
    /// One step up.
    Up,
    /// One step down.
    Down,
    /// One step left.
    Left,
    /// One step right.
    Right,
    /// A large step up or to more.
    PageUp,
    /// A large step down or to less.
    PageDown,
    /// To the first.
    Home,
    /// To the last.
    End,
    /// To the position a move earlier.
    Earlier,
    /// To the position a move later.
    Later,
    /// To the mistake before.
    MistakeBefore,
    /// To the next mistake.
    MistakeAfter,
    /// To the next field or pane.
    Next,
    /// To the field or pane before.
    Previous,
    /// Unsets what was chosen so far of the move.
    Clear,
    /// Draws a random setup.
    Random,
    /// Empties the text that is typed.
    Erase,
    /// Types a move.
    Type,
    /// Shows what should have been played.
    Answer,
    /// Opens the puzzles.
    Puzzle,
    /// Opens the lessons.
    Lessons,
    /// Opens the laboratory.
    Lab,
    /// Trains the machine, or pauses.
    Train,
    /// Chooses what is taught, and how.
    Settings,
    /// Plays against the machine.
    Challenge,
    /// Shows that a stop is known: the perfect player, nothing told, the seat chosen.
    Exam,
    /// Empties all boxes and fills them as at the start.
    Refill,
    /// To the box before in which the machine is wrong.
    WrongBefore,
    /// To the next box in which the machine is wrong.
    WrongAfter,
    /// Lets the game that is watched go on by itself, or not.
    ByItself,
    /// Makes another puzzle.
    NextPuzzle,
    /// The arcade plays and explains by itself.
    Demo,
    /// Chooses which puzzles are wanted.
    ChoosePuzzle,
    /// Takes back.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Takes back everything.
    Restart,
    /// Lists the moves with what each is worth.
    List,
    /// Asks a class before it is told, or tells everything.
    Class,
    /// Tells a class the next step.
    Reveal,
    /// Takes a step back.
    Conceal,
    /// Looks at the game again, move by move.
    Review,
    /// Tells everything, the figure alone, or nothing.
    Tell,
    /// Tells who is winning, or not.
    Outcome,
    /// Tells what to play, or not.
    Advice,
    /// Says that the game is lost.
    Resign,
    /// Begins a new game.
    New,
    /// Keeps the game under a name.
    Save,
    /// Shows the games that are kept under a name, and the results.
    Shelf,
    /// Removes a game that is kept under a name.
    Forget,
    /// Copies the id of the position.
    Copy,
    /// Another player in the first seat.
    FirstSeat,
    /// Another player in the second seat.
    SecondSeat,
    /// Two machines stop, or go on.
    Pause,
    /// Two machines play faster.
    Faster,
    /// Two machines play slower.
    Slower,
    /// The next theme.
    Theme,
    /// Draws for a projector, or not.
    Projector,
    /// The other set of signs.
    Glyphs,
    /// Mouse on or off.
    Mouse,
    /// Opens the map of positions.
    Map,
    /// Marks a position as safe to leave, as not safe, or not at all.
    Believe,
    /// Judges the marks.
    Judge,
    /// States a rule about the positions of a map.
    State,
    /// Fills the map a step further from the end.
    Fill,
    /// Takes a step back that was filled.
    Unfill,
    /// Draws a map larger.
    Larger,
    /// Draws a map smaller.
    Smaller,
    /// Longer rows of a line, or the next slice of a board; the rest in a rule.
    TurnOn,
    /// Shorter rows, or the slice before.
    TurnBack,
    /// Shows the marks on a map, or not.
    LayerMarks,
    /// Shows what was met on a map, or not.
    LayerMet,
    /// Shows on a map who wins, or not.
    LayerOutcome,
    /// Shows Grundy values on a map, or not.
    LayerValues,
    /// Shows on a map how long games last, or not.
    LayerRemoteness,
    /// Finds anything by its name.
    Find,
    /// Help.
    Help,
    /// One level back.
    Back,
    /// To the map of the path, and from there out.
    Quit,
    /// Out at once.
    QuitNow,
    /// Stops the program as the shell's job control does.
    Suspend,
}

impl Action {
    /// Returns the step by which it moves the cursor on a board; `None` where it is about something else.
    pub const fn step(self) -> Option<Step> {
        Some(match self {
            Self::Up => Step::Up,
            Self::Down => Step::Down,
            Self::Left => Step::Left,
            Self::Right => Step::Right,
            Self::PageUp => Step::More,
            Self::PageDown => Step::Less,
            Self::Home => Step::Least,
            Self::End => Step::Most,
            Self::Clear => Step::Clear,
            _ => return None,
        })
    }

    /// Every action.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The key of its sentence among the texts.
    pub fn text(self) -> &'static str {
        self.into()
    }
}
