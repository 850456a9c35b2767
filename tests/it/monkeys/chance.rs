//! Draws the next event from a seed: mostly keys of the current screen, now and then anything else.

use zugzwang::{
    look::{glyphs::GlyphSet, language::Language, theme::ThemeName},
    screens::{
        action::Action,
        keymap::{Context, Keymap},
    },
    teach::path,
};
use zugzwang_engine::{Rng, games};

use super::{
    driver::{Driver, Looks},
    event::{Event, read},
    tour::ROADS,
};
use crate::common::keys::event as key;

/// The arrow keys, named as in the keymap.
pub const ARROWS: [&str; 4] = ["Up", "Down", "Left", "Right"];
/// Keys that advance a game.
const PLAYED: [&str; 10] = ["Enter", "Enter", "Left", "Right", "Up", "Down", "PgDn", "End", "Enter", "."];
/// Keys bound nowhere, and some that are bound elsewhere.
const OTHER: [&str; 30] = [
    "a",
    "Z",
    "0",
    "9",
    "5",
    "Alt-x",
    "Ctrl-a",
    "Ctrl-w",
    "Alt-Ctrl-c",
    "F12",
    "Insert",
    "Null",
    "Release-q",
    "U+0",
    "U+A0",
    "U+301",
    "U+200D",
    "U+4E2D",
    "U+1F600",
    "U+439",
    "U+416",
    "U+44F",
    "@",
    "#",
    "/",
    "~",
    "\\",
    "U+FEFF",
    "Delete",
    "U+2028",
];
/// Parts of what is typed into text fields.
const TYPED: [&str; 24] = [
    "1",
    "2",
    "3",
    "7",
    "0",
    "10",
    "12",
    "100",
    ",",
    "1,2,3",
    "3,4,5",
    ":",
    "1:1",
    "2:1",
    "-",
    "/",
    "1/2",
    ".",
    "0.5",
    "2024-02-29",
    "x",
    "=",
    "999999999999999999999",
    " ",
];
/// Texts pasted besides ids of positions.
const PASTED: [&str; 14] = [
    "",
    "\n\n\n",
    "nim heaps=3,4,5 --moves \"1:2 2:1",
    "nim heaps=3,4,5 --moves \"9:9\"",
    "nim#18446744073709551615",
    "nim#-1",
    "heaps=@/etc/passwd",
    "\u{feff}nim heaps=3,4,5",
    "\0\u{1b}[2J\u{7}",
    "１２３",
    "e\u{301}e\u{301}\u{200d}中文",
    "2:6\n",
    "--json",
    "99999999999999999999999999999999999999999,,,,",
];
/// Window sizes: none, odd ones, the common ones, the largest.
const SIZES: [(u16, u16); 12] = [
    (0, 0),
    (1, 1),
    (0, 24),
    (80, 0),
    (43, 12),
    (44, 12),
    (60, 18),
    (80, 24),
    (80, 24),
    (120, 40),
    (200, 60),
    (300, 100),
];

/// A monkey. Its events follow from its seed and from what it sees.
pub struct Monkey {
    draw: Rng,
    /// Percentage of events after which all questions are answered at once.
    prompt: usize,
    /// The rest of the keys it plans to press.
    plan: Vec<Event>,
}

impl Monkey {
    pub fn new(seed: u64) -> Self {
        let mut draw = Rng::new(seed, "monkeys");
        let prompt = [100, 90, 50, 10][draw.below(4)];
        let mut monkey = Self { draw, prompt, plan: Vec::new() };
        monkey.begin(seed);
        monkey
    }

    /// Returns the look of a monkey. Every look comes in turn, each with every game.
    pub fn looks(seed: u64) -> Looks {
        let at = |count: usize, step: u64| usize::try_from((seed / step) % count as u64).unwrap_or_default();
        let (themes, glyphs) = (ThemeName::ALL, [GlyphSet::Unicode, GlyphSet::Ascii]);
        (themes[at(themes.len(), 1)], glyphs[at(2, 3)], Language::ALL[at(Language::ALL.len(), 1)])
    }

    /// Plans the way: first to every stop in turn, then to every screen.
    fn begin(&mut self, seed: u64) {
        let number = usize::try_from(seed).unwrap_or_default();
        let stops = path::stops().count();
        let (round, stop) = (number / stops, number % stops);
        // In the first round the game of each stop is played. The demo comes after all ways, before a class.
        let road = match number % (ROADS.len() + 1) {
            _ if round == 0 => "n Enter settle: y",
            demo if demo == ROADS.len() => "d P",
            road => ROADS[road].1,
        };
        let to_stop = [Event::Key(key("Home"))].into_iter().chain(vec![Event::Key(key("Right")); stop]);
        self.plan = to_stop.chain(read(road)).chain([Event::Settle]).collect();
        self.plan.reverse();
    }

