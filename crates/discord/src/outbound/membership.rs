//! Membership and permissions of a person in a channel.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::bot::port::outbound::{Membership, OpenChannel, OutboundError};
use crate::bot::port::request::{ChannelKind, Permissions};
use crate::clock::Timestamp;
use crate::decode::{join_time, person};
use crate::game::{ChannelId, ClubId, Place, PlayerId};
use crate::outbound::Wire;
use crate::payload::{Id, Member, kind};
use crate::permissions::{self, Overwrite, Role};

/// A thread that only its members see.
const PRIVATE_THREAD: u64 = 12;
/// The permission to moderate threads, including private ones.
const MANAGE_THREADS: u64 = 1 << 34;

/// The data of a server on which permissions depend.
#[derive(Debug, Deserialize)]
struct Guild {
    owner_id: Id,
    roles: Vec<Role>,
}

/// The roles of a member, and until when they are timed out.
#[derive(Debug, Deserialize)]
struct Standing {
    roles: Vec<Id>,
    communication_disabled_until: Option<String>,
}

#[derive(Debug, Deserialize)]
struct Channel {
    #[serde(rename = "type")]
    kind: u64,
    guild_id: Option<Id>,
    parent_id: Option<Id>,
    #[serde(default)]
    permission_overwrites: Vec<Overwrite>,
}

/// The membership and permissions of `player` in `place` at `now`; none if they are not on its server, or may not see
/// the channel.
pub(super) async fn ask(
    wire: &Wire,
    place: Place,
    player: PlayerId,
    now: Timestamp,
) -> Result<Option<Membership>, OutboundError> {
    let Some(club) = place.club else {
        return Ok(None);
    };
    let channel = place.channel;
    let (guild, found_member, asked) = tokio::join!(
        get::<Guild>(wire, format!("/guilds/{club}")),
        get_if_exists(wire, format!("/guilds/{club}/members/{player}")),
        get::<Channel>(wire, format!("/channels/{channel}")),
    );
    let (guild, Some(member_json), asked) = (guild?, found_member?, asked?) else {
        return Ok(None);
    };
    let parent = asked
        .parent_id
        .filter(|_| kind::THREADS.contains(&asked.kind));
    let parent_channel = match parent {
        Some(Id(parent)) => Some(get::<Channel>(wire, format!("/channels/{parent}")).await?),
        None => None,
    };
    let standing: Standing = read(&member_json)?;
    let channel_with_overwrites = parent_channel.as_ref().unwrap_or(&asked);
    let mut permissions = permissions_in(&guild, club, player, &standing, channel_with_overwrites);
    if is_timed_out(&standing, now) && !permissions.allow(Permissions::ADMINISTRATOR) {
        permissions.0 &= Permissions::VIEW.0 | Permissions::READ_HISTORY.0;
    }
    let is_elsewhere = asked.guild_id != Some(Id(club.get()));
    let is_hidden = asked.kind == PRIVATE_THREAD
        && !permissions.allow(Permissions(MANAGE_THREADS))
        && get_if_exists(wire, format!("/channels/{channel}/thread-members/{player}"))
            .await?
            .is_none();
    if is_elsewhere || is_hidden || !permissions.allow(Permissions::VIEW) {
        return Ok(None);
    }
    let member: Member = read(&member_json)?;
    let user = member.user.as_ref().ok_or_else(unreadable)?;
    Ok(Some(Membership {
        person: person(user, Some(&member)),
        permissions,
        joined: join_time(&member),
        channel: match parent {
            Some(Id(parent)) => ChannelKind::Thread {
                parent: ChannelId::new(parent),
            },
            None if kind::ROOMS.contains(&asked.kind) => ChannelKind::Voice,
            None => ChannelKind::Channel,
        },
    }))
}

/// A channel in the list of a server's channels.
#[derive(Debug, Deserialize)]
struct ListedChannel {
    id: Id,
    name: Option<String>,
    /// Whether it is age-restricted.
    #[serde(default)]
    nsfw: bool,
    #[serde(flatten)]
    channel: Channel,
}

