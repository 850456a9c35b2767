//! A page of the calendar: the sheet of the month with its days in rows of seven, and the sheets of the twelve months beside it.

use zugzwang_engine::{
    games::DateGame,
    theory::calendar::{Calendar, DAYS, Date, MONTHS},
};

use crate::play::boards::prelude::*;

/// Days in a row of the sheet.
const WEEK: u8 = 7;
/// Sheets of months beside one another: so many where there is room, or so many.
const ACROSS: [u8; 2] = [3, 2];
/// Columns of a day where there is no room for a sheet: a mark and two digits.
const NARROW: f32 = 4.0;
/// The numbers on the stage of the date's marks among the days and among the months.
const OF_DAY: u64 = 0;
const OF_MONTH: u64 = 1;

pub(super) fn picture(scene: &Scene<'_, DateGame>, room: Room) -> Picture<Date> {
    let pages = room.text_units().flat_map(|unit| ACROSS.map(|across| Page { unit, across }));
    let mut pages = pages.filter(|page| page.unit.columns(units(1.0)) > 2.0);
    match pages.find(|page| room.fits(page.unit, page.size())) {
        Some(page) => page.picture(scene),
        None => strips(scene, room),
    }
}

/// The sheet of the month, and those of the year.
struct Page {
    unit: Unit,
    /// Sheets of months beside one another.
    across: u8,
}

impl Page {
    /// The left side of the sheets of months.
    const LEFT: Len = Len { units: 7.0, cells: 3.0, fine: 0.0 };

    fn size(&self) -> Point {
        let months = (units(2.0) + cells(1.0)) * u64::from(self.across) - cells(1.0);
        (Self::LEFT + months, self.unit.whole(units(5.0) + cells(2.0)))
    }

    fn picture(&self, scene: &Scene<'_, DateGame>) -> Picture<Date> {
        let (look, now, size) = (scene.look, *scene.position, self.size());
        let mut picture = Picture::new(self.unit, size);
        let sheet = Place { x: cells(0.0), y: cells(0.0), w: units(7.0) + cells(2.0), h: size.1 };
        picture.put(Shape::Paper(false), State::Rest, sheet);
        picture.put(Shape::Band, State::Rest, Place { h: cells(1.0), ..sheet });
        let name = say!(look, "date-month", month = u64::from(now.month()));
        if let Some(left) = Left::of(scene) {
            let (words, end) = (left.words(look), sheet.w - cells(2.0));
            if self.unit.columns(wide(&name) + wide(&words)) + 3.0 <= self.unit.columns(end) {
                picture.label((end, cells(0.0)), Align::Right, words, Tone::Title);
            }
        }
        picture.label((cells(1.0), cells(0.0)), Align::Left, name, Tone::Title);
        // A row of text has no half.
        let top = if self.unit.rows(units(1.0)) < 2.0 { cells(1.0) } else { cells(1.5) };
        for day in Date::all().filter(|day| day.month() == now.month()) {
            let (down, right) = (u64::from((day.day() - 1) / WEEK), u64::from((day.day() - 1) % WEEK));
            let place = Place::unit(cells(1.0) + units(1.0) * right, top + units(1.0) * down);
            put_day(scene, day, place, &mut picture);
        }
        let pitch = cells((self.unit.rows(size.1) * f32::from(self.across) / f32::from(MONTHS)).floor());
        for month in 1..=MONTHS {
            let (down, right) = (u64::from((month - 1) / self.across), u64::from((month - 1) % self.across));
            let x = Self::LEFT + (units(2.0) + cells(1.0)) * right;
            let place = Place { x, y: pitch * down, w: units(2.0), h: pitch - cells(0.5) };
            put_month(scene, month, place, &mut picture);
        }
        picture
    }
}

fn put_day(scene: &Scene<'_, DateGame>, day: Date, place: Place, picture: &mut Picture<Date>) {
    let now = *scene.position;
    let state = state(scene, day);
    let item = picture.put(Shape::Day(day == now), state, place);
    item.click(now.leads_to(day).then_some(day));
    if day == now {
        item.id(Stage::piece(0, OF_DAY));
    }
    put_left(scene, |left| day.day() > left.date.day() && state != State::Chosen, place, picture);
    write(scene, day, &day.day().to_string(), place, picture);
}

/// The days and the months that are left after a date: where they are as many, whoever names the next date loses.
struct Left {
    date: Date,
    state: State,
}

impl Left {
    /// Those left after the date under the cursor if that is good to name, or else after the good day of this month, or after a lost
    /// date itself.
    fn of(scene: &Scene<'_, DateGame>) -> Option<Self> {
        let now = *scene.position;
        let Some(Reason::Calendar(why)) = scene.reason else { return None };
        // In misère play the last dates are others.
        let why: &Calendar = Some(why).filter(|why| !why.last.is_misere())?;
        let good = scene.cursor.into_iter().chain(&why.winning).find(|date| why.winning.contains(date));
        let good = good.map(|date| Self { date: *date, state: State::Good });
        let all = good.or_else(|| why.is_lost().then_some(Self { date: now, state: State::Bad }))?;
        // The page shows the days of one month only.
        (all.date.month() == now.month() && all.date != Date::END).then_some(all)
    }

