//! Sheets on which a rule is found: the positions of a stop's first setup, the smallest first, each to be called won or lost, and room
//! for the rule in words. One convention a sheet, and nothing of the theory on it.

use std::collections::{BTreeMap, VecDeque};

use ratatui::{buffer::Buffer, text::Line};
use zugzwang_engine::{Cancel, Kind, Outcome, Record, Setup, games};

use super::pages::{Block, WIDTH, paged};
use crate::{
    look::{
        Look,
        align::{self, width_of, wrapped},
    },
    picture::svg::a4,
    say,
    teach::path::Stop,
    words::{self, numbers::clear},
};

/// So many positions are asked about.
const ASKED: usize = 16;
/// A game of which so many positions can be reached has none that a sheet begins with.
const MOST: usize = 3_000;
/// So many moves of one position are looked at.
const MOVES: usize = 200;
/// The fewest columns of a position before its answer.
const POSITION: usize = 24;
/// Lines for the rule.
const RULE: usize = 4;

/// One position of the sheet.
#[derive(Debug, Clone)]
struct Asked {
    position: String,
    /// `true` where whoever is to move can win.
    won: bool,
    /// The moves that win.
    moves: Vec<String>,
}

/// A sheet on which a rule is found.
#[derive(Debug)]
pub struct Discovery {
    stop: &'static Stop,
    setup: Setup,
    asked: Vec<Asked>,
}

impl Discovery {
    /// The sheet of a stop; `None` where its positions are too many, no whole numbers (the moves to others cannot all be
    /// listed), or of some nobody knows who wins.
    pub fn of(stop: &'static Stop) -> Option<Self> {
        let game = games::find(stop.game)?;
        let mut record = game.open(&stop.words(0)).ok()?;
        for mv in stop.moves(0) {
            record.play(mv).ok()?;
        }
        let setup = record.setup().clone();
        let lines = reached(&mut record)?;
        let mut asked = Vec::new();
        for line in nearest_the_end(&lines) {
            let Some(one) = question(game, stop, line)? else { continue };
            let kind = kind(game, &one.position);
            if asked.iter().all(|other: &Asked| self::kind(game, &other.position) != kind) {
                asked.push(one);
            }
            if asked.len() == ASKED {
                break;
            }
        }
        let is_whole = asked.iter().all(|asked| !asked.position.contains('/'));
        (asked.len() > 2 && is_whole).then_some(Self { stop, setup, asked })
    }

    /// The stop's id.
    pub const fn stop(&self) -> &'static str {
        self.stop.id
    }

    /// Its pages, each of [`a4::SIZE`]: the positions, then the answers.
    pub fn pages(&self, look: &Look) -> Vec<Buffer> {
        let rows = self.asked.iter().map(|asked| {
            let box_ = say!(look, "discover-box");
            let room = WIDTH.saturating_sub(width_of(&box_) + 2);
            Line::from(format!("  {}{box_}", align::left(&clear(&asked.position, look), room)))
        });
        let mut pages = paged([self.heading(look), rows.collect(), rule_in_words(look)].into_iter());
        let named = |asked: &Asked| clear(&asked.position, look);
        let widest = self.asked.iter().map(|asked| width_of(&named(asked)) + 2).max().unwrap_or(0).max(POSITION);
        let answers = self.asked.iter().map(|asked| {
            let moves = asked.moves.join(" ");
            let told = say!(look, "discover-answer", won = asked.won, moves = moves);
            Line::from(format!("  {}{told}", align::left(&named(asked), widest)))
        });
        let title = say!(look, "discover-answers", stop = self.name(look));
        pages.extend(paged([vec![Line::styled(title, look.theme.title)], answers.collect()].into_iter()));
        pages
    }

    fn name(&self, look: &Look) -> String {
        say!(look, &format!("stop-{}", self.stop.id))
    }

    /// Returns the head of the sheet: its title, the place for the name, the rule of the game, and what is asked.
    fn heading(&self, look: &Look) -> Block {
        const NAME: usize = 30;
        let title = self.name(look);
        let name = format!("{} {}", say!(look, "sheet-name"), "_".repeat(NAME));
        let name = align::right(&name, WIDTH.saturating_sub(width_of(&title)));
        let rule = words::rule(self.stop.game, &self.setup, look);
        let mut lines = vec![Line::from(format!("{title}{name}")), Line::default()];
        lines.extend(wrapped(&rule, look.theme.text, a4::SIZE.width));
        lines.push(Line::default());
        lines.extend(wrapped(&say!(look, "discover-task"), look.theme.text, a4::SIZE.width));
        lines
    }
}

/// Room for the rule.
pub(super) fn rule_in_words(look: &Look) -> Block {
    let mut lines = vec![Line::from(say!(look, "discover-rule"))];
    lines.extend((0..RULE).flat_map(|_| [Line::default(), Line::from("_".repeat(WIDTH))]));
    lines
}

