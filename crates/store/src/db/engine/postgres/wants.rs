//! Rows to be fetched.

use std::collections::{BTreeMap, BTreeSet};

use crate::db::counter::Counter;

/// The end from which rows are fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Order {
    Forward,
    Backward,
}

/// The rows of a table whose keys have a prefix, from one end.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Range {
    pub(super) table: &'static str,
    pub(super) prefix: Vec<u8>,
    /// The lowest key.
    pub(super) first: Vec<u8>,
    pub(super) order: Order,
}

impl Range {
    pub(super) fn new(table: &'static str, prefix: &[u8], first: &[u8], order: Order) -> Self {
        Self {
            table,
            prefix: prefix.to_vec(),
            first: first.to_vec(),
            order,
        }
    }

    /// The range from the other end.
    pub(super) fn reverse(&self) -> Self {
        let order = match self.order {
            Order::Forward => Order::Backward,
            Order::Backward => Order::Forward,
        };
        Self {
            order,
            ..self.clone()
        }
    }

    /// Whether the row under `key` belongs to the range.
    pub(super) fn contains(&self, key: &[u8]) -> bool {
        key.starts_with(&self.prefix) && key >= &*self.first
    }
}

/// Rows to be fetched.
#[derive(Clone, Debug, Default)]
pub(super) struct Wants {
    pub(super) rows: BTreeMap<&'static str, BTreeSet<Vec<u8>>>,
    /// The number of rows to fetch from each range.
    pub(super) ranges: BTreeMap<Range, usize>,
    pub(super) numbers: BTreeMap<Counter, usize>,
}

impl Wants {
    pub(super) fn want_row(&mut self, table: &'static str, key: Vec<u8>) {
        self.rows.entry(table).or_default().insert(key);
    }

    pub(super) fn want_range(&mut self, range: &Range, rows: usize) {
        let known = self.ranges.entry(range.clone()).or_default();
        *known = rows.max(*known);
    }

    pub(super) fn want_number(&mut self, counter: Counter) {
        *self.numbers.entry(counter).or_default() += 1;
    }

    /// Whether nothing is to be fetched.
    pub(super) fn is_empty(&self) -> bool {
        self.numbers.is_empty() && self.rows.is_empty() && self.ranges.is_empty()
    }

    /// Whether one statement fetches everything.
    pub(super) fn is_single(&self) -> bool {
        self.rows.len() + self.ranges.len() + self.numbers.len() == 1
    }

    /// The wants without gapless numbers: these are drawn once everything else has been fetched.
    pub(super) fn without_gapless(mut self) -> Self {
        self.numbers
            .retain(|counter, _| *counter == Counter::OutboxMessage);
        self
    }

    /// Adds the rows and ranges of `more`, without its numbers, which the next attempt must not draw again.
    pub(super) fn add(&mut self, more: &Self) {
        for (table, keys) in &more.rows {
            self.rows
                .entry(table)
                .or_default()
                .extend(keys.iter().cloned());
        }
        for (range, rows) in &more.ranges {
            self.want_range(range, *rows);
        }
    }
}
