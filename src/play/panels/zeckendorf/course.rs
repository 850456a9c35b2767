//! A till before a class: the parts one after another, the smallest beside the limit, and both after the take.

use zugzwang_engine::theory::zeckendorf::Zeckendorf;

use super::{Digits, bars};
use crate::play::panels::{Course, Look, Step, letters};

/// The most parts told one at a time; those above are told at once.
const PARTS: usize = 6;

/// Returns the course: the Fibonacci numbers, each part, the smallest beside the limit, the take.
pub(super) fn course(why: &Zeckendorf, look: &Look, width: u16) -> Course {
    let columns = usize::from(width);
    let after = why.take.map(|take| why.after(take)).filter(|after| after.smallest.is_some());
    let digits = Digits::new(why, after.as_ref(), look, columns);
    let large = |lines: &[&str]| letters(lines, 3, look.theme.text);
    let found = |count: usize| vec![digits.header(), digits.parts("", why, count)];
    let all = why.parts.len();
    let first = all.saturating_sub(PARTS);
    let mut steps: Vec<Step> =
        (first..=all).map(|count| Step::drawn(found(count)).large(large(&[&sum(why, count)]))).collect();
    let (whole, beside) = (sum(why, all), beside(why));
    let mut figure = found(all);
    figure.extend(bars(why, !why.is_lost(), columns, look));
    steps.push(Step::drawn(figure.clone()).large(large(&[&whole, &beside])));
    if let Some(take) = why.take {
        if let Some(after) = &after {
            figure.push(digits.row(look.glyphs().arrow, after));
            figure.extend(bars(after, after.is_lost(), columns, look));
        }
        let left = format!("{}-{take}={}", why.rest, why.rest - take);
        steps.push(Step::drawn(figure).large(large(&[&whole, &beside, &left])));
    }
    Course::new(large(&[&why.rest.to_string()]), steps).over_figure()
}

/// Returns the steps at which the smallest part is drawn beside the limit, and at which the take is drawn.
pub(super) fn stages(why: &Zeckendorf) -> [usize; 2] {
    let beside = why.parts.len().min(PARTS) + 1;
    [beside, beside + 1]
}

/// Returns the pile as the sum of the `count` largest parts, in large letters: `20=13+5`.
fn sum(why: &Zeckendorf, count: usize) -> String {
    let parts = why.parts.get(..count).unwrap_or(&why.parts);
    let parts: Vec<String> = parts.iter().map(ToString::to_string).collect();
    if parts.is_empty() { why.rest.to_string() } else { format!("{}={}", why.rest, parts.join("+")) }
}

/// Returns the smallest part beside the limit: `2<=6`.
fn beside(why: &Zeckendorf) -> String {
    let sign = if why.is_lost() { ">" } else { "<=" };
    format!("{}{sign}{}", why.smallest.unwrap_or(0), why.limit)
}
