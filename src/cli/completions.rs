//! `zugzwang completions`: the completion scripts of shells.

use clap::ArgMatches;

use super::{Done, print};

pub(super) const SCRIPTS: [(&str, &str); 3] = [
    ("bash", include_str!("../../assets/completions/zugzwang.bash")),
    ("zsh", include_str!("../../assets/completions/_zugzwang")),
    ("fish", include_str!("../../assets/completions/zugzwang.fish")),
];

pub(super) fn run(sub: &ArgMatches) -> Done {
    let shell = sub.get_one::<String>("shell").map(String::as_str);
    // The parser accepts no other name.
    SCRIPTS.iter().filter(|(name, _)| shell == Some(*name)).try_for_each(|(_, script)| print(script))
}
