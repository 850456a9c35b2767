//! What the card shows.

use super::{Card, feat::Feat, story};
use crate::{
    keep::storage::RUNNING,
    look::align::text_of,
    screens::{
        chrome::{
            BoardView,
            card::{Confetti, EndCard, Feast},
            view::Body,
        },
        map,
        play::{GameView, PlayScreen, said::Saying},
        prelude::*,
    },
};

impl PlayScreen {
    pub(in crate::screens::play) fn show_card(
        &self,
        card: &Card,
        window: Size,
        look: &Look,
        show: &mut dyn FnMut(&View<'_>),
    ) {
        let (game, table) = (&self.view, &self.view.table);
        let sentence = story::told(card, table, look);
        let seats = card.me.map_or(Seat::ALL.to_vec(), |me| vec![me]);
        let moves = |width: u16| {
            card.review.as_ref().map(|review| story::rows(review, &seats, look, width)).unwrap_or_default()
        };
        let last = table.plies().checked_sub(1).map(|before| Who::of(table.seats_at(before), Seat::to_move(before)));
        let known = card.feat.as_ref().filter(|feat| feat.is_known());
        let signs = |width: u16| known?.signs(look, width);
        let then = card.then(game.pane.window);
        let ways = std::iter::once(&then).chain(&card.besides).map(|way| way.words(card.coming(), look));
        let ways: Vec<String> = ways.collect();
        game.show(window, look, &mut |view| {
            let Body::Board { bench, .. } = &view.body else { return };
            let end = EndCard {
                game: bench,
                board: BoardView::Table(table, Shown::Untold { steered: false }),
                caption: last.map_or_else(String::new, |who| say!(look, "card-last-of", who = who)),
                title: self.view.name(look),
                is_won: card.is_won(),
                verdict: card.verdict(table, look),
                sentence: sentence.clone(),
                progress: &|width| card.progress(look, width),
                moves: &moves,
                counted: &|width| card.counted(game, &sentence, look, width),
                feast: known.map(|feat| feast(feat, card.confetti, &signs, look)),
                ways: ways.clone(),
                chosen: card.chosen,
                others: card.others(game, look),
                context: view.context,
            };
            let ways = |_| card.hints(game.pane.window, look);
            show(&View {
                top: view.top.clone(),
                body: Body::Card(end),
                note: view.note,
                context: view.context,
                ways: &ways,
            });
        });
    }
}

impl Card {
    fn verdict(&self, table: &Table, look: &Look) -> String {
        let Some(winner) = self.end.winner().seat() else { return say!(look, "card-draw") };
        match table.seats() {
            Some([Player::Machine(first), Player::Machine(second)]) if first != second => {
                let machine: Machine = if winner == Seat::First { first } else { second };
                say!(look, "card-machine-wins", name = words::machine_name(machine, look))
            }
            seats => say!(look, "card-wins", who = Who::of(seats, winner)),
        }
    }

    fn progress(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let standing = self.exam_standing.map(|standing| wrapped(&standing.words(look), look.theme.title, width));
        let first = self.feat.as_ref().filter(|feat| !feat.is_known());
        let first = first.map_or_else(Vec::new, |feat| first_win(feat, look, width));
        first.into_iter().chain(standing.into_iter().flatten()).collect()
    }

    /// Says what else counted besides this story: a resignation, points, hints, and marks.
    fn counted(&self, game: &GameView, story: &str, look: &Look, width: u16) -> Vec<Line<'static>> {
        // The story itself may be the resignation.
        let note = game.note.as_ref().map(|note| (note.text.clone(), note.style(look)));
        let resigned = game.closing().announced(look).filter(|resigned| resigned != story);
        let uncounted = game.closing().uncounted(look);
        let gifts = told::gifts(&game.table, look);
        let points = Saying::of(game, look, width.saturating_add(1)).totals();
        let points = points.iter().map(text_of).filter(|points| !points.is_empty());
        let hints = (game.help.helped > 0).then(|| say!(look, "card-hints", count = game.help.helped));
        let advised = self.is_advised.then(|| say!(look, "card-advised", what = game.help.advice_taken(look)));
        let judged = self.judging.as_ref().and_then(|judging| judging.judged());
        let marks = judged.map(|judged| map::sentences(judged, look, 2)).unwrap_or_default();
        let marks = marks.into_iter().map(|(text, _)| text);
        let texts = resigned.into_iter().chain(uncounted).chain(points).chain(gifts).chain(hints).chain(advised);
        let texts = texts.chain(marks).map(|text| (text, look.theme.text));
        note.into_iter().chain(texts).flat_map(|(text, style)| wrapped(&text, style, width)).collect()
    }

    /// The keys besides those that choose.
    fn others(&self, game: &GameView, look: &Look) -> Vec<Hint> {
        let again = Hint::named(&[Action::New], say!(look, "action-new.again"));
        let others = [
            (Action::Form, true),
            (Action::Review, game.table.plies() > 0),
            (Action::Undo, game.may_take_back()),
            (Action::Quit, true),
        ];
        let others = others.into_iter().filter(|(_, works)| *works).map(|(action, _)| Hint::of(action, look));
        (!self.is_bout).then_some(again).into_iter().chain(others).collect()
    }

    fn hints(&self, window: Size, look: &Look) -> Vec<Hint> {
        let way = self.way(window).unwrap_or_else(|| self.then(window));
        vec![
            Hint::named(&[Action::Enter], way.short(look)),
            Hint::of(Action::Theme, look),
            Hint::named(&[Action::Help], say!(look, "action-help.rules")),
            Hint::named(&[Action::Back], say!(look, "card-close")),
        ]
    }
}

fn feast<'a>(
    feat: &'a Feat,
    confetti: Confetti,
    signs: &'a dyn Fn(u16) -> Option<Line<'static>>,
    look: &Look,
) -> Feast<'a> {
    let done = say!(look, "card-know-name", name = feat.name(look), all = u64::from(RUNNING));
    Feast {
        head: say!(look, "card-know"),
        told: [
            words::joined(std::iter::once(done).chain(feat.called(look)), look),
            format!("{} {}", say!(look, "card-know-trick"), feat.trick(look)),
        ],
        counted: feat.counted(look),
        signs,
        next: feat.next.as_deref(),
        confetti,
    }
}

/// Says that a stop was won for the first time, and how far the user has come.
fn first_win(feat: &Feat, look: &Look, width: u16) -> Vec<Line<'static>> {
    let star = look.glyphs().stars[0];
    let told = format!(
        "{star} {}",
        words::joined([say!(look, "card-first", name = feat.name(look)), feat.counted(look)], look)
    );
    wrapped(&told, look.theme.win, width).into_iter().chain(feat.signs(look, width)).collect()
}
