//! A diagram on a board: shadows, then stones, then marks.

use super::Diagram;
use super::board::EmptyBoard;
use super::canvas::Canvas;
use super::label::Lettering;
use super::mark;
use super::measure;
use super::measure::{DIMMED, FADED, KO, Ring, SELECTED, TAKEN, TERRITORY, UNDERLINE, WON};
use super::paint::Paint;
use super::stroke;
use tengen_rules::{Color, Point};

/// The whole picture of `diagram`.
pub(super) fn paint(board: &EmptyBoard, diagram: &Diagram) -> Canvas {
    paint_on(board.empty.clone(), board, &diagram.cut())
}

/// Paints a diagram without anything outside of its visible part onto the empty board in `canvas`.
pub(super) fn paint_on(mut canvas: Canvas, board: &EmptyBoard, diagram: &Diagram) -> Canvas {
    let standing = |color: Color| diagram.stones[color].difference(diagram.dead);
    let at = |point| board.layout.crossing(point);
    // Below the stones: a black one that is paler looks like one of another colour.
    for point in diagram.dimmed.iter() {
        dim(&mut canvas, board, point);
    }
    for point in standing(Color::Black).union(standing(Color::White)).iter() {
        board
            .stones
            .draw_shadow(&mut canvas, &board.colors.shadow, point, at(point));
    }
    for color in Color::ALL {
        for point in standing(color).iter() {
            board
                .stones
                .draw(&mut canvas, &board.colors.rims, color, point, at(point));
        }
        let taken =
            diagram.captured[color].difference(diagram.stones.black.union(diagram.stones.white));
        let dead = diagram.stones[color].intersection(diagram.dead);
        for point in taken.union(dead).iter() {
            board
                .stones
                .draw_faded(&mut canvas, &board.colors, FADED, color, point, at(point));
        }
        for point in taken.iter() {
            cross(&mut canvas, board, color, point);
        }
    }
    marks(&mut canvas, board, diagram);
    for stroke in &diagram.strokes {
        stroke::draw(&mut canvas, board, stroke);
    }
    if let (Some(trays), Some(tray)) = (&board.trays, diagram.tray) {
        trays.fill(&mut canvas, &board.colors, tray);
    }
    canvas
}

fn marks(canvas: &mut Canvas, board: &EmptyBoard, diagram: &Diagram) {
    for color in Color::ALL {
        let dead = diagram.stones[color].intersection(diagram.dead);
        // A dead stone is never only faded: it also has its new owner's square, or a cross if it has none.
        for point in dead.iter().filter(|&point| diagram.owner(point).is_none()) {
            cross(canvas, board, color, point);
        }
        for point in diagram.territory[color].iter() {
            square(canvas, board, color, point);
        }
        for point in diagram.stones[color].intersection(diagram.seki).iter() {
            mark::seki(canvas, board, color, point);
        }
        for point in diagram.stones[color].intersection(diagram.atari).iter() {
            mark::atari(canvas, board, color, point);
        }
    }
    for point in diagram.line.iter() {
        let paint = &board.colors.line[diagram.stone(point).unwrap_or(Color::White)];
        ring(canvas, board, point, WON, paint);
    }
    texts(canvas, board, diagram);
    if let Some(point) = diagram.last_move
        && !diagram.numbers.contains_key(&point)
        && !diagram.marks.contains_key(&point)
        && !diagram.letters.contains_key(&point)
    {
        let paint = match diagram.stone(point) {
            Some(color) => &board.colors.last_move[color],
            None => &board.colors.last_move[Color::White],
        };
        ring(
            canvas,
            board,
            point,
            measure::last_move(board.layout.board()),
            paint,
        );
    }
    for point in diagram.selected.iter() {
        let ([x, y], half) = (
            board.middle(point),
            board.layout.cells(SELECTED).round().max(1.0),
        );
        let corner = [x - half, y - half].map(|place| place.max(0.0) as usize);
        let (paint, _) = pen(board, diagram, point);
        canvas.rectangle(paint, 1.0, corner, [(2.0 * half) as usize; 2]);
    }
    for (&point, &mark) in &diagram.marks {
        mark::draw(canvas, board, diagram.stone(point), point, mark);
    }
    if let Some(point) = diagram.ko
        && !diagram.marks.contains_key(&point)
        && !diagram.letters.contains_key(&point)
    {
        ko(canvas, board, point);
    }
}

