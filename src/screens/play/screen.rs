//! The screen of a game that is played and kept.

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect, Size},
};
use zugzwang_engine::Setup;

use super::{Course, GameView, Want, card::Card};
use crate::{
    keep::{
        keeper::{At, Origin},
        storage::{Aid, Mark, SaveName, SavedGame},
    },
    look::{Look, motion::Held},
    play::{board::Table, boards, job::Job},
    say,
    screens::{
        About, Cx, Desk, Hit, Hits, Next, Note, Players, Screen, SetupForm, Wait, action::Action, key::Key, key_name,
        keymap::Context, map::Marks,
    },
};

/// The screen of one game: its view, and what keeps it.
#[derive(Debug)]
pub struct PlayScreen {
    pub(super) view: GameView,
    /// Where the game comes from; taken when it is first shown.
    origin: Option<Origin>,
    /// The place on the path that it is played at; `None` for a game beside it.
    pub(super) course: Option<Course>,
    /// `true` where what it came to was noted.
    pub(super) noted: bool,
    /// The help that counted then, where that was noted here: what is done after the end changes it no more.
    pub(super) counted: Option<Aid>,
    /// The mark of how far the person had come at its stop when it was opened; `None` where nothing is kept.
    pub(super) mark: Option<Mark>,
    /// The card that is shown when the game has ended here.
    pub(super) card: Option<Card>,
    /// `true` where the game went on when it was last looked at.
    pub(super) goes_on: bool,
    /// `true` where the end is seen before the card is opened.
    pub(super) ending: bool,
    /// The seed that a game after this one is drawn from.
    pub(super) chance: u64,
    /// The size of the window.
    pub(super) window: Size,
}

impl PlayScreen {
    /// The form of the game, filled in as it was begun.
    fn form(&self, cx: &mut Cx<'_>) -> Next {
        let table = &self.view.table;
        let entry = boards::find(table.id());
        entry.map_or(Next::Pop, |entry| {
            Next::Instead(vec![Box::new(SetupForm::with(entry, table.setup(), cx.look).recalled(cx.desk))])
        })
    }

    /// The same game before a class, which is asked.
    #[must_use]
    pub(in crate::screens) fn before_a_class(mut self, look: &Look) -> Self {
        self.view.switch_class(look);
        self
    }

    pub(in crate::screens) const LEAST: Size = Size::new(44, 12);

    /// The screen of this game, which is new.
    pub fn new(table: Box<dyn Table>) -> Self {
        Self::of(GameView::new(table), Origin::Start)
    }

    /// The screen of a game that is played and explained by itself.
    pub fn explaining(table: Box<dyn Table>) -> Self {
        Self::of(GameView::explaining(table), Origin::Start)
    }

    fn of(view: GameView, origin: Origin) -> Self {
        // A game that is over when it is opened has no card.
        let goes_on = !view.table.is_over();
        Self {
            view,
            origin: Some(origin),
            course: None,
            noted: false,
            counted: None,
            mark: None,
            card: None,
            goes_on,
            ending: false,
            chance: 0,
            window: Size::ZERO,
        }
    }

    /// The screen of the unfinished game of its kind; `None` where it cannot be opened.
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

    /// The screen of a copy of a game that has a name; `None` where it cannot be opened.
    pub(in crate::screens) fn copied(saved: SavedGame) -> Option<Self> {
        Some(Self::of(GameView::new(saved.open().ok()?), Origin::Named(saved)))
    }

