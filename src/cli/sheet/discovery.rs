//! Sheets to discover a rule: the small positions of a stop's first setup, each to be marked as won or lost, and space to write down
//! the rule. A sheet has one convention and nothing about theory.

use std::collections::{BTreeMap, VecDeque};

use ratatui::{buffer::Buffer, style::Style, text::Line};
use zugzwang_engine::{Cancel, Kind, Outcome, Record, Setup, games};

use super::{
    html,
    pages::{Block, WIDTH, paged, rule_in_words, title_and_name},
};
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

/// Positions on a sheet.
const ASKED: usize = 16;
/// A setup with this many positions is too large for a sheet.
const MOST: usize = 3_000;
/// A position with this many moves is too large for a sheet.
const MOVES: usize = 200;
/// The least width of a position, before its answer.
const POSITION: usize = 24;

#[derive(Debug, Clone)]
struct Asked {
    position: String,
    /// `true` if the player to move can win.
    won: bool,
    moves: Vec<String>,
}

/// A sheet to discover a rule.
#[derive(Debug)]
pub struct Discovery {
    stop: &'static Stop,
    setup: Setup,
    asked: Vec<Asked>,
}

impl Discovery {
    /// The sheet of a stop. `None` if there are too many positions, if they are not whole numbers, because then not all moves can be
    /// listed, or if one is not solved.
    pub fn of(stop: &'static Stop) -> Option<Self> {
        let game = games::find(stop.game)?;
        let mut record = game.open(&stop.words(0)).ok()?;
        for mv in stop.moves(0) {
            record.play(mv).ok()?;
        }
        let (setup, start) = (record.setup().clone(), record.moves().len());
        let lines = reached(&mut record, start)?;
        let mut asked = Vec::new();
        for line in nearest_the_end(&lines) {
            go_to(&mut record, start, line)?;
            let Some(one) = question(&record)? else { continue };
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

    /// The id of the stop.
    pub const fn stop(&self) -> &'static str {
        self.stop.id
    }

    /// Draws the pages of [`a4::SIZE`]: the positions, then the answers.
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

    /// Returns the sheet as an HTML file, which prints as all its pages.
    pub fn html(&self, look: &Look) -> String {
        let told = [words::rule(self.stop.game, &self.setup, look), say!(look, "discover-task")];
        let asked: Vec<String> = self.asked.iter().map(|asked| clear(&asked.position, look)).collect();
        let answer = |asked: &Asked| say!(look, "discover-answer", won = asked.won, moves = asked.moves.join(" "));
        let answers: Vec<_> = asked.iter().cloned().zip(self.asked.iter().map(answer)).collect();
        html::discovery(&self.name(look), &told, &asked, &answers, look)
    }

    fn name(&self, look: &Look) -> String {
        self.stop.name(look)
    }

    fn heading(&self, look: &Look) -> Block {
        let rule = words::rule(self.stop.game, &self.setup, look);
        let mut lines = title_and_name(&self.name(look), Style::default(), look);
        lines.extend(wrapped(&rule, look.theme.text, a4::SIZE.width));
        lines.push(Line::default());
        lines.extend(wrapped(&say!(look, "discover-task"), look.theme.text, a4::SIZE.width));
        lines
    }
}

/// For each reachable position, the moves that lead to it, and the names of the positions after it.
type Reached = BTreeMap<String, (Vec<String>, Vec<String>)>;

fn reached(record: &mut Record, start: usize) -> Option<Reached> {
    let mut lines = Reached::new();
    let mut open: VecDeque<Vec<String>> = VecDeque::from([Vec::new()]);
    while let Some(line) = open.pop_front() {
        go_to(record, start, &line)?;
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

/// Plays these moves after the first `start` moves of the record.
fn go_to(record: &mut Record, start: usize, line: &[String]) -> Option<()> {
    while record.moves().len() > start {
        record.take_back();
    }
    line.iter().try_for_each(|mv| record.play(mv)).ok()
}

/// A key that equivalent positions share, such as heaps in another order.
fn kind(game: &games::Entry, position: &str) -> Vec<String> {
    let mut parts: Vec<String> = position.split(',').map(ToOwned::to_owned).collect();
    if game.fields.iter().any(|field| matches!(field.kind, Kind::List { min: 0, .. })) {
        parts.retain(|part| part != "0");
        parts.sort_unstable();
    }
    parts
}

/// The moves to each position, sorted by how soon the game can end from it, then by the number of moves there.
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

/// The question about a position; `Some(None)` for the end of the game, `None` if the position is not solved.
#[expect(clippy::option_option, reason = "an ended position is skipped, an unsolved one ends the search")]
fn question(record: &Record) -> Option<Option<Asked>> {
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
    fn the_sheet_of_subtraction_asks_about_1_to_16_coins() {
        let sheet =
            Discovery::of(path::find("subtraction").expect("subtraction is a stop")).expect("the stop has a sheet");
        let tills: Vec<u64> =
            sheet.asked.iter().map(|asked| asked.position.parse().expect("a position is a number")).collect();
        assert_eq!(tills, (1..=16).collect::<Vec<u64>>());
        assert!(sheet.asked.iter().zip(&tills).all(|(asked, till)| asked.won == (till % 4 != 0)), "{sheet:?}");
    }

    #[test]
    fn most_stops_have_a_sheet_without_repeated_positions() {
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
