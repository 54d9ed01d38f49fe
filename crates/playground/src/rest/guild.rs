//! Requests about the guild: for other bots.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query};
use axum::routing::get;
use serde::Deserialize;
use serde_json::{Value, json};

use super::call::Call;
use super::extract::{GuildMember, UserRef};
use super::{Answer, Outcome, handler, not_found};
use crate::Server;
use crate::wire::ApiError;
use crate::world::channel::{Channel, Kind};
use crate::world::{Id, World};

pub(super) fn routes() -> Router<Arc<Server>> {
    Router::new()
        .route("/guilds/{guild}", get(handler(guild)))
        .route("/guilds/{guild}/channels", get(handler(channels)))
        .route("/guilds/{guild}/roles", get(handler(roles)))
        .route("/guilds/{guild}/members", get(handler(members)))
        .route("/guilds/{guild}/members/{user}", get(handler(member)))
        .route(
            "/guilds/{guild}/threads/active",
            get(handler(active_threads)),
        )
        .route(
            "/guilds/{guild}/{*rest}",
            get(handler(not_found::<GuildMember>)),
        )
}

fn guild(world: &mut World, _: &Call, _: GuildMember) -> Outcome {
    Answer::ok(world.guild_json())
}

fn roles(world: &mut World, _: &Call, _: GuildMember) -> Outcome {
    Answer::ok(world.roles())
}

/// The channels of a kind that an application sees.
fn visible_channels(world: &World, me: Id, selects: fn(&Channel) -> bool) -> Vec<Value> {
    let channels = world.channels.values();
    channels
        .filter(|channel| selects(channel) && world.sees(me, channel.id))
        .map(|channel| world.channel_json(channel, Some(me)))
        .collect()
}

fn channels(world: &mut World, _: &Call, GuildMember(me): GuildMember) -> Outcome {
    Answer::ok(json!(visible_channels(world, me, Channel::is_top_level)))
}

fn active_threads(world: &mut World, _: &Call, GuildMember(me): GuildMember) -> Outcome {
    let active =
        |channel: &Channel| matches!(&channel.kind, Kind::Thread(thread) if !thread.archived);
    Answer::ok(json!({ "threads": visible_channels(world, me, active), "members": [] }))
}

#[derive(Deserialize)]
struct MembersQuery {
    limit: Option<String>,
    after: Option<String>,
}

fn members(
    world: &mut World,
    _: &Call,
    (_, Query(query)): (GuildMember, Query<MembersQuery>),
) -> Outcome {
    let limit = query.limit.and_then(|text| text.parse().ok()).unwrap_or(1);
    let after = query.after.and_then(|text| text.parse().ok()).unwrap_or(0);
    let members = world.users.values().filter(|user| user.id > after);
    Answer::ok(members.take(limit).map(|user| world.member(user)).collect())
}

#[derive(Deserialize)]
struct UserParams {
    user: UserRef,
}

fn member(
    world: &mut World,
    _: &Call,
    (GuildMember(me), Path(found)): (GuildMember, Path<UserParams>),
) -> Outcome {
    let id = found.user.id_or(me, ApiError::UnknownMember)?;
    let user = world.users.get(&id).ok_or(ApiError::UnknownMember)?;
    Answer::ok(world.member(user))
}
