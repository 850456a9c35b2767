//! A board whose type is known only at run time, so that a game on the screen is compiled once and not once for each board.

use std::{
    any::Any,
    fmt::{self, Debug},
    marker::PhantomData,
    rc::Rc,
};

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    text::Line,
};
use zugzwang_engine::{AnyGame, AnyMove, AnyPosition, Reason};

use super::{Board, Move, Position, Scene, Seen, Stage, Step, Wheel};
use crate::{
    look::Look,
    play::scene::{Picture, Room},
    words::numbers::clear,
};

/// A cursor of any board.
#[derive(Clone)]
pub struct AnyCursor(Rc<dyn Value>);

/// The value in an [`AnyCursor`].
trait Value: Any {
    /// Whether the other cursor is of the same board and equal.
    fn is_equal(&self, other: &dyn Any) -> bool;
}

impl<C: Any + PartialEq> Value for C {
    fn is_equal(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

impl AnyCursor {
    fn of<C: PartialEq + 'static>(cursor: C) -> Self {
        Self(Rc::new(cursor))
    }

    fn downcast_ref<C: 'static>(&self) -> Option<&C> {
        let value: &dyn Any = self.0.as_ref();
        value.downcast_ref()
    }
}

impl Debug for AnyCursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AnyCursor")
    }
}

impl PartialEq for AnyCursor {
    fn eq(&self, other: &Self) -> bool {
        self.0.is_equal(other.0.as_ref())
    }
}

/// A position with its game.
#[derive(Debug, Clone, Copy)]
pub struct At<'a> {
    /// The game.
    pub game: &'a AnyGame,
    /// The position.
    pub position: &'a AnyPosition,
}

impl<'a> At<'a> {
    fn typed<B: Board>(self) -> Option<(&'a B::Game, &'a Position<B>)> {
        Some((self.game.downcast_ref()?, self.position.downcast_ref()?))
    }
}

/// A [`Scene`] of any board.
#[derive(Debug, Clone, Copy)]
pub struct AnyScene<'a> {
    /// The position to draw.
    pub at: At<'a>,
    /// See [`Scene::cursor`].
    pub cursor: Option<&'a AnyCursor>,
    /// See [`Scene::last`].
    pub last: Option<(&'a AnyPosition, &'a AnyMove)>,
    /// See [`Scene::reason`].
    pub reason: Option<&'a Reason>,
    /// See [`Scene::told`].
    pub told: bool,
    /// See [`Scene::look`].
    pub look: &'a Look,
}

impl<'a> AnyScene<'a> {
    /// The scene in the board's own types; `None` if it is of another board.
    fn typed<B: Board>(self) -> Option<(&'a B::Game, Scene<'a, B>)> {
        let (game, position) = self.at.typed::<B>()?;
        let last = self.last.and_then(|(before, mv)| Some((before.downcast_ref()?, mv.downcast_ref()?)));
        let cursor = self.cursor.and_then(AnyCursor::downcast_ref);
        Some((game, Scene { position, cursor, last, reason: self.reason, told: self.told, look: self.look }))
    }
}

/// Areas of a drawn board, each with the cursor that a click there selects.
pub type AnyHits = Box<dyn Iterator<Item = (Rect, AnyCursor)>>;

/// The methods of [`Board`] without its types. Where a position, a move or a cursor of another board is given, nothing is drawn,
/// selected or moved.
pub trait AnyBoard: Debug + Sync {
    /// See [`Board::LISTS_NUMBERS`].
    fn lists_numbers(&self) -> bool;

