//! Which tournament is meant, and who may do what in it.

use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::options::Options;
use crate::bot::kit::refusal::{ContestRefusal, Refusal};
use crate::bot::kit::spec::{OptionKind, OptionSpec};
use crate::bot::port::request::{ChannelKind, Permissions};
use crate::contest::{Contest, ContestId, Results};
use crate::i18n::say;
use crate::store::{ContestError, Payload};

/// A tournament as it is.
pub(crate) struct Found {
    pub(crate) id: ContestId,
    pub(crate) contest: Contest,
    pub(crate) results: Results,
}

/// The tournament `id`, if it is one of this server.
pub(crate) async fn here(ctx: &Ctx<'_>, id: ContestId) -> Result<Found, Failure> {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let found = ctx.services.store.contest(id).await?;
    // One of another server is as good as none.
    let found = found.filter(|(contest, _)| contest.place.club == Some(club));
    let (contest, results) = found.ok_or(ContestRefusal::Missing)?;
    Ok(Found {
        id,
        contest,
        results,
    })
}

/// The option that says which tournament is meant.
pub(crate) fn which() -> OptionSpec {
    let kind = OptionKind::Integer {
        least: 1,
        most: 9_007_199_254_740_991,
    };
    OptionSpec::optional(
        "tournament",
        say::tournament::which(),
        say::tournament::which_about(),
        kind,
    )
}

/// The tournament that `options` name, or else the latest one in this channel, in the one above this thread, or of the server.
pub(crate) async fn meant(ctx: &Ctx<'_>, options: Options<'_>) -> Result<Found, Failure> {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    if let Some(number) = options.number("tournament")? {
        let number = u64::try_from(number).map_err(|_| ContestRefusal::Missing)?;
        return here(ctx, ContestId::new(number)).await;
    }
    let above = match ctx.request.setting.channel {
        ChannelKind::Thread { parent } => Some(parent),
        ChannelKind::Channel | ChannelKind::Voice | ChannelKind::Conversation => None,
    };
    let channels = [Some(ctx.channel()), above];
    let mut latest = None;
    for id in ctx.services.store.contests_in(club).await? {
        let found = here(ctx, id).await?;
        if channels.contains(&Some(found.contest.place.channel)) {
            return Ok(found);
        }
        latest.get_or_insert(found);
    }
    Ok(latest.ok_or(ContestRefusal::Missing)?)
}

/// Whether the caller decides in `contest`: has set it up, or is a moderator.
pub(crate) fn organises(ctx: &Ctx<'_>, contest: &Contest) -> bool {
    contest.organiser == ctx.caller() || ctx.request.permissions.allow(Permissions::MANAGE_MESSAGES)
}

/// Refuses whoever does not decide in `contest`.
pub(crate) fn check_organises(ctx: &Ctx<'_>, contest: &Contest) -> Result<(), Failure> {
    match organises(ctx, contest) {
        true => Ok(()),
        false => Err(ContestRefusal::NotOrganiser.into()),
    }
}

/// Does something to a tournament, as the store does it. The dispatcher has to be told where no answer shows it.
pub(crate) async fn change(
    ctx: &Ctx<'_>,
    id: ContestId,
    change: impl Fn(&mut Contest, &Results) -> Result<Vec<Payload>, crate::contest::Refusal>
    + Send
    + 'static,
) -> Result<Found, Failure> {
    let changed = ctx.services.store.change_contest(id, change).await;
    let (contest, results) = changed.map_err(failure)?;
    Ok(Found {
        id,
        contest,
        results,
    })
}

pub(crate) fn failure(error: ContestError) -> Failure {
    match error {
        ContestError::Missing => ContestRefusal::Missing.into(),
        ContestError::Refused(refusal) => ContestRefusal::Contest(refusal).into(),
        ContestError::Store(error) => error.into(),
    }
}
