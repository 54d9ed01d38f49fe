//! `/together vote` and its like: a game in which the members of this channel are one side, and vote on their moves.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use crate::features::challenge::command::{
    color_option, invitation, level_option, size_option, venue_option,
};
use crate::features::challenge::invite::Invited;
use crate::features::challenge::offer::{Before, propose_after};
use crate::features::challenge::refusal::MatchRefusal;
use crate::features::challenge::terms::{Defaults, terms};
use crate::features::challenge::{engine, invite, pace, venue};
use crate::game::{GameId, Invitation, PlayerId};
use crate::games::options::game_option;
use crate::games::teams::{check_member, team_here};
use crate::games::votes::veto::{CAPTAIN, Captain};
use crate::games::votes::{TERMS, Tie, VoteTerms};
use crate::i18n::{Text, say};
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::Handled;
use crate::kit::prefs::choice::Choosable as _;
use crate::kit::prefs::language;
use crate::kit::refusal::Refusal;
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::port::request::{Chosen, Permissions};
use crate::rules::{RuleSet, Variant};

/// Duration of a vote, in hours: up to a week.
const VOTE_HOURS: RangeInclusive<u16> = 1..=168;
/// Number of votes that ends a vote early.
const ENOUGH_VOTES: RangeInclusive<u16> = 1..=1000;

pub(super) static FOR: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        let mut options = vec![opponent(), level_option()];
        options.extend(common_options());
        let (title, about) = (say::vote::command(), say::vote::for_about());
        OptionSpec::subcommand("vote", title, about, options)
    }),
    run: |ctx, options| Box::pin(start(ctx, options, Side::For)),
};

pub(super) static AGAINST: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        let (title, about) = (say::vote::command_against(), say::vote::against_about());
        OptionSpec::subcommand("against", title, about, common_options())
    }),
    run: |ctx, options| Box::pin(start(ctx, options, Side::Against)),
};

pub(super) static MATCH: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        let mut options = vec![channel(), code()];
        options.extend(common_options());
        let (title, about) = (say::vote::command_match(), say::vote::match_about());
        OptionSpec::subcommand("match", title, about, options)
    }),
    run: |ctx, options| Box::pin(start(ctx, options, Side::Match)),
};

pub(super) static INVITE: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        let (title, about) = (say::vote::command_invite(), say::vote::invite_about());
        OptionSpec::subcommand("invite", title, about, Vec::new())
    }),
    run: |ctx, _| Box::pin(invite::invite(ctx)),
};

/// The side of the channel's members.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    /// The caller's team: it challenges somebody, the program or anyone.
    For,
    /// The opponents of the caller, who challenges them.
    Against,
    /// The caller's team, against the members of another channel.
    Match,
}

fn opponent() -> OptionSpec {
    let (title, about) = (say::command::opponent(), say::command::opponent_about());
    OptionSpec::optional("opponent", title, about, OptionKind::Person)
}

fn channel() -> OptionSpec {
    let (title, about) = (say::vote::channel(), say::vote::channel_about());
    OptionSpec::optional("channel", title, about, OptionKind::Channel)
}

fn code() -> OptionSpec {
    let (title, about) = (say::vote::code(), say::vote::code_about());
    OptionSpec::optional("code", title, about, OptionKind::Text { longest: 100 })
}

/// The options that all these subcommands share.
fn common_options() -> Vec<OptionSpec> {
    let number = |within: RangeInclusive<u16>| OptionKind::Integer {
        least: (*within.start()).into(),
        most: (*within.end()).into(),
    };
    let (hours, enough) = (number(VOTE_HOURS), number(ENOUGH_VOTES));
    let tie = OptionKind::choice_of(tie_name);
    let option = OptionSpec::optional;
    vec![
        game_option(),
        size_option(),
        color_option(),
        venue_option(),
        option("hours", say::vote::hours(), say::vote::hours_about(), hours),
        option(
            "votes",
            say::vote::enough(),
            say::vote::enough_about(),
            enough,
        ),
        option("tie", say::vote::tie(), say::vote::tie_about(), tie),
        option(
            "veto",
            say::vote::captain(),
            say::vote::captain_about(),
            OptionKind::Person,
        ),
    ]
}

