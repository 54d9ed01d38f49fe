//! Other programs as child processes: started with limited resources, asked with a timeout, and killed after any error.
//!
//! Their output is hostile until parsed: lines and answers have a maximum length, and the caller checks what an answer
//! means.

mod running;
mod supervisor;

pub use running::{Bounds, Launch, Process, ProcessError};
pub use supervisor::{Program, Supervisor, Timeouts};
