//! The layout of a puzzle: the task and the tries above the board, the move below it.

use zugzwang_engine::Puzzle;

use super::{PuzzleScreen, Source, posed::Posed};
use crate::{
    keep::storage::Fate,
    look::{align::text_of, wording::Wording},
    play::board::Stage as Places,
    screens::{
        chrome::{
            Bench, BoardView, Head, Reason, Words, above, at_most, indented,
            slots::{NARROW, ROOMY, WIDE},
            stage::Stage,
            view::{Body, Top},
            with_fit_arrows,
        },
        prelude::*,
        prompt,
        trial::footer_hints,
    },
};

/// Rows below the board, and on a rail.
const ANSWER: [u16; 2] = [3, 9];
/// Rows of facts about the puzzle at the plain level, at any other, and on a rail.
const FACTS: [u16; 3] = [1, 2, 4];
/// The fewest tries that have a square.
const SQUARES: usize = 3;
/// The most wrong tries that are told one by one.
const MOST: usize = 9;

impl PuzzleScreen {
    pub(super) fn show(&self, window: Size, look: &Look, show: &mut dyn FnMut(&View<'_>)) {
        let puzzles = self.daily.puzzles;
        let streak = say!(look, "puzzle-streak", streak = puzzles.streak(), best = puzzles.best());
        let name = say!(look, "puzzle-title");
        let hints = |pages: usize| self.hints(look, pages);
        let view = |top, body| View { top, body, note: self.note.as_ref(), context: self.context(look), ways: &hints };
        // The list of kinds covers the puzzle, which is not drawn then.
        if let Some(choice) = &self.choice {
            let right = self.note.as_ref().map_or(streak, |note| note.text.clone());
            let choose = |area: Rect, buf: &mut Buffer| choice.draw(area, buf, look);
            return show(&view(Top::Name([name, String::new(), right]), Body::Own(&choose)));
        }
        let posed = self.posed.as_deref();
        let game = posed.map(|posed| words::title_of(posed.puzzle.game, &posed.puzzle.setup, look)).unwrap_or_default();
        let is_wide = window.width >= WIDE;
        let facts = FACTS[if is_wide { 2 } else { usize::from(look.wording != Wording::Plain) }];
        let asked = |width: u16| self.asked(facts.into(), look, width);
        let missing = |area: Rect, buf: &mut Buffer| {
            above(wrapped(&self.missing(look), look.theme.text, area.width.saturating_sub(2)), area, buf);
            Hits::new()
        };
        let why = |room: Size| posed.map_or_else(Vec::new, |posed| self.why(posed, look, room));
        let rows = [1 + facts, ANSWER[usize::from(is_wide)]];
        let is_explained = posed.is_some() && self.is_explained(window, look);
        let stage = Stage { asked: &asked, rows: &|_| rows, is_explained, keeps_room: self.keeps_room(window, look) };
        let reason = |posed: &Posed| Reason { title: say!(look, posed.title()), lines: &why, page: self.page };
        let bench = Bench {
            areas: &|area| stage.areas(area),
            asked: &asked,
            board: match posed {
                Some(posed) => BoardView::Table(&posed.trial.table, posed.trial.shown()),
                None => BoardView::Own(&missing),
            },
            words: &|area, _| self.words(area, look),
            reason: posed.filter(|_| is_explained).map(reason),
            heard: &|| asked(u16::MAX).iter().map(text_of).collect(),
        };
        let most = usize::from(window.height / ROOMY) + 2;
        let top = match posed.map(|posed| &posed.trial.table) {
            Some(table) => {
                Top::Game(Head { name: &name, game: &game, table, right: &streak, spared: &streak, marked: "", most })
            }
            None => Top::Name([name, String::new(), streak]),
        };
        show(&view(top, Body::Board { bench, below: None }));
    }

    /// Whether the panel stands beside the board or in its place: the rule while the user looks for a move, then the reason.
    fn is_explained(&self, window: Size, look: &Look) -> bool {
        self.why.unwrap_or_else(|| self.keeps_room(window, look))
    }

    /// Whether the panel has its place beside the board from the start.
    fn keeps_room(&self, window: Size, look: &Look) -> bool {
        look.wording != Wording::Plain && window.width >= NARROW && self.why != Some(false)
    }

    pub(super) fn switch_why(&mut self, look: &Look) {
        (self.why, self.page) = (Some(!self.is_explained(self.window, look)), 0);
    }

    /// The rule or the reason and, at the foot, what was solved so far.
    fn why(&self, posed: &Posed, look: &Look, room: Size) -> Vec<Line<'static>> {
        let numbers = self.numbers(look, room.width);
        let taken = u16::try_from(numbers.len() + 1).unwrap_or(u16::MAX);
        let left = Size { height: room.height.saturating_sub(taken), ..room };
        let mut lines = posed.why(look, left);
        lines.resize(lines.len().max(left.height.into()) + 1, Line::default());
        lines.extend(numbers);
        lines
    }

