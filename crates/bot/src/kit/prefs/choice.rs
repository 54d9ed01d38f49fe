//! Preferences that are one of a few things, each with its word.

use crate::game::Hour;

/// A choice from a fixed set.
pub trait Choosable: Copy + Eq + Send + 'static {
    /// Everything that can be chosen, with its word.
    const WORDS: &'static [(Self, &'static str)];

    fn word(self) -> &'static str {
        let mut known = Self::WORDS.iter();
        let found = known.find(|(value, _)| *value == self);
        found.expect("everything that can be chosen has its word").1
    }

    fn named(word: &str) -> Option<Self> {
        let mut known = Self::WORDS.iter();
        known
            .find(|(_, known)| *known == word)
            .map(|(value, _)| *value)
    }
}

/// Types of choices that properties have as values: each is stored by its word.
macro_rules! stored_by_word {
    ($($choice:ty)*) => {
        $crate::store::stored_as! {
            $($choice, as String:
                |choice| $crate::kit::prefs::choice::Choosable::word(*choice).to_owned(),
                |word| $crate::kit::prefs::choice::Choosable::named(&word);)*
        }
    };
}

pub(crate) use stored_by_word;

stored_by_word! { EachDay }

/// The hour of something daily, such as a summary or a channel's puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EachDay {
    /// Never.
    #[default]
    Off,
    /// At this hour of the receiver's own day, or of the club's.
    At(Hour),
}

impl Choosable for EachDay {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Off, "off"),
        (Self::At(Hour::ALL[0]), "0"),
        (Self::At(Hour::ALL[1]), "1"),
        (Self::At(Hour::ALL[2]), "2"),
        (Self::At(Hour::ALL[3]), "3"),
        (Self::At(Hour::ALL[4]), "4"),
        (Self::At(Hour::ALL[5]), "5"),
        (Self::At(Hour::ALL[6]), "6"),
        (Self::At(Hour::ALL[7]), "7"),
        (Self::At(Hour::ALL[8]), "8"),
        (Self::At(Hour::ALL[9]), "9"),
        (Self::At(Hour::ALL[10]), "10"),
        (Self::At(Hour::ALL[11]), "11"),
        (Self::At(Hour::ALL[12]), "12"),
        (Self::At(Hour::ALL[13]), "13"),
        (Self::At(Hour::ALL[14]), "14"),
        (Self::At(Hour::ALL[15]), "15"),
        (Self::At(Hour::ALL[16]), "16"),
        (Self::At(Hour::ALL[17]), "17"),
        (Self::At(Hour::ALL[18]), "18"),
        (Self::At(Hour::ALL[19]), "19"),
        (Self::At(Hour::ALL[20]), "20"),
        (Self::At(Hour::ALL[21]), "21"),
        (Self::At(Hour::ALL[22]), "22"),
        (Self::At(Hour::ALL[23]), "23"),
    ];
}
