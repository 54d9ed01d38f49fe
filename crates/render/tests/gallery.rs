//! The pictures of `docs/gallery.md`.
//!
//! `UPDATE_PICTURES=1 cargo test --test render gallery` draws them again.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use std::time::Duration;
use tengen_game::record::Transcript;

use tengen_render::{Crop, Diagram, Mark, Pixels, Renderer, TextTable, Theme, Timing, svg};
use tengen_rules::{
    Color, CountStage, CountStep, GoRules, Handicap, KoRule, Komi, Marking, PointSet, RuleSet,
    Rules, Scoring, Size, Variant, fill_in,
};

use super::{golden, theme};
use tengen_testkit::board::{at, points, position};

/// A game of 32 moves, the beginning of which is played in the gallery.
const GAME: &str = "(;GM[1]SZ[9]RU[Japanese];B[ee];W[gc];B[cc];W[cg];B[gf];W[eg];B[fg];W[eh]\
    ;B[fh];W[dd];B[dc];W[ce];B[ed];W[fb];B[eb];W[fc];B[ec];W[gd];B[ge];W[he];B[hf];W[bd]\
    ;B[bc];W[ad];B[cd];W[be];B[de];W[df];B[ef];W[dg];B[hd];W[ie])";

fn gallery() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/gallery")
}

/// A picture of the gallery, and how it is drawn.
struct Exhibit {
    name: String,
    draw: Box<dyn Fn() -> Vec<u8>>,
}

/// The pictures of the gallery, in its order.
fn exhibits() -> Vec<Exhibit> {
    let mut all = Vec::new();
    let mut add = |name: &str, draw: Box<dyn Fn() -> Vec<u8>>| {
        let name = name.to_owned();
        all.push(Exhibit { name, draw });
    };
    let picture = |diagram: fn() -> Diagram, theme: Theme, pixels: u16| {
        Box::new(move || png(&diagram(), theme, pixels)) as Box<dyn Fn() -> Vec<u8>>
    };
    for &theme in Theme::ALL {
        let name = format!("theme-{}.png", theme.name());
        add(&name, picture(theme::everything, theme, 480));
    }
    add(
        "board-19.png",
        picture(golden::middle_game, Theme::Kaya, 1070),
    );
    add("board-13.png", picture(opening_13, Theme::Kaya, 720));
    add("board-9.png", picture(golden::ko, Theme::Kaya, 560));
    for (name, diagram, pixels) in [
        ("last-move.png", last_move as fn() -> Diagram, 400),
        ("marks.png", golden::marks, 400),
        ("letters.png", golden::letters, 400),
        ("atari.png", golden::atari, 480),
        ("captured.png", golden::captured, 480),
        ("count.png", golden::count, 600),
        ("seki.png", golden::seki, 480),
        ("five.png", golden::five, 600),
        ("pairs.png", golden::pairs, 600),
        ("crop.png", golden::corner, 440),
    ] {
        add(name, picture(diagram, Theme::Kaya, pixels));
    }
    add(
        "count-contrast.png",
        picture(golden::count, Theme::Contrast, 600),
    );
    add(
        "numbers-booklet.png",
        picture(golden::five, Theme::Booklet, 600),
    );
    add("figure.png", picture(figure, Theme::Booklet, 400));
    add(
        "figure.svg",
        Box::new(|| svg(&figure(), Theme::Booklet, px(400)).into_bytes()),
    );
    add("sheet.png", Box::new(sheet));
    add("film.gif", Box::new(film));
    add("counting.gif", Box::new(counting));
    add("cross-table.png", Box::new(cross_table));
    all
}

fn px(pixels: u16) -> Pixels {
    Pixels::new(pixels).expect("a possible size")
}

fn png(diagram: &Diagram, theme: Theme, pixels: u16) -> Vec<u8> {
    Renderer::shared().png(diagram, theme, px(pixels))
}

fn last_move() -> Diagram {
    let game = game();
    let corner = Crop::between(game[0].size(), at("A9"), at("J3")).expect("on the board");
    game[31].clone().crop(corner)
}

fn opening_13() -> Diagram {
    let size = Size::square(13).expect("a board");
    let black = ["D4", "K10", "K4", "L6", "C9", "F3", "G10"].map(at);
    let white = ["D10", "F11", "C6", "L9", "M10", "K7", "H4"].map(at);
    let stones = Diagram::new(size).stones(Color::Black, black);
    stones.stones(Color::White, white).last_move(Some(at("H4")))
}

/// The positions of the game, from the start to the end.
fn game() -> Vec<Diagram> {
    let record = Transcript::read(GAME.as_bytes()).expect("a record");
    let rules = RuleSet::of(Variant::Go).next().expect("rules of Go").rules;
    let opening = rules.opening(record.size, Handicap::NONE);
    let mut position = opening.expect("an opening");
    let mut diagrams = vec![Diagram::of(&position)];
    for (_, mv) in record.replay(&rules, None).expect("no setup").line {
        rules.play(&mut position, mv).expect("a legal move");
        diagrams.push(Diagram::of(&position));
    }
    assert_eq!(diagrams.len(), 33);
    diagrams
}

