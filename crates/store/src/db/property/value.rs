//! Values that only a feature understands: the value of a property, and the body of an outbox message.

use crate::db::property::shape;
use crate::db::shape::{Id, Invalid};
use crate::db::table::Row;
use tengen_game::clock::Timestamp;
use tengen_game::{ChannelId, ClubId, GameId, MessageId, PlayerId, Revision};

/// A component of a stored value: every value is a sequence of these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number, or a time in milliseconds since 1970.
    Number(i64),
    /// A number that Discord gave, or that of a game.
    Id(u64),
    /// A word or a name.
    Text(String),
}

/// A type that values of properties and bodies of outbox messages can have. A property that is stored as nothing has no row.
pub trait Stored: Sized + Send + 'static {
    /// Appends its stored form.
    fn write(&self, values: &mut Vec<Value>);

    /// Reads it from the beginning of the stored bytes; none if they are invalid.
    fn read(values: &mut std::vec::IntoIter<Value>) -> Option<Self>;

    /// All that is stored of it.
    fn values(&self) -> Vec<Value> {
        let mut values = Vec::new();
        self.write(&mut values);
        values
    }

    /// Decodes all `values`, if they are valid.
    fn of_values(values: Vec<Value>) -> Option<Self> {
        let mut values = values.into_iter();
        Self::read(&mut values).filter(|_| values.as_slice().is_empty())
    }
}

/// Types that are one value.
macro_rules! single {
    ($($type:ty: $kind:ident)*) => {$(
        impl Stored for $type {
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

single! { i64: Number u64: Id String: Text }

/// Types that are stored as others: the stored form, and the conversion back, if valid.
#[macro_export]
macro_rules! stored_as {
    ($($type:ty, as $other:ty: $stored:expr, $meant:expr;)*) => {$(
        impl $crate::Stored for $type {
            fn write(&self, values: &mut Vec<$crate::Value>) {
                let stored: fn(&$type) -> $other = $stored;
                $crate::Stored::write(&stored(self), values);
            }

            fn read(values: &mut std::vec::IntoIter<$crate::Value>) -> Option<Self> {
                let meant: fn($other) -> Option<$type> = $meant;
                meant($crate::Stored::read(values)?)
            }
        }
    )*};
}

stored_as! {
    u8, as i64: |number| (*number).into(), |number| number.try_into().ok();
    u16, as i64: |number| (*number).into(), |number| number.try_into().ok();
    Revision, as i64: |revision| revision.get().into(), |number| Some(Self::new(number.try_into().ok()?));
    PlayerId, as u64: |id| id.get(), |id| Some(Self::new(id));
    ChannelId, as u64: |id| id.get(), |id| Some(Self::new(id));
    ClubId, as u64: |id| id.get(), |id| Some(Self::new(id));
    GameId, as u64: |id| id.get(), |id| Some(Self::new(id));
    MessageId, as u64: |id| id.get(), |id| Some(Self::new(id));
    Timestamp, as i64: |time| time.as_millis(), |millis| Some(Self::from_millis(millis));
}

/// An optional value must be the last one.
impl<V: Stored> Stored for Option<V> {
    fn write(&self, values: &mut Vec<Value>) {
        self.iter().for_each(|value| value.write(values));
    }

    fn read(values: &mut std::vec::IntoIter<Value>) -> Option<Self> {
        match values.as_slice() {
            [] => Some(None),
            _ => V::read(values).map(Some),
        }
    }
}

/// All remaining values: it must be the last one.
impl<V: Stored> Stored for Vec<V> {
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

/// No values.
impl Stored for () {
    fn write(&self, _values: &mut Vec<Value>) {}

    fn read(_values: &mut std::vec::IntoIter<Value>) -> Option<Self> {
        Some(())
    }
}

impl<A: Stored, B: Stored> Stored for (A, B) {
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
        self.iter().map(shape::Value::from).collect()
    }

    fn of_shape(shape: Vec<shape::Value>) -> Result<Self, Invalid> {
        Ok(shape.into_iter().map(Value::from).collect())
    }
}

impl From<&Value> for shape::Value {
    fn from(value: &Value) -> Self {
        match value {
            Value::Number(number) => Self::Number(*number),
            Value::Id(id) => Self::Id(Id(*id)),
            Value::Text(text) => Self::Text(text.clone()),
        }
    }
}

impl From<shape::Value> for Value {
    fn from(shape: shape::Value) -> Self {
        match shape {
            shape::Value::Number(number) => Self::Number(number),
            shape::Value::Id(Id(id)) => Self::Id(id),
            shape::Value::Text(text) => Self::Text(text),
        }
    }
}
