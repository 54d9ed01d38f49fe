//! `tengen render` on records.

use std::fs;
use std::path::{Path, PathBuf};

use tengen::cli::render::{RenderArgs, run};
use tengen::render::{Pixels, Theme};
use tengen::rules::Size;

fn args(record: &str, folder: &Path) -> RenderArgs {
    let files = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sgf/files");
    RenderArgs {
        record: files.join(record),
        after: None,
        theme: Theme::default(),
        size: Pixels::new(200),
        rules: None,
        output: folder.join("out.png"),
    }
}

/// Columns and rows of the picture, which must be a whole one.
fn picture(path: &PathBuf) -> image::RgbaImage {
    image::load_from_memory(&fs::read(path).unwrap())
        .unwrap()
        .to_rgba8()
}

fn report(args: &RenderArgs) -> Result<String, String> {
    let mut out = Vec::new();
    run(args, &mut out).map_err(|error| error.to_string())?;
    Ok(String::from_utf8(out).unwrap())
}

#[test]
fn picture_has_the_size_asked_for_and_shows_the_move_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let mut args = args("ko_retaken_later.sgf", folder.path());
    assert!(report(&args).unwrap().contains("after move 12"));
    let end = picture(&args.output);
    assert_eq!(end.height(), 200);
    args.after = Some(3);
    assert!(report(&args).unwrap().contains("after move 3"));
    assert_ne!(picture(&args.output), end);
    args.size = None;
    report(&args).unwrap();
    let usual = Pixels::usual(Size::square(5).unwrap()).get();
    assert_eq!(picture(&args.output).height(), u32::from(usual));
}

#[test]
fn last_legal_position_is_drawn_and_nothing_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut args = args("ko_retaken_at_once.sgf", folder.path());
    let report_text = report(&args).unwrap();
    assert!(
        report_text.contains("Move 10 is illegal (ko"),
        "{report_text}"
    );
    assert!(report_text.contains("after move 9"), "{report_text}");
    args.after = Some(10);
    assert!(
        report(&args)
            .unwrap_err()
            .contains("move 10 (B4) is illegal")
    );
}

#[test]
fn what_cannot_be_drawn_is_refused_and_leaves_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut late = args("no_moves.sgf", folder.path());
    late.after = Some(1);
    assert!(
        report(&late)
            .unwrap_err()
            .contains("the record has 0 moves")
    );
    for record in [
        "garbage.sgf",
        "empty.sgf",
        "setup_without_liberty.sgf",
        "missing.sgf",
    ] {
        assert!(report(&args(record, folder.path())).is_err(), "{record}");
    }
    assert!(!late.output.exists());
    late.after = None;
    late.output = folder.path().join("no/such/folder.png");
    assert!(report(&late).unwrap_err().contains("cannot write"));
}
