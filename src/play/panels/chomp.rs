//! Chomp: two rows and how much longer the lower one is; arms that are copied; the far corner of a rectangle, whose answer could have
//! been played at once; any other bar with the bites that win, which the board marks.

use zugzwang_engine::theory::chomp::{Bite, Chomp, Shape};

use super::{Beat, Figure, Look, Size, Span, Story, Theory, View, beat, lost, say, table, wrapped};

impl Theory for Chomp {
    fn value(&self, look: &Look) -> String {
        match self.shape {
            Shape::Two { long, short, turned } => say!(look, "why-chomp-value-two", by = long - short, turned),
            Shape::Arms { right, up } => say!(look, "why-chomp-value-arms", right, up),
            _ => say!(look, "why-chomp-value", wins = self.wins.len(), bites = self.bites),
        }
    }

    fn story(&self, view: &View<'_>, _: &Look) -> Story {
        let Some(keep) = self.keep else { return lost(refusal(self), view) };
        match self.shape {
            Shape::Two { turned, .. } => {
                let alone = leaves_poison(self.shape);
                vec![of(beat!("why-chomp-two-keep", turned, alone), keep), beat!("why-chomp-two-then", alone)]
            }
            Shape::Arms { right, up } => {
                vec![of(beat!("why-chomp-arms-keep", arm = right.min(up)), keep), beat!("why-chomp-arms-then")]
            }
            Shape::Square { side } => {
                vec![of(beat!("why-chomp-square-keep", arm = side - 1), keep), beat!("why-chomp-arms-then")]
            }
            Shape::Rectangle { .. } => steal(self, keep),
            Shape::Other => vec![
                beat!("why-chomp-other", wins = self.wins.len(), bites = self.bites),
                of(beat!("why-chomp-other-keep"), keep),
                beat!("why-chomp-other-then").in_notation(),
            ],
        }
    }

    /// Proves the outcome of this bar.
    fn holds(&self, _: &View<'_>, _: &Look) -> Story {
        let lost = self.keep.is_none();
        match (self.shape, self.keep) {
            (shape, Some(keep)) if leaves_poison(shape) => vec![of(beat!("holds-chomp-alone"), keep)],
            (Shape::Two { turned, .. }, keep) => {
                let keep = keep.map(|keep| of(beat!("holds-chomp-two-keep", turned), keep));
                let beats = [
                    beat!("holds-chomp-two-broken", turned),
                    beat!("holds-chomp-two-answer", lost, turned),
                    beat!("holds-chomp-end", lost),
                ];
                keep.into_iter().chain(beats).collect()
            }
            (Shape::Arms { .. } | Shape::Square { .. }, keep) => {
                let square = matches!(self.shape, Shape::Square { .. });
                let keep = keep.map(|keep| of(beat!("holds-chomp-arms-keep", square), keep));
                let beats = [beat!("holds-chomp-arms-copy", lost), beat!("holds-chomp-end", lost)];
                keep.into_iter().chain(beats).collect()
            }
            (Shape::Rectangle { .. }, Some(keep)) => vec![
                of(beat!("holds-chomp-steal-either"), self.corner()),
                beat!("holds-chomp-steal-answer"),
                beat!("holds-chomp-steal-which"),
                of(beat!("holds-chomp-steal-search"), keep),
            ],
            _ => vec![
                beat!("holds-chomp-back"),
                beat!("holds-chomp-here", lost, wins = self.wins.len(), bites = self.bites),
            ],
        }
    }

    fn figures(&self, view: &View<'_>, look: &Look, Size { width, .. }: Size) -> [Figure; 2] {
        let figure = match self.shape {
            Shape::Two { long, short, turned } => two_rows([long, short], turned, look, width),
            _ => Vec::new(),
        };
        [figure, view.after().map_or_else(Vec::new, |after| pick(self, after, look, width))]
    }
}

/// Counts two rows, the upper one first, and below them by how much the lower one is longer. Two columns are counted in the same way.
fn two_rows([long, short]: [u64; 2], turned: bool, look: &Look, width: u16) -> Figure {
    let names = ["upper", "lower"].map(|which| say!(look, "why-chomp-row", which, turned));
    let line = |(name, length): (&String, u64)| {
        let name = Span::styled(format!("{name}  "), look.theme.dim);
        vec![name, Span::styled(length.to_string(), look.theme.title)]
    };
    let rows = table(names.iter().zip([short, long]).map(line), |at| at > 0);
    let told = say!(look, "why-chomp-value-two", by = long - short, turned);
    [rows, wrapped(&told, look.theme.text, width)].concat()
}

/// Draws what the bite under the cursor leaves, if that shows the reason.
fn pick(why: &Chomp, after: &Chomp, look: &Look, width: u16) -> Figure {
    match (why.shape, after.shape) {
        (Shape::Two { turned, .. }, Shape::Two { long, short, .. }) => two_rows([long, short], turned, look, width),
        (Shape::Arms { .. } | Shape::Square { .. }, Shape::Arms { right, up }) => {
            wrapped(&say!(look, "why-chomp-value-arms", right, up), look.theme.text, width)
        }
        _ => Vec::new(),
    }
}

/// Makes a beat about a bite.
fn of(beat: Beat, bite: Bite) -> Beat {
    beat.with("row", bite.row).with("column", bite.column)
}

/// Tells that a rectangle is won, and that only a search knows by which bite.
fn steal(why: &Chomp, keep: Bite) -> Story {
    let corner = why.corner();
    vec![
        of(beat!("why-chomp-steal"), corner),
        beat!("why-chomp-steal-same"),
        of(beat!("why-chomp-steal-search", wins = why.wins.len()), keep),
    ]
}

/// Tells why a bar is lost.
fn refusal(why: &Chomp) -> Beat {
    match why.shape {
        Shape::Two { turned, .. } => beat!("why-chomp-two-lost", turned),
        Shape::Arms { right, .. } => beat!("why-chomp-arms-lost", arm = right),
        _ => beat!("why-chomp-other-lost", bites = why.bites),
    }
}

/// Returns whether the winning bite leaves the poisoned square alone: of one row, or of a row and a column of one.
const fn leaves_poison(shape: Shape) -> bool {
    matches!(shape, Shape::Two { short: 0, .. } | Shape::Two { long: 1, .. })
}
