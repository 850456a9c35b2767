//! A lesson counts what was right at the first try, and does not tell an answer before its question.

use zugzwang::{
    look::{Look, align::width_of, language::Language},
    teach::lesson::{Deed, Lesson, all, because},
};

use super::{KEYS, LARGE, assert_shows, given, lesson, solve};
use crate::common::{Arcade, plain_look};

#[test]
fn a_wrong_answer_is_counted_at_the_end_and_costs_a_star() {
    let lesson = lesson("nim-pairs");
    let all = lesson.steps.iter().filter(|step| step.deed.is_task()).count();
    for (answers, stars, right) in [("", "★★★", all), ("Down Enter Up", "★★☆", all - 1)] {
        let mut arcade = given(&lesson, LARGE);
        until(&mut arcade, "Press Space for the answer");
        arcade.press(answers);
        solve(&mut arcade, &lesson);
        assert_shows(&arcade, &[stars, &format!("At the first try: {right} of {all}.")]);
    }
}

#[test]
fn an_answer_that_was_shown_is_not_counted_as_right() {
    let lesson = lesson("nim-pairs");
    let all = lesson.steps.iter().filter(|step| step.deed.is_task()).count();
    let mut arcade = given(&lesson, LARGE);
    until(&mut arcade, "Press Space for the answer");
    arcade.press("Space");
    solve(&mut arcade, &lesson);
    assert_shows(&arcade, &[&format!("At the first try: {} of {all}.", all - 1)]);
}

/// Presses Space until this is on the screen.
fn until(arcade: &mut Arcade, text: &str) {
    for _ in 0..KEYS {
        if arcade.shows(text) {
            return;
        }
        arcade.press("Space");
    }
    panic!("{text} does not come:\n{}", arcade.screen());
}

/// The letters of a text as a list of words.
fn words(text: &str) -> Vec<String> {
    text.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// Whether the words of an answer stand in a text, one after another.
fn tells(text: &str, answer: &str) -> bool {
    let (text, answer) = (words(text), words(answer));
    !answer.is_empty() && text.windows(answer.len()).any(|some| some == answer)
}

fn untold(lesson: &Lesson, look: &Look) {
    let front = format!("{}. {}", lesson.title(look), lesson.goal(look));
    for step in &lesson.steps {
        let Deed::Ask { choices, right } = &step.deed else { continue };
        let Some(right) = choices.get(*right) else { continue };
        let answer = look.texts.say(right, &[]);
        // The name of the lesson may have the numbers of its game.
        if width_of(&answer) > 2 {
            assert!(!tells(&front, &answer), "{}: {front} tells {answer}, before {:?}", lesson.id, because(right));
        }
    }
}

#[test]
fn neither_the_name_nor_the_goal_of_a_lesson_is_the_answer_to_its_question() {
    for language in Language::ALL {
        let look = plain_look().in_language(language);
        for lesson in &all().0 {
            untold(lesson, &look);
        }
    }
}
