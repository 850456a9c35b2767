//! The file format of lessons.

use serde::Deserialize;
use zugzwang_engine::Seat;

use super::{Deed, Failure, Fault, Field, Lesson, MOST, Scene, Step, Success, Test};
use crate::{
    play::request::{AskError, Request},
    teach::path,
    words,
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    number: u32,
    stop: Option<String>,
    position: String,
    #[serde(default)]
    side: Written,
    par: usize,
    most: usize,
    #[serde(default, rename = "step")]
    steps: Vec<Entry>,
}

/// A step in the file: one action, or only a text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    position: Option<String>,
    side: Option<Written>,
    say: Option<String>,
    reveal: Option<usize>,
    aim: Option<String>,
    ask: Option<String>,
    #[serde(default)]
    choices: Vec<String>,
    right: Option<String>,
    #[serde(default)]
    touch: Vec<Vec<String>>,
    find: Option<String>,
    #[serde(default)]
    moves: Vec<String>,
    wrong: Option<String>,
    #[serde(default)]
    beside: usize,
    mark: Option<String>,
    #[serde(default)]
    from: Option<[u64; 2]>,
    #[serde(default)]
    size: Option<[u64; 2]>,
    play: Option<String>,
    reply: Option<String>,
    free: Option<String>,
    #[serde(default)]
    success: Success,
    #[serde(default)]
    failure: Failure,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Written {
    #[default]
    First,
    Second,
}

impl From<Written> for Seat {
    fn from(written: Written) -> Self {
        match written {
            Written::First => Self::First,
            Written::Second => Self::Second,
        }
    }
}

const PERFECT: &str = "perfect";

pub(super) fn read(id: &str, text: &str) -> Result<Lesson, Fault> {
    let file: File = toml::from_str(text).map_err(|error| Fault::Form(words::reason(error.message())))?;
    let first = scene(&file.position, file.side, 1)?;
    let game = first.request.entry().map_err(|error| Fault::Position(1, Box::new(error)))?;
    let stop = match &file.stop {
        Some(stop) => path::find(stop).filter(|stop| stop.game == game.id),
        None => path::find(game.id),
    };
    let stop = stop.ok_or_else(|| Fault::Stop(file.stop.unwrap_or_else(|| game.id.to_owned())))?;
    let mut lesson = Lesson {
        id: id.to_owned(),
        number: file.number,
        stop,
        game,
        par: file.par,
        most: file.most,
        steps: Vec::new(),
    };
    for (entry, number) in file.steps.into_iter().zip(1..) {
        let side = entry.side.unwrap_or(file.side);
        let opened = entry.position.as_deref().map(|position| scene(position, side, number)).transpose()?;
        if entry.reveal.is_some_and(|count| count > MOST) {
            return Err(Fault::Much(number));
        }
        let opened = opened.or_else(|| (number == 1).then(|| first.clone()));
        let found = deed(&lesson, &entry).filter(|(_, deed)| *deed != Deed::Reveal(0));
        let (text, deed) = found.ok_or(Fault::Deeds(number))?;
        let deed = with_right_answer(deed, &entry, number)?;
        lesson.steps.push(Step { number, scene: opened, text, deed, touch: entry.touch });
    }
    Ok(lesson)
}

fn scene(position: &str, side: Written, step: usize) -> Result<Scene, Fault> {
    let refused = |error| Fault::Position(step, Box::new(AskError::Line(error)));
    Ok(Scene { request: Request::parse(position).map_err(refused)?, seat: side.into() })
}

/// Returns the text of a step and its action. `None` if it has several actions, two texts, or neither an action nor a text.
fn deed(lesson: &Lesson, entry: &Entry) -> Option<(Option<String>, Deed)> {
    let name = |name: &String| lesson.text(name);
    let test = Test { success: entry.success, failure: entry.failure };
    let choices = entry.choices.iter().map(name).collect();
    let (moves, wrong) = (entry.moves.clone(), entry.wrong.as_ref().map(name));
    let find = Deed::Find { moves, wrong, beside: entry.beside };
    let reply = |given: &String| Deed::Reply((given != PERFECT).then(|| given.clone()));
    let named = [
        entry.reveal.map(|count| (None, Deed::Reveal(count))),
        entry.aim.clone().map(|mv| (None, Deed::Aim(mv))),
        entry.ask.as_ref().map(|text| (Some(text), Deed::Ask { choices, right: 0 })),
        entry.find.as_ref().map(|text| (Some(text), find)),
        entry.mark.as_ref().map(|text| (Some(text), Deed::Mark(field(entry)))),
        entry.play.clone().map(|mv| (None, Deed::Play(mv))),
        entry.reply.as_ref().map(|given| (None, reply(given))),
        entry.free.as_ref().map(|text| (Some(text), Deed::Free(test))),
    ];
    let mut named = named.into_iter().flatten();
    let (own, deed) = match (named.next(), &entry.say) {
        (Some(deed), _) => deed,
        (None, Some(_)) => (None, Deed::Say),
        (None, None) => return None,
    };
    // An action that asks the user for something has a text already.
    let twice = named.next().is_some() || (own.is_some() && entry.say.is_some());
    (!twice).then(|| (own.or(entry.say.as_ref()).map(name), deed))
}

/// Returns the positions to be marked. The corner defaults to the lowest coordinates.
fn field(entry: &Entry) -> Field {
    let [[x, y], [columns, rows]] = [entry.from.unwrap_or_default(), entry.size.unwrap_or_default()];
    Field { from: (x, y), size: (columns, rows) }
}

fn with_right_answer(deed: Deed, entry: &Entry, step: usize) -> Result<Deed, Fault> {
    let Deed::Ask { choices, .. } = deed else { return Ok(deed) };
    let right = entry.choices.iter().position(|choice| entry.right.as_ref() == Some(choice));
    match right {
        Some(right) => Ok(Deed::Ask { choices, right }),
        None if choices.is_empty() && entry.right.is_none() => Ok(Deed::Ask { choices, right: 0 }),
        None => Err(Fault::Answer(step)),
    }
}