impl ListedChannel {
    /// Whether everybody on the server of `guild` can see and read it.
    fn is_open(&self, guild: &Guild, club: ClubId) -> bool {
        let is_room = kind::ROOMS.contains(&self.channel.kind);
        let room = Permissions(if is_room { Permissions::CONNECT.0 } else { 0 });
        let needed = Permissions(Permissions::VIEW.0 | Permissions::READ_HISTORY.0 | room.0);
        let everybody = Standing {
            roles: Vec::new(),
            communication_disabled_until: None,
        };
        let nobody = PlayerId::new(0);
        let allowed = permissions_in(guild, club, nobody, &everybody, &self.channel);
        !self.nsfw && self.channel.kind != kind::CATEGORY && allowed.allow(needed)
    }
}

/// The channels of `club` that everybody on the server can read.
pub(super) async fn open_channels(
    wire: &Wire,
    club: ClubId,
) -> Result<Vec<OpenChannel>, OutboundError> {
    let (guild, channels) = tokio::join!(
        get::<Guild>(wire, format!("/guilds/{club}")),
        get::<Vec<ListedChannel>>(wire, format!("/guilds/{club}/channels")),
    );
    let guild = guild?;
    let open = channels?
        .into_iter()
        .filter(|channel| channel.is_open(&guild, club));
    let open = open.map(|channel| OpenChannel {
        channel: ChannelId::new(channel.id.0),
        name: channel.name.unwrap_or_default(),
    });
    Ok(open.collect())
}

async fn get<T: DeserializeOwned>(wire: &Wire, path: String) -> Result<T, OutboundError> {
    read(&wire.get(path).await?)
}

/// The object at `path`, if it exists.
async fn get_if_exists(wire: &Wire, path: String) -> Result<Option<Value>, OutboundError> {
    match wire.get(path).await.map_err(OutboundError::from) {
        Ok(json) => Ok(Some(json)),
        Err(OutboundError::Gone) => Ok(None),
        Err(error) => Err(error),
    }
}

fn read<T: DeserializeOwned>(json: &Value) -> Result<T, OutboundError> {
    T::deserialize(json).map_err(|_| unreadable())
}

fn unreadable() -> OutboundError {
    OutboundError::Refused("an answer about a member that cannot be read".to_owned())
}

fn is_timed_out(standing: &Standing, now: Timestamp) -> bool {
    let until = standing.communication_disabled_until.as_deref();
    let until = until.and_then(|until| until.parse::<jiff::Timestamp>().ok());
    until.is_some_and(|until| until.as_millisecond() > now.as_millis())
}

