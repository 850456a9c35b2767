//! The screen of a game that is played and saved.

use std::time::Duration;

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect, Size},
};
use zugzwang_engine::{Setup, matchbox::Bout};

use super::{GameView, Want, card::Card, joined};
use crate::{
    keep::{
        keeper::{At, Origin},
        storage::{Aid, Mark, SaveName, SavedGame},
    },
    look::{Look, motion::Held},
    play::{
        board::{Table, Telling},
        boards,
        job::Job,
        request::Request,
    },
    say,
    screens::{
        Cx, Desk, Hit, Hits, Next, Note, Players, Screen, SetupForm, action::Action, key::Key, key_name,
        keymap::Context, map::Marks,
    },
};

/// The screen of a game: its view, and what is needed to save it.
#[derive(Debug)]
pub struct PlayScreen {
    pub(super) view: GameView,
    origin: Origin,
    /// Whether the result was saved.
    pub(super) noted: bool,
    /// The help that was saved with the result, if that happened here: help after the end does not count.
    pub(super) counted: Option<Aid>,
    /// The user's progress at the stop when the game was opened; `None` if nothing is saved.
    pub(super) mark: Option<Mark>,
    /// The card that announces the end of the game.
    pub(super) card: Option<Card>,
    /// Whether the game was not over when last checked.
    pub(super) goes_on: bool,
    /// Whether the final position is shown for a while before the card.
    pub(super) ending: bool,
    /// The seed for the next game.
    pub(super) chance: u64,
}

impl PlayScreen {
    pub(in crate::screens) const LEAST: Size = Size::new(44, 12);

    /// Opens a new game.
    pub fn new(table: Box<dyn Table>) -> Self {
        Self::of(GameView::new(table), Origin::Start)
    }

    /// Opens a demo: the game plays and explains itself.
    pub fn explaining(table: Box<dyn Table>) -> Self {
        Self::of(GameView::explaining(table), Origin::Start)
    }

    fn of(view: GameView, origin: Origin) -> Self {
        // A game that is over when opened gets no card.
        let goes_on = !view.table.is_over();
        Self { view, origin, noted: false, counted: None, mark: None, card: None, goes_on, ending: false, chance: 0 }
    }

    /// Resumes an unfinished game; `None` if it does not open.
    pub(in crate::screens) fn resumed(saved: SavedGame) -> Option<Self> {
        let mut view = GameView::new(saved.open().ok()?);
        view.aid.advised = saved.advised;
        let (course, noted) = (Self::course_of(&saved), saved.counted);
        let screen = Self { noted, ..Self::of(view, Origin::Unfinished(saved)) };
        Some(match course {
            Some(course) => screen.on(course),
            None => screen,
        })
    }

    /// Opens a copy of a saved game; `None` if it does not open.
    pub(in crate::screens) fn copied(saved: SavedGame) -> Option<Self> {
        Some(Self::of(GameView::new(saved.open().ok()?), Origin::Named(saved)))
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
        Players::of(self.view.table.as_ref())
    }

    /// The setup of the game.
    pub(crate) fn setup(&self) -> &Setup {
        self.view.table.setup()
    }

    /// Replaces this screen by the setup form of the game, filled in with its setup.
    fn form(&self, look: &Look) -> Next {
        let form = |entry| Next::Instead(vec![Box::new(SetupForm::with(entry, self.setup(), look))]);
        boards::find(self.id()).map_or(Next::Pop, form)
    }

    /// Asks for a name to save the game under.
    fn ask_name(&mut self, cx: &mut Cx<'_>) {
        self.settled(cx);
        match &cx.desk.keeper {
            Some(keeper) => self.view.ask_name(keeper.free_name(self.id()), cx.look),
            None => self.view.warn(say!(cx.look, "shelf-no-place")),
        }
    }

    /// Saves the game under a name. A game that has the name is replaced only if `replaced`.
    fn save(&mut self, name: SaveName, replaced: bool, cx: &mut Cx<'_>) {
        self.settled(cx);
        let Cx { look, desk } = cx;
        let Some(keeper) = &mut desk.keeper else { return };
        if !replaced && keeper.is_taken(&name) {
            return self.view.ask_again(name, look);
        }
        let (text, wrong) = match keeper.save(&name, self.view.table.as_ref()) {
            Ok(aside) => {
                self.view.naming = None;
                let key = key_name(Context::Home, Action::Shelf, look);
                let kept = say!(look, "name-kept", name = name.as_str(), key = key);
                let wrong = aside.is_some();
                (joined([kept].into_iter().chain(aside.map(|aside| aside.words(look))), look), wrong)
            }
            Err(error) => (say!(look, "name-not-kept", name = name.as_str(), what = error.words(look)), true),
        };
        self.view.note = Some(Note { text, wrong });
    }
}

impl Screen for PlayScreen {
    fn least(&self) -> Size {
        Self::LEAST
    }