    fn one_of<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.draw.below(words.len())]
    }

    fn pressed(&mut self, words: &[&str]) -> Event {
        Event::Key(key(self.one_of(words)))
    }

    /// Returns the next event.
    pub fn next(&mut self, driver: &mut Driver) -> Event {
        if let Some(event) = self.plan.pop() {
            return event;
        }
        if driver.waiting() > 0 && self.draw.below(100) < self.prompt {
            return Event::Settle;
        }
        let context = driver.context();
        match self.draw.below(100) {
            0..40 => self.bound(context, driver),
            40..55 => self.pressed(&PLAYED),
            55..60 => self.pressed(&OTHER),
            60..70 if context.is_text() => self.typed(),
            60..70 => self.pressed(&["i", "s", "Enter", "Space", "u"]),
            70..80 => self.click(driver),
            80..83 => Event::Wheel(self.draw.below(2) == 0),
            83..86 => self.paste(),
            86..88 => self.size(),
            88..92 => Event::Tick,
            92..95 => self.answer(driver.waiting()),
            95..97 => Event::Undo,
            97 => Event::Out(self.one_of(&["Esc", "q"]).to_owned()),
            98 if self.draw.below(2) == 0 => Event::Restart,
            99 => Event::Pour(2 + self.draw.below(20)),
            _ => Event::Settle,
        }
    }

    /// Returns a key of this screen; half of the time one of those pressed least.
    fn bound(&mut self, context: Context, driver: &Driver) -> Event {
        let keymap = Keymap::default();
        let here: Vec<Action> =
            Action::ALL.iter().copied().filter(|action| keymap.first(Some(context), *action).is_some()).collect();
        let mut action = here[self.draw.below(here.len())];
        if self.draw.below(2) == 0 {
            let least = here.iter().map(|action| driver.seen.times(context, *action)).min();
            let rare: Vec<_> =
                here.iter().filter(|action| Some(driver.seen.times(context, **action)) == least).collect();
            action = *rare[self.draw.below(rare.len())];
        }
        let leaves = matches!(action, Action::Back | Action::Quit | Action::QuitNow | Action::New);
        if leaves && self.draw.below(4) > 0 {
            return self.pressed(&PLAYED);
        }
        let keys = keymap.keys(context, action);
        let key_ = keys[self.draw.below(keys.len())];
        let event = Event::Key(key(&key_.name(ARROWS)));
        // A key that asks for confirmation takes effect only with the second press.
        if action == Action::Resign && self.draw.below(2) == 0 {
            self.plan.push(event.clone());
        }
        event
    }

    /// Returns a few parts of a text, sometimes for an empty line.
    fn typed(&mut self) -> Event {
        let mut keys: Vec<String> = Vec::new();
        if self.draw.below(2) == 0 {
            keys.push("Ctrl-u".to_owned());
        }
        for _ in 0..=self.draw.below(3) {
            keys.extend(self.one_of(&TYPED).chars().map(|sign| format!("U+{:X}", u32::from(sign))));
        }
        keys.extend((self.draw.below(3) == 0).then(|| "Enter".to_owned()));
        self.plan = keys.iter().rev().map(|name| Event::Key(key(name))).collect();
        self.plan.pop().unwrap_or(Event::Settle)
    }

    fn click(&mut self, driver: &Driver) -> Event {
        let places = driver.places();
        let (width, height) = driver.size();
        if places.is_empty() || self.draw.below(3) == 0 {
            let within = |draw: &mut Rng, most: u16| draw.below(usize::from(most) + 3).try_into().unwrap_or_default();
            return Event::Click(within(&mut self.draw, width), within(&mut self.draw, height));
        }
        let (x, y) = places[self.draw.below(places.len())];
        let click = Event::Click(x, y);
        // A second click on a place does more than the first.
        if self.draw.below(2) == 0 {
            self.plan.push(click.clone());
        }
        click
    }

    fn paste(&mut self) -> Event {
        match self.draw.below(10) {
            0 => {
                Event::Flood(['1', ',', '\u{301}', '"', '9', ' '][self.draw.below(6)], 1 << (10 + self.draw.below(12)))
            }
            1..4 => Event::Paste(PASTED[self.draw.below(PASTED.len())].to_owned()),
            _ => Event::Paste(self.id()),
        }
    }

    /// Returns the id of a position: a random setup with some moves.
    fn id(&mut self) -> String {
        let game = &games::ALL[self.draw.below(games::ALL.len())];
        let words = game.of_seed(self.draw.below(1000) as u64);
        let id = format!("{} {}", game.id, words.join(" "));
        let Ok(mut record) = game.open(&words) else { return id };
        let mut moves: Vec<String> = Vec::new();
        for _ in 0..self.draw.below(6) {
            let legal = record.legal(40);
            let Some(mv) = legal.get(self.draw.below(legal.len())) else { break };
            if record.play(mv).is_err() {
                break;
            }
            moves.push(mv.clone());
        }
        format!("{id} --moves \"{}\"", moves.join(" "))
    }

    fn size(&mut self) -> Event {
        let (width, height) = match self.draw.below(3) {
            0 => (self.draw.below(301), self.draw.below(101)),
            _ => {
                let (width, height) = SIZES[self.draw.below(SIZES.len())];
                (width.into(), height.into())
            }
        };
        // Do not stay for long in a window that shows nothing.
        if width < 60 || height < 20 {
            self.plan.insert(0, Event::Size(80, 24));
        }
        Event::Size(u16::try_from(width).unwrap_or(0), u16::try_from(height).unwrap_or(0))
    }

    fn answer(&mut self, waiting: usize) -> Event {
        let number = self.draw.below(waiting);
        match self.draw.below(6) {
            _ if waiting == 0 => Event::Tick,
            0 => Event::Lose(number),
            1 => Event::Answer(waiting - 1),
            _ => Event::Answer(number),
        }
    }
}
