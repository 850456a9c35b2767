//! A reason from outside this list: its messages one after another, with the moves beside them in the list.

use zugzwang_engine::theory::own::{Message, Own};

use super::{Beat, Look, Story, Theory, View};
use crate::look::text::Arg;

impl Theory for Own {
    fn value(&self, look: &Look) -> String {
        look.say(self.value.id, &args(&self.value))
    }

    fn story(&self, view: &View<'_>, _: &Look) -> Story {
        let mut beats: Story = self.told.iter().map(beat).collect();
        if self.told.is_empty() {
            beats.extend(view.hold_out());
        }
        beats
    }

    /// Proves the theorem in the words of the theory.
    fn holds(&self, _: &View<'_>, _: &Look) -> Story {
        self.holds.iter().map(beat).collect()
    }
}

fn beat(message: &Message) -> Beat {
    Beat::new(message.id, args(message))
}

/// Returns the arguments of a message, whole numbers as numbers.
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

    use super::{super::sample, *};
    use crate::play::panels::{Wording, argument, story};

    #[test]
    fn messages_keep_their_order_and_numbers_stay_numbers() {
        let reason = Reason::Own(Own {
            value: Message::new("why-nim-sum").with("sum", 5),
            told: vec![
                Message::new("why-searched-then").with("moves", 1),
                Message::new("why-searched-hold").with("words", "take 3"),
            ],
            holds: vec![Message::new("holds-breaking-last")],
            has_sides: false,
        });
        let view = View { suggested: Some("take 3".to_owned()), ..sample::view(&reason, Outcome::Win) };
        let look = sample::worded(Wording::Notation);
        let told = story(&view, &look);
        assert!(told[0].contains("nim-sum 5"), "{told:?}");
        assert_eq!(told[1..], ["Then 1 move is left.", "To keep the draw: take 3."], "in their order");
        assert_eq!(argument(&view, &look), ["After that no heap has a move, so your opponent has none."]);
    }
}
