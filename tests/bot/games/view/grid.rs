//! Taps per move on the grid, measured over whole games.

use std::collections::BTreeMap;

use tengen::bot::games::view::grid::{Choice, Grid, View};
use tengen::bot::kit::style::{Files, Style};
use tengen::bot::port::message::{Button, Look, Row};
use tengen::i18n::Locale;
use tengen::render::Theme;
use tengen::rules::{ByColor, Color, Move, Point, RuleSet, Size, Variant};

/// Twenty games each on 9×9, 13×13 and 19×19, one a line: the size, and the moves as pairs of SGF's letters, `tt` for a
/// pass. Those on 19×19 were played by strong amateurs, the others by people and programs of all strengths.
const GAMES: &str = include_str!("games.txt");

/// The points and views that can be pressed.
fn controls(grid: &Grid) -> (Vec<Point>, Vec<View>) {
    let style = Style {
        locale: Locale::English,
        files: Files::Allowed,
        theme: Theme::default(),
        club: None,
    };
    // A view's label begins with a slash.
    let look = |view: View| match view {
        View::Window(at) => format!("/{at}"),
        View::Areas => "/".to_owned(),
    };
    let other = Button {
        label: String::new(),
        custom_id: String::new(),
        look: Look::Disabled,
    };
    let mut rows = grid.ways(look, other, style);
    rows.extend(grid.rows(|point| point.to_string(), look));
    let mut buttons = Vec::new();
    for row in rows {
        let Row::Buttons(row) = row else {
            panic!("a menu");
        };
        assert!(row.len() <= 5);
        buttons.extend(row);
    }
    let (mut points, mut views) = (Vec::new(), Vec::new());
    for button in buttons {
        match button.custom_id.strip_prefix('/') {
            _ if button.look == Look::Disabled => {}
            None => points.push(button.custom_id.parse().unwrap()),
            Some("") => views.push(View::Areas),
            Some(at) => views.push(View::Window(at.parse().unwrap())),
        }
    }
    (points, views)
}

/// The number of taps from `grid` to the stone on `point`, Play included.
fn taps(grid: Grid, point: Point) -> usize {
    let mut views = vec![grid.view];
    for taps in 2..=4 {
        let mut next = Vec::new();
        for view in views {
            let (points, ways) = controls(&Grid { view, ..grid });
            if points.contains(&point) {
                return taps;
            }
            next.extend(ways);
        }
        views = next;
    }
    panic!("{point} takes more than four taps");
}

/// The sizes and moves of the games.
fn games() -> impl Iterator<Item = (Size, Vec<Move>)> {
    GAMES.lines().map(|line| {
        let (side, moves) = line.split_once(' ').unwrap();
        let side: u8 = side.parse().unwrap();
        let moves = moves.as_bytes().chunks(2).map(|pair| match pair {
            b"tt" => Move::Pass,
            &[column, row] => Point::new(column - b'a', side - 1 - (row - b'a'))
                .map(Move::Play)
                .unwrap(),
            _ => panic!("{line}"),
        });
        (Size::square(side).unwrap(), moves.collect())
    })
}

#[test]
#[expect(clippy::print_stdout, reason = "it is measured to be read")]
fn a_move_takes_two_taps_in_the_window_and_two_point_six_on_average() {
    let rules = RuleSet::default_of(Variant::Go).rules;
    // Moves by the size of their board and the taps that they took.
    let mut found: BTreeMap<(u8, usize), usize> = BTreeMap::new();
    for (size, moves) in games() {
        let mut position = rules
            .position(size, ByColor::default(), Color::Black)
            .unwrap();
        let mut latest: Vec<Point> = Vec::new();
        let middle = Point::new(size.columns() / 2, size.rows() / 2).unwrap();
        for mv in moves {
            if let Move::Play(point) = mv {
                let legal = position.board().empty();
                let view = View::begin(&Choice {
                    rules: &rules,
                    position: &position,
                    latest: &latest,
                    start: middle,
                    legal,
                });
                let taps = taps(Grid { size, legal, view }, point);
                *found.entry((size.columns(), taps)).or_default() += 1;
                latest.insert(0, point);
            }
            rules.play(&mut position, mv).unwrap();
        }
    }
    let average = |of: &dyn Fn(u8) -> bool| {
        let these = || found.iter().filter(|((side, _), _)| of(*side));
        let taps: usize = these().map(|((_, taps), moves)| taps * moves).sum();
        let moves: usize = these().map(|(_, moves)| moves).sum();
        taps as f64 / moves as f64
    };
    for side in [9, 13, 19] {
        println!(
            "{side}x{side}: {:.2} taps a move",
            average(&|of| of == side)
        );
    }
    println!("all: {:.2} taps a move; {found:?}", average(&|_| true));
    assert!(average(&|_| true) <= 2.6);
    assert!(found.keys().all(|(_, taps)| (2..=4).contains(taps)));
}

#[test]
fn every_point_of_every_board_is_reached_in_four_taps_and_no_message_is_too_large() {
    let rules = RuleSet::default_of(Variant::Go).rules;
    for (columns, rows) in (1..=19).flat_map(|columns| (1..=19).map(move |rows| (columns, rows))) {
        let size = Size::new(columns, rows).unwrap();
        let legal = size.all().collect();
        let start = Point::new(columns / 2, rows / 2).unwrap();
        let view = View::begin(&Choice {
            rules: &rules,
            position: &rules
                .position(size, ByColor::default(), Color::Black)
                .unwrap(),
            latest: &[],
            start,
            legal,
        });
        let areas = Grid {
            size,
            legal,
            view: View::Areas,
        };
        let (points, windows) = controls(&areas);
        assert!(points.is_empty());
        let mut seen: Vec<Point> = Vec::new();
        for view in windows.into_iter().chain([view]) {
            let (points, ways) = controls(&Grid { size, legal, view });
            // Text, picture, five rows of five points, a row of five views, and a row with one more button.
            assert!(points.len() <= 25 && ways.len() <= 5, "{columns}x{rows}");
            seen.extend(points);
        }
        assert!(
            size.all().all(|point| seen.contains(&point)),
            "{columns}x{rows}"
        );
    }
}
