//! The engine on the command line: over a pipe, against others, in the terminal.

mod contest;
mod gomocup;
mod gtp;
mod play;
mod program;
mod thinking;

pub(super) use contest::{Args as MatchArgs, run as run_match};
pub(super) use gomocup::{Args as GomocupArgs, run as run_gomocup};
pub(super) use gtp::{Args as GtpArgs, run as run_gtp};
pub(super) use play::{Args as PlayArgs, run as run_play};
