//! Sets of cells.

/// A set of the cells of a field, as bits.
pub type Cells = u64;

/// The set with one cell.
#[inline]
pub(super) const fn bit(cell: usize) -> Cells {
    1 << cell
}

/// The cells of a set in ascending order.
#[inline]
pub(super) fn iter_cells(mut cells: Cells) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if cells == 0 {
            return None;
        }
        let cell = cells.trailing_zeros() as usize;
        cells &= cells - 1;
        Some(cell)
    })
}
