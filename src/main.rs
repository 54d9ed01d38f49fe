//! The program: everything is in the library.

use std::process::ExitCode;

/// Under load pictures, outbox messages and rows are made on several threads at once, each of which takes memory and gives back
/// what another has taken. The usual allocator locks for that, and anyone who holds the lock may be waiting for a processor.
#[cfg(all(feature = "jemalloc", not(target_env = "msvc")))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> ExitCode {
    tengen::cli::main()
}