    fn context(&self, look: &Look) -> Context {
        self.view.context(look)
    }

    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let hits = self.view.draw(area, buf, look);
        match &self.card {
            Some(card) => self.view.draw_card(card, area, buf, look),
            None => hits,
        }
    }

    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        if let Some(next) = self.act_on_card(action, cx) {
            return next;
        }
        match self.view.act(action, cx.look) {
            Want::Nothing => {}
            // A game of the path has no form below it, so the form opens now.
            Want::Next(Next::Pop) if action == Action::New && self.view.course.is_some() => return self.form(cx.look),
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
        self.card = None;
        self.view.paste(text, cx.look);
        Next::Stay
    }

    fn click(&mut self, hit: Hit, at: Position, cx: &mut Cx<'_>) -> Next {
        // The card reacts to its keys only.
        if self.card.is_none() {
            self.view.click(hit, at, cx.look);
            self.watch();
        }
        Next::Stay
    }

    fn table(&mut self) -> Option<&mut dyn Table> {
        Some(self.view.table.as_mut())
    }

    fn take_jobs(&mut self) -> Option<Vec<Job>> {
        let mut jobs = self.view.table.take_jobs();
        jobs.extend(self.card.iter_mut().flat_map(Card::take_jobs));
        Some(jobs)
    }

    fn collect(&mut self, _: &Look) -> bool {
        let played = self.view.table.collect();
        let opened = self.watch();
        let answered = self.card.as_mut().is_some_and(Card::collect);
        self.offer_mark();
        played || opened || answered
    }

    fn is_thinking(&mut self) -> bool {
        self.view.table.is_thinking() || self.card.as_ref().is_some_and(Card::is_thinking)
    }

    fn stop(&mut self) {
        self.card = None;
        self.view.table.stop();
    }

    fn fit(&mut self, area: Rect) {
        self.view.window = area.as_size();
    }

    fn held(&mut self) -> Option<Held> {
        let pointed = self.view.table.is_pointed().then_some(Held::Pointed);
        pointed.or_else(|| self.ending.then_some(Held::Ended))
    }

    fn shows_end(&self) -> bool {
        self.card.is_some()
    }

    fn go_on(&mut self, _: &Look) {
        if std::mem::take(&mut self.ending) {
            self.open_card();
        } else {
            self.view.table.make_pointed();
            self.watch();
        }
    }

    fn pace(&mut self) -> Option<Duration> {
        self.view.pace()
    }

    fn tick(&mut self, look: &Look) {
        self.view.tick(look);
        self.watch();
    }

    fn game(&mut self) -> Option<&mut dyn Table> {
        self.table()
    }

    fn about(&self) -> Option<&'static str> {
        Some(self.view.table.id())
    }

    fn id(&self) -> Option<String> {
        Some(Request::at(self.view.table.as_ref()).to_string())
    }

    fn untold(&self, look: &Look) -> Option<String> {
        let key = || key_name(Context::Class, Action::Reveal, look);
        let class = self.view.is_taught().then(|| say!(look, "class-telling", key = key()));
        if self.view.is_exam_open() { Some(say!(look, "status-exam")) } else { class }
    }

    fn tell(&mut self, telling: Telling, look: &Look) {
        self.view.set_telling(telling, look);
    }

    fn stay(&mut self) {
        self.view.stay();
    }

    fn opened(&mut self, desk: &mut Desk) {
        self.chance = desk.coming_seed();
        let (game, rules) = (self.id(), self.view.table.rules());
        if !desk.poses && !desk.telling_of(game).is_all() {
            self.view.table.rest();
        }
        // Only what a map reveals from now on counts for this game.
        desk.habits.has_peeked(game);
        if let Some(keeper) = &mut desk.keeper {
            // Errors are reported where the path is shown.
            let way = keeper.path().unwrap_or_default();
            self.mark = self.view.course.map(|course| way.mark(course.stop.id));
            self.view.marks = Marks::of(keeper.beliefs().unwrap_or_default().of(game, &rules));
            self.view.landings = way.landings(game, &rules).to_vec();
            keeper.open(self.view.table.as_ref(), std::mem::replace(&mut self.origin, Origin::Start));
        }
    }

    fn uncovered(&mut self, cx: &mut Cx<'_>) {
        let game = self.id();
        self.view.aid.advised |= cx.desk.habits.has_peeked(game) && !self.view.table.is_over();
        if let Some(keeper) = &mut cx.desk.keeper {
            self.view.marks = Marks::of(keeper.beliefs().unwrap_or_default().of(game, &self.view.table.rules()));
        }
    }

    fn settled(&mut self, cx: &mut Cx<'_>) {
        self.note_end(cx);
        let Cx { desk, look } = cx;
        let Some(keeper) = &mut desk.keeper else { return };
        let table = self.view.table.as_ref();
        let stop = self.view.course.map(|course| (course.stop.id.to_owned(), course.setup));
        let exam = self.view.is_exam();
        keeper.set_place(At { stop, exam, advised: self.view.is_advised() });
        let kept = keeper.keep(table);
        self.view.safe = keeper.is_safe(table);
        desk.tell_kept(kept, look);
    }

    fn keep_ended(&mut self, cx: &mut Cx<'_>) {
        let table = self.view.table.as_ref();
        if cx.desk.keeper.as_ref().is_some_and(|keeper| keeper.has_ended(table)) {
            self.settled(cx);
        }
    }

    fn bout(&self) -> Option<Bout> {
        self.view.table.bout()
    }

    fn left(self: Box<Self>, desk: &mut Desk) {
        if !self.view.is_demo() {
            desk.habits.end(self.view.table);
        }
    }
}
