//! GUILD_CREATE: a server that the bot is on, and where on it the bot may post.

use serde::Deserialize;
use serde_json::Value;

use crate::bot::port::request::{Permissions, Server};
use crate::clock::Timestamp;
use crate::game::{ChannelId, ClubId, PlayerId};
use crate::payload::Id;
use crate::permissions::{self, Overwrite, Role};

/// Discord's number for text channels.
const TEXT: u64 = 0;
/// Permissions for a greeting: without cards it comes as text.
const NEEDED: [Permissions; 2] = [Permissions::VIEW, Permissions::SEND];

#[derive(Debug, Deserialize)]
struct Guild {
    id: Id,
    joined_at: String,
    preferred_locale: String,
    system_channel_id: Option<Id>,
    roles: Vec<Role>,
    channels: Vec<Channel>,
    /// Without a privileged intent only the bot itself, and members in voice channels.
    members: Vec<Member>,
}

#[derive(Debug, Deserialize)]
struct Member {
    user: User,
    roles: Vec<Id>,
}

#[derive(Debug, Deserialize)]
struct User {
    id: Id,
}

#[derive(Debug, Deserialize)]
struct Channel {
    id: Id,
    #[serde(rename = "type")]
    kind: u64,
    #[serde(default)]
    position: i64,
    #[serde(default)]
    permission_overwrites: Vec<Overwrite>,
}

/// The server in `payload`, as seen by the bot `me`; none if it is not available.
///
/// # Errors
///
/// If a field is missing that Discord documents as required.
pub(super) fn read(payload: Value, me: u64) -> Result<Option<Server>, serde_json::Error> {
    // Missing during an outage of the server: it is reported again afterwards.
    if payload["joined_at"].is_null() {
        return Ok(None);
    }
    let guild = Guild::deserialize(payload)?;
    let joined: jiff::Timestamp = guild.joined_at.parse().map_err(serde::de::Error::custom)?;
    Ok(Some(Server {
        club: ClubId::new(guild.id.0),
        joined: Timestamp::from_millis(joined.as_millisecond()),
        channel: guild
            .writable(me)
            .map(|channel| ChannelId::new(channel.id.0)),
        locale: guild.preferred_locale,
    }))
}

impl Guild {
    /// A channel that `me` may write to: the one for system messages, else the first text channel.
    fn writable(&self, me: u64) -> Option<&Channel> {
        let member = self.members.iter().find(|member| member.user.id.0 == me)?;
        let (club, me) = (ClubId::new(self.id.0), PlayerId::new(me));
        let channels = self.channels.iter();
        let open = channels.filter(|channel| {
            let overwrites = &channel.permission_overwrites;
            let may = permissions::in_channel(club, &self.roles, me, &member.roles, overwrites);
            channel.kind == TEXT && NEEDED.iter().all(|needed| may.allow(*needed))
        });
        open.min_by_key(|channel| {
            let is_system = Some(channel.id) == self.system_channel_id;
            (!is_system, channel.position, channel.id.0)
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const ME: u64 = 7;

    /// A server with channels `(id, position, overwrites)` of which 30 is for system messages.
    fn guild(everyone: u64, own: u64, channels: &[(u64, i64, Value)]) -> Value {
        let channels: Vec<Value> = channels
            .iter()
            .map(|(id, position, overwrites)| {
                json!({ "id": id.to_string(), "type": 0, "position": position, "permission_overwrites": overwrites })
            })
            .collect();
        json!({
            "id": "1", "joined_at": "2026-11-23T20:00:00.500000+00:00", "preferred_locale": "de",
            "system_channel_id": "30", "channels": channels,
            "roles": [
                { "id": "1", "permissions": everyone.to_string() },
                { "id": "5", "permissions": own.to_string() },
                { "id": "6", "permissions": "8" },
            ],
            "members": [{ "user": { "id": "7" }, "roles": ["5"] }],
        })
    }

    fn channel(guild: Value) -> Option<u64> {
        let server = read(guild, ME).unwrap().unwrap();
        server.channel.map(ChannelId::get)
    }

    const POST: u64 = Permissions::VIEW.0 | Permissions::SEND.0;

    fn overwrite(id: u64, kind: u64, allow: u64, deny: u64) -> Value {
        json!({ "id": id.to_string(), "type": kind, "allow": allow.to_string(), "deny": deny.to_string() })
    }

    #[test]
    fn a_server_has_the_time_when_it_was_joined_and_its_language() {
        let server = read(guild(POST, 0, &[]), ME).unwrap().unwrap();
        assert_eq!(server.joined, Timestamp::from_millis(1_795_464_000_500));
        assert_eq!((server.locale.as_str(), server.channel), ("de", None));
        let away = json!({ "id": "1", "unavailable": true });
        assert_eq!(read(away, ME).unwrap(), None);
    }

    #[test]
    fn the_channel_for_system_messages_comes_first_then_the_others_by_position() {
        let free = |id, position| (id, position, json!([]));
        let all = [free(20, 0), free(30, 2), free(40, 1)];
        assert_eq!(channel(guild(POST, 0, &all)), Some(30));
        let without = [free(40, 1), free(20, 0), free(21, 0)];
        assert_eq!(channel(guild(POST, 0, &without)), Some(20));
        assert_eq!(channel(guild(0, POST, &without)), Some(20));
        assert_eq!(channel(guild(0, 0, &without)), None);
        assert_eq!(channel(guild(0, 8, &without)), Some(20));
    }

    #[test]
    fn overwrites_count_for_everybody_then_for_roles_then_for_the_member() {
        let send = Permissions::SEND.0;
        let closed = |more: Vec<Value>| {
            let mut overwrites = vec![overwrite(1, 0, 0, send)];
            overwrites.extend(more);
            vec![(30, 0, json!(overwrites))]
        };
        assert_eq!(channel(guild(POST, 0, &closed(vec![]))), None);
        let role = closed(vec![overwrite(5, 0, send, 0)]);
        assert_eq!(channel(guild(POST, 0, &role)), Some(30));
        let member = closed(vec![overwrite(5, 0, send, 0), overwrite(ME, 1, 0, send)]);
        assert_eq!(channel(guild(POST, 0, &member)), None);
        let other = closed(vec![overwrite(6, 0, send, 0)]);
        assert_eq!(
            channel(guild(POST, 0, &other)),
            None,
            "of a role that it does not have"
        );
    }
}
