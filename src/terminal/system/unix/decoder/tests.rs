use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use proptest::prelude::*;

use super::*;

/// The inputs that these bytes and a pause after them amount to.
fn inputs(bytes: &[u8]) -> Vec<Input> {
    let mut decoder = Decoder::default();
    decoder.take(bytes);
    decoder.pause();
    std::iter::from_fn(|| decoder.next()).collect()
}

fn as_event(input: Input) -> Option<Event> {
    if let Input::Event(event) = input { Some(event) } else { None }
}

/// The keys, clicks and pastes among the inputs.
fn heard(bytes: &[u8]) -> Vec<Event> {
    inputs(bytes).into_iter().filter_map(as_event).collect()
}

/// The answers among the inputs, and the number of other inputs.
fn answered(bytes: &[u8]) -> (Vec<Input>, usize) {
    let (typed, answers): (Vec<Input>, Vec<Input>) =
        inputs(bytes).into_iter().partition(|input| matches!(input, Input::Event(_)));
    (answers, typed.len())
}

#[test]
fn answers_are_told_from_keys() {
    assert_eq!(answered(b"\x1b]11;rgb:ffff/ffff/ffff\x07"), (vec![Input::Ground { light: true }], 0));
    assert_eq!(
        answered(b"\x1b]11;rgb:1010/1414/1b1b\x1b\\\x1b[?62;22c"),
        (vec![Input::Ground { light: false }, Input::Answered], 0)
    );
    assert_eq!(answered(b"j\x1b[?1;2ck"), (vec![Input::Answered], 2));
    assert_eq!(answered(b"\x1b]11;rgb:ff/ff/ff\x03"), (vec![], 1), "an answer without an end is dropped");
    assert_eq!(answered(b"\x1b]11;nonsense\x07j"), (vec![], 1));
    assert_eq!(answered(b"\x1b]11;"), (vec![], 0), "the rest may still come");
}

/// The next key, click or paste.
fn typed(decoder: &mut Decoder) -> Option<Event> {
    std::iter::from_fn(|| decoder.next()).find_map(as_event)
}

#[test]
fn alt_with_a_letter_that_begins_a_control_string_is_a_key_if_nothing_follows_at_once() {
    for letter in "]PX^_".chars() {
        let held = if letter.is_uppercase() { KeyModifiers::ALT | KeyModifiers::SHIFT } else { KeyModifiers::ALT };
        let alt = pressed(KeyCode::Char(letter), held);
        let mut decoder = Decoder::default();
        decoder.take(format!("\x1b{letter}").as_bytes());
        assert!(decoder.patience().is_some_and(|patience| !patience.is_zero()), "the rest may come in another piece");
        decoder.pause();
        decoder.take(b"q");
        assert_eq!(std::iter::from_fn(|| typed(&mut decoder)).collect::<Vec<_>>(), [alt, plain(KeyCode::Char('q'))]);
    }
}

#[test]
fn no_letter_of_a_control_string_is_a_key() {
    for string in [
        // The name of the terminal, a setting, an image, a title, a message, and text.
        &b"\x1bP>|quick(1.2)\x1b\\"[..],
        b"\x1bP1$r0 q\x1b\\",
        b"\x1b_Gi=31;q;OK\x1b\\",
        b"\x1b]lq\x1b\\",
        b"\x1b]52;c;cXFx\x07",
        b"\x1b^q q\x07q\x1b\\",
        b"\x1bXq\x1b\\",
        b"\x1bP\x1b\\",
        // Cancelled by the terminal itself.
        b"\x1bPqqq\x18",
        b"\x1b]2;qqq\x1a",
    ] {
        let what = string.escape_ascii().to_string();
        assert_eq!(heard(&[string, b"j"].concat()), [plain(KeyCode::Char('j'))], "{what}");
        let mut decoder = Decoder::default();
        for piece in string.chunks(3) {
            decoder.take(piece);
        }
        assert_eq!(typed(&mut decoder), None, "{what}");
    }
    assert_eq!(heard(b"\x1bPq\x1b[B"), [plain(KeyCode::Down)], "a sequence ends a string that has no end");
}

