//! The messages, a function each, in files that go with the Fluent files of the same names.

pub mod challenge;
pub mod club;
pub mod command;
pub mod count;
pub mod daily;
pub mod digest;
pub mod evening;
pub mod family;
pub mod help;
pub mod ladder;
pub mod league;
pub mod limit;
pub mod list;
pub mod opening;
pub mod opponent;
pub mod pace;
pub mod page;
pub mod people;
pub mod plan;
pub mod puzzle;
pub mod rating;
pub mod refusal;
pub mod rengo;
pub mod rules;
pub mod seats;
pub mod setup;
pub mod simul;
pub mod standing;
pub mod table;
pub mod teach;
pub mod terms;
pub mod tournament;
pub mod vote;

use super::Value;

/// A message that every language must have.
#[derive(Clone, Copy, Debug)]
pub struct Message {
    /// The file's name and the message's name in it, in Rust's spelling: `table_turn`.
    pub id: &'static str,
    /// The names of its arguments.
    pub arguments: &'static [&'static str],
    /// An example of each argument.
    pub(super) samples: fn() -> Vec<(&'static str, Value)>,
}

/// Every message, for tests and tools.
pub fn messages() -> impl Iterator<Item = Message> {
    [
        challenge::MESSAGES,
        club::MESSAGES,
        command::MESSAGES,
        count::MESSAGES,
        daily::MESSAGES,
        digest::MESSAGES,
        evening::MESSAGES,
        family::MESSAGES,
        help::MESSAGES,
        ladder::MESSAGES,
        league::MESSAGES,
        limit::MESSAGES,
        list::MESSAGES,
        opening::MESSAGES,
        opponent::MESSAGES,
        pace::MESSAGES,
        page::MESSAGES,
        people::MESSAGES,
        plan::MESSAGES,
        puzzle::MESSAGES,
        rating::MESSAGES,
        refusal::MESSAGES,
        rengo::MESSAGES,
        rules::MESSAGES,
        seats::MESSAGES,
        setup::MESSAGES,
        simul::MESSAGES,
        standing::MESSAGES,
        table::MESSAGES,
        teach::MESSAGES,
        terms::MESSAGES,
        tournament::MESSAGES,
        vote::MESSAGES,
    ]
    .into_iter()
    .flatten()
    .copied()
}

/// Declares messages: `turn(player: Name);` in `table` is a function that makes the text whose
/// words stand at `table-turn` in the Fluent files, with the argument `$player`.
macro_rules! declare {
    ($file:literal: $($name:ident($($argument:ident: $type:ty),* $(,)?);)*) => {
        $(
            #[doc = concat!("The text `", $file, "_", stringify!($name), "`.")]
            pub fn $name($($argument: $type),*) -> $crate::Text {
                $crate::Text::new(
                    concat!($file, "_", stringify!($name)),
                    vec![$((stringify!($argument), $crate::Value::from($argument))),*],
                )
            }
        )*

        pub(super) const MESSAGES: &[$crate::Message] = &[$(
            $crate::Message {
                id: concat!($file, "_", stringify!($name)),
                arguments: &[$(stringify!($argument)),*],
                samples: || vec![$((
                    stringify!($argument),
                    <$type as $crate::sample::Sample>::sample(stringify!($argument)),
                )),*],
            }
        ),*];
    };
}
use declare;
