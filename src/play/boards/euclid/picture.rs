//! The piles as the sides of a sheet, off which a move cuts squares of the smaller side. What is cut leaves its place empty, so
//! nothing that is left moves. Once the reason is told, a ruler shows where a cut may end.

use zugzwang_engine::{
    games::{
        Euclid,
        euclid::{Piles, Take},
    },
    theory::golden::{Golden, is_above_phi},
};

use crate::play::{
    boards::prelude::*,
    scene::{Cuts, Named},
};

/// The least room with rulers beside the sheet.
const RULED: [f32; 2] = [30.0, 8.0];
/// Rows of a ruler and of the texts before it, and columns of a ruler and of the gaps around it.
const ABOVE: f32 = 2.0;
const BESIDE: f32 = 3.0;
/// The most digits of a number on the left.
const DIGITS: usize = 6;

pub(super) fn picture(start: Piles, scene: &Scene<'_, Euclid>, room: Room) -> Picture<Take> {
    let unit = room.cell();
    let mut picture = Picture::new(unit, (cells(room.width()), cells(room.height())));
    let rows = put_heads(start, scene, &mut picture);
    let ruled = room.width() >= RULED[0] && room.height() >= RULED[1];
    let longest = start.smaller().to_string().len() + 2;
    let longest = if longest > DIGITS + 2 { 1 } else { longest };
    let beside = unit.columns(wide(&" ".repeat(longest))) + BESIDE;
    let (left, top) = if ruled { (beside, rows + ABOVE) } else { (0.0, rows) };
    let free = room.less(left, top);
    let Some(mut sheet) = Sheet::new(start, scene, free) else {
        put_line(start, scene, rows, &mut picture);
        return picture;
    };
    let (w, h) = sheet.cuts.size();
    let spare = |all: f32, used: f32| ((all - used).max(0.0) / 2.0).floor();
    let (x, y) = (spare(free.width(), unit.columns(w)), spare(free.height(), unit.rows(h)));
    sheet.cuts = sheet.cuts.at((cells(left + x), cells(top + y)));
    sheet.put(scene.look, &mut picture);
    if ruled && scene.position.times() > 0 {
        sheet.put_ruler(scene, &mut picture);
    }
    picture
}

/// The amounts of the larger pile that stay if the move under the cursor is played, that there are, and that there were before the
/// last move.
#[derive(Debug, Clone, Copy)]
struct Amounts {
    left: u64,
    now: u64,
    before: u64,
}

impl Amounts {
    /// The state of what begins at an amount.
    const fn state(self, from: u64) -> State {
        match () {
            () if from < self.left => State::Rest,
            () if from < self.now => State::Chosen,
            () if from < self.before => State::Moved,
            () => State::Gone,
        }
    }

    /// The amounts of the pile that is cut now.
    fn of(scene: &Scene<'_, Euclid>) -> Self {
        let piles = scene.position;
        let now = if piles.smaller() > 0 { piles.larger() } else { 0 };
        let take = scene.cursor.map_or(0, |take| take.0).min(now);
        Self { left: now - take, now, before: now }
    }
}

/// Sides of what remains of the sheet when nothing more can be cut along the one before.
#[derive(Debug, Clone, Copy)]
struct Link {
    /// The number of links before it.
    at: usize,
    upper: u64,
    lower: u64,
}

impl Link {
    /// The links of a game from its start up to the one in which the smaller pile is so large, or to the last.
    fn all(start: Piles, smaller: u64) -> impl Iterator<Item = Self> {
        let first = Self { at: 0, upper: start.larger(), lower: start.smaller() };
        let next = move |link: &Self| {
            let rest = link.upper.checked_rem(link.lower)?;
            let next = Self { at: link.at + 1, upper: link.lower, lower: rest };
            (link.lower > smaller && rest > 0).then_some(next)
        };
        std::iter::successors(Some(first), next)
    }

    const fn rest(self) -> u64 {
        self.upper % self.lower
    }
}

/// The sheet as it is seen: whole, or what was left of it when it became too small.
struct Sheet {
    cuts: Cuts,
    /// The links that are seen.
    links: Vec<Link>,
    amounts: Amounts,
    /// The smaller pile and the larger one before the last move.
    last: Option<(u64, u64)>,
}

