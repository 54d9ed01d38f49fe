//! The marks and the part of the board that `tengen render` draws.

use std::fs;
use std::num::NonZeroUsize;

use tengen::cli::render::{RenderArgs, view};

use super::render::{args, report};

/// The picture of `record` as SVG, and the command's output.
fn draw(record: &str, change: impl FnOnce(&mut RenderArgs)) -> (String, String) {
    let folder = tempfile::tempdir().unwrap();
    let mut args = args("no_moves.sgf", folder.path());
    args.record = folder.path().join("game.sgf");
    args.output = folder.path().join("out.svg");
    fs::write(&args.record, record).unwrap();
    change(&mut args);
    let said = report(&args).unwrap();
    (fs::read_to_string(&args.output).unwrap(), said)
}

fn svg(record: &str) -> String {
    draw(record, |_| ()).0
}

/// Number of occurrences of `text` in the picture.
fn occurrences(svg: &str, text: &str) -> usize {
    svg.matches(&format!(">{text}</text>")).count()
}

#[test]
fn letters_and_marks_of_old_formats_are_drawn() {
    let picture = svg("(;GM[1]FF[3]SZ[9];B[ee]L[aa][bb][cc]M[dd])");
    for letter in ["a", "b", "c"] {
        assert_eq!(occurrences(&picture, letter), 1, "{letter}: {picture}");
    }
    let mark = svg("(;GM[1]FF[4]SZ[9];B[ee]LB[aa:a][bb:b][cc:c]MA[dd])");
    assert_eq!(picture, mark);
}

#[test]
fn letters_and_marks_stay_beside_numbers() {
    let record = "(;GM[1]FF[4]SZ[9];B[cc];W[gg];B[cg]LB[dd:X][ff:Y][cg:Z]TR[ee][gg])";
    let (picture, _) = draw(record, |args| args.from = Some(1));
    assert_eq!(
        (occurrences(&picture, "X"), occurrences(&picture, "Y")),
        (1, 1),
        "{picture}"
    );
    // On a numbered stone the number stays.
    assert_eq!(occurrences(&picture, "Z"), 0);
    let plain = "(;GM[1]FF[4]SZ[9];B[cc];W[gg];B[cg]LB[dd:X][ff:Y])";
    let without = draw(plain, |args| args.from = Some(1)).0;
    let polygons = |picture: &str| picture.matches("<polygon").count();
    assert_eq!(polygons(&picture), polygons(&without) + 1);
}

#[test]
fn lines_arrows_selected_and_dimmed_points_are_drawn() {
    let plain = svg("(;GM[1]SZ[9];B[ee])");
    for property in ["LN[aa:cc]", "AR[aa:cc]", "SL[bb]", "DD[aa:cc]"] {
        let picture = svg(&format!("(;GM[1]SZ[9];B[ee]{property})"));
        assert_ne!(picture, plain, "{property}");
    }
    assert_ne!(
        svg("(;GM[1]SZ[9];B[ee]LN[aa:cc])"),
        svg("(;GM[1]SZ[9];B[ee]AR[aa:cc])")
    );
    // Dimming is inherited until it is reset; a line is not.
    assert_ne!(svg("(;GM[1]SZ[9]DD[aa];B[ee])"), plain);
    assert_eq!(svg("(;GM[1]SZ[9]DD[aa];B[ee]DD[])"), plain);
    assert_eq!(svg("(;GM[1]SZ[9]AR[aa:cc];B[ee])"), plain);
    let nonsense = "AR[aa][aa:aa][zz:aa]LN[:]SL[zz]";
    assert_eq!(svg(&format!("(;GM[1]SZ[9];B[ee]{nonsense})")), plain);
    // The same as a PNG.
    let folder = tempfile::tempdir().unwrap();
    let mut args = args("no_moves.sgf", folder.path());
    args.record = folder.path().join("game.sgf");
    let mut png = |record: &str| {
        fs::write(&args.record, record).unwrap();
        args.output = folder.path().join("out.png");
        report(&args).unwrap();
        fs::read(&args.output).unwrap()
    };
    let plain = png("(;GM[1]SZ[9];B[ee])");
    for property in ["LN[aa:cc]", "AR[aa:ii]", "SL[bb]", "DD[aa:ii]"] {
        assert_ne!(
            png(&format!("(;GM[1]SZ[9];B[ee]{property})")),
            plain,
            "{property}"
        );
    }
}

#[test]
fn a_part_of_the_board_is_shown_if_the_record_or_the_caller_wants_that() {
    let whole = svg("(;GM[1]SZ[19];B[ee])");
    assert_eq!(occurrences(&whole, "T"), 2);
    let part = svg("(;GM[1]SZ[19]VW[aa:gj];B[ee])");
    assert_eq!(
        (
            occurrences(&part, "T"),
            occurrences(&part, "G"),
            occurrences(&part, "H")
        ),
        (0, 2, 0)
    );
    assert_eq!((occurrences(&part, "10"), occurrences(&part, "9")), (2, 0));
    // The whole board again.
    assert_eq!(svg("(;GM[1]SZ[19]VW[aa:gj];B[ee]VW[])"), whole);
    let (asked, _) = draw("(;GM[1]SZ[19];B[ee])", |args| {
        args.view = Some(view("A10:G19").unwrap());
    });
    assert_eq!(asked, part);
    assert!(view("A10").is_err() && view("A10:I9").is_err());
    let folder = tempfile::tempdir().unwrap();
    let mut args = args("no_moves.sgf", folder.path());
    args.view = Some(view("A1:T19").unwrap());
    let refusal = report(&args).unwrap_err();
    assert!(refusal.contains("is not on the board"), "{refusal}");
    // Films and sheets show the same part.
    for output in ["out.gif", "out.png"] {
        let mut args = super::render::args("ko_retaken_later.sgf", folder.path());
        args.view = Some(view("A1:C3").unwrap());
        args.output = folder.path().join(output);
        args.film.animate = output.ends_with("gif");
        args.sheet.sheet = !args.film.animate;
        report(&args).unwrap();
    }
}

#[test]
fn numbers_begin_anew_where_the_record_says_so() {
    let record = "(;GM[1]SZ[9];B[aa];W[bb];B[cc]MN[1];W[dd])";
    let (picture, _) = draw(record, |args| args.from = Some(3));
    // The rows' coordinates are numbers, too, twice each.
    assert_eq!(
        (occurrences(&picture, "1"), occurrences(&picture, "2")),
        (3, 3)
    );
    assert_eq!(
        (occurrences(&picture, "3"), occurrences(&picture, "4")),
        (2, 2)
    );
}

#[test]
fn the_game_of_a_collection_that_is_asked_for_is_drawn() {
    let record = "(;GM[1]SZ[9];B[ee])(;GM[1]SZ[9];B[cc])";
    let (first, said) = draw(record, |_| ());
    assert!(said.contains("game 1 of 2 games"), "{said}");
    let (second, said) = draw(record, |args| args.game = NonZeroUsize::new(2).unwrap());
    assert!(said.contains("game 2 of 2 games"), "{said}");
    assert_eq!(first, svg("(;GM[1]SZ[9];B[ee])"));
    assert_eq!(second, svg("(;GM[1]SZ[9];B[cc])"));
}
