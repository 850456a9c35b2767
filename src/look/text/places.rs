//! Finds the messages in a text. The build script includes this file, so texts that are built in are not searched when the program starts.

/// The start and the end (exclusive) in bytes.
pub(crate) type Place = (u32, u32);

/// Returns the place of each message, sorted by id.
pub(crate) fn places(text: &str) -> Vec<Place> {
    let mut places: Vec<Place> = messages(text).collect();
    places.sort_by_key(|place| id(text, *place));
    places
}

/// Returns the messages in the order of the text. A message starts at a line that begins with a letter.
fn messages(text: &str) -> impl Iterator<Item = Place> {
    let lines = move || std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1));
    let starts = move |at: &usize| text[*at..].starts_with(|c: char| c.is_ascii_lowercase());
    // Indented, empty and closing lines continue the message.
    let ends = lines().skip(1).filter(move |at| !text[*at..].starts_with([' ', '}', '\n'])).chain([text.len()]);
    let mut ends = ends.peekable();
    lines().filter(starts).filter_map(move |start| {
        while ends.next_if(|end| *end <= start).is_some() {}
        let end = *ends.peek()?;
        let place = (u32::try_from(start).ok()?, u32::try_from(end).ok()?);
        text[start..end].contains(" =").then_some(place)
    })
}

/// Returns a message with its id and its attributes.
pub(crate) fn message(text: &str, (start, end): Place) -> &str {
    text.get(start as usize..end as usize).unwrap_or_default()
}

pub(crate) fn id(text: &str, place: Place) -> &str {
    message(text, place).split(" =").next().unwrap_or_default()
}