    /// The task with a square for each try and, below it, facts about the puzzle.
    fn asked(&self, most: usize, look: &Look, width: u16) -> Vec<Line<'static>> {
        let Some(posed) = &self.posed else { return Vec::new() };
        let mut task = Line::from(vec![Span::styled(posed.task(look), look.theme.title), Span::raw("  ")]);
        task.spans.extend(self.squares(posed, look));
        let facts = packed(self.facts(posed, look), width).into_iter().map(|facts| Line::styled(facts, look.theme.dim));
        let mut lines: Vec<_> =
            std::iter::once(task).chain(facts).map(|line| shortened(line, width.into(), look)).collect();
        lines.resize(1 + most, Line::default());
        lines
    }

    /// A square for each try: wrong ones, then the right one or those to come.
    fn squares(&self, posed: &Posed, look: &Look) -> Vec<Span<'static>> {
        let missed = self.missed(posed);
        let (told, more) = if missed > MOST { (1, format!("{missed} ")) } else { (missed, String::new()) };
        let is_right = posed.trial.is_solved();
        let to_come = SQUARES.saturating_sub(told + usize::from(is_right));
        let square = |sign: &'static str, style: Style| {
            let sign = if look.theme.is_painted() { format!(" {sign} ") } else { format!("[{sign}]") };
            [Span::styled(sign, style), Span::raw(" ")]
        };
        let wrong = std::iter::repeat_n(square(look.glyphs().loses, look.theme.loss_chip), told);
        let right = is_right.then(|| square(look.glyphs().wins, look.theme.win_chip));
        let open = std::iter::repeat_n(square(" ", look.theme.chip(look.theme.dim)), to_come);
        std::iter::once(Span::raw(more)).chain(wrong.chain(right).chain(open).flatten()).collect()
    }

    /// The wrong tries at a puzzle, those before it was left included.
    fn missed(&self, posed: &Posed) -> usize {
        let counted =
            posed.source.day().filter(|_| posed.counts(self.daily.today)).and_then(|day| self.daily.diary.tried(day));
        counted.map_or(posed.missed, |tried| usize::try_from(tried.missed).unwrap_or(usize::MAX))
    }

    /// The move under the cursor, or the verdict on the one that was made. A note stands below.
    fn words(&self, area: Rect, look: &Look) -> Words {
        let Some(posed) = &self.posed else { return Words::default() };
        let width = area.width.saturating_sub(2);
        let note = self.note.iter().flat_map(|note| wrapped(&note.text, note.style(look), width));
        let note: Vec<_> = note.collect();
        let free = usize::from(area.height).saturating_sub(note.len());
        let lines = at_most(self.answer(posed, look, width), free, width.into(), look);
        // With full motion the verdict comes word by word.
        let is_right = posed.trial.is_solved();
        let hits = if is_right { words_of(lines.first(), Rect { height: 1, ..area }) } else { Hits::new() };
        let mut lines: Vec<_> = lines.into_iter().chain(note).map(indented).collect();
        if let Some(verdict) = lines.first_mut().filter(|_| is_right || posed.trial.is_refuted()) {
            verdict.style = if is_right { look.theme.win_cell } else { look.theme.loss_cell };
        }
        Words { lines, pages: 1, hits }
    }

    pub(super) fn answer(&self, posed: &Posed, look: &Look, width: u16) -> Vec<Line<'static>> {
        if !posed.trial.is_solved() {
            let alone = !self.is_explained(self.window, look);
            return posed.trial.lines(posed.totals(look).unwrap_or_default(), alone, look, width);
        }
        let words = posed.trial.last_move(look);
        let told = say!(look, "puzzle-solved", words = words, tries = self.missed(posed) + 1);
        let mut lines = wrapped(&format!("{} {told}", look.glyphs().wins), look.theme.win, width);
        if let Some(reason) = posed.reason_in_short(look) {
            lines.extend(wrapped(&reason, look.theme.text, width));
        }
        lines
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

    /// Returns the facts, those about its worth first. At the plain level the moves are not counted.
    fn facts(&self, posed: &Posed, look: &Look) -> Vec<String> {
        let Puzzle { legal, right, grade, .. } = posed.puzzle;
        let told = || say!(look, "puzzle-right", right = right, legal = legal);
        let moves = || if posed.is_settled() { told() } else { say!(look, "puzzle-legal", legal = legal) };
        let counts = posed.puzzle.counts_moves() && look.wording != Wording::Plain;
        let [grade, hardest] = [grade, Puzzle::HARDEST].map(u64::from);
        let grade = say!(look, "puzzle-grade-of", grade = grade, hardest = hardest);
        let told = [grade, self.counting(posed, look), posed.made_from(look)];
        told.into_iter().chain(counts.then(moves)).filter(|fact| !fact.is_empty()).collect()
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

    fn numbers(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let puzzles = self.daily.puzzles;
        let (streak, best, total) = (puzzles.streak(), puzzles.best(), puzzles.total());
        let grades = puzzles.solved().map(|count| count.to_string()).join(" ");
        let game = self.wanted.title(look).unwrap_or_else(|| say!(look, "puzzle-any-game"));
        let grade = u64::from(self.wanted.grade.unwrap_or(0));
        let results = [
            say!(look, "puzzle-streak-line", streak = streak, best = best),
            say!(look, "puzzle-total", total = total, grades = grades),
            say!(look, "puzzle-wanted", game = game, grade = grade),
        ];
        results.iter().flat_map(|text| wrapped(text, look.theme.dim, width)).collect()
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
        let hints = footer_hints(own, pages, key, look);
        let game = self.posed.as_ref().map_or("", |posed| posed.puzzle.game);
        with_fit_arrows(hints, game, (Context::Puzzle, self.window.width), look)
    }
}

/// Packs texts into lines without breaking one.
fn packed(texts: Vec<String>, width: u16) -> Vec<String> {
    texts.into_iter().fold(Vec::new(), |mut lines: Vec<String>, text| {
        match lines.last_mut().filter(|last| width_of(last) + 2 + width_of(&text) <= width.into()) {
            Some(last) => *last = format!("{last}  {text}"),
            None => lines.push(text),
        }
        lines
    })
}

/// The places of the words of a line, as pieces that appear one after another.
fn words_of(line: Option<&Line<'_>>, area: Rect) -> Hits {
    let text = line.map(Line::to_string).unwrap_or_default();
    let mut x = area.x + 1;
    let mut places = Hits::new();
    for (word, at) in text.split_inclusive(' ').zip(0..) {
        let width = u16::try_from(width_of(word)).unwrap_or(0);
        let place = Rect { x, width, ..area }.intersection(area);
        places.push((place, Hit::Piece(Places::piece(usize::MAX, at))));
        x = x.saturating_add(width);
    }
    places
}