#[test]
fn what_has_no_end_takes_no_memory_and_is_left_by_ctrl_c_or_a_rest() {
    let many = vec![b'q'; 400_000];
    let digits = vec![b'1'; 400_000];
    for endless in
        [[&b"\x1bP"[..], &many].concat(), [&b"\x1b]0;"[..], &many].concat(), [&b"\x1b["[..], &digits].concat()]
    {
        let mut decoder = Decoder::default();
        decoder.take(&endless);
        assert!(decoder.unparsed.len() <= LONGEST && decoder.inputs.is_empty());
        if let Some(Skipped::Text(_)) = &decoder.skipped {
            assert!(decoder.patience().is_some_and(|patience| patience >= Duration::from_secs(1)));
            decoder.pause();
            decoder.take(b"j");
            assert_eq!(typed(&mut decoder), Some(plain(KeyCode::Char('j'))));
            decoder.take(&endless);
        }
        decoder.take(&[CTRL_C]);
        assert_eq!(typed(&mut decoder), Some(ctrl_c()));
    }
    let mut decoder = Decoder::default();
    decoder.take(b"\x1bPqq\x1b");
    decoder.pause();
    assert_eq!(typed(&mut decoder), Some(plain(KeyCode::Esc)), "an Escape that nothing follows is the key");
}

fn pressed(code: KeyCode, modifiers: KeyModifiers) -> Event {
    key(KeyEvent::new(code, modifiers))
}

fn plain(code: KeyCode) -> Event {
    pressed(code, KeyModifiers::NONE)
}

fn ctrl_c() -> Event {
    pressed(KeyCode::Char('c'), KeyModifiers::CONTROL)
}

fn texts(events: &[Event]) -> Vec<&str> {
    events.iter().filter_map(|event| if let Event::Paste(text) = event { Some(text.as_str()) } else { None }).collect()
}

#[test]
fn the_keys_of_every_terminal_are_parsed() {
    let (shift, alt, ctrl) = (KeyModifiers::SHIFT, KeyModifiers::ALT, KeyModifiers::CONTROL);
    let keys: [(&[u8], Event); 36] = [
        (b"a", plain(KeyCode::Char('a'))),
        (b"A", pressed(KeyCode::Char('A'), shift)),
        ("Я".as_bytes(), pressed(KeyCode::Char('Я'), shift)),
        ("中".as_bytes(), plain(KeyCode::Char('中'))),
        ("😀".as_bytes(), plain(KeyCode::Char('😀'))),
        (b"\r", plain(KeyCode::Enter)),
        (b"\t", plain(KeyCode::Tab)),
        (b"\x7f", plain(KeyCode::Backspace)),
        (b"\x1b", plain(KeyCode::Esc)),
        (b"\0", pressed(KeyCode::Char(' '), ctrl)),
        (b"\x03", ctrl_c()),
        (b"\n", pressed(KeyCode::Char('j'), ctrl)),
        (b"\x1a", pressed(KeyCode::Char('z'), ctrl)),
        (b"\x1f", pressed(KeyCode::Char('7'), ctrl)),
        (b"\x1bx", pressed(KeyCode::Char('x'), alt)),
        ("\x1bж".as_bytes(), pressed(KeyCode::Char('ж'), alt)),
        (b"\x1b[A", plain(KeyCode::Up)),
        (b"\x1bOA", plain(KeyCode::Up)),
        (b"\x1b[1;5D", pressed(KeyCode::Left, ctrl)),
        (b"\x1b[1;2C", pressed(KeyCode::Right, shift)),
        // Caps Lock and Num Lock are on.
        (b"\x1b[1;193B", plain(KeyCode::Down)),
        (b"\x1b[H", plain(KeyCode::Home)),
        (b"\x1b[1~", plain(KeyCode::Home)),
        (b"\x1b[7~", plain(KeyCode::Home)),
        (b"\x1bOF", plain(KeyCode::End)),
        (b"\x1b[3;5~", pressed(KeyCode::Delete, ctrl)),
        (b"\x1b[6~", plain(KeyCode::PageDown)),
        (b"\x1b[Z", plain(KeyCode::BackTab)),
        (b"\x1bOP", plain(KeyCode::F(1))),
        (b"\x1b[[A", plain(KeyCode::F(1))),
        (b"\x1b[11~", plain(KeyCode::F(1))),
        (b"\x1b[1;2R", pressed(KeyCode::F(3), shift)),
        (b"\x1b[24~", plain(KeyCode::F(12))),
        (b"\x1b[99;5u", ctrl_c()),
        (b"\x1b[27;5;99~", ctrl_c()),
        (b"\x1b[97;2u", pressed(KeyCode::Char('A'), shift)),
    ];
    for (bytes, event) in keys {
        assert_eq!(heard(bytes), [event], "{:?}", bytes.escape_ascii().to_string());
    }
    let released = KeyEvent::new_with_kind(KeyCode::Char('a'), KeyModifiers::NONE, KeyEventKind::Release);
    assert_eq!(heard(b"\x1b[97;1:3u"), [key(released)]);
}

