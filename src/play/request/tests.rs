use super::*;

#[test]
fn a_line_is_split_into_words_as_in_a_shell() {
    let request = Request::parse("  nim\theaps=3,4,5  --moves \"1:2  2:1\" last=wins").expect("the line is valid");
    assert_eq!(request.fields, ["heaps=3,4,5", "last=wins"]);
    assert_eq!(request.moves(), ["1:2", "2:1"]);
    assert_eq!(Request::parse("\u{feff}--moves 1:2 nim k=1").expect("the line is valid").game, "nim");
    assert_eq!(Request::parse("nim --moves=1:2").expect("the line is valid").moves, "1:2");
    assert_eq!(Request::parse("nim --moves \"\" --json").expect("the line is valid").moves, "");
}

#[test]
fn malformed_lines_are_distinguished() {
    let cases = [
        ("", LineError::Empty),
        ("nim --moves \"1:2", LineError::OpenQuote),
        ("nim --moves", LineError::NoMoves),
        ("nim --moves 1:1 --moves 1:2", LineError::MovesTwice),
        ("nim --fast", LineError::Option("--fast".to_owned())),
    ];
    for (line, error) in cases {
        assert_eq!(Request::parse(line), Err(error), "{line:?}");
    }
}

#[test]
fn words_that_need_quotes_are_written_with_them() {
    let asked = Request::parse("nim \"heaps=3, 4\" \"\" --moves \"\"").expect("the line is valid");
    assert_eq!(asked.to_string(), "nim \"heaps=3, 4\" \"\"");
    assert_eq!(Request::parse(&asked.to_string()), Ok(asked));
}

#[test]
fn a_typed_field_replaces_the_fields_of_the_seed_that_it_excludes() {
    let game = games::find("matches").expect("matches is listed");
    for (word, replaced) in [("k=2", "k=3"), ("n=12", "n=13"), ("row=11", "n=13")] {
        let asked = Request { game: "matches#7".to_owned(), fields: vec![word.to_owned()], ..Request::default() };
        let words = asked.setup(game).expect("the seed is a number");
        assert!(words.contains(&word.to_owned()) && !words.contains(&replaced.to_owned()), "{words:?}");
        assert_eq!(words.len(), 2, "{words:?}");
    }
}
