//! The screen of a game that is played and saved.

use zugzwang_engine::Setup;

use super::{Course, GameView, Mode, Moment, Want, card::Card, class::Class, note, warning};
use crate::{
    keep::{
        keeper::{At, Origin},
        storage::{Aid, Mark, SaveName, SavedGame, Standing},
    },
    look::motion::Held,
    screens::{Desk, Players, SetupForm, Wait, map::Marks, prelude::*},
    teach::path,
};

/// The screen of a game: its view, and what is needed to save it.
#[derive(Debug)]
pub struct PlayScreen {
    pub(super) view: GameView,
    pub(super) origin: Option<Origin>,
    pub(super) noted: bool,
    /// The end whose result was saved here, and the help that was saved with it: help after that end does not count.
    pub(super) counted: Option<(Moment, Aid)>,
    /// The user's progress at the stop when the game was opened; `None` if nothing is saved.
    pub(super) mark: Option<Mark>,
    /// The user's standing at each stop of the path when the game was opened; empty if nothing is saved.
    pub(super) standings: Vec<Standing>,
    pub(super) card: Option<Card>,
    /// Whether the game was not over when last checked.
    pub(super) goes_on: bool,
    /// Whether the final position is shown for a while before the card.
    pub(super) ending: bool,
    pub(super) chance: u64,
}

impl PlayScreen {
    pub(in crate::screens) const LEAST: Size = Size::new(44, 12);

    /// Opens a new game.
    pub fn new(table: Table) -> Self {
        Self::of(GameView::new(table), Origin::Start)
    }

    /// Opens a demo: the game plays and explains itself.
    pub fn explaining(table: Table) -> Self {
        Self::of(GameView { class: Class::demo(), ..GameView::new(table) }, Origin::Start)
    }

    fn of(view: GameView, origin: Origin) -> Self {
        // A game that is over when opened gets no card, and it was not played here.
        let goes_on = !view.table.is_over();
        let origin = Some(origin);
        Self {
            view,
            origin,
            noted: !goes_on,
            counted: None,
            mark: None,
            standings: Vec::new(),
            card: None,
            goes_on,
            ending: false,
            chance: 0,
        }
    }

    pub(in crate::screens) fn resumed(saved: SavedGame) -> Option<Self> {
        let mut view = GameView::new(saved.open().ok()?);
        view.help.advised = saved.advised;
        let (course, noted) = (Course::saved(&saved), saved.counted);
        let screen = Self { noted, ..Self::of(view, Origin::Unfinished(saved)) };
        Some(if let Some(course) = course { screen.on(course) } else { screen })
    }

    /// Opens a game where it was left, if the unfinished game of its kind began with its setup, its moves and its players. Otherwise
    /// opens it anew, and the other one goes to the shelf before this one takes its place.
    pub(crate) fn going_on(table: Table, Cx { desk, look }: &mut Cx<'_>) -> Self {
        let kept = desk.keeper.as_mut().map_or(Ok(None), |keeper| keeper.unfinished(table.id()));
        let kept = desk.read(kept, look).flatten();
        let began = |left: &Table| {
            let is_same = left.setup() == table.setup() && left.moves().starts_with(&table.moves());
            is_same && (table.seats().is_none() || left.seats() == table.seats())
        };
        let is_other = kept.as_ref().is_some_and(is_begun);
        let same = kept.filter(|saved| saved.open().is_ok_and(|left| began(&left)));
        same.and_then(Self::resumed).unwrap_or_else(|| {
            let screen = Self::of(GameView::new(table), Origin::Start);
            screen.apart_from(is_other, look)
        })
    }

    /// Moves the unfinished game of this kind to the shelf before this one takes its place, and says so if there is another one.
    pub(super) fn apart_from(mut self, is_other: bool, look: &Look) -> Self {
        self.origin = Some(Origin::Apart);
        if is_other {
            self.view.tell(say!(look, "status-spared", key = key_name(Context::Home, Action::Shelf, look)));
        }
        self
    }

    pub(in crate::screens) fn copied(saved: SavedGame) -> Option<Self> {
        let mut view = GameView::new(saved.open().ok()?);
        view.help.advised = saved.advised;
        Some(Self { noted: saved.counted, ..Self::of(view, Origin::Named(saved)) })
    }

    /// Begins a class in this game.
    #[must_use]
    pub(in crate::screens) fn before_a_class(mut self, look: &Look) -> Self {
        self.view.switch_class(look);
        self
    }

