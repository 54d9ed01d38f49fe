//! Runs a row function on the data fetched so far. A missing row is noted, and reads as absent; the function's result
//! is discarded then, and it runs again.

use std::cell::RefCell;
use std::collections::BTreeMap;

use super::wants::{Order, Range, Wants};
use crate::db::counter::Counter;
use crate::db::error::StoreError;
use crate::db::read::{Bytes, Rows, Source};

/// Rows of a range in the first fetch; each further fetch asks for four times as many.
const FIRST: usize = 64;

/// Rows from one end of a range.
#[derive(Debug)]
pub(super) struct Page {
    pub(super) rows: Vec<Bytes>,
    /// Whether these are all of the range.
    pub(super) is_all: bool,
}

/// Unique numbers.
pub(super) type Numbers = BTreeMap<Counter, Vec<u64>>;

/// Rows of one snapshot, and unique numbers.
#[derive(Debug, Default)]
pub(super) struct Fetched {
    rows: BTreeMap<(&'static str, Vec<u8>), Option<Vec<u8>>>,
    pages: BTreeMap<Range, Page>,
    numbers: Numbers,
    run: RefCell<Run>,
}

/// Reads of one run of the function.
#[derive(Debug, Default)]
struct Run {
    missing: Wants,
    /// Numbers used so far, by counter.
    taken: BTreeMap<Counter, usize>,
}

impl Fetched {
    /// No rows, and `numbers` that were fetched before.
    pub(super) fn with_numbers(numbers: Numbers) -> Self {
        Self {
            numbers,
            ..Self::default()
        }
    }

    /// The gapless numbers, to be used again when the change is repeated.
    pub(super) fn into_gapless(self) -> Numbers {
        let mut numbers = self.numbers;
        numbers.remove(&Counter::OutboxMessage);
        numbers
    }

    /// Notes the `found` rows, and that all others of `keys` have none.
    pub(super) fn add_rows<'a>(
        &mut self,
        table: &'static str,
        keys: impl IntoIterator<Item = &'a Vec<u8>>,
        found: Vec<Bytes>,
    ) {
        for key in keys {
            self.rows.entry((table, key.clone())).or_insert(None);
        }
        for (key, value) in found {
            self.rows.insert((table, key), Some(value));
        }
    }

    /// Notes the first rows of a range.
    pub(super) fn add_page(&mut self, range: Range, page: Page) {
        self.pages.insert(range, page);
    }

    /// Notes more numbers of a counter.
    pub(super) fn add_numbers(&mut self, counter: Counter, more: impl IntoIterator<Item = u64>) {
        self.numbers.entry(counter).or_default().extend(more);
    }

    /// Ends a run of the function; returns its missing reads.
    pub(super) fn take_missing(&self) -> Wants {
        self.run.take().missing
    }

    /// All rows of a range and their order, if they are known.
    fn all(&self, range: &Range) -> Option<(&Page, Order)> {
        [range, &range.reverse()].into_iter().find_map(|range| {
            let page = self.pages.get(range)?;
            page.is_all.then_some((page, range.order))
        })
    }

    /// The row at `place`, counted from the end where `range` begins; none after the last one,
    /// and where it has yet to be fetched.
    fn at(&self, range: &Range, place: usize) -> Option<&Bytes> {
        if let Some((page, order)) = self.all(range) {
            return if order == range.order {
                page.rows.get(place)
            } else {
                page.rows
                    .len()
                    .checked_sub(place + 1)
                    .map(|place| &page.rows[place])
            };
        }
        let known = self.pages.get(range).map_or(&[][..], |page| &page.rows);
        if known.len() <= place {
            let more = (known.len() * 4).max(FIRST);
            self.run.borrow_mut().missing.want_range(range, more);
        }
        known.get(place)
    }
}

impl Source for Fetched {
    fn bytes(&self, table: &'static str, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        let key = (table, key.to_vec());
        let known = self.rows.get(&key);
        if known.is_none() {
            self.run.borrow_mut().missing.want_row(key.0, key.1);
        }
        Ok(known.cloned().flatten())
    }

    fn rows(&self, table: &'static str, prefix: &[u8]) -> Rows<'_> {
        Box::new(Cursor::new(
            self,
            Range::new(table, prefix, prefix, Order::Forward),
        ))
    }

    fn rows_from<'a>(
        &'a self,
        table: &'static str,
        prefix: &[u8],
        first: &[u8],
    ) -> Box<dyn Iterator<Item = Result<Bytes, StoreError>> + 'a> {
        let range = Range::new(table, prefix, first, Order::Forward);
        Box::new(Cursor::new(self, range))
    }

    fn number(&self, counter: Counter) -> Result<Option<u64>, StoreError> {
        let mut run = self.run.borrow_mut();
        let taken = run.taken.entry(counter).or_default();
        let number = self.numbers.get(&counter).and_then(|all| all.get(*taken));
        *taken += 1;
        if number.is_none() {
            run.missing.want_number(counter);
        }
        // Any value stands in for a missing number: this run does not count.
        Ok(Some(number.copied().unwrap_or_default()))
    }
}

/// The rows of a range, from both of its ends.
struct Cursor<'a> {
    fetched: &'a Fetched,
    forward: Range,
    backward: Range,
    /// Rows returned so far from each end.
    taken: [usize; 2],
}

impl<'a> Cursor<'a> {
    fn new(fetched: &'a Fetched, forward: Range) -> Self {
        Self {
            fetched,
            backward: forward.reverse(),
            forward,
            taken: [0, 0],
        }
    }

    /// Whether its ends have met.
    fn is_done(&self) -> bool {
        let all = self.fetched.all(&self.forward);
        all.is_some_and(|(page, _)| self.taken.iter().sum::<usize>() >= page.rows.len())
    }
}

impl Iterator for Cursor<'_> {
    type Item = Result<Bytes, StoreError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_done() {
            return None;
        }
        let row = self.fetched.at(&self.forward, self.taken[0])?;
        self.taken[0] += 1;
        Some(Ok(row.clone()))
    }
}

impl DoubleEndedIterator for Cursor<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        if self.is_done() {
            return None;
        }
        let row = self.fetched.at(&self.backward, self.taken[1])?;
        self.taken[1] += 1;
        Some(Ok(row.clone()))
    }
}
