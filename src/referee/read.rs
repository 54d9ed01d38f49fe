//! Small pieces of a question: words that mean something, and objects that are written as objects.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, Visitor};

use crate::rules::{Color, KoRule, Move, Overline, Point, Scoring, Variant};

/// What a string can stand for.
pub(super) trait Word: Sized {
    /// What is expected, for messages.
    const EXPECTED: &'static str;

    /// What `text` stands for, if it stands for anything.
    fn read(text: &str) -> Option<Self>;
}

impl Word for Variant {
    const EXPECTED: &'static str = "one of \"go\", \"atari-go\", \"gomoku\", \"go-bang\"";

    fn read(text: &str) -> Option<Self> {
        Self::named(text)
    }
}

impl Word for Color {
    const EXPECTED: &'static str = "\"black\" or \"white\"";

    fn read(text: &str) -> Option<Self> {
        match text {
            "black" => Some(Self::Black),
            "white" => Some(Self::White),
            _ => None,
        }
    }
}

impl Word for KoRule {
    const EXPECTED: &'static str = "one of \"simple\", \"positional\", \"situational\"";

    fn read(text: &str) -> Option<Self> {
        match text {
            "simple" => Some(Self::Simple),
            "positional" => Some(Self::PositionalSuperko),
            "situational" => Some(Self::SituationalSuperko),
            _ => None,
        }
    }
}

impl Word for Scoring {
    const EXPECTED: &'static str = "one of \"territory\", \"area\", \"stones\"";

    fn read(text: &str) -> Option<Self> {
        match text {
            "territory" => Some(Self::TERRITORY),
            "area" => Some(Self::Area),
            "stones" => Some(Self::Stones),
            _ => None,
        }
    }
}

impl Word for Overline {
    const EXPECTED: &'static str = "\"wins\" or \"exact\"";

    fn read(text: &str) -> Option<Self> {
        match text {
            "wins" => Some(Self::Wins),
            "exact" => Some(Self::Exact),
            _ => None,
        }
    }
}

impl Word for Point {
    const EXPECTED: &'static str = "a point as in \"D4\", without the letter I";

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

/// A move and whose it is said to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    pub(super) color: Color,
    pub(super) mv: Move,
}

impl Word for Turn {
    const EXPECTED: &'static str = "a move as in \"B D4\" or \"W pass\", without the letter I";

    fn read(text: &str) -> Option<Self> {
        let mut words = text.split_ascii_whitespace();
        let color = match words.next()? {
            "B" | "b" => Color::Black,
            "W" | "w" => Color::White,
            _ => return None,
        };
        let at = words.next()?;
        let mv = if at.eq_ignore_ascii_case("pass") {
            Move::Pass
        } else {
            Move::Play(at.parse().ok()?)
        };
        words.next().is_none().then_some(Self { color, mv })
    }
}

/// A string that is read as a `T`.
pub(super) struct Text<T>(pub(super) T);

impl<'de, T: Word> Deserialize<'de> for Text<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader<T>(PhantomData<T>);

        impl<T: Word> Visitor<'_> for Reader<T> {
            type Value = Text<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(T::EXPECTED)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Text<T>, E> {
                let unexpected = serde::de::Unexpected::Str(text);
                T::read(text)
                    .map(Text)
                    .ok_or_else(|| E::invalid_value(unexpected, &self))
            }
        }

        deserializer.deserialize_str(Reader(PhantomData))
    }
}

/// A `T` that is written as an object: its members in a list, without names, are not taken for it.
pub(super) struct Object<T>(pub(super) T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Reader<T> {
            type Value = Object<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Object<T>, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Object)
            }
        }

        deserializer.deserialize_map(Reader(PhantomData))
    }
}
