//! Running a test in a club.

use super::club::Club;

/// Runs a test in a club of its own.
pub(crate) fn in_club<F, T>(test: F)
where
    F: FnOnce(Club) -> T,
    T: Future<Output = Club>,
{
    in_runtime(async { test(Club::open().await).await.close().await });
}

/// The same in a club whose bot goes by the playground's clock.
pub(crate) fn in_club_on_its_clock<F, T>(test: F)
where
    F: FnOnce(Club) -> T,
    T: Future<Output = Club>,
{
    in_runtime(async { test(Club::on_its_clock().await).await.close().await });
}

/// Runs a test in a runtime of its own.
pub(crate) fn in_runtime(test: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(test);
}
