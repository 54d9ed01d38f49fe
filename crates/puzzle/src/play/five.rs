//! A light policy for the games of five in a row.

use super::{Game, draw_one};
use tengen_rules::{
    Board, Chance, Color, Handicap, Move, Point, Position, RuleSet, Rules, Size, Status,
};

/// The directions of lines.
const LINES: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];
/// Value of five points in line by the number of stones of one colour among them, without stones of the other.
const WORTH: [u32; 5] = [1, 6, 30, 150, 20_000];
/// Percentage of moves in which a player ignores the other's threats.
const OVERSIGHTS: usize = 12;
/// The move is drawn from this number of best moves.
const BEST_MOVES: usize = 4;

/// Plays a game of at most `most` moves.
pub(crate) fn play_five(
    rules: &'static RuleSet,
    size: Size,
    most: usize,
    chance: &mut Chance,
) -> Game {
    let rules = &rules.rules;
    let opening = rules.opening(size, Handicap::NONE);
    let mut position = opening.expect("a board of 5 lines and more");
    let mut game = Game::new(size);
    while game.plies() < most && rules.status(&position) == Status::InProgress {
        let Some(point) = choose(rules, &position, chance) else {
            break;
        };
        let mv = Move::Play(point);
        rules.play(&mut position, mv).expect("an empty point");
        game.add(mv, position.board());
    }
    game
}

fn choose(rules: &Rules, position: &Position, chance: &mut Chance) -> Option<Point> {
    let (board, color) = (position.board(), position.to_move());
    if position.ply().0 == 0 {
        // Near the middle.
        let middle = |lines: u8, chance: &mut Chance| lines / 2 - 1 + chance.below(3) as u8;
        let column = middle(board.size().columns(), chance);
        return Point::new(column, middle(board.size().rows(), chance));
    }
    let sees_other = chance.below(100) >= OVERSIGHTS;
    let mut choices: Vec<_> = board
        .empty()
        .iter()
        .filter(|&point| has_company(board, point))
        .map(|point| {
            let own = worth(board, color, point) + pairs(rules, board, color, point);
            let other = if sees_other {
                worth(board, !color, point) * 4 / 5 + pairs(rules, board, !color, point)
            } else {
                0
            };
            (point, own + other)
        })
        .collect();
    choices.sort_by_key(|&(_, weight)| std::cmp::Reverse(weight));
    choices.truncate(BEST_MOVES);
    for (_, weight) in &mut choices {
        // The best are drawn most of the time.
        *weight = weight.saturating_mul(*weight / 8 + 1);
    }
    draw_one(&choices, chance)
}

/// Whether a stone stands within one line of `point`.
fn has_company(board: &Board, point: Point) -> bool {
    LINES.iter().any(|&(right, up)| {
        [1, -1].iter().any(|sign| {
            let near = point.step(sign * right, sign * up, board.size());
            near.is_some_and(|near| board.get(near).is_some())
        })
    })
}

/// The value of a stone of `color` for its lines.
fn worth(board: &Board, color: Color, point: Point) -> u32 {
    let size = board.size();
    let mut worth = 0;
    for (right, up) in LINES {
        // Outside none: beyond the edge; inside none: empty.
        let line: [Option<Option<Color>>; 9] = std::array::from_fn(|place| {
            let distance = place as i8 - 4;
            let point = point.step(right * distance, up * distance, size)?;
            Some(board.get(point))
        });
        for five in line.windows(5) {
            let own = five
                .iter()
                .filter(|&&stone| stone == Some(Some(color)))
                .count();
            let free = five.iter().filter(|&&stone| stone == Some(None)).count();
            if own + free == 5 {
                worth += WORTH[own.min(4)];
            }
        }
    }
    worth
}

/// The value of the pairs that a stone of `color` would capture.
fn pairs(rules: &Rules, board: &Board, color: Color, point: Point) -> u32 {
    if !matches!(rules, Rules::GoBang(_)) {
        return 0;
    }
    let size = board.size();
    let mut worth = 0;
    for (right, up) in LINES {
        for sign in [1, -1] {
            let at = |steps: i8| {
                let point = point.step(sign * right * steps, sign * up * steps, size)?;
                board.get(point)
            };
            if at(1) == Some(!color) && at(2) == Some(!color) && at(3) == Some(color) {
                worth += 200;
            }
        }
    }
    worth
}
