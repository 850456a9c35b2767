//! `zugzwang solve`: who wins, by which moves, and why.

mod from;

use clap::ArgMatches;
use zugzwang_engine::{Answer, Outcome, Seat, games};

use super::{Done, bad, json, print, request};
use crate::{
    look::{Look, wording::Wording},
    play::{panels::Who, told},
    say,
    words::{self, numbers::clear},
};

pub(super) fn run(sub: &ArgMatches, look: &Look) -> Done {
    if let Some(file) = sub.get_one::<String>("from") {
        return from::run(file, look);
    }
    let answer = request(sub, look)?.answer_in_full().map_err(|error| bad(&error, look))?;
    let text = if sub.get_flag("json") { json(&answer)? } else { in_words(&answer, look) };
    print(&(text + "\n"))
}

fn in_words(answer: &Answer, look: &Look) -> String {
    let mover = Who::Seat(answer.to_move.unwrap_or(Seat::First));
    let standing =
        if answer.over { say!(look, "cli-solve-over") } else { say!(look, "cli-solve-to-move", who = mover) };
    let rules = games::find(answer.game).map_or_else(String::new, |game| answer.setup.words(game.rules));
    let position = clear(&answer.position, look);
    let position = [answer.game, &position, &rules].into_iter().filter(|word| !word.is_empty());
    let position = words::said(&position.collect::<Vec<_>>().join(" "), look);
    let mut lines = vec![say!(look, "cli-solve-position", position = position, standing = standing)];
    lines.extend(told::story(answer, look));
    lines.extend(answer.taken.map(|taken| told::taken(taken, look)));
    lines.extend(moves(answer, look));
    lines.join("\n")
}

fn moves(answer: &Answer, look: &Look) -> Vec<String> {
    let (Some(suggested), Some(best)) = (&answer.suggested_move, told::best_moves(answer, look)) else {
        return Vec::new();
    };
    let mut lines = vec![best];
    if !answer.best_moves.is_empty() {
        lines.push(say!(look, "cli-solve-suggested", move = clear(suggested, look)));
    }
    lines.extend(answer.remoteness.map(|count| {
        let outcome = answer.outcome.unwrap_or(Outcome::Unknown);
        match &answer.soonest_move {
            Some(soonest) => say!(look, "cli-solve-remoteness.by", count = count, move = clear(soonest, look)),
            None => say!(look, "cli-solve-remoteness", count = count, outcome = outcome),
        }
    }));
    // Only the most technical wording names Grundy values.
    let named = answer.grundy.filter(|_| look.wording == Wording::Notation);
    lines.extend(named.map(|value| say!(look, "cli-solve-grundy", value = value)));
    lines
}
