//! The bot's servers.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use reqwest::Method;
use serde_json::Value;

use crate::bot::Bot;
use crate::bot::kit::homes::Part;
use crate::bot::port::family::Families;
use crate::game::ClubId;
use crate::payload;
use crate::rest::{Call, Rest, RestError, RetryPolicy};

/// Most servers in a page of Discord's list.
const PAGE: usize = 200;

/// Interval between requests where Discord sends no events.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Fetches the list of the servers of `bot` now and each day, forever. `stamp` is a hash of the commands of families.
pub(super) async fn poll(bot: Arc<Bot>, rest: Arc<Rest>, stamp: impl Fn(&Families) -> u64 + Copy) {
    let mut days = tokio::time::interval(DAY);
    loop {
        days.tick().await;
        match all(&rest).await {
            Ok(on) => bot.set_servers(&on, Part::WHOLE, stamp).await,
            Err(error) => {
                tracing::warn!(%error, "could not ask Discord which servers the bot is on")
            }
        }
    }
}

/// The ids of the servers in a list of Discord's.
pub(super) fn ids(list: &[Value]) -> BTreeSet<ClubId> {
    let ids = list.iter().filter_map(|server| payload::id(&server["id"]));
    ids.map(|id| ClubId::new(id.0)).collect()
}

/// All servers that the bot is on.
///
/// # Errors
///
/// A [`RestError`]: a part of the list is not returned.
async fn all(rest: &Rest) -> Result<BTreeSet<ClubId>, RestError> {
    let mut on = BTreeSet::new();
    loop {
        let after = on.last().copied().map_or(0, ClubId::get);
        let call = Call {
            method: Method::GET,
            path: format!("/users/@me/guilds?limit={PAGE}&after={after}"),
            body: None,
        };
        let page = rest.send(&call, RetryPolicy::NORMAL).await?;
        let page = page.as_array().ok_or_else(no_list)?;
        let found = on.len();
        on.extend(ids(page));
        if page.len() < PAGE || on.len() == found {
            return Ok(on);
        }
    }
}

fn no_list() -> RestError {
    RestError::NoAnswer("a list of servers that is none".to_owned())
}
