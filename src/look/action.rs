//! The actions of a user. Each has a message, `action-…`, with a `.short` form for the footer.

use strum::{IntoStaticStr, VariantArray};

/// An action of the user. Help lists them in this order: first what plays and explains.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", prefix = "action-")]
pub enum Action {
    /// Opens, starts or plays what is selected.
    Enter,
    /// Puts the cursor on the perfect player's move.
    Hint,
    /// Plays the perfect player's move.
    Solve,
    /// Shows the reason wider, or hides it.
    Why,
    /// Changes the wording of reasons: plain, by the picture, or in terms of the theory.
    Wording,
    /// Proves the verdict move by move.
    Proof,
    /// Switches to the next language.
    Language,
    /// Moves up.
    Up,
    /// Moves down.
    Down,
    /// Moves left.
    Left,
    /// Moves right.
    Right,
    /// Moves up by a page, or to a larger number.
    PageUp,
    /// Moves down by a page, or to a smaller number.
    PageDown,
    /// Goes to the first item.
    Home,
    /// Goes to the last item.
    End,
    /// Goes one move back in a review.
    Earlier,
    /// Goes one move forward in a review.
    Later,
    /// Goes to the previous mistake.
    MistakeBefore,
    /// Goes to the next mistake.
    MistakeAfter,
    /// Goes to the next field or page.
    Next,
    /// Goes to the previous field or page.
    Previous,
    /// Clears what has been selected of a move.
    Clear,
    /// Fills in a random setup.
    Random,
    /// Clears the text being typed.
    Erase,
    /// Starts typing a move.
    Type,
    /// Shows what should have been played.
    Answer,
    /// Opens the puzzles.
    Puzzle,
    /// Opens the lessons.
    Lessons,
    /// Opens the laboratory.
    Lab,
    /// Trains the machine, or pauses the training.
    Train,
    /// Opens the laboratory's form.
    Settings,
    /// Plays a game against the machine.
    Challenge,
    /// Takes the exam of a stop: a game against the perfect player without help.
    Exam,
    /// Empties all boxes and refills them.
    Refill,
    /// Goes to the previous box in which the machine is wrong.
    WrongBefore,
    /// Goes to the next box in which the machine is wrong.
    WrongAfter,
    /// Lets the watched game go on by itself, or stops it.
    ByItself,
    /// Makes another puzzle.
    NextPuzzle,
    /// Starts the demo.
    Demo,
    /// Chooses the kind of puzzle.
    ChoosePuzzle,
    /// Undoes the last move.
    Undo,
    /// Redoes a move.
    Redo,
    /// Undoes all moves.
    Restart,
    /// Lists all moves with their worth.
    List,
    /// Turns class mode on or off.
    Class,
    /// Shows the next step.
    Reveal,
    /// Hides the last step.
    Conceal,
    /// Reviews the game move by move.
    Review,
    /// Cycles what is revealed: everything, the figure alone, nothing.
    Tell,
    /// Shows or hides who is winning.
    Outcome,
    /// Shows or hides what to play.
    Advice,
    /// Resigns.
    Resign,
    /// Starts a new game: after a game's end a rematch, else from the setup.
    New,
    /// Opens the setup of a new game.
    Form,
    /// Saves the game under a name.
    Save,
    /// Opens the saved games and the results.
    Shelf,
    /// Deletes a saved game.
    Forget,
    /// Copies the id of the position.
    Copy,
    /// Changes the first player.
    FirstSeat,
    /// Changes the second player.
    SecondSeat,
    /// Pauses or resumes two machines.
    Pause,
    /// Makes machines play faster.
    Faster,
    /// Makes machines play slower.
    Slower,
    /// Switches to the next theme.
    Theme,
    /// Turns projector mode on or off.
    Projector,
    /// Switches between Unicode and ASCII.
    Glyphs,
    /// Turns the mouse on or off.
    Mouse,
    /// Opens the map of positions.
    Map,
    /// Marks a position as safe to leave, then as not safe, then not at all.
    Believe,
    /// Checks the user's marks.
    Judge,
    /// States a rule about the positions of a map.
    State,
    /// Fills one more step of the map, back from the end.
    Fill,
    /// Takes back a step of filling.
    Unfill,
    /// Zooms in on a map.
    Larger,
    /// Zooms out of a map.
    Smaller,
    /// Makes the rows of a line longer, shows the next slice of a board, or increases the remainder in a rule.
    TurnOn,
    /// The opposite of [`Action::TurnOn`].
    TurnBack,
    /// Shows or hides the marks on a map.
    LayerMarks,
    /// Shows or hides on a map how the user's games went.
    LayerMet,
    /// Shows or hides on a map who wins.
    LayerOutcome,
    /// Shows or hides the Grundy values on a map.
    LayerValues,
    /// Shows or hides on a map how long games last.
    LayerRemoteness,
    /// Opens the search.
    Find,
    /// Opens help.
    Help,
    /// Goes back one level.
    Back,
    /// Goes home, and from home quits.
    Quit,
    /// Quits at once.
    QuitNow,
    /// Suspends the program.
    Suspend,
}

impl Action {
    /// Every action.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The id of its message.
    pub fn text(self) -> &'static str {
        self.into()
    }

    /// Returns its name in the settings and in texts that name its key: `mistake-before`.
    pub fn name(self) -> &'static str {
        self.text().trim_start_matches("action-")
    }

    /// Returns the action of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|action| action.name() == name)
    }
}
