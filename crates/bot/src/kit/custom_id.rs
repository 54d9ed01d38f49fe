//! Custom ids of buttons, menus and forms: version, word and payload, as in `v1:play:17:42` or `v1:book:try:de:ko`.
//!
//! No dialogue lives in memory: all that a press needs is in the custom id or in the store. Input is hostile until
//! parsed: a text is read only in exactly the form in which it is written.

use crate::clock::Timestamp;
use crate::contest::{ContestId, EntryIndex};
use crate::engine::Level;
use crate::game::{ChannelId, GameId, PlayerId, Revision};
use crate::i18n::Locale;
use crate::kit::prefs::choice::Choosable;
use crate::port::answer::Shown;
use crate::rating::Pool;
use crate::rules::Point;
use crate::store::PuzzleId;

/// Discord's limit for a custom id, in characters.
const LONGEST: usize = 100;
const VERSION: &str = "v1";

/// The custom ids of one kind of button. No other kind has the same word.
pub trait CustomId: Sized {
    /// The first word of these custom ids.
    const WORD: &'static str;

    /// The payload after the word; empty if there is none, `None` if it cannot be encoded.
    fn payload(&self) -> Option<String>;

    /// Parses the part after the word.
    fn read(rest: &str) -> Option<Self>;

    /// The custom id: 1 to 100 characters. What does not fit has none.
    fn write(&self) -> Option<String> {
        join(Self::WORD, &self.payload()?)
    }

    /// Parses exactly the output of [`CustomId::write`].
    fn parse(text: &str) -> Option<Self> {
        let (word, rest) = split(text)?;
        let read = Self::read(rest).filter(|_| word == Self::WORD)?;
        (read.write().as_deref() == Some(text)).then_some(read)
    }
}

/// One or several fields of a payload, separated by colons.
pub(crate) trait Parts: Sized {
    /// Adds its parts; none if it cannot be carried.
    fn write(&self, parts: &mut Vec<String>) -> Option<()>;

