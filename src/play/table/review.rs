//! The review of a game: every position is analysed, a few at a time.

use zugzwang_engine::{Puzzle, Record, Setup, Worth};

use super::{hand::seen, prelude::*};
use crate::{
    look::motion::Places,
    play::{
        board::AnyBoard,
        panels::{Defence, Points},
        request::Request,
        review::{Mistake, Slip, Standing},
    },
};

/// Maximum number of open questions, so that a trial does not have to wait for the analysis of the whole game.
const OPEN: usize = 4;

/// The knowledge of a position.
#[derive(Debug)]
enum Known {
    /// Nothing yet.
    Asked,
    /// The solver panicked on it.
    Failed,
    /// Its analysis.
    Answer(Box<Analysis<AnyMove>>),
}

/// A game under review.
#[derive(Debug)]
pub struct Review {
    board: &'static dyn AnyBoard,
    record: Record,
    seats: Option<[Player; 2]>,
    /// The number of moves that had been made when a player last sat down.
    seated: usize,
    resigned: Option<Seat>,
    /// The knowledge of each position, by the number of moves before it.
    known: Vec<Known>,
    mistakes: Vec<Mistake>,
    /// The number of positions asked about so far.
    asked: usize,
    /// The number of positions answered, or failed on.
    answered: usize,
    /// The open questions, each with the number of moves before its position.
    open: Vec<(usize, Ask<Analysis<AnyMove>>)>,
}

impl Review {
    /// Reviews a record. `seated` is the number of moves that had been made when a player last sat down: earlier moves are
    /// attributed to seats instead of players.
    pub(super) fn new(
        board: &'static dyn AnyBoard,
        record: Record,
        (seats, seated): (Option<[Player; 2]>, usize),
        resigned: Option<Seat>,
    ) -> Self {
        let known = (0..=record.plies()).map(|_| Known::Asked).collect();
        let (mistakes, open) = (Vec::new(), Vec::new());
        Self { board, record, seats, seated, resigned, known, mistakes, asked: 0, answered: 0, open }
    }

    fn analysis(&self, plies: usize) -> Option<&Analysis<AnyMove>> {
        match self.known.get(plies)? {
            Known::Answer(analysis) => Some(analysis),
            Known::Asked | Known::Failed => None,
        }
    }

    fn at<'a>(&'a self, position: &'a AnyPosition) -> At<'a> {
        At { game: self.record.game(), position }
    }

    fn ask(&mut self, plies: usize) -> Option<Job> {
        let (game, position) = (self.record.game().clone(), self.record.position_after(plies));
        let mut ask = Ask::of(move |cancel| Ok(game.analyse_in_full(&position, cancel)?.0));
        let job = ask.take_job();
        self.open.push((plies, ask));
        job
    }

    /// Checks whether move `number` was a mistake, if the positions before and after it are known.
    fn judge(&mut self, number: usize) {
        let Some(before) = number.checked_sub(1).and_then(|plies| self.worth(plies)) else { return };
        let Some(after) = self.worth(number) else { return };
        if let Some(mistake) = Mistake::of(number, before, after) {
            let at = self.mistakes.partition_point(|other| other.number < number);
            self.mistakes.insert(at, mistake);
        }
    }

