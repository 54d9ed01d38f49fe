//! Dead stones when play has stopped: by proof, by votes of playouts, by an exact search of enclosures, and by a fight
//! where the votes disagree.
//!
//! A chain lives if it survives even if the enemy begins, and is dead if it falls even if its owner begins.
//! A chain whose fate depends on the side that begins is unsettled; then the votes decide the proposal.

mod enclosure;
mod fight;
mod proof;
mod votes;

use super::board::{Cell, GoBoard};
use super::site::{Site, SiteSet};
use crate::dead::{Fate, JudgedChain};
use fight::Fight;
use proof::Proofs;
use tengen_rules::{self as rules, Board, Color, PointSet, Position};
use votes::{Playouts, Votes};

/// Sure majority, in percent of playouts: a chain that survives or falls in such a share needs no fight.
const SURE: u32 = 90;
/// Border of a fight, in percent of playouts: a sure chain is part of it if it survives in at least this share both of
/// the playouts in which the chain in question survives and of those in which it falls.
const SAFE: u32 = 60;
/// Minimum number of playouts from which to conclude that chains share their fate.
const ENOUGH: u32 = 16;
/// Maximum number of fights on a board, to limit the time: votes judge the other chains.
const MOST_FIGHTS: usize = 6;

/// The status of each chain of `position`.
pub(crate) fn judge(position: &Position) -> Vec<JudgedChain> {
    let seed = position.board().hash();
    let board = GoBoard::of(position);
    let heads: Vec<_> = board.heads().collect();
    let stones = |head: Site| stones(&board, head);
    let proofs = Proofs::of(position.board());
    let chains = heads.iter().map(|&head| Chain {
        head,
        color: color(&board, head),
        fate: proofs.fate(stones(head)),
    });
    let mut chains: Vec<_> = chains.collect();
    let entangled = find_entangled(&chains, &board);
    for &place in &entangled {
        chains[place].fate = None;
    }
    let open = (0..chains.len()).filter(|&place| chains[place].fate.is_none());
    let votes = Votes::of(&board, &heads, &open.collect::<Vec<_>>(), seed);
    let mut judge = ChainJudge {
        chains,
        rules_board: position.board(),
        board: &board,
        votes: &votes,
        seed,
    };
    for place in entangled {
        judge.set_unsettled(place);
    }
    judge.judge();
    let judged = judge.chains.iter().map(|chain| JudgedChain {
        stones: stones(chain.head),
        fate: chain.fate.expect("every chain was judged"),
    });
    judged.collect()
}

/// The chains that are proven dead and next to a chain of the other colour that is also proven dead: each can be captured,
/// but not both.
fn find_entangled(chains: &[Chain], board: &GoBoard) -> Vec<usize> {
    let is_dead = |chain: &&Chain| chain.fate == Some(Fate::ProvenDead);
    let touches = |one: &Chain, other: &Chain| {
        let mut stones = board.chain_stones(one.head);
        stones.any(|stone| {
            let mut beside = board.grid().neighbours(stone).into_iter();
            beside.any(|site| {
                board.at(site) == Cell::stone(other.color) && board.head(site) == other.head
            })
        })
    };
    let dead = chains
        .iter()
        .enumerate()
        .filter(|(_, chain)| is_dead(chain));
    let entangled = dead.filter(|(_, one)| {
        let mut others = chains.iter().filter(is_dead);
        others.any(|other| other.color != one.color && touches(one, other))
    });
    entangled.map(|(place, _)| place).collect()
}

fn stones(board: &GoBoard, head: Site) -> PointSet {
    let sites = board.chain_stones(head);
    sites.filter_map(|site| board.grid().point(site)).collect()
}

fn color(board: &GoBoard, head: Site) -> Color {
    if board.at(head) == Cell::stone(Color::Black) {
        Color::Black
    } else {
        Color::White
    }
}

/// A chain and its status so far.
struct Chain {
    head: Site,
    color: Color,
    fate: Option<Fate>,
}

impl Chain {
    /// Whether its status is unknown, or known by playouts alone.
    fn is_correctable(&self) -> bool {
        matches!(self.fate, None | Some(Fate::LikelyAlive | Fate::LikelyDead))
    }
}

/// Judges the chains of a board.
struct ChainJudge<'a> {
    chains: Vec<Chain>,
    board: &'a GoBoard,
    /// The same board, as the rules see it.
    rules_board: &'a Board,
    votes: &'a Votes,
    seed: u64,
}

