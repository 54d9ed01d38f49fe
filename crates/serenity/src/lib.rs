//! A second client, independent of the bot's own, to test the playground with: all of it is in `tests/main.rs`.
