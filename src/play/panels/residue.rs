//! One pile's remainder, on a number line with the P-positions marked.

mod pairs;

use ratatui::{
    layout::Size,
    text::{Line, Span},
};
use zugzwang_engine::{Outcome, theory::residue::Residue};

use super::{Beat, Course, Picture, Step, Story, View, beat, grown, letters, listed, room_left, width_of, wrapped};
use crate::{
    look::{Look, wording::Wording},
    say,
};

pub(super) fn picture(why: &Residue, view: &View<'_>, look: &Look, room: Size) -> Picture {
    let width = room.width;
    let value = say!(look, "why-residue-value", residue = why.residue, modulus = why.modulus);
    if view.over {
        return Picture::over(value, why.lost == 1, view, look);
    }
    let after = after!(view, Residue);
    let quotient = say!(
        look,
        "why-residue-equation",
        pile = why.pile,
        laps = why.pile / why.modulus,
        modulus = why.modulus,
        residue = why.residue
    );
    let mut figure = number_line(why, after, look, width);
    figure.extend(caption(after.is_some(), look, width));
    if look.wording != Wording::Plain {
        figure.extend(wrapped(&quotient, look.theme.text, width));
    }
    let story = story(why, view, look);
    let course = course(why, &quotient, &story, look, width);
    let story = story.sentences(look);
    if room.height > 0 && why.pile > why.modulus {
        figure.extend(pairs::draw(why, room_left(view, &value, &story, figure.len(), look, room), look));
    }
    Picture { value, figure, pick: Vec::new(), story, course }
}

/// Why the theorem holds, told over this very position: Bachet's (1612), lap by lap down to what is lost.
pub(super) fn holds(why: &Residue, _view: &View<'_>, look: &Look) -> Story {
    let Residue { pile, most, modulus, lost, .. } = *why;
    let (mine, take) = (why.take.is_none(), why.take.unwrap_or(0));
    let left = pile - take;
    let laps = left / modulus;
    if mine && laps == 0 {
        return Story::from(vec![beat!("holds-residue-last")]);
    }
    let start = match why.take {
        Some(take) => beat!(
            "holds-residue-over",
            pile = pile,
            laps = laps,
            modulus = modulus,
            take = take,
            most = most,
            left = left,
            misere = lost == 1
        ),
        None => beat!("holds-residue-whole", pile = pile, laps = laps, modulus = modulus, misere = lost == 1),
    };
    let mut told = Story::from(vec![start]);
    if laps > 0 {
        told.extend([
            beat!("holds-residue-answer", most = most, modulus = modulus, mine = mine),
            with_landings("holds-residue-down", why, left - modulus, look, mine),
        ]);
    }
    told.extend([beat!("holds-residue-end", misere = lost == 1, mine = mine)]);
    told
}

/// Makes the beat of where the winner lands: from `left` down, a lap less each time.
fn with_landings(id: &'static str, why: &Residue, left: u64, look: &Look, mine: bool) -> Beat {
    /// More landings than these are told as a rule.
    const LISTED: u64 = 5;
    let Residue { pile, modulus, lost, .. } = *why;
    let laps = left / modulus;
    let landing = |lap: u64| left - lap * modulus;
    let shape = match laps {
        _ if left == lost && mine && pile == lost => "last",
        0 => "end",
        few if few < LISTED => "few",
        _ => "many",
    };
    // Of many, the first two show the step.
    let shown = if laps < LISTED { 1..=laps } else { 1..=2 };
    let take = why.take.unwrap_or(0);
    beat!(
        id,
        shape = shape,
        misere = lost == 1,
        take = take,
        left = left,
        rest = listed(shown.map(landing), look),
        lost = lost,
        modulus = modulus,
        most = modulus - 1,
        mine = mine
    )
}

/// Says what the signs on the line stand for.
fn caption(moved: bool, look: &Look, width: u16) -> Vec<Line<'static>> {
    let glyphs = look.glyphs();
    let (lost, here, then) = (glyphs.lost, glyphs.here, glyphs.taken);
    wrapped(
        &say!(look, "why-residue-caption", lost = lost, here = here, then = then, moved = moved),
        look.theme.dim,
        width,
    )
}

/// The pile in laps, the line with the P-positions, and where the take leads.
fn course(why: &Residue, quotient: &str, story: &Story, look: &Look, width: u16) -> Course {
    let Residue { pile, modulus, residue, .. } = *why;
    let equation = format!("{pile}={}{}{modulus}+{residue}", pile / modulus, look.glyphs().cross);
    let taken = why.take.map(|take| format!("{pile}-{take}={}", pile - take));
    let large = |told: &[&str]| letters(told, 2, look.theme.text);
    let after = why.take.map(|take| Residue { pile: pile - take, ..why.clone() });
    let mut figures = grown([wrapped(quotient, look.theme.text, width), number_line(why, None, look, width)]);
    let [laps, line] = [figures.next(), figures.next()].map(Option::unwrap_or_default);
    let mut steps = vec![Step::drawn(laps.clone()).large(large(&[&equation])), Step::drawn(line)];
    steps.extend(after.zip(taken).map(|(after, taken)| {
        let landed = laps.iter().cloned().chain(number_line(why, Some(&after), look, width)).collect();
        Step::drawn(landed).large(large(&[&equation, &taken]))
    }));
    story.course(large(&[&pile.to_string()]), steps, look).over_figure()
}

