//! `zugzwang`: see `--help`.

use std::process::ExitCode;

fn main() -> ExitCode {
    zugzwang::cli::run(std::env::args_os())
}
