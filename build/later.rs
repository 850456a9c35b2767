//! Checks, with a program of one line, whether the linker accepts `later.ld`, which separates code that does not run at startup.

use std::{
    env,
    ffi::OsString,
    fs, io,
    path::Path,
    process::{Command, Stdio},
};

/// The argument for the linker, if it accepts it.
pub(super) fn argument(script: &Path, out: &Path) -> io::Result<Option<String>> {
    let is_linux = env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "linux");
    if !is_linux || env::var("PROFILE").is_ok_and(|profile| profile != "release") {
        return Ok(None);
    }
    let argument = format!("-Wl,-T,{}", script.display());
    Ok(links(&argument, out)?.then_some(argument))
}

/// Returns whether the compiler can link a program with this argument, with the same flags as the program that is built.
fn links(argument: &str, out: &Path) -> io::Result<bool> {
    let variable = |name: &str| env::var_os(name).unwrap_or_default();
    let source = out.join("linked.rs");
    fs::write(&source, "fn main() {}")?;
    let mut compiler = Command::new(variable("RUSTC"));
    compiler.args([source.into_os_string(), "-o".into(), out.join("linked").into_os_string()]);
    compiler.args([OsString::from("--target"), variable("TARGET"), "-C".into(), format!("link-arg={argument}").into()]);
    if let Some(linker) = env::var_os("RUSTC_LINKER") {
        let mut named = OsString::from("linker=");
        named.push(linker);
        compiler.args(["-C".into(), named]);
    }
    let flags = env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    compiler.args(flags.split('\u{1f}').filter(|flag| !flag.is_empty()));
    // It is no error if the linker does not know the argument.
    Ok(compiler.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success()))
}
