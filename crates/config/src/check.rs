//! Checks of values beyond their types: bounds of numbers, valid addresses, no secret in the wrong place.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use super::{Config, ConfigError, Opponent, engine};

/// Checks every value.
pub(super) fn check(config: &Config) -> Result<(), ConfigError> {
    let policy = config.privacy.policy_url();
    if policy.is_some_and(|url| !is_address(url)) {
        return Err(ConfigError::NoAddress("privacy.policy_url"));
    }
    config.http.endpoint()?;
    config.web.page()?;
    check_range("store.cache_mib", config.store.cache_mib, 8, 4096)?;
    check_range("store.connections", config.store.connections, 1, 1000)?;
    check_range("backup.keep", config.backup.keep, 1, 1000)?;
    let Opponent {
        games,
        seconds_a_move,
        minutes_an_hour,
        workers,
        pause_seconds,
    } = config.opponent;
    check_range("opponent.games", games, 1, 10_000)?;
    check_range("opponent.seconds_a_move", seconds_a_move, 1, 60)?;
    check_range("opponent.minutes_an_hour", minutes_an_hour, 1, 60)?;
    check_range("opponent.workers", workers, 1, 64)?;
    check_range("opponent.pause_seconds", pause_seconds, 0, 60)?;
    check_range("observe.slow_millis", config.observe.slow_millis, 0, 60_000)?;
    check_range(
        "observe.outbox_seconds",
        config.observe.outbox_seconds,
        10,
        3600,
    )?;
    for (key, limit) in config.limits.keys() {
        check_range(key, limit, 1, 10_000)?;
    }
    engine::check(&config.engines)
}

/// Whether `text` looks like a bot's token: three parts separated by dots, the first of which is a number in base64.
pub(super) fn is_token(text: &str) -> bool {
    let parts: Vec<&str> = text.trim().split('.').collect();
    let is_number = |part: &str| {
        let number = URL_SAFE_NO_PAD.decode(part);
        number.is_ok_and(|digits| !digits.is_empty() && digits.iter().all(u8::is_ascii_digit))
    };
    parts.len() == 3 && is_number(parts[0].trim_start_matches("Bot "))
}

/// Whether `url` fits between angle brackets as a link in a message, with room for the rest of the text.
fn is_address(url: &str) -> bool {
    const LONGEST: usize = 300;
    let ends_link = |c: char| c.is_whitespace() || c.is_control() || matches!(c, '<' | '>');
    let rest = url.strip_prefix("https://");
    rest.is_some_and(|rest| !rest.is_empty()) && url.len() <= LONGEST && !url.contains(ends_link)
}

/// Checks that the number `found` is from `least` to `most`.
pub(super) fn check_range(
    key: &'static str,
    found: u16,
    least: u16,
    most: u16,
) -> Result<(), ConfigError> {
    if (least..=most).contains(&found) {
        Ok(())
    } else {
        Err(ConfigError::OutOfBounds {
            key,
            found,
            least,
            most,
        })
    }
}