    /// The game's id.
    pub(crate) fn id(&self) -> &'static str {
        self.view.table.id()
    }

    /// The players, as the setup form has them.
    pub(crate) fn players(&self) -> Players {
        Players::of(&self.view.table)
    }

    /// The setup of the game.
    pub(crate) fn setup(&self) -> &Setup {
        self.view.table.setup()
    }

    fn form(&self, cx: &mut Cx<'_>) -> Next {
        let Some(entry) = boards::find(self.id()) else { return Next::Pop };
        Next::Instead(vec![Box::new(SetupForm::with(entry, self.setup(), cx.look).recalled(cx.desk))])
    }

    fn open(&mut self, origin: Origin, desk: &mut Desk) {
        self.chance = desk.coming_seed();
        let game = self.id();
        if !desk.poses && !desk.telling_of(game).is_all() {
            self.view.table.rest();
        }
        if let Some(keeper) = &mut desk.keeper {
            // Errors are reported where the path is shown.
            let way = keeper.path().unwrap_or_default();
            self.mark = self.view.course.map(|course| way.mark(course.stop.id));
            self.view.counts = self.mark.is_some_and(|mark| mark.standing() != Standing::Known);
            self.standings = path::stops().map(|stop| way.mark(stop.id).standing()).collect();
            let table = &mut self.view.table;
            let is_exam = self.view.course.is_some_and(Course::is_exam);
            self.view.past.recall(way.landings(game, &table.rules()), is_exam, table);
            keeper.open(&self.view.table, origin);
        }
    }

    /// Changes what is revealed before the end in every game of this kind, except in an exam and while a class is being asked.
    fn change_telling(&mut self, action: Action, cx: &mut Cx<'_>) {
        let look = cx.look;
        let next = cx.desk.next_telling(self.id(), action);
        if self.view.asks_before_telling(action, next.outcome || next.advice, look) {
            return;
        }
        let note = if self.view.is_exam_open() {
            warning(say!(look, "status-exam"))
        } else if self.view.class.is_taught() {
            warning(say!(look, "class-telling", key = key_name(Context::Class, Action::Reveal, look)))
        } else {
            let (telling, text) = cx.desk.change_telling(self.id(), action, look);
            self.view.set_telling(telling, look);
            // What has counted stays so.
            let is_later = action == Action::Tell && self.view.table.is_over();
            note(if is_later { say!(look, "status-tell-later", degree = telling.degree().to_string()) } else { text })
        };
        self.note(note);
    }

    fn ask_name(&mut self, cx: &mut Cx<'_>) {
        self.settled(cx);
        match &cx.desk.keeper {
            Some(keeper) => {
                self.view.mode = Mode::naming(keeper.free_name(self.id()));
                self.view.tell(say!(cx.look, "name-ask"));
            }
            None => self.view.warn(say!(cx.look, "shelf-no-place")),
        }
    }

    /// Saves the game under a name. A game that has the name is replaced only if `replaced`.
    fn save(&mut self, name: SaveName, replaced: bool, cx: &mut Cx<'_>) {
        self.settled(cx);
        let Cx { look, desk } = cx;
        let Some(keeper) = &mut desk.keeper else { return };
        if !replaced && keeper.is_taken(&name) {
            self.view.warn(say!(look, "name-taken", name = name.as_str()));
            return self.view.mode.ask_again(name);
        }
        let (text, wrong) = match keeper.save(&name, &self.view.table) {
            Ok(aside) => {
                self.view.mode = Mode::default();
                let key = key_name(Context::Home, Action::Shelf, look);
                let kept = say!(look, "name-kept", name = name.as_str(), key = key);
                let wrong = aside.is_some();
                (words::joined([kept].into_iter().chain(aside.map(|aside| aside.words(look))), look), wrong)
            }
            Err(error) => (say!(look, "name-not-kept", name = name.as_str(), what = error.words(look)), true),
        };
        self.view.note = Some(Note { text, wrong });
    }
}

/// Whether something would be lost with a game.
pub(super) fn is_begun(saved: &SavedGame) -> bool {
    !saved.game.moves.is_empty()
}

impl Screen for PlayScreen {
    fn least(&self) -> Size {
        Self::LEAST
    }

    fn context(&self, look: &Look) -> Context {
        self.view.context(look)
    }

    fn view(&self, window: Size, look: &Look, show: &mut dyn FnMut(&View<'_>)) {
        match &self.card {
            Some(card) => self.show_card(card, window, look, show),
            None => self.view.show(window, look, show),
        }
    }

    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        if matches!(action, Action::Outcome | Action::Advice | Action::Tell) {
            self.change_telling(action, cx);
            return Next::Stay;
        }
        self.note_slips(cx);
        if let Some(next) = self.act_on_card(action, cx) {
            return next;
        }
        match self.view.act(action, cx.look) {
            Want::Nothing => {}
            // A game of the path has no form below it, so the form opens now.
            Want::Next(Next::Pop) if matches!(action, Action::New | Action::Form) && self.view.course.is_some() => {
                return self.form(cx);
            }
            Want::Next(next) => return next,
            Want::Name => self.ask_name(cx),
            Want::Believe(landing, safe) => self.note_belief(&landing, safe, cx),
            Want::Map => return self.open_map(cx),
            Want::Keep { name, replaced } => self.save(name, replaced, cx),
        }
        self.watch();
        Next::Stay
    }

