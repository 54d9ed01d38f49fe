//! From scenes and lines to trees of nodes.

use crate::{Line, Mark, Scene};
use tengen_rules::{Color, Move, PointSet, Size, Variant};
use tengen_sgf::{Collection, NodeId};

/// Adds a game to `collection`: the scene, its `properties`, and its lines.
pub(crate) fn write(
    collection: &mut Collection,
    scene: &Scene,
    properties: &[(&str, Vec<String>)],
    lines: &[Line],
) {
    let root = collection.add_game();
    let size = scene.size();
    let game = match scene.rules().rules.variant() {
        Variant::Go | Variant::AtariGo => "1",
        Variant::Gomoku | Variant::GoBang => "4",
    };
    let mut add = |name: &str, values: &[String]| {
        collection.add(root, name, values.iter().map(String::as_str));
    };
    add("FF", &["4".to_owned()]);
    add("GM", &[game.to_owned()]);
    add(
        "SZ",
        &[if size.columns() == size.rows() {
            size.rows().to_string()
        } else {
            format!("{}:{}", size.columns(), size.rows())
        }],
    );
    add("RU", &[scene.rules().name.to_owned()]);
    let board = scene.position().board().arrangement();
    add("AB", &points(board.black, scene));
    add("AW", &points(board.white, scene));
    let to_move = scene.to_move();
    add("PL", &[letter(to_move).to_owned()]);
    for (name, values) in properties {
        add(name, values);
    }
    let mut tree = Tree {
        collection,
        known: Vec::new(),
        size,
    };
    for line in lines {
        tree.add(root, to_move, line);
    }
}

/// Lines of moves as one tree with shared prefixes.
struct Tree<'a> {
    collection: &'a mut Collection,
    /// Known edges: parent, move, child.
    known: Vec<(NodeId, Move, NodeId)>,
    size: Size,
}

impl Tree<'_> {
    /// Adds `line` below `root`; `first` moves first.
    fn add(&mut self, root: NodeId, first: Color, line: &Line) {
        let (mut node, mut color) = (root, first);
        for &mv in &line.moves {
            node = self.child(node, color, mv);
            color = !color;
        }
        let mark = match line.mark {
            Mark::Right => "RIGHT",
            Mark::Wrong => "WRONG",
        };
        let text = match &line.comment {
            Some(comment) => format!("{mark}\n{comment}"),
            None => mark.to_owned(),
        };
        self.collection.add(node, "C", [text.as_str()]);
    }

    /// The node of this move after `parent`.
    fn child(&mut self, parent: NodeId, color: Color, mv: Move) -> NodeId {
        let mut known = self.known.iter();
        if let Some(&(.., child)) =
            known.find(|(before, other, _)| (*before, *other) == (parent, mv))
        {
            return child;
        }
        let child = self.collection.add_child(parent);
        let vertex = match mv {
            Move::Play(point) => tengen_sgf::from_point(point, self.size),
            Move::Pass => String::new(),
        };
        self.collection.add(child, letter(color), [vertex.as_str()]);
        self.known.push((parent, mv, child));
        child
    }
}

const fn letter(color: Color) -> &'static str {
    match color {
        Color::Black => "B",
        Color::White => "W",
    }
}

/// Points as a property lists them.
pub(crate) fn points(points: PointSet, scene: &Scene) -> Vec<String> {
    let named = points
        .iter()
        .map(|point| tengen_sgf::from_point(point, scene.size()));
    named.collect()
}