    /// The number of days, and of months.
    fn words(&self, look: &Look) -> String {
        let [days, months] = ["figure-days", "figure-months"].map(|key| say!(look, key));
        format!("{days}: {} = {months}: {}", DAYS - self.date.day(), MONTHS - self.date.month())
    }
}

/// Puts a ground below a day or a month that is among those left.
fn put_left(scene: &Scene<'_, DateGame>, counts: impl Fn(&Left) -> bool, place: Place, picture: &mut Picture<Date>) {
    if let Some(left) = Left::of(scene).filter(|left| picture.unit.is_raster() && counts(left)) {
        picture.put(Shape::Ground, left.state, place);
    }
}

/// Puts the sheet of a month. If it has the day, that can be named.
fn put_month(scene: &Scene<'_, DateGame>, month: u8, place: Place, picture: &mut Picture<Date>) {
    let (look, now) = (scene.look, *scene.position);
    let date = Date::new(now.day(), month);
    let state = date.map_or(State::Gone, |date| state(scene, date));
    let item = picture.put(Shape::Paper(month == now.month()), state, place);
    item.click(date.filter(|date| now.leads_to(*date)));
    if month == now.month() {
        item.id(Stage::piece(0, OF_MONTH));
    }
    let whole = say!(look, "date-month", month = u64::from(month));
    let fits = picture.unit.columns(wide(&whole)) + 1.0 <= picture.unit.columns(place.w);
    let name = if fits { whole } else { say!(look, "date-month-short", month = u64::from(month)) };
    let band = Place { h: cells(0.5), ..place };
    let has_band = picture.unit.rows(place.h) > 2.0;
    if has_band {
        picture.put(Shape::Band, state, band);
    }
    let below = Place { y: place.y + band.h, h: place.h - band.h, ..place };
    let counts = |left: &Left| month > left.date.month() && state != State::Chosen;
    put_left(scene, counts, below, picture);
    let free = if has_band { below } else { place };
    match date {
        Some(date) => write(scene, date, &name, free, picture),
        None => picture.caption(free, name, Tone::Dim),
    }
}

/// Writes a date as its day or its month, behind a mark of its state.
fn write(scene: &Scene<'_, DateGame>, date: Date, text: &str, place: Place, picture: &mut Picture<Date>) {
    let (state, now) = (state(scene, date), *scene.position);
    let tone = match state {
        State::Chosen => Tone::Chosen,
        State::Good => Tone::Good,
        State::Moved => Tone::Moved,
        State::Gone => Tone::Dim,
        _ if date == now => Tone::Title,
        _ => Tone::Text,
    };
    picture.caption(place, text.to_owned(), tone);
    let sign = match () {
        () if date == now => Some(Sign::Here),
        () if is_safe(scene, date) => Some(Sign::Wins),
        () if state == State::Moved => Some(Sign::Last),
        () => None,
    };
    if let Some(sign) = sign {
        let (middle, y) = place.middle();
        let left = middle - wide(text) * 0.5 - cells(1.0);
        picture.sign((left, picture.unit.middle_row(y)), Align::Left, sign, tone);
    }
}

fn state(scene: &Scene<'_, DateGame>, date: Date) -> State {
    let now = *scene.position;
    match () {
        () if date == now => State::Rest,
        () if scene.cursor == Some(&date) => State::Chosen,
        () if scene.last.is_some_and(|(before, _)| *before == date) => State::Moved,
        () if is_safe(scene, date) => State::Good,
        () if now.leads_to(date) => State::Rest,
        () => State::Gone,
    }
}

/// Whether a date is safe to name, if that is revealed.
fn is_safe(scene: &Scene<'_, DateGame>, date: Date) -> bool {
    matches!(scene.reason, Some(Reason::Calendar(why)) if why.winning.contains(&date))
}

/// The date, the later days in a row and the later months in the next, where there is no room for a sheet. A row that does not fit is
/// scrolled as far as the cursor needs.
fn strips(scene: &Scene<'_, DateGame>, room: Room) -> Picture<Date> {
    let (look, now) = (scene.look, *scene.position);
    let mut picture = Picture::new(Unit::SIGN, (cells(room.width()), cells(room.height().min(3.0))));
    picture.label((cells(0.0), cells(0.0)), Align::Left, now.to_string(), Tone::Title);
    let days: Vec<Date> = now.later_days().collect();
    let months: Vec<Date> = now.later_months().collect();
    let (seen, _) = room.count(Unit::SIGN, (cells(NARROW - 1.0), cells(0.0)));
    let seen = usize::try_from(seen).unwrap_or(usize::MAX).max(1);
    for (dates, y) in [days, months].into_iter().zip([1.0, 2.0]).filter(|(_, y)| *y < room.height()) {
        let at = dates.iter().position(|date| scene.cursor == Some(date)).unwrap_or(0);
        for (date, index) in dates.into_iter().skip((at + 1).saturating_sub(seen)).take(seen).zip(0_u64..) {
            let place = Place { x: cells(NARROW) * index, y: cells(y), w: cells(NARROW), h: cells(1.0) };
            let item = picture.put(Shape::Day(false), state(scene, date), place);
            item.click(Some(date));
            let month = date.month() != now.month();
            let name = say!(look, "date-month-short", month = u64::from(date.month()));
            write(scene, date, &if month { name } else { date.day().to_string() }, place, &mut picture);
        }
    }
    picture
}
