//! A runtime for a test.

/// Runs `test` in a new runtime of several threads.
pub(crate) fn in_runtime<F: Future>(test: F) -> F::Output {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .unwrap()
        .block_on(test)
}
