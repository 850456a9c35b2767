//! Positions, moves and answers in sentences, for what is read or heard instead of seen.

use zugzwang_engine::{Answer, Best, Listing, Machine, Outcome, Score, Seat, Winner, games};

use crate::{
    look::{Look, align, wording::Wording},
    play::{
        board::{Player, Status},
        boards,
        panels::{self, Defence, Points, View, Who},
        request::Request,
        table::Table,
    },
    say,
    words::{self, numbers::clear},
};

/// The verdict and the reason, one string for each sentence.
pub fn story(answer: &Answer, look: &Look) -> Vec<String> {
    let mover = Who::Seat(answer.to_move.unwrap_or(Seat::First));
    let view = View {
        over: answer.over,
        begun: !answer.moves.is_empty(),
        winner: answer.winner.and_then(Winner::seat).map(Who::Seat),
        score: answer.score.map(|score| Points::of(score, Seat::to_move(answer.moves.len()))),
        defence: Defence::of(answer.remoteness),
        suggested: answer.suggested_move.as_ref().map(|mv| clear(mv, look)),
        ..View::of(&answer.explanation, answer.outcome.unwrap_or(Outcome::Unknown), mover)
    };
    panels::story(&view, look)
}

/// The moves after the first `since`, a sentence each: who made it, and how it is written.
pub fn moves_since(table: &Table, since: usize, look: &Look) -> Vec<String> {
    let review = table.review();
    let told = |(number, notation): (usize, String)| {
        let past = review.words(number + 1, &look.in_past());
        moved(table.seats_at(number), Seat::to_move(number), &with_notation(past, &notation, look), look)
    };
    table.moves().into_iter().enumerate().skip(since).map(told).collect()
}

/// Says whose turn it is in a game that is not over.
pub fn turn(table: &Table, look: &Look) -> String {
    match table.status() {
        Status::Turn(seat) => match Who::of(table.seats(), seat) {
            who @ Who::Seat(_) => say!(look, "status-turn", who = who),
            Who::You | Who::Rival(_) | Who::Learner => say!(look, "status-your-turn"),
        },
        Status::Watched(seat) => say!(look, "plain-watched", who = Who::Seat(seat)),
        _ => say!(look, "status-failed"),
    }
}

/// Maximum width of a position in a sentence, in columns.
const POSITION: usize = 24;

/// The text of a game's position, for use in a sentence; `None` if it is just a drawing. In plain words, only a list of the numbers on the
/// board is more than that.
pub fn name(game: &str, position: &str, look: &Look) -> Option<String> {
    let is_name = match look.wording {
        Wording::Plain => {
            lists_numbers(position) && boards::find(game).is_some_and(|entry| entry.board.lists_numbers())
        }
        Wording::Picture | Wording::Notation => is_readable(position),
    };
    is_name.then(|| align::cut(&clear(position, look), POSITION, look.glyphs().more))
}

/// Whether a text has a digit or lists letters.
fn is_readable(position: &str) -> bool {
    let lists_letters = || position.chars().all(|sign| sign.is_ascii_lowercase() || ",-".contains(sign));
    position.contains(|sign: char| sign.is_ascii_digit()) || position.contains(',') && lists_letters()
}

/// Whether a text lists numbers with at most two decimals.
fn lists_numbers(position: &str) -> bool {
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|sign| sign.is_ascii_digit());
    let is_number = |text: &str| match text.strip_prefix('-').unwrap_or(text).split_once('.') {
        Some((whole, decimals)) => is_digits(whole) && is_digits(decimals) && decimals.len() <= 2,
        None => is_digits(text.strip_prefix('-').unwrap_or(text)),
    };
    position.split(',').all(is_number)
}

/// A game's position after `plies` moves, for use in a sentence: its text, or else the move that led there. With `from`, in the form
/// that some languages need after "from".
pub fn place(game: &str, position: &str, plies: usize, from: bool, look: &Look) -> String {
    if let Some(name) = name(game, position, look) {
        return name;
    }
    let form = |id: &str| if from { format!("{id}.from") } else { id.to_owned() };
    match plies.checked_sub(1) {
        None => say!(look, &form("place-start")),
        Some(before) => {
            let who = Who::Seat(Seat::to_move(before));
            say!(look, &form("place-after"), who = who, number = plies.div_ceil(2))
        }
    }
}

/// Says when a position with this text stood on the board after `plies` moves: `with 3 coins left`, `from 3,4,5`.
pub fn left_at(game: &str, position: &str, plies: usize, look: &Look) -> String {
    let own = format!("{game}-coins-left");
    match (name(game, position, look), position.parse::<u64>()) {
        (Some(_), Ok(coins)) if look.texts.has(&own) => say!(look, &own, coins = coins),
        (Some(position), _) => say!(look, "left-at", position = position),
        (None, _) if plies == 0 => say!(look, "left-start"),
        (None, _) => say!(look, "left-game"),
    }
}

/// Like [`place`], for a position that this question leads to.
pub fn asked_place(position: &str, question: &str, look: &Look) -> String {
    let (game, plies) = asked(question);
    place(&game, position, plies, false, look)
}

