//! Where messages stand in a text; the build script has this file, too, so that nothing is sought at the start.

/// The place of a message in a text: its first byte, and the one after its last.
pub(crate) type Place = (u32, u32);

/// Returns the place of each message of a text, in the order of the ids.
#[cfg_attr(not(test), allow(dead_code, reason = "the build script seeks them, and the tests"))]
pub(crate) fn places(text: &str) -> Vec<Place> {
    let mut places: Vec<Place> = messages(text).collect();
    places.sort_by_key(|place| id(text, *place));
    places
}

/// The messages in the order of the text: one begins where a line begins with a letter.
#[cfg_attr(not(test), allow(dead_code, reason = "the build script seeks them, and the tests"))]
fn messages(text: &str) -> impl Iterator<Item = Place> {
    let lines = move || std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1));
    let starts = move |at: &usize| text[*at..].starts_with(|c: char| c.is_ascii_lowercase());
    // What is set in, closes a brace or is empty goes on with the message before.
    let ends = lines().skip(1).filter(move |at| !text[*at..].starts_with([' ', '}', '\n'])).chain([text.len()]);
    let mut ends = ends.peekable();
    lines().filter(starts).filter_map(move |start| {
        while ends.next_if(|end| *end <= start).is_some() {}
        let end = *ends.peek()?;
        let place = (u32::try_from(start).ok()?, u32::try_from(end).ok()?);
        text[start..end].contains(" =").then_some(place)
    })
}

/// A message with its id and its attributes.
pub(crate) fn message(text: &str, (start, end): Place) -> &str {
    text.get(start as usize..end as usize).unwrap_or_default()
}

/// Returns the id of a message.
pub(crate) fn id(text: &str, place: Place) -> &str {
    message(text, place).split(" =").next().unwrap_or_default()
}
