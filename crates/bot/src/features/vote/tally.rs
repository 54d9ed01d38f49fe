//! The moves with their votes.

use crate::game::PlayerId;
use crate::games::votes::Tie;
use crate::rules::{Chance, Move, Rank};
use crate::store::Vote;

#[derive(Clone, Copy, Debug)]
pub struct Voter {
    pub player: PlayerId,
    pub vote: Vote,
    /// Their rank, if stated.
    pub rank: Option<Rank>,
}

/// The number of `votes` for each move, the most first; equals in the order of their first vote.
pub(crate) fn count(votes: &[(PlayerId, Vote)]) -> Vec<(Move, usize)> {
    let mut moves: Vec<(Move, usize)> = Vec::new();
    for (_, vote) in votes {
        match moves.iter_mut().find(|(mv, _)| *mv == vote.mv) {
            Some((_, votes)) => *votes += 1,
            None => moves.push((vote.mv, 1)),
        }
    }
    moves.sort_by_key(|(_, votes)| std::cmp::Reverse(*votes));
    moves
}

/// The move with the most votes; ties are broken by `tie`, with chance from `seed`. None without a vote.
pub fn winner(voters: &[Voter], tie: Tie, seed: u64) -> Option<Move> {
    // In the order of the votes, so that each move stands at its first one.
    let mut voters = voters.to_vec();
    voters.sort_by_key(|voter| (voter.vote.at, voter.player));
    let mut moves: Vec<(Move, usize, Option<Rank>)> = Vec::new();
    for voter in &voters {
        match moves.iter_mut().find(|(mv, ..)| *mv == voter.vote.mv) {
            Some((_, votes, strongest)) => {
                *votes += 1;
                *strongest = (*strongest).max(voter.rank);
            }
            None => moves.push((voter.vote.mv, 1, voter.rank)),
        }
    }
    let most = moves.iter().map(|(_, votes, _)| *votes).max()?;
    moves.retain(|(_, votes, _)| *votes == most);
    let place = match tie {
        Tie::Earliest => 0,
        Tie::Random => Chance::new(seed).below(moves.len()),
        Tie::Strongest => {
            let strongest = moves.iter().map(|(.., rank)| *rank).max()?;
            moves.iter().position(|(.., rank)| *rank == strongest)?
        }
    };
    moves.get(place).map(|(mv, ..)| *mv)
}
