//! Injected faults of REST calls: for the next matching calls, or for each with a probability.

use serde::Deserialize;

/// A kind of failure.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Failure {
    /// Answered with this status.
    Status(u16),
    /// Answered with 429 and this Retry-After.
    RateLimitedMs(u64),
    /// The same for the global limit.
    GloballyLimitedMs(u64),
    /// A response by Cloudflare in place of Discord: 429 with a page of HTML, error 1015.
    CloudflareMs(u64),
    /// Blocked by Cloudflare: 403 with code 40333, independent of permissions.
    Blocked,
    /// Carried out after this delay, even if the caller has hung up.
    HangMs(u64),
    /// Carried out, with the response delayed.
    HangAfterMs(u64),
    /// Not carried out, and the connection is cut.
    Drop,
    /// Carried out, and the connection is cut before the response.
    DropAfter,
}

/// A failure to inject, and the calls that it applies to.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FaultRequest {
    method: Option<String>,
    path_contains: Option<String>,
    /// Number of calls that fail: by default one, or with `probability` any number.
    times: Option<u32>,
    /// Probability that a matching call fails, by default 1.
    probability: Option<f64>,
    /// Seed of the random numbers for `probability`.
    #[serde(default)]
    seed: u64,
    fault: Failure,
}

/// A fault that waits for matching calls.
#[derive(Debug)]
struct Fault {
    wanted: FaultRequest,
    /// Number of calls that are still to fail.
    left: u32,
    chance: Chance,
}

#[derive(Debug, Default)]
pub(crate) struct Faults(Vec<Fault>);

impl Faults {
    pub(crate) fn inject(&mut self, wanted: FaultRequest) {
        let default_times = wanted.probability.map_or(1, |_| u32::MAX);
        self.0.push(Fault {
            left: wanted.times.unwrap_or(default_times),
            chance: Chance(wanted.seed),
            wanted,
        });
    }

    /// Drops the pending faults.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// Number of pending faults.
    pub(crate) fn waiting(&self) -> usize {
        self.0.len()
    }

    /// The failure of this call, if a pending fault applies to it: the first that matches and, if it has a
    /// probability, whose draw succeeds.
    pub(crate) fn take(&mut self, method: &str, path: &str) -> Option<Failure> {
        let failure = self
            .0
            .iter_mut()
            .find_map(|fault| fault.failure_for(method, path));
        self.0.retain(|fault| fault.left > 0);
        failure
    }
}

impl Fault {
    fn failure_for(&mut self, method: &str, path: &str) -> Option<Failure> {
        let wanted = &self.wanted;
        let method_fits = wanted
            .method
            .as_ref()
            .is_none_or(|wanted| wanted.eq_ignore_ascii_case(method));
        let path_fits = wanted
            .path_contains
            .as_ref()
            .is_none_or(|part| path.contains(part));
        let fails = self.left > 0
            && method_fits
            && path_fits
            && wanted
                .probability
                .is_none_or(|probability| self.chance.draw() < probability);
        fails.then(|| {
            self.left -= 1;
            wanted.fault.clone()
        })
    }
}

/// A seeded random generator (SplitMix64).
#[derive(Debug)]
struct Chance(u64);

impl Chance {
    /// A random number of at least 0 and less than 1.
    fn draw(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
    }
}
