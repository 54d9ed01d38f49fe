//! From scenes and lines to trees of nodes.

use crate::puzzle::{Line, Mark, Scene};
use crate::rules::{Color, Move, PointSet, Variant};
use crate::sgf::{self, Collection, NodeId};

/// Adds a game to `collection` with the scene, what else is `said` of it, and its lines.
pub(in crate::puzzle) fn write(
    collection: &mut Collection,
    scene: &Scene,
    said: &[(&str, Vec<String>)],
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
    for (name, values) in said {
        add(name, values);
    }
    let mut known: Vec<(NodeId, Move, NodeId)> = Vec::new();
    for line in lines {
        let (mut node, mut color) = (root, to_move);
        for &mv in &line.moves {
            let there = known
                .iter()
                .find(|&&(parent, other, _)| parent == node && other == mv);
            node = match there {
                Some(&(_, _, child)) => child,
                None => {
                    let child = collection.add_child(node);
                    let vertex = match mv {
                        Move::Play(point) => sgf::from_point(point, size),
                        Move::Pass => String::new(),
                    };
                    collection.add(child, letter(color), [vertex.as_str()]);
                    known.push((node, mv, child));
                    child
                }
            };
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
        collection.add(node, "C", [text.as_str()]);
    }
}

const fn letter(color: Color) -> &'static str {
    match color {
        Color::Black => "B",
        Color::White => "W",
    }
}

/// Points as a property lists them.
pub(in crate::puzzle) fn points(points: PointSet, scene: &Scene) -> Vec<String> {
    let named = points
        .iter()
        .map(|point| sgf::from_point(point, scene.size()));
    named.collect()
}
