//! All texts of the bot, in all of its languages.
//!
//! A [`Text`] is a message with its arguments; [`Text::to`] renders it in a language. Only the functions in `say` make
//! one, one for each message with typed arguments, so that a mistyped message does not compile; a test finds unused
//! ones. The words are in `assets/locales/<language>/*.ftl`, in Fluent's syntax, and embedded in the program.
//!
//! ```
//! use tengen_i18n::{Locale, say};
//!
//! let ended = say::digest::games(2);
//! assert_eq!(ended.to(Locale::English), "2 games ended");
//! assert_eq!(ended.to(Locale::Polish), "2 zakończone partie");
//! ```
//!
//! # A new language
//!
//! Add a folder in `assets/locales` and a variant of [`Locale`]; the compiler and the tests list the rest.

mod bundle;
mod locale;
pub mod proof;
mod sample;
pub mod say;
mod text;
mod value;

pub use locale::Locale;
pub use say::{Message, messages};
pub use text::Text;
pub use value::is_blank;
pub use value::{Date, Day, GameName, Link, Name, Quote, Until, UserInput, When, program_name};

use value::Value;