/// The numbers and letters on points.
fn texts(canvas: &mut Canvas, board: &EmptyBoard, diagram: &Diagram) {
    for (&point, &number) in &diagram.numbers {
        let text = number.to_string();
        let lettering = board.numbers(text.len());
        write(canvas, board, diagram, point, &text, lettering);
        if diagram.last_move == Some(point) {
            underline(canvas, board, diagram, point);
        }
    }
    for (&point, text) in &diagram.letters {
        let lettering = Lettering::fit(text, board.layout.cells(1.0));
        // Characters missing from the font are skipped.
        if lettering.width(text) > 0.0 {
            if diagram.stone(point).is_none() {
                mark::clear(canvas, board, board.middle(point));
            }
            write(canvas, board, diagram, point, text, &lettering);
        }
    }
}

/// Covers a point with a thin layer of board.
fn dim(canvas: &mut Canvas, board: &EmptyBoard, point: Point) {
    let ([x, y], half) = (board.middle(point), board.layout.cells(0.5));
    let from = |middle: f32| (middle - half).round().max(0.0) as usize;
    let to = |middle: f32| (middle + half).round() as usize;
    let length = [to(x).min(canvas.width) - from(x), to(y) - from(y)];
    canvas.rectangle(
        &board.colors.clear,
        DIMMED / 0.85,
        [from(x), from(y)],
        length,
    );
}

/// The square on a point that a ko forbids.
fn ko(canvas: &mut Canvas, board: &EmptyBoard, point: Point) {
    let cells = |share| board.layout.cells(share);
    let [x, y] = board.middle(point);
    let (half, width) = (cells(KO.half).round(), cells(KO.width).round().max(1.0));
    canvas.shape(&board.colors.ko, [x, y], half + width, |dx, dy| {
        let out = dx.abs().max(dy.abs());
        (out - half - width / 2.0).max(half - width / 2.0 - out)
    });
}

/// The square of territory, with an edge that is visible on wood and stones alike.
fn square(canvas: &mut Canvas, board: &EmptyBoard, color: Color, point: Point) {
    let [x, y] = board.middle(point);
    let half = board.layout.cells(TERRITORY.half).round();
    let edge = board.layout.cells(TERRITORY.width).round().max(1.0);
    let box_of = |half: f32| {
        (
            [x - half, y - half].map(|c| c as usize),
            [(2.0 * half) as usize; 2],
        )
    };
    let (outer, outer_length) = box_of(half + edge);
    canvas.rectangle(&board.colors.territory[color], 1.0, outer, outer_length);
    let (inner, inner_length) = box_of(half);
    canvas.rectangle(&board.colors.flat[color], 1.0, inner, inner_length);
}

/// The cross on a stone of `color` that is captured or dead.
fn cross(canvas: &mut Canvas, board: &EmptyBoard, color: Color, point: Point) {
    let [arm, width] = [TAKEN.arm, TAKEN.width].map(|share| board.layout.cells(share));
    let middle = board.middle_of_stone(point);
    canvas.cross(&board.colors.captured[color], middle, arm, width);
}

/// A ring on the stone on `point`.
fn ring(canvas: &mut Canvas, board: &EmptyBoard, point: Point, ring: Ring, paint: &Paint) {
    let [radius, width] = [ring.radius, ring.width].map(|share| board.layout.cells(share));
    canvas.ring(paint, board.middle_of_stone(point), radius, width);
}

fn write(
    canvas: &mut Canvas,
    board: &EmptyBoard,
    diagram: &Diagram,
    point: Point,
    text: &str,
    lettering: &Lettering,
) {
    let (paint, [x, y]) = pen(board, diagram, point);
    lettering.write(canvas, paint, text, x, y);
}

/// The bar below the number of the last move: colour alone would not be enough, and some themes have none.
fn underline(canvas: &mut Canvas, board: &EmptyBoard, diagram: &Diagram, point: Point) {
    let (paint, [x, y]) = pen(board, diagram, point);
    let (low, half, width) = UNDERLINE;
    let [low, half] = [low, half].map(|share| board.layout.cells(share).round());
    let width = board.layout.cells(width).round().max(1.0);
    let corner = [x - half, y + low - width / 2.0].map(|place| place.round() as usize);
    canvas.rectangle(paint, 1.0, corner, [(2.0 * half) as usize, width as usize]);
}

/// The paint for marks on a point, and the centre of the marked stone or point.
fn pen<'a>(board: &'a EmptyBoard, diagram: &Diagram, point: Point) -> (&'a Paint, [f32; 2]) {
    let last = diagram.last_move == Some(point);
    match diagram.stone(point) {
        Some(color) => {
            let paint = if last {
                &board.colors.last_move[color]
            } else {
                &board.colors.flat[!color]
            };
            (paint, board.middle_of_stone(point))
        }
        None => (&board.colors.ink, board.middle(point)),
    }
}
