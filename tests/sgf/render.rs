//! `tengen render` on records.

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Duration;

use tengen::cli::film::FilmArgs;
use tengen::cli::render::{RenderArgs, run};
use tengen::cli::sheet::SheetArgs;
use tengen::render::{Pixels, Theme, Timing};
use tengen::rules::Size;

use crate::support::alike::assert_file_looks_like;
use crate::support::film::Film;

pub(super) fn args(record: &str, folder: &Path) -> RenderArgs {
    let files = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sgf/files");
    RenderArgs {
        record: files.join(record),
        game: NonZeroUsize::MIN,
        view: None,
        after: None,
        from: None,
        to: None,
        theme: Theme::default(),
        size: Pixels::new(200),
        rules: None,
        output: folder.join("out.png"),
        film: FilmArgs::default(),
        sheet: SheetArgs::default(),
    }
}

/// The decoded picture.
fn picture(path: &PathBuf) -> image::RgbaImage {
    image::load_from_memory(&fs::read(path).unwrap())
        .unwrap()
        .to_rgba8()
}

pub(super) fn report(args: &RenderArgs) -> Result<String, String> {
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
fn animation_ends_with_the_picture_of_the_last_position() {
    let folder = tempfile::tempdir().unwrap();
    let mut args = args("ko_retaken_later.sgf", folder.path());
    report(&args).unwrap();
    let still = picture(&args.output);
    args.film.animate = true;
    args.output = folder.path().join("out.GIF");
    args.film.delay = Timing::new(Duration::from_millis(30));
    report(&args).unwrap();
    let film = Film::read(&fs::read(&args.output).unwrap());
    // Twelve moves, and the board before the first.
    assert_eq!(film.frames.len(), 13);
    assert!(film.frames[..12].iter().all(|frame| frame.delay == 3));
    assert!(film.screens.last().unwrap() == still.as_raw());

    args.after = Some(3);
    report(&args).unwrap();
    let film = Film::read(&fs::read(&args.output).unwrap());
    assert_eq!(film.frames.len(), 4);
}

#[test]
fn game_too_long_for_an_animation_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut args = args("", folder.path());
    args.record = folder.path().join("long.sgf");
    let moves = ";B[];W[]".repeat(501);
    fs::write(&args.record, format!("(;GM[1]SZ[5]{moves})")).unwrap();
    args.film.animate = true;
    args.output = folder.path().join("out.gif");
    assert!(
        report(&args)
            .unwrap_err()
            .contains("at most 1000 moves, not 1002")
    );
    assert!(!args.output.exists());
}

#[test]
fn animation_is_not_stored_under_the_name_of_something_else() {
    let folder = tempfile::tempdir().unwrap();
    let mut args = args("ko_retaken_later.sgf", folder.path());
    args.film.animate = true;
    for name in ["out.png", "out.svg", "out.gif.mp4"] {
        args.output = folder.path().join(name);
        let refused = report(&args).unwrap_err();
        assert!(refused.contains("whose name ends in `.gif`"), "{refused}");
        assert!(!args.output.exists());
    }
    // A name without an extension contradicts no format.
    args.output = folder.path().join("out");
    report(&args).unwrap();
    assert!(fs::read(&args.output).unwrap().starts_with(b"GIF89a"));
}

#[test]
fn a_file_is_what_its_name_says_or_is_not_written() {
    let folder = tempfile::tempdir().unwrap();
    let mut args = args("ko_retaken_later.sgf", folder.path());
    let mut draw = |name: &str, sheet| {
        args.sheet.sheet = sheet;
        args.output = folder.path().join(name);
        match report(&args) {
            Ok(_) => Ok(fs::read(&args.output).unwrap()),
            Err(refused) => {
                assert!(!args.output.exists(), "{name}");
                Err(refused)
            }
        }
    };
    for (name, sheet, start) in [
        ("board.png", false, &b"\x89PNG"[..]),
        ("board.PNG", false, b"\x89PNG"),
        ("board", false, b"\x89PNG"),
        ("board.svg", false, b"<svg"),
        ("board.v2.SVG", false, b"<svg"),
        ("sheet.png", true, b"\x89PNG"),
        ("sheet", true, b"\x89PNG"),
    ] {
        assert!(draw(name, sheet).unwrap().starts_with(start), "{name}");
    }
    for name in [
        "board.gif",
        "board.jpg",
        "board.webp",
        "board.",
        "board.png.txt",
    ] {
        let refused = draw(name, false).unwrap_err();
        assert!(refused.contains("ends in `.png` or `.svg`"), "{refused}");
    }
    for name in ["sheet.svg", "sheet.gif", "sheet.jpg"] {
        let refused = draw(name, true).unwrap_err();
        assert!(
            refused.contains("a sheet") && refused.contains("`.png`"),
            "{refused}"
        );
    }
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

/// The marks belong to their node: a later move has none of them.
#[test]
fn marks_and_letters_of_the_node_that_is_shown_are_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let draw = |record: &str, after| {
        let mut args = args("no_moves.sgf", folder.path());
        args.record = folder.path().join("game.sgf");
        args.after = after;
        fs::write(&args.record, record).unwrap();
        report(&args).unwrap();
        picture(&args.output)
    };
    let marked = "(;GM[1]SZ[9];B[cc]LB[cc:A][gg:12]TR[dd:ee]XX[aa];W[gc])";
    let plain = "(;GM[1]SZ[9];B[cc];W[gc])";
    assert_ne!(draw(marked, Some(1)), draw(plain, Some(1)));
    assert_eq!(draw(marked, None), draw(plain, None));
    for property in [
        "LB[ee:A]", "TR[ee]", "SQ[ee]", "CR[ee]", "MA[ee]", "TB[ee]", "TW[ee]",
    ] {
        let record = format!("(;GM[1]SZ[9];B[cc]{property})");
        let none = "(;GM[1]SZ[9];B[cc])";
        assert_ne!(draw(&record, None), draw(none, None), "{property}");
    }
    let nonsense = "(;GM[1]SZ[9];B[cc]LB[zz:A][A][:]TR[zz][]);";
    assert_eq!(draw(nonsense, None), draw("(;GM[1]SZ[9];B[cc])", None));
}