    fn note(&mut self, note: Note) {
        self.view.note = Some(note);
    }

    fn key(&mut self, key: Key) {
        self.view.key(key);
    }

    fn paste(&mut self, text: &str, cx: &mut Cx<'_>) -> Next {
        self.note_slips(cx);
        self.view.paste(text, cx.look);
        if self.view.mode.is_typing() {
            self.card = None;
        }
        Next::Stay
    }

    fn click(&mut self, hit: Hit, at: Position, cx: &mut Cx<'_>) -> Next {
        let Some(card) = &mut self.card else {
            self.view.click(hit, at, cx.look);
            self.watch();
            return Next::Stay;
        };
        match hit {
            Hit::Item(way) if card.point(way) => self.act(Action::Enter, cx),
            _ => Next::Stay,
        }
    }

    fn table(&mut self) -> Option<&mut Table> {
        Some(&mut self.view.table)
    }

    fn take_jobs(&mut self) -> Option<Vec<Job>> {
        let mut jobs = self.view.table.take_jobs();
        jobs.extend(self.card.iter_mut().flat_map(Card::take_jobs));
        Some(jobs)
    }

    fn collect(&mut self, _: &mut Cx<'_>) -> bool {
        let played = self.view.table.collect();
        let opened = self.watch();
        let answered = self.card.as_mut().is_some_and(Card::collect);
        self.offer_more();
        played || opened || answered
    }

    fn is_thinking(&mut self) -> bool {
        !self.view.table.is_settled() || self.card.as_ref().is_some_and(Card::is_thinking)
    }

    fn fit(&mut self, area: Rect) {
        self.view.pane.window = area.as_size();
    }

    fn wait(&mut self) -> Option<Wait> {
        if self.view.table.is_pointed() {
            Some(Wait::Seen(Held::Pointed))
        } else if self.ending {
            Some(Wait::Seen(Held::Ended))
        } else if self.card.as_ref().is_some_and(Card::is_feasting) {
            Some(Wait::Seen(Held::Feast))
        } else if self.card.is_some() {
            Some(Wait::Read)
        } else {
            self.view.pace().map(Wait::Time)
        }
    }

    fn go_on(&mut self, look: &Look) {
        if std::mem::take(&mut self.ending) {
            self.open_card();
            return;
        }
        if self.card.as_mut().is_some_and(Card::fall) {
            return;
        }
        if self.view.table.is_pointed() {
            self.view.table.make_pointed();
        } else {
            self.view.tick(look);
        }
        self.watch();
    }

    fn about(&mut self) -> Option<About> {
        let position = self.view.table.request().to_string();
        Some(About { game: self.id(), setup: Some(self.setup().clone()), position: Some(position) })
    }

    fn withdraw(&mut self) {
        self.view.stay();
    }

    fn shown(&mut self, cx: &mut Cx<'_>) {
        let game = self.id();
        // Only what a map reveals while this game lies below it counts as a hint.
        let has_peeked = cx.desk.habits.peeked.remove(game) && self.origin.is_none() && !self.view.table.is_over();
        if let Some(origin) = self.origin.take() {
            self.open(origin, cx.desk);
        }
        self.view.set_telling(cx.desk.telling_of(game), cx.look);
        if has_peeked {
            self.view.help.take("card-advised-map");
        }
        if let Some(keeper) = &mut cx.desk.keeper {
            self.view.past.marks = Marks::of(keeper.beliefs().unwrap_or_default().of(game, &self.view.table.rules()));
        }
    }

    fn settled(&mut self, cx: &mut Cx<'_>) {
        self.note_end(cx);
        self.note_slips(cx);
        let Cx { desk, look } = cx;
        let Some(keeper) = &mut desk.keeper else { return };
        let table = &self.view.table;
        let stop = self.view.course.map(|course| (course.stop.id.to_owned(), course.saved_setup()));
        let exam = self.view.course.is_some_and(Course::is_exam);
        keeper.set_place(At { stop, exam, advised: self.view.help.is_advised() });
        let kept = keeper.keep(table);
        self.view.safe = keeper.is_safe(table);
        desk.tell_kept(kept, look);
    }

    fn left(mut self: Box<Self>, cx: &mut Cx<'_>) {
        self.note_slips(cx);
        let Cx { desk, look } = cx;
        if let Some(keeper) = &mut desk.keeper {
            let kept = keeper.leave(&self.view.table);
            desk.tell_kept(kept, look);
        }
        self.view.table.stop();
        if !self.view.class.is_demo() {
            desk.habits.end(self.view.table);
        }
    }
}
