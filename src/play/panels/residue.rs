//! One pile's remainder, on a number line with the P-positions marked.

use ratatui::{
    layout::Size,
    text::{Line, Span},
};
use zugzwang_engine::{Outcome, theory::residue::Residue};

use super::{Course, Picture, Step, Story, View, beat, grown, letters, width_of, wrapped};
use crate::{look::Look, say};

pub(super) fn picture(why: &Residue, view: &View<'_>, look: &Look, Size { width, .. }: Size) -> Picture {
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
    let mut figure = wrapped(&quotient, look.theme.text, width);
    figure.push(Line::default());
    figure.extend(number_line(why, after, look, width));
    let story = story(why, view);
    let course = course(why, &quotient, &story, look, width);
    Picture { value, figure, pick: Vec::new(), story: story.sentences(look), course }
}

/// Why the theorem holds, told over this very position.
pub(super) fn holds(_why: &Residue, _view: &View<'_>, _look: &Look) -> Story {
    Story::default()
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
    let line = (0..scale.columns).map(|column| match scale.lost_at(column, why) {
        Some(_) => Span::styled("P", theme.loss),
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

/// Which sizes stand in which columns.
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

fn story(why: &Residue, view: &View<'_>) -> Story {
    let Residue { lost, modulus, .. } = *why;
    let mut told = Story::from(vec![match (view.outcome, why.take) {
        (Outcome::Win, Some(take)) => {
            let (left, most) = (why.pile - take, modulus - 1);
            beat!("why-residue-keep", take = take, left = left, lost = lost, modulus = modulus, most = most).at(LANDED)
        }
        // What the laps say is said once.
        _ if why.pile >= modulus => beat!("why-residue-lost", lost = lost, modulus = modulus).in_notation(),
        _ => beat!("why-residue-lost", lost = lost, modulus = modulus),
    }]);
    // The last lap has no other before it that comes back.
    let ends = why.is_lost() && why.pile == modulus && lost == 0;
    told.extend(ends.then(|| beat!("why-residue-ends", most = modulus - 1)));
    told.extend((lost == 1).then(|| beat!("why-residue-misere")));
    told.extend(
        (why.pile > modulus)
            .then(|| beat!("why-residue-lap", modulus = modulus, most = modulus - 1, lost = why.is_lost())),
    );
    told.extend(why.is_lost().then(|| view.hold_out()).flatten());
    told
}
