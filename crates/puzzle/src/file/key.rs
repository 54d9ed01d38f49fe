//! Decides which lines of a file are right.

use super::read::Path;
use super::words::TextVerdict;
use crate::{Line, Mark};
use tengen_rules::Move;

/// How the right lines of a file were determined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// The file marks right or wrong lines, or has only one.
    Marked,
    /// Nothing is marked, so the first branches were taken.
    FirstBranch,
}

/// Turns paths into lines, right or wrong. If none is marked as right, the solver takes the first branch everywhere
/// that leads to a line not marked as wrong.
pub(super) fn judge(paths: Vec<Path>) -> (Vec<Line>, Key) {
    let is_marked = paths.iter().any(|path| path.right == TextVerdict::Yes);
    let (is_right, key) = if is_marked {
        let is_right = paths.iter().map(|path| path.right == TextVerdict::Yes);
        (is_right.collect(), Key::Marked)
    } else {
        first_branches(&paths)
    };
    let to_line = |(path, is_right): (Path, bool)| Line {
        mark: if is_right && path.wrong == TextVerdict::Nothing {
            Mark::Right
        } else {
            Mark::Wrong
        },
        moves: path.moves,
        comment: path.comment,
    };
    (paths.into_iter().zip(is_right).map(to_line).collect(), key)
}

/// For each of the `paths`, whether it is right if the solver always takes the first branch; and whether there was a
/// choice.
fn first_branches(paths: &[Path]) -> (Vec<bool>, Key) {
    let mut is_right = vec![false; paths.len()];
    let mut key = Key::Marked;
    let is_open = |&index: &usize| paths[index].wrong == TextVerdict::Nothing;
    // The paths that share a prefix, and its length.
    let all: Vec<usize> = (0..paths.len()).filter(is_open).collect();
    let mut alike = vec![(all, 0)];
    while let Some((group, depth)) = alike.pop() {
        let mut branches: Vec<(Move, Vec<usize>)> = Vec::new();
        for index in group {
            match paths[index].moves.get(depth) {
                None => is_right[index] = true,
                Some(&mv) => match branches.iter_mut().find(|(known, _)| *known == mv) {
                    Some((_, branch)) => branch.push(index),
                    None => branches.push((mv, vec![index])),
                },
            }
        }
        if depth.is_multiple_of(2) && branches.len() > 1 {
            key = Key::FirstBranch;
            branches.truncate(1);
        }
        alike.extend(branches.into_iter().map(|(_, branch)| (branch, depth + 1)));
    }
    (is_right, key)
}
