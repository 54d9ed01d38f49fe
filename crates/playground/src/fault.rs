//! Faults that REST calls meet: the next ones, or some of them by chance.

use serde::Deserialize;

/// What goes wrong.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Failure {
    /// Answered with this status.
    Status(u16),
    /// Answered with 429 and this Retry-After.
    RateLimitedMs(u64),
    /// The same for the limit of all calls together.
    GloballyLimitedMs(u64),
    /// Answered by Cloudflare in place of Discord: 429 with a page of HTML, error 1015.
    CloudflareMs(u64),
    /// Blocked by Cloudflare: 403 with code 40333, and nothing is wrong with any permission.
    Blocked,
    /// Carried out after this long, even if the caller has given up by then.
    HangMs(u64),
    /// Carried out, and answered after this long.
    HangAfterMs(u64),
    /// Not carried out, and the connection is cut.
    Drop,
    /// Carried out, and the connection is cut before the answer.
    DropAfter,
}

/// A failure and the calls that it waits for, as it is asked for.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    method: Option<String>,
    path_contains: Option<String>,
    /// How many calls fail: without it one, or with `probability` any number.
    times: Option<u32>,
    /// How likely a matching call fails; without it each does.
    probability: Option<f64>,
    #[serde(default)]
    seed: u64,
    fault: Failure,
}

/// A fault that waits for its calls.
#[derive(Debug)]
struct Fault {
    wanted: Wanted,
    left: u32,
    chance: Chance,
}

/// All faults that wait for their calls.
#[derive(Debug, Default)]
pub(crate) struct Faults(Vec<Fault>);

impl Faults {
    /// Lets calls fail from now on.
    pub(crate) fn inject(&mut self, wanted: Wanted) {
        let usual = wanted.probability.map_or(1, |_| u32::MAX);
        self.0.push(Fault {
            left: wanted.times.unwrap_or(usual),
            chance: Chance(wanted.seed),
            wanted,
        });
    }

    /// Forgets the faults not met yet.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// How many faults still wait for calls.
    pub(crate) fn waiting(&self) -> usize {
        self.0.len()
    }

    /// The failure that this call meets: the first that waits for it and that chance does not spare it.
    pub(crate) fn take(&mut self, method: &str, path: &str) -> Option<Failure> {
        let met = self.0.iter_mut().find_map(|fault| fault.meet(method, path));
        self.0.retain(|fault| fault.left > 0);
        met
    }
}

impl Fault {
    fn meet(&mut self, method: &str, path: &str) -> Option<Failure> {
        let wanted = &self.wanted;
        let method_fits = wanted
            .method
            .as_ref()
            .is_none_or(|wanted| wanted.eq_ignore_ascii_case(method));
        let path_fits = wanted
            .path_contains
            .as_ref()
            .is_none_or(|part| path.contains(part));
        let meets = self.left > 0
            && method_fits
            && path_fits
            && wanted
                .probability
                .is_none_or(|probability| self.chance.draw() < probability);
        meets.then(|| {
            self.left -= 1;
            wanted.fault.clone()
        })
    }
}

/// Chance that a seed decides (SplitMix64).
#[derive(Debug)]
struct Chance(u64);

impl Chance {
    /// A number from 0 up to 1.
    fn draw(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
    }
}
