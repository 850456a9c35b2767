//! How machines take their turns: at once against a person, at a pace against each other.

use std::{sync::Arc, time::Duration};

use rand::{SeedableRng, rngs::StdRng};
use zugzwang_engine::{
    Machine, Seat,
    players::{self, Choice},
};

use super::{Board, Play, Player};
use crate::play::board::{Level, Move, Pace, Paced};

/// After every so many moves a game of two machines waits to be told to go on.
const DRAWN_OUT: usize = 400;

/// How two machines play.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Tempo {
    paused: bool,
    pub(super) level: Level,
    /// Whether the next move's time has come.
    due: bool,
    /// Whether a machine waits for a key before its first move.
    held: bool,
}

impl<B: Board> Play<B> {
    /// Whether two machines play a game that goes on.
    pub(super) fn is_watched(&self) -> bool {
        let machines = self.seats.is_some_and(|seats| !seats.contains(&Player::Person));
        machines && self.end().is_none()
    }

    /// Seats the players once the setup's outcome is known, and plays the machine's move when it is its turn.
    pub(super) fn let_machine_move(&mut self) {
        let Some(analysis) = self.questions.now() else { return };
        if self.seats.is_none() {
            let (begins, outcome) = (analysis.is_to_be_begun(), analysis.worth.outcome);
            self.seats = Some(self.side.seats(self.opponent, begins, self.record.mover()));
            let is_start = self.record.moves().len() == 0 && self.record.winner().is_none();
            self.chosen_by = is_start.then_some(outcome);
            self.cursor_changed();
        }
        let Some(Player::Machine(machine)) = self.player(self.record.mover()) else { return };
        if self.end().is_some() || (self.is_watched() && !self.tempo.due) || self.is_held() {
            return;
        }
        // The engine's own choice is legal: the contract tests walk every game for it.
        if let Some(Choice { mv, gift }) = self.choice_of(machine)
            && self.record.play(mv).is_ok()
        {
            self.undone.clear();
            self.gifts.push(gift);
            self.tempo.due = false;
            self.tempo.paused |= self.is_watched() && self.record.moves().len().is_multiple_of(DRAWN_OUT);
            self.position_changed();
        }
    }

    /// What a machine plays, once that is known.
    fn choice_of(&mut self, machine: Machine) -> Option<Choice<Move<B>>> {
        if machine == Machine::Perfect {
            let suggested = self.questions.now()?.suggested.clone()?;
            return Some(Choice { mv: suggested, gift: false });
        }
        // A move that is taken back and played again comes out the same.
        let seed = self.seed.wrapping_add(self.record.moves().len() as u64);
        let (game, position) = (Arc::clone(self.record.game()), self.record.position());
        if machine == Machine::Matchbox {
            // What it has learned is about to be known: whoever shows the game lends it.
            let boxes = self.boxes.as_ref()?;
            return self.questions.choice(|| {
                let (boxes, position) = (boxes.clone(), position.clone());
                move |cancel| boxes.choose(&game, &position, seed, cancel)
            });
        }
        let mover = self.record.mover();
        let own = self.gifts.iter().enumerate().filter(|(at, gift)| **gift && at % 2 == mover.index());
        let gifts = u32::try_from(own.count()).unwrap_or(u32::MAX);
        self.questions.choice(|| {
            let position = position.clone();
            move |cancel| {
                let mut rng = StdRng::seed_from_u64(seed);
                players::choose(machine, game.as_ref(), &position, gifts, &mut rng, cancel)
            }
        })
    }

    pub(super) fn seat_player(&mut self, seat: Seat, player: Player) {
        let mut seats = self.seats.unwrap_or_else(|| self.side.seats(self.opponent, false, self.record.mover()));
        seats[seat.index()] = player;
        self.seated[seat.index()] = self.record.moves().len();
        self.changes += 1;
        (self.seats, self.chosen_by) = (Some(seats), None);
        // Who comes in the place of who resigned plays on.
        self.resigned = self.resigned.filter(|resigned| *resigned != seat);
        if let Player::Machine(machine) = player {
            self.opponent = machine;
        }
        self.tempo.due = false;
        self.tempo.paused |= self.tempo.held && self.is_watched();
        self.questions.forget_choice();
        self.cursor_changed();
        self.let_machine_move();
    }

    pub(super) const fn hold_machines(&mut self) {
        self.tempo.held = true;
    }

    /// Whether the machine whose turn it is waits for a key. Two machines are paused instead.
    pub(super) fn is_held(&self) -> bool {
        let machine = matches!(self.player(self.record.mover()), Some(Player::Machine(_)));
        self.tempo.held && machine && !self.is_watched() && self.end().is_none()
    }

    pub(super) fn let_go(&mut self) -> bool {
        let waited = self.is_held();
        self.tempo.held = false;
        if waited {
            self.let_machine_move();
        }
        waited
    }

    pub(super) fn oppose(&mut self, machine: Machine) {
        self.opponent = machine;
        if self.seats.is_some() {
            self.seats = Some(self.side.seats(machine, false, Seat::First));
            self.changes += 1;
        }
    }

    pub(super) fn wait(&self) -> Option<Duration> {
        // The wait begins when the position is there to be seen with its reason, not while it is still computed.
        let runs = self.is_watched() && !self.tempo.paused && !self.tempo.due && self.questions.now().is_some();
        runs.then(|| self.tempo.level.delay())
    }

    /// The next move of two machines may be played.
    pub(super) fn step(&mut self) {
        self.tempo.due = true;
        self.let_machine_move();
    }

    pub(super) fn change_pace(&mut self, change: Pace) {
        match change {
            Pace::Pause => self.tempo.paused = !self.tempo.paused,
            Pace::Faster => self.tempo.level = self.tempo.level.faster(),
            Pace::Slower => self.tempo.level = self.tempo.level.slower(),
        }
    }

    pub(super) const fn pause(&mut self) {
        self.tempo.paused = true;
    }

    pub(super) fn tempo(&self) -> Option<Paced> {
        self.is_watched().then_some(Paced { paused: self.tempo.paused, level: self.tempo.level })
    }
}
