//! Sparring in Go and Atari-Go: tactics alone; without a fight, it starts one.
//!
//! Moves that win or save stones come first. Without one, it plays in contact with an enemy's stone, near the last move
//! and in good shape, if that loses nothing. There are no playouts, no tree and no territory: calm play beats it.

use super::board::{Cell, GoBoard};
use super::outlook::Outlook;
use super::prior::Candidate;
use super::site::{NOWHERE, Site, SiteSet};
use super::strength::Strength;
use super::{Scene, handicap_point, instinct};
use crate::{Decision, Query, Thought};
use tengen_rules::{AtariGoRules, Chance, Color, GoRules, Move, Scoring};

/// Maximum number of liberties of a chain that can be taken within two moves.
const FEW_LIBERTIES: u16 = 3;
/// Maximum distance of a stone that is near the last move: a knight's move, by
/// [`Grid::distance`](super::site::Grid::distance).
const NEAR: u16 = 5;

/// The move in Go for the side to move.
///
/// It passes after a pass if no stones are at stake, and if there is no sensible move.
/// It never resigns, since it does not know which side is ahead.
pub(crate) fn think(query: &Query<'_>, rules: GoRules) -> Thought {
    if query.position.to_place() > 0 {
        return Thought::at_once(Decision::Play(handicap_point(query)));
    }
    let scene = Scene::of(query, Strength::SPARRING);
    let mut moves = scene.candidates(query);
    moves.retain(|&(site, _)| site != NOWHERE);
    let sparring = Sparring::new(query, &scene);
    let site = sparring.find_tactical(&moves).or_else(|| {
        if scene.passes > 0 {
            return None;
        }
        if rules.scoring != Scoring::Stones {
            let own = own_regions(&scene.board, scene.color);
            moves.retain(|&(site, _)| !own.contains(site));
        }
        sparring.find_quiet(&moves)
    });
    sparring.play_or_pass(site)
}

/// The move in Atari-Go for the side to move: a capture that is forced by ataris, if there is one, else a move that
/// allows the enemy none.
pub(crate) fn think_atari_go(query: &Query<'_>, rules: AtariGoRules) -> Thought {
    let scene = Scene::of(query, Strength::SPARRING);
    let moves = match scene.atari_go_moves(query, rules) {
        Ok(moves) => moves,
        Err(at_once) => return at_once,
    };
    let sparring = Sparring::new(query, &scene);
    let site = sparring.find_tactical(&moves);
    let site = site.or_else(|| sparring.find_quiet(&moves));
    // Passing is not allowed, so something must be lost.
    let any = || instinct::choose(&moves, scene.strength, &mut Chance::new(query.seed));
    sparring.play_or_pass(site.or_else(any))
}

/// A position as a sparring partner sees it.
struct Sparring<'a> {
    query: &'a Query<'a>,
    scene: &'a Scene,
    outlook: Outlook<'a>,
}

impl<'a> Sparring<'a> {
    fn new(query: &'a Query<'a>, scene: &'a Scene) -> Self {
        Self {
            query,
            scene,
            outlook: Outlook::new(&scene.board, scene.color),
        }
    }

    /// The one of `moves` that wins or saves most stones, if any does; among equals the one that takes more, then the one that
    /// looks better.
    fn find_tactical(&self, moves: &[Candidate]) -> Option<Site> {
        let tactical_sites = around_few_liberties(&self.scene.board);
        let tactical = moves
            .iter()
            .filter(|&&(site, _)| tactical_sites.contains(site));
        let in_time = tactical.take_while(|_| !(self.query.budget.stop)());
        let worth = in_time.map(|&(site, prior)| (self.outlook.of(site), prior.value(), site));
        let gains = worth.filter(|&((worth, _), _, site)| {
            worth > self.outlook.of_pass && !self.is_repetition(site)
        });
        let best = gains.max_by(|one, other| {
            let (by_stones, by_looks) = (one.0.cmp(&other.0), one.1.total_cmp(&other.1));
            by_stones.then(by_looks)
        });
        best.map(|(.., site)| site)
    }

