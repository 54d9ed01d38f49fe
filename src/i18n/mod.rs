//! Every word that the bot says, in every language that it speaks.
//!
//! A [`Text`] is a message with everything that goes into it; [`Text::to`] turns it into words.
//! The functions in `say` are the only way to one, a function a message with typed arguments,
//! so that a message without a use is dead code and the compiler says so.
//! The words are in `assets/locales/<language>/*.ftl`, in Fluent's syntax, and embedded in the program.
//!
//! # A new language
//!
//! A folder in `assets/locales`, a variant of [`Locale`]; then the compiler and the tests list what is missing.

mod bundle;
mod locale;
pub(crate) mod say;
mod text;
mod value;

pub use locale::Locale;
pub use say::{Message, messages};
pub use text::Text;
pub(crate) use value::{Called, Link, Name, Said, Typed, Until, When, is_blank};

use value::Value;
