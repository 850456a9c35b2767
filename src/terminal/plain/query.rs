//! Questions about a game: why, what to play, the rules, the commands.

use std::io;

use super::{
    Command, Session,
    game::{Playing, game_over},
};
use crate::{
    play::{
        board::{Sought, Status, Tale},
        panels::{counted, told_of},
        table::Table,
        told,
    },
    say,
    words::{self, numbers::clear},
};

/// The number of moves listed if the user does not ask for all.
const LISTED: usize = 20;

impl Session<'_> {
    pub(super) fn explain(&mut self, playing: &mut Playing, tale: Tale) -> io::Result<()> {
        if playing.table.status().resigned().is_some() {
            return self.talk.tell(&game_over(&playing.table, &self.look));
        }
        self.settle_until(playing, Table::is_settled)?;
        let lines = playing.table.tell(tale, &self.look);
        let lines = lines.unwrap_or_else(|| vec![say!(self.look, "why-failed")]);
        self.talk.tell_all(&lines)
    }

    pub(super) fn proof(&mut self, playing: &mut Playing) -> io::Result<()> {
        if matches!(playing.table.status(), Status::Over(_)) {
            return self.talk.tell(&game_over(&playing.table, &self.look));
        }
        self.explain(playing, Tale::Argument)
    }

    /// Gives the next hint, the same as on the screen: a smaller game, who wins, where to look, the idea, the move, the reason. After
    /// that, the move again, and how to see the reason.
    pub(super) fn hint(&mut self, playing: &mut Playing) -> io::Result<()> {
        if playing.table.paced().is_some() {
            return self.talk.tell(&say!(self.look, "plain-machines"));
        }
        self.settle_until(playing, Table::is_settled)?;
        let (table, look) = (&playing.table, &self.look);
        let known = table.suggested(look).zip(table.tell(Tale::Reason, look));
        let known = known.zip(table.clues());
        let Some((((notation, told), mut story), clues)) = known.filter(|_| matches!(table.status(), Status::Turn(_)))
        else {
            return self.talk.tell(&say!(self.look, "status-no-hint"));
        };
        let place = words::place(table.id(), &notation, look);
        let told = say!(look, "plain-move", notation = clear(&notation, look), words = told);
        let reason = story.split_off(1);
        let place = std::iter::once(say!(look, &clues.place())).chain(place).collect();
        let advice = say!(look, &told::best_known("why-advice", table), words = told);
        let advice: Vec<String> =
            std::iter::once(advice).chain(told::defended(table).map(|id| say!(look, id))).collect();
        let steps =
            [vec![say!(look, &clues.smaller())], story, place, vec![say!(look, clues.idea())], advice.clone(), reason];
        let Some(step) = steps.get(playing.hints) else {
            let why = self.vocabulary.words(Command::Why).first().cloned().unwrap_or_default();
            let more = say!(self.look, "plain-no-more-hints", why = why);
            return self.talk.tell_all(&[advice, vec![more]].concat());
        };
        playing.hints += 1;
        self.talk.tell_all(step)
    }

    /// Lists the moves with their values, the best first: the first of them, or all.
    pub(super) fn list(&mut self, playing: &mut Playing, all: bool) -> io::Result<()> {
        if matches!(playing.table.status(), Status::Over(_)) {
            return self.talk.tell(&game_over(&playing.table, &self.look));
        }
        self.settle_until(playing, Table::is_settled)?;
        playing.table.seek(Sought::List);
        self.settle_until(playing, |table| table.values().is_some_and(|list| list.known >= list.total))?;
        let list = playing.table.values();
        playing.table.seek(Sought::Nothing);
        let look = &self.look;
        let Some(list) = list else { return self.talk.tell(&say!(look, "why-failed")) };
        let counts = list.counts.iter().filter(|(_, count)| *count > 0);
        let counts = counts.map(|(outcome, count)| counted(*outcome, *count, look));
        let (counts, of) = (words::listed(counts, look), told_of(&list, look));
        let mut lines = vec![say!(look, "plain-moves", counts = counts, of = of)];
        let shown = if all { list.listed.len() } else { LISTED };
        let told = list.listed.iter().take(shown);
        lines.extend(
            told.map(|listed| say!(look, "plain-worth", notation = listed.told(look), worth = listed.worth.told(look))),
        );
        let more = list.listed.len().saturating_sub(shown);
        if more > 0 {
            lines.push(say!(look, "plain-moves-more", count = more));
        }
        self.talk.tell_all(&lines)
    }

    pub(super) fn tell_rules(&mut self, table: &Table) -> io::Result<()> {
        let look = &self.look;
        let id = table.id();
        let rule = words::rule(id, table.setup(), look);
        let fixed = Some(table.rules()).filter(|rules| !rules.is_empty());
        let mut lines = vec![say!(look, "plain-title", title = words::title_of(id, table.setup(), look)), rule];
        let legend = words::legend(id, look);
        if !legend.is_empty() {
            lines.push(say!(look, &format!("{id}-legend")));
            let entry =
                |(number, meaning): (u64, String)| say!(look, "plain-legend", number = number, meaning = meaning);
            lines.extend((1..).zip(legend).map(entry));
        }
        lines.extend(fixed.map(|rules| say!(look, "plain-fixed", rules = words::said(&rules, look))));
        lines.push(say!(look, "plain-how", form = say!(look, &format!("{id}-notation"))));
        self.talk.tell_all(&lines)
    }

    pub(super) fn help(&mut self, game: Option<&str>) -> io::Result<()> {
        let look = &self.look;
        let mut lines = vec![match game {
            Some(id) => say!(look, "plain-how", form = say!(look, &format!("{id}-notation"))),
            None => say!(look, "plain-choose"),
        }];
        lines.extend(Command::ALL.map(|(command, _, about)| {
            let words = words::listed(self.vocabulary.words(command), look);
            say!(look, "plain-help", words = words, about = say!(look, about))
        }));
        lines.push(say!(look, "plain-help-short"));
        self.talk.tell_all(&lines)
    }
}
