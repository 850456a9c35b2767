//! The way to the corner, and the four classes of two parities with the king's one highlighted.

use ratatui::style::Modifier;
use zugzwang_engine::theory::parity::{Parity, Step};

use super::{
    Figure, Line, Look, Size, Span, Story, Theory, View, align, beat, left_class, legend, say, table, times::times,
    widest, wrapped,
};

impl Theory for Parity {
    fn value(&self, look: &Look) -> String {
        say!(look, "why-parity-value", up = self.up, right = self.right)
    }

    fn ended(&self, _: &View<'_>, _: &Look) -> Story {
        vec![beat!("why-parity-corner")]
    }

    fn story(&self, view: &View<'_>, _: &Look) -> Story {
        let (up, right) = (self.up, self.right);
        let Some(step) = self.step else {
            let beats = [beat!("why-parity-lost", up, right), beat!("why-parity-only", lost = true)];
            return beats.into_iter().chain(view.hold_out()).collect();
        };
        let (rows, columns) = step.reach();
        let (up, right) = (up - rows, right - columns);
        let corner = (up, right) == (0, 0);
        let won = beat!("why-parity-won", step = step.name(), up, right, corner);
        if corner {
            return vec![won, beat!("why-parity-then-corner")];
        }
        vec![won, beat!("why-parity-then"), beat!("why-parity-only", lost = false)]
    }

    /// Proves the theorem for this position: a step changes what it lowers between even and odd, and the same step again changes it
    /// back.
    fn holds(&self, _: &View<'_>, _: &Look) -> Story {
        let (from_up, from_right) = (self.up, self.right);
        let (rows, columns) = self.step.map_or((0, 0), Step::reach);
        let (up, right, lost) = (from_up - rows, from_right - columns, self.step.is_none());
        let corner = (up, right) == (0, 0);
        let made = self
            .step
            .map(|step| beat!("holds-parity-step", step = step.name(), from_up, from_right, up, right, corner));
        if corner {
            return made.into_iter().collect();
        }
        let beats = [
            beat!("holds-parity-odd", up, right, along = up == 0 || right == 0),
            beat!("holds-parity-again", lost),
            beat!("holds-parity-end", squares = up + right, lost),
        ];
        made.into_iter().chain(beats).collect()
    }

    fn figures(&self, view: &View<'_>, look: &Look, Size { width, height }: Size) -> [Figure; 2] {
        let drawing = Drawing { why: self, after: view.after(), look };
        let (figure, pick) = (drawing.figure(width), drawing.pick(width));
        let fits = figure.len() + pick.len() <= usize::from(height);
        [if fits { figure } else { drawing.close(width) }, pick]
    }
}

struct Drawing<'a> {
    why: &'a Parity,
    after: Option<&'a Parity>,
    look: &'a Look,
}

impl Drawing<'_> {
    /// Draws the distances and the classes, and explains the letters below them.
    fn figure(&self, width: u16) -> Figure {
        [self.classes(), vec![Line::default()], self.letters(width)].concat()
    }

    /// Draws the same without blank lines, and without the distances if the effect of the cursor's move begins with them.
    fn close(&self, width: u16) -> Figure {
        let told = if self.after.is_some() { 2 } else { 0 };
        let lines = self.classes().into_iter().skip(told).filter(|line| line.width() > 0);
        lines.chain(self.letters(width)).collect()
    }

    /// Explains the letters, in few words if the full explanation takes more than one line.
    fn letters(&self, width: u16) -> Figure {
        let whole = legend(self.look, width);
        if whole.len() == 1 {
            return whole;
        }
        let glyphs = self.look.glyphs();
        let short = say!(self.look, "parity-legend", lost = glyphs.lost, won = glyphs.won);
        wrapped(&short, self.look.theme.dim, width)
    }

    /// Draws the distances, and below them the four classes, each with the step that leads to the lost one.
    fn classes(&self) -> Figure {
        let (theme, [right, up, _]) = (&self.look.theme, self.look.glyphs().steps);
        let words = [0, 1].map(|odd| self.parity(odd));
        let wide = widest(&words);
        let [even, odd] = &words;
        let head = format!("{}  {}  {odd}", align::right(right, wide + 2), align::left(even, wide));
        let row = |odd: u8, way: &str| {
            let name = format!("{way} {} ", align::left(&words[usize::from(odd)], wide));
            let [even, odd] = [0, 1].map(|right| self.class(odd.into(), right));
            let space = Span::raw(align::gap(&even.content, wide + 2));
            Line::from_iter([Span::styled(name, theme.dim), even, space, odd])
        };
        let classes = [Line::default(), Line::styled(head, theme.dim), row(0, up), row(1, " ")];
        self.distances().into_iter().chain(classes).collect()
    }

    fn distances(&self) -> Figure {
        let theme = &self.look.theme;
        let row = |(way, distance): (&str, u64)| {
            let [way, number] = [self.look.say(way, &[]), format!(" {distance:>2} ")];
            let parity = Span::styled(self.parity(distance), theme.title);
            vec![Span::styled(way, theme.text), Span::styled(number, theme.text), parity]
        };
        table([("why-up", self.why.up), ("why-right", self.why.right)].map(row), |at| at == 1)
    }

    /// Draws one class; the king's is reversed, and the one that the cursor's move leads to is marked.
    fn class(&self, up: u64, right: u64) -> Span<'static> {
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        let class = Parity::of(up, right);
        let is = |other: &Parity| (other.up % 2, other.right % 2) == (up, right);
        let text = match class.step {
            None => format!("{}  ", glyphs.lost),
            Some(step) => format!("{} {}", glyphs.won, self.sign(step)),
        };
        let sign = if self.after.is_some_and(is) { glyphs.target } else { " " };
        let style = match () {
            () if is(self.why) => theme.title.add_modifier(Modifier::REVERSED),
            () if self.after.is_some_and(is) => theme.taken.patch(theme.taken_cell),
            () if class.is_lost() => theme.win.patch(theme.win_cell),
            () => theme.text.patch(theme.square),
        };
        Span::styled(format!("{sign}{text} "), style)
    }

    fn sign(&self, step: Step) -> &'static str {
        let [right, up, both] = self.look.glyphs().steps;
        match step {
            Step::Right => right,
            Step::Up => up,
            Step::Both => both,
        }
    }

    fn parity(&self, distance: u64) -> String {
        if distance.is_multiple_of(2) { say!(self.look, "why-even") } else { say!(self.look, "why-odd") }
    }

    /// Draws the class before the move and the class after it, with arrows for the two ways if words do not fit.
    fn pick(&self, width: u16) -> Figure {
        let Some(after) = self.after else { return Vec::new() };
        let [right, up, _] = self.look.glyphs().steps;
        let in_words = self.classes_of(after, &say!(self.look, "why-up"), &say!(self.look, "why-right"));
        let fits = in_words.iter().all(|line| line.width() <= usize::from(width));
        if fits { in_words } else { self.classes_of(after, up, right) }
    }

    fn classes_of(&self, after: &Parity, up: &str, right: &str) -> Figure {
        let part = |way: &str, distance| {
            Span::styled(format!("{way} {distance} {}  ", self.parity(distance)), self.look.theme.text)
        };
        let row = |(time, (why, left)): (String, (&Parity, bool))| {
            let (class, style) = left_class(why.is_lost(), left, self.look);
            let time = Span::styled(time, self.look.theme.text);
            vec![time, part(up, why.up), part(right, why.right), Span::styled(class, style)]
        };
        table(times(self.look).into_iter().zip([(self.why, false), (after, true)]).map(row), |_| false)
    }
}
