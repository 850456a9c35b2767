//! The map of positions, with layers: the user's marks, the results of the user's games, and the theory.

mod acting;
mod backward;
mod marks;
mod onward;
mod rule;
mod sight;
mod text;
mod view;

use std::{collections::BTreeMap, sync::Arc};

use backward::Backward;
use onward::Onward;
use rule::RulePane;
use sight::Sight;
use zugzwang_engine::{Map, Setup, map::Spot};

use super::prelude::*;
use crate::{
    keep::storage::Landing,
    play::{
        chart::{Frame, Ground, Layers, Sheet},
        claim::Tested,
        judged::Judging,
    },
    screens::Desk,
};
pub(super) use marks::Marks;
pub(super) use text::sentences;

#[derive(Debug)]
struct Asked {
    frame: Frame,
    values: bool,
    ask: Ask<Found>,
}

/// A part of a map with what is known of it, and a larger map if the part reaches beyond the one that was asked about.
type Found = (Sheet, Option<Arc<Map>>);

impl Asked {
    fn about(map: Arc<Map>, frame: Frame, values: bool) -> Self {
        let ask = Ask::of(move |cancel| {
            let reaching: Option<Arc<Map>> = Sheet::reaching(map.as_ref(), frame).map(Arc::from);
            let sheet = Sheet::of(reaching.as_ref().unwrap_or(&map).as_ref(), frame, values, cancel)?;
            Ok((sheet, reaching))
        });
        Self { frame, values, ask }
    }
}

/// The game below the map, by what revealing anything costs there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Below {
    /// Nothing.
    Free,
    /// Its win would count for nothing. The user has not been told so.
    Counts,
    /// It is an exam, in which nothing may be revealed.
    Exam,
}

/// The map of one game.
#[derive(Debug)]
pub struct MapScreen {
    map: Arc<Map>,
    setup: Setup,
    rules: String,
    marks: Marks,
    /// For each position that the user left, how those games ended.
    met: BTreeMap<String, Landing>,
    sight: Sight,
    layers: Layers,
    /// The cells in sight, once what is known of them is computed.
    sheet: Option<Sheet>,
    valued: bool,
    asked: Option<Asked>,
    /// The move to a safe position, at a cell where it is shown.
    onward: Option<Onward>,
    backward: Backward,
    judging: Option<Judging>,
    rule: Option<RulePane>,
    below: Below,
    revealed: bool,
    note: Option<Note>,
}

impl MapScreen {
    pub(super) const LEAST: Size = Size::new(44, 18);

    /// Creates the map of a game, if it has one. The cursor is on the position that the move under the game's cursor would leave.
    pub(super) fn of(table: &Table, below: Below) -> Option<Self> {
        let map: Arc<Map> = map_of(table)?.into();
        let from = table.landing().unwrap_or_else(|| table.landing_after(table.plies()));
        let sight = Sight::of(map.as_ref(), &from.position, &from.name);
        let layers = Layers { marks: true, met: true, ground: Ground::Empty, checked: false };
        Some(Self {
            rules: table.rules(),
            setup: table.setup().clone(),
            map,
            marks: Marks::default(),
            met: BTreeMap::new(),
            sight,
            layers,
            sheet: None,
            valued: false,
            asked: None,
            onward: None,
            backward: Backward::default(),
            judging: None,
            rule: None,
            below,
            revealed: false,
            note: None,
        })
    }

    pub(super) fn is_there(table: &Table) -> bool {
        map_of(table).is_some()
    }

    fn read(&mut self, desk: &mut Desk) {
        let Some(keeper) = &mut desk.keeper else { return };
        // Home reports errors of reading.
        let way = keeper.path().unwrap_or_default();
        let landings = way.landings(self.map.id(), &self.rules).iter().cloned();
        self.met = landings.map(|landing| (landing.left.clone(), landing)).collect();
        let marks = Marks::of(keeper.beliefs().unwrap_or_default().of(self.map.id(), &self.rules));
        // Marks that have changed must be checked again.
        self.judging = self.judging.take().filter(|_| marks == self.marks);
        self.marks = marks;
        self.enter();
    }

    fn look_up(&mut self) {
        let (frame, values) = (self.sight.frame(), self.layers.ground == Ground::Values);
        let is_known = self.sheet.as_ref().is_some_and(|sheet| sheet.frame == frame && (self.valued || !values));
        let is_asked = self.asked.as_ref().is_some_and(|asked| asked.frame == frame && (asked.values || !values));
        if !is_known && !is_asked {
            self.asked = Some(Asked::about(Arc::clone(&self.map), frame, values));
        }
        self.seek_onward();
    }

    /// Requests the move under the cursor, if it is to be shown and is not known.
    fn seek_onward(&mut self) {
        let spot = self.cursor();
        if self.tells_move(spot) && self.onward_from(spot).is_none() {
            self.onward = Some(Onward::from(Arc::clone(&self.map), spot));
        }
    }

    /// Returns whether to show the move from there to a safe position: where a rule fails, and at a won position of a shown layer.
    fn tells_move(&self, spot: Spot) -> bool {
        let tested = self.rule.as_ref().and_then(|rule| rule.tested.as_ref());
        if matches!(tested, Some(Ok(Tested::Fails { at, safe: false })) if *at == spot) {
            return true;
        }
        let cell = self.sheet.as_ref().and_then(|sheet| sheet.at(spot));
        let known = cell.filter(|cell| self.layers.ground != Ground::Empty && !cell.is_later());
        let glance = known.and_then(|cell| cell.known).map(|known| known.glance);
        glance.is_some_and(|glance| glance.margin.is_none() && glance.outcome == Outcome::Win)
    }