impl Sheet {
    fn new(start: Piles, scene: &Scene<'_, Euclid>, room: Room) -> Option<Self> {
        let of = |link: &Link| Cuts::new((link.upper, link.lower), room);
        let mut links = Vec::new();
        let mut cuts = None;
        for link in Link::all(start, scene.position.smaller()) {
            if !cuts.is_some_and(|cuts: Cuts| cuts.shows(link.lower)) {
                links.clear();
                cuts = Some(of(&link)?);
            }
            links.push(link);
        }
        let last = scene.last.map(|(before, _)| (before.smaller(), before.larger()));
        Some(Self { cuts: cuts?, links, amounts: Amounts::of(scene), last })
    }

    /// The present link, and whether it is cut downwards.
    fn now(&self) -> Option<(Link, bool)> {
        Some((*self.links.last()?, self.links.len().is_multiple_of(2)))
    }

    fn put(&self, look: &Look, picture: &mut Picture<Take>) {
        for (nth, link) in self.links.iter().enumerate() {
            let is_now = nth + 1 == self.links.len();
            let rest = link.rest();
            let mut amounts = if is_now { self.amounts } else { Amounts { left: rest, now: rest, before: rest } };
            if let Some((_, before)) = self.last.filter(|(smaller, _)| *smaller == link.lower) {
                amounts.before = before;
            }
            let down = !nth.is_multiple_of(2);
            let end = if nth == 0 { self.cuts.tear() } else { link.upper };
            if is_now && rest > 0 && amounts.now > 0 {
                let place = self.cuts.place(down, (0, rest), link.lower);
                let item = picture.put(Shape::Plate, amounts.state(0), place).id(Stage::piece(link.at, 0));
                item.click(Some(Take(amounts.now - rest)));
                let sides = format!("{rest} {} {}", look.glyphs().cross, link.lower);
                picture.captions(middle_row(place, picture), &[(sides, Tone::Text)]);
            }
            for (square, from) in (1..=(end - rest) / link.lower).map(|nth| (nth, rest + (nth - 1) * link.lower)) {
                let place = self.cuts.place(down, (from, from + link.lower), link.lower);
                picture
                    .put(Shape::Plate, amounts.state(from), place)
                    .id(Stage::piece(link.at, square))
                    .click(amounts.now.checked_sub(from).filter(|take| *take > 0).map(Take));
                // The squares in the order in which they can be cut.
                let order = amounts.now.checked_sub(from).map_or(0, |cut| cut / link.lower);
                name_square(place, order, amounts.state(from), picture);
            }
            if end < link.upper {
                self.put_tail(*link, amounts, look, picture);
            }
        }
    }

    /// Puts the squares behind the tear, which are too many to be seen one by one.
    fn put_tail(&self, link: Link, amounts: Amounts, look: &Look, picture: &mut Picture<Take>) {
        let (tear, Amounts { left, now, before }) = (self.cuts.tear(), amounts);
        for (from, to) in [(0, left), (before, link.upper), (now, before), (left, now)] {
            let from = from.max(tear);
            if from >= to {
                continue;
            }
            let (place, state) = (self.cuts.place(false, (from, to), link.lower), amounts.state(from));
            picture.put(Shape::Plate, state, place);
            match state {
                State::Moved => picture.mark(place, Sign::Last, Tone::Moved),
                State::Gone => {}
                _ => {
                    let tone = if state == State::Chosen { Tone::Chosen } else { Tone::Text };
                    let count = format!("{} {}", look.glyphs().cross, (to - from) / link.lower);
                    picture.captions(middle_row(place, picture), &[(count, tone)]);
                }
            }
        }
        if let Some(torn) = self.cuts.torn() {
            picture.mark(torn, Sign::More, Tone::Dim);
        }
        for (place, amount) in self.cuts.tail().filter(|(_, amount)| *amount < now) {
            picture.put(Shape::Slot, State::Rest, place).click(taking(amount, now, link.lower));
        }
    }

