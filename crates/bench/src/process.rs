//! Resource usage of this process, from Linux's `/proc`.

/// Processor time of this process on all cores, in seconds.
///
/// Unlike wall time it depends little on other load.
///
/// # Panics
///
/// On systems without `/proc`.
pub fn processor_seconds() -> f64 {
    // Linux counts in hundredths of a second, independent of the kernel's own tick.
    const TICKS: f64 = 100.0;
    let status = std::fs::read_to_string("/proc/self/stat").expect("a system with /proc");
    // The program's name is in brackets, and may contain anything.
    let (_, fields) = status.rsplit_once(')').expect("a name in brackets");
    let used = fields.split_whitespace().skip(11).take(2);
    used.map(|ticks| ticks.parse::<f64>().expect("a number"))
        .sum::<f64>()
        / TICKS
}

/// Resident memory of this process (`VmRSS`), in MiB.
///
/// # Panics
///
/// On systems without `/proc`.
pub fn resident_mib() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("a system with /proc");
    let mut lines = status.lines();
    let resident = lines.find_map(|line| line.strip_prefix("VmRSS:"));
    let kibibytes = resident
        .and_then(|line| line.trim().strip_suffix(" kB"))
        .and_then(|number| number.parse::<f64>().ok());
    kibibytes.expect("a number of kB") / 1024.0
}