    fn onward_from(&self, spot: Spot) -> Option<&Onward> {
        self.onward.as_ref().filter(|onward| onward.spot == spot)
    }

    /// Returns whether the answer has come, even if only that the work failed.
    fn collect_sheet(&mut self, look: &Look) -> bool {
        let Some(asked) = &self.asked else { return false };
        let Some(answer) = asked.ask.answer() else { return false };
        let values = asked.values;
        self.asked = None;
        let Ok((sheet, reaching)) = answer else {
            self.note = Some(Note { text: say!(look, "why-failed"), wrong: true });
            return true;
        };
        if let Some(map) = reaching {
            self.map = map;
        }
        (self.sheet, self.valued) = (Some(sheet), values);
        self.enter();
        true
    }

    /// Puts the cursor where the rule fails. Returns whether there was a result.
    fn collect_rule(&mut self) -> bool {
        let Some(rule) = self.rule.as_mut() else { return false };
        let known = rule.collect();
        if let Some(Ok(Tested::Fails { at, .. })) = rule.tested.as_ref().filter(|_| known) {
            let at = *at;
            self.sight.put(at);
        }
        known
    }

    /// Puts the user's marks and games on the sheet, and hides the cells that are not filled yet.
    fn enter(&mut self) {
        let Some(sheet) = &mut self.sheet else { return };
        sheet.mark(self.map.as_ref(), &self.marks.by_name());
        let met = |landing: &Landing| landing.won >= landing.lost;
        let met = self.met.iter().map(|(left, landing)| (left.clone(), met(landing))).collect();
        sheet.meet(self.map.as_ref(), &met);
        self.backward.hide_later(sheet, &self.map.plane());
    }

    /// Puts the cursor on the first wrong mark, so that Enter plays its refutation.
    fn show_wrong(&mut self) {
        let judged = self.judging.as_ref().and_then(Judging::judged).unwrap_or_default();
        let wrong = judged.iter().find(|judged| judged.is_right() == Some(false));
        let Some(name) = wrong.map(|judged| judged.marked.position.clone()) else { return };
        let mut seen = self.sight.frame().spots();
        if let Some(spot) = seen.find(|spot| self.map.name(*spot).as_ref() == Some(&name)) {
            self.sight.put(spot);
        }
    }

    const fn cursor(&self) -> Spot {
        self.sight.cursor
    }
}

impl Screen for MapScreen {
    fn least(&self) -> Size {
        Self::LEAST
    }

    fn context(&self, _: &Look) -> Context {
        if self.rule.is_some() { Context::Rule } else { Context::Map }
    }

    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        self.draw_map(area, buf, look)
    }

    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        self.note = None;
        let next = self.do_action(action, cx);
        self.look_up();
        next
    }

    fn click(&mut self, hit: Hit, at: Position, cx: &mut Cx<'_>) -> Next {
        self.note = None;
        let next = self.do_click(hit, at, cx);
        self.look_up();
        next
    }

    fn note(&mut self, note: Note) {
        self.note = Some(note);
    }

    fn fit(&mut self, area: Rect) {
        self.sight.set_room(view::room(area));
        self.look_up();
    }

    fn take_jobs(&mut self) -> Option<Vec<Job>> {
        let asked = self.asked.as_mut().and_then(|asked| asked.ask.take_job());
        let judging = self.judging.as_mut().and_then(Judging::take_job);
        let onward = self.onward.as_mut().and_then(Onward::take_job);
        let rule = self.rule.as_mut().and_then(RulePane::take_job);
        Some(asked.into_iter().chain(judging).chain(onward).chain(rule).collect())
    }

    fn collect(&mut self, cx: &mut Cx<'_>) -> bool {
        let judged = self.judging.as_mut().is_some_and(Judging::collect);
        if judged {
            self.show_wrong();
        }
        let map = Arc::clone(&self.map);
        let found = self.onward.as_mut().is_some_and(|onward| onward.collect(map.as_ref()));
        let tested = self.collect_rule();
        let seen = self.collect_sheet(cx.look);
        if tested {
            self.look_up();
        }
        // The part in sight is not requested again here: a job that panics would be tried forever.
        self.seek_onward();
        judged || found || tested || seen
    }

    fn is_thinking(&mut self) -> bool {
        self.asked.is_some()
            || self.judging.as_ref().is_some_and(Judging::is_waiting)
            || self.onward.as_ref().is_some_and(Onward::is_waiting)
            || self.rule.as_ref().is_some_and(|rule| rule.ask.is_some())
    }

    fn about(&mut self) -> Option<About> {
        let position = marks::question(self.map.as_ref(), self.cursor());
        Some(About { position, ..About::game(self.map.id()) })
    }

    fn shown(&mut self, cx: &mut Cx<'_>) {
        self.read(cx.desk);
        self.look_up();
    }

    fn left(self: Box<Self>, cx: &mut Cx<'_>) {
        if self.revealed {
            cx.desk.habits.peeked.insert(self.map.id());
        }
    }
}

fn map_of(table: &Table) -> Option<Map> {
    let words = table.setup().to_string();
    let words: Vec<&str> = words.split_whitespace().collect();
    boards::find(table.id())?.game.map(&words).ok()?
}