    /// Puts the numbers at the ends of the two sides, and the rests with what is known of them.
    fn put_ruler(&self, scene: &Scene<'_, Euclid>, picture: &mut Picture<Take>) {
        let Some((link, down)) = self.now() else { return };
        let Amounts { left, now, .. } = self.amounts;
        let told = if let Some(Reason::Golden(why)) = scene.reason { told(why) } else { Vec::new() };
        if let Some(Reason::Golden(why)) = scene.reason.filter(|_| link.rest() > 0) {
            let (low, high) = window(link.lower);
            let most = if down { self.links[0].lower } else { self.links[0].upper };
            let state = if why.is_won() { State::Good } else { State::Bad };
            // Without backgrounds the window could not be told from the rest.
            if scene.look.theme.is_painted() {
                self.cuts.ruler(down, (0, now), State::Rest, picture);
            }
            self.cuts.ruler(down, (low - 1, high.min(most)), state, picture);
        }
        let marked = told.into_iter().map(|(amount, wins)| -> Named {
            let tone = if wins { Tone::Good } else { Tone::Bad };
            (amount, signed(amount, wins, scene.look), tone)
        });
        let plain = |amount: u64, tone: Tone| -> Named { (amount, vec![amount.to_string()], tone) };
        let end = plain(now, Tone::Title);
        let chosen = (left < now).then(|| plain(left, Tone::Chosen));
        self.cuts.name(down, marked.chain(chosen).chain([end]), picture);
        self.cuts.name(!down, [plain(link.lower, Tone::Title)], picture);
    }
}

/// The middle row of a place.
fn middle_row(place: Place, picture: &Picture<Take>) -> Place {
    Place { y: picture.unit.middle_row(place.middle().1), h: cells(1.0), ..place }
}

/// Writes into a square how many are cut with it, or that it was cut last.
fn name_square(place: Place, order: u64, state: State, picture: &mut Picture<Take>) {
    let is_raster = picture.unit.is_raster();
    match state {
        State::Moved => picture.mark(place, Sign::Last, Tone::Moved),
        State::Rest | State::Chosen if picture.number(place, order, true, state) => {}
        State::Rest => {
            picture.captions(middle_row(place, picture), &[(order.to_string(), Tone::Text)]);
        }
        State::Chosen if is_raster => {
            picture.captions(middle_row(place, picture), &[(order.to_string(), Tone::Chosen)]);
        }
        _ => {}
    }
}

/// The rests of the larger pile between which the first choice is, each with whether it wins; in a lost position the pile itself.
fn told(why: &Golden) -> Vec<(u64, bool)> {
    let Some(take) = why.take else { return vec![(why.larger, false)] };
    let (rest, left) = (why.larger.checked_rem(why.smaller).unwrap_or(0), why.larger - take);
    let other = if left == rest { rest.saturating_add(why.smaller) } else { rest };
    let other = (other < why.larger).then_some((other, false));
    [(left, true)].into_iter().chain(other).collect()
}

/// The least and the largest pile whose ratio to a pile of this size is not above Φ, whichever is the larger. There are as many
/// as the pile is large.
fn window(pile: u64) -> (u64, u64) {
    let (mut low, mut above) = (pile, pile.saturating_mul(2));
    while above - low > 1 {
        let middle = low + (above - low) / 2;
        if is_above_phi(middle, pile) { above = middle } else { low = middle }
    }
    (low + 1 - pile, low)
}

/// A number with the sign of what it means, or the sign alone.
fn signed(number: u64, wins: bool, look: &Look) -> Vec<String> {
    let sign = if wins { look.glyphs().wins } else { look.glyphs().loses };
    vec![format!("{number} {sign}"), sign.to_owned()]
}

/// The move that takes whole squares from an amount on.
fn taking(from: u64, now: u64, side: u64) -> Option<Take> {
    let times = now.checked_div(side)?;
    (times > 0).then(|| Take(now.saturating_sub(from).div_ceil(side).clamp(1, times) * side))
}

