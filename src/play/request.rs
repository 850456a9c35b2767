//! Questions as typed: a game, its fields, and the moves played. Formatted again, a question is the id of a position.

#[cfg(test)]
mod tests;

use std::fmt;

use zugzwang_engine::{Answer, Cancel, MoveError, OpenError, Record, Setup, SetupError, Stopped, games};

use crate::{
    look::Look,
    play::{
        files::{FileError, Files, resolved},
        own::{self, OwnError},
        seed,
    },
    say, words,
};

/// A question about a position.
#[derive(Debug, Clone, Default)]
pub struct Request {
    /// The game's id, followed by `#` and a seed for a random setup.
    pub game: String,
    /// Words of the form `FIELD=VALUE`.
    pub fields: Vec<String>,
    /// The moves, separated by spaces.
    pub moves: String,
    /// The reader of the files that fields name.
    pub files: Files,
}

impl Eq for Request {}

/// Compares the game, its fields and the moves. How files are read is not part of the question.
impl PartialEq for Request {
    fn eq(&self, other: &Self) -> bool {
        (&self.game, &self.fields, &self.moves) == (&other.game, &other.fields, &other.moves)
    }
}

/// An error in the form of a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineError {
    /// The line is empty.
    Empty,
    /// A double quote is not closed.
    OpenQuote,
    /// An unknown option.
    Option(String),
    /// `--moves` without moves.
    NoMoves,
    /// `--moves` twice.
    MovesTwice,
}

