//! A node: its children, its properties and their values.

use std::borrow::Cow;

use super::{Collection, Link, NodeId, NodeRow, PropertyRow};
use crate::text;

/// A node of a [`Collection`].
#[derive(Clone, Copy)]
pub struct Node<'a> {
    pub(super) collection: &'a Collection,
    pub(super) row: u32,
}

impl<'a> Node<'a> {
    /// The node's identifier within its collection.
    pub const fn id(self) -> NodeId {
        NodeId(self.row)
    }

    const fn row(self) -> &'a NodeRow {
        // `Index` is not const; the row was checked when the node was made.
        &self.collection.nodes.as_slice()[self.row as usize]
    }

    fn at(self, link: Link) -> Option<Self> {
        link.row().map(|_| Self {
            collection: self.collection,
            row: link.0,
        })
    }

    /// The continuations: the main line first, then the variations.
    pub fn children(self) -> impl Iterator<Item = Self> {
        std::iter::successors(self.at(self.row().first_child), |child| {
            child.next_sibling()
        })
    }

    pub(crate) fn first_child(self) -> Option<Self> {
        self.at(self.row().first_child)
    }

    pub(crate) fn next_sibling(self) -> Option<Self> {
        self.at(self.row().next_sibling)
    }

    /// This node, its first child, the first child of that, and so on.
    pub fn main_line(self) -> impl Iterator<Item = Self> {
        std::iter::successors(Some(self), |node| node.first_child())
    }

    /// The properties in the order of the file. In broken files a name may occur twice.
    pub fn properties(self) -> impl Iterator<Item = Property<'a>> {
        let collection = self.collection;
        let table = &collection.properties;
        std::iter::successors(self.row().first_property.row(), |&row| {
            table[row].next.row()
        })
        .map(move |row| Property {
            collection,
            row: &table[row],
        })
    }

    /// All values of the property `name` (in capitals, as in the standard), wherever it occurs in the node.
    pub fn values(self, name: &str) -> impl Iterator<Item = Value<'a>> {
        self.properties()
            .filter(move |property| property.is(name))
            .flat_map(Property::values)
    }

    /// The first value of the property `name`.
    pub fn value(self, name: &str) -> Option<Value<'a>> {
        self.values(name).next()
    }
}

/// A property: a name and at least one value.
#[derive(Clone, Copy)]
pub struct Property<'a> {
    collection: &'a Collection,
    row: &'a PropertyRow,
}

impl<'a> Property<'a> {
    /// The name as the file writes it: `B`, or `Black` in files before FF 4.
    pub fn name(self) -> &'a str {
        self.collection.slice(self.row.name)
    }

    /// Whether this is the property `name`, in capitals.
    ///
    /// Small letters do not count, as in formats before FF 4 (`Black` is `B`, `SiZe` is `SZ`);
    /// a name of small letters alone is read as capitals.
    pub fn is(self, name: &str) -> bool {
        let written = self.name();
        let has_capitals = written.bytes().any(|byte| byte.is_ascii_uppercase());
        if has_capitals {
            written
                .bytes()
                .filter(|byte| !byte.is_ascii_lowercase())
                .eq(name.bytes())
        } else {
            written.eq_ignore_ascii_case(name)
        }
    }

    /// The values, one or more.
    pub fn values(self) -> impl Iterator<Item = Value<'a>> {
        let first = self.row.first_value as usize;
        self.collection.values[first..first + self.row.values as usize]
            .iter()
            .map(move |&span| Value(self.collection.slice(span)))
    }
}

/// Whether name and raw values are the same.
impl PartialEq for Property<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name() && self.values().eq(other.values())
    }
}

/// A value of a property.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value<'a>(&'a str);

impl<'a> Value<'a> {
    /// The raw text between the brackets.
    pub const fn raw(self) -> &'a str {
        self.0
    }

    /// The value as Text: escapes resolved, line breaks as LF.
    pub fn text(self) -> Cow<'a, str> {
        text::unescape(self.0)
    }

    /// The value as SimpleText: on one line.
    pub fn simple_text(self) -> Cow<'a, str> {
        text::unescape_simple(self.0)
    }
}