#[test]
fn clicks_and_the_wheel_are_parsed_and_other_mouse_events_are_dropped() {
    let mouse = |kind, column, row| Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE });
    let down = MouseEventKind::Down(MouseButton::Left);
    for (bytes, event) in [
        (&b"\x1b[<0;1;1M"[..], mouse(down, 0, 0)),
        // Pressed with Ctrl, in the last possible cell.
        (b"\x1b[<16;65535;65535M", mouse(down, 65534, 65534)),
        (b"\x1b[<64;10;3M", mouse(MouseEventKind::ScrollUp, 9, 2)),
        (b"\x1b[<65;10;3M", mouse(MouseEventKind::ScrollDown, 9, 2)),
        (b"\x1b[M \x21\x22", mouse(down, 0, 1)),
        (b"\x1b[M \xff\xff", mouse(down, 222, 222)),
        // The byte 0x7f is Backspace on its own.
        (b"\x1b[M \x7f\x7f", mouse(down, 94, 94)),
    ] {
        assert_eq!(heard(bytes), [event], "{:?}", bytes.escape_ascii().to_string());
    }
    for bytes in [
        // A release, a move, another button, and impossible positions.
        &b"\x1b[<0;1;1m"[..],
        b"\x1b[<32;1;1M",
        b"\x1b[<2;1;1M",
        b"\x1b[<0;0;1M",
        b"\x1b[<0;70000;1M",
        b"\x1b[M#\x21\x21",
        b"\x1b[M \x20\x20",
    ] {
        assert_eq!(
            heard(&[bytes, b"z"].concat()),
            [plain(KeyCode::Char('z'))],
            "{:?}",
            bytes.escape_ascii().to_string()
        );
    }
}

#[test]
fn a_meaningless_sequence_is_dropped_and_the_next_key_counts() {
    let long = [b"\x1b[", &[b'1'; LONGEST][..]].concat();
    for bytes in [
        &b"\x1b[I"[..],
        b"\x1b[?64;1c",
        b"\x1b[99999999999~",
        b"\x1b[57441;2u",
        b"\x1bOw",
        b"\x1b[[z",
        b"\xff",
        b"\xc3",
        b"\xe4\xb8",
        &long,
    ] {
        let what = bytes.escape_ascii().to_string();
        assert_eq!(heard(&[bytes, b"\x1b[B"].concat()), [plain(KeyCode::Down)], "{what}");
    }
}

#[test]
fn input_in_pieces_is_parsed_like_input_in_one_piece() {
    let bytes = "a\x1b[1;5D\x1b[<0;12;34M中\x1bOP\x1b[200~1,2\x1b[201~\x1b[27;5;99~".as_bytes();
    let mut decoder = Decoder::default();
    for byte in bytes {
        decoder.take(&[*byte]);
    }
    let pieces: Vec<Event> = std::iter::from_fn(|| typed(&mut decoder)).collect();
    assert_eq!(pieces, heard(bytes));
    assert_eq!(pieces.len(), 7);
}

#[test]
fn ctrl_c_counts_within_an_unfinished_sequence() {
    for begun in [
        &b""[..],
        b"\x1b",
        b"\x1b[",
        b"\x1b[<0;1",
        b"\x1bO",
        b"\x1b[[",
        b"\x1b[M",
        b"\x1b[M !",
        b"\xe4\xb8",
        b"\x1b\xe4",
        b"\x1bP",
        b"\x1b]11;rgb:",
        b"\x1b_q\x1b",
    ] {
        let mut decoder = Decoder::default();
        decoder.take(begun);
        decoder.take(b"\x03");
        let last = std::iter::from_fn(|| typed(&mut decoder)).last();
        assert_eq!(last, Some(ctrl_c()), "{:?}", begun.escape_ascii().to_string());
    }
}

