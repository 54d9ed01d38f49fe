//! Examples of arguments of texts, for readers who check a language.

use super::{Date, Day, GameName, Link, Name, Quote, Text, Until, UserInput, Value, When};
use tengen_game::{ChannelId, GameId, OpeningRule};
use tengen_rules::{Color, HalfPoints, Komi, Point, PointSet, Rank, RuleSet, Size, Variant};

/// An argument type that has examples.
pub(super) trait Sample {
    /// An example for the argument `name`.
    fn sample(name: &str) -> Value;
}

/// Implements [`Sample`] with a function of the argument's name.
macro_rules! samples {
    ($($type:ty: $sample:expr;)*) => {$(
        impl Sample for $type {
            fn sample(name: &str) -> Value {
                let sample: fn(&str) -> Value = $sample;
                sample(name)
            }
        }
    )*};
}

samples! {
    Name: mention;
    Color: |_| Color::Black.into();
    usize: |_| Value::Number(3);
    u8: |_| Value::Number(3);
    u16: |_| Value::Number(3);
    u32: |_| Value::Number(3);
    String: placeholder;
    Text: placeholder;
    UserInput: placeholder;
    Quote: placeholder;
    Link: placeholder;
    GameId: |_| word("12");
    ChannelId: |_| word("#go");
    Point: |_| word("D4");
    PointSet: |_| word("D4 E5");
    Size: |_| word("9×9");
    GameName: |_| Variant::Go.into();
    Variant: |_| Variant::Go.into();
    OpeningRule: |_| OpeningRule::Swap2.into();
    &'static RuleSet: |_| word("japanese");
    Rank: |_| word("3k");
    HalfPoints: |_| HalfPoints::new(13).into();
    Komi: |_| HalfPoints::new(13).into();
    Until: |_| word("‹in 3 days›");
    Day: |_| word("‹day›");
    Date: |_| word("‹day›");
    When: |_| word("‹date and time›");
}

fn word(word: &str) -> Value {
    Value::Word(word.to_owned())
}

/// A placeholder: ‹reason›.
pub(super) fn placeholder(name: &str) -> Value {
    Value::Word(format!("‹{name}›"))
}

/// A player named after their part: @winner.
fn mention(name: &str) -> Value {
    Value::Word(format!("@{name}"))
}
