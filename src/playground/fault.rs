//! Faults that the next matching REST calls meet.

use serde::Deserialize;

/// What goes wrong.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Failure {
    /// Answered with this status.
    Status(u16),
    /// Answered with 429 and this Retry-After.
    RateLimitedMs(u64),
    /// Carried out after this long.
    HangMs(u64),
    /// Not carried out, and the connection is cut.
    Drop,
    /// Carried out, and the connection is cut before the answer.
    DropAfter,
}

fn once() -> u32 {
    1
}

/// A failure and the calls that it waits for.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fault {
    method: Option<String>,
    path_contains: Option<String>,
    #[serde(default = "once")]
    times: u32,
    fault: Failure,
}

/// The failure that this call meets, used up by it.
pub(crate) fn take(faults: &mut Vec<Fault>, method: &str, path: &str) -> Option<Failure> {
    let at = faults.iter().position(|fault| {
        fault.times > 0
            && fault
                .method
                .as_ref()
                .is_none_or(|wanted| wanted.eq_ignore_ascii_case(method))
            && fault
                .path_contains
                .as_ref()
                .is_none_or(|part| path.contains(part))
    })?;
    let failure = faults[at].fault.clone();
    faults[at].times -= 1;
    if faults[at].times == 0 {
        faults.remove(at);
    }
    Some(failure)
}
