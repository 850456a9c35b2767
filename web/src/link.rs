//! Links: the part of the page's address behind the `#`, with the words and options of the command line.
//!
//! ```text
//! #nim heaps=18,8,14,9,23        a game
//! #lesson nim-columns            a lesson
//! #today                         today's puzzle
//! #puzzle 2026-11-26             the puzzle of a day
//! #puzzle nim#42                 a puzzle by its seed
//! #map wythoff                   a map
//! #demo                          the demo
//! #class nim                     a game before a class; without a game, the plan of an hour
//! #own=game%20%3D%20%22coins…    a custom game, whose file is in the link
//! ```
//!
//! `lang`, `level`, `tell`, `theme`, `motion` and `projector` may follow, and `you` and `opponent` behind a game. Words are separated by spaces or `&`.

use std::{fmt::Write as _, path::Path, str::FromStr};

use strum::VariantNames;
use zugzwang::{
    app::{App, First},
    keep::settings::Settings,
    look::{Look, language::Language, motion::Motion, theme::ThemeName, wording::Wording},
    play::{
        board::{Degree, Player, Side},
        files::Files,
        request::Request,
        seed,
        table::Table,
    },
    say,
    screens::{PuzzleKind, PuzzleOrder, Source, keymap::Context},
    teach::lesson::Lesson,
    words,
};
use zugzwang_engine::Machine;

use crate::kept;

/// The file of a custom game that came with a link.
const OWN: &str = "link.toml";
/// The characters of a link that stand for themselves.
const PLAIN: &str = "-_.~,=:;/@+*()!'?";

/// A parsed link.
#[derive(Debug, Default)]
pub(crate) struct Link {
    /// The options among its words.
    pub(crate) said: Settings,
    /// Whether everything is drawn for a projector.
    pub(crate) projector: bool,
    /// The side of the user.
    you: Option<Side>,
    /// The machine that plays against the user.
    opponent: Option<Machine>,
    /// The other words.
    words: Vec<String>,
    /// The first invalid option.
    wrong: Option<Wrong>,
}

/// An invalid option.
#[derive(Debug)]
struct Wrong {
    option: String,
    given: String,
    /// The words that may be given, with spaces between them.
    allowed: String,
}

impl Link {
    /// Reads a link as it stands in the address.
    pub(crate) fn read(link: &str) -> Self {
        let mut read = Self::default();
        for part in link.trim_start_matches('#').split('&') {
            let part = decoded(part);
            // A file contains spaces.
            let words = if part.starts_with("own=") { vec![part.as_str()] } else { part.split(' ').collect() };
            words.into_iter().filter(|word| !word.is_empty()).for_each(|word| read.word(word));
        }
        read
    }

    /// Whether it changes more than what is open.
    pub(crate) fn has_options(&self) -> bool {
        self.projector || self.said != Settings { tell: self.said.tell, ..Settings::default() }
    }

    fn word(&mut self, word: &str) {
        let (name, given) = word.split_once('=').unwrap_or((word, ""));
        match name {
            "lang" => self.said.language = self.choice(word, &Language::ALL.map(Language::tag)),
            "level" => self.said.level = self.choice(word, <Wording as VariantNames>::VARIANTS),
            "tell" => self.said.tell = self.choice(word, <Degree as VariantNames>::VARIANTS),
            "motion" => self.said.motion = self.choice(word, <Motion as VariantNames>::VARIANTS),
            "theme" => self.said.theme = self.choice(word, <ThemeName as VariantNames>::VARIANTS),
            "you" => self.you = self.choice(word, Side::VARIANTS),
            "opponent" => {
                let machines = Machine::OFFERED.map(|machine| machine.to_string());
                self.opponent = self.choice(word, &machines.each_ref().map(String::as_str));
            }
            "projector" => self.projector = true,
            // A custom game: its file is part of the link.
            "own" => {
                kept::note(OWN, Some(given.as_bytes().to_vec()));
                self.words.insert(0, OWN.to_owned());
            }
            _ => self.words.push(word.to_owned()),
        }
    }

    fn choice<T: FromStr>(&mut self, word: &str, allowed: &[&str]) -> Option<T> {
        let (option, given) = word.split_once('=').unwrap_or((word, ""));
        let read = given.parse().ok();
        if read.is_none() {
            let allowed = allowed.join(" ");
            self.wrong.get_or_insert(Wrong { option: option.to_owned(), given: given.to_owned(), allowed });
        }
        read
    }