    /// The game's id.
    pub(crate) fn id(&self) -> &'static str {
        self.view.game()
    }

    /// The players, as a form has them.
    pub(crate) fn players(&self) -> Players {
        Players::of(self.view.table.as_ref())
    }

    /// The setup the game began with.
    pub(crate) fn setup(&self) -> &Setup {
        self.view.table.setup()
    }

    /// Opens the game, before it is first shown.
    fn open(&mut self, origin: Origin, desk: &mut Desk) {
        self.chance = desk.coming_seed();
        if !desk.poses && !desk.telling_of(self.view.game()).is_all() {
            self.view.table.rest();
        }
        if let Some(keeper) = &mut desk.keeper {
            // What cannot be read is told where the path is shown.
            let way = keeper.path().unwrap_or_default();
            self.mark = self.course.map(|course| way.mark(course.stop.id));
            self.view.landings = way.landings(self.view.game(), &self.view.table.rules()).to_vec();
            keeper.open(self.view.table.as_ref(), origin);
        }
    }

    /// Changes what is revealed before the end, in every game of this kind; not in an exam, nor where a class is asked.
    fn change_telling(&mut self, action: Action, cx: &mut Cx<'_>) {
        self.view.stay();
        let look = cx.look;
        let note = if self.view.is_exam() {
            Note { text: say!(look, "status-exam"), wrong: true }
        } else if self.view.is_taught() {
            let key = key_name(Context::Class, Action::Reveal, look);
            Note { text: say!(look, "class-telling", key = key), wrong: true }
        } else {
            let (telling, text) = cx.desk.change_telling(self.view.game(), action, look);
            self.view.set_telling(telling, look);
            Note { text, wrong: false }
        };
        self.note(note);
    }

    /// Asks for a name to keep the game under.
    fn ask_name(&mut self, cx: &mut Cx<'_>) {
        self.settled(cx);
        match &cx.desk.keeper {
            Some(keeper) => self.view.ask_name(keeper.free_name(self.id()), cx.look),
            None => self.note(Note { text: say!(cx.look, "shelf-no-place"), wrong: true }),
        }
    }

    /// Keeps the game under a name; where another has that name, only if it may be replaced.
    fn save(&mut self, name: SaveName, replaced: bool, cx: &mut Cx<'_>) {
        self.settled(cx);
        let Cx { look, desk } = cx;
        let Some(keeper) = &mut desk.keeper else { return };
        if !replaced && keeper.is_taken(&name) {
            return self.view.ask_again(name, look);
        }
        let (text, wrong) = match keeper.save(&name, self.view.table.as_ref()) {
            Ok(aside) => {
                self.view.end_naming();
                let key = key_name(Context::Home, Action::Shelf, look);
                let kept = say!(look, "name-kept", name = name.as_str(), key = key);
                let wrong = aside.is_some();
                let told: Vec<String> = [kept].into_iter().chain(aside.map(|aside| aside.words(look))).collect();
                (told.join(&say!(look, "sentence-separator")), wrong)
            }
            Err(error) => (say!(look, "name-not-kept", name = name.as_str(), what = error.words(look)), true),
        };
        self.note(Note { text, wrong });
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
        if matches!(action, Action::Outcome | Action::Advice | Action::Tell) {
            self.change_telling(action, cx);
            return Next::Stay;
        }
        if let Some(next) = self.act_on_card(action, cx) {
            return next;
        }
        match self.view.act(action, cx.look) {
            Want::Nothing => {}
            // A game of the path has no form below it: a new one of its kind is chosen in one that is opened now.
            Want::Next(Next::Pop) if action == Action::New && self.course.is_some() => return self.form(cx),
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
        self.view.note(note);
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
        // Beside its keys the card is only looked at.
        if self.card.is_none() {
            self.view.click(hit, at, cx.look);
            self.watch();
        }
        Next::Stay
    }

    fn table(&mut self) -> Option<&mut dyn Table> {
        Some(self.view.table())
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
        self.offer_mark();
        played || opened || answered
    }

    fn is_thinking(&mut self) -> bool {
        self.view.table.is_thinking() || self.card.as_ref().is_some_and(Card::is_thinking)
    }

    fn fit(&mut self, area: Rect) {
        self.window = area.as_size();
        if let Some(card) = &mut self.card {
            card.window = self.window;
        }
        self.view.fit(self.window);
    }

    fn wait(&mut self) -> Option<Wait> {
        if self.view.table.is_pointed() {
            Some(Wait::Seen(Held::Pointed))
        } else if self.ending {
            Some(Wait::Seen(Held::Ended))
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
        if self.view.table.is_pointed() {
            self.view.table.make_pointed();
        } else {
            self.view.tick(look);
        }
        self.watch();
    }

    fn about(&mut self) -> Option<About> {
        let (game, setup) = (self.view.game(), self.view.table.setup().clone());
        Some(About { game, setup: Some(setup), position: Some(self.view.position_id()) })
    }

    fn withdraw(&mut self) {
        self.view.stay();
    }

    fn shown(&mut self, cx: &mut Cx<'_>) {
        let game = self.view.game();
        // What a map revealed before this game was opened is no help in it.
        let has_peeked = cx.desk.habits.peeked.remove(game) && self.origin.is_none() && !self.view.table.is_over();
        if let Some(origin) = self.origin.take() {
            self.open(origin, cx.desk);
        }
        self.view.set_telling(cx.desk.telling_of(game), cx.look);
        self.view.aid.advised |= has_peeked;
        if let Some(keeper) = &mut cx.desk.keeper {
            let beliefs = keeper.beliefs().unwrap_or_default();
            self.view.marks = Marks::of(beliefs.of(game, &self.view.table.rules()));
        }
    }

    fn settled(&mut self, cx: &mut Cx<'_>) {
        self.note_end(cx);
        let Cx { desk, look } = cx;
        let Some(keeper) = &mut desk.keeper else { return };
        let table = self.view.table.as_ref();
        let stop = self.course.map(|course| (course.stop.id.to_owned(), course.setup));
        let exam = self.course.is_some_and(|course| course.exam);
        keeper.set_place(At { stop, exam, advised: self.view.is_advised() });
        let kept = keeper.keep(table);
        self.view.safe = keeper.is_safe(table);
        desk.tell_kept(kept, look);
    }

    fn left(mut self: Box<Self>, Cx { desk, look }: &mut Cx<'_>) {
        if let Some(keeper) = &mut desk.keeper {
            let kept = keeper.leave(self.view.table.as_ref());
            desk.tell_kept(kept, look);
        }
        self.view.table.stop();
        if let Some(table) = self.view.into_table() {
            desk.habits.end(table);
        }
    }
}
