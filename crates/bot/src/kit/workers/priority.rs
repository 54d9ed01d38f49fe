//! Scheduling priority, where the system has one for each thread: on Linux.

/// Nice value of threads that think: beside those that answer, one gets a tenth of a processor that both want.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// Lowers the priority of the current thread for good: raising it again takes a privilege.
#[cfg(target_os = "linux")]
pub(super) fn lower() {
    // On Linux that of the thread, not of the process (sched(7)).
    if let Err(error) = rustix::process::nice(NICE) {
        tracing::warn!(%error, "the priority of a thread could not be lowered");
    }
}

/// Elsewhere all threads have that of the process.
#[cfg(not(target_os = "linux"))]
pub(super) fn lower() {}
