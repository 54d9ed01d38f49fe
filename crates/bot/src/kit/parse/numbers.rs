//! Numbers on moves, as typed: `10`, `last 10`, `from 25`, `all`.

use std::ops::RangeInclusive;

use crate::i18n::say::terms;

/// Longest text that is parsed.
const LONGEST: usize = 24;

/// The numbered moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Numbers {
    /// The last moves, at least one; their number.
    Last(usize),
    /// All moves from this number on; the first is 1.
    From(usize),
}

impl Numbers {
    /// Parses a person's input, in any language that the bot speaks.
    pub(crate) fn read(text: &str) -> Option<Self> {
        if text.chars().count() > LONGEST {
            return None;
        }
        let mut words = text.split_whitespace();
        let first = words.next()?;
        let numbers = if terms::typed_all().has_word(first) {
            Self::From(1)
        } else if terms::typed_last().has_word(first) {
            Self::Last(count(words.next()?)?)
        } else if terms::typed_from().has_word(first) {
            Self::From(count(words.next()?)?)
        } else {
            Self::Last(count(first)?)
        };
        words.next().is_none().then_some(numbers)
    }

    /// The numbers of these moves when `moves` have been played; none if there are no such moves.
    pub(crate) fn among(self, moves: usize) -> Option<RangeInclusive<usize>> {
        let first = match self {
            Self::Last(last) => moves.saturating_sub(last) + 1,
            Self::From(first) => first,
        };
        (first <= moves).then_some(first..=moves)
    }
}

/// A number from 1 on, in at most four plain digits.
fn count(text: &str) -> Option<usize> {
    let plain = text.len() <= 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| plain)?;
    (number > 0).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_people_write_them() {
        for (text, numbers) in [
            ("10", Numbers::Last(10)),
            (" Last  3 ", Numbers::Last(3)),
            ("letzte 3", Numbers::Last(3)),
            ("from 25", Numbers::From(25)),
            ("AB 25", Numbers::From(25)),
            ("all", Numbers::From(1)),
            ("alle", Numbers::From(1)),
            ("ВСЕ", Numbers::From(1)),
            ("dès 25", Numbers::From(25)),
            ("últimas 3", Numbers::Last(3)),
        ] {
            assert_eq!(Numbers::read(text), Some(numbers), "{text}");
        }
    }

    #[test]
    fn what_names_no_moves_is_refused() {
        for text in [
            "",
            " ",
            "0",
            "-1",
            "+1",
            "1.5",
            "ten",
            "from",
            "from 0",
            "last -2",
            "10 20",
            "all 3",
            "from 25 to",
            "99999",
            "١٢",
            "1\u{200b}",
            "from from 2",
            "𝟙",
            "1111111111111111111111111111111111111111",
        ] {
            assert_eq!(Numbers::read(text), None, "{text:?}");
        }
    }

    #[test]
    fn numbers_reach_no_further_than_the_game() {
        assert_eq!(Numbers::Last(10).among(4), Some(1..=4));
        assert_eq!(Numbers::Last(2).among(4), Some(3..=4));
        assert_eq!(Numbers::From(4).among(4), Some(4..=4));
        assert_eq!(Numbers::From(5).among(4), None);
        assert_eq!(Numbers::Last(9999).among(0), None);
    }
}
