//! An invalid lesson is rejected with its file and the reason.

use zugzwang::{
    look::{Look, glyphs::GlyphSet, theme::ThemeName},
    teach::lesson::{Fault, Lesson},
};

const HEAD: &str = "number = 1\nposition = \"nim heaps=1,2\"\npar = 2\nmost = 9\n";
const END: &str = "[[step]]\nfree = \"alone\"\n";

/// Returns the fault of a lesson with these steps.
fn fault(steps: &str) -> Fault {
    Lesson::read("bad", &format!("{HEAD}{steps}{END}")).expect_err("it is rejected").fault
}

#[test]
fn a_valid_lesson_is_read() {
    let lesson = Lesson::read("good", &format!("{HEAD}[[step]]\nsay = \"a\"\n{END}")).expect("it is valid");
    assert_eq!(lesson.steps.len(), 2);
    assert_eq!(
        lesson.texts(),
        ["lesson-good-title", "lesson-good-goal", "lesson-good-insight", "lesson-good-a", "lesson-good-alone"]
    );
}

#[test]
fn a_file_that_is_not_a_lesson_is_rejected() {
    for text in ["", "number = 1", "number = \"one\"", &format!("{HEAD}strange = 1\n{END}"), "]["] {
        let error = Lesson::read("bad", text).expect_err("it is rejected");
        assert!(matches!(error.fault, Fault::Form(_)), "{text}: {error:?}");
    }
}

#[test]
fn a_step_has_one_action() {
    for step in ["", "reveal = 0\n", "aim = \"1:1\"\nplay = \"1:1\"\n", "say = \"a\"\nask = \"b\"\n"] {
        let fault = fault(&format!("[[step]]\n{step}"));
        assert!(matches!(fault, Fault::Deeds(1)), "{step}: {fault:?}");
    }
}

#[test]
fn the_right_answer_is_one_of_the_choices() {
    for answers in ["choices = [\"x\", \"y\"]\nright = \"z\"\n", "choices = [\"x\"]\n", "right = \"x\"\n"] {
        let fault = fault(&format!("[[step]]\nask = \"a\"\n{answers}"));
        assert!(matches!(fault, Fault::Answer(1)), "{answers}: {fault:?}");
    }
}

#[test]
fn positions_open_and_moves_are_legal_where_they_are_made() {
    for steps in [
        "[[step]]\nsay = \"a\"\nposition = \"chess\"\n",
        "[[step]]\nsay = \"a\"\nposition = \"nim heaps=x\"\n",
        "[[step]]\naim = \"3:1\"\n",
        "[[step]]\nplay = \"1:2\"\n",
        "[[step]]\nreply = \"soon\"\n",
        "[[step]]\nfind = \"a\"\nmoves = [\"2:3\"]\n",
    ] {
        let fault = fault(steps);
        assert!(matches!(fault, Fault::Position(1, _)), "{steps}: {fault:?}");
    }
    let second = fault("[[step]]\nplay = \"1:1\"\n[[step]]\nreply = \"1:1\"\n");
    assert!(matches!(second, Fault::Position(2, _)), "heap 1 is empty by then: {second:?}");
    let either = fault("[[step]]\nfind = \"a\"\nmoves = [\"1:1\", \"2:1\"]\n[[step]]\nreply = \"2:2\"\n");
    assert!(matches!(either, Fault::Position(2, _)), "after 2:1 there is no 2: {either:?}");
}

#[test]
fn a_move_needs_a_known_position() {
    for step in ["find = \"a\"\n", "reply = \"perfect\"\n"] {
        let fault = fault(&format!("[[step]]\n{step}[[step]]\nplay = \"1:1\"\n"));
        assert!(matches!(fault, Fault::Unsettled(2)), "{step}: {fault:?}");
    }
    let again = "[[step]]\nfind = \"a\"\n[[step]]\nplay = \"1:1\"\nposition = \"nim heaps=1,2\"\n";
    assert!(Lesson::read("good", &format!("{HEAD}{again}{END}")).is_ok(), "a new position is known");
}

#[test]
fn a_lesson_ends_with_a_game_and_has_a_par() {
    let without = Lesson::read("bad", HEAD).expect_err("it is rejected");
    assert!(matches!(without.fault, Fault::End), "{without:?}");
    for (par, most) in [(0, 9), (5, 4)] {
        let text = format!("number = 1\nposition = \"nim\"\npar = {par}\nmost = {most}\n{END}");
        let error = Lesson::read("bad", &text).expect_err("it is rejected");
        assert!(matches!(error.fault, Fault::Par), "{error:?}");
    }
}

#[test]
fn nothing_follows_a_game_played_alone() {
    for steps in ["[[step]]\nfree = \"a\"\n", "[[step]]\nfree = \"a\"\n[[step]]\nsay = \"b\"\n"] {
        let fault = fault(steps);
        assert!(matches!(fault, Fault::Early(1)), "{steps}: {fault:?}");
    }
}

#[test]
fn a_fault_is_reported_with_file_step_and_reason() {
    let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    let text = format!("{HEAD}[[step]]\nplay = \"1:2\"\n{END}");
    let told = Lesson::read("bad", &text).expect_err("it is rejected").words(&look);
    assert!(told.starts_with("bad.toml: step 1: move 1 “1:2”: "), "{told}");
}