    /// A move that loses nothing, drawn by its shape: in contact near the last move, else in contact, else any.
    fn find_quiet(&self, moves: &[Candidate]) -> Option<Site> {
        let (contact, others): (Vec<_>, Vec<_>) =
            moves.iter().partition(|(site, _)| self.is_contact(*site));
        let (near, far): (Vec<_>, Vec<_>) = contact
            .into_iter()
            .partition(|(site, _)| self.is_near_last(*site));
        let mut chance = Chance::new(self.query.seed);
        let mut groups = [near, far, others].into_iter();
        groups.find_map(|group| self.draw(group, &mut chance))
    }

    fn draw(&self, mut moves: Vec<Candidate>, chance: &mut Chance) -> Option<Site> {
        while let Some(site) = instinct::choose(&moves, self.scene.strength, chance) {
            if self.is_sound(site) {
                return Some(site);
            }
            moves.retain(|&(other, _)| other != site);
        }
        None
    }

    /// Whether a stone there is no self-atari, repeats no position and loses no more than a pass; when time is up, losses
    /// are not read.
    fn is_sound(&self, site: Site) -> bool {
        let Scene { board, color, .. } = self.scene;
        board.liberties_after(*color, site, 2) >= 2
            && ((self.query.budget.stop)() || self.outlook.of(site).0 >= self.outlook.of_pass)
            && !self.is_repetition(site)
    }

    /// Whether a stone there would repeat an earlier position: it never does, so that every game ends.
    fn is_repetition(&self, site: Site) -> bool {
        let Some(point) = self.scene.board.grid().point(site) else {
            return false;
        };
        let mut after = self.query.position.clone();
        let played = self.query.rules.play(&mut after, Move::Play(point));
        played.is_err() || after.repeats().is_some()
    }

    fn is_contact(&self, site: Site) -> bool {
        let Scene { board, color, .. } = self.scene;
        let neighbours = board.grid().neighbours(site);
        neighbours
            .map(|next| board.at(next))
            .contains(&Cell::stone(!*color))
    }

    fn is_near_last(&self, site: Site) -> bool {
        let last = self.scene.last.one;
        last != NOWHERE && self.scene.board.grid().distance(last, site) <= NEAR
    }

    fn play_or_pass(&self, site: Option<Site>) -> Thought {
        let point = site.and_then(|site| self.scene.board.grid().point(site));
        Thought::at_once(point.map_or(Decision::Pass, Decision::Play))
    }
}

/// The liberties of chains with few liberties, and the points around these: elsewhere no stone can be taken or saved.
fn around_few_liberties(board: &GoBoard) -> SiteSet {
    let mut sites = SiteSet::EMPTY;
    for head in board
        .heads()
        .filter(|&head| board.liberty_count(head) <= FEW_LIBERTIES)
    {
        for liberty in board.liberties(head).iter() {
            sites.insert(liberty);
            for next in board.grid().around(liberty) {
                sites.insert(next);
            }
        }
    }
    sites
}

/// The empty points of regions that stones of `color` alone surround: there is no enemy to fight.
fn own_regions(board: &GoBoard, color: Color) -> SiteSet {
    let (mut seen, mut own_regions) = (SiteSet::EMPTY, SiteSet::EMPTY);
    for &start in board.empty() {
        if !seen.insert(start) {
            continue;
        }
        let (mut region, mut place) = (vec![start], 0);
        let (mut touches_own, mut touches_enemy) = (false, false);
        while let Some(&site) = region.get(place) {
            place += 1;
            for next in board.grid().neighbours(site) {
                touches_own |= board.at(next) == Cell::stone(color);
                touches_enemy |= board.at(next) == Cell::stone(!color);
                if board.is_empty(next) && seen.insert(next) {
                    region.push(next);
                }
            }
        }
        if touches_own && !touches_enemy {
            for site in region {
                own_regions.insert(site);
            }
        }
    }
    own_regions
}
