//! Draws home: the stations with their stops, and the preview beside or below them.

use super::{
    Home, banner,
    map::{Beside, Item, Map},
    today,
};
use crate::{
    keep::storage::Standing,
    screens::prelude::*,
    teach::path::{self, STATIONS},
};

/// From this width on, the preview is beside the map. In narrower windows it is below.
const WIDE: u16 = 100;
const HIGH: u16 = 26;
/// The map's percentage of a wide window.
const SHARE: u16 = 66;
/// Columns that the map's longest row needs, and those that the preview needs.
const NEEDED: [u16; 2] = [80, 40];
/// In a narrower map, items are below the name of their row if there is room.
const NARROW: u16 = 60;
/// Rows of the preview below the map.
const BELOW: u16 = 7;
impl Home {
    pub(super) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [top, body, bottom] = split(area);
        let (known, all) = (self.count(Standing::Known), path::stops().count());
        heading(&[], &say!(look, "home-known", known = known, all = all), top, buf, look);
        let is_wide = body.width >= WIDE && body.height >= HIGH;
        let ([map, beside], today) = if is_wide {
            let rest = banner::draw(body, 2 * self.map.rows() + usize::from(today::ROWS), buf, look);
            let (body, today) = self.draw_today(rest, rest != body, buf, look);
            let halves = [Constraint::Length(map_width(body.width)), Constraint::Min(0)];
            (Layout::horizontal(halves).areas(body), today)
        } else {
            let preview = Constraint::Length(BELOW.min(body.height / 3));
            let [map, beside] = Layout::vertical([Constraint::Min(0), preview]).areas(body);
            let (map, today) = self.draw_today(map, false, buf, look);
            ([map, beside], today)
        };
        let hits = self.draw_map(map, buf, look);
        self.draw_chosen(beside, is_wide, buf, look);
        let is_game = !matches!(self.map.item(), Item::Beside(_));
        let mut hints = vec![
            Hint::named(&[Action::Enter], self.enter_words(look)),
            Hint::named(&[Action::Up, Action::Down, Action::Left, Action::Right], say!(look, "menu-open")),
        ];
        hints.extend(is_game.then(|| Hint::named(&[Action::New], say!(look, "home-form"))));
        hints.extend(self.chosen().map(|_| Hint::of(Action::Exam, look)));
        let waits = self.daily.open_day().is_some() || self.daily.waiting > 0;
        hints.extend(waits.then(|| Hint::of(Action::Puzzle, look)));
        hints.extend(self.daily.line(look).map(|_| Hint::named(&[Action::Copy], say!(look, "home-copy"))));
        hints.extend([
            Hint::of(Action::Find, look),
            Hint::of(Action::Theme, look),
            Hint::of(Action::Help, look),
            Hint::named(&[Action::Quit], say!(look, "menu-out")),
        ]);
        let keys = footer(&hints, Context::Home, bottom, buf, look);
        hits.into_iter().chain(today).chain(keys).collect()
    }

    fn count(&self, standing: Standing) -> usize {
        path::stops().filter(|stop| self.way.mark(stop.id).standing() == standing).count()
    }

    fn draw_map(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let all = self.map.rows();
        let rows = u16::try_from(all).unwrap_or(u16::MAX);
        let [map, legend] = Layout::vertical([Constraint::Min(0), Constraint::Length(1)]).areas(area);
        // Rows are spread as far as there is room. If not all fit, those around the selected one are shown.
        let spread = (map.height / rows).clamp(1, 3);
        let room = usize::from(map.height / spread).max(1);
        let first = (self.map.row + 1).saturating_sub(room);
        let names: Vec<String> = (0..all).map(|row| name_of(row, &self.map, look)).collect();
        let is_stacked = spread > 1 && map.width < NARROW;
        let wide = names.iter().map(|name| width_of(name)).max().unwrap_or(0);
        let wide = if is_stacked { None } else { Some(wide.min(usize::from(area.width) * 2 / 5)) };
        let mut hits = Vec::new();
        let mut number: usize = (0..first).map(|row| self.map.items(row).len()).sum();
        let places = map.rows().step_by(usize::from(spread));
        for (row, place) in (first..all).zip(places) {
            let place = Rect { height: spread.min(map.bottom().saturating_sub(place.y)), ..place };
            hits.extend(self.draw_row(row, &names[row], wide, number, place, buf, look));
            number += self.map.items(row).len();
        }
        let glyphs = look.glyphs().marks;
        let words = say!(look, "home-legend", new = glyphs[0], tried = glyphs[1], won = glyphs[2], known = glyphs[3]);
        // Arrows point to rows that do not fit.
        let [up, down, ..] = look.glyphs().arrows;
        let hidden = [(up, first > 0), (down, first + room < all)].into_iter().filter(|(_, is_there)| *is_there);
        let arrows: String = hidden.map(|(arrow, _)| format!(" {arrow}")).collect();
        let spans = vec![Span::styled(arrows, look.theme.title), Span::styled(format!(" {words}"), look.theme.dim)];
        Line::from(spans).render(legend, buf);
        hits
    }

    #[expect(clippy::too_many_arguments, reason = "the map has computed all of them for the row")]
    fn draw_row(
        &self,
        row: usize,
        name: &str,
        wide: Option<usize>,
        number: usize,
        place: Rect,
        buf: &mut Buffer,
        look: &Look,
    ) -> Hits {
        let is_chosen = self.map.row == row;
        let (pointer, style) = look.row(is_chosen);
        buf.set_style(place, look.fill(is_chosen));
        let line = Rect { y: place.y.saturating_add(place.height / 2), height: 1, ..place };
        let style = match (is_chosen, self.is_row_known(row)) {
            (true, _) => style,
            (false, true) => look.theme.win,
            (false, false) => look.theme.dim,
        };
        let mut spans = name_before(Span::styled(name.to_owned(), style), pointer, wide, line, buf, look);
        let wide: usize = spans.iter().map(Span::width).sum();
        let items = self.map.items(row);
        let chosen = items.iter().position(|item| is_chosen && *item == self.map.item());
        let entries: Vec<(Item, String)> = items.into_iter().map(|item| (item, title(item, look))).collect();
        let room = usize::from(place.width).saturating_sub(wide + 1);
        let taken = entries.iter().map(|(item, title)| {
            let signed = self.sign(*item, look).map_or(0, |(sign, _)| width_of(sign) + 1);
            1 + signed + width_of(title)
        });
        let between = gap(taken.sum(), entries.len(), room);
        let entries: Vec<Vec<Span<'static>>> = entries
            .into_iter()
            .map(|(item, title)| self.entry(item, title, is_chosen && item == self.map.item(), between, look))
            .collect();
        let widths: Vec<usize> = entries.iter().map(|entry| entry.iter().map(Span::width).sum()).collect();
        let first = first_seen(&widths, chosen, room, width_of(look.glyphs().more));
        let hidden = if first > 0 { look.glyphs().more } else { "" };
        spans.push(Span::styled(hidden, look.theme.dim));
        let mut at = line.x.saturating_add(u16::try_from(wide + width_of(hidden)).unwrap_or(u16::MAX));
        // A click on the name of a row selects its first item, and one on the sign for hidden items the next of them.
        let named = Rect { width: u16::try_from(wide).unwrap_or(u16::MAX), ..place };
        let mut hits = vec![(named.intersection(place), Hit::Item(number))];
        if let Some(before) = first.checked_sub(1) {
            let mark = Rect { x: named.right(), width: 1, ..place };
            hits.push((mark.intersection(place), Hit::Item(number + before)));
        }
        for (offset, (entry, width)) in entries.into_iter().zip(widths).enumerate().skip(first) {
            let width = u16::try_from(width).unwrap_or(u16::MAX);
            hits.push((Rect { x: at, width, ..place }.intersection(place), Hit::Item(number + offset)));
            at = at.saturating_add(width);
            spans.extend(entry);
        }
        shortened(Line::from(spans), usize::from(place.width), look).render(line, buf);
        hits
    }

    fn entry(&self, item: Item, title: String, here: bool, between: usize, look: &Look) -> Vec<Span<'static>> {
        let pointer = if here { look.glyphs().pointer } else { " " };
        // The map fills up with stops that are won and known.
        let titled = match self.standing(item) {
            _ if here => look.theme.taken_chip,
            Some(Standing::Known) => look.theme.win_chip,
            Some(Standing::Won) => look.theme.win,
            _ => look.theme.text,
        };
        let mut entry = vec![Span::styled(pointer, look.theme.title)];
        if let Some((sign, signed)) = self.sign(item, look) {
            entry.extend([Span::styled(sign, signed), Span::raw(" ")]);
        }
        entry.extend([Span::styled(title, titled), Span::raw(" ".repeat(between))]);
        entry
    }

    /// `None` for an item that is not a stop.
    fn standing(&self, item: Item) -> Option<Standing> {
        if let Item::Stop(stop) = item { Some(self.way.mark(stop.id).standing()) } else { None }
    }

    fn is_row_known(&self, row: usize) -> bool {
        self.map.items(row).into_iter().all(|item| self.standing(item) == Some(Standing::Known))
    }

    fn sign(&self, item: Item, look: &Look) -> Option<(&'static str, Style)> {
        let stop = match item {
            Item::Stop(stop) => stop,
            Item::Beside(Beside::Puzzles) => {
                let (sign, is_solved) = self.day_sign(look)?;
                return Some((sign, if is_solved { look.theme.win } else { look.theme.text }));
            }
            Item::Own(_) | Item::Beside(_) => return None,
        };
        let marks = look.glyphs().marks;
        Some(match self.way.mark(stop.id).standing() {
            // An unfinished game counts as tried.
            Standing::Untouched if self.unfinished(stop, look).is_some() => (marks[1], look.theme.text),
            Standing::Untouched => (marks[0], look.theme.dim),
            Standing::Tried => (marks[1], look.theme.text),
            Standing::Won => (marks[2], look.theme.win),
            Standing::Known => (marks[3], look.theme.win),
        })
    }
}

