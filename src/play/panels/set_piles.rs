//! Several piles: one pile's mex, the sequence of values around it, and the columns of all values with their crosses.

use zugzwang_engine::theory::subtraction_set::{Pile, Piles, Reach, WinningCut};

use super::{
    Beat, Figure, Look, Size, Span, Story, Style, Theory, View, beat, few_after, left_beside, listed, lost,
    nim_sum::{few_of, smaller, unpaired},
    say,
    set_strip::period,
    summed::{self, Changed, Entry},
    table, values_told, ways, widest, wrapped,
};

impl Theory for Piles {
    fn value(&self, look: &Look) -> String {
        say!(look, "why-nim-sum", sum = self.nim_sum)
    }

    fn ended(&self, _: &View<'_>, _: &Look) -> Story {
        vec![beat!("why-piles-over")]
    }

    fn story(&self, view: &View<'_>, look: &Look) -> Story {
        let values = values(self);
        let mut beats = match self.keep {
            Some(WinningCut { pile, reach: Reach { take, left, value: to } }) => {
                let from = self.piles.get(pile - 1).map_or(0, |pile| pile.value);
                vec![
                    unpaired(&values, &self.crosses, "value", few_of(&values), look),
                    beat!("why-piles-keep", pile, from, to, take, left, few = few_after(&values, pile, to)).moved(),
                    if self.keep.is_some_and(|keep| is_last(self, &keep)) {
                        beat!("why-then-none")
                    } else {
                        beat!("why-piles-then")
                    },
                ]
            }
            None => {
                let [values, parts] = values_told(&values, look);
                lost(beat!("why-piles-lost", values, parts), view)
            }
        };
        beats.push(period(&self.sequence));
        beats
    }

    /// Proves the theorem for this position. A pile has moves to every smaller value and none that keeps its own, so nim's proof
    /// (R. Sprague 1935, P. M. Grundy 1939) holds for the values.
    fn holds(&self, _: &View<'_>, look: &Look) -> Story {
        let coins: u64 = self.piles.iter().map(|pile| pile.size).sum();
        let Some((cut, pile)) = lowering(self) else {
            let twin = (1..).zip(&self.piles).find(|(_, pile)| !pile.options.is_empty());
            let beats = [
                beat!("holds-piles-even", lost = true, few = few_of(&values(self))),
                beat!("holds-piles-answer", few = few_of(&values(self))),
                beat!("holds-piles-end", lost = true, coins),
            ];
            return twin.map(|(at, pile)| twin_beat(at, pile, look)).into_iter().chain(beats).collect();
        };
        let high = self.crosses.first().copied().unwrap_or(0);
        let (Reach { take, value: to, .. }, from) = (cut.reach, pile.value);
        let mut beats = vec![
            twin_beat(cut.pile, pile, look),
            beat!("holds-piles-high", high, pile = cut.pile, from),
            smaller("holds-piles-smaller", from, to, &self.crosses).with("take", take),
        ];
        if is_last(self, &cut) {
            beats.push(beat!("holds-piles-last"));
        } else {
            let end = beat!("holds-piles-end", lost = false, coins = coins - take);
            beats.extend([beat!("holds-piles-even", lost = false, few = "many"), end]);
        }
        beats
    }

    /// Draws the mex, the sequence and the columns; then the row that the cursor's move changes, and the crosses that it leaves.
    fn figures(&self, view: &View<'_>, look: &Look, room: Size) -> [Figure; 2] {
        let after: Option<&Self> = view.after();
        let changed = after.and_then(|after| {
            let row = self.piles.iter().zip(&after.piles).position(|(now, then)| now.size != then.size)?;
            Some((row, self.piles.get(row)?, after.piles.get(row)?))
        });
        let entry = |pile: &Pile| Entry { name: pile.size.to_string(), value: pile.value };
        let rows: Vec<Entry> = self.piles.iter().map(entry).collect();
        let picked = changed.map(|(row, now, then)| Changed { row: Some(row), before: entry(now), left: entry(then) });
        let mut opened = Figure::new();
        if let Some((at, pile)) = shown(self, changed.map(|(row, ..)| row)) {
            opened = mex(at, pile, look, room.width);
            opened.extend(sequence(pile, changed.map(|(.., then)| then), look, usize::from(room.width)));
        }
        let twin = say!(look, "why-piles-twin");
        let twin = if after.is_none() { wrapped(&twin, look.theme.dim, room.width) } else { Figure::new() };
        let left = left_beside(&twin, left_beside(&opened, room));
        let [columns, pick] = summed::figures(&rows, picked.as_ref(), &say!(look, "why-piles-names"), look, left);
        [[opened, columns, twin].concat(), pick]
    }
}

