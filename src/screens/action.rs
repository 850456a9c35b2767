//! What a user can do. The sentence for each is a text: `action-…` in full, with a `.short` form for the footer.

use crate::play::board::Step;

/// One thing a user can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
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
    /// Opens, starts or plays what is chosen.
    Enter,
    /// To the next field or pane.
    Next,
    /// To the field or pane before.
    Previous,
    /// Types a move.
    Type,
    /// Takes back.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Takes back everything.
    Restart,
    /// Says that the game is lost.
    Resign,
    /// Plays the perfect player's move.
    Solve,
    /// Lists the moves with what each is worth.
    List,
    /// Proves the verdict move by move.
    Proof,
    /// Asks a class before it is told, or tells everything.
    Class,
    /// Tells a class the next step.
    Reveal,
    /// Takes a step back.
    Conceal,
    /// Draws for a projector, or not.
    Projector,
    /// Begins a new game.
    New,
    /// Puts the cursor on the perfect player's move.
    Hint,
    /// Shows the reason wider, or not at all.
    Why,
    /// Looks at the game again, move by move.
    Review,
    /// To the position a move earlier.
    Earlier,
    /// To the position a move later.
    Later,
    /// To the mistake before.
    MistakeBefore,
    /// To the next mistake.
    MistakeAfter,
    /// Shows what should have been played.
    Answer,
    /// Opens the puzzles.
    Puzzle,
    /// Makes another puzzle.
    NextPuzzle,
    /// The arcade plays and explains by itself.
    Demo,
    /// Chooses which puzzles are wanted.
    ChoosePuzzle,
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
    /// Empties all boxes and fills them as at the start.
    Refill,
    /// To the box before in which the machine is wrong.
    WrongBefore,
    /// To the next box in which the machine is wrong.
    WrongAfter,
    /// Lets the game that is watched go on by itself, or not.
    ByItself,
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
    /// Tells who is winning, or not.
    Outcome,
    /// Tells what to play, or not.
    Advice,
    /// Unsets what was chosen so far of the move.
    Clear,
    /// Keeps the game under a name.
    Save,
    /// Shows the games that are kept under a name, and the results.
    Shelf,
    /// Removes a game that is kept under a name.
    Forget,
    /// Copies the id of the position.
    Copy,
    /// Draws a random setup.
    Random,
    /// Empties the text that is typed.
    Erase,
    /// The next theme.
    Theme,
    /// The other set of signs.
    Glyphs,
    /// Mouse on or off.
    Mouse,
    /// The next language.
    Language,
    /// Help.
    Help,
    /// One level back.
    Back,
    /// To the menu, and from there out.
    Quit,
    /// Out at once.
    QuitNow,
    /// Stops the program as the shell's job control does.
    Suspend,
}

impl Action {
    /// How it moves the cursor on a board; `None` where it is about something else.
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

    /// Every action, in the order help lists them.
    pub const ALL: &[Self] = &[
        Self::Up,
        Self::Down,
        Self::Left,
        Self::Right,
        Self::PageUp,
        Self::PageDown,
        Self::Home,
        Self::End,
        Self::Earlier,
        Self::Later,
        Self::MistakeBefore,
        Self::MistakeAfter,
        Self::Enter,
        Self::Next,
        Self::Previous,
        Self::Clear,
        Self::Random,
        Self::Erase,
        Self::Type,
        Self::Hint,
        Self::Answer,
        Self::Puzzle,
        Self::Lessons,
        Self::Lab,
        Self::Train,
        Self::Settings,
        Self::Challenge,
        Self::Refill,
        Self::WrongBefore,
        Self::WrongAfter,
        Self::ByItself,
        Self::NextPuzzle,
        Self::Demo,
        Self::ChoosePuzzle,
        Self::Undo,
        Self::Redo,
        Self::Restart,
        Self::Solve,
        Self::List,
        Self::Proof,
        Self::Class,
        Self::Reveal,
        Self::Conceal,
        Self::Why,
        Self::Review,
        Self::Outcome,
        Self::Advice,
        Self::Resign,
        Self::New,
        Self::Save,
        Self::Shelf,
        Self::Forget,
        Self::Copy,
        Self::FirstSeat,
        Self::SecondSeat,
        Self::Pause,
        Self::Faster,
        Self::Slower,
        Self::Theme,
        Self::Projector,
        Self::Glyphs,
        Self::Mouse,
        Self::Language,
        Self::Help,
        Self::Back,
        Self::Quit,
        Self::QuitNow,
        Self::Suspend,
    ];

    /// The key of its sentence among the texts.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Up => "action-up",
            Self::Down => "action-down",
            Self::Left => "action-left",
            Self::Right => "action-right",
            Self::PageUp => "action-page-up",
            Self::PageDown => "action-page-down",
            Self::Home => "action-home",
            Self::End => "action-end",
            Self::Enter => "action-enter",
            Self::Next => "action-next",
            Self::Previous => "action-previous",
            Self::Type => "action-type",
            Self::Undo => "action-undo",
            Self::Redo => "action-redo",
            Self::Restart => "action-restart",
            Self::Resign => "action-resign",
            Self::Solve => "action-solve",
            Self::List => "action-list",
            Self::Proof => "action-proof",
            Self::Class => "action-class",
            Self::Reveal => "action-reveal",
            Self::Conceal => "action-conceal",
            Self::Projector => "action-projector",
            Self::New => "action-new",
            Self::Hint => "action-hint",
            Self::Why => "action-why",
            Self::Review => "action-review",
            Self::Earlier => "action-earlier",
            Self::Later => "action-later",
            Self::MistakeBefore => "action-mistake-before",
            Self::MistakeAfter => "action-mistake-after",
            Self::Answer => "action-answer",
            Self::Puzzle => "action-puzzle",
            Self::NextPuzzle => "action-next-puzzle",
            Self::Demo => "action-demo",
            Self::ChoosePuzzle => "action-choose-puzzle",
            Self::Lessons => "action-lessons",
            Self::Lab => "action-lab",
            Self::Train => "action-train",
            Self::Settings => "action-settings",
            Self::Challenge => "action-challenge",
            Self::Refill => "action-refill",
            Self::WrongBefore => "action-wrong-before",
            Self::WrongAfter => "action-wrong-after",
            Self::ByItself => "action-by-itself",
            Self::Outcome => "action-outcome",
            Self::Advice => "action-advice",
            Self::FirstSeat => "action-first-seat",
            Self::SecondSeat => "action-second-seat",
            Self::Pause => "action-pause",
            Self::Faster => "action-faster",
            Self::Slower => "action-slower",
            Self::Clear => "action-clear",
            Self::Save => "action-save",
            Self::Shelf => "action-shelf",
            Self::Forget => "action-forget",
            Self::Copy => "action-copy",
            Self::Random => "action-random",
            Self::Erase => "action-erase",
            Self::Theme => "action-theme",
            Self::Glyphs => "action-glyphs",
            Self::Mouse => "action-mouse",
            Self::Language => "action-language",
            Self::Help => "action-help",
            Self::Back => "action-back",
            Self::Quit => "action-quit",
            Self::QuitNow => "action-quit-now",
            Self::Suspend => "action-suspend",
        }
    }
}
