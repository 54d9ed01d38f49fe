//! The program: everything is in the library.

use std::process::ExitCode;

/// Under load, pictures, outbox messages and rows are made on several threads, and memory allocated on one is freed on
/// another. The default allocator takes locks for that, and the thread that holds one may be waiting for a processor.
#[cfg(all(feature = "jemalloc", not(target_env = "msvc")))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> ExitCode {
    tengen::cli::main()
}