/// Tells which heap of nim a pile is like, with a move to each smaller value.
fn twin_beat(at: usize, pile: &Pile, look: &Look) -> Beat {
    let value = pile.value;
    let left = (0..value).filter_map(|value| Some((pile.to_value(value).next()?.left.to_string(), value)));
    beat!("holds-piles-twin", pile = at, size = pile.size, value, ways = ways(left, look))
}

fn values(why: &Piles) -> Vec<u64> {
    why.piles.iter().map(|pile| pile.value).collect()
}

/// Returns a winning move that lowers a value, preferably the suggested one. There always is one, though others raise a value.
fn lowering(why: &Piles) -> Option<(WinningCut, &Pile)> {
    let lowers = |cut: WinningCut| {
        let pile = why.piles.get(cut.pile.checked_sub(1)?)?;
        (cut.reach.value < pile.value).then_some((cut, pile))
    };
    why.keep.into_iter().chain(why.winning()).find_map(lowers)
}

/// Returns whether nobody can move after a cut.
fn is_last(why: &Piles, cut: &WinningCut) -> bool {
    let least = why.piles.iter().filter_map(|pile| pile.options.first()).map(|reach| reach.take).min();
    let size = |(at, pile): (usize, &Pile)| if at == cut.pile { cut.reach.left } else { pile.size };
    (1..).zip(&why.piles).map(size).all(|size| least.is_none_or(|least| size < least))
}

/// Returns the pile whose mex is shown: the one under the cursor, else the one a winning move changes, else the first with moves.
fn shown(why: &Piles, changed: Option<usize>) -> Option<(usize, &Pile)> {
    let kept = why.keep.map(|keep| keep.pile - 1);
    let open = || why.piles.iter().position(|pile| !pile.options.is_empty());
    let at = changed.or(kept).or_else(open)?;
    Some((at, why.piles.get(at)?))
}

/// Says what the moves from a pile leave, with the values of that, and which value is missing.
fn mex(at: usize, pile: &Pile, look: &Look, width: u16) -> Figure {
    /// The most lines for what the moves leave.
    const MOST: usize = 2;
    let (theme, number, size) = (&look.theme, at + 1, pile.size);
    if pile.options.is_empty() {
        return wrapped(&say!(look, "why-piles-none", pile = number, size), theme.text, width);
    }
    let mut lines = wrapped(&say!(look, "why-piles-mex", pile = number, size), theme.text, width);
    // Each value below the mex once shows that none of them is missing. Those above it follow.
    let below = (0..pile.value).filter_map(|value| pile.to_value(value).next());
    let above = pile.options.iter().copied().filter(|reach| reach.value > pile.value);
    let entries: Vec<String> = below.chain(above).map(|reach| format!("{}:{}", reach.left, reach.value)).collect();
    let told = |shown: usize| {
        let more = (shown < entries.len()).then(|| look.glyphs().more.to_owned());
        let entries = listed(entries.iter().take(shown).cloned().chain(more), look);
        let least = say!(look, "why-piles-least", value = pile.value);
        wrapped(&format!("{entries} {} {least}", look.glyphs().arrow), theme.title, width)
    };
    let fitting = (0..=entries.len()).rev().map(told).find(|lines| lines.len() <= MOST);
    lines.extend(fitting.unwrap_or_else(|| told(0)));
    lines
}

/// Draws the sizes around the pile above their values.
fn sequence(pile: &Pile, after: Option<&Pile>, look: &Look, width: usize) -> Figure {
    const WIDEST: usize = 60;
    let theme = &look.theme;
    let heads = [say!(look, "why-piles-size"), say!(look, "why-piles-value")];
    let head = widest(&heads);
    let around = &pile.around;
    let last = around.low + around.values.len().saturating_sub(1) as u64;
    let wide = last.to_string().len() + 1;
    let count = (width.min(WIDEST).saturating_sub(head) / wide).clamp(1, around.values.len().max(1));
    let here = usize::try_from(pile.size - around.low).unwrap_or(0);
    // The moves lead to smaller sizes, so these take three quarters.
    let first = (here + 1 + count / 4).min(around.values.len()).saturating_sub(count);
    let style = |size: u64| match after {
        _ if size == pile.size => theme.chosen,
        Some(after) if size == after.size => theme.taken_chip,
        _ => Style::new(),
    };
    let shown = (around.low..).zip(&around.values).skip(first).take(count);
    let mut rows = heads.map(|head| vec![Span::styled(head, theme.dim)]);
    for (size, value) in shown {
        for (row, (number, plain)) in rows.iter_mut().zip([(size, theme.dim), (*value, theme.text)]) {
            row.extend([Span::raw(" "), Span::styled(number.to_string(), plain.patch(style(size)))]);
        }
    }
    table(rows, |at| at > 0)
}
