//! What each stalk counts: a number of moves for Blue, or a heap of nim if it is green. Before that is told, how many of its pieces each
//! player may cut.

use zugzwang_engine::{
    games::Hackenbush,
    theory::hackenbush::{Color, Cut, Hackenbush as Why, Number, Piece, Stalk},
};

use crate::{
    play::{
        boards::{
            prelude::*,
            twins::{Part, parts},
        },
        scene::Stacks,
    },
    words::halves::readable,
};

/// Writes below each stalk what it counts after the cursor's move, and behind them their sum, if the reason is known.
pub(super) fn put_values(scene: &Scene<'_, Hackenbush>, stacks: &Stacks, picture: &mut Picture<Cut>) {
    let Some(Reason::Hackenbush(_)) = scene.reason else { return };
    let stalks: Vec<Stalk> = (1..).zip(&scene.position.stalks).map(|(at, stalk)| left(scene, at, stalk)).collect();
    let why = Why::of(&stalks, scene.position.mover, None);
    let heaps: Vec<u64> = why.stalks.iter().map(|stalk| stalk.nimber).collect();
    let parts = parts(&heaps);
    for (stalk, figure) in stacks.seen().filter_map(|stalk| Some((stalk, why.stalks.get(stalk)?))) {
        let mine: Vec<&Part> = parts.iter().filter(|part| part.of == stalk).collect();
        let words = if mine.is_empty() { count(figure.number, scene.look) } else { sizes(&mine) };
        let place = stacks.below(stalk, 1);
        let fits = picture.unit.columns(wide(&words)) <= picture.unit.columns(place.w);
        // A stalk that the cursor's move takes whole counts as 0 then.
        if fits && scene.position.stalks.get(stalk).is_some_and(|now| !now.0.is_empty()) {
            picture.caption(place, words, tone(&why, &mine));
        }
    }
    put_sum(&why, &parts, scene, stacks, picture);
}

/// The pieces of a stalk that stay after the cursor's move.
fn left(scene: &Scene<'_, Hackenbush>, number: usize, stalk: &Stalk) -> Stalk {
    let cut = scene.cursor.filter(|cut| cut.stalk == number);
    cut.map_or_else(|| stalk.clone(), |cut| stalk.below(cut.piece))
}

/// A number of moves, rounded down where it would be too fine to read.
fn count(number: Number, look: &Look) -> String {
    let plus = if number.signum() > 0 { "+" } else { "" };
    format!("{plus}{}", readable(number, look))
}

fn sizes(parts: &[&Part]) -> String {
    parts.iter().map(|part| part.size.to_string()).collect::<Vec<_>>().join("+")
}

/// The tone of a stalk's value. Green stalks are too small to matter where somebody is ahead.
fn tone(why: &Why, parts: &[&Part]) -> Tone {
    match () {
        () if parts.is_empty() => Tone::Text,
        () if why.number != Number::ZERO => Tone::Dim,
        () if parts.iter().all(|part| part.twin.is_some()) => Tone::Good,
        () => Tone::Bad,
    }
}

/// Writes behind the stalks who is ahead and by how much, or else whether all parts of green stalks have a twin.
fn put_sum(why: &Why, parts: &[Part], scene: &Scene<'_, Hackenbush>, stacks: &Stacks, picture: &mut Picture<Cut>) {
    let ground = stacks.ground();
    let at = (ground.x + ground.w, stacks.below(0, 1).y);
    if why.number != Number::ZERO || parts.is_empty() {
        picture.label(at, Align::Left, format!("= {}", count(why.number, scene.look)), Tone::Title);
    } else if parts.iter().all(|part| part.twin.is_some()) {
        picture.sign(at, Align::Left, Sign::Wins, Tone::Good);
    } else {
        picture.sign(at, Align::Left, Sign::Loses, Tone::Bad);
    }
}

/// The number of pieces that each player may cut in each stalk, now and after the cursor's move. As a hint, stalks that are mirror
/// images of each other.
pub(super) fn cuts(seen: &Seen<'_, Hackenbush>, room: Size) -> Vec<Line<'static>> {
    let (look, now) = (seen.look, &seen.now().stalks);
    let count = |stalk: &Stalk| [Color::Blue, Color::Red].map(|color| stalk.cuts(color));
    let table = Ledger::new([say!(look, "hackenbush-blue"), say!(look, "hackenbush-red"), String::new()]);
    let table = now.iter().enumerate().fold(table, |table, (at, stalk)| {
        let twin = twin(now, at).filter(|_| seen.looks);
        let twin = twin.map_or_else(String::new, |twin| format!("{} {twin}", look.glyphs().pair));
        let row = |stalk: &Stalk| {
            count(stalk).map(|count| count.to_string()).into_iter().chain([twin.clone()]).collect::<Vec<_>>()
        };
        let then = seen.then.as_ref().and_then(|then| then.stalks.get(at)).filter(|then| *then != stalk);
        table.part((at + 1).to_string(), row(stalk), then.map(row))
    });
    let all = |stalks: &Vec<Stalk>| {
        stalks.iter().map(count).fold([0, 0], |sum, count| [sum[0] + count[0], sum[1] + count[1]])
    };
    let then = seen.then.as_ref().map(|then| all(&then.stalks));
    table.total(say!(look, "why-hackenbush-sum"), all(now), then).lines(look, room)
}

/// The number of another stalk that is the mirror image of this one: blue and red exchanged, or as many green pieces.
fn twin(stalks: &[Stalk], at: usize) -> Option<usize> {
    let mirrored = |piece: &Piece| match piece {
        Piece::Blue => Piece::Red,
        Piece::Red => Piece::Blue,
        Piece::Green => Piece::Green,
    };
    let wanted: Vec<Piece> = stalks.get(at)?.0.iter().map(mirrored).collect();
    let mut others = stalks.iter().enumerate().filter(|(other, _)| *other != at);
    let found = others.find(|(_, other)| !wanted.is_empty() && other.0 == wanted);
    found.map(|(other, _)| other + 1)
}