    /// Reads them off the front.
    fn read(parts: &mut std::str::Split<'_, char>) -> Option<Self>;
}

/// The payload of a custom id with these `parts`.
pub(crate) fn write_parts(write: impl FnOnce(&mut Vec<String>) -> Option<()>) -> Option<String> {
    let mut parts = Vec::new();
    write(&mut parts)?;
    Some(parts.join(":"))
}

/// Parses all parts after the word.
pub(crate) fn read_parts<T>(
    rest: &str,
    read: impl FnOnce(&mut std::str::Split<'_, char>) -> Option<T>,
) -> Option<T> {
    let mut parts = rest.split(':');
    if rest.is_empty() {
        parts.next();
    }
    let read = read(&mut parts)?;
    parts.next().is_none().then_some(read)
}

/// Custom ids whose parts are those of their fields, in this order.
macro_rules! custom_ids {
    ($($id:ident $(($($field:ident),+))? $({ $($name:ident),+ })? = $word:literal;)+) => {$(
        impl $crate::kit::custom_id::CustomId for $id {
            const WORD: &'static str = $word;

            fn payload(&self) -> Option<String> {
                let Self $(($($field),+))? $({ $($name),+ })? = self;
                $crate::kit::custom_id::write_parts(|_parts| {
                    $($($crate::kit::custom_id::Parts::write($field, _parts)?;)+)?
                    $($($crate::kit::custom_id::Parts::write($name, _parts)?;)+)?
                    Some(())
                })
            }

            fn read(rest: &str) -> Option<Self> {
                $crate::kit::custom_id::read_parts(rest, |_parts| {
                    $($(let $field = $crate::kit::custom_id::Parts::read(_parts)?;)+)?
                    $($(let $name = $crate::kit::custom_id::Parts::read(_parts)?;)+)?
                    Some(Self $(($($field),+))? $({ $($name),+ })?)
                })
            }
        }
    )+};
}
pub(crate) use custom_ids;

/// Parts that begin with a word, one for each variant, followed by its fields; variants after a semicolon take their
/// word from their first field.
macro_rules! words {
    (
        $of:ident: $($variant:ident $(($($field:ident),+))? = $word:literal),+ $(,)?
        $(; $($other:ident($($part:ident),+)),+ $(,)?)?
    ) => {
        impl $of {
            pub const WORDS: &'static [&'static str] = &[$($word),+];
        }

        impl $crate::kit::custom_id::Parts for $of {
            fn write(&self, parts: &mut Vec<String>) -> Option<()> {
                match self {
                    $(Self::$variant $(($($field),+))? => {
                        parts.push($word.to_owned());
                        $($($crate::kit::custom_id::Parts::write($field, parts)?;)+)?
                    })+
                    $($(Self::$other($($part),+) => {
                        $($crate::kit::custom_id::Parts::write($part, parts)?;)+
                    })+)?
                }
                Some(())
            }

            fn read(parts: &mut std::str::Split<'_, char>) -> Option<Self> {
                let _start = parts.clone();
                Some(match parts.next()? {
                    $($word => {
                        $($(let $field = $crate::kit::custom_id::Parts::read(parts)?;)+)?
                        Self::$variant $(($($field),+))?
                    })+
                    _ => {
                        $($(
                            *parts = _start.clone();
                            let mut read = || {
                                $(let $part = $crate::kit::custom_id::Parts::read(parts)?;)+
                                Some(Self::$other($($part),+))
                            };
                            if let Some(read) = read() {
                                return Some(read);
                            }
                        )+)?
                        return None;
                    }
                })
            }
        }
    };
}
pub(crate) use words;

/// Custom ids that are parts themselves.
macro_rules! whole {
    ($($id:ident = $word:literal;)+) => {$(
        impl $crate::kit::custom_id::CustomId for $id {
            const WORD: &'static str = $word;

            fn payload(&self) -> Option<String> {
                let write = |parts: &mut _| $crate::kit::custom_id::Parts::write(self, parts);
                $crate::kit::custom_id::write_parts(write)
            }

            fn read(rest: &str) -> Option<Self> {
                $crate::kit::custom_id::read_parts(rest, $crate::kit::custom_id::Parts::read)
            }
        }
    )+};
}
pub(crate) use whole;

/// Parts that are numbers.
macro_rules! numbers {
    ($($type:ty: |$value:ident| $number:expr, |$read:ident| $make:expr;)+) => {$(
        impl Parts for $type {
            fn write(&self, parts: &mut Vec<String>) -> Option<()> {
                let $value = *self;
                let number: u64 = $number;
                parts.push(number.to_string());
                Some(())
            }

            fn read(parts: &mut std::str::Split<'_, char>) -> Option<Self> {
                let $read = number(parts.next()?)?;
                $make
            }
        }
    )+};
}

numbers! {
    u8: |value| value.into(), |read| read.try_into().ok();
    u16: |value| value.into(), |read| read.try_into().ok();
    u32: |value| value.into(), |read| read.try_into().ok();
    u64: |value| value, |read| Some(read);
    ChannelId: |id| id.get(), |read| Some(Self::new(read));
    PlayerId: |id| id.get(), |read| Some(Self::new(read));
    GameId: |id| id.get(), |read| Some(Self::new(read));
    Revision: |revision| revision.get().into(), |read| Some(Self::new(read.try_into().ok()?));
    ContestId: |id| id.get(), |read| Some(Self::new(read));
    PuzzleId: |id| id.get(), |read| Some(Self::new(read));
    EntryIndex: |entry| entry.get() as u64,
        |read| Some(Self::new(u16::try_from(read).ok()?.into()));
}

/// Parts that are a word each: how it is written, none if it cannot be carried, and how it is read.
macro_rules! one_word {
    ($($type:ty: |$value:ident| $word:expr, |$text:ident| $read:expr;)+) => {$(
        impl $crate::kit::custom_id::Parts for $type {
            fn write(&self, parts: &mut Vec<String>) -> Option<()> {
                let $value = self;
                let word: Option<String> = $word;
                parts.push(word?);
                Some(())
            }

            fn read(parts: &mut std::str::Split<'_, char>) -> Option<Self> {
                let $text = parts.next()?;
                $read
            }
        }
    )+};
}
pub(crate) use one_word;

one_word! {
    Point: |point| Some(point.to_string()), |text| text.parse().ok();
    Locale: |locale| Some(locale.language().to_owned()), |text| Self::from_tag(text);
    Pool: |pool| Some(pool.name().to_owned()), |text| Self::from_name(text);
    Level: |level| Some(level.to_string()), |text| Self::new(u8::try_from(number(text)?).ok()?);
    // A key, as of a page of the help or a setting.
    String: |key| is_key(key).then(|| key.clone()), |text| is_key(text).then(|| text.to_owned());
}

/// Whether `text` is made of small letters, digits and hyphens.
fn is_key(text: &str) -> bool {
    let sound = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=60).contains(&text.len()) && text.bytes().all(sound)
}

