//! Tests of what only Unix has: links that anybody may create, devices as files, signals.

use std::{
    ffi::OsStr,
    fs,
    os::unix::fs::symlink,
    path::{Path, PathBuf},
    sync::atomic::Ordering,
};

use signal_hook::{consts::SIGWINCH, low_level::raise};

use super::signals::Signal;
use crate::{
    app::Msg,
    keep::settings::{Fault, Ignored, Settings, Unsaved},
    look::{Look, glyphs::GlyphSet, theme::ThemeName},
    terminal::{
        disk::{learned, settings},
        events::{
            AHEAD, Woken,
            tests::{is_key, next, pouring, wait_until},
        },
    },
};

#[test]
fn a_saved_setting_leaves_the_rest_of_the_file_alone() {
    let folder = std::env::temp_dir().join(format!("zugzwang-config-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("the folder can be created");
    let (file, link) = (folder.join("dotfile.toml"), folder.join("config.toml"));
    fs::write(&file, "# mine\nmouse = false\n").expect("the file can be written");
    symlink(&file, &link).expect("the link can be created");
    let mut store = settings(Some(link.clone()), None).expect("there is a place for settings");
    store.set_all([("theme", "dark".into())]).expect("the file can be written");
    assert_eq!(fs::read_to_string(&file).expect("the file is text"), "# mine\nmouse = false\ntheme = \"dark\"\n");
    assert!(fs::symlink_metadata(&link).expect("the link is there").is_symlink());
    let kept = Settings { theme: Some(ThemeName::Dark), mouse: Some(false), ..Settings::default() };
    assert_eq!(store.load().0, kept);
    fs::write(&file, "theme = ").expect("the file can be written");
    assert!(matches!(store.load().1, Some(Ignored { fault: Fault::Form { line: 1, .. }, .. })));
    assert!(
        matches!(store.set_all([("theme", "mono".into())]), Err(Unsaved::Foreign)),
        "an unreadable file is not overwritten"
    );
    fs::write(&file, [b'#', 0xff]).expect("the file can be written");
    assert!(matches!(store.load().1, Some(Ignored { fault: Fault::NoText, .. })));
    fs::remove_dir_all(&folder).expect("the folder can be removed");
}

#[test]
fn a_named_file_takes_precedence_over_xdg() {
    let named =
        settings(Some(PathBuf::from("/a/b.toml")), Some(OsStr::new("/x"))).expect("there is a place for settings");
    assert_eq!(named.path(), Path::new("/a/b.toml"));
    let xdg = settings(None, Some(OsStr::new("/x"))).expect("there is a place for settings");
    assert_eq!(xdg.path(), Path::new("/x/zugzwang/config.toml"));
    let beside = settings(Some(PathBuf::from("b.toml")), None).expect("there is a place for settings");
    assert_eq!(
        beside.path(),
        std::env::current_dir().expect("there is a current folder").join("b.toml"),
        "the path is absolute"
    );
}

#[test]
fn a_device_is_not_read() {
    let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    let refused = learned::read(Path::new("/dev/null")).expect_err("the path is refused");
    assert_eq!(refused.fault.words(&look), "it is a device, not a file");
}

#[test]
fn signals_and_answers_come_before_waiting_keys() {
    let (mut events, read) = pouring();
    let answer = events.waker().expect("the bell can be cloned");
    wait_until(|| read.load(Ordering::SeqCst) > AHEAD);
    for _ in 0..3 {
        // Other tests expect this signal, because any program may get it at any time.
        raise(SIGWINCH).expect("a signal can be sent");
        answer();
        let woken = next(&mut events);
        assert!(
            matches!(&woken[..], [Woken::Signal(Signal::Resize), Woken::Msg(Msg::Answered), key] if is_key(key)),
            "{woken:?}"
        );
        assert!(next(&mut events).iter().all(is_key), "each is reported once");
    }
}
