//! A second, independent referee: GNU Go on legality, captures and scores; and as an opponent in a club.
//!
//! It needs the Debian package `gnugo`, so it is no part of the ordinary run: `cargo test --test gnugo`.
#![expect(
    clippy::unwrap_used,
    reason = "in the helpers of tests, too, a failure is a panic"
)]

mod club;
mod gtp;
mod legality;
mod pair;
mod score;