/// An optional part must be the last one.
impl<P: Parts> Parts for Option<P> {
    fn write(&self, parts: &mut Vec<String>) -> Option<()> {
        self.as_ref().map_or(Some(()), |some| some.write(parts))
    }

    fn read(parts: &mut std::str::Split<'_, char>) -> Option<Self> {
        match parts.clone().next() {
            Some(_) => P::read(parts).map(Some),
            None => Some(None),
        }
    }
}

/// One of a fixed set of choices, by its word.
impl<C: Choosable> Parts for C {
    fn write(&self, parts: &mut Vec<String>) -> Option<()> {
        parts.push(self.word().to_owned());
        Some(())
    }

    fn read(parts: &mut std::str::Split<'_, char>) -> Option<Self> {
        Self::named(parts.next()?)
    }
}

impl Parts for Shown {
    fn write(&self, parts: &mut Vec<String>) -> Option<()> {
        self.game.write(parts)?;
        self.revision.write(parts)
    }

    fn read(parts: &mut std::str::Split<'_, char>) -> Option<Self> {
        let (game, revision) = (Parts::read(parts)?, Parts::read(parts)?);
        Some(Self { game, revision })
    }
}

/// In milliseconds since 1970.
impl Parts for Timestamp {
    fn write(&self, parts: &mut Vec<String>) -> Option<()> {
        u64::try_from(self.as_millis()).ok()?.write(parts)
    }

    fn read(parts: &mut std::str::Split<'_, char>) -> Option<Self> {
        Some(Self::from_millis(i64::try_from(u64::read(parts)?).ok()?))
    }
}

/// The custom id of `word` and the part after it, if it is short enough.
pub(crate) fn join(word: &str, rest: &str) -> Option<String> {
    let text = match rest {
        "" => format!("{VERSION}:{word}"),
        rest => format!("{VERSION}:{word}:{rest}"),
    };
    (text.chars().count() <= LONGEST).then_some(text)
}

/// The word of a custom id, and the part after it.
pub fn split(text: &str) -> Option<(&str, &str)> {
    if text.chars().count() > LONGEST {
        return None;
    }
    let text = text.strip_prefix(VERSION)?.strip_prefix(':')?;
    Some(text.split_once(':').unwrap_or((text, "")))
}

/// A game and its revision, as in `17:42`.
pub fn state(text: &str) -> Option<Shown> {
    let (game, revision) = text.split_once(':')?;
    Some(Shown {
        game: GameId::new(number(game)?),
        revision: Revision::new(number(revision)?.try_into().ok()?),
    })
}

/// A number in canonical form: digits, no sign, no leading zero.
pub fn number(text: &str) -> Option<u64> {
    let canonical =
        text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if canonical { text.parse().ok() } else { None }
}
