//! Parsers for parts of a question: strings with a fixed set of values, and objects.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, Visitor};

/// A type that is written as a string.
pub trait Word: Sized {
    /// The expected type, for error messages.
    const EXPECTED: &'static str;

    /// The value of `text`, if it is valid.
    fn read(text: &str) -> Option<Self>;
}

/// A string that is read as a `T`.
pub struct Text<T>(pub T);

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

/// A `T` that must be written as an object: serde would also accept a list of its fields.
pub struct Object<T>(pub T);

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
