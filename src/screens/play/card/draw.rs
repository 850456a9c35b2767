//! The layout of the card.

use ratatui::widgets::Clear;

use super::{
    Card,
    feat::Feat,
    laid::{CardTexts, Laid, MARGIN, WIDE, around, place},
    onward::Way,
    story,
};
use crate::{
    look::{align::text_of, big, veil},
    screens::{
        chrome::margined,
        map,
        play::{GameView, joined, said::Saying},
        prelude::*,
    },
};

/// A click on the card beside its ways does nothing.
const NOTHING: Hit = Hit::Item(usize::MAX);

#[derive(Clone, Copy)]
pub(in crate::screens::play) struct CardView<'a> {
    pub(in crate::screens::play) card: &'a Card,
    pub(in crate::screens::play) game: &'a GameView,
    pub(in crate::screens::play) look: &'a Look,
}

impl CardView<'_> {
    /// Draws the card below the board, or over the game if there is no room for both. The board does not react to clicks. Returns the
    /// click areas.
    pub(in crate::screens::play) fn draw(self, area: Rect, buf: &mut Buffer) -> Hits {
        let look = self.look;
        let [top, body, bottom] = split(area);
        let above = Rect { height: top.height + body.height, ..area };
        veil(above, buf, look);
        if let Some(feat) = self.card.feast(above) {
            clear(above, buf, look);
            let hits = self.draw_feast(feat, above, buf);
            return self.with_footer(hits, bottom, buf);
        }
        let place = place(area, body, look);
        let inner = Size::new(place.width.saturating_sub(2 + 2 * MARGIN), place.height.saturating_sub(2));
        let mut written = self.written(inner);
        written.fit(inner, look);
        let has_room = place.height < area.height.saturating_sub(1);
        let laid = Laid::of(&written, inner, has_room, look);
        let height = (written.rows() + laid.letters.height + laid.gaps + 2).min(place.height);
        let free = place.height - height;
        let place = Rect { y: place.y + if laid.has_board { free } else { free / 2 }, height, ..place };
        // In a narrow window the game would show as bits of words beside the card.
        let is_alone = laid.has_board || area.width < WIDE[0].0;
        clear(if is_alone { body } else { around(place, area) }, buf, look);
        if laid.has_board {
            self.draw_board(Rect { height: free, ..body }, buf);
        }
        let mut hits = vec![(area, Hit::Action(Action::Back)), (place, NOTHING)];
        hits.extend(self.draw_written(&written, laid, place, buf));
        self.with_footer(hits, bottom, buf)
    }

    fn with_footer(self, mut hits: Hits, area: Rect, buf: &mut Buffer) -> Hits {
        let look = self.look;
        clear(area, buf, look);
        hits.extend(footer(&self.hints(), self.game.context(look), area, buf, look));
        hits
    }

    /// Draws the board at the moment that the story is about.
    fn draw_board(self, area: Rect, buf: &mut Buffer) {
        let Self { card, game, look } = self;
        let area = margined(Rect { height: area.height.saturating_sub(1), ..area });
        match card.review.as_ref().zip(story::moment(card)) {
            Some((review, plies)) => drop(review.draw(plies, true, area, buf, look)),
            None => drop(game.table.draw(area, buf, look, Shown::Untold { steered: false })),
        }
    }

    fn then(self) -> Way {
        self.card.then(self.game.pane.window)
    }

    /// Draws the texts, separated by as many empty rows as `gaps` allows.
    fn draw_written(
        self,
        written: &CardTexts,
        Laid { letters, mut gaps, .. }: Laid,
        place: Rect,
        buf: &mut Buffer,
    ) -> Hits {
        let (table, look) = (&self.game.table, self.look);
        let title = self.sealed(&words::title_of(table.id(), table.setup(), look));
        let inside = pane(&title, &self.caption(), place, buf, look);
        frame(place, written.hue, buf);
        let (x, width) = (inside.x.saturating_add(MARGIN), inside.width.saturating_sub(2 * MARGIN));
        let mut rest = Rect { x, width, ..inside };
        let has_margins = gaps >= written.gaps().saturating_sub(1);
        if has_margins {
            skip(&mut rest, 1);
            gaps = gaps.saturating_sub(2);
        }
        draw_head(&self.sealed(&written.head), written, letters, rest, buf, look);
        skip(&mut rest, letters.height);
        // What to do next stands apart before anything else does.
        let before_keys = gaps.min(1);
        gaps -= before_keys;
        for group in written.told() {
            skip(&mut rest, gaps.min(1));
            gaps = gaps.saturating_sub(1);
            draw_lines(group.iter().cloned(), rest, buf);
            skip(&mut rest, u16::try_from(group.len()).unwrap_or(u16::MAX));
        }
        skip(&mut rest, before_keys);
        self.draw_keys(gaps > 0, rest, buf)
    }

    /// Draws the ways to continue, and below them the other keys.
    pub(super) fn draw_keys(self, apart: bool, area: Rect, buf: &mut Buffer) -> Hits {
        let look = self.look;
        // The names of keys are aligned with the text above.
        let area = Rect { x: area.x.saturating_sub(1), width: area.width.saturating_add(1), ..area };
        let mut hits = Vec::new();
        let last = usize::from(area.height).saturating_sub(1);
        for (at, (row, line)) in area.rows().take(last).zip(self.ways(area.width.into())).enumerate() {
            line.render(row, buf);
            hits.push((row, Hit::Item(at)));
        }
        let ways = 1 + self.card.besides.len();
        if let Some(row) = area.rows().nth(ways.min(last) + usize::from(apart)) {
            let again = Hint::named(&[Action::New], say!(look, "action-new.again"));
            let others = [
                (Action::Form, true),
                (Action::Review, self.game.table.plies() > 0),
                (Action::Undo, self.game.may_take_back()),
                (Action::Quit, true),
            ];
            let others = others.into_iter().filter(|(_, works)| *works);
            let others = others.map(|(action, _)| Hint::of(action, look));
            let others: Vec<Hint> = (!self.card.is_bout).then_some(again).into_iter().chain(others).collect();
            hits.extend(footer(&others, self.game.context(look), row, buf, look));
        }
        hits
    }

    /// The card in sentences: who won, where the game turned, and the selected way to continue.
    pub(in crate::screens::play) fn heard(self) -> Vec<String> {
        let Self { card, game, look } = self;
        let way = card.way(game.pane.window).map(|way| format!("Enter: {}", way.words(card.coming(), look)));
        let note = game.note.as_ref().map(|note| note.text.clone());
        let told = [Some(self.head()), Some(story::told(card, &game.table, look)), way, note];
        told.into_iter().flatten().collect()
    }

    fn written(self, room: Size) -> CardTexts {
        let Self { card, game, look } = self;
        let theme = &look.theme;
        let (hue, chip) = match card.is_won() {
            Some(true) => (theme.win, theme.win_chip),
            Some(false) => (theme.loss, theme.loss_chip),
            None => (theme.title, theme.title),
        };
        let story = story::told(card, &game.table, look);
        let standing = card.exam_standing.map(|standing| wrapped(&standing.words(look), theme.title, room.width));
        let first = card.feat.as_ref().filter(|feat| !feat.is_known());
        let first = first.map_or_else(Vec::new, |feat| first_win(feat, look, room.width));
        let progress = first.into_iter().chain(standing.into_iter().flatten()).collect();
        let sentence = wrapped(&story, theme.text, room.width);
        let seats = card.me.map_or(Seat::ALL.to_vec(), |me| vec![me]);
        let moves = card.review.as_ref().map(|review| story::rows(review, &seats, look, room.width));
        CardTexts {
            head: self.head(),
            hue,
            chip,
            groups: [progress, sentence, moves.unwrap_or_default(), self.counted(&story, room)],
            is_feast: card.feat.as_ref().is_some_and(Feat::is_known),
            ways: u16::try_from(1 + card.besides.len()).unwrap_or(u16::MAX),
        }
    }

    fn head(self) -> String {
        let look = self.look;
        let Some(winner) = self.card.end.winner().seat() else { return say!(look, "card-draw") };
        match self.game.table.seats() {
            Some([Player::Machine(first), Player::Machine(second)]) if first != second => {
                let machine: Machine = if winner == Seat::First { first } else { second };
                say!(look, "card-machine-wins", name = words::machine_name(machine, look))
            }
            seats => say!(look, "card-wins", who = Who::of(seats, winner)),
        }
    }

    /// Says which moment of the game the board shows; empty if it is the end.
    fn caption(self) -> String {
        let Some((review, plies)) = self.card.review.as_ref().zip(story::moment(self.card)) else {
            return String::new();
        };
        let who = Who::of(review.seats_at(plies), Seat::to_move(plies.saturating_sub(1)));
        say!(self.look, "card-moment", who = who, number = plies.div_ceil(2))
    }

    /// A text after the sign of the result.
    fn sealed(self, text: &str) -> String {
        match self.card.is_won() {
            Some(won) => {
                let sign = if won { self.look.glyphs().wins } else { self.look.glyphs().loses };
                format!("{sign} {text}")
            }
            None => text.to_owned(),
        }
    }

    /// Says what else counted besides this story: a resignation, points, hints, and marks.
    fn counted(self, story: &str, room: Size) -> Vec<Line<'static>> {
        let Self { card, game, look } = self;
        // The story itself may be the resignation.
        let note = game.note.as_ref().map(|note| (note.text.clone(), note.style(look)));
        let resigned = game.closing().announced(look).filter(|resigned| resigned != story);
        let uncounted = game.closing().uncounted(look);
        let gifts = told::gifts(&game.table, look);
        let points = Saying::of(game, look, room.width.saturating_add(1)).totals();
        let points = points.iter().map(text_of).filter(|points| !points.is_empty());
        let hints = (game.help.helped > 0).then(|| say!(look, "card-hints", count = game.help.helped));
        let advised = card.is_advised.then(|| say!(look, "card-advised", what = game.help.advice_taken(look)));
        let judged = card.judging.as_ref().and_then(|judging| judging.judged());
        let marks = judged.map(|judged| map::sentences(judged, look, 2)).unwrap_or_default();
        let marks = marks.into_iter().map(|(text, _)| text);
        let texts = resigned.into_iter().chain(uncounted).chain(points).chain(gifts).chain(hints).chain(advised);
        let texts = texts.chain(marks).map(|text| (text, look.theme.text));
        note.into_iter().chain(texts).flat_map(|(text, style)| wrapped(&text, style, room.width)).collect()
    }

    /// The ways to continue, each at most `room` columns wide. The selected one names Enter and the arrows to the others.
    fn ways(self, room: usize) -> Vec<Line<'static>> {
        let Self { card, look, .. } = self;
        let chip = |key: &'static str| Span::styled(format!(" {key} "), look.theme.key);
        let enter = "Enter";
        let then = self.then();
        let words = std::iter::once(&then).chain(&card.besides).map(|way| way.words(card.coming(), look));
        let pad = " ".repeat(enter.len() + 2);
        let line = |(at, words): (usize, String)| {
            let is_chosen = at == card.chosen;
            let (head, style) =
                if is_chosen { (chip(enter), look.theme.title) } else { (Span::raw(pad.clone()), look.theme.text) };
            let [up, down, ..] = look.glyphs().arrows;
            let arrows = [(up, at > 0), (down, at < card.besides.len())].into_iter();
            let arrows = arrows.filter(|(_, leads)| is_chosen && *leads);
            let arrows: Vec<Span<'static>> = arrows.flat_map(|(arrow, _)| [Span::raw(" "), chip(arrow)]).collect();
            let taken: usize = head.width() + 1 + arrows.iter().map(Span::width).sum::<usize>();
            let words = align::cut(&words, room.saturating_sub(taken), look.glyphs().more);
            [head, Span::styled(format!(" {words}"), style)].into_iter().chain(arrows).collect()
        };
        words.enumerate().map(line).collect()
    }

    fn hints(self) -> [Hint; 4] {
        let look = self.look;
        let way = self.card.way(self.game.pane.window).unwrap_or_else(|| self.then());
        [
            Hint::named(&[Action::Enter], way.short(look)),
            Hint::of(Action::Theme, look),
            Hint::named(&[Action::Help], say!(look, "action-help.rules")),
            Hint::named(&[Action::Back], say!(look, "card-close")),
        ]
    }
}

