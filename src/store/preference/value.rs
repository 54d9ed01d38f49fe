//! What is stored of preferences.

use crate::clock::Timestamp;
use crate::store::schema::preference as shape;
use crate::store::schema::scalar::Meaningless;
use crate::store::table::Row;

/// A part of what is stored of a preference: every type of them comes down to some of these, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Yes or no.
    Flag(bool),
    /// A number, or a time in milliseconds since 1970.
    Number(i64),
    /// A word or a name.
    Text(String),
}

/// A type that preferences can have.
pub trait Prefer: Sized {
    /// Appends what is stored of it.
    fn write(&self, values: &mut Vec<Value>);

    /// Reads it from the beginning of what is stored; none if that means nothing.
    fn read(values: &mut std::vec::IntoIter<Value>) -> Option<Self>;

    /// All that is stored of it.
    fn values(&self) -> Vec<Value> {
        let mut values = Vec::new();
        self.write(&mut values);
        values
    }

    /// What all of `values` mean, if anything.
    fn of(values: Vec<Value>) -> Option<Self> {
        let mut values = values.into_iter();
        Self::read(&mut values).filter(|_| values.as_slice().is_empty())
    }
}

/// Types that are one value.
macro_rules! single {
    ($($kind:ident: $type:ty)*) => {$(
        impl Prefer for $type {
            fn write(&self, values: &mut Vec<Value>) {
                values.push(Value::$kind(self.clone()));
            }

            fn read(values: &mut std::vec::IntoIter<Value>) -> Option<Self> {
                match values.next()? {
                    Value::$kind(value) => Some(value),
                    _ => None,
                }
            }
        }
    )*};
}

single! { Flag: bool Number: i64 Text: String }

/// Milliseconds since 1970.
impl Prefer for Timestamp {
    fn write(&self, values: &mut Vec<Value>) {
        self.as_millis().write(values);
    }

    fn read(values: &mut std::vec::IntoIter<Value>) -> Option<Self> {
        i64::read(values).map(Self::from_millis)
    }
}

/// All that are left: it stands at the end.
impl<V: Prefer> Prefer for Vec<V> {
    fn write(&self, values: &mut Vec<Value>) {
        self.iter().for_each(|value| value.write(values));
    }

    fn read(values: &mut std::vec::IntoIter<Value>) -> Option<Self> {
        let mut read = Self::new();
        while !values.as_slice().is_empty() {
            read.push(V::read(values)?);
        }
        Some(read)
    }
}

impl<A: Prefer, B: Prefer> Prefer for (A, B) {
    fn write(&self, values: &mut Vec<Value>) {
        self.0.write(values);
        self.1.write(values);
    }

    fn read(values: &mut std::vec::IntoIter<Value>) -> Option<Self> {
        Some((A::read(values)?, B::read(values)?))
    }
}

impl Row for Vec<Value> {
    type Shape = Vec<shape::Value>;

    fn shape(&self) -> Vec<shape::Value> {
        let shape = |value: &Value| match value {
            Value::Flag(flag) => shape::Value::Flag(*flag),
            Value::Number(number) => shape::Value::Number(*number),
            Value::Text(text) => shape::Value::Text(text.clone()),
        };
        self.iter().map(shape).collect()
    }

    fn of_shape(shape: Vec<shape::Value>) -> Result<Self, Meaningless> {
        let value = |shape| match shape {
            shape::Value::Flag(flag) => Value::Flag(flag),
            shape::Value::Number(number) => Value::Number(number),
            shape::Value::Text(text) => Value::Text(text),
        };
        Ok(shape.into_iter().map(value).collect())
    }
}
