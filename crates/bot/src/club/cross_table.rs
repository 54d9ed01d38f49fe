//! Cross tables: a row for each player, as a picture and as text.

use crate::kit::draft::{Drawing, Otherwise, Picture, Size};
use crate::port::within::cut;
use crate::render::{TextTable, writable};

/// Longer names are cut: at 390 pixels a phone shows some thirty characters across.
const LONGEST_NAME: usize = 12;
/// The column of the names; the line numbers are to its left.
const NAME_COLUMN: usize = 1;

/// A cross table, whose first column numbers the lines and whose second one has the names.
pub(crate) struct CrossTable {
    /// Headings of the columns.
    pub(crate) head: Vec<String>,
    /// The rows, each with as many cells as the heading.
    pub(crate) rows: Vec<Vec<String>>,
}

impl CrossTable {
    /// A name as it stands in a table.
    pub(crate) fn name(name: &str) -> String {
        cut(name, LONGEST_NAME).into_owned()
    }

    /// The picture as the file `name`, with this description, cut to the longest that Discord accepts; without a
    /// picture the description is the text.
    pub(crate) fn picture(self, name: String, alt: &str, otherwise: Otherwise) -> Picture {
        let mut table = self.into_table();
        for row in &mut table.rows {
            replace_undrawable(row);
        }
        Picture {
            name,
            drawing: Drawing::Table(table),
            size: Size::Usual,
            alt: cut(alt, 1024).into_owned(),
            otherwise,
        }
    }

    /// The cells alone.
    pub(crate) fn into_table(self) -> TextTable {
        TextTable {
            head: self.head,
            rows: self.rows,
            wide: NAME_COLUMN,
        }
    }

    /// The table as text, where pictures are not allowed.
    pub(crate) fn text(&self) -> String {
        let rows = std::iter::once(&self.head).chain(&self.rows);
        let lines: Vec<_> = rows
            .map(|row| {
                let cells = row.iter().map(|cell| cell.replace('`', "'"));
                cells.collect::<Vec<_>>().join(" ")
            })
            .collect();
        format!("\n```\n{}\n```", lines.join("\n"))
    }
}

/// Replaces the name in `row` by the line's number, as in `№ 3`, if it is in a script that our font does not have.
fn replace_undrawable(row: &mut [String]) {
    let Some([line, name]) = row.first_chunk_mut::<2>() else {
        return;
    };
    let known = writable(name);
    *name = if known.chars().any(char::is_alphanumeric) {
        known.trim().to_owned()
    } else {
        format!("№ {line}")
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_cannot_be_drawn_is_told_by_its_line_and_in_the_text_as_it_is() {
        let names = ["anna", "Жанна", "田中", "ben 🌸", "🌸", ""];
        let rows = names.iter().zip(1..);
        let rows = rows.map(|(name, line)| vec![line.to_string(), CrossTable::name(name)]);
        let table = CrossTable {
            head: vec!["#".to_owned(), String::new()],
            rows: rows.collect(),
        };
        assert!(table.text().contains("3 田中"), "{}", table.text());
        let picture = table.picture("a.png".to_owned(), "", Otherwise::Nothing);
        let Drawing::Table(drawn) = picture.drawing else {
            panic!("a table");
        };
        let drawn: Vec<_> = drawn.rows.iter().map(|row| row[1].as_str()).collect();
        assert_eq!(drawn, ["anna", "Жанна", "№ 3", "ben", "№ 5", "№ 6"]);
    }
}
