//! The messages, a function for each, in files with the names of the Fluent files.

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
pub mod note;
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
pub mod review;
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

use super::{Locale, Value};

/// A message that every language must have.
#[derive(Clone, Copy, Debug)]
pub struct Message {
    /// The names of the file and of the message in it, in snake case: `table_turn`.
    pub id: &'static str,
    /// The names of its arguments.
    pub arguments: &'static [&'static str],
    /// An example of each argument.
    pub(super) samples: fn() -> Vec<(&'static str, Value)>,
}

/// The messages of a Fluent file, and the file in each language, embedded in the program.
pub(super) struct File {
    messages: &'static [Message],
    text: fn(Locale) -> &'static str,
}

/// Every file.
const FILES: &[File] = &[
    challenge::FILE,
    club::FILE,
    command::FILE,
    count::FILE,
    daily::FILE,
    digest::FILE,
    evening::FILE,
    family::FILE,
    help::FILE,
    ladder::FILE,
    league::FILE,
    limit::FILE,
    list::FILE,
    note::FILE,
    opening::FILE,
    opponent::FILE,
    pace::FILE,
    page::FILE,
    people::FILE,
    plan::FILE,
    puzzle::FILE,
    rating::FILE,
    refusal::FILE,
    rengo::FILE,
    review::FILE,
    rules::FILE,
    seats::FILE,
    setup::FILE,
    simul::FILE,
    standing::FILE,
    table::FILE,
    teach::FILE,
    terms::FILE,
    tournament::FILE,
    vote::FILE,
];

/// Every message, for tests and tools.
pub fn messages() -> impl Iterator<Item = Message> {
    FILES.iter().flat_map(|file| file.messages).copied()
}

/// The Fluent files of `locale`.
pub(super) fn texts(locale: Locale) -> impl Iterator<Item = &'static str> {
    FILES.iter().map(move |file| (file.text)(locale))
}

/// Declares messages: `turn(player: Name);` in `table` is a function that makes the text `table-turn` of the Fluent
/// files, with the argument `$player`.
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

        const MESSAGES: &[$crate::Message] = &[$(
            $crate::Message {
                id: concat!($file, "_", stringify!($name)),
                arguments: &[$(stringify!($argument)),*],
                samples: || vec![$((
                    stringify!($argument),
                    <$type as $crate::sample::Sample>::sample(stringify!($argument)),
                )),*],
            }
        ),*];

        pub(super) const FILE: $crate::say::File = $crate::say::File {
            messages: MESSAGES,
            text: $crate::say::embedded!($file),
        };
    };
}
use declare;

/// The Fluent file of a name, embedded in the program in every language.
macro_rules! embedded {
    ($file:literal) => {
        |locale| {
            macro_rules! of {
                ($language:literal) => {
                    include_str!(concat!(
                        "../../../../assets/locales/",
                        $language,
                        "/",
                        $file,
                        ".ftl"
                    ))
                };
            }
            match locale {
                $crate::Locale::English => of!("en"),
                $crate::Locale::German => of!("de"),
                $crate::Locale::French => of!("fr"),
                $crate::Locale::Italian => of!("it"),
                $crate::Locale::Spanish => of!("es"),
                $crate::Locale::Portuguese => of!("pt"),
                $crate::Locale::Dutch => of!("nl"),
                $crate::Locale::Danish => of!("da"),
                $crate::Locale::Swedish => of!("sv"),
                $crate::Locale::Polish => of!("pl"),
                $crate::Locale::Russian => of!("ru"),
            }
        }
    };
}
use embedded;
