//! Votes of playouts on the status of each chain.

use super::super::board::{Cell, GoBoard};
use super::super::count::{Count, owner};
use super::super::goal::Goal;
use super::super::pattern::Shapes;
use super::super::playout::{Last, PlayoutPolicy, Trace};
use super::super::site::{NOWHERE, Site};
use tengen_rules::{Chance, Color, GoRules, KoRule, Komi, Scoring};

const WORDS: usize = 32;
/// Maximum number of playouts that vote: the standard error of a share is about one percentage point then.
const MOST: usize = WORDS * 64;
/// Playouts in a round; after each the votes may be clear enough.
const ROUND: usize = 256;
/// Clear majority, in percent of playouts: a chain that survives or falls in such a share needs no further round.
const CLEAR: u32 = 97;

/// A set of playouts, as bits.
#[derive(Clone, Copy)]
pub(super) struct Playouts([u64; WORDS]);

impl Playouts {
    const NONE: Self = Self([0; WORDS]);

    fn insert(&mut self, playout: usize) {
        self.0[playout / 64] |= 1 << (playout % 64);
    }

    fn both(mut self, other: &Self) -> Self {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= other;
        }
        self
    }

    fn without(mut self, other: &Self) -> Self {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= !other;
        }
        self
    }

    /// Number of playouts in the set.
    pub(super) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
}

/// Votes of playouts.
pub(super) struct Votes {
    /// All playouts.
    pub(super) all: Playouts,
    /// By the index of a chain: the playouts after which its point belonged to its colour.
    stood: Vec<Playouts>,
    /// Ownership by site: playouts in which it fell to Black, minus those in which it fell to White.
    owned: Vec<i32>,
}

impl Votes {
    /// Plays `board` out, the sides beginning in turn, until the status of the chains `in_question` is clear; `heads`
    /// are the heads of all chains.
    pub(super) fn of(board: &GoBoard, heads: &[Site], in_question: &[usize], seed: u64) -> Self {
        let count = Count::new(GoRules::new(KoRule::Simple, Scoring::Area), Komi::ZERO);
        let last = Last {
            one: NOWHERE,
            two: NOWHERE,
        };
        let mut chance = Chance::new(seed);
        let mut trace = Trace::new(board.grid().sites());
        let policy = PlayoutPolicy::new(Shapes::good());
        let mut end = board.clone();
        let mut votes = Self {
            all: Playouts::NONE,
            stood: vec![Playouts::NONE; heads.len()],
            owned: vec![0; board.grid().sites()],
        };
        for playout in 0..MOST {
            if playout % ROUND == 0 && in_question.iter().all(|&chain| votes.is_clear(chain)) {
                break;
            }
            votes.all.insert(playout);
            end.copy(board);
            end.ko = NOWHERE;
            let first = Color::ALL[playout % 2];
            policy.play_out(
                &mut end,
                Goal::Points(count),
                first,
                last,
                &mut trace,
                &mut chance,
            );
            for (stood, &head) in votes.stood.iter_mut().zip(heads) {
                if owner(&end, head).is_some_and(|color| board.at(head) == Cell::stone(color)) {
                    stood.insert(playout);
                }
            }
            for site in board.grid().all() {
                votes.owned[usize::from(site)] += match owner(&end, site) {
                    Some(Color::Black) => 1,
                    Some(Color::White) => -1,
                    None => 0,
                };
            }
        }
        votes
    }

    /// Whether more playouts are unlikely to change the status of a chain.
    fn is_clear(&self, chain: usize) -> bool {
        let share = self.share(chain, &self.all);
        self.all.len() > 0 && !(100 - CLEAR..CLEAR).contains(&share)
    }

    /// The playouts in which a chain stood to the end.
    pub(super) fn survivals(&self, chain: usize) -> Playouts {
        self.stood[chain]
    }

    /// The playouts in which a chain fell.
    pub(super) fn captures(&self, chain: usize) -> Playouts {
        self.all.without(&self.stood[chain])
    }

    /// Share of these playouts in which a chain stood to the end, in percent.
    pub(super) fn share(&self, chain: usize, among: &Playouts) -> u32 {
        self.stood[chain].both(among).len() * 100 / among.len().max(1)
    }

    /// The side to which the point at `site` falls in most playouts.
    pub(super) fn owner(&self, site: Site) -> Option<Color> {
        match self.owned[usize::from(site)] {
            0 => None,
            1.. => Some(Color::Black),
            _ => Some(Color::White),
        }
    }
}