/// Like [`name`], for a position that this question leads to.
pub fn asked_name(position: &str, question: &str, look: &Look) -> Option<String> {
    name(&asked(question).0, position, look)
}

/// The game of a question, and its number of moves.
fn asked(question: &str) -> (String, usize) {
    Request::parse(question).map_or_else(|_| (String::new(), 0), |asked| (asked.game.clone(), asked.moves().len()))
}

/// Says briefly who made which move, given in words in the past tense: `You took 3`.
pub fn played(seats: Option<[Player; 2]>, seat: Seat, words: &str, look: &Look) -> String {
    say!(look, "play-moved", who = Who::of(seats, seat), words = words)
}

/// A sentence that says who made which move, given in words in the past tense.
pub fn moved(seats: Option<[Player; 2]>, seat: Seat, words: &str, look: &Look) -> String {
    say!(look, "status-moved", who = Who::of(seats, seat), words = words)
}

/// A sentence that says who made the last move, and which.
pub fn last_moved(table: &Table, look: &Look) -> Option<String> {
    let (seat, words) = table.last_words(&look.in_past())?;
    Some(moved(table.seats_at(table.plies().saturating_sub(1)), seat, &words, look))
}

/// The words of a played move, followed by its notation unless that is one of the words.
pub fn with_notation(words: String, notation: &str, look: &Look) -> String {
    let notation = clear(notation, look);
    if words.split([' ', ',']).any(|word| word == notation) {
        return words;
    }
    say!(look, "plain-moved", words = words, notation = notation)
}

/// A sentence that says which moves a machine gave away on purpose, if it did.
pub fn gifts(table: &Table, look: &Look) -> Option<String> {
    let gifts = table.continuation().gifts;
    if gifts.is_empty() {
        return None;
    }
    let coached = |player: &Player| matches!(player, Player::Machine(Machine::Coach(_)));
    let who = if table.seats().is_some_and(|seats| seats.iter().any(coached)) { "coach" } else { "rival" };
    // As in every other sentence, moves are counted for each player.
    let moves = gifts.iter().map(|ply| ply.div_ceil(2));
    let moves = words::all_of(moves, look);
    Some(say!(look, "status-gifts", who = who, count = gifts.len(), moves = moves))
}

/// A sentence that says which move a machine is about to make.
pub fn pointed(seats: Option<[Player; 2]>, seat: Seat, words: &str, look: &Look) -> String {
    say!(look, "status-pointed", who = Who::of(seats, seat), words = words)
}

/// A sentence with the best moves; `None` if the game is over.
pub fn best_moves(answer: &Answer, look: &Look) -> Option<String> {
    /// Maximum number of intervals: more would fill pages.
    const MOST: usize = Best::<()>::MOST;
    let suggested = clear(answer.suggested_move.as_ref()?, look);
    let all = panels::winning(&answer.explanation, MOST, look).filter(|_| answer.outcome == Some(Outcome::Win));
    if all.is_some() {
        return all;
    }
    let moves = answer.best_moves.join(" ");
    Some(match answer.outcome {
        Some(Outcome::Unknown) => say!(look, "cli-solve-unknown", move = suggested),
        _ if answer.best_moves.is_empty() => say!(look, "cli-solve-none", move = suggested),
        _ if answer.score.is_some() => {
            let (count, more) = (answer.best_moves.len(), u64::from(answer.best_moves_truncated));
            say!(look, "cli-solve-best-score", moves = moves, count = count, more = more)
        }
        Some(Outcome::Draw) => say!(look, "cli-solve-best-draw", moves = moves),
        // If a move is any point of a plane, theory gives some winning moves and seldom knows about the rest.
        _ if games::find(answer.game).is_some_and(|game| game.listing == Listing::Sample) => {
            say!(look, "cli-solve-best-place", moves = moves, more = u64::from(answer.best_moves_truncated))
        }
        _ if answer.best_moves_truncated => {
            say!(look, "cli-solve-best-more", count = answer.best_moves.len(), moves = moves)
        }
        _ => say!(look, "cli-solve-best", moves = moves),
    })
}

/// A sentence with the points each player has taken so far in a scoring game.
pub fn taken(Score { first, second }: Score, look: &Look) -> String {
    say!(look, "taken-so-far", first = first, second = second)
}

/// The id of the text that says what the perfect player's move does in a lost position; `None` in other positions. Only where the
/// length of the game is known does it last longest.
pub fn defended(table: &Table) -> Option<&'static str> {
    let worth = table.worth().filter(|worth| worth.outcome == Outcome::Loss)?;
    if table.clues().is_some_and(|clues| clues.is_forced()) {
        return Some("status-hint.only");
    }
    Some(match (worth.score, Defence::of(worth.remoteness)) {
        (Some(_), _) => "status-hint.points",
        (None, Defence::Longest) => "status-hint.lost",
        (None, Defence::Hard) => "status-hint.hard",
    })
}

/// The id of a text about the perfect player, or of its variant for a position where theory does not say who wins, so that no
/// player is known to be perfect.
pub fn best_known(id: &str, table: &Table) -> String {
    let silent = table.worth().is_some_and(|worth| worth.outcome == Outcome::Unknown);
    if silent { format!("{id}.known") } else { id.to_owned() }
}