fn tie_name(tie: Tie) -> Text {
    say::vote::tie_named(tie.word().to_owned())
}

async fn start(ctx: &Ctx<'_>, options: Options<'_>, side: Side) -> Handled {
    ctx.club_id().ok_or(Refusal::NoClub)?;
    if !ctx.at_home() {
        return Err(MatchRefusal::NotHere.into());
    }
    if side == Side::For {
        check_member(ctx)?;
    }
    let team = team_here(ctx);
    let defaults = Defaults {
        rules: RuleSet::default_of(Variant::Go),
        overdue: pace::overdue(ctx.services, ctx.request.setting.place).await?,
        venue: venue::read(ctx, options).await?,
    };
    let (mut known, mut notes) = (Vec::new(), Vec::new());
    let (challenger, invitation) = match side {
        Side::Against => (ctx.caller(), Invitation::One(team)),
        Side::For => (team, invitation(ctx, options)?),
        Side::Match => {
            let invited = invited_team(ctx, options).await?;
            (known, notes) = (invited.known, invited.notes);
            (team, Invitation::One(invited.team))
        }
    };
    let call = engine::fill_in(ctx, invitation, options.0)?;
    let terms = terms(Options(&call), defaults)?;
    let hours = options.number_within("hours", VOTE_HOURS)?;
    let enough = options.number_within("votes", ENOUGH_VOTES)?;
    let vote_terms = VoteTerms {
        hours: hours.unwrap_or(VoteTerms::default().hours),
        enough: enough.unwrap_or(0),
        tie: options.chosen("tie")?.unwrap_or_default(),
    };
    let captain = options.human("veto")?;
    if captain.is_some_and(|one| one == challenger || invitation.invited_player() == Some(one)) {
        return Err(MatchRefusal::CaptainPlays.into());
    }
    let captain = captain.map(|player| Captain { team, player });
    notes.push(TERMS.assign(GameId::NONE, &vote_terms));
    notes.push(CAPTAIN.assign(GameId::NONE, &captain));
    let before = if known.is_empty() {
        Before::Nothing(notes)
    } else {
        Before::Invited { known, notes }
    };
    propose_after(ctx, challenger, invitation, terms, before).await
}

/// The members of the other channel, whom the moderators of this one challenge.
async fn invited_team(ctx: &Ctx<'_>, options: Options<'_>) -> Result<Invited, Failure> {
    invite::check_moderates(ctx)?;
    match (options.has("channel"), options.text("code")?) {
        (true, None) => Ok(Invited::here(team_in_channel(ctx, options).await?)),
        (false, Some(code)) => invite::read_invitation(ctx, &code).await,
        (true, Some(_)) | (false, None) => Err(MatchRefusal::OneOpponent.into()),
    }
}

/// The members of the other channel of this server, where the caller may write themselves.
async fn team_in_channel(ctx: &Ctx<'_>, options: Options<'_>) -> Result<PlayerId, Failure> {
    let Chosen {
        channel,
        permissions,
        bot,
        room: _,
    } = options.channel("channel")?;
    if !permissions.allow(Permissions::VIEW) || !permissions.allow(Permissions::SEND) {
        return Err(MatchRefusal::NotThere(channel).into());
    }
    if !bot.allow(Permissions::VIEW) || !bot.allow(Permissions::SEND) {
        return Err(MatchRefusal::BotNotThere(channel).into());
    }
    if language::noted_language(ctx.services, channel)
        .await
        .is_none()
    {
        language::note(ctx.services, channel, ctx.club).await;
    }
    Ok(PlayerId::team(channel))
}
