//! Games as SGF.

mod export;
