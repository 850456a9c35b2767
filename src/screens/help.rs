//! Help, made from the keymap, in three pages: this screen with the rule of its game, the terms, and the keys of other screens.
//! A click on a row performs its action.

use strum::VariantArray;

use super::{
    chrome::{
        Note,
        pages::{Pages, room},
        view::{Body, Top},
    },
    prelude::*,
};
use crate::words::terms::Term;

#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray)]
enum Page {
    Here,
    /// The terms of the theories, beginning with those of the game.
    Words,
    Elsewhere,
}

impl Page {
    /// Returns the page `by` pages further on, or this one at the ends.
    fn beside(self, by: isize) -> Self {
        let at = Self::VARIANTS.iter().position(|page| *page == self).and_then(|at| at.checked_add_signed(by));
        at.and_then(|at| Self::VARIANTS.get(at)).copied().unwrap_or(self)
    }
}

/// The help overlay.
#[derive(Debug)]
pub struct Help {
    from: Context,
    about: Option<About>,
    terms: &'static [Term],
    page: Page,
    scroll: usize,
    room: Size,
    note: Option<Note>,
}

impl Help {
    /// Creates help for this context, beginning with this game and these terms.
    pub const fn new(from: Context, about: Option<About>, terms: &'static [Term]) -> Self {
        Self { from, about, terms, page: Page::Here, scroll: 0, room: Size::ZERO, note: None }
    }

    fn lines(&self, look: &Look, width: u16) -> Rows {
        match self.page {
            Page::Here => self.here(look, width),
            Page::Words => glossary(self.terms, look, width),
            Page::Elsewhere => {
                let others = Context::ALL.iter().filter(|context| **context != self.from);
                let mut lines: Rows =
                    others.flat_map(|context| gap().chain(keys(*context, look, width)).collect::<Rows>()).collect();
                lines.drain(..1);
                lines
            }
        }
    }

    fn here(&self, look: &Look, width: u16) -> Rows {
        let [here, taken, goal] = [look.glyphs().here, look.glyphs().taken, look.glyphs().goal];
        let mut lines = self.about.as_ref().map(|about| rule(about, look, width)).unwrap_or_default();
        let about = self.about.as_ref().map(|about| say!(look, &format!("about-{}", about.game)));
        // Buttons say themselves what they do.
        let texts = if look.is_touched() {
            vec![about, Some(say!(look, "help-touch"))]
        } else {
            lines.extend(keys(self.from, look, width));
            let words = say!(look, "help-words", here = here, taken = taken, goal = goal);
            let pages = say!(look, "help-pages", keys = turning(look));
            vec![about, Some(say!(look, "help-mouse")), Some(words), Some(pages)]
        };
        lines.extend(
            texts.into_iter().flatten().flat_map(|text| gap().chain(plain(&text, look, width)).collect::<Rows>()),
        );
        lines
    }

    fn title(&self, look: &Look) -> String {
        match self.page {
            Page::Here => say!(look, self.from.text()),
            Page::Words => say!(look, "terms-title"),
            Page::Elsewhere => say!(look, "help-elsewhere"),
        }
    }

    fn turn(&mut self, by: isize, look: &Look) {
        let page = self.page.beside(by);
        // Where there are buttons, keys of other screens help nobody.
        let is_of_keys = page == Page::Elsewhere && look.is_touched();
        if page != self.page && !is_of_keys {
            (self.page, self.scroll) = (page, 0);
        }
    }

    /// The number of lines by which the page can be scrolled.
    fn most(&self, look: &Look) -> usize {
        self.lines(look, self.room.width).len().saturating_sub(self.room.height.into())
    }
}

impl Screen for Help {
    fn least(&self) -> Size {
        Size::new(40, 8)
    }

    fn context(&self, _: &Look) -> Context {
        Context::Help
    }

