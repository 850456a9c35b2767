//! Wrong moves and answers.

use super::*;

#[test]
fn a_wrong_move_is_answered_refuted_undone_and_counted() {
    let lesson = lesson("nim-flip");
    let mut arcade = given(&lesson, LARGE);
    until_asked(&mut arcade);
    let before = position(&mut arcade);
    play(&mut arcade, "1:1");
    assert!(arcade.shows("That leaves a column odd.") && arcade.shows("moves: 1 (needed"), "{}", arcade.screen());
    arcade.press("Space");
    assert!(arcade.shows("Your opponent's answer: "), "{}", arcade.screen());
    arcade.press("Space");
    assert!(is_asked(&arcade) && position(&mut arcade) == before, "{}", arcade.screen());
    solve(&mut arcade, &lesson);
    assert!(arcade.shows("★★☆"), "one move over par:\n{}", arcade.screen());
}

#[test]
fn a_right_move_that_was_not_asked_for_is_undone_without_a_refutation() {
    let mut arcade = given(&lesson("moore-columns"), LARGE);
    until_asked(&mut arcade);
    let before = position(&mut arcade);
    play(&mut arcade, "1:1,4:2");
    assert!(arcade.shows("That would work too ("), "{}", arcade.screen());
    arcade.press("Space");
    assert!(is_asked(&arcade) && position(&mut arcade) == before, "{}", arcade.screen());
}

#[test]
fn a_lost_game_starts_over_and_its_moves_still_count() {
    let lesson = lesson("nim-pairs");
    let mut arcade = given(&lesson, LARGE);
    for _ in 0..2 {
        until_asked(&mut arcade);
        let mv = solution(&mut arcade, &lesson);
        play(&mut arcade, &mv);
    }
    until_asked(&mut arcade);
    let before = position(&mut arcade);
    // All of the larger heap: the machine takes the rest.
    play(&mut arcade, "2:6");
    assert!(arcade.shows("No win this time.") && arcade.shows("moves: 3 (needed"), "{}", arcade.screen());
    arcade.press("Space");
    assert!(is_asked(&arcade) && position(&mut arcade) == before, "{}", arcade.screen());
}

#[test]
fn too_many_moves_start_the_lesson_over() {
    let lesson = lesson("nim-flip");
    let mut arcade = given(&lesson, LARGE);
    until_asked(&mut arcade);
    for _ in 0..=lesson.most {
        play(&mut arcade, "1:1");
        for _ in 0..2 {
            if !is_asked(&arcade) && !arcade.shows("Space to try again") {
                arcade.press("Space");
            }
        }
    }
    assert!(arcade.shows(&format!("That took more than {} moves.", lesson.most)), "{}", arcade.screen());
    arcade.press("Space");
    assert!(step(&arcade) == 0 && arcade.shows("moves: 0 (needed"), "{}", arcade.screen());
}

#[test]
fn an_answer_is_chosen_and_a_wrong_one_chosen_again() {
    let mut arcade = given(&lesson("nim-columns"), LARGE);
    arcade.press("Space Down Enter");
    assert!(arcade.says("✗ You have 72 moves") && step(&arcade) == 1, "{}", arcade.screen());
    arcade.press("Up Enter");
    assert!(arcade.shows("✓ You, since it's your turn") && step(&arcade) == 1, "{}", arcade.screen());
    arcade.press("Enter");
    assert_eq!(step(&arcade), 2);
}

#[test]
fn a_wrong_answer_is_explained_and_another_can_be_chosen() {
    for language in Language::ALL {
        for lesson in all().0.clone() {
            let asks = lesson.steps.iter().enumerate().filter_map(|(at, step)| match &step.deed {
                Deed::Ask { choices, right } if !choices.is_empty() => Some((at, choices.clone(), *right)),
                _ => None,
            });
            let Some((at, choices, right)) = asks.min_by_key(|(at, ..)| *at) else { continue };
            if lesson.steps[..at].iter().any(|step| matches!(step.deed, Deed::Find { .. } | Deed::Reply(None))) {
                continue;
            }
            let mut arcade = Arcade::in_language(language, SMALL, GlyphSet::Unicode);
            arcade.app.open_lessons(Some(lesson.clone()));
            arcade.press(&"Space ".repeat(at));
            for wrong in (0..choices.len()).filter(|choice| *choice != right) {
                arcade.press("Up Up Up Up");
                arcade.press(&"Down ".repeat(wrong));
                arcade.press("Enter");
                let because = arcade.app.look().texts.say(&choices[wrong].replacen("lesson-", "because-", 1), &[]);
                let shown: String = arcade.screen().split_whitespace().collect();
                let because: String = because.split_whitespace().take(4).collect();
                assert!(shown.contains(&because), "{language:?} {}: {because}\n{}", lesson.id, arcade.screen());
            }
            arcade.press("Up Up Up Up");
            arcade.press(&"Down ".repeat(right));
            arcade.press("Enter");
            assert!(arcade.shows("✓ "), "{language:?} {}\n{}", lesson.id, arcade.screen());
        }
    }
}
