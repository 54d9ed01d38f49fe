//! Points as two letters.

use tengen_rules::{Point, Size};
use tengen_sgf::{BadPoint, from_point, to_point, to_points, to_vertex};

fn square(side: u8) -> Size {
    Size::square(side).unwrap()
}

#[test]
fn points_are_counted_from_the_upper_left_corner() {
    let at = |text: &str| text.parse::<Point>().unwrap();
    assert_eq!(to_point("aa", square(19)), Ok(at("A19")));
    assert_eq!(to_point("sa", square(19)), Ok(at("T19")));
    assert_eq!(to_point("pd", square(19)), Ok(at("Q16")));
    assert_eq!(to_point("ai", square(9)), Ok(at("A1")));
    // J follows H on the board, i follows h in the file.
    assert_eq!(to_point("ia", square(9)), Ok(at("J9")));
    let wide = Size::new(13, 7).unwrap();
    assert_eq!(to_point("mg", wide), Ok(at("N1")));
}

#[test]
fn every_point_reads_as_it_is_written() {
    for side in 1..=19 {
        let size = square(side);
        for point in size.all() {
            assert_eq!(to_point(&from_point(point, size), size), Ok(point));
        }
    }
}

#[test]
fn what_is_off_the_board_is_told_from_what_is_no_point() {
    for value in ["ja", "aj", "zz", "AA", "Aa", "tt"] {
        assert_eq!(
            to_point(value, square(9)),
            Err(BadPoint::OffBoard),
            "{value}"
        );
    }
    for value in ["", "a", "aaa", "1a", "I4", "é", "aé", "[]", "\u{1f600}"] {
        assert_eq!(
            to_point(value, square(9)),
            Err(BadPoint::Malformed),
            "{value}"
        );
    }
}

#[test]
fn a_line_may_be_broken_within_a_point() {
    let size = square(9);
    for value in ["a\nb", "a\r\nb", " ab\n"] {
        assert_eq!(to_point(value, size), to_point("ab", size), "{value:?}");
        assert_eq!(to_vertex(value, size), to_vertex("ab", size), "{value:?}");
    }
    assert_eq!(to_points("a\na:b\nb", size), to_points("aa:bb", size));
    assert_eq!(to_vertex("t\nt", size), Ok(None));
    assert_eq!(to_point("a\nbc", size), Err(BadPoint::Malformed));
}

#[test]
fn tt_and_nothing_are_passes_on_every_board() {
    for side in [5, 9, 19] {
        assert_eq!(to_vertex("tt", square(side)), Ok(None));
        assert_eq!(to_vertex("", square(side)), Ok(None));
    }
    assert_eq!(to_vertex("ss", square(9)), Err(BadPoint::OffBoard));
}

#[test]
fn rectangles_are_lists_of_points() {
    let size = square(9);
    assert_eq!(to_points("aa:cc", size).unwrap().len(), 9);
    assert_eq!(to_points("ca:ac", size), to_points("aa:cc", size));
    assert_eq!(to_points("bb:bb", size).unwrap().len(), 1);
    assert_eq!(to_points("aa:jj", size), Err(BadPoint::OffBoard));
    assert_eq!(to_points("aa:", size), Err(BadPoint::Malformed));
}
