//! Caller and place of an interaction.

use crate::bot::port::request::{ChannelKind, Nature, Permissions, Person, Reach, Setting};
use crate::clock::Timestamp;
use crate::game::{ChannelId, ClubId, Place, PlayerId};
use crate::payload::{Bits, Id, Interaction, Member, User, kind};

/// The maximum size of a file in an answer if Discord does not state one, in bytes: 10 MiB, which all servers allow.
const DEFAULT_FILE_LIMIT: u64 = 10 * 1024 * 1024;

pub(super) fn caller(interaction: &Interaction) -> Option<Person> {
    let member = interaction.member.as_ref();
    let user = member.and_then(|member| member.user.as_ref());
    let user = user.or(interaction.user.as_ref())?;
    Some(person(user, member))
}

pub(crate) fn person(user: &User, member: Option<&Member>) -> Person {
    let nick = member.and_then(|member| member.nick.as_deref());
    let names = [user.global_name.as_deref(), user.username.as_deref()];
    let nature = match user.bot {
        Some(true) => Nature::Bot,
        _ => Nature::Human,
    };
    let player = PlayerId::new(user.id.0);
    Person::from_names(player, nick, names.into_iter().flatten(), nature)
}

/// The time at which `member` joined, if known.
pub(crate) fn join_time(member: &Member) -> Option<Timestamp> {
    let joined: jiff::Timestamp = member.joined_at.as_deref()?.parse().ok()?;
    Some(Timestamp::from_millis(joined.as_millisecond()))
}

/// The place of an interaction, if it has one.
pub(super) fn setting(interaction: &Interaction) -> Option<Setting> {
    let channel = interaction.channel.as_ref();
    let id = interaction
        .channel_id
        .or_else(|| channel.and_then(|channel| channel.id))?;
    let is_one_of = |kinds: &[u64]| {
        let kind = channel.and_then(|channel| channel.kind);
        kind.is_some_and(|kind| kinds.contains(&kind))
    };
    let thread = channel
        .filter(|_| is_one_of(&kind::THREADS))
        .and_then(|channel| channel.parent_id);
    let is_room = is_one_of(&kind::ROOMS);
    let kind = match (interaction.guild_id, thread) {
        (None, _) => ChannelKind::Conversation,
        (Some(_), Some(Id(parent))) => ChannelKind::Thread {
            parent: ChannelId::new(parent),
        },
        (Some(_), None) if is_room => ChannelKind::Voice,
        (Some(_), None) => ChannelKind::Channel,
    };
    // Without permissions in the payload every call is tried: Discord refuses those that are not allowed.
    let permissions = interaction.app_permissions;
    let permissions = Permissions(permissions.map_or(u64::MAX, |Bits(bits)| bits));
    let limit = interaction.attachment_size_limit;
    Some(Setting {
        place: Place {
            club: interaction.guild_id.map(|Id(club)| ClubId::new(club)),
            channel: ChannelId::new(id.0),
        },
        channel: kind,
        reach: reach(interaction, permissions),
        largest_file: usize::try_from(limit.unwrap_or(DEFAULT_FILE_LIMIT)).unwrap_or(usize::MAX),
    })
}

fn reach(interaction: &Interaction, permissions: Permissions) -> Reach {
    let message = interaction.message.as_ref();
    let metadata = message.and_then(|message| message.interaction_metadata.as_ref());
    let owners = interaction
        .authorizing_integration_owners
        .as_ref()
        .or_else(|| metadata?.authorizing_integration_owners.as_ref());
    // If Discord does not state who installed the bot, the permissions tell: only members may view the channel.
    let is_member = owners.map_or(permissions.allow(Permissions::VIEW), |owners| {
        owners.contains_key("0")
    });
    if is_member {
        Reach::Member(permissions)
    } else {
        Reach::AnswersOnly(permissions)
    }
}