    /// See [`Board::cursor`].
    fn cursor(&self, at: At<'_>, before: Option<&AnyCursor>) -> AnyCursor;

    /// The cursor that stands for a move.
    fn aim(&self, at: At<'_>, mv: &AnyMove) -> AnyCursor;

    /// See [`Board::chosen`].
    fn chosen(&self, at: At<'_>, cursor: &AnyCursor) -> Option<AnyMove>;

    /// See [`Board::steer`].
    fn steer(&self, at: At<'_>, cursor: &AnyCursor, step: Step) -> AnyCursor;

    /// See [`Board::amount`].
    fn amount(&self, cursor: &AnyCursor) -> Option<u64>;

    /// See [`Board::wake`].
    fn wake(&self, at: At<'_>, cursor: &AnyCursor, step: Step) -> AnyCursor;

    /// See [`Board::confirm`].
    fn confirm(&self, at: At<'_>, cursor: &AnyCursor) -> Option<AnyCursor>;

    /// See [`Board::meant`].
    fn meant(&self, at: At<'_>, cursor: &AnyCursor) -> Option<AnyMove>;

    /// See [`Board::picture`].
    fn picture(&self, scene: AnyScene<'_>, room: Room) -> Option<Picture<AnyCursor>>;

    /// Draws the position, and puts its pieces on the stage. Returns what a click selects where.
    fn draw(&self, scene: AnyScene<'_>, stage: &Stage, area: Rect, buf: &mut Buffer) -> AnyHits;

    /// See [`Board::remark`].
    fn remark(&self, at: At<'_>, cursor: &AnyCursor, look: &Look) -> Option<String>;

    /// See [`Board::roles`].
    fn roles(&self, game: &AnyGame, look: &Look) -> Option<[String; 2]>;

    /// See [`Board::untold`].
    fn untold(&self, game: &AnyGame, seen: Seen<'_, AnyGame>, room: Size) -> Vec<Line<'static>>;

    /// See [`Board::wheel`].
    fn wheel(&self, game: &AnyGame) -> Option<Wheel>;

    /// See [`Board::words`].
    fn words(&self, at: At<'_>, mv: &AnyMove, look: &Look) -> String;

    /// See [`Board::called`].
    fn called(&self, game: &AnyGame, mv: &AnyMove, look: &Look) -> String;

    /// See [`Board::recite`].
    fn recite(&self, at: At<'_>, look: &Look) -> Vec<String>;
}

/// The board `B` with its types hidden.
pub struct Erased<B>(PhantomData<fn() -> B>);

impl<B> Erased<B> {
    /// The board.
    pub const BOARD: Self = Self(PhantomData);
}

impl<B> Debug for Erased<B> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Erased")
    }
}

impl<B: Board> AnyBoard for Erased<B> {
    fn lists_numbers(&self) -> bool {
        B::LISTS_NUMBERS
    }

    fn cursor(&self, at: At<'_>, before: Option<&AnyCursor>) -> AnyCursor {
        let before = before.and_then(AnyCursor::downcast_ref);
        at.typed::<B>().map_or(AnyCursor::of(()), |(game, position)| AnyCursor::of(B::cursor(game, position, before)))
    }

    fn aim(&self, at: At<'_>, mv: &AnyMove) -> AnyCursor {
        let mv = at.typed::<B>().and_then(|_| mv.downcast_ref::<Move<B>>());
        mv.map_or(AnyCursor::of(()), |mv| AnyCursor::of(B::Cursor::from(mv.clone())))
    }

    fn chosen(&self, at: At<'_>, cursor: &AnyCursor) -> Option<AnyMove> {
        let (game, position) = at.typed::<B>()?;
        B::chosen(game, position, cursor.downcast_ref()?).map(AnyMove::of)
    }

    fn steer(&self, at: At<'_>, cursor: &AnyCursor, step: Step) -> AnyCursor {
        moved::<B>(at, cursor, |game, position, cursor| B::steer(game, position, cursor, step))
    }

    fn amount(&self, cursor: &AnyCursor) -> Option<u64> {
        B::amount(cursor.downcast_ref()?)
    }

    fn wake(&self, at: At<'_>, cursor: &AnyCursor, step: Step) -> AnyCursor {
        moved::<B>(at, cursor, |game, position, cursor| B::wake(game, position, cursor, step))
    }

    fn confirm(&self, at: At<'_>, cursor: &AnyCursor) -> Option<AnyCursor> {
        let (game, position) = at.typed::<B>()?;
        B::confirm(game, position, cursor.downcast_ref()?).map(AnyCursor::of)
    }

    fn meant(&self, at: At<'_>, cursor: &AnyCursor) -> Option<AnyMove> {
        let (game, position) = at.typed::<B>()?;
        B::meant(game, position, cursor.downcast_ref()?).map(AnyMove::of)
    }

    fn picture(&self, scene: AnyScene<'_>, room: Room) -> Option<Picture<AnyCursor>> {
        let (game, scene) = scene.typed::<B>()?;
        Some(B::picture(game, &scene, room).mapped(&|cursor| Some(AnyCursor::of(cursor)), &|id| id))
    }

    fn draw(&self, scene: AnyScene<'_>, stage: &Stage, area: Rect, buf: &mut Buffer) -> AnyHits {
        let look = scene.look;
        let typed = scene.typed::<B>();
        let picture = typed.map(|(game, scene)| B::picture(game, &scene, Room::of(area, look)));
        let hits = picture.map(|picture| picture.draw(area, buf, look, stage));
        Box::new(hits.into_iter().flatten().map(|(place, cursor)| (place, AnyCursor::of(cursor))))
    }

    fn remark(&self, at: At<'_>, cursor: &AnyCursor, look: &Look) -> Option<String> {
        let (game, position) = at.typed::<B>()?;
        B::remark(game, position, cursor.downcast_ref()?, look)
    }

    fn roles(&self, game: &AnyGame, look: &Look) -> Option<[String; 2]> {
        B::roles(game.downcast_ref::<B::Game>()?, look)
    }

    fn untold(&self, game: &AnyGame, seen: Seen<'_, AnyGame>, room: Size) -> Vec<Line<'static>> {
        let typed = game.downcast_ref::<B::Game>().zip(seen.typed::<B::Game>());
        typed.map_or_else(Vec::new, |(game, seen)| B::untold(game, &seen, room))
    }

    fn wheel(&self, game: &AnyGame) -> Option<Wheel> {
        B::wheel(game.downcast_ref::<B::Game>()?)
    }

    fn words(&self, at: At<'_>, mv: &AnyMove, look: &Look) -> String {
        let typed = at.typed::<B>().zip(mv.downcast_ref::<Move<B>>());
        typed.map_or_else(|| mv.to_string(), |((game, position), mv)| B::words(game, position, mv, look))
    }

    fn called(&self, game: &AnyGame, mv: &AnyMove, look: &Look) -> String {
        let typed = game.downcast_ref::<B::Game>().zip(mv.downcast_ref::<Move<B>>());
        typed.map_or_else(|| clear(&mv.to_string(), look), |(game, mv)| B::called(game, mv, look))
    }

    fn recite(&self, at: At<'_>, look: &Look) -> Vec<String> {
        at.typed::<B>().map_or_else(Vec::new, |(game, position)| B::recite(game, position, look))
    }
}

/// The cursor after a step, or where it was if it is of another board.
fn moved<B: Board>(
    at: At<'_>,
    cursor: &AnyCursor,
    step: impl FnOnce(&B::Game, &Position<B>, &B::Cursor) -> B::Cursor,
) -> AnyCursor {
    let typed = at.typed::<B>().zip(cursor.downcast_ref());
    typed.map_or_else(|| cursor.clone(), |((game, position), cursor)| AnyCursor::of(step(game, position, cursor)))
}
