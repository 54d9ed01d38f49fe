use super::*;
use tengen_rules::{Chance, Handicap, Move, PointSet, RuleSet, Size};

/// Whether both boards have the same stones, liberties and ko.
fn agrees(board: &GoBoard, position: &Position) -> bool {
    let (grid, referee) = (board.grid(), position.board());
    let set = |sites: &SiteSet| -> PointSet {
        let points = sites.iter().map(|site| grid.point(site).unwrap());
        points.collect()
    };
    position.size().all().all(|point| {
        let site = grid.site(point);
        match referee.chain(point) {
            None => board.is_empty(site),
            Some(chain) => {
                board.at(site) == Cell::stone(chain.color)
                    && set(board.liberties(site)) == chain.liberties
                    && usize::from(board.liberty_count(site)) == chain.liberties.len()
                    && usize::from(board.length(site)) == chain.stones.len()
            }
        }
    }) && grid.point(board.ko) == position.ko()
}

#[test]
fn the_board_of_the_search_agrees_with_that_of_the_rules() {
    let rules = RuleSet::from_name("japanese").unwrap().rules;
    let mut chance = Chance::new(1);
    for game in 0..12 {
        let size = Size::square([5, 9, 13, 19][game % 4]).unwrap();
        let mut position = rules.opening(size, Handicap::NONE).unwrap();
        let mut board = GoBoard::of(&position);
        for _ in 0..size.points() * 2 {
            let color = position.to_move();
            let legal = rules.legal_points(&position);
            let grid = board.grid();
            for &site in board.empty() {
                let point = grid.point(site).unwrap();
                assert_eq!(
                    board.is_legal(color, site),
                    legal.contains(point),
                    "{point}"
                );
            }
            let Some(point) = legal.iter().nth(chance.below(legal.len().max(1))) else {
                break;
            };
            let site = grid.site(point);
            let expected = board.liberties_after(color, site, 4);
            board.play(color, site);
            let taken = rules
                .play(&mut position, Move::Play(point))
                .unwrap()
                .captured;
            if taken.is_empty() {
                assert_eq!(expected.min(4), board.liberty_count(site).min(4), "{point}");
            }
            assert!(agrees(&board, &position), "{point}\n{}", position.board());
            assert!(agrees(&GoBoard::of(&position), &position));
        }
    }
}
