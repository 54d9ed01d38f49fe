//! A game as SGF with annotations: comments, marks and variations.

use std::collections::HashMap;

use super::export::{SIDE, tree};
use crate::Game;
use crate::note::{Marks, NoteMark, Spot};
use tengen_rules::{ByColor, Move, Point, Position, Rules, Size};
use tengen_sgf::{Collection, NodeId, from_point};

/// Words and marks at a place of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Annotation {
    pub spot: Spot,
    /// The words, with their author.
    pub comment: String,
    pub marks: Marks,
}

/// The record of `game` as SGF text with these annotations; several at one place follow each other in one comment.
/// Variations that the rules forbid end before the first illegal move.
pub fn write_annotated(game: &Game, names: &ByColor<String>, annotations: &[Annotation]) -> String {
    let (sgf, nodes) = tree(game, names);
    let mut branches = Branches {
        positions: game.positions().collect(),
        rules: game.terms().rules,
        size: game.terms().size,
        known: HashMap::new(),
        nodes,
        sgf,
    };
    let mut places: Vec<(NodeId, Vec<&Annotation>)> = Vec::new();
    for annotation in annotations {
        let node = branches.node(&annotation.spot);
        match places.iter_mut().find(|(other, _)| *other == node) {
            Some((_, there)) => there.push(annotation),
            None => places.push((node, vec![annotation])),
        }
    }
    let (mut sgf, size) = (branches.sgf, game.terms().size);
    for (node, there) in places {
        annotate(&mut sgf, node, &there, size);
    }
    sgf.to_sgf()
}

/// A record whose variations grow.
struct Branches {
    sgf: Collection,
    /// The node after each number of moves.
    nodes: Vec<NodeId>,
    positions: Vec<Position>,
    rules: Rules,
    size: Size,
    /// The nodes of variations, by the moves before them and their own.
    known: HashMap<(u16, Vec<Move>), (NodeId, Position)>,
}

impl Branches {
    /// The node at `spot`; missing nodes of its variation are added.
    fn node(&mut self, spot: &Spot) -> NodeId {
        let after = usize::from(spot.after());
        let last = self.nodes.len() - 1;
        let mut node = self.nodes[after.min(last)];
        let Some(mut position) = self.positions.get(after).cloned() else {
            return node;
        };
        for (length, &mv) in (1..).zip(spot.variation()) {
            let key = (spot.after(), spot.variation()[..length].to_vec());
            if let Some((known, there)) = self.known.get(&key) {
                (node, position) = (*known, there.clone());
                continue;
            }
            let color = position.to_move();
            if self.rules.play(&mut position, mv).is_err() {
                break;
            }
            // The first child is the main line: at the end of the game an empty one precedes the variation.
            if length == 1 && after == last && self.sgf.node(node).children().next().is_none() {
                self.sgf.add_child(node);
            }
            node = self.sgf.add_child(node);
            let at = match mv {
                Move::Play(point) => from_point(point, self.size),
                Move::Pass => String::new(),
            };
            self.sgf.add(node, SIDE[color], [at.as_str()]);
            self.known.insert(key, (node, position.clone()));
        }
        node
    }
}

/// Adds comments (C) and marks (TR, SQ, LB) to a node; a point keeps its first mark.
fn annotate(sgf: &mut Collection, node: NodeId, there: &[&Annotation], size: Size) {
    let comments = there.iter().map(|one| one.comment.as_str());
    let comments: Vec<_> = comments.filter(|comment| !comment.is_empty()).collect();
    if !comments.is_empty() {
        sgf.add(node, "C", [comments.join("\n\n").as_str()]);
    }
    let mut marks: Vec<(Point, NoteMark)> = Vec::new();
    for (point, mark) in there.iter().flat_map(|one| one.marks.iter()) {
        if size.contains(point) && !marks.iter().any(|(other, _)| *other == point) {
            marks.push((point, mark));
        }
    }
    let shapes = [("TR", NoteMark::Triangle), ("SQ", NoteMark::Square)];
    for (name, shape) in shapes {
        let points = marks.iter().filter(|(_, mark)| *mark == shape);
        let points: Vec<_> = points.map(|(point, _)| from_point(*point, size)).collect();
        sgf.add(node, name, points.iter().map(String::as_str));
    }
    let labels = marks.iter().filter_map(|(point, mark)| match mark {
        NoteMark::Letter(letter) => Some(format!("{}:{letter}", from_point(*point, size))),
        NoteMark::Triangle | NoteMark::Square => None,
    });
    let labels: Vec<_> = labels.collect();
    sgf.add(node, "LB", labels.iter().map(String::as_str));
}