/// By its name each position that can be reached: the moves that lead there, and the names of those that its moves lead to.
type Reached = BTreeMap<String, (Vec<String>, Vec<String>)>;

/// The moves that lead to each position, by what it is called, with where its moves lead; `None` where there are too many.
fn reached(record: &mut Record) -> Option<Reached> {
    let begun = record.plies();
    let mut lines = Reached::new();
    let mut open: VecDeque<Vec<String>> = VecDeque::from([Vec::new()]);
    while let Some(line) = open.pop_front() {
        while record.plies() > begun {
            record.take_back();
        }
        line.iter().try_for_each(|mv| record.play(mv)).ok()?;
        let position = record.position().to_string();
        let legal = record.legal(MOVES);
        if lines.contains_key(&position) {
            continue;
        }
        if lines.len() == MOST || legal.len() == MOVES {
            return None;
        }
        let mut next = Vec::new();
        for mv in &legal {
            record.play(mv).ok()?;
            next.push(record.position().to_string());
            record.take_back();
            open.push_back(line.iter().cloned().chain([mv.clone()]).collect());
        }
        lines.insert(position, (line, next));
    }
    Some(lines)
}

/// The same for all positions that are alike: heaps in another order are.
fn kind(game: &games::Entry, position: &str) -> Vec<String> {
    let mut parts: Vec<String> = position.split(',').map(ToOwned::to_owned).collect();
    if game.fields.iter().any(|field| matches!(field.kind, Kind::List { min: 0, .. })) {
        parts.retain(|part| part != "0");
        parts.sort_unstable();
    }
    parts
}

/// The lines to the positions, those first from which the game can end soonest, then those with the fewest moves.
fn nearest_the_end(lines: &Reached) -> Vec<&Vec<String>> {
    let mut ends: BTreeMap<&str, usize> = BTreeMap::new();
    loop {
        let found: Vec<(&str, usize)> = lines
            .iter()
            .filter(|(position, _)| !ends.contains_key(position.as_str()))
            .filter_map(|(position, (_, next))| {
                let nearest = next.iter().filter_map(|to| ends.get(to.as_str())).min();
                let over = next.is_empty().then_some(0);
                Some((position.as_str(), over.or_else(|| nearest.map(|end| end + 1))?))
            })
            .collect();
        if found.is_empty() {
            break;
        }
        ends.extend(found);
    }
    let mut all: Vec<_> = lines.iter().filter(|(_, (_, next))| !next.is_empty()).collect();
    all.sort_by_key(|(position, (_, next))| {
        (ends.get(position.as_str()).copied().unwrap_or(usize::MAX), next.len(), position.len(), (*position).clone())
    });
    all.into_iter().map(|(_, (line, _))| line).collect()
}

/// A position as it is asked about; outside nothing where who wins is not known, inside where nothing is to be asked.
#[expect(clippy::option_option, reason = "a position that is over is passed over, an unknown one ends all")]
fn question(game: &'static games::Entry, stop: &Stop, line: &[String]) -> Option<Option<Asked>> {
    let mut record = game.open(&stop.words(0)).ok()?;
    for mv in stop.moves(0).into_iter().map(ToOwned::to_owned).chain(line.iter().cloned()) {
        record.play(&mv).ok()?;
    }
    let answer = record.answer(&Cancel::never()).ok()?;
    match answer.outcome {
        None => Some(None),
        Some(Outcome::Win) => Some(Some(Asked { position: answer.position, won: true, moves: answer.best_moves })),
        Some(Outcome::Loss) => Some(Some(Asked { position: answer.position, won: false, moves: Vec::new() })),
        Some(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teach::path;

    #[test]
    fn of_seventeen_coins_the_small_tills_are_asked_and_every_fourth_is_lost() {
        let sheet = Discovery::of(path::find("subtraction").expect("a stop")).expect("a sheet");
        let tills: Vec<u64> = sheet.asked.iter().map(|asked| asked.position.parse().expect("a number")).collect();
        assert_eq!(tills, (1..=16).collect::<Vec<u64>>());
        assert!(sheet.asked.iter().zip(&tills).all(|(asked, till)| asked.won == (till % 4 != 0)), "{sheet:?}");
    }

    #[test]
    fn most_stops_have_a_sheet_and_none_asks_twice() {
        let sheets: Vec<Discovery> = path::stops().filter_map(Discovery::of).collect();
        assert!(sheets.len() >= 15, "{}", sheets.len());
        for sheet in &sheets {
            let mut positions: Vec<&str> = sheet.asked.iter().map(|asked| asked.position.as_str()).collect();
            positions.sort_unstable();
            positions.dedup();
            assert_eq!(positions.len(), sheet.asked.len(), "{}", sheet.stop.id);
            assert!(sheet.asked.iter().any(|asked| asked.won), "{}", sheet.stop.id);
        }
    }
}