    fn view(&self, plies: usize, look: &Look) -> Option<View<'_>> {
        let analysis = self.analysis(plies)?;
        let (game, position, mover) = (self.record.game(), self.record.position_after(plies), Seat::to_move(plies));
        let end = game.end(&position);
        Some(View {
            winner: end.and_then(|end| Winner::of(end, mover).seat()).map(|seat| Who::of(self.seats, seat)),
            score: analysis.worth.score.map(|score| Points::of(score, mover)),
            over: end.is_some(),
            begun: plies > 0,
            defence: Defence::of(analysis.worth.remoteness),
            suggested: analysis.suggested.as_ref().map(|mv| self.board.words(self.at(&position), mv, look)),
            ..View::of(&analysis.reason, analysis.worth.outcome, Who::of(self.seats, mover))
        })
    }

    /// The lines to show while there is no reason.
    fn waiting(&self, plies: usize, look: &Look, width: u16) -> Vec<Line<'static>> {
        let message = match self.known.get(plies) {
            Some(Known::Failed) => say!(look, "why-failed"),
            _ => say!(look, "review-thinking"),
        };
        align::wrapped(&message, look.theme.dim, width)
    }

    /// The game's id.
    pub fn id(&self) -> &'static str {
        self.record.game().about().id
    }

    /// The setup of the game.
    pub fn setup(&self) -> &Setup {
        self.record.setup()
    }

    /// The fields of the setup that the position does not show: `k=2 last=wins`.
    pub fn rules(&self) -> String {
        self.record.setup().words(self.record.game().about().rules)
    }

    /// The players in their seats at the end.
    pub fn seats(&self) -> Option<[Player; 2]> {
        self.seats
    }

    /// The players in their seats when move `number` was made; `None` if a player has sat down since, so that the move can only be
    /// attributed to a seat.
    pub fn seats_at(&self, number: usize) -> Option<[Player; 2]> {
        self.seats.filter(|_| number > self.seated)
    }

    /// The seat of the player who resigned, if one did.
    pub fn resigned(&self) -> Option<Seat> {
        self.resigned
    }

    /// The moves played, in the game's notation.
    pub fn moves(&self) -> Vec<String> {
        self.record.moves()
    }

    /// Move `number`, from 1, in words.
    pub fn words(&self, number: usize, look: &Look) -> String {
        let Some(before) = number.checked_sub(1) else { return String::new() };
        let mv = self.record.played().get(before);
        mv.map_or_else(String::new, |mv| self.board.words(self.at(&self.record.position_after(before)), mv, look))
    }

    /// The position after `plies` moves, in one line.
    pub fn position(&self, plies: usize) -> String {
        self.record.position_after(plies).to_string()
    }

    /// The worth of the position after `plies` moves to the player to move, once known.
    pub fn worth(&self, plies: usize) -> Option<Worth> {
        self.analysis(plies).map(|analysis| analysis.worth)
    }

    /// The perfect player's move after `plies` moves, in notation, once known.
    pub fn suggested(&self, plies: usize) -> Option<String> {
        self.analysis(plies)?.suggested.as_ref().map(ToString::to_string)
    }

    /// Returns who was winning after `plies` moves.
    pub fn standing(&self, plies: usize) -> Standing {
        match self.known.get(plies) {
            Some(Known::Answer(analysis)) => Standing::of(analysis.worth, Seat::to_move(plies)),
            Some(Known::Failed) => Standing::Silent,
            Some(Known::Asked) | None => Standing::Asked,
        }
    }

    /// The mistakes found so far, in the order they were made.
    pub fn mistakes(&self) -> &[Mistake] {
        &self.mistakes
    }

    /// The positions in which the player in this seat gave a win or a draw away, as far as known. Those with too few or too many
    /// moves to look for the right one are left out, and those before a player last sat down.
    pub fn slips(&self, seat: Seat) -> Vec<Slip> {
        self.own_slips(seat).filter_map(|mistake| self.slip(mistake.number - 1)).collect()
    }

    /// The moves with which the player in this seat gave a win or a draw away.
    fn own_slips(&self, seat: Seat) -> impl DoubleEndedIterator<Item = &Mistake> + Clone {
        self.mistakes.iter().filter(move |mistake| {
            mistake.mover() == seat && mistake.before != mistake.after && self.seats_at(mistake.number).is_some()
        })
    }

    /// The slip from which the player in this seat learns most: the first one that is refuted within a few moves, because a refutation
    /// that can be watched to its end convinces, and later slips only repeat the first. If all take longer, or nobody knows how long, it is
    /// the last one, which was never given back. `None` if this player kept what there was, or sat down later.
    pub fn lesson(&self, seat: Seat) -> Option<Mistake> {
        /// The most moves of both players that such a refutation takes.
        const FEW: u64 = 8;
        let is_short = |mistake: &&Mistake| {
            self.worth(mistake.number).and_then(|worth| worth.remoteness).is_some_and(|moves| moves <= FEW)
        };
        let mut slips = self.own_slips(seat);
        slips.clone().find(is_short).or_else(|| slips.next_back()).copied()
    }

    /// The position after `plies` moves, if there is a move to look for.
    fn slip(&self, plies: usize) -> Option<Slip> {
        let record = self.record.until(plies);
        let place = format!("{} {} {}", self.id(), self.rules(), record.position());
        let id = Request::of(self.id(), record.setup(), &record.moves()).to_string();
        Puzzle::has_room(&record).then_some(Slip { id, place })
    }

    /// The number of positions answered, and of all positions.
    pub fn progress(&self) -> (usize, usize) {
        (self.answered, self.known.len())
    }

    /// Draws the board after `plies` moves; with `veiled`, without what is known of the position. Returns where each piece is.
    pub fn draw(&self, plies: usize, veiled: bool, area: Rect, buf: &mut Buffer, look: &Look) -> Places {
        let stage = Stage::default();
        stage.put_board(self.record.game().about().id, self.record.setup(), area);
        let before = plies.checked_sub(1).map(|before| (self.record.position_after(before), before));
        let position = self.record.position_after(plies);
        let look = &*seen(look, plies, |before| self.seats_at(before + 1));
        let scene = AnyScene {
            at: self.at(&position),
            cursor: None,
            last: before.as_ref().and_then(|(position, before)| Some((position, self.record.played().get(*before)?))),
            reason: self.analysis(plies).filter(|_| !veiled).map(|analysis| &analysis.reason),
            told: !veiled,
            look,
        };
        drop(self.board.draw(scene, &stage, area, buf));
        stage.into_places()
    }

    /// The reason after `plies` moves, wrapped to the room. A table grows to fill its height.
    pub fn why(&self, plies: usize, look: &Look, room: Size) -> Vec<Line<'static>> {
        match self.view(plies, look) {
            Some(view) => panels::why(&view, look, room),
            None => self.waiting(plies, look, room.width),
        }
    }

    /// The reason after `plies` moves in sentences; empty while it is not known.
    pub fn sentences(&self, plies: usize, look: &Look) -> Vec<String> {
        let lecture = self.view(plies, look).map(|view| panels::lecture(&view, look));
        lecture.iter().flat_map(|lecture| lecture.sentences(usize::MAX)).map(ToOwned::to_owned).collect()
    }

    /// The verdict after `plies` moves, wrapped to this width.
    pub fn verdict(&self, plies: usize, look: &Look, width: u16) -> Vec<Line<'static>> {
        match self.view(plies, look) {
            Some(view) => panels::verdict(&view, look, width),
            None => self.waiting(plies, look, width),
        }
    }

    /// The game as it was before move `number`, for one person to play on for both players.
    pub fn trial(&self, number: usize) -> Table {
        let mut play = Table::of(self.board, self.record.until(number.saturating_sub(1)), Side::Both);
        play.seating.told = self.seats_at(number);
        play.study.veiled = true;
        play
    }

    /// The questions that have come up since the last call.
    pub fn take_jobs(&mut self) -> Vec<Job> {
        let last = self.known.len().min(self.answered + OPEN);
        let jobs = (self.asked..last).filter_map(|plies| self.ask(plies)).collect();
        self.asked = self.asked.max(last);
        jobs
    }

    /// Collects finished answers. Returns whether anything changed.
    pub fn collect(&mut self) -> bool {
        let mut answers = Vec::new();
        self.open.retain(|(plies, ask)| match ask.answer() {
            Some(answer) => {
                answers.push((*plies, answer));
                false
            }
            None => true,
        });
        self.answered += answers.len();
        let is_new = !answers.is_empty();
        for (plies, answer) in answers {
            self.known[plies] = answer.map_or(Known::Failed, |answer| Known::Answer(Box::new(answer)));
            self.judge(plies);
            self.judge(plies + 1);
        }
        is_new
    }

    /// Stops the solver's work on this game for good.
    pub fn stop(&mut self) {
        self.open.clear();
        // No more questions are asked.
        self.asked = self.known.len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards;
    use zugzwang_engine::Machine;

    fn review(moves: &[&str]) -> Review {
        let nim = boards::find("nim").expect("nim has a board");
        let mut record = nim.game.open(&["heaps=1,2,4"]).expect("the setup is valid");
        for mv in moves {
            record.play(mv).expect("a legal move");
        }
        Review::new(nim.board, record, (None, 0), None)
    }

    #[test]
    fn questions_are_asked_a_few_at_a_time_until_all_are_answered() {
        let moves = ["3:1", "1:1", "2:2", "3:1", "3:1", "3:1"];
        let mut review = review(&moves);
        let mut most = 0;
        loop {
            let jobs = review.take_jobs();
            most = most.max(jobs.len());
            for job in jobs {
                job.run();
            }
            if !review.collect() {
                break;
            }
        }
        assert_eq!((most, review.progress()), (OPEN, (7, 7)));
        // 1,2,4 is won only by 3:1; 1,2,3 is lost; 2,3 is won only by 3:1; then 3, 2 and 1 are each won only by taking all.
        let numbers: Vec<usize> = review.mistakes().iter().map(|mistake| mistake.number).collect();
        assert_eq!(numbers, [3, 4, 5]);
        assert_eq!(review.standing(0), Standing::Known(Winner::First));
    }

    #[test]
    fn answers_out_of_order_give_the_same_mistakes() {
        let mut review = review(&["3:2", "3:1"]);
        let mut jobs = review.take_jobs();
        jobs.reverse();
        for job in jobs {
            job.run();
            review.collect();
        }
        let found: Vec<_> = review.mistakes().iter().map(|mistake| (mistake.number, mistake.mover())).collect();
        assert_eq!(found, [(1, Seat::First), (2, Seat::Second)]);
    }

    #[test]
    fn slips_are_what_one_player_gave_away_as_far_as_it_is_known() {
        let moves = ["3:1", "1:1", "2:2", "3:1", "3:1", "3:1"];
        let seats = Some([Player::Person, Player::Machine(Machine::Perfect)]);
        let slips = |seated, answered: usize, seat| {
            let mut review = review(&moves);
            (review.seats, review.seated) = (seats, seated);
            for _ in 0..answered {
                review.take_jobs().into_iter().for_each(Job::run);
                review.collect();
            }
            review.slips(seat).into_iter().map(|slip| slip.place).collect::<Vec<_>>()
        };
        // Moves 3 and 5 of the first player, and move 4 of the second, were mistakes: see above.
        assert!(slips(0, 0, Seat::First).is_empty(), "nothing is known yet");
        assert_eq!(slips(0, 1, Seat::First), ["nim last=wins 0,2,3"]);
        assert_eq!(slips(0, 2, Seat::First), ["nim last=wins 0,2,3", "nim last=wins 0,0,2"]);
        assert_eq!(slips(0, 2, Seat::Second), ["nim last=wins 0,0,3"]);
        assert_eq!(slips(3, 2, Seat::First), ["nim last=wins 0,0,2"], "a player sat down after move 3");
    }

    /// The number of the move from which First learns most in a game from 41 coins, of which 1 to 3 are taken.
    fn lesson(moves: &str) -> Option<usize> {
        let subtraction = boards::find("subtraction").expect("it has a board");
        let mut record = subtraction.game.open(&["c=41", "m=3"]).expect("the setup is valid");
        for mv in moves.split(' ') {
            record.play(mv).expect("a legal move");
        }
        let seats = Some([Player::Person, Player::Machine(Machine::Perfect)]);
        let mut review = Review::new(subtraction.board, record, (seats, 0), None);
        while review.progress().0 < review.progress().1 {
            review.take_jobs().into_iter().for_each(Job::run);
            review.collect();
        }
        review.lesson(Seat::First).map(|mistake| mistake.number)
    }

    #[test]
    fn the_first_slip_with_a_short_refutation_is_the_lesson_else_the_last() {
        // 41, 37, … are won by taking 1, and nobody can take 4 at once.
        let kept = "1 1 3 1 3 1 3 1 3 1 3 1 3 1 3 1";
        assert_eq!(lesson(kept), None, "11 coins are left, and First has kept the win");
        assert_eq!(lesson("2 3"), Some(1), "it takes long to refute, and there is no other");
        assert_eq!(lesson("2 1 1"), Some(3), "both take long");
        assert_eq!(lesson(&format!("{kept} 1 1 1 1 1")), Some(17), "not the later one, with 7 left");
        let late = kept.replacen("1 1", "2 1", 1).replacen(" 3", " 2", 1);
        assert_eq!(lesson(&format!("{late} 1 1 1 1")), Some(17), "the one with 41 left takes long to refute");
    }

    #[test]
    fn a_stopped_review_asks_nothing_more() {
        let mut review = review(&["3:1", "3:1", "3:1", "3:1", "1:1"]);
        let jobs = review.take_jobs();
        assert_eq!(jobs.len(), OPEN, "not every position is asked about yet");
        review.stop();
        for job in jobs {
            job.run();
        }
        assert!(!review.collect() && review.take_jobs().is_empty());
    }
}