/// A member's permissions in `channel`; for a thread, those in its parent.
fn permissions_in(
    guild: &Guild,
    club: ClubId,
    player: PlayerId,
    standing: &Standing,
    channel: &Channel,
) -> Permissions {
    if guild.owner_id.0 == player.get() {
        return Permissions(u64::MAX);
    }
    let overwrites = &channel.permission_overwrites;
    permissions::in_channel(club, &guild.roles, player, &standing.roles, overwrites)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::payload::Bits;

    const CLUB: ClubId = ClubId::new(1);
    const OWNER: PlayerId = PlayerId::new(2);
    const MEMBER: PlayerId = PlayerId::new(3);
    const TEACHERS: Id = Id(10);
    const ADMINISTRATORS: Id = Id(11);
    const VIEW: u64 = Permissions::VIEW.0;
    const MANAGE: u64 = Permissions::MANAGE_MESSAGES.0;

    fn guild() -> Guild {
        let role = |id, bits| Role {
            id,
            permissions: Bits(bits),
        };
        Guild {
            owner_id: Id(OWNER.get()),
            roles: vec![
                role(Id(CLUB.get()), VIEW),
                role(TEACHERS, MANAGE),
                role(ADMINISTRATORS, Permissions::ADMINISTRATOR.0),
            ],
        }
    }

    /// Permissions of a member with these roles in a channel with these overwrites: for whom, allowed, denied.
    fn may(player: PlayerId, roles: &[Id], exceptions: &[(u64, u64, u64)]) -> u64 {
        let standing = Standing {
            roles: roles.to_vec(),
            communication_disabled_until: None,
        };
        let exceptions = exceptions.iter().map(|&(id, allow, deny)| Overwrite {
            id: Id(id),
            allow: Bits(allow),
            deny: Bits(deny),
        });
        let channel = Channel {
            kind: 0,
            guild_id: Some(Id(CLUB.get())),
            parent_id: None,
            permission_overwrites: exceptions.collect(),
        };
        permissions_in(&guild(), CLUB, player, &standing, &channel).0
    }

    #[test]
    fn roles_add_up_and_exceptions_go_from_everybody_over_roles_to_the_member() {
        let everybody = CLUB.get();
        assert_eq!(may(MEMBER, &[], &[]), VIEW);
        assert_eq!(may(MEMBER, &[TEACHERS], &[]), VIEW | MANAGE);
        assert_eq!(may(MEMBER, &[], &[(everybody, 0, VIEW)]), 0);
        let teachers_alone = [(everybody, 0, VIEW), (TEACHERS.0, VIEW, 0)];
        assert_eq!(may(MEMBER, &[], &teachers_alone), 0);
        assert_eq!(may(MEMBER, &[TEACHERS], &teachers_alone), VIEW | MANAGE);
        let but_one = [(TEACHERS.0, VIEW, 0), (MEMBER.get(), 0, VIEW)];
        assert_eq!(may(MEMBER, &[TEACHERS], &but_one), MANAGE);
        // An exception for another member has no effect.
        assert_eq!(may(MEMBER, &[], &[(99, MANAGE, VIEW)]), VIEW);
    }

    #[test]
    fn a_channel_is_open_if_everybody_can_see_it_and_read_back() {
        let is_open = |kind: u64, nsfw: bool, allow: u64, deny: u64| {
            let listed = serde_json::json!({
                "id": "7", "name": "go", "type": kind, "nsfw": nsfw, "guild_id": CLUB.to_string(),
                "permission_overwrites": [
                    { "id": CLUB.to_string(), "type": 0, "allow": allow.to_string(), "deny": deny.to_string() }
                ],
            });
            ListedChannel::deserialize(&listed)
                .unwrap()
                .is_open(&guild(), CLUB)
        };
        let (history, connect) = (Permissions::READ_HISTORY.0, Permissions::CONNECT.0);
        assert!(is_open(0, false, history, 0));
        assert!(!is_open(0, false, 0, 0), "nobody can read back");
        assert!(!is_open(0, false, history, VIEW), "it is hidden");
        assert!(!is_open(0, true, history, 0), "it is for adults");
        assert!(
            !is_open(kind::CATEGORY, false, history, 0),
            "it is no channel"
        );
        assert!(!is_open(kind::VOICE, false, history, 0), "nobody can go in");
        assert!(is_open(kind::VOICE, false, history | connect, 0));
    }

    #[test]
    fn owners_and_administrators_may_everything() {
        let closed = [(CLUB.get(), 0, u64::MAX), (OWNER.get(), 0, u64::MAX)];
        assert_eq!(may(OWNER, &[], &closed), u64::MAX);
        assert_eq!(may(MEMBER, &[ADMINISTRATORS], &closed), u64::MAX);
    }

    #[test]
    fn a_timeout_ends_at_its_time() {
        let until = |until: &str| Standing {
            roles: Vec::new(),
            communication_disabled_until: Some(until.to_owned()),
        };
        let now = Timestamp::from_millis(1_000_000);
        assert!(is_timed_out(&until("1970-01-01T00:16:41Z"), now));
        assert!(!is_timed_out(&until("1970-01-01T00:16:40Z"), now));
    }
}