impl ChainJudge<'_> {
    fn judge(&mut self) {
        for place in 0..self.chains.len() {
            let fate = self.fate_by_votes(place, &self.votes.all);
            let known = &mut self.chains[place].fate;
            *known = known.or(fate);
        }
        self.search_enclosures();
        for _ in 0..MOST_FIGHTS {
            let open = (0..self.chains.len()).filter(|&place| self.chains[place].fate.is_none());
            let largest = open.max_by_key(|&place| self.board.length(self.chains[place].head));
            let Some(place) = largest else {
                return;
            };
            self.fight(place);
        }
        for place in 0..self.chains.len() {
            let falls = self.falls(place);
            self.chains[place].fate.get_or_insert(if falls {
                Fate::LikelyDead
            } else {
                Fate::LikelyAlive
            });
        }
    }

    /// Corrects votes where a chain is enclosed by others that survive whatever happens inside.
    fn search_enclosures(&mut self) {
        let alive = Color::ALL.map(|color| self.rules_board.unconditionally_alive(color));
        let walls = alive.into_iter().fold(PointSet::EMPTY, PointSet::union);
        let mut searched = PointSet::EMPTY;
        for place in 0..self.chains.len() {
            let stones = stones(self.board, self.chains[place].head);
            let is_open = matches!(self.chains[place].fate, None | Some(Fate::LikelyAlive));
            if !is_open || !stones.intersection(searched).is_empty() {
                continue;
            }
            let likely = self
                .living_chains()
                .filter(|wall| wall.stones != stones)
                .collect();
            let Some(cells) = enclosure::find(self.rules_board, stones, walls, likely) else {
                continue;
            };
            searched = searched.union(cells);
            self.correct_votes(cells);
        }
    }

    /// Corrects the votes on the chains of the enclosure `cells` by an exact search.
    fn correct_votes(&mut self, cells: PointSet) {
        let proofs = Proofs::within(self.rules_board, cells);
        for chain in self
            .chains
            .iter_mut()
            .filter(|chain| chain.is_correctable())
        {
            chain.fate = match proofs.fate(stones(self.board, chain.head)) {
                Some(Fate::ProvenAlive) => Some(Fate::LikelyAlive),
                Some(Fate::ProvenDead)
                    if !enclosure::has_wall(self.rules_board, cells, chain.color) =>
                {
                    Some(Fate::LikelyDead)
                }
                _ => chain.fate,
            };
        }
    }

    /// The chains that are proven, or likely, to live.
    fn living_chains(&self) -> impl Iterator<Item = rules::Chain> {
        let chains = self
            .chains
            .iter()
            .filter(|chain| matches!(chain.fate, Some(Fate::ProvenAlive | Fate::LikelyAlive)));
        chains.filter_map(|chain| {
            let point = self.board.grid().point(chain.head)?;
            self.rules_board.chain(point)
        })
    }

    /// Sets a chain as unsettled: its fate depends on the side that begins.
    fn set_unsettled(&mut self, place: usize) {
        let falls = self.falls(place);
        self.chains[place].fate = Some(Fate::Unsettled { falls });
    }

    /// Whether a chain falls in most playouts.
    fn falls(&self, place: usize) -> bool {
        self.votes.share(place, &self.votes.all) < 50
    }

    /// The status of a chain by the playouts `among`, if nearly all of them agree.
    fn fate_by_votes(&self, place: usize, among: &Playouts) -> Option<Fate> {
        let share = self.votes.share(place, among);
        if share >= SURE {
            Some(Fate::LikelyAlive)
        } else {
            (share <= 100 - SURE).then_some(Fate::LikelyDead)
        }
    }

    /// Reads the fight about a chain; chains with the same fate in playouts share the result.
    fn fight(&mut self, place: usize) {
        let Chain { head, color, .. } = self.chains[place];
        let safe = self.safe(place);
        let fight = Fight::about(head, self.board, &safe, |site| self.votes.owner(site));
        let fate = if fight.survives(!color, self.seed) {
            Fate::LikelyAlive
        } else if fight.survives(color, self.seed) {
            Fate::Unsettled {
                falls: self.falls(place),
            }
        } else {
            Fate::LikelyDead
        };
        self.chains[place].fate = Some(fate);
        let same = if fate.is_dead() {
            self.votes.captures(place)
        } else {
            self.votes.survivals(place)
        };
        if same.len() < ENOUGH {
            return;
        }
        for other in 0..self.chains.len() {
            let chain = &self.chains[other];
            if chain.fate.is_some() || chain.color != color {
                continue;
            }
            match (fate, self.fate_by_votes(other, &same)) {
                // Chains that fall together with an unsettled one are unsettled, too.
                (Fate::Unsettled { falls }, Some(with)) if with.is_dead() == falls => {
                    self.set_unsettled(other);
                }
                (Fate::Unsettled { .. }, _) => {}
                (_, with) => self.chains[other].fate = with,
            }
        }
    }

    /// Stones that survive regardless of the chain at `place`.
    fn safe(&self, place: usize) -> SiteSet {
        let cases = [self.votes.survivals(place), self.votes.captures(place)];
        let is_safe = |other: usize| match self.chains[other].fate {
            // A chain that is proven to live in a seki is not safe if its owner moves there.
            Some(Fate::ProvenAlive | Fate::LikelyAlive) => {
                let all = self.votes.share(other, &self.votes.all) >= SURE;
                let mut cases = cases.iter().filter(|case| case.len() >= ENOUGH);
                all && cases.all(|case| self.votes.share(other, case) >= SAFE)
            }
            _ => false,
        };
        let mut safe = SiteSet::EMPTY;
        for other in (0..self.chains.len()).filter(|&other| is_safe(other)) {
            for stone in self.board.chain_stones(self.chains[other].head) {
                safe.insert(stone);
            }
        }
        safe
    }
}