/// Writes the piles, what the cursor would leave and what was taken last, side by side or below one another. Returns the rows.
fn put_heads(start: Piles, scene: &Scene<'_, Euclid>, picture: &mut Picture<Take>) -> f32 {
    let (piles, glyphs) = (scene.position, scene.look.glyphs());
    let (left, at) = (Amounts::of(scene).left, piles.at());
    let named = |nth: usize, size: u64, sign: &str| format!("{sign} {}: {size}", nth + 1);
    // The longest that is met: the larger pile twice, and the smaller.
    let [longest, other] = [start.larger(), start.smaller()].map(|size| named(0, size, glyphs.pointer));
    let columns = picture.unit.columns(wide(&longest) * 2.0 + wide(&other));
    let rows =
        if columns <= picture.unit.columns(picture.size.0) || picture.unit.rows(picture.size.1) < 2.0 { 1 } else { 2 };
    let head = |nth: usize| {
        let is_cut = nth == at && left < piles.larger() && piles.times() > 0;
        let (sign, tone) = if is_cut { (glyphs.pointer, Tone::Chosen) } else { (" ", Tone::Title) };
        let last = scene.last.filter(|(before, _)| before.at() == nth);
        [
            (Some(named(nth, piles.0[nth], sign)), tone),
            (is_cut.then(|| format!("{} {left}", glyphs.arrow)), tone),
            (last.map(|(_, take)| format!("{} -{take}", glyphs.last)), Tone::Moved),
        ]
    };
    if rows == 1 {
        picture.heading(0, [0, 1].into_iter().flat_map(head));
    } else {
        (0..).zip([0, 1]).for_each(|(row, nth)| picture.heading(row, head(nth)));
    }
    f32::from(u8::try_from(rows).unwrap_or(2))
}

/// Puts the larger pile as a line below the heads, where there is no room for a sheet.
fn put_line(start: Piles, scene: &Scene<'_, Euclid>, row: f32, picture: &mut Picture<Take>) {
    let height = picture.unit.rows(picture.size.1);
    let Amounts { left, now, .. } = Amounts::of(scene);
    let width = picture.unit.columns(picture.size.0);
    let scale = Scale::new((cells(0.0), cells(row.min(height - 1.0).max(0.0))), width, start.larger());
    let parts = [(0, left, Shape::Column(false), State::Rest), (left, now, Shape::Column(false), State::Chosen)];
    let click = |amount: u64| if amount < now { taking(amount, now, scene.position.smaller()) } else { None };
    scale.put(cells(1.0), if row < height { &parts } else { &[] }, click, picture);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_rests_are_in_the_window_as_a_square_is_wide_and_from_each_the_game_is_lost() {
        assert_eq!(window(5), (4, 8));
        for pile in 1..200 {
            let (low, high) = window(pile);
            assert_eq!(high - low + 1, pile);
            for other in 1..3 * pile {
                let is_lost = !Golden::of(pile, other).is_won() || other == pile;
                assert_eq!((low..=high).contains(&other), is_lost, "{other} beside {pile}");
            }
        }
    }

    #[test]
    fn of_the_rests_that_are_told_one_wins() {
        assert_eq!(told(&Golden::of(13, 5)), [(8, true), (3, false)]);
        assert_eq!(told(&Golden::of(9, 5)), [(4, true)]);
        assert_eq!(told(&Golden::of(8, 5)), [(8, false)]);
        assert_eq!(told(&Golden::of(12, 4)), [(0, true), (4, false)]);
        assert_eq!(told(&Golden::of(5, 5)), [(0, true)]);
    }

    #[test]
    fn what_is_taken_begins_at_a_square() {
        let takes = [0, 2, 3, 7, 8, 12].map(|from| taking(from, 13, 5));
        assert_eq!(takes, [10, 10, 10, 10, 5, 5].map(|take| Some(Take(take))));
        assert_eq!(taking(0, 13, 0), None);
    }

    #[test]
    fn links_go_on_to_the_smaller_pile_or_the_last_multiple() {
        let lowers = |smaller| Link::all(Piles([5, 13]), smaller).map(|link| link.lower).collect::<Vec<_>>();
        assert_eq!(lowers(5), [5]);
        assert_eq!(lowers(2), [5, 3, 2]);
        assert_eq!(lowers(0), [5, 3, 2, 1]);
    }
}
