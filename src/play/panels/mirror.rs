//! The coins with their mirror images: which are paired, which are alone, and what is on the centre. Their places are on the board.

use zugzwang_engine::theory::{
    discs::Point,
    mirror::{Centre, Elsewhere, Mirror, Placed, Room},
};

use super::{Beat, Figure, Look, Outcome, Size, Story, Theory, View, beat, listed, lost, say, wrapped};

impl Theory for Mirror {
    fn value(&self, look: &Look) -> String {
        let state = match (self.last, self.alone.is_empty(), self.centre) {
            (None, ..) => "empty",
            (_, true, Centre::Taken(_)) => "whole",
            (_, true, _) => "hollow",
            (_, false, _) => "alone",
        };
        say!(look, "why-mirror-value", state, alone = self.alone.len(), centre = centre_name(self.centre))
    }

    fn ended(&self, _: &View<'_>, _: &Look) -> Story {
        vec![
            beat!("why-mirror-over"),
            beat!("why-mirror-tolerance", tolerance = self.tolerance.to_string()).in_notation(),
        ]
    }

    fn story(&self, view: &View<'_>, _: &Look) -> Story {
        match self.room {
            Some(Room::Ends(at)) => return vec![beat!("why-mirror-ends", at = at.to_string())],
            Some(Room::Leaves(at, _)) => return vec![beat!("why-mirror-leaves", at = at.to_string())],
            // No move is harder to answer than another: any coin is the last one.
            Some(Room::Two([one, two])) => {
                return vec![beat!("why-mirror-two", one = one.to_string(), two = two.to_string())];
            }
            None => {}
        }
        match (view.outcome, self.centre, self.alone.as_slice()) {
            (Outcome::Win, Centre::Taken(_), [only]) => {
                let (at, reply) = (only.at.to_string(), (-only.at).to_string());
                vec![beat!("why-mirror-reply", coin = only.coin, at, reply), then(self)]
            }
            (Outcome::Win, ..) => match self.elsewhere {
                Some(Elsewhere::Anywhere { least }) => vec![beat!("why-mirror-anywhere", least = least.to_string())],
                _ => vec![beat!("why-mirror-open"), then(self)],
            },
            (Outcome::Loss, ..) => lost(beat!("why-mirror-lost"), view),
            _ => {
                let attempt = view.suggested.as_ref().map(|words| beat!("why-mirror-try", words));
                let known = known(["why-mirror-half", "why-mirror-either"], self);
                [unproved("why-mirror-silent", self)].into_iter().chain(known).chain(attempt).collect()
            }
        }
    }

    fn holds(&self, view: &View<'_>, _: &Look) -> Story {
        if let Some(room) = self.room {
            return last_coins(room, self);
        }
        match (view.outcome, self.elsewhere) {
            (Outcome::Win, Some(Elsewhere::Anywhere { least })) => {
                return vec![beat!("holds-mirror-anywhere", least = least.to_string())];
            }
            (Outcome::Win, Some(Elsewhere::Nearer { .. } | Elsewhere::Somewhere)) => {
                return vec![full(self.reply.unwrap_or(Point::CENTRE), self)];
            }
            _ => {}
        }
        match (view.outcome, self.reply) {
            (Outcome::Win, Some(reply)) => mirrored(true, reply),
            (Outcome::Loss, _) => mirrored(false, Point::CENTRE),
            _ => silent(self),
        }
    }

    fn figures(&self, view: &View<'_>, look: &Look, Size { width, .. }: Size) -> [Figure; 2] {
        let effect = view.after().and_then(|after| effect(after, view, look));
        let pick = effect.map_or_else(Vec::new, |effect| wrapped(&effect, look.theme.taken, width));
        [figure(self, look, width), pick]
    }

    fn remains(&self, look: &Look, width: u16) -> Figure {
        figure(self, look, width)
    }
}

/// Tells that a coin there takes all the room that is left, and how this is known.
fn full(at: Point, why: &Mirror) -> Beat {
    beat!("holds-mirror-full", at = at.to_string(), tolerance = why.tolerance.to_string())
}

/// Tells why whoever answers each coin by its image never runs out of places first; `reply` is the place that makes it so.
fn mirrored(won: bool, reply: Point) -> Story {
    vec![
        beat!("holds-mirror-whole", won, at = reply.to_string()),
        beat!("holds-mirror-image"),
        beat!("holds-mirror-apart"),
        beat!("holds-mirror-end", won),
    ]
}

/// Tells that nobody has a proof, why the mirror gives none, and what is known all the same.
fn silent(why: &Mirror) -> Story {
    let beats = [beat!("holds-mirror-unproved"), unproved("holds-mirror-silent", why)];
    beats.into_iter().chain(known(["holds-mirror-half", "holds-mirror-either"], why)).collect()
}