/// Reasons why a question has no answer.
#[derive(Debug, Clone)]
pub enum AskError {
    /// The line is malformed.
    Line(LineError),
    /// No game is named, or nothing stands before the `#`.
    NoGame(String),
    /// No game has this id.
    UnknownGame(String),
    /// The seed is not a number.
    Seed {
        /// The game.
        game: &'static str,
        /// The seed as typed.
        given: String,
    },
    /// A field cannot be read from its file.
    File(FileError),
    /// The file of a custom game is invalid.
    Own(Box<OwnError>),
    /// The setup is not valid for this game.
    Setup(SetupError, &'static games::Entry),
    /// A move is not legal in this game.
    Move(MoveError, &'static games::Entry),
    /// The analysis was stopped.
    Stopped,
}

impl From<LineError> for AskError {
    fn from(error: LineError) -> Self {
        Self::Line(error)
    }
}

impl From<Stopped> for AskError {
    fn from(Stopped: Stopped) -> Self {
        Self::Stopped
    }
}

impl AskError {
    /// The error on one line.
    pub fn words(&self, look: &Look) -> String {
        match self {
            Self::Line(LineError::Empty) => say!(look, "error-request-empty"),
            Self::Line(LineError::OpenQuote) => say!(look, "error-request-quote"),
            Self::Line(LineError::Option(given)) => say!(look, "error-request-option", given = words::shortened(given)),
            Self::Line(LineError::NoMoves) => say!(look, "error-request-moves"),
            Self::Line(LineError::MovesTwice) => say!(look, "error-request-moves-twice"),
            Self::NoGame(given) => say!(look, "error-no-game", given = words::shortened(given)),
            Self::UnknownGame(given) => unknown_game(given, look),
            Self::Seed { game, given } => {
                say!(look, "error-seed", game = *game, given = words::shortened(given), max = u64::MAX)
            }
            Self::File(error) => error.words(look),
            Self::Own(error) => error.words(look),
            Self::Setup(error, game) => words::setup_error(error, game.id, game.fields, look),
            Self::Move(error, game) => words::move_error(error, game.id, look),
            Self::Stopped => say!(look, "error-stopped"),
        }
    }
}

fn unknown_game(given: &str, look: &Look) -> String {
    let ids: Vec<&str> = games::ALL.iter().map(|game| game.id).collect();
    let (given, nearest) = (words::shortened(given), words::nearest(given, &ids));
    say!(look, "error-unknown-game", given = given, nearest = nearest.unwrap_or("none"), known = ids.join(" "))
}

impl Request {
    /// Parses a line: the arguments of `solve`, with the moves in double quotes.
    ///
    /// # Errors
    /// [`LineError`] if the line is malformed.
    ///
    /// ```
    /// use zugzwang::play::request::Request;
    ///
    /// let request = Request::parse(r#"nim heaps=3,4,5 --moves "1:2 2:1""#)?;
    /// assert_eq!((request.game.as_str(), request.moves.as_str()), ("nim", "1:2 2:1"));
    /// # Ok::<(), zugzwang::play::request::LineError>(())
    /// ```
    pub fn parse(line: &str) -> Result<Self, LineError> {
        // Some editors begin a file with a byte order mark.
        let mut words = split(line.trim_start_matches('\u{feff}'))?.into_iter();
        let mut request = Self::default();
        let mut game = None;
        let mut moves = None;
        while let Some(word) = words.next() {
            let given = if word == "--moves" {
                Some(words.next().ok_or(LineError::NoMoves)?)
            } else {
                word.strip_prefix("--moves=").map(ToOwned::to_owned)
            };
            match given {
                Some(given) if moves.is_none() => moves = Some(given),
                Some(_) => return Err(LineError::MovesTwice),
                // Answers to lines are always JSON, so the option changes nothing.
                None if word == "--json" => {}
                None if word.starts_with("--") => return Err(LineError::Option(word)),
                None if game.is_none() => game = Some(word),
                None => request.fields.push(word),
            }
        }
        request.game = game.ok_or(LineError::Empty)?;
        request.moves = moves.unwrap_or_default();
        Ok(request)
    }

    /// The same question with another reader of files.
    #[must_use]
    pub fn with_files(self, files: Files) -> Self {
        Self { files, ..self }
    }

    /// Replaces the file of a custom game by the listed game it is based on, with the file's setup. A seed replaces all of the setup
    /// but its rules, and typed fields replace both.
    ///
    /// # Errors
    /// [`AskError::Own`] if the file is invalid.
    pub fn expanded(self) -> Result<Self, AskError> {
        if !own::is_file(&self.game) {
            return Ok(self);
        }
        let (file, seed) = self.name();
        let game = own::read(file, self.files).map_err(|error| AskError::Own(Box::new(error)))?;
        let id = seed.map_or_else(|| game.game.clone(), |seed| format!("{}#{seed}", game.game));
        let fields = own::over(if seed.is_some() { &game.rules } else { &game.fields }, self.fields);
        Ok(Self { game: id, fields, ..self })
    }

    /// The question that is the id of a position: it depends on no default, seed or file.
    pub fn of(game: &str, setup: &Setup, moves: &[String]) -> Self {
        let fields = setup.iter().map(|(name, value)| format!("{name}={value}")).collect();
        Self { game: game.to_owned(), fields, moves: moves.join(" "), files: Files::default() }
    }

    /// The game's id and the seed as typed.
    fn name(&self) -> (&str, Option<&str>) {
        self.game.split_once('#').map_or((self.game.as_str(), None), |(id, seed)| (id, Some(seed)))
    }

    /// The game in question.
    ///
    /// # Errors
    /// [`AskError::NoGame`] if none is named, [`AskError::UnknownGame`] if no game has this id.
    pub fn entry(&self) -> Result<&'static games::Entry, AskError> {
        let (id, _) = self.name();
        if id.is_empty() {
            return Err(AskError::NoGame(self.game.clone()));
        }
        games::find(id).ok_or_else(|| AskError::UnknownGame(id.to_owned()))
    }

    /// The words of the setup of `game`, with lists read from their files. Typed fields override those drawn from a seed.
    ///
    /// # Errors
    /// [`AskError::File`] for the first file without a valid list, [`AskError::Seed`] if the seed is not a number.
    pub fn setup(&self, game: &games::Entry) -> Result<Vec<String>, AskError> {
        let read = |word: &String| resolved(word, game.fields, self.files).map_err(AskError::File);
        let given = self.fields.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let Some(seed) = self.seed(game)? else { return Ok(given) };
        let named: Vec<&str> = given.iter().filter_map(|word| Some(word.split_once('=')?.0)).collect();
        let mut words = game.of_seed(seed);
        words.retain(|word| !named.iter().any(|name| replaces(name, word, game)));
        words.extend(given);
        Ok(words)
    }

    fn seed(&self, game: &games::Entry) -> Result<Option<u64>, AskError> {
        let (_, Some(given)) = self.name() else { return Ok(None) };
        seed::read(given).map(Some).ok_or_else(|| AskError::Seed { game: game.id, given: given.to_owned() })
    }

    /// Wraps an error in the setup or the moves of `game`. For a list that came from a file, the error quotes the file name as
    /// typed instead of the list.
    pub fn refused(&self, error: OpenError, game: &'static games::Entry) -> AskError {
        let error = match error {
            OpenError::Setup(error) => error,
            OpenError::Move(error) => return AskError::Move(error, game),
        };
        let mut typed = self.fields.iter().filter_map(|word| word.split_once('='));
        let file = typed.find(|(name, value)| *name == error.field && value.starts_with('@'));
        let given = file.map_or(error.given, |(_, file)| file.to_owned());
        AskError::Setup(SetupError { given, ..error }, game)
    }

    /// The moves as separate words.
    pub fn moves(&self) -> Vec<&str> {
        self.moves.split_whitespace().collect()
    }

    /// The record that leads to the position in question.
    ///
    /// # Errors
    /// [`AskError`] for the first error found.
    pub fn record(&self) -> Result<Record, AskError> {
        let game = self.entry()?;
        let mut record = game.open(&self.setup(game)?).map_err(|error| self.refused(error.into(), game))?;
        self.moves().into_iter().try_for_each(|mv| record.play(mv)).map_err(|error| AskError::Move(error, game))?;
        Ok(record)
    }

    /// Answers the question.
    ///
    /// # Errors
    /// [`AskError`] for the first error found.
    pub fn answer(&self) -> Result<Answer, AskError> {
        Ok(self.record()?.answer(&Cancel::never())?)
    }

    /// Like [`Request::answer`], with the length of the game where it can be searched.
    ///
    /// # Errors
    /// [`AskError`] for the first error found.
    pub fn answer_in_full(&self) -> Result<Answer, AskError> {
        Ok(self.record()?.answer_in_full(&Cancel::never())?)
    }
}

/// Whether the field `name` replaces the one that `word` sets: it is the same field, or one excludes the other.
fn replaces(name: &str, word: &str, game: &games::Entry) -> bool {
    let set = word.split_once('=').map_or(word, |(set, _)| set);
    let excludes = |one: &str, other: &str| {
        game.fields.iter().any(|field| field.name == one && field.instead_of.is_some_and(|with| with == other))
    };
    name == set || excludes(name, set) || excludes(set, name)
}

/// As typed: `nim heaps=3,4,5 last=wins --moves "1:2 2:1"`. [`Request::parse`] parses it again.
impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_word(f, &self.game)?;
        for word in &self.fields {
            f.write_str(" ")?;
            write_word(f, word)?;
        }
        if self.moves.is_empty() { Ok(()) } else { write!(f, " --moves \"{}\"", self.moves) }
    }
}

/// Whether a pasted text is meant as an id: it begins with a game's id, or contains something that no field's value has.
pub fn is_id(text: &str) -> bool {
    let game = text.split(|c: char| c.is_whitespace() || c == '#').find(|word| !word.is_empty());
    game.is_some_and(|game| games::find(game).is_some()) || text.contains(['=', '#']) || text.contains("--moves")
}

/// Writes a word, in double quotes if it is empty or has white space.
fn write_word(f: &mut fmt::Formatter<'_>, word: &str) -> fmt::Result {
    if word.is_empty() || word.contains(char::is_whitespace) { write!(f, "\"{word}\"") } else { f.write_str(word) }
}

/// Splits a line into words at white space outside double quotes.
fn split(line: &str) -> Result<Vec<String>, LineError> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = false;
    for c in line.chars() {
        match c {
            '"' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            c if c.is_whitespace() && !quoted => words.extend(word.take()),
            c => word.get_or_insert_default().push(c),
        }
    }
    if quoted {
        return Err(LineError::OpenQuote);
    }
    words.extend(word);
    Ok(words)
}
