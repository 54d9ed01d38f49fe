//! Games as SGF.

mod annotated;
mod export;
