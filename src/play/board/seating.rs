//! The players in their seats, and how machines play.

use std::time::Duration;

use zugzwang_engine::{Machine, Outcome, Seat};

use super::{Clock, Paced, Player, Refusal, Side, Status};

/// The players in their seats, and how machines play.
#[derive(Debug, Clone)]
pub struct Seating {
    side: Side,
    pub(in crate::play) seats: Option<[Player; 2]>,
    /// The number of moves that had been made when each player sat down.
    seated: [usize; 2],
    /// The person's machine opponent, also before it is seated.
    pub(in crate::play) opponent: Machine,
    /// The players to name, if they differ from those who move: in a trial one person moves for both.
    pub(in crate::play) told: Option<[Player; 2]>,
    /// The outcome for the player who goes first, if the program chose by it who goes first.
    pub(in crate::play) chosen_by: Option<Outcome>,
    /// The number of changes to the seats.
    pub(in crate::play) changes: u64,
    /// Whether a matchbox machine has been given what it has learned.
    pub(in crate::play) has_boxes: bool,
    /// The seed for machines that play at random: the same seed gives the same moves.
    pub seed: u64,
    /// The timing of machines' moves.
    pub clock: Clock,
    /// Whether a person's turn begins with nothing selected, until an arrow key wakes the cursor.
    pub rests: bool,
    /// The number of moves the game was opened with, which cannot be undone.
    pub opening: usize,
    /// Whether machines show their moves before making them, if there is time.
    pub shows: bool,
}

impl Seating {
    /// Seats the user on this side against the perfect player.
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

    /// The side that the user chose.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The machine that plays against the person.
    pub const fn opponent(&self) -> Machine {
        self.opponent
    }

    /// The players in their seats, as they are named; `None` until the program has decided.
    pub fn seats(&self) -> Option<[Player; 2]> {
        self.told.or(self.seats)
    }

    /// Names the players as if the user sat on this side, while one person moves for both.
    pub fn tell_as(&mut self, side: Side) {
        self.told = Some(side.seats(self.opponent, false, Seat::First));
    }

    /// The outcome for the player who goes first, if the program chose by it who goes first.
    pub const fn chosen_by(&self) -> Option<Outcome> {
        self.chosen_by
    }

    /// Whether a machine shows its move before making it. Two machines that play fast have no time for it.
    pub(in crate::play) fn points(&self) -> bool {
        const LEAST: Duration = Duration::from_secs(1);
        self.shows && (!self.is_watched() || self.clock.level.delay() >= LEAST)
    }

    /// Whether a matchbox machine has been given what it has learned.
    pub const fn has_boxes(&self) -> bool {
        self.has_boxes
    }

    /// Replaces the opponent by this machine, also in a seat that is not decided yet.
    pub fn oppose(&mut self, machine: Machine) {
        self.opponent = machine;
        if self.seats.is_some() {
            self.seats = Some(self.side.seats(machine, false, Seat::First));
            self.changes += 1;
        }
    }

    /// Seats a player after `plies` moves, with `mover` to move.
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

    /// Decides the seats. `begins` says whether it is better to go first; see [`Side::seats`].
    pub(in crate::play) fn choose(&mut self, begins: bool, mover: Seat) {
        self.seats = Some(self.side.seats(self.opponent, begins, mover));
    }

    /// Called when only `plies` moves are left after an undo: nobody sat down later than that.
    pub(in crate::play) fn cut(&mut self, plies: usize) {
        self.seated = self.seated.map(|seated| seated.min(plies));
    }

    /// The number of moves that had been made when each player sat down.
    pub const fn seated(&self) -> [usize; 2] {
        self.seated
    }

    /// Restores the players of a saved game, with the number of moves made when each sat down.
    pub(in crate::play) fn take_up(&mut self, seats: Option<[Player; 2]>, seated: [usize; 2]) {
        self.seats = seats.or(self.seats);
        self.seated = seated;
        let machine = self.seats.into_iter().flatten().find_map(|player| match player {
            Player::Machine(machine) => Some(machine),
            Player::Person => None,
        });
        self.opponent = machine.unwrap_or(self.opponent);
    }

    /// The player who moves for a seat; `None` until the program has decided.
    pub(in crate::play) fn player(&self, seat: Seat) -> Option<Player> {
        self.seats.map(|seats| seats[seat.index()])
    }

    /// Whether two machines play.
    pub(in crate::play) fn is_watched(&self) -> bool {
        self.seats.is_some_and(|seats| !seats.contains(&Player::Person))
    }

    /// The pace of two machines; `None` if a person plays.
    pub(in crate::play) fn paced(&self) -> Option<Paced> {
        self.is_watched().then_some(Paced { paused: self.clock.paused, level: self.clock.level })
    }

    /// The seat of the person who would resign after `plies` moves: of two, the one to move. [`Refusal`] if the game is over or
    /// no person plays.
    pub(in crate::play) fn resigner(&self, status: Status, plies: usize) -> Result<Seat, Refusal> {
        if matches!(status, Status::Over(_)) {
            return Err(Refusal::Over);
        }
        let mover = Seat::to_move(plies);
        let mut seats = [mover, mover.other()].into_iter();
        seats.find(|seat| self.player(*seat) == Some(Player::Person)).ok_or(Refusal::Thinking)
    }

    /// The machine that a person has played against, after `plies` moves; `None` unless each of the two sat down at the start or
    /// has moved since.
    pub(in crate::play) fn rival(&self, plies: usize) -> Option<Player> {
        let seats = self.seats?;
        let machine = Seat::ALL.into_iter().find(|seat| seats[seat.index()] != Player::Person)?;
        let has_played = |seat: &Seat| {
            let seated = self.seated[seat.index()];
            seated == 0 || (seated..plies).any(|number| Seat::to_move(number) == *seat)
        };
        let both_played = seats[machine.other().index()] == Player::Person && Seat::ALL.iter().all(has_played);
        both_played.then_some(seats[machine.index()])
    }
}