/// Says that a stop was won for the first time, and how far the user has come.
fn first_win(feat: &Feat, look: &Look, width: u16) -> Vec<Line<'static>> {
    let star = look.glyphs().stars[0];
    let told =
        format!("{star} {}", joined([say!(look, "card-first", name = feat.name(look)), feat.counted(look)], look));
    wrapped(&told, look.theme.win, width).into_iter().chain(feat.signs(look, width)).collect()
}

fn clear(area: Rect, buf: &mut Buffer, look: &Look) {
    Clear.render(area, buf);
    buf.set_style(area, look.theme.ground);
}

pub(super) fn skip(area: &mut Rect, rows: u16) {
    let rows = rows.min(area.height);
    area.y += rows;
    area.height -= rows;
}

fn frame(area: Rect, hue: Style, buf: &mut Buffer) {
    let Some(color) = hue.fg else { return };
    let is_rim = |x, y| y == area.y || y + 1 == area.bottom() || x == area.x || x + 1 == area.right();
    for at in area.intersection(buf.area).positions().filter(|at| is_rim(at.x, at.y)) {
        let cell = &mut buf[at];
        // The title keeps its colour.
        if !cell.symbol().chars().any(char::is_alphanumeric) {
            cell.set_fg(color);
        }
    }
}

/// Draws the headline in large letters, or in one row with its sign.
fn draw_head(sealed: &str, written: &CardTexts, letters: Size, area: Rect, buf: &mut Buffer, look: &Look) {
    let area = Rect { height: letters.height.min(area.height), ..area };
    if letters.height > 1 {
        let left = area.width.saturating_sub(letters.width) / 2;
        let place = Rect { x: area.x + left, width: letters.width.min(area.width), ..area };
        let line = Line::from(Span::styled(written.head.clone(), written.hue));
        return big::draw(&[line], place, buf, look);
    }
    let style = if look.theme.is_painted() { written.chip } else { written.hue };
    let head = Span::styled(format!(" {sealed} "), style.patch(Style::new().bold()));
    Line::from(head).centered().render(area, buf);
}