    /// Returns the screen to open.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the link.
    pub(crate) fn first(&self, look: &Look) -> Result<First, String> {
        if let Some(Wrong { option, given, allowed }) = &self.wrong {
            let allowed = words::listed(allowed.split(' '), look);
            return Err(say!(
                look,
                "error-choice",
                option = option.as_str(),
                given = words::shortened(given),
                allowed = allowed
            ));
        }
        let Some((what, rest)) = self.words.split_first() else { return Ok(First::Menu) };
        match what.as_str() {
            "lesson" => Ok(First::Lessons(rest.first().map(|id| Lesson::named(id, look)).transpose()?)),
            "lessons" => Ok(First::Lessons(None)),
            "demo" => Ok(First::Demo(None)),
            "today" => Ok(First::Today),
            "puzzle" => puzzle(rest, look),
            "map" => Ok(First::Map(table(rest, Side::First, look)?)),
            "class" if rest.is_empty() => Ok(First::Plan),
            "class" => Ok(First::Class(self.seated(rest, Side::Both, look)?)),
            _ => Ok(First::GoesOn(self.seated(&self.words, Side::First, look)?)),
        }
    }

    /// The game that these words ask for, with the players of the link.
    fn seated(&self, words: &[String], usual: Side, look: &Look) -> Result<Box<Table>, String> {
        let mut table = table(words, self.you.unwrap_or(usual), look)?;
        if let Some(machine) = self.opponent {
            table.seating_mut().oppose(machine);
        }
        Ok(table)
    }

    /// Reveals of the game that the link opens what it says, and without a word of it no more than the figure: whoever sends a
    /// game does not send its answer.
    pub(crate) fn reveal(&self, first: &First, app: &mut App) {
        if let First::GoesOn(table) | First::Class(table) = first {
            let usual = if app.revealed(table.id()) == Degree::Nothing { Degree::Nothing } else { Degree::Figure };
            app.reveal(table.id(), self.said.tell.unwrap_or(usual));
        }
    }
}

fn table(words: &[String], side: Side, look: &Look) -> Result<Box<Table>, String> {
    let (game, rest) = words.split_first().map_or(("", words), |(game, rest)| (game.as_str(), rest));
    let (moves, fields): (Vec<&String>, Vec<&String>) = rest.iter().partition(|word| word.starts_with("moves="));
    // A link cannot hold spaces in a word, so moves are separated by semicolons.
    let moves = moves.first().map_or("", |word| &word["moves=".len()..]).replace(';', " ");
    let fields = fields.into_iter().cloned().collect();
    let request = Request { game: game.to_owned(), fields, moves, files: FILES };
    let table = request.expanded().and_then(|request| request.table(side));
    Ok(Box::new(table.map_err(|error| error.words(look))?))
}

/// The reader of the files that links and fields name.
pub(crate) const FILES: Files = Files(|file: &Path, most| kept::read(file, most));

fn puzzle(words: &[String], look: &Look) -> Result<First, String> {
    let (mut first, mut wanted) = (None, PuzzleKind::default());
    for word in words {
        if word.starts_with(|sign: char| sign.is_ascii_digit()) {
            let refused = |_| say!(look, "error-daily", given = words::shortened(word));
            first = Some(Source::Day(word.parse().map_err(refused)?));
        } else {
            let (game, behind) = word.split_once('#').map_or((word.as_str(), None), |(game, seed)| (game, Some(seed)));
            let request = Request { game: game.to_owned(), ..Request::default() };
            wanted.game = Some(request.entry().map_err(|error| error.words(look))?);
            first = behind.and_then(seed::read).map(Source::Given);
        }
    }
    Ok(First::Puzzles(PuzzleOrder { wanted, first }))
}

/// Returns the link to a position, given its id; `None` if the text is not an id.
pub(crate) fn of(id: &str) -> Option<String> {
    let request = Request::parse(id).ok()?;
    request.entry().ok()?;
    let mut words = vec![request.game];
    words.extend(request.fields);
    if !request.moves.is_empty() {
        words.push(format!("moves={}", request.moves.replace(' ', ";")));
    }
    Some(encoded(&words.join("&")))
}

/// Adds to the link to the game on top what it says besides its position: the class, the players, and what is revealed.
pub(crate) fn with_players(link: String, app: &mut App) -> String {
    let mut words = match app.context() {
        Context::Play => link,
        Context::Class => format!("class&{link}"),
        _ => return link,
    };
    let Some((game, you, opponent)) = app.with_table(|table, _| (table.id(), side(table), table.seating().opponent()))
    else {
        return words;
    };
    // Both are what they are without a word of it. Writing to a string does not fail.
    if you != Side::First {
        let _ = write!(words, "&you={you}");
    }
    if you != Side::Both && opponent != Machine::Perfect {
        let _ = write!(words, "&opponent={opponent}");
    }
    words + &format!("&tell={}", app.revealed(game))
}

/// The side on which the user sits at a table.
fn side(table: &Table) -> Side {
    match table.seats() {
        Some([Player::Person, Player::Person]) => Side::Both,
        Some([Player::Person, _]) => Side::First,
        Some([_, Player::Person]) => Side::Second,
        Some(_) => Side::Watch,
        None => table.seating().side(),
    }
}

