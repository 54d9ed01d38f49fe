//! A fight about one chain: a search that plays only on the points around it.

use super::super::board::{Cell, GoBoard};
use super::super::ending;
use super::super::goal::Goal;
use super::super::pattern::Shapes;
use super::super::playout::Last;
use super::super::prior::{self, Knowledge};
use super::super::search::{self, Task};
use super::super::site::{NOWHERE, Site, SiteSet};
use tengen_rules::Color;

/// Maximum number of playouts of a search, where there are few empty points.
const MOST_PLAYOUTS: u32 = 1_500;
const LEAST_PLAYOUTS: u32 = 300;
/// Budget of a search: playouts times empty points.
const WORK: u32 = 40_000;

/// A chain, and a board on which only the points of the fight can be played.
pub(super) struct Fight {
    board: GoBoard,
    /// The stones of the chain.
    stones: SiteSet,
    color: Color,
}

impl Fight {
    /// The fight about the chain at `target`, up to the `safe` stones around it.
    /// The region beyond them belongs to the side that `owner` returns, and can be neither taken nor played on.
    pub(super) fn about(
        target: Site,
        board: &GoBoard,
        safe: &SiteSet,
        owner: impl Fn(Site) -> Option<Color>,
    ) -> Self {
        let field = field(target, board, safe);
        let grid = board.grid();
        let mut local = GoBoard::without_stones(grid);
        for site in grid.all().filter(|&site| !field.contains(site)) {
            let standing = color_at(board, site);
            let color = if safe.contains(site) {
                standing
            } else {
                owner(site).or(standing)
            };
            match color {
                Some(color) => {
                    local.play(color, site);
                    local.make_immortal(site);
                }
                None => local.wall_off(site),
            }
        }
        for site in field.iter() {
            if let Some(color) = color_at(board, site) {
                local.play(color, site);
            }
        }
        local.ko = NOWHERE;
        let mut stones = SiteSet::EMPTY;
        for stone in board.chain_stones(target) {
            stones.insert(stone);
        }
        Self {
            board: local,
            stones,
            color: color_at(board, target).expect("a chain has a colour"),
        }
    }

    /// Whether the chain probably survives if `first` begins.
    pub(super) fn survives(&self, first: Color, seed: u64) -> bool {
        let last = Last {
            one: NOWHERE,
            two: NOWHERE,
        };
        let knowledge = Knowledge {
            ladders: true,
            learned: false,
        };
        let moves = prior::candidates(&self.board, first, last, knowledge);
        let task = Task {
            board: &self.board,
            color: first,
            last,
            passes: 0,
            goal: Goal::Life {
                stones: self.stones,
                color: self.color,
            },
            moves: &moves,
            knowledge,
            shapes: Shapes::good(),
            superko: None,
        };
        let empty = self.board.empty().len().max(1) as u32;
        let playouts = (WORK / empty).clamp(LEAST_PLAYOUTS, MOST_PLAYOUTS);
        let findings = search::search(&task, playouts, &|| false, seed);
        let value = ending::win_rate(&findings);
        (first == self.color) == (value > 0.5)
    }
}

/// The points connected to the chain at `target`, over empty points and stones that are not `safe`.
fn field(target: Site, board: &GoBoard, safe: &SiteSet) -> SiteSet {
    let mut field = SiteSet::EMPTY;
    field.insert(target);
    let mut open = vec![target];
    while let Some(site) = open.pop() {
        for next in board.grid().neighbours(site) {
            let is_in = board.at(next) != Cell::EDGE && !safe.contains(next);
            if is_in && field.insert(next) {
                open.push(next);
            }
        }
    }
    field
}

/// The colour of the stone on `site`, if there is one.
fn color_at(board: &GoBoard, site: Site) -> Option<Color> {
    let mut colors = Color::ALL.into_iter();
    colors.find(|&color| board.at(site) == Cell::stone(color))
}
