//! Other programs as processes of this one: started within bounds, asked with a time limit, ended when they keep neither.
//!
//! Their output is hostile until parsed: lines and answers have a maximum length, and the caller checks what an answer
//! means.

mod running;
mod supervisor;

pub use running::{Bounds, Launch, Process, ProcessError};
pub use supervisor::{Patience, Supervisor};