#[test]
fn a_file_that_ends_in_svg_is_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut args = args("ko_retaken_later.sgf", folder.path());
    args.output = folder.path().join("out.SVG");
    assert!(report(&args).unwrap().contains("after move 12"));
    let text = fs::read_to_string(&args.output).unwrap();
    assert!(
        text.starts_with("<svg ") && text.ends_with("</svg>\n"),
        "{text}"
    );
}

#[test]
fn a_range_of_moves_is_numbered_and_what_has_no_room_is_noted() {
    let folder = tempfile::tempdir().unwrap();
    let mut args = args("no_moves.sgf", folder.path());
    args.record = folder.path().join("ko.sgf");
    args.output = folder.path().join("out.svg");
    // White takes a ko at move 8, Black takes it back at 11; then a pass.
    let record =
        "(;GM[1]SZ[9];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[bb];B[gg];W[hh];B[cb];W[])";
    fs::write(&args.record, record).unwrap();
    args.from = Some(7);
    let text = report(&args).unwrap();
    assert!(text.contains("moves 7 to 12"), "{text}");
    assert!(text.ends_with("\n11 at 7, 12 pass\n"), "{text}");
    let svg = fs::read_to_string(&args.output).unwrap();
    // The board's own labels end with 9.
    let written = |number: &str| svg.contains(&format!(">{number}</text>"));
    assert!(written("10") && !written("11"), "{svg}");

    (args.from, args.to) = (None, Some(10));
    let text = report(&args).unwrap();
    assert!(
        text.contains("moves 1 to 10") && text.lines().count() == 1,
        "{text}"
    );
    for (from, to) in [(Some(5), Some(4)), (Some(0), None), (Some(13), None)] {
        (args.from, args.to) = (from, to);
        assert!(
            report(&args).unwrap_err().contains("there are no moves"),
            "{from:?} {to:?}"
        );
    }
    (args.from, args.to) = (Some(3), Some(13));
    assert!(report(&args).unwrap_err().contains("after move 13"));
}

#[test]
fn sheet_shows_every_nth_position_and_the_last() {
    let folder = tempfile::tempdir().unwrap();
    let mut args = args("ko_retaken_later.sgf", folder.path());
    args.sheet.sheet = true;
    args.sheet.every = NonZeroUsize::new(5);
    assert!(report(&args).unwrap().contains("after move 12"));
    // 5, 10 and 12, in one row.
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sgf/sheet-5.png");
    assert_file_looks_like(&golden, &fs::read(&args.output).unwrap());
    let row = picture(&args.output).dimensions();
    args.sheet.every = NonZeroUsize::new(12);
    report(&args).unwrap();
    let one = picture(&args.output).dimensions();
    assert!(one.0 < row.0 && one.1 == row.1, "{one:?} and {row:?}");
}

#[test]
fn sheet_shows_the_positions_asked_for_in_their_order() {
    let folder = tempfile::tempdir().unwrap();
    let mut args = args("ko_retaken_later.sgf", folder.path());
    args.sheet.sheet = true;
    let mut sheet = |at: &[usize]| {
        args.sheet.at = at.to_vec();
        report(&args).map(|_| picture(&args.output))
    };
    let forward = sheet(&[0, 4, 9]).unwrap();
    assert_eq!(sheet(&[9, 0, 4, 4]).unwrap(), forward);
    assert_ne!(sheet(&[0, 4, 8]).unwrap(), forward);
    assert!(sheet(&[4, 13]).unwrap_err().contains("after move 13"));
}

#[test]
fn sheet_has_at_most_a_hundred_boards() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("passes.sgf");
    let moves = ";B[];W[]".repeat(60);
    fs::write(&record, format!("(;GM[1]SZ[5]RU[Japanese]{moves})")).unwrap();
    let mut args = args("ko_retaken_later.sgf", folder.path());
    args.record = record;
    args.sheet.sheet = true;
    args.sheet.every = NonZeroUsize::new(1);
    let refusal = report(&args).unwrap_err();
    assert!(refusal.contains("at most 100 boards, not 120"), "{refusal}");
    args.sheet.every = None;
    report(&args).unwrap();
}
