//! The layout of a puzzle.

use zugzwang_engine::Puzzle;

use super::{PuzzleScreen, Source, posed::Posed};
use crate::{
    keep::storage::Fate,
    screens::{
        chrome::{
            Bench, Board, Head, at_most,
            view::{Body, Top},
        },
        prelude::*,
        prompt,
        trial::footer_hints,
    },
};

/// Used if there is no panel beside the board.
const FACTS: usize = 2;

impl PuzzleScreen {
    pub(super) fn show(&self, window: Size, look: &Look, show: &mut dyn FnMut(&View<'_>)) {
        let puzzles = self.daily.puzzles;
        let streak = say!(look, "puzzle-streak", streak = puzzles.streak(), best = puzzles.best());
        // There is no other place for a note while puzzles are chosen.
        let right = self.note.as_ref().filter(|_| self.choice.is_some()).map_or(streak, |note| note.text.clone());
        let (name, posed) = (say!(look, "puzzle-title"), self.posed.as_deref());
        let most = if self.choice.is_none() && self.reading.is_either() { usize::MAX } else { 0 };
        let title = |posed: &Posed| words::title_of(posed.puzzle.game, &posed.puzzle.setup, look);
        let game = posed.map(title).unwrap_or_default();
        let (task, facts) = self.task(look, window.width.saturating_sub(2));
        let alone = self.reading.stands_alone();
        let said = |posed: &Posed, width| posed.trial.lines(posed.totals(look).unwrap_or_default(), alone, look, width);
        let numbers = |width: u16| self.numbers(&facts, look, width);
        let bench = Bench {
            reading: self.reading,
            looking: posed.is_none_or(|posed| posed.trial.is_open()),
            title: posed.map_or_else(String::new, |posed| say!(look, posed.title())),
            lines: &|width| posed.map_or_else(Vec::new, |posed| said(posed, width)),
            why: &|room| posed.map_or_else(Vec::new, |posed| posed.why(look, room)),
            foot: Some((&numbers, Action::ChoosePuzzle)),
            board: match posed {
                Some(posed) => Board::Table(&posed.trial.table, posed.trial.shown()),
                None => Board::Missing(self.missing(look)),
            },
        };
        let choose = |area: Rect, buf: &mut Buffer| {
            self.choice.as_ref().map_or_else(Vec::new, |choice| choice.draw(area, buf, look))
        };
        let top = match posed.map(|posed| &posed.trial.table) {
            Some(table) => Top::Game(Head { name: &name, game: &game, table, right: &right, spared: &right, most }),
            None => Top::Name([name, String::new(), right]),
        };
        show(&View {
            top,
            body: if self.choice.is_some() {
                Body::Own(&choose)
            } else {
                Body::Board { above: task, bench, below: (0, &|_, _| Vec::new()) }
            },
            note: self.note.as_ref().filter(|_| posed.is_some()),
            context: self.context(look),
            ways: &|pages| self.hints(look, pages),
        });
    }

    fn missing(&self, look: &Look) -> String {
        if let Some(note) = &self.note {
            return note.text.clone();
        }
        let grade = u64::from(self.wanted.grade.unwrap_or(0));
        match &self.search {
            Some((_, search)) => {
                let (done, total) = search.progress();
                if grade > 0 && total > 0 {
                    say!(look, "puzzle-making-grade", grade = grade, done = done, total = total)
                } else {
                    say!(look, "puzzle-making")
                }
            }
            None if self.in_vain => {
                let title = self.wanted.title(look).unwrap_or_else(|| "any".to_owned());
                say!(look, "puzzle-vain", game = title, grade = grade)
            }
            None => say!(look, "puzzle-stopped"),
        }
    }

    /// The line of the task and, after it, as many facts as fit. Also returns the other facts, unless they stand below for want of a panel.
    fn task(&self, look: &Look, width: u16) -> (Vec<Line<'static>>, Vec<String>) {
        let Some(posed) = &self.posed else { return (vec![Line::default()], Vec::new()) };
        let mut facts = self.facts(posed, look);
        let task = Line::styled(posed.task(look), look.theme.title);
        if self.reading.is_either() {
            let told = wrapped(&facts.join("  "), look.theme.dim, width);
            let mut told = at_most(told, FACTS, width.into(), look);
            told.resize(FACTS, Line::default());
            return (std::iter::once(task).chain(told).collect(), Vec::new());
        }
        let mut line = task;
        let fits = |line: &Line<'_>, fact: &str| line.width() + 2 + width_of(fact) <= usize::from(width);
        while let Some(fact) = facts.first().filter(|fact| fits(&line, fact)) {
            line.push_span(Span::styled(format!("  {fact}"), look.theme.dim));
            facts.remove(0);
        }
        (vec![line], facts)
    }

    fn facts(&self, posed: &Posed, look: &Look) -> Vec<String> {
        let Puzzle { legal, right, grade, .. } = posed.puzzle;
        let told = || say!(look, "puzzle-right", right = right, legal = legal);
        let moves = || if posed.is_settled() { told() } else { say!(look, "puzzle-legal", legal = legal) };
        let moves = posed.puzzle.counts_moves().then(moves);
        let [grade, hardest] = [grade, Puzzle::HARDEST].map(u64::from);
        let grade = say!(look, "puzzle-grade-of", grade = grade, hardest = hardest);
        let told = [grade, posed.made_from(look), self.counting(posed, look)];
        moves.into_iter().chain(told).filter(|fact| !fact.is_empty()).collect()
    }

    fn counting(&self, posed: &Posed, look: &Look) -> String {
        match posed.source {
            _ if !posed.counts(self.daily.today) => say!(look, "puzzle-uncounted"),
            Source::Day(_) | Source::Gentle(_) if self.daily.fate() == Some(Fate::Solved) => {
                let key = key_name(Context::Puzzle, Action::Copy, look);
                say!(look, "puzzle-day-solved", run = self.daily.run, key = key)
            }
            Source::Day(_) | Source::Gentle(_) => say!(look, "puzzle-day-open"),
            Source::Own => {
                let slip = self.slip.as_ref().filter(|_| posed.is_tried());
                let Some((slip, today)) = slip.zip(self.daily.today) else { return say!(look, "puzzle-own-open") };
                let days = self.daily.again.wait(slip, today).unwrap_or(0);
                say!(look, "puzzle-own-tried", days = days)
            }
            Source::Given(_) | Source::From(_) => String::new(),
        }
    }

    fn numbers(&self, facts: &[String], look: &Look, width: u16) -> Vec<Line<'static>> {
        let puzzles = self.daily.puzzles;
        let (streak, best, total) = (puzzles.streak(), puzzles.best(), puzzles.total());
        let grades = puzzles.solved().map(|count| count.to_string()).join(" ");
        let game = self.wanted.title(look).unwrap_or_else(|| say!(look, "puzzle-any-game"));
        let grade = u64::from(self.wanted.grade.unwrap_or(0));
        let hardest = u64::from(Puzzle::HARDEST);
        let results = [
            say!(look, "puzzle-streak-line", streak = streak, best = best),
            say!(look, "puzzle-total", total = total, hardest = hardest, grades = grades),
            say!(look, "puzzle-wanted", game = game, grade = grade),
        ];
        facts.iter().chain(&results).flat_map(|text| wrapped(text, look.theme.dim, width)).collect()
    }

    fn hints(&self, look: &Look, pages: usize) -> Vec<Hint> {
        if self.context(look) == Context::Typing {
            return prompt::hints(look);
        }
        if self.choice.is_some() {
            let own = vec![
                Hint::named(&[Action::Enter], say!(look, "puzzle-choose-take")),
                Hint::named(&[Action::Left, Action::Right], say!(look, "puzzle-choose-grade")),
                Hint::named(&[Action::Up, Action::Down], say!(look, "puzzle-choose-game")),
            ];
            return footer_hints(own, 1, None, look);
        }
        let mut own = self.posed.as_ref().map(|posed| posed.trial.hints(look)).unwrap_or_default();
        own.extend([Action::NextPuzzle, Action::ChoosePuzzle].map(|action| Hint::of(action, look)));
        let key = self.posed.is_some().then_some(if self.is_looking() { Action::Type } else { Action::Why });
        footer_hints(own, pages, key, look)
    }
}
