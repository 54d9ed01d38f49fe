//! `/together invite`: a code with which another server may challenge the members of this channel, once.
//!
//! No server gets a game that it has not asked for. So an invitation is a code too long to be guessed, shown to one
//! person alone, and used up in the transaction that makes the challenge. The refusal of a code gives no reason: a
//! reason would reveal which channels have invited somebody.

use crate::clock::Span;
use crate::features::challenge::refusal::MatchRefusal;
use crate::game::{ChannelId, PlayerId, TimeLimit};
use crate::games::teams::TeamRefusal;
use crate::games::time::calendar;
use crate::i18n::{Until, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::homes;
use crate::kit::outcome::{Handled, ephemeral};
use crate::kit::prefs::{Pref, language};
use crate::kit::refusal::Refusal;
use crate::kit::services::Services;
use crate::people::limits;
use crate::port::message::Message;
use crate::port::request::Permissions;
use crate::rules::Color;
use crate::store::{Assignment, stored_as};

/// Validity of a code.
const VALIDITY: Span = Span::days(7);
/// Length of a secret, in characters of five random bits each.
const SECRET_LENGTH: usize = 24;
/// Digits and letters that cannot be confused: Crockford's base 32.
const CHARACTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// An invitation: those who know the secret may challenge the members of a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Invite {
    secret: String,
    /// Validity.
    time: TimeLimit,
}

stored_as! {
    Invite, as (String, TimeLimit): |invite| (invite.secret.clone(), invite.time),
        |(secret, time)| Some(Self { secret, time });
}

/// A channel's unused code.
static INVITE: Pref<ChannelId, Option<Invite>> = Pref::new("vote-invite");

/// The members of a channel, who may be challenged.
pub(crate) struct Invited {
    pub(crate) team: PlayerId,
    /// Preconditions that must still hold when the challenge is made: none without a code.
    pub(crate) known: Vec<Assignment>,
    /// Assignments written with it: the use of the code, and the server of its users.
    pub(crate) notes: Vec<Assignment>,
}

impl Invited {
    /// A `team` of the same server, for which no code is needed.
    pub(crate) const fn here(team: PlayerId) -> Self {
        Self {
            team,
            known: Vec::new(),
            notes: Vec::new(),
        }
    }
}

/// Shows a moderator the new code of this channel, which replaces the previous one.
pub(crate) async fn invite(ctx: &Ctx<'_>) -> Handled {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    if !ctx.at_home() {
        return Err(MatchRefusal::NotHere.into());
    }
    check_moderates(ctx)?;
    limits::check_not_muted(ctx).await?;
    let (services, channel) = (ctx.services, ctx.channel());
    let invite = Invite {
        secret: make_secret(services),
        time: TimeLimit {
            since: ctx.now,
            span: VALIDITY,
        },
    };
    let text = say::vote::invited(Until(invite.time.until())).to(ctx.reader());
    let code = write_code(channel, &invite.secret);
    let notes = [
        INVITE.assign(channel, &Some(invite)),
        homes::assignment(channel, club),
    ];
    services.store.assign(&notes).await?;
    language::note(services, channel, ctx.club).await;
    Ok(ephemeral(Message::text(format!(
        "{text}\n```\n{code}\n```"
    ))))
}

/// The invited opponent of this `code`, which is used up once the challenge is made.
///
/// # Errors
///
/// [`MatchRefusal::NoSuchCode`], for any invalid code.
pub(crate) async fn read_invitation(ctx: &Ctx<'_>, code: &str) -> Result<Invited, Failure> {
    let refused = || MatchRefusal::NoSuchCode;
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let (channel, secret) = parse_code(code).ok_or_else(refused)?;
    let found = INVITE.get(ctx.services, channel).await?;
    let rests = calendar::of_all(ctx.services).await?;
    let is_valid =
        |invite: &Invite| invite.secret == secret && ctx.now < invite.time.until_by(&rests);
    let invite = found.filter(is_valid).ok_or_else(refused)?;
    Ok(Invited {
        team: PlayerId::team(channel),
        known: vec![INVITE.assign(channel, &Some(invite))],
        notes: vec![
            INVITE.assign(channel, &None),
            homes::assignment(ctx.channel(), club),
        ],
    })
}

/// Refuses callers who may not speak for this channel to another team.
pub(crate) fn check_moderates(ctx: &Ctx<'_>) -> Result<(), Refusal> {
    if !ctx.request.setting.channel.is_channel() {
        return Err(MatchRefusal::InThread.into());
    }
    if ctx.request.permissions.allow(Permissions::MANAGE_MESSAGES) {
        Ok(())
    } else {
        Err(TeamRefusal::ModeratorsAct.into())
    }
}

/// Makes a new secret.
fn make_secret(services: &Services) -> String {
    let bit = || usize::from((services.toss)() == Color::White);
    let character = |_| CHARACTERS[(0..5).fold(0, |number, _| 2 * number + bit())];
    (0..SECRET_LENGTH)
        .map(|at| char::from(character(at)))
        .collect()
}

/// The code of `channel`, as members pass it on.
fn write_code(channel: ChannelId, secret: &str) -> String {
    format!("{channel}-{secret}")
}

/// The channel and the secret of a `code` as typed; none if it is malformed.
fn parse_code(code: &str) -> Option<(ChannelId, String)> {
    let is_around = |character: char| character.is_whitespace() || character == '`';
    let (channel, secret) = code.trim_matches(is_around).split_once('-')?;
    let channel = channel.parse().ok().map(ChannelId::new)?;
    Some((channel, secret.to_ascii_uppercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_it_was_written_and_nothing_else_is_one() {
        let channel = ChannelId::new(1_180_000_000_000_000_000);
        let code = write_code(channel, "0123ABCXYZ");
        let meant = Some((channel, "0123ABCXYZ".to_owned()));
        for typed in [
            code.clone(),
            code.to_lowercase(),
            format!(" `{code}`\n"),
            format!("```\n{code}\n```"),
        ] {
            assert_eq!(parse_code(&typed), meant, "{typed}");
        }
        for typed in [
            "",
            "-",
            "0123ABCXYZ",
            "x-0123",
            "99999999999999999999-0",
            "<#1>",
        ] {
            assert_eq!(parse_code(typed), None, "{typed}");
        }
    }

    #[test]
    fn characters_are_told_apart() {
        let mut all = CHARACTERS.to_vec();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 32);
        assert!(all.iter().all(u8::is_ascii_alphanumeric));
    }
}
