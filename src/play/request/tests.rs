use super::*;

#[test]
fn a_line_is_split_like_the_words_of_a_shell() {
    let request = Request::parse("  nim\theaps=3,4,5  --moves \"1:2  2:1\" last=wins").expect("a question");
    assert_eq!(request.fields, ["heaps=3,4,5", "last=wins"]);
    assert_eq!(request.moves(), ["1:2", "2:1"]);
    assert_eq!(Request::parse("\u{feff}--moves 1:2 nim k=1").expect("a question").game, "nim");
    assert_eq!(Request::parse("nim --moves=1:2").expect("a question").moves, "1:2");
    assert_eq!(Request::parse("nim --moves \"\" --json").expect("a question").moves, "");
}

#[test]
fn what_is_no_question_is_told_apart() {
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
fn a_word_that_holds_a_space_is_written_in_quotes() {
    let asked = Request::parse("nim \"heaps=3, 4\" \"\" --moves \"\"").expect("a question");
    assert_eq!(asked.to_string(), "nim \"heaps=3, 4\" \"\"");
    assert_eq!(Request::parse(&asked.to_string()), Ok(asked));
}

#[test]
fn a_field_that_is_given_drives_out_what_the_seed_drew_in_its_place() {
    let game = games::find("matches").expect("a game");
    for (word, out) in [("k=2", "k=3"), ("n=12", "n=13"), ("row=11", "n=13")] {
        let asked = Request { game: "matches#7".to_owned(), fields: vec![word.to_owned()], ..Request::default() };
        let words = asked.setup(game).expect("a setup");
        assert!(words.contains(&word.to_owned()) && !words.contains(&out.to_owned()), "{words:?}");
        assert_eq!(words.len(), 2, "{words:?}");
    }
}