/// Returns the link to a custom game, given its file.
pub(crate) fn of_file(text: &str) -> String {
    format!("own={}", encoded(text).replace('&', "%26"))
}

/// Percent-encodes a text for an address.
fn encoded(text: &str) -> String {
    let mut written = String::new();
    for byte in text.bytes() {
        let sign = char::from(byte);
        if sign.is_ascii_alphanumeric() || PLAIN.contains(sign) || sign == '&' {
            written.push(sign);
        } else {
            // Writing to a string does not fail.
            let _ = write!(written, "%{byte:02X}");
        }
    }
    written
}

/// Decodes a percent-encoded text.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((first, behind)) = rest.split_first() {
        let hex = behind.get(..2).and_then(|hex| u8::from_str_radix(str::from_utf8(hex).ok()?, 16).ok());
        if *first == b'%'
            && let Some(byte) = hex
        {
            bytes.push(byte);
            rest = &behind[2..];
        } else {
            bytes.push(*first);
            rest = behind;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use zugzwang::look::glyphs::GlyphSet;

    use super::*;

    fn look() -> Look {
        Look::new(ThemeName::Dark, GlyphSet::Unicode)
    }

    #[test]
    fn a_link_opens_what_it_names() {
        let opened = |link: &str| Link::read(link).first(&look()).unwrap_or_else(|error| panic!("{link}: {error}"));
        assert!(matches!(opened(""), First::Menu));
        assert!(matches!(opened("#nim%20heaps=3,4,5"), First::GoesOn(table) if table.position() == "3,4,5"));
        assert!(
            matches!(opened("#nim&heaps=3,4,5&moves=1:2;2:1"), First::GoesOn(table) if table.position() == "1,3,5")
        );
        assert!(matches!(opened("#lesson nim-columns"), First::Lessons(Some(lesson)) if lesson.id == "nim-columns"));
        assert!(matches!(opened("#today"), First::Today));
        assert!(matches!(opened("#puzzle 2026-11-26"), First::Puzzles(order) if order.first.is_some()));
        assert!(matches!(opened("#map wythoff"), First::Map(table) if table.id() == "wythoff"));
        assert!(matches!(opened("#demo"), First::Demo(None)));
        assert!(matches!(opened("#class"), First::Plan));
        assert!(matches!(opened("#class nim heaps=1,2"), First::Class(table) if table.position() == "1,2"));
        let seated = |link: &str| match opened(link) {
            First::GoesOn(table) => (table.seats(), table.seating().opponent()),
            other => panic!("{link}: {other:?}"),
        };
        assert_eq!(seated("#nim you=both").0, Some([Player::Person; 2]));
        let (seats, machine) = seated("#nim opponent=coach-2 you=second");
        assert_eq!((seats, machine), (Some([Player::Machine(machine), Player::Person]), Machine::Coach(2)));
    }

    #[test]
    fn options_are_those_of_the_command_line() {
        let link = Link::read("#nim lang=ru level=notation tell=all theme=light projector");
        assert!(link.first(&look()).is_ok() && link.projector);
        assert_eq!(link.said.language, Some(Language::Russian));
        assert_eq!(link.said.theme, Some(ThemeName::Light));
    }

    #[test]
    fn a_wrong_link_says_so_as_the_command_line_does() {
        for (link, part) in [
            ("#nimm", "nim"),
            ("#nim heaps=x", "heaps"),
            ("#nim lang=fr", "en, ru, bg, zh"),
            ("#nim you=third", "first, second"),
            ("#nim opponent=me", "perfect, gives-back-1"),
            ("#lesson nothing", "nothing"),
            ("#puzzle 2026-13-01", "2026-13-01"),
        ] {
            let error = Link::read(link).first(&look()).expect_err(link);
            assert!(error.contains(part), "{link}: {error}");
        }
    }

    // All that has a file in a link is tested here: the files are shared by all tests, and each such link has the same one.
    #[test]
    fn a_custom_game_travels_in_its_link() {
        let file = "game = \"coins\"\ntitle = \"Frogs\"\nsetup = \"x=21 set=2,3\"\n";
        let first = Link::read(&of_file(file)).first(&look());
        assert!(matches!(first, Ok(First::GoesOn(table)) if table.position() == "21"));
        let longer = format!("#{}&x=60", of_file(file));
        assert!(matches!(Link::read(&longer).first(&look()), Ok(First::GoesOn(table)) if table.position() == "60"));
        let error = Link::read("#own=game").first(&look()).expect_err("it is no file of a game");
        assert!(error.contains("link.toml"), "{error}");
    }

    #[test]
    fn the_link_of_a_position_leads_back_to_it() {
        let link = of(r#"nim heaps=3,4,5 --moves "1:2 2:1""#).expect("it is an id");
        assert_eq!(link, "nim&heaps=3,4,5&moves=1:2;2:1");
        assert_eq!(of("Zugzwang 2026-11-26 ■"), None);
    }
}
