//! A walk through all trees.

use super::{Collection, Node, NodeId};

/// One step of a walk through all trees.
pub(crate) enum WalkStep<'a> {
    /// Into a node.
    Enter(Node<'a>),
    /// Out of the innermost open node, after its children.
    Leave,
}

/// All nodes, each entered before its children and left after them, without recursion.
pub(crate) fn walk(collection: &Collection) -> impl Iterator<Item = WalkStep<'_>> {
    // Nodes entered and not left yet.
    let mut open: Vec<Node<'_>> = Vec::new();
    let mut next = collection.node(NodeId(0)).first_child();
    std::iter::from_fn(move || {
        if let Some(node) = next {
            open.push(node);
            next = node.first_child();
            return Some(WalkStep::Enter(node));
        }
        let node = open.pop()?;
        next = node.next_sibling();
        Some(WalkStep::Leave)
    })
}
