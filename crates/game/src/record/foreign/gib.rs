//! GIB, the format of Tygem: a head of `\[NAME=value\]`, then a line for each move.

use super::{Draft, name_and_rank, sgf_point, unreadable_move};
use tengen_rules::{Color, Size};
use tengen_sgf::Collection;

/// The record in the `lines` of a file, if it is one of Tygem.
pub(super) fn read(lines: &[&str]) -> Option<Collection> {
    if !lines.iter().take(3).any(|line| line.starts_with("\\HS")) {
        return None;
    }
    let mut draft = Draft::new(Size::square(Size::MAX)?);
    let mut header = GibHeader::default();
    for line in lines {
        match line
            .strip_prefix("\\[")
            .and_then(|line| line.split_once('='))
        {
            Some((name, value)) => header.listen(name, value.trim_end_matches("\\]")),
            None => play(&mut draft, line),
        }
    }
    header.add_properties(&mut draft);
    draft.finish()
}

/// `INI 0 1 handicap`, `STO 0 number color column row` or `SKI 0 number`, which is a pass.
fn play(draft: &mut Draft, line: &str) {
    let fields: Vec<&str> = line.split_whitespace().collect();
    let number = |place: usize| {
        fields
            .get(place)
            .and_then(|field| field.parse::<u32>().ok())
    };
    match fields.first() {
        Some(&"INI") => {
            let stones = number(3).and_then(|stones| u8::try_from(stones).ok());
            draft.handicap(stones.unwrap_or(0));
        }
        Some(&"STO") => {
            let color = match number(3) {
                Some(1) => Color::Black,
                Some(2) => Color::White,
                _ => return,
            };
            let lines = u32::from(draft.size.rows());
            let coordinate = |place| number(place).filter(|number| *number < lines);
            let at = coordinate(4)
                .zip(coordinate(5))
                .and_then(|(column, row)| sgf_point(column, row));
            draft.play(
                color,
                &at.unwrap_or_else(|| unreadable_move(&fields[4.min(fields.len())..])),
            );
        }
        Some(&"SKI") => draft.play(draft.next, ""),
        _ => {}
    }
}

/// The head. The lines GAMEINFOMAIN and GAMETAG contain the same in two ways; some files have only one of them.
#[derive(Default)]
struct GibHeader {
    black: String,
    white: String,
    date: String,
    komi: Option<u32>,
    ending: Option<u32>,
    margin: Option<u32>,
}

impl GibHeader {
    fn listen(&mut self, name: &str, value: &str) {
        match name {
            "GAMEBLACKNAME" => value.clone_into(&mut self.black),
            "GAMEWHITENAME" => value.clone_into(&mut self.white),
            "GAMEINFOMAIN" => {
                for (tag, content) in value.split(',').filter_map(|part| part.split_once(':')) {
                    self.number(tag, content);
                }
            }
            "GAMETAG" => {
                for part in value.split(',').map(str::trim) {
                    let letter = part
                        .char_indices()
                        .nth(1)
                        .map_or(part.len(), |(end, _)| end);
                    let (tag, content) = part.split_at(letter);
                    self.number(tag, content);
                    if tag == "C" && self.date.is_empty() {
                        let date: Vec<_> = content.split(':').take(3).collect();
                        self.date = date.join("-");
                    }
                }
            }
            _ => {}
        }
    }

    fn number(&mut self, name: &str, value: &str) {
        let place = match name {
            "GONGJE" | "G" => &mut self.komi,
            "GRLT" | "W" => &mut self.ending,
            "ZIPSU" | "Z" => &mut self.margin,
            _ => return,
        };
        *place = value.parse().ok().or(*place);
    }

    fn add_properties(&self, draft: &mut Draft) {
        for (text, name, rank) in [(&self.black, "PB", "BR"), (&self.white, "PW", "WR")] {
            let (said, ranked) = name_and_rank(text);
            draft.add_property(name, said);
            draft.add_property(rank, ranked);
        }
        draft.add_property("DT", &self.date);
        // In tenths of a point.
        let tenths = |number: u32| format!("{}.{}", number / 10, number % 10);
        draft.add_property("KM", &self.komi.map(tenths).unwrap_or_default());
        let margin = self
            .margin
            .filter(|&margin| margin > 0)
            .map(tenths)
            .unwrap_or_default();
        let result = match self.ending {
            Some(0) => format!("B+{margin}"),
            Some(1) => format!("W+{margin}"),
            Some(2) => "0".to_owned(),
            Some(3) => "B+R".to_owned(),
            Some(4) => "W+R".to_owned(),
            Some(7) => "B+T".to_owned(),
            Some(8) => "W+T".to_owned(),
            _ => String::new(),
        };
        draft.add_property("RE", &result);
    }
}
