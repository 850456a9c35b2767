//! Who sits where, and how machines play.

use std::time::Duration;

use zugzwang_engine::{Machine, Outcome, Seat};

use super::{Clock, Paced, Player, Refusal, Side, Status};

/// The players in their seats, and how machines play.
#[derive(Debug, Clone)]
pub struct Seating {
    side: Side,
    pub(in crate::play) seats: Option<[Player; 2]>,
    /// The number of moves that had been made when each sat down.
    seated: [usize; 2],
    /// The machine that plays against the person.
    pub(in crate::play) opponent: Machine,
    /// The players as they are told where these differ from who moves: in a trial one person moves for both.
    pub(in crate::play) told: Option<[Player; 2]>,
    /// The outcome of the start for who begins, where the program has chosen by it who does.
    pub(in crate::play) chosen_by: Option<Outcome>,
    /// The number of times that who sits where has changed.
    pub(in crate::play) changes: u64,
    /// `true` where a machine of boxes has been lent what it has learned.
    pub(in crate::play) has_boxes: bool,
    /// The chance of machines that err begins with it: the same seed plays the same moves.
    pub seed: u64,
    /// The time that machines are given.
    pub clock: Clock,
    /// `true` where a person's turn begins with nothing chosen, until an arrow wakes the cursor.
    pub rests: bool,
    /// So many moves were played before the game was begun, and are nobody's to take back.
    pub opening: usize,
    /// `true` where machines show their moves before they make them, where there is time.
    pub shows: bool,
}

impl Seating {
    /// The user on this side against the perfect player.
    pub(in crate::play) fn new(side: Side) -> Self {
        let opponent = Machine::Perfect;
        Self {
            side,
            seats: (!side.is_decided_later()).then(|| side.seats(opponent, false, Seat::First)),
            seated: [0; 2],
            opponent,
            told: None,
            chosen_by: None,
            changes: 0,
            has_boxes: false,
            seed: 0,
            clock: Clock::default(),
            rests: false,
            opening: 0,
            shows: false,
        }
    }

    /// Returns the side that the user chose.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Returns the machine that plays against the person.
    pub const fn opponent(&self) -> Machine {
        self.opponent
    }

    /// Returns the players in their seats; `None` until the program has chosen.
    pub fn seats(&self) -> Option<[Player; 2]> {
        self.told.or(self.seats)
    }

    /// One person moves for both players, who are told as if the user sat on that side.
    pub fn tell_as(&mut self, side: Side) {
        self.told = Some(side.seats(self.opponent, false, Seat::First));
    }

    /// Returns the worth of the start to who begins, where the program has chosen by it who does.
    pub const fn chosen_by(&self) -> Option<Outcome> {
        self.chosen_by
    }

    /// Returns whether a machine shows its move before it makes it; of two that play fast there is no time.
    pub(in crate::play) fn points(&self) -> bool {
        const LEAST: Duration = Duration::from_secs(1);
        self.shows && (!self.is_watched() || self.clock.level.delay() >= LEAST)
    }

    /// Returns whether a machine of boxes has been lent what it has learned.
    pub const fn has_boxes(&self) -> bool {
        self.has_boxes
    }

    /// Seats this machine wherever one sits, and wherever the program will seat one.
    pub fn oppose(&mut self, machine: Machine) {
        self.opponent = machine;
        if self.seats.is_some() {
            self.seats = Some(self.side.seats(machine, false, Seat::First));
            self.changes += 1;
        }
    }

    /// Seats a player after so many moves; `mover` is to move then.
    pub(in crate::play) fn seat(&mut self, seat: Seat, player: Player, plies: usize, mover: Seat) {
        let mut seats = self.seats.unwrap_or_else(|| self.side.seats(self.opponent, false, mover));
        seats[seat.index()] = player;
        self.seated[seat.index()] = plies;
        self.changes += 1;
        (self.seats, self.chosen_by) = (Some(seats), None);
        if let Player::Machine(machine) = player {
            self.opponent = machine;
        }
        self.clock.due = false;
        self.clock.paused |= self.clock.held && self.is_watched();
    }

    /// Lets the program choose who sits where: whoever it seats to win is `mover` exactly if the game is to be begun.
    pub(in crate::play) fn choose(&mut self, begins: bool, mover: Seat) {
        self.seats = Some(self.side.seats(self.opponent, begins, mover));
    }

    /// So many moves are left: nobody has sat down after them.
    pub(in crate::play) fn cut(&mut self, plies: usize) {
        self.seated = self.seated.map(|seated| seated.min(plies));
    }

    /// Returns the number of moves that had been made when each sat down.
    pub const fn seated(&self) -> [usize; 2] {
        self.seated
    }

    /// Those who sat in a game that was kept sit down again, each as if after so many moves.
    pub(in crate::play) fn take_up(&mut self, seats: Option<[Player; 2]>, seated: [usize; 2]) {
        self.seats = seats.or(self.seats);
        self.seated = seated;
        let machine = self.seats.into_iter().flatten().find_map(|player| match player {
            Player::Machine(machine) => Some(machine),
            Player::Person => None,
        });
        self.opponent = machine.unwrap_or(self.opponent);
    }

    /// Returns the player in a seat; `None` until the program has chosen.
    pub(in crate::play) fn player(&self, seat: Seat) -> Option<Player> {
        self.seats.map(|seats| seats[seat.index()])
    }

    /// Returns whether two machines play.
    pub(in crate::play) fn is_watched(&self) -> bool {
        self.seats.is_some_and(|seats| !seats.contains(&Player::Person))
    }

    /// Returns the pace of two machines; `None` where a person plays.
    pub(in crate::play) fn paced(&self) -> Option<Paced> {
        self.is_watched().then_some(Paced { paused: self.clock.paused, level: self.clock.level })
    }

    /// Returns the seat of the person who would resign after so many moves, of two the one whose turn it is; [`Refusal`] where
    /// the game is over or no person plays.
    pub(in crate::play) fn resigner(&self, status: Status, plies: usize) -> Result<Seat, Refusal> {
        if matches!(status, Status::Over(_)) {
            return Err(Refusal::Over);
        }
        let mover = Seat::to_move(plies);
        let mut seats = [mover, mover.other()].into_iter();
        seats.find(|seat| self.player(*seat) == Some(Player::Person)).ok_or(Refusal::Thinking)
    }

    /// The machine that a person has played against in so many moves: both have moved since they sat down, or sat there from the
    /// start.
    pub(in crate::play) fn rival(&self, plies: usize) -> Option<Player> {
        let seats = self.seats?;
        let machine = Seat::ALL.into_iter().find(|seat| seats[seat.index()] != Player::Person)?;
        let has_played = |seat: &Seat| {
            let seated = self.seated[seat.index()];
            seated == 0 || (seated..plies).any(|number| Seat::to_move(number) == *seat)
        };
        let is_met = seats[machine.other().index()] == Player::Person && Seat::ALL.iter().all(has_played);
        is_met.then_some(seats[machine.index()])
    }
}
