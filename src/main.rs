//! The program `zugzwang`.

use std::process::ExitCode;

fn main() -> ExitCode {
    zugzwang::cli::run(std::env::args_os())
}
