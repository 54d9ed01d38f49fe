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
    request: FaultRequest,
    /// Number of calls that are still to fail.
    remaining: u32,
    random: SplitMix64,
}

/// The pending faults, oldest first.
#[derive(Debug, Default)]
pub(crate) struct Faults(Vec<Fault>);

impl Faults {
    pub(crate) fn inject(&mut self, request: FaultRequest) {
        let default_times = request.probability.map_or(1, |_| u32::MAX);
        self.0.push(Fault {
            remaining: request.times.unwrap_or(default_times),
            random: SplitMix64(request.seed),
            request,
        });
    }

    /// Drops the pending faults.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// Number of pending faults.
    pub(crate) fn pending_count(&self) -> usize {
        self.0.len()
    }

    /// The failure of this call, if a pending fault applies to it: the first that matches and, if it has a
    /// probability, whose draw succeeds.
    pub(crate) fn take(&mut self, method: &str, path: &str) -> Option<Failure> {
        let failure = self
            .0
            .iter_mut()
            .find_map(|fault| fault.failure_for(method, path));
        self.0.retain(|fault| fault.remaining > 0);
        failure
    }
}

impl Fault {
    fn failure_for(&mut self, method: &str, path: &str) -> Option<Failure> {
        let request = &self.request;
        let method_fits = request
            .method
            .as_ref()
            .is_none_or(|wanted| wanted.eq_ignore_ascii_case(method));
        let path_fits = request
            .path_contains
            .as_ref()
            .is_none_or(|part| path.contains(part));
        let fails = self.remaining > 0
            && method_fits
            && path_fits
            && request
                .probability
                .is_none_or(|probability| self.random.draw() < probability);
        fails.then(|| {
            self.remaining -= 1;
            request.fault.clone()
        })
    }
}

/// A seeded random generator.
#[derive(Debug)]
struct SplitMix64(u64);

impl SplitMix64 {
    /// A random number of at least 0 and less than 1.
    fn draw(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
    }
}
