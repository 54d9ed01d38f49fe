//! Another client than the bot's own, to try the playground with: `tests/main.rs` is all there is.