    fn view(&self, _: Size, look: &Look, show: &mut dyn FnMut(&View<'_>)) {
        // An action without a key on the screen below would do nothing there.
        let works = |action: &Action| look.keymap().first(Some(self.from), *action).is_some();
        let item = |action: Action| Some(Hit::Item(Action::ALL.iter().position(|other| *other == action)?));
        let row = |(action, line): (Option<Action>, _)| (action.filter(works).and_then(item), line);
        let lines = |width: u16| self.lines(look, width).into_iter().map(row).collect();
        let title = say!(look, "help-title");
        let note = self.note.as_ref().map_or_else(String::new, |note| note.text.clone());
        show(&View {
            top: Top::Path(vec![title.clone(), self.title(look)], note),
            body: Body::Pages(Pages { title, lines: &lines, scroll: self.scroll }),
            note: None,
            context: Context::Help,
            ways: &|_| {
                vec![
                    Hint::named(&[Action::Up, Action::Down], say!(look, "help-scroll")),
                    Hint::named(&[Action::Left, Action::Right], say!(look, "help-page")),
                    Hint::of(Action::Theme, look),
                    Hint::of(Action::Back, look),
                    Hint::named(&[Action::Quit], say!(look, "action-back.short")),
                ]
            },
        });
    }

    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        const PAGE: usize = 10;
        let look = cx.look;
        self.note = None;
        let most = self.most(look);
        // Since then, the window may have grown and the language may have changed.
        self.scroll = self.scroll.min(most);
        match action {
            Action::Up => self.scroll = self.scroll.saturating_sub(1),
            Action::Down => self.scroll = self.scroll.saturating_add(1).min(most),
            Action::PageUp => self.scroll = self.scroll.saturating_sub(PAGE),
            Action::PageDown => self.scroll = self.scroll.saturating_add(PAGE).min(most),
            Action::Left => self.turn(-1, look),
            Action::Right => self.turn(1, look),
            Action::Home => self.scroll = 0,
            Action::End => self.scroll = most,
            // Quit only closes help, because the game below must be able to ask first.
            Action::Back | Action::Help | Action::Quit => return Next::Pop,
            _ => {}
        }
        Next::Stay
    }

    fn note(&mut self, note: Note) {
        self.note = Some(note);
    }

    fn click(&mut self, hit: Hit, _: Position, _: &mut Cx<'_>) -> Next {
        let Hit::Item(row) = hit else { return Next::Stay };
        Action::ALL.get(row).map_or(Next::Stay, |action| Next::Below(*action))
    }

    fn fit(&mut self, area: Rect) {
        let [_, body, _] = split(area);
        self.room = room(body);
    }
}

/// Each line has the action that it is about.
type Rows = Vec<(Option<Action>, Line<'static>)>;

fn rule(about: &About, look: &Look, width: u16) -> Rows {
    let rule = about.setup.as_ref().map(|setup| words::rule(about.game, setup, look));
    let title = (None, Line::styled(words::title(about.game, look), look.theme.title));
    let rule = rule.into_iter().flat_map(|rule| plain(&rule, look, width).collect::<Rows>());
    std::iter::once(title).chain(rule).chain(gap()).collect()
}

fn gap() -> impl Iterator<Item = (Option<Action>, Line<'static>)> {
    std::iter::once((None, Line::default()))
}

fn plain(text: &str, look: &Look, width: u16) -> impl Iterator<Item = (Option<Action>, Line<'static>)> {
    wrapped(text, look.theme.text, width).into_iter().map(|line| (None, line))
}

/// All terms of the theories, beginning with `terms`.
fn glossary(terms: &[Term], look: &Look, width: u16) -> Rows {
    let others = Term::ALL.iter().filter(|term| !terms.contains(term));
    terms.iter().chain(others).flat_map(|term| plain(&term.words(look), look, width).collect::<Rows>()).collect()
}

fn turning(look: &Look) -> String {
    let keys =
        [Action::Left, Action::Right].into_iter().filter_map(|action| look.keymap().first(Some(Context::Help), action));
    keys.map(|key| key.name(look.glyphs().arrows)).collect::<Vec<_>>().join(" ")
}

fn chips(keys: &str, look: &Look) -> Vec<Span<'static>> {
    let chip = |name: &str| [Span::styled(name.to_owned(), look.theme.key), Span::raw(" ")];
    keys.split_whitespace().flat_map(chip).collect()
}

fn keys(context: Context, look: &Look, width: u16) -> Rows {
    let mut lines = vec![(None, Line::styled(say!(look, context.text()), look.theme.title))];
    for (action, keys) in bound(context, look) {
        let text = wrapped(&say!(look, action.text()), look.theme.text, width.saturating_sub(KEYS_WIDE + 1));
        for (at, part) in text.into_iter().enumerate() {
            let names = if at == 0 { chips(&keys, look) } else { Vec::new() };
            let wide = names.iter().map(Span::width).sum::<usize>();
            let gap = Span::raw(" ".repeat((KEYS + 1).saturating_sub(wide)));
            let spans = names.into_iter().chain([gap]).chain(part.spans);
            lines.push((Some(action), Line::from(spans.collect::<Vec<_>>())));
        }
    }
    lines
}

const KEYS: usize = 14;
const KEYS_WIDE: u16 = 14;

/// Returns the keys of a context and what they do, as help and the book list them.
pub fn rows(context: Context, look: &Look) -> Vec<(String, String)> {
    bound(context, look).into_iter().map(|(action, keys)| (keys, say!(look, action.text()))).collect()
}

fn bound(context: Context, look: &Look) -> Vec<(Action, String)> {
    let arrows = look.glyphs().arrows;
    let bound = Action::ALL.iter().copied().filter_map(|action| {
        let keys = look.keymap().keys(context, action);
        let names: Vec<String> = keys.into_iter().map(|key| key.name(arrows)).collect();
        (!names.is_empty()).then(|| (action, names.join(" ")))
    });
    bound.collect()
}
