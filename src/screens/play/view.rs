//! What a game shows.

use super::{Course, GameView, players::is_paused, telling::hidden_words};
use crate::{
    screens::{
        chrome::{
            Head,
            slots::ROOMY,
            view::{Body, Top},
        },
        prelude::*,
    },
    words::machine_name,
};

/// From this height on the body has room for the rule, and so does a narrow one.
const HIGH: [u16; 2] = [22, 18];
/// Maximum number of lines of the rule, and in a high window.
const RULE: [usize; 2] = [2, 4];

impl GameView {
    pub(super) fn show(&self, window: Size, look: &Look, show: &mut dyn FnMut(&View<'_>)) {
        let opponent = self.table.is_pointed().then(|| look.of_opponent());
        let look = opponent.as_ref().unwrap_or(look);
        let name = self.name(look);
        let spared = seats_line(self.table.seats(), self.table.roles(look), look);
        let mover = mover(&self.table, look).unwrap_or_default();
        let body = window.height.saturating_sub(2);
        let is_high = body >= HIGH[usize::from(self.pane.is_narrow())];
        let most = if is_high { RULE[usize::from(body >= ROOMY)] } else { 0 };
        // In a class the count matters more than the seats, and is shorter.
        let right = match self.class.count(&self.table, look).filter(|_| look.is_projected()) {
            Some(count) => count,
            None if is_paused(&self.table) => {
                format!("{spared}  {}  {}", look.glyphs().dot, say!(look, "seat-paused"))
            }
            None => spared.clone(),
        };
        let ways = |pages: usize| {
            if !self.class.is_demo() {
                return self.hints(look, pages);
            }
            let key = |action| key_name(Context::Play, action, look);
            let (language, projector) = (key(Action::Language), key(Action::Projector));
            vec![Hint::named(&[], say!(look, "demo-footer", language = language, projector = projector))]
        };
        self.bench(look, |bench| {
            show(&View {
                top: Top::Game(Head {
                    name: &name,
                    game: "",
                    table: &self.table,
                    right: &right,
                    spared: &spared,
                    marked: &mover,
                    most,
                }),
                body: Body::Board { bench, below: None },
                note: self.note.as_ref(),
                context: self.context(look),
                ways: &ways,
            });
        });
    }

    /// The name of the game, as home has it at a stop of the path.
    pub(super) fn name(&self, look: &Look) -> String {
        Course::name_of(self.course, self.table.id(), self.table.setup(), look)
    }

    /// The reason, or as much of it as is revealed.
    pub(in crate::screens) fn reason(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        if let Some(told) = self.class.told(&self.table)
            && let Some(lines) = self.class.lines(told, &self.table, look, room)
        {
            return lines;
        }
        match self.revealed() {
            _ if self.has_figure_pane(look) => self.wonder(look, room),
            Telling { outcome: true, advice: true, .. } => self.answered(Lines::Why, look, room),
            Telling { outcome, advice, .. } => {
                let mut lines = Vec::new();
                if outcome {
                    lines = self.answered(Lines::Verdict, look, room);
                    lines.push(Line::default());
                } else if let Some((_, words)) = self.table.suggested(look).filter(|_| advice) {
                    let told = say!(look, &told::best_known("why-advice", &self.table), words = words);
                    lines = wrapped(&told, look.theme.text, room.width);
                    lines.push(Line::default());
                }
                if !self.class.is_on() {
                    lines.extend(wrapped(&hidden_words(self.telling, look), look.theme.text, room.width));
                }
                lines
            }
        }
    }
}

/// Names the players in their seats, each with its part where these differ.
pub(in crate::screens) fn seats_line(seats: Option<[Player; 2]>, roles: Option<[String; 2]>, look: &Look) -> String {
    match (seats, named(seats, roles, look)) {
        (_, Some(players)) => players.join(&say!(look, "seat-between")),
        (None, None) => say!(look, "seat-choosing"),
        (Some(_), None) => say!(look, "seat-both"),
    }
}

/// The names of the players; `None` if they are not known or not needed.
fn named(seats: Option<[Player; 2]>, roles: Option<[String; 2]>, look: &Look) -> Option<[String; 2]> {
    let seats = seats?;
    if seats == [Player::Person; 2] {
        let [first, second] = roles?;
        return Some([say!(look, "seat-both-first", role = first), say!(look, "seat-both-second", role = second)]);
    }
    let [name, other] = seats.map(|player| match player {
        Player::Person => say!(look, "seat-person"),
        Player::Machine(machine) => machine_name(machine, look),
    });
    Some(match roles {
        Some([role, theirs]) => [
            say!(look, "seat-first-role", name = name, role = role),
            say!(look, "seat-second-role", name = other, role = theirs),
        ],
        None => [say!(look, "seat-first", name = name), say!(look, "seat-second", name = other)],
    })
}

/// The name of the player to move.
fn mover(table: &Table, look: &Look) -> Option<String> {
    let (Status::Turn(seat) | Status::Pointed(seat) | Status::Watched(seat)) = table.status() else { return None };
    let [first, second] = named(table.seats(), table.roles(look), look)?;
    Some(if seat == Seat::First { first } else { second })
}