/// The name of a row at the beginning of its line, if it gets a width there. If not, it is drawn in the line above.
fn name_before(
    name: Span<'static>,
    pointer: Span<'static>,
    wide: Option<usize>,
    line: Rect,
    buf: &mut Buffer,
    look: &Look,
) -> Vec<Span<'static>> {
    let Some(wide) = wide else {
        let above = Rect { y: line.y.saturating_sub(1), ..line };
        Line::from(vec![pointer, Span::raw(" "), name]).render(above, buf);
        return vec![Span::raw(" ")];
    };
    let cut = align::left(&align::cut(&name.content, wide, look.glyphs().more), wide);
    vec![pointer, Span::styled(format!(" {cut} "), name.style)]
}

fn map_width(width: u16) -> u16 {
    let [map, preview] = NEEDED;
    let share = u32::from(width) * u32::from(SHARE) / 100;
    u16::try_from(share).unwrap_or(u16::MAX).max(width.saturating_sub(preview).min(map))
}

fn name_of(row: usize, map: &Map, look: &Look) -> String {
    if map.is_own(row) {
        return say!(look, "home-own");
    }
    STATIONS
        .get(row)
        .map_or_else(|| say!(look, "home-beside"), |station| say!(look, &format!("station-{}", station.id)))
}

pub(super) fn title(item: Item, look: &Look) -> String {
    match item {
        Item::Stop(stop) => say!(look, &format!("stop-{}", stop.id)),
        Item::Own(number) => {
            let title = look.own.get(number).and_then(|own| own.title.in_language(look.language()));
            title.unwrap_or_default().to_owned()
        }
        Item::Beside(beside) => say!(look, beside.text()),
    }
}

