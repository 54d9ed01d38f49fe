//! A game as an animation.

use std::time::Duration;

use gif::Repeat;
use tengen_render::{Crop, Diagram, MOST_MOVES, Pixels, Renderer, Theme, Timing};
use tengen_rules::{Color, Handicap, Move, RuleSet, Size, Variant};

use super::diagram;
use crate::film::Film;
use tengen_testkit::board::at;

const PIXELS: u16 = 200;

fn film(diagrams: &[Diagram], theme: Theme) -> Film {
    Film::read(&file(diagrams, theme))
}

fn file(diagrams: &[Diagram], theme: Theme) -> Vec<u8> {
    let (start, moves) = diagrams.split_first().expect("a start");
    let pixels = Pixels::new(PIXELS).expect("a possible size");
    let moves = moves.iter().cloned();
    Renderer::shared().animation(start, moves, theme, pixels, Timing::default())
}

/// The picture that the renderer makes of one diagram, four bytes a pixel.
fn still(diagram: &Diagram, theme: Theme) -> image::RgbaImage {
    let pixels = Pixels::new(PIXELS).expect("a possible size");
    let file = Renderer::shared().png(diagram, theme, pixels);
    image::load_from_memory(&file)
        .expect("a picture")
        .to_rgba8()
}

/// A 5x5 game that continues until many stones have been captured.
fn game() -> Vec<Diagram> {
    let rules = RuleSet::default_of(Variant::Go).rules;
    let size = Size::square(5).unwrap();
    let mut position = rules.opening(size, Handicap::NONE).unwrap();
    let mut diagrams = vec![Diagram::of(&position)];
    for n in 1..=50_usize {
        let legal: Vec<_> = rules.legal_points(&position).iter().collect();
        let mv = match legal.len() {
            0 => Move::Pass,
            choices => Move::Play(legal[n * n * 7919 % choices]),
        };
        if rules.play(&mut position, mv).is_err() {
            break;
        }
        diagrams.push(Diagram::of(&position));
    }
    let stones = |diagram: &Diagram| {
        diagram.reading_order(Color::Black).len() + diagram.reading_order(Color::White).len()
    };
    let captures = diagrams
        .windows(2)
        .filter(|pair| stones(&pair[1]) <= stones(&pair[0]));
    assert!(captures.count() > 3, "stones are captured in this game");
    diagrams
}

#[test]
fn every_frame_shows_what_the_picture_of_its_position_shows() {
    let game = game();
    for &theme in Theme::ALL {
        // One theme for the whole game, the others for a part of it.
        let part = match theme {
            Theme::Kaya => &game[..],
            _ => &game[40..46],
        };
        let film = film(part, theme);
        assert_eq!(film.screens.len(), part.len(), "a frame for each position");
        for (screen, diagram) in film.screens.iter().zip(part) {
            let still = still(diagram, theme);
            assert_eq!(
                film.size,
                [still.width(), still.height()].map(|n| n as usize)
            );
            assert!(screen == still.as_raw(), "{theme:?}");
        }
    }
}

#[test]
fn same_game_gives_the_same_bytes() {
    let game = game();
    assert!(file(&game[..20], Theme::Kaya) == file(&game[..20], Theme::Kaya));
}

#[test]
fn frame_of_a_move_is_the_smallest_rectangle_that_holds_the_change() {
    let before = diagram("X O .\n. . .\nO . X");
    for after in [
        before.clone().stones(Color::Black, [at("B2")]),
        before.clone().mark(tengen_render::Mark::Cross, [at("A1")]),
        before.clone().last_move(Some(at("C1"))),
    ] {
        let film = film(&[before.clone(), after.clone()], Theme::Kaya);
        let (old, new) = (still(&before, Theme::Kaya), still(&after, Theme::Kaya));
        let changed: Vec<_> = old
            .enumerate_pixels()
            .filter(|&(x, y, pixel)| new.get_pixel(x, y) != pixel)
            .map(|(x, y, _)| [x as usize, y as usize])
            .collect();
        let least = |axis: usize| changed.iter().map(|place| place[axis]).min().unwrap();
        let most = |axis: usize| changed.iter().map(|place| place[axis]).max().unwrap();
        let frame = &film.frames[1];
        assert_eq!([frame.left, frame.top], [least(0), least(1)]);
        assert_eq!(frame.left + frame.width - 1, most(0));
        assert_eq!(frame.top + frame.height - 1, most(1));
        assert!(
            frame.width * 2 < film.size[0],
            "no more than the stone and its shadow"
        );
    }
}

#[test]
fn captured_stone_is_gone_in_the_frame_of_the_capture() {
    let before = diagram(". X .\nX O .\n. X .");
    let captured = diagram(". X .\nX . X\n. X .").last_move(Some(at("C2")));
    let film = film(&[before, captured.clone()], Theme::Kaya);
    assert_eq!(film.frames.len(), 2);
    assert!(film.screens[1] == *still(&captured, Theme::Kaya).as_raw());
}

#[test]
fn animation_begins_anew_after_the_last_position_has_stayed_for_seconds() {
    let film = film(&game()[..5], Theme::Kaya);
    assert_eq!(film.repeat, Repeat::Infinite);
    let delays: Vec<_> = film.frames.iter().map(|frame| frame.delay).collect();
    assert_eq!(delays, [40, 40, 40, 40, 540]);
}

#[test]
fn picture_like_the_one_before_it_lengthens_that_one() {
    let [one, other] = ["X . .", "X . O"].map(diagram);
    let film = film(
        &[one.clone(), one.clone(), other.clone(), other],
        Theme::Kaya,
    );
    let delays: Vec<_> = film.frames.iter().map(|frame| frame.delay).collect();
    assert_eq!(delays, [80, 580]);
}

#[test]
fn one_position_alone_is_an_animation_too() {
    let alone = diagram("X . .");
    let film = film(std::slice::from_ref(&alone), Theme::Kaya);
    assert_eq!(film.screens, [still(&alone, Theme::Kaya).into_raw()]);
}

#[test]
fn diagrams_of_another_board_or_part_are_left_out() {
    let board = Diagram::new(Size::square(9).unwrap()).stones(Color::Black, [at("A1")]);
    let part = Crop::between(board.size(), at("A1"), at("C3")).expect("a part");
    let cropped = board.clone().stones(Color::White, [at("B2")]).crop(part);
    let film = film(&[board, diagram("X O"), cropped], Theme::Kaya);
    assert_eq!(film.frames.len(), 1);
}

#[test]
fn animation_shows_at_most_a_thousand_moves() {
    // Small, since there are many pictures.
    let empty = Diagram::new(Size::new(1, 19).unwrap());
    let [one, other] = Color::ALL.map(|color| empty.clone().stones(color, [at("A1")]));
    let moves = [other, one.clone()].into_iter().cycle();
    let pixels = Pixels::new(Pixels::MIN).unwrap();
    let file = Renderer::shared().animation(&one, moves, Theme::Booklet, pixels, Timing::default());
    assert_eq!(Film::read(&file).frames.len(), MOST_MOVES + 1);
}

#[test]
fn positions_stay_for_20_milliseconds_to_10_seconds() {
    for (millis, possible) in [(19, false), (20, true), (10_000, true), (10_001, false)] {
        let timing = Timing::new(Duration::from_millis(millis));
        assert_eq!(timing.is_some(), possible, "{millis}");
    }
}
