//! Keys and clicks on the map.

use std::sync::Arc;

use super::{Below, MapScreen, backward::Backward, marks::question, rule::RulePane, text::ground_of};
use crate::{
    play::{board::Landing, chart::Ground, claim::Claim, judged::Judging},
    screens::prelude::*,
};

impl MapScreen {
    pub(super) fn do_action(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        if self.rule.is_some() {
            return self.act_on_rule(action);
        }
        if self.sight.walk(action) {
            return Next::Stay;
        }
        match action {
            Action::Enter if self.below == Below::Exam => self.warn(say!(cx.look, "status-exam")),
            Action::Enter => return self.play(cx.look),
            Action::Believe => self.believe(cx),
            Action::Larger | Action::Smaller => {
                self.sight.zoom(action == Action::Larger);
            }
            Action::TurnOn | Action::TurnBack => self.turn(action == Action::TurnOn, cx.look),
            Action::LayerMarks => self.layers.marks = !self.layers.marks,
            Action::LayerMet => self.layers.met = !self.layers.met,
            Action::Judge if self.may_tell(cx.look) => self.judge(cx.look),
            Action::Fill | Action::Unfill if self.may_tell(cx.look) => {
                self.fill(action == Action::Fill, cx.look);
            }
            Action::State if self.may_tell(cx.look) => {
                self.rule = Some(RulePane::of(&self.map.plane(), self.sight.row_length));
            }
            Action::Back => return Next::Pop,
            Action::Quit => return Next::Home,
            action => {
                if let Some(ground) = ground_of(action).filter(|_| self.may_tell(cx.look)) {
                    self.show(ground);
                }
            }
        }
        Next::Stay
    }

    pub(super) fn do_click(&mut self, hit: Hit, at: Position, cx: &mut Cx<'_>) -> Next {
        let Hit::Board(area) = hit else { return Next::Stay };
        let (frame, zoom) = self.visible(cx.look);
        let zoom = zoom.halves();
        let (column, half) = (u64::from((at.x - area.x) / zoom.width), u64::from((at.y - area.y) * 2 / zoom.height));
        let spot = frame.spot(column.min(frame.columns - 1), half.min(frame.rows - 1));
        if spot == self.cursor() {
            self.believe(cx);
        } else {
            self.sight.put(spot);
        }
        Next::Stay
    }

    fn warn(&mut self, text: String) {
        self.note = Some(Note { text, wrong: true });
    }

    fn tell(&mut self, text: String) {
        self.note = Some(Note { text, wrong: false });
    }

    /// Returns whether anything may be revealed. If so, the map remembers that it was.
    fn may_tell(&mut self, look: &Look) -> bool {
        if self.below == Below::Exam {
            self.warn(say!(look, "status-exam"));
            return false;
        }
        if self.below == Below::Counts {
            self.below = Below::Free;
            self.warn(say!(look, "map-costs"));
            return false;
        }
        self.revealed = true;
        true
    }

    fn show(&mut self, ground: Ground) {
        self.layers.ground = if self.layers.ground == ground { Ground::Empty } else { ground };
        self.backward = Backward::default();
        self.enter();
    }

    /// The mark goes from safe to not safe to none.
    fn believe(&mut self, cx: &mut Cx<'_>) {
        let (spot, look) = (self.cursor(), cx.look);
        let named = self.map.name(spot).zip(question(self.map.as_ref(), spot));
        let Some((name, from)) = named else { return self.warn(say!(look, "map-no-game")) };
        if !Landing::may_be_marked(&name) {
            return self.warn(say!(look, "mark-long"));
        }
        let safe = self.marks.turn(&name, &from);
        self.judging = None;
        if let Some(keeper) = &mut cx.desk.keeper {
            let kept = keeper.note_belief(self.map.id(), &self.rules, (&name, &from), safe);
            cx.desk.tell_kept(kept, look);
        }
        self.enter();
    }

    fn judge(&mut self, look: &Look) {
        if self.marks.is_empty() {
            return self.warn(say!(look, "marks-none"));
        }
        self.judging = Some(Judging::of(self.marks.all()));
    }

    fn turn(&mut self, on: bool, look: &Look) {
        if self.sight.turn(on) {
            if self.sight.is_line() {
                self.tell(say!(look, "map-wheel", columns = self.sight.row_length));
            }
        } else {
            self.warn(say!(look, "map-no-turn"));
        }
    }

    fn fill(&mut self, on: bool, look: &Look) {
        let plane = self.map.plane();
        let Some(sheet) = &self.sheet else { return };
        if !on && self.backward == Backward::default() {
            return;
        }
        let Some(filled) = self.backward.step(sheet, &plane, on) else { return };
        if self.layers.ground == Ground::Empty {
            self.layers.ground = Ground::Outcome;
        }
        if let Some(first) = filled.first.0.or(filled.first.1) {
            self.sight.put(first);
        }
        self.enter();
        self.tell(self.filled(filled, look));
    }

    fn play(&mut self, look: &Look) -> Next {
        let opened = self.map.opening(self.cursor()).and_then(|opening| {
            let moves: Vec<&str> = opening.moves.iter().map(String::as_str).collect();
            let side = match Seat::to_move(moves.len()) {
                Seat::First => Side::Second,
                Seat::Second => Side::First,
            };
            let mut table = boards::find(self.map.id())?.open(&opening.fields, &moves, side).ok()?;
            table.seating_mut().oppose(Machine::Perfect);
            Some(table)
        });
        match opened {
            Some(table) if !table.is_over() => Next::push(PlayScreen::new(table)),
            _ => {
                self.warn(say!(look, "map-no-game"));
                Next::Stay
            }
        }
    }

    fn act_on_rule(&mut self, action: Action) -> Next {
        let slice = self.cursor().z;
        let Some(rule) = &mut self.rule else { return Next::Stay };
        if rule.walk(action) {
            return Next::Stay;
        }
        match action {
            Action::Left | Action::Right => rule.change(action == Action::Right, false),
            Action::TurnOn | Action::TurnBack => rule.change(action == Action::TurnOn, true),
            Action::Enter => {
                let places = Claim::marked(&self.map.plane(), slice).into_iter();
                let marks = self.marks.by_spot(self.map.as_ref(), places);
                rule.test(Arc::clone(&self.map), slice, marks);
            }
            Action::Back | Action::State => self.rule = None,
            Action::Quit => return Next::Home,
            _ => {}
        }
        Next::Stay
    }
}