/// The line of pile sizes from a P-position below up to the pile: every size where they fit, else drawn to scale.
fn number_line(why: &Residue, after: Option<&Residue>, look: &Look, width: u16) -> Vec<Line<'static>> {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let scale = Scale::new(why, usize::from(width.min(120)));
    let landing = after.map(|after| scale.column(after.pile));
    // The way from the pile to where the cursor leads.
    let way = landing.map(|column| column..scale.column(why.pile));
    let line = (0..scale.columns).map(|column| match scale.lost_at(column, why) {
        Some(_) => Span::styled(glyphs.lost, theme.win_chip),
        None if way.as_ref().is_some_and(|way| way.contains(&column)) => Span::styled(glyphs.line, theme.taken),
        None => Span::styled(glyphs.line, theme.dim),
    });
    let mut above = vec![Span::raw(" "); scale.columns];
    if let Some(column) = landing {
        above[column] = Span::styled(glyphs.taken, theme.taken);
    }
    above[scale.column(why.pile)] = Span::styled(glyphs.here, theme.chosen);
    let labels = labels(&scale, why);
    vec![Line::from(above), Line::from(line.collect::<Vec<_>>()), Line::from(Span::styled(labels, theme.dim))]
}

/// The numbers under the P-positions, as many as there is room for.
fn labels(scale: &Scale, why: &Residue) -> String {
    let mut text = String::new();
    for column in 0..scale.columns {
        let Some(lost) = scale.lost_at(column, why) else { continue };
        let label = lost.to_string();
        let used = width_of(&text);
        // The last label ends where the line does, so that the pile's own place is named, too.
        let start = column.min(scale.room.saturating_sub(label.len()));
        if start >= used + usize::from(used > 0) {
            text.push_str(&" ".repeat(start - used));
            text.push_str(&label);
        }
    }
    text
}

/// The scale of the line: the sizes that stand in its columns.
struct Scale {
    low: u64,
    columns: usize,
    /// Columns there are room for.
    room: usize,
    /// Sizes to a column.
    step: u64,
}

impl Scale {
    fn new(why: &Residue, width: usize) -> Self {
        let room = width.max(2) as u64;
        // As many laps below the pile as fit; where not even one does, one lap drawn to scale.
        let laps = (room.saturating_sub(1) / why.modulus).max(1);
        let lowest = why.pile.saturating_sub(laps.saturating_mul(why.modulus));
        let low = why.lost_below(lowest).filter(|_| laps == 1).unwrap_or(lowest);
        let sizes = why.pile - low + 1;
        let step = sizes.div_ceil(room).max(1);
        let columns = usize::try_from((why.pile - low) / step + 1).unwrap_or(width);
        Self { low, columns, room: width.max(2), step }
    }

    fn column(&self, size: u64) -> usize {
        usize::try_from(size.saturating_sub(self.low) / self.step).map_or(0, |column| column.min(self.columns - 1))
    }

    /// The P-position in a column, if there is one.
    fn lost_at(&self, column: usize, why: &Residue) -> Option<u64> {
        let first = self.low + column as u64 * self.step;
        why.lost_below(first.saturating_add(self.step - 1)).filter(|lost| *lost >= first && *lost <= why.pile)
    }
}

/// The step of the course at which the take is drawn: after the laps and the line.
const LANDED: usize = 2;

fn story(why: &Residue, view: &View<'_>, look: &Look) -> Story {
    let Residue { pile, modulus, lost, .. } = *why;
    let (misere, is_lost) = (lost == 1, why.is_lost());
    let landings = |id, left| with_landings(id, why, left, look, is_lost);
    let mut told = Story::from(vec![match (view.outcome, why.take) {
        (Outcome::Win, Some(take)) => landings("why-residue-keep", pile - take).at(LANDED),
        _ => landings("why-residue-lost", pile.saturating_sub(modulus).max(lost)),
    }]);
    if misere {
        let said = beat!("why-residue-misere");
        // Where the next landing is the last one already, or is theirs, that sentence says so.
        let once = is_lost || pile <= modulus;
        told.extend([if once { said.in_notation() } else { said }]);
    }
    told.extend((pile > modulus).then(|| {
        beat!(
            "why-residue-lap",
            modulus = modulus,
            most = why.most,
            second = why.most.saturating_sub(1),
            lost = is_lost
        )
    }));
    told.extend(is_lost.then(|| view.hold_out()).flatten());
    told
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::Convention;

    use super::{super::sample, *};

    #[test]
    fn every_step_of_the_proof_is_one_of_the_game() {
        for (pile, most) in (1..60).flat_map(|pile| (1..14).map(move |most| (pile, most))) {
            for play in [Convention::Normal, Convention::Misere] {
                let why = Residue::of(pile, most, play);
                let left = pile - why.take.unwrap_or(0);
                assert!(why.take.is_none_or(|take| (1..=most).contains(&take)));
                assert_eq!(left, left / why.modulus * why.modulus + why.lost, "whole laps, and what is lost");
                for taken in 1..=most {
                    assert!((1..=most).contains(&(why.modulus - taken)), "the answer is a move, too");
                }
                let told = sample::proofs(&zugzwang_engine::Reason::Residue(why));
                assert!(told.iter().all(|sentences| !sentences.is_empty()), "{pile} {most}");
            }
        }
    }

    #[test]
    fn the_landings_are_told_down_to_the_last() {
        let told =
            |pile, most, play| sample::plain_proof(&zugzwang_engine::Reason::Residue(Residue::of(pile, most, play)));
        let text = told(29, 7, Convention::Normal).join(" ");
        assert!(text.contains("29 is 3 times 8 and 5 more") && text.contains("16, then 8, 0"), "{text}");
        let text = told(21, 3, Convention::Misere).join(" ");
        assert!(text.contains("21 is 5 times 4 and 1 more") && text.contains("17, then 13, 9, 5, 1"), "{text}");
        assert_eq!(told(1, 3, Convention::Misere).len(), 1);
    }
}
