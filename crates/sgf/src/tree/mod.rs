//! Records as trees of nodes, in an arena.
//!
//! Nodes, properties and values are rows of three tables and refer to each other by row number; names and values
//! are ranges of one text. A file of 10 MB therefore takes a few times its size in memory, however deeply it is nested,
//! and nothing here is recursive.

mod node;

use std::fmt;
use std::ops::Range;

pub use node::{Node, Property, Value};

use super::text;

/// Index of a row; `u32::MAX` means "none".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Link(u32);

impl Link {
    const NONE: Self = Self(u32::MAX);

    fn to_row(table_len: usize) -> Self {
        Self(u32::try_from(table_len).expect("files are far smaller than 4 GB"))
    }

    const fn row(self) -> Option<usize> {
        if self.0 == Self::NONE.0 {
            None
        } else {
            Some(self.0 as usize)
        }
    }
}

/// A range of the text.
#[derive(Clone, Copy, Debug)]
struct Span {
    start: u32,
    end: u32,
}

impl Span {
    fn new(range: Range<usize>) -> Self {
        Self {
            start: Link::to_row(range.start).0,
            end: Link::to_row(range.end).0,
        }
    }
}

#[derive(Clone, Debug)]
struct NodeRow {
    first_child: Link,
    last_child: Link,
    next_sibling: Link,
    first_property: Link,
    last_property: Link,
}

impl NodeRow {
    const EMPTY: Self = Self {
        first_child: Link::NONE,
        last_child: Link::NONE,
        next_sibling: Link::NONE,
        first_property: Link::NONE,
        last_property: Link::NONE,
    };
}

#[derive(Clone, Debug)]
struct PropertyRow {
    name: Span,
    /// Row of the first value; the values of a property are adjacent.
    first_value: u32,
    values: u32,
    next: Link,
}

/// The games of a file, each a tree of nodes.
///
/// Two collections are equal if they have the same trees with the same names and the same raw values.
#[derive(Clone)]
pub struct Collection {
    text: String,
    /// Row 0 is no node of the file: its children are the games.
    nodes: Vec<NodeRow>,
    properties: Vec<PropertyRow>,
    values: Vec<Span>,
}

/// Identifier of a node within its [`Collection`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeId(u32);

impl Default for Collection {
    fn default() -> Self {
        Self::new()
    }
}

impl Collection {
    /// A collection without games.
    pub fn new() -> Self {
        Self {
            text: String::new(),
            nodes: vec![NodeRow::EMPTY],
            properties: Vec::new(),
            values: Vec::new(),
        }
    }

    /// The root nodes of the games, in the order of the file.
    pub fn games(&self) -> impl Iterator<Item = Node<'_>> {
        self.node(NodeId(0)).children()
    }

    /// The node with this `id`.
    ///
    /// # Panics
    /// If `id` comes from another, larger collection.
    pub fn node(&self, id: NodeId) -> Node<'_> {
        assert!((id.0 as usize) < self.nodes.len());
        Node {
            collection: self,
            row: id.0,
        }
    }

    /// Adds a game after the others and returns its root.
    pub fn add_game(&mut self) -> NodeId {
        self.add_child(NodeId(0))
    }

    /// Adds a child of `parent` after its other children. The first child continues the main line.
    pub fn add_child(&mut self, parent: NodeId) -> NodeId {
        let child = Link::to_row(self.nodes.len());
        self.nodes.push(NodeRow::EMPTY);
        let parent = &mut self.nodes[parent.0 as usize];
        let last = std::mem::replace(&mut parent.last_child, child);
        match last.row() {
            Some(last) => self.nodes[last].next_sibling = child,
            None => parent.first_child = child,
        }
        NodeId(child.0)
    }

    /// Adds a property to `node` with these `values`, which are escaped as needed.
    /// Without values nothing is added: SGF has no property without one (an empty value is one).
    ///
    /// # Panics
    /// If `name` contains anything but the letters A to Z, or nothing.
    pub fn add<'v>(&mut self, node: NodeId, name: &str, values: impl IntoIterator<Item = &'v str>) {
        assert!(
            !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_uppercase()),
            "a property's name consists of capital letters"
        );
        let mut values = values.into_iter().peekable();
        if values.peek().is_none() {
            return;
        }
        let name = self.append(name);
        self.begin_property(node, name);
        for value in values {
            let value = self.append(&text::escape(value));
            self.push_value(value);
        }
    }

    fn append(&mut self, text: &str) -> Range<usize> {
        let start = self.text.len();
        self.text.push_str(text);
        start..self.text.len()
    }

    /// Adds a property whose name is the text's range `name`; its values must be the next ones to be pushed.
    /// The text itself may be set later, by [`Collection::set_text`].
    pub(super) fn begin_property(&mut self, node: NodeId, name: Range<usize>) {
        let property = Link::to_row(self.properties.len());
        self.properties.push(PropertyRow {
            name: Span::new(name),
            first_value: Link::to_row(self.values.len()).0,
            values: 0,
            next: Link::NONE,
        });
        let node = &mut self.nodes[node.0 as usize];
        let last = std::mem::replace(&mut node.last_property, property);
        match last.row() {
            Some(last) => self.properties[last].next = property,
            None => node.first_property = property,
        }
    }

    /// Adds the text's range `raw` to the values of the last property.
    pub(super) fn push_value(&mut self, raw: Range<usize>) {
        self.values.push(Span::new(raw));
        let property = self.properties.last_mut();
        property.expect("a value follows its property").values += 1;
    }

    /// Sets the text that the stored ranges refer to.
    pub(super) fn set_text(&mut self, text: String) {
        self.text = text;
    }

    /// Whether no node has a property.
    pub(super) const fn has_no_properties(&self) -> bool {
        self.properties.is_empty()
    }

    /// Whether all names and values are ASCII.
    pub(super) fn is_ascii(&self) -> bool {
        let values = self.values.iter();
        // Names are always ASCII.
        values.copied().all(|span| self.slice(span).is_ascii())
    }

    fn slice(&self, span: Span) -> &str {
        &self.text[span.start as usize..span.end as usize]
    }
}

impl PartialEq for Collection {
    fn eq(&self, other: &Self) -> bool {
        walk(self).eq(walk(other))
    }
}

impl Eq for Collection {}

/// The collection as SGF, in quotes.
impl fmt::Debug for Collection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.to_sgf())
    }
}

/// One step of a walk through all trees.
pub(crate) enum WalkStep<'a> {
    /// Into a node.
    Enter(Node<'a>),
    /// Out of the innermost open node, after its children.
    Leave,
}

/// Whether both enter nodes with the same properties, or both leave one.
impl PartialEq for WalkStep<'_> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Enter(one), Self::Enter(other)) => one.properties().eq(other.properties()),
            (Self::Leave, Self::Leave) => true,
            _ => false,
        }
    }
}

/// All nodes, each entered before its children and left after them, without recursion.
pub(crate) fn walk(collection: &Collection) -> impl Iterator<Item = WalkStep<'_>> {
    // Nodes that were entered and not left yet.
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
