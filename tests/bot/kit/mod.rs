//! Shared parts of every feature.

mod button;
mod catalogue;
