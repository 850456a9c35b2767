//! A reason of one's own: its messages, one after another, with the moves beside them in the list.

use ratatui::layout::Size;
use zugzwang_engine::theory::own::{Message, Own};

use super::{Beat, Picture, Story, View};
use crate::look::{Look, text::Arg};

pub(super) fn picture(why: &Own, view: &View<'_>, look: &Look, _: Size) -> Picture {
    let value = look.say(why.value.id, &args(&why.value));
    if view.over {
        return Picture::over(value, false, view, look);
    }
    let mut told: Story = why.told.iter().map(beat).collect();
    if why.told.is_empty() {
        told.extend(view.hold_out());
    }
    let course = told.course(Vec::new(), Vec::new(), look);
    Picture { value, figure: Vec::new(), pick: Vec::new(), story: told.sentences(look), course }
}

/// Why the theorem holds, as the theory tells it.
pub(super) fn holds(why: &Own, _: &View<'_>, _: &Look) -> Story {
    why.holds.iter().map(beat).collect()
}

fn beat(message: &Message) -> Beat {
    Beat::new(message.id, args(message))
}

/// Returns the arguments that a message is told with: whole numbers as numbers.
fn args(message: &Message) -> Vec<(&'static str, Arg)> {
    let arg = |text: &String| match text.parse::<u64>() {
        Ok(number) if number.to_string() == *text => Arg::from(number),
        _ => Arg::from(text.clone()),
    };
    message.args.iter().map(|(name, text)| (*name, arg(text))).collect()
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::{Outcome, Reason};

    use super::*;
    use crate::{
        look::{glyphs::GlyphSet, theme::ThemeName, wording::Wording},
        play::panels::{Who, argument, story},
    };

    #[test]
    fn messages_are_told_in_their_order_with_numbers_as_numbers() {
        let reason = Reason::Own(Own {
            value: Message::new("why-nim-sum").with("sum", 5),
            told: vec![
                Message::new("why-searched-then").with("moves", 1),
                Message::new("why-searched-hold").with("words", "take 3"),
            ],
            holds: vec![Message::new("holds-breaking-last")],
            has_sides: false,
        });
        let view = View {
            reason: &reason,
            outcome: Outcome::Win,
            over: false,
            begun: true,
            winner: None,
            score: None,
            mover: Who::You,
            suggested: Some("take 3".to_owned()),
            pick: None,
        };
        let mut look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
        look.wording = Wording::Notation;
        let told = story(&view, &look);
        assert!(told[0].contains("nim-sum 5"), "{told:?}");
        assert_eq!(told[1..], ["Then 1 move is left.", "This keeps the draw: take 3."], "in their order");
        assert_eq!(argument(&view, &look), ["After that no heap has a move, so the opponent has none."]);
    }
}
