//! Finding a box and its colours from a position.

use zugzwang_engine::{AnyPosition, Cancel, games, heaps::Heaps, matchbox::Drawer};

#[test]
fn boxes_and_colours_are_found_whatever_the_order_of_the_heaps() {
    let nim = games::find("nim").expect("nim is listed");
    let cabinet = nim.cabinet(&["heaps=3,1,2"], &Cancel::never()).expect("the setup has boxes");
    let nim = nim.game(&["heaps=3,1,2"]).expect("the setup is valid");
    let drawer = Drawer::of(&nim, &Cancel::never()).expect("the setup has boxes");
    let heaps = |sizes: [u64; 3]| AnyPosition::of(Heaps(sizes.to_vec()));
    let position = heaps([3, 0, 2]);
    let number = drawer.number(&nim, &position).expect("it can be reached");
    assert_eq!(cabinet.name(number), "0,2,3");
    let found: Vec<String> =
        drawer.colours(&nim, &position).iter().map(|(colour, mv)| format!("{mv} is {}", cabinet.mv(*colour))).collect();
    assert_eq!(found, ["3:1 is 2:1", "3:2 is 2:2", "1:1 is 3:1", "1:2 is 3:2", "1:3 is 3:3"]);
    assert_eq!(drawer.number(&nim, &heaps([3, 3, 0])), None, "it is never reached");
    assert_eq!(drawer.number(&nim, &heaps([0, 0, 0])), None, "the game is over");
    let position = heaps([0, 1, 1]);
    let mv = nim.read(&position, "3:1").expect("the move is valid");
    assert_eq!(drawer.colour(&nim, &position, &mv).map(|colour| cabinet.mv(colour)), Some("2:1"));
}