/// All moves of a short record with a ko, as books print them.
fn figure() -> Diagram {
    let bytes = include_bytes!("../../../tests/sgf/files/ko_retaken_later.sgf");
    let record = Transcript::read(bytes).expect("a record");
    let rules = record.rules.rules();
    let moves = record.replay(&rules, None).expect("no setup").line;
    let start = record.replay(&rules, Some(0)).expect("no setup");
    let moves = (1..)
        .zip(moves)
        .map(|(number, (color, mv))| (number, color, mv));
    Diagram::of(&start.position).figure(moves).0
}

fn sheet() -> Vec<u8> {
    let game = game().into_iter().enumerate().skip(1);
    let boards = game
        .filter(|(number, _)| number % 4 == 0)
        .map(|(number, diagram)| (diagram, format!("move {number}")));
    let sheet = Renderer::shared().sheet(boards.collect(), Theme::Kaya, px(260));
    sheet.expect("there are boards")
}

fn film() -> Vec<u8> {
    let mut game = game().into_iter();
    let start = game.next().expect("a start");
    Renderer::shared().animation(&start, game, Theme::Kaya, px(360), Timing::default())
}

/// The steps of the count in the bot: dead stones removed, prisoners filled in, then stones moved together to count.
fn counting() -> Vec<u8> {
    let rules = Rules::Go(GoRules::new(KoRule::Simple, Scoring::TERRITORY));
    let end = position(&rules, golden::COUNT, Color::Black);
    let marking = Marking {
        dead: points("J11 D1 K1"),
        seki: PointSet::EMPTY,
    };
    let komi = Komi::from_half_points(13).expect("a usual komi");
    let score = rules.count(&end, &marking, komi).expect("Go has points");
    let steps = fill_in(end.board(), &score).expect("territory was counted");
    let mut boards = steps.iter().map(|step| count_step(end.size(), step));
    let start = boards.next().expect("a count has four steps");
    let timing = Timing::new(Duration::from_millis(2500)).expect("within its bounds");
    Renderer::shared().animation(&start, boards, Theme::Kaya, px(480), timing)
}

fn count_step(size: Size, step: &CountStep) -> Diagram {
    let mut diagram = Diagram::new(size);
    for color in Color::ALL {
        diagram = diagram
            .stones(color, step.stones[color].iter())
            .territory(color, step.territory[color].iter());
    }
    match step.stage {
        CountStage::Stopped => diagram.dead(step.highlighted.iter()),
        CountStage::DeadOff | CountStage::FilledIn | CountStage::Arranged => {
            diagram.mark(Mark::Triangle, step.highlighted.iter())
        }
    }
}

/// A cross table as leagues and tournaments show it.
fn cross_table() -> Vec<u8> {
    let rows = [
        ["1", "Anna", "", "1", "1", "½", "1", "3½"],
        ["2", "Bartek", "0", "", "1", "1", "1", "3"],
        ["3", "Chiara", "0", "0", "", "1", "1", "2"],
        ["4", "Жанна", "½", "0", "0", "", "1", "1½"],
        ["5", "Émile", "0", "0", "0", "0", "", "0"],
    ];
    let head = ["#", "", "1", "2", "3", "4", "5", "points"];
    let table = TextTable {
        head: head.map(str::to_owned).to_vec(),
        rows: rows.map(|row| row.map(str::to_owned).to_vec()).to_vec(),
        wide: 1,
    };
    Renderer::shared().table(&table, Theme::Kaya)
}

/// The pictures that the page shows are those of the gallery.
#[test]
fn the_page_shows_the_pictures_that_are_drawn() {
    let folder = gallery();
    let exhibits = exhibits();
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        fs::create_dir_all(&folder).unwrap();
        for exhibit in &exhibits {
            let (path, drawn) = (folder.join(&exhibit.name), (exhibit.draw)());
            if !fs::read(&path).is_ok_and(|there| same(&exhibit.name, &there, &drawn)) {
                fs::write(path, drawn).unwrap();
            }
        }
    }
    let drawn: BTreeSet<_> = exhibits.into_iter().map(|exhibit| exhibit.name).collect();
    let page = fs::read_to_string(folder.with_extension("md")).unwrap();
    let shown: BTreeSet<_> = page
        .split("(gallery/")
        .skip(1)
        .map(|rest| rest[..rest.find(')').unwrap()].to_owned())
        .collect();
    assert_eq!(shown, drawn);
    let there: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap())
        .collect();
    let names = there
        .iter()
        .map(|entry| entry.file_name().into_string().unwrap());
    assert_eq!(names.collect::<BTreeSet<_>>(), drawn);
    let bytes: u64 = there
        .iter()
        .map(|entry| entry.metadata().unwrap().len())
        .sum();
    assert!(bytes < 3_000_000, "{bytes} bytes");
}

/// Whether two files have the same content; pictures may be compressed differently.
fn same(name: &str, one: &[u8], other: &[u8]) -> bool {
    let pixels = |file| image::load_from_memory(file).map(|image| image.to_rgb8());
    if name.ends_with(".png") {
        pixels(one).is_ok_and(|one| Some(one) == pixels(other).ok())
    } else {
        one == other
    }
}