#[test]
fn a_paste_is_one_text_without_keys() {
    assert_eq!(
        heard(b"\x1b[200~q\x03\x1b[A\r\x1b[201~x"),
        [Event::Paste("q\x03\x1b[A\r".to_owned()), plain(KeyCode::Char('x')),]
    );
    assert_eq!(heard(b"\x1b[200~\x1b[201~"), [Event::Paste(String::new())]);
    assert_eq!(texts(&heard(b"\x1b[200~a\xffb\x1b[201~")), ["a\u{fffd}b"]);
}

#[test]
fn ctrl_c_ends_a_paste_that_does_not_continue() {
    let mut decoder = Decoder::default();
    decoder.take(b"\x1b[200~half a paste");
    assert_eq!(decoder.patience(), None, "a paste may pause");
    decoder.take(b"\x03");
    assert!(decoder.patience().is_some_and(|patience| !patience.is_zero()));
    // More follows, so the Ctrl-C was pasted.
    decoder.take(b" and more");
    decoder.pause();
    assert_eq!((decoder.patience(), typed(&mut decoder)), (None, None));
    decoder.take(b"\x03");
    decoder.pause();
    assert_eq!((decoder.patience(), typed(&mut decoder)), (None, Some(ctrl_c())));
    decoder.take(b"x");
    assert_eq!(typed(&mut decoder), Some(plain(KeyCode::Char('x'))), "the paste has ended");
}

#[test]
fn an_escape_is_a_key_only_if_nothing_follows() {
    let mut decoder = Decoder::default();
    decoder.take(b"\x1b");
    assert_eq!((decoder.patience(), typed(&mut decoder)), (Some(Duration::ZERO), None));
    decoder.take(b"[");
    assert_eq!(decoder.patience(), None);
    decoder.take(b"A");
    assert_eq!(typed(&mut decoder), Some(plain(KeyCode::Up)));
    assert_eq!(heard(b"\x1b\x1b"), [plain(KeyCode::Esc), plain(KeyCode::Esc)]);
}

#[test]
fn a_paste_that_is_too_long_is_cut_and_marked() {
    let mut decoder = Decoder::default();
    decoder.take(b"\x1b[200~");
    for _ in 0..3 {
        decoder.take(&vec![b'1'; MOST_PASTED]);
    }
    assert!(decoder.paste.as_ref().is_some_and(|paste| paste.text.len() < MOST_PASTED + 9));
    decoder.take(PASTE_ENDS);
    let Some(Event::Paste(text)) = typed(&mut decoder) else { panic!("the paste has ended") };
    assert_eq!((text.len(), text.ends_with("1…")), (MOST_PASTED + "…".len(), true));
    let whole = ["\x1b[200~", &"1".repeat(MOST_PASTED - 6), "\x1b[201~"].concat().into_bytes();
    assert_eq!(texts(&heard(&whole)), [&"1".repeat(MOST_PASTED - 6)]);
}

/// A single byte, or a part of a sequence.
fn part() -> impl Strategy<Value = Vec<u8>> {
    const KNOWN: [&[u8]; 16] = [
        b"\x1b",
        b"\x1bP",
        b"\x1b]",
        b"\x1b_",
        b"\x1b\\",
        b"\x1b[",
        b"\x1bO",
        b"\x1b[M",
        b"\x1b[<",
        b"\x1b[[",
        b"\x1b[200~",
        PASTE_ENDS,
        b"1;5",
        b"~",
        b"u",
        b"\xe4\xb8",
    ];
    prop_oneof![prop::sample::select(&KNOWN[..]).prop_map(<[u8]>::to_vec), any::<u8>().prop_map(|byte| vec![byte])]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn ctrl_c_is_heard_after_any_bytes_in_any_pieces(parts in prop::collection::vec(part(), 0..40)) {
        let mut decoder = Decoder::default();
        let mut pieces = Vec::new();
        for part in &parts {
            decoder.take(part);
            pieces.extend(std::iter::from_fn(|| typed(&mut decoder)));
            prop_assert!(decoder.unparsed.len() < LONGEST + 4);
        }
        let mut whole = Decoder::default();
        whole.take(&parts.concat());
        prop_assert_eq!(&pieces, &std::iter::from_fn(|| typed(&mut whole)).collect::<Vec<_>>());
        decoder.take(&[CTRL_C]);
        decoder.pause();
        prop_assert_eq!(std::iter::from_fn(|| typed(&mut decoder)).last(), Some(ctrl_c()));
    }
}
