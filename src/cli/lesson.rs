//! `zugzwang lesson`: opens the lessons, or lists them.

use std::io::{self, Write};

use clap::ArgMatches;

use super::{CliError, Done, common::Common, play};
use crate::{
    app::First,
    look::Look,
    teach::lesson::{self, Lesson},
};

pub(super) fn run(sub: &ArgMatches, common: &Common, look: Look) -> Done {
    if sub.get_flag("list") {
        return list(&look);
    }
    let lesson = sub.get_one::<String>("id").map(|id| Lesson::named(id, &look)).transpose().map_err(CliError::Bad)?;
    play::open(common, None, First::Lessons(lesson), look)
}

fn list(look: &Look) -> Done {
    let (lessons, faults) = lesson::all();
    let width = lessons.iter().map(|lesson| lesson.id.len()).max().unwrap_or(0);
    let mut out = io::stdout().lock();
    for lesson in lessons {
        writeln!(out, "{:width$}  {}", lesson.id, lesson.title(look))?;
    }
    // A faulty lesson does not hide the others.
    faults.first().map_or(Ok(()), |fault| Err(CliError::Bad(fault.words(look))))
}
