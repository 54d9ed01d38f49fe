//! Requests about the guild: for other bots.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query};
use axum::routing::get;
use serde::Deserialize;
use serde_json::{Value, json};

use super::call::Call;
use super::find::{Member, Whom};
use super::{Answer, Outcome, missing, on};
use crate::Server;
use crate::wire::ApiError;
use crate::world::channel::{Channel, Kind};
use crate::world::{Id, World};

pub(super) fn routes() -> Router<Arc<Server>> {
    Router::new()
        .route("/guilds/{guild}", get(on(guild)))
        .route("/guilds/{guild}/channels", get(on(channels)))
        .route("/guilds/{guild}/roles", get(on(roles)))
        .route("/guilds/{guild}/members", get(on(members)))
        .route("/guilds/{guild}/members/{user}", get(on(member)))
        .route("/guilds/{guild}/threads/active", get(on(active_threads)))
        .route("/guilds/{guild}/{*rest}", get(on(missing::<Member>)))
}

fn guild(world: &mut World, _: &Call, _: Member) -> Outcome {
    Answer::ok(world.guild_json())
}

fn roles(world: &mut World, _: &Call, _: Member) -> Outcome {
    Answer::ok(world.roles())
}

/// The channels of a kind that an application sees.
fn visible_channels(world: &World, me: Id, wanted: fn(&Channel) -> bool) -> Vec<Value> {
    let channels = world.channels.values();
    channels
        .filter(|channel| wanted(channel) && world.sees(me, channel.id))
        .map(|channel| world.channel_json(channel, Some(me)))
        .collect()
}

fn channels(world: &mut World, _: &Call, Member(me): Member) -> Outcome {
    Answer::ok(json!(visible_channels(world, me, Channel::is_top)))
}

fn active_threads(world: &mut World, _: &Call, Member(me): Member) -> Outcome {
    let active =
        |channel: &Channel| matches!(&channel.kind, Kind::Thread(thread) if !thread.archived);
    Answer::ok(json!({ "threads": visible_channels(world, me, active), "members": [] }))
}

#[derive(Deserialize)]
struct Page {
    limit: Option<String>,
    after: Option<String>,
}

fn members(world: &mut World, _: &Call, (_, Query(page)): (Member, Query<Page>)) -> Outcome {
    let limit = page.limit.and_then(|text| text.parse().ok()).unwrap_or(1);
    let after = page.after.and_then(|text| text.parse().ok()).unwrap_or(0);
    let members = world.users.values().filter(|user| user.id > after);
    Answer::ok(members.take(limit).map(|user| world.member(user)).collect())
}

#[derive(Deserialize)]
struct OfUser {
    user: Whom,
}

fn member(
    world: &mut World,
    _: &Call,
    (Member(me), Path(found)): (Member, Path<OfUser>),
) -> Outcome {
    let id = found.user.or(me, ApiError::UnknownMember)?;
    let user = world.users.get(&id).ok_or(ApiError::UnknownMember)?;
    Answer::ok(world.member(user))
}