/// Tells how many coins follow, where the room that is left decides, and how this is known.
fn last_coins(room: Room, why: &Mirror) -> Story {
    let (won, at, pair) = match room {
        Room::Ends(at) => return vec![beat!("holds-mirror-ends"), full(at, why)],
        Room::Two(pair) => (false, Point::CENTRE, pair),
        Room::Leaves(at, pair) => (true, at, pair),
    };
    let [one, two] = pair.map(|at| at.to_string());
    vec![
        beat!("holds-mirror-two", won, at = at.to_string(), one, two),
        beat!("holds-mirror-two-second"),
        beat!("holds-mirror-two-third", won),
    ]
}

/// Tells why the mirror gives no proof: what is on the centre, and how many coins are alone.
fn unproved(id: &'static str, why: &Mirror) -> Beat {
    let coin = if let Centre::Blocked(coin) = why.centre { coin } else { 0 };
    beat!(id, centre = centre_name(why.centre), alone = why.alone.len(), coin)
}

/// Tells which coins are known to lose: two that are alone and whose images have room, and a single one with a free centre.
fn known([half, either]: [&'static str; 2], why: &Mirror) -> Option<Beat> {
    match (why.centre, why.alone.as_slice()) {
        (Centre::Taken(_), [one, other]) if why.images_fit => Some(beat!(half, one = one.coin, other = other.coin)),
        (Centre::Free, [one]) => Some(beat!(either, coin = one.coin, at = (-one.at).to_string())),
        _ => None,
    }
}

/// Returns the word by which the texts select the state of the centre.
const fn centre_name(centre: Centre) -> &'static str {
    match centre {
        Centre::Free => "free",
        Centre::Taken(_) => "taken",
        Centre::Blocked(_) => "blocked",
    }
}

/// Tells what is on the centre, then the places of the coins that are alone and the numbers of the pairs, the newest first.
fn figure(why: &Mirror, look: &Look, width: u16) -> Figure {
    let coin = match why.centre {
        Centre::Free => 0,
        Centre::Taken(coin) | Centre::Blocked(coin) => coin,
    };
    let centre = say!(look, "why-mirror-centre", state = centre_name(why.centre), coin);
    let alone = why.alone.iter().rev().map(|Placed { coin, at }| format!("{coin} ({at})"));
    let pairs =
        why.pairs.iter().rev().map(|[one, other]| format!("{} {} {}", one.coin, look.glyphs().pair, other.coin));
    let alone =
        most_of(alone, look).map(|coins| wrapped(&say!(look, "why-mirror-alone", coins), look.theme.loss, width));
    let pairs =
        most_of(pairs, look).map(|pairs| wrapped(&say!(look, "why-mirror-opposite", pairs), look.theme.text, width));
    let parts = [Some(wrapped(&centre, look.theme.title, width)), alone, pairs];
    parts.into_iter().flatten().flatten().collect()
}

/// Lists the first items and how many are left out; `None` if there are none.
fn most_of(items: impl ExactSizeIterator<Item = String>, look: &Look) -> Option<String> {
    const MOST: usize = 8;
    let count = items.len();
    let more = (count > MOST).then(|| say!(look, "why-mirror-more", count = count - MOST));
    (count > 0).then(|| listed(items.take(MOST).chain(more), look))
}

/// Says what the cursor's coin is to the others; of a coin that ends the game no mirror image is mentioned.
fn effect(after: &Mirror, view: &View<'_>, look: &Look) -> Option<String> {
    let last = after.last?;
    let partner = after.pairs.iter().find(|[_, other]| other.coin == last.coin);
    match partner {
        Some([one, _]) => Some(say!(look, "why-mirror-pairs", coin = one.coin)),
        None if last.at == Point::CENTRE => Some(say!(look, "why-mirror-central")),
        None if view.pick.as_ref().is_some_and(|pick| pick.over) => None,
        None => Some(say!(look, "why-mirror-image", at = (-last.at).to_string())),
    }
}

/// Tells what the reply leaves the opponent: an answer to every place, or no room, in which case other replies win, too.
fn then(why: &Mirror) -> Beat {
    match why.elsewhere {
        Some(Elsewhere::Nearer { than }) => beat!("why-mirror-nearer", than = than.to_string()),
        Some(Elsewhere::Somewhere) => beat!("why-mirror-last"),
        Some(Elsewhere::Anywhere { .. }) | None => beat!("why-mirror-then"),
    }
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use zugzwang_engine::{Reason, theory::discs::Plate};

    use super::*;
    use crate::play::panels::sample;

    #[test]
    fn coins_can_pair_only_if_their_images_have_room() {
        let decimal = |text: &str| text.parse().expect("a decimal");
        let plate = Plate { table: decimal("5"), coin: decimal("1") };
        let look = sample::look();
        for (other, fits) in [(["0", "2"], true), (["-3", "1.9"], false)] {
            let coins = [["0", "0"], ["3", "0"], other].map(|[x, y]| Point { x: decimal(x), y: decimal(y) });
            let reason = Reason::Mirror(Mirror::of(&plate, &coins));
            let told = [sample::story(&reason, Outcome::Unknown, &look), sample::plain_proof(&reason)];
            assert!(told.iter().all(|told| told.iter().any(|text| text.contains("coin 2 or")) == fits), "{told:?}");
        }
    }
}