/// The columns between entries with which all of them fit in the room.
fn gap(taken: usize, entries: usize, room: usize) -> usize {
    const MOST: usize = 3;
    (room.saturating_sub(taken) / entries.max(1)).min(MOST)
}

/// Returns the first entry to draw so that all of the selected one is in sight. `mark` is the width of the sign for more entries.
fn first_seen(widths: &[usize], chosen: Option<usize>, room: usize, mark: usize) -> usize {
    let sum = |widths: &[usize]| widths.iter().sum::<usize>();
    let is_seen = |first: usize, chosen: usize| {
        let room = room.saturating_sub(if first > 0 { mark } else { 0 });
        sum(&widths[first..]) <= room || sum(&widths[first..=chosen]) + mark <= room
    };
    chosen.map_or(0, |chosen| (0..=chosen).find(|first| is_seen(*first, chosen)).unwrap_or(chosen))
}

#[cfg(test)]
mod tests {
    use super::first_seen;

    #[test]
    fn the_selected_entry_is_in_sight_and_as_little_as_possible_is_hidden_before_it() {
        let widths = [5, 5, 5, 5];
        assert_eq!(first_seen(&widths, None, 3, 1), 0);
        let firsts = |room, mark| [0, 1, 2, 3].map(|chosen| first_seen(&widths, Some(chosen), room, mark));
        assert_eq!(firsts(20, 1), [0, 0, 0, 0]);
        assert_eq!(firsts(12, 1), [0, 0, 1, 2], "two, and a sign on either side");
        assert_eq!(firsts(11, 1), [0, 0, 2, 2], "the last two, with one sign before them");
        assert_eq!(firsts(12, 3), [0, 1, 2, 3], "a wide sign leaves room for one");
        assert_eq!(firsts(4, 1), [0, 1, 2, 3]);
    }
}
