//! Machine opponents: how they choose their moves, and what they give away.

mod tempting;

use rand::{SeedableRng, rngs::StdRng};
use zugzwang_engine::{
    Cancel, Machine, Record, Score, Seat, Winner, games,
    players::{Choice, NoSuchMachine, choose},
};

/// Plays a game between two machines. Returns the record and the number of gifts each gave.
fn played(id: &str, words: &[&str], machines: [Machine; 2], seed: u64) -> (Record, [u32; 2]) {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut record = games::find(id).expect("the game is listed").open(words).expect("the setup is valid");
    let mut gifts = [0; 2];
    while record.winner().is_none() {
        let seat = record.mover().index();
        let (machine, game) = (machines[seat], record.game());
        let choice = choose(machine, game, record.position(), gifts[seat], &mut rng, &Cancel::never());
        let Choice { mv, gift } = choice.expect("not stopped").expect("the game goes on");
        gifts[seat] += u32::from(gift);
        record.make(mv).expect("a machine's move is legal");
    }
    (record, gifts)
}

#[test]
fn displayed_names_parse_back() {
    let all = Machine::OFFERED.into_iter();
    for machine in all.chain([Machine::Skill(0), Machine::Skill(100)]) {
        assert_eq!(machine.to_string().parse(), Ok(machine));
    }
    for wrong in ["", "skill", "skill-", "skill-101", "skill-+5", "gives-back-10", "coach-7", "Perfect"] {
        assert_eq!(wrong.parse::<Machine>(), Err(NoSuchMachine), "{wrong}");
    }
}

#[test]
fn the_perfect_player_beats_every_machine_from_a_won_start() {
    for other in Machine::OFFERED {
        for seed in 0..20 {
            let (record, _) = played("nim", &["heaps=3,4,5"], [Machine::Perfect, other], seed);
            assert_eq!(record.winner().and_then(Winner::seat), Some(Seat::First));
        }
    }
}

#[test]
fn gives_back_gives_no_more_gifts_than_its_number() {
    let mut given = 0;
    for seed in 0..50 {
        let (_, gifts) = played("nim", &["heaps=9,11,14,5"], [Machine::GivesBack(2), Machine::Random], seed);
        assert!(gifts[0] <= 2 && gifts[1] == 0);
        given += gifts[0];
    }
    assert!(given > 50, "it rarely finds an occasion: {given}");
}

#[test]
fn a_coach_gives_fewer_wins_away_the_higher_its_level() {
    let won = |level: u8| {
        let lost = |seed: &u64| {
            let (record, gifts) = played("nim", &["heaps=3,4,5"], [Machine::Coach(level), Machine::Random], *seed);
            assert!(level < Machine::COACHED || gifts[0] == 0);
            record.winner().and_then(Winner::seat) == Some(Seat::Second)
        };
        (0..100).filter(lost).count()
    };
    let [first, fourth, last] = [0, 3, Machine::COACHED].map(won);
    assert!(first > 25 && fourth > 5 && first > fourth && last == 0, "{first}, {fourth}, {last}");
}

#[test]
fn the_loser_mostly_loses_even_to_random_play() {
    let lost = (0..50).filter(|seed| {
        let (record, _) = played("nim", &["heaps=3,4,5"], [Machine::Loser, Machine::Random], *seed);
        record.winner().and_then(Winner::seat) == Some(Seat::Second)
    });
    assert!(lost.count() > 30);
}

#[test]
fn a_gift_in_a_scoring_game_costs_points() {
    for seed in 0..30 {
        let (record, gifts) =
            played("gold", &["prices=3,1,4,1,5,9,2,6"], [Machine::GivesBack(1), Machine::Perfect], seed);
        let best = record.game().analyse(&record.game().start(), &Cancel::never()).expect("not stopped").worth.score;
        let totals = record.game().totals(record.position());
        let margin = |score: Score| score.margin(Seat::First);
        assert_eq!(gifts[0] > 0, best.map(margin) > totals.map(margin), "seed {seed}");
    }
}
