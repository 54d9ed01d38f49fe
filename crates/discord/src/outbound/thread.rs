//! Threads: opened below a message, named, and kept from being archived.

use reqwest::Method;
use serde_json::{Value, json};

use crate::bot::port::outbound::{OutboundError, Quiet};
use crate::encode::Body;
use crate::game::{ChannelId, MessageId};
use crate::limit::Route;
use crate::outbound::Wire;
use crate::rest::{Call, RetryPolicy};
use crate::snowflake;

/// The longest archiving time of a thread, in minutes: a week.
const WEEK: u16 = 10_080;
/// The next shorter archiving time: three days.
const THREE_DAYS: u16 = 4_320;
/// The shortest archiving time: an hour.
const HOUR: u16 = 60;

/// Discord's error code: the message has a thread already.
const THREAD_EXISTS: u64 = 160_004;

/// Opens a thread below a message, or finds an existing one.
pub(super) async fn open(
    wire: &Wire,
    parent: ChannelId,
    below: MessageId,
    name: &str,
) -> Result<ChannelId, OutboundError> {
    let body = Body::plain(json!({ "name": name, "auto_archive_duration": WEEK }));
    let call = Call {
        method: Method::POST,
        path: format!("/channels/{parent}/messages/{below}/threads"),
        body: Some(body),
    };
    // A message has at most one thread, whose id is the message's: the call is idempotent.
    match wire.rest.send(&call, RetryPolicy::NORMAL).await {
        Ok(opened) => snowflake::id(&opened["id"]).map(ChannelId::new),
        Err(error) if error.code() == Some(THREAD_EXISTS) => Ok(ChannelId::new(below.get())),
        Err(error) => Err(error.into()),
    }
}

/// Keeps a thread from being archived for another week.
pub(super) async fn keep_open(wire: &Wire, thread: ChannelId) -> Result<(), OutboundError> {
    // Discord reacts to a change of the duration, so it is set twice; the final value is a week.
    for minutes in [THREE_DAYS, WEEK] {
        let with = json!({ "archived": false, "auto_archive_duration": minutes });
        let call = change(thread, with);
        wire.rest.send(&call, RetryPolicy::BACKGROUND).await?;
    }
    Ok(())
}

/// Renames a thread, and has it archived after a `quiet` time.
pub(super) async fn title(
    wire: &Wire,
    thread: ChannelId,
    name: &str,
    quiet: Quiet,
) -> Result<(), OutboundError> {
    let minutes = match quiet {
        Quiet::Hour => HOUR,
        Quiet::Week => WEEK,
    };
    let with = json!({ "name": name, "archived": false, "auto_archive_duration": minutes });
    let call = change(thread, with);
    let route = Route::of(&call.method, &call.path).of_new_name();
    wire.rest
        .send_on(&route, &call, RetryPolicy::BACKGROUND)
        .await?;
    Ok(())
}

fn change(thread: ChannelId, with: Value) -> Call {
    Call {
        method: Method::PATCH,
        path: format!("/channels/{thread}"),
        body: Some(Body::plain(with)),
    }
}
