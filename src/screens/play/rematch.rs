//! The rematch: the game that has just ended, played again at once.

use super::{
    PlayScreen,
    card::{alone, words_of},
};
use crate::{
    keep::keeper::Keeper,
    play::review::Standing,
    screens::{Players, SeatScreen, prelude::*},
};

impl PlayScreen {
    /// Opens the rematch of a game that has ended: the same setup, with the user in the other seat if that one can win. `None` if the
    /// game goes on, or belongs to a class or to a machine that learns from it on the screen below.
    pub(super) fn rematch(&mut self, cx: &mut Cx<'_>) -> Option<Next> {
        let is_apart = self.view.class.is_on() || self.view.table.bout().is_some();
        if is_apart || !self.view.table.is_over() {
            return None;
        }
        // The result counts before the next game asks for the level of Coach.
        self.settled(cx);
        let course = self.view.course;
        // The setup of an exam is always a new one.
        let screen: Box<dyn Screen> = match course.filter(|course| course.is_exam()) {
            Some(course) => Box::new(SeatScreen::of(course.stop, cx)?),
            None => Box::new(self.again(cx)?),
        };
        Some(Next::Instead(vec![screen]))
    }

    fn again(&self, cx: &mut Cx<'_>) -> Option<Self> {
        let table = &self.view.table;
        let opening = table.seating().opening;
        let moves = table.moves();
        let moves: Vec<&str> = moves.iter().take(opening).map(String::as_str).collect();
        let me = table.seats().and_then(alone);
        let mut players = Players::of(table);
        if let Some(me) = me {
            players.side = self.side_again(me, opening);
        }
        let coached = self.view.course.filter(|_| matches!(players.opponent, Machine::Coach(_)));
        let level = coached.map(|course| {
            let way = cx.desk.keeper.as_mut().map(Keeper::path);
            way.and_then(|way| cx.desk.read(way, cx.look)).unwrap_or_default().mark(course.stop.id).level
        });
        players.opponent = level.map_or(players.opponent, Machine::Coach);
        let mut next = boards::find(table.id())?.open(&words_of(table), &moves, players.side).ok()?;
        players.sit_down(&mut next);
        let mut screen = Self::new(next);
        if let Some(course) = self.view.course {
            screen = screen.on(course);
        }
        screen.view.table.seating_mut().opening = opening;
        if let Some(level) = level {
            screen.greet(level, cx.look);
        }
        Some(screen)
    }

    /// The side of the user who sat in seat `me`: the one that theory says can win, or else the same.
    fn side_again(&self, me: Seat, opening: usize) -> Side {
        let table = &self.view.table;
        if table.seating().side() == Side::Winning {
            return Side::Winning;
        }
        match self.card.as_ref().and_then(|card| card.standing(opening)) {
            Some(Standing::Known(winner)) => winner.seat().unwrap_or(me).into(),
            Some(Standing::Silent) => me.into(),
            Some(Standing::Asked) | None => Side::Winning,
        }
    }
}
