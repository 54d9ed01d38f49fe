//! Finds a tournament, and checks permissions in it.

use crate::club::activity;
use crate::contest::{Contest, ContestId, Results};
use crate::features::tournament::refusal::ContestRefusal;
use crate::game::{Game, GameId};
use crate::games::readable;
use crate::i18n::{Quote, Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::hooks::{Happened, PartOf, Rearrangement};
use crate::kit::options::Options;
use crate::kit::refusal::Refusal;
use crate::kit::response::FeatureItem;
use crate::kit::services::Services;
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::port::request::Permissions;
use crate::store::{CONTEST_TABLES, Change, ContestError, Envelope, Properties, StoreError};

/// A tournament in its current state.
pub(crate) struct CurrentContest {
    pub(crate) id: ContestId,
    pub(crate) contest: Contest,
    pub(crate) results: Results,
}

/// The tournament `id`, if it is one of this server and the caller can see it from here.
pub(crate) async fn here(ctx: &Ctx<'_>, id: ContestId) -> Result<CurrentContest, Failure> {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let found = ctx.services.store.contest(id).await?;
    // A tournament that they cannot see counts as missing.
    let found = found.filter(|(contest, _)| {
        contest.place.club == Some(club) && (is_seen(ctx, contest) || takes_part(ctx, contest))
    });
    let (contest, results) = found.ok_or(ContestRefusal::Missing)?;
    Ok(CurrentContest {
        id,
        contest,
        results,
    })
}

/// Whether everybody here can see the channel of `contest`, or the caller can see all of the server.
pub(crate) fn is_seen(ctx: &Ctx<'_>, contest: &Contest) -> bool {
    readable::channels(ctx).contains(&contest.place.channel)
        || ctx.request.permissions.allow(Permissions::MANAGE_SERVER)
}

/// Whether the caller has set up or entered `contest`, or is asked to enter.
fn takes_part(ctx: &Ctx<'_>, contest: &Contest) -> bool {
    let caller = ctx.caller();
    let mut sides = contest.entries.iter().map(|entry| &entry.side);
    contest.organiser == caller || sides.any(|side| side.players().any(|one| one == caller))
}

/// The option that names the tournament.
pub(crate) fn contest_option() -> OptionSpec {
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

/// The tournament that `options` name, or else the latest one in this channel or in the one above this thread, or else
/// the latest one of the server that the caller can see.
pub(crate) async fn find_contest(
    ctx: &Ctx<'_>,
    options: Options<'_>,
) -> Result<CurrentContest, Failure> {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    if let Some(number) = options.number("tournament")? {
        let number = u64::try_from(number).map_err(|_| ContestRefusal::Missing)?;
        return here(ctx, ContestId::new(number)).await;
    }
    let channels = readable::channels(ctx);
    let mut latest = None;
    for id in ctx.services.store.contests_in(club).await? {
        let found = match here(ctx, id).await {
            Err(Failure::Refused(_)) => continue,
            found => found?,
        };
        if channels.contains(&found.contest.place.channel) {
            return Ok(found);
        }
        latest.get_or_insert(found);
    }
    Ok(latest.ok_or(ContestRefusal::Missing)?)
}

/// Whether the caller organises `contest`: has set it up, or moderates its channel. Discord does not send permissions
/// in other channels.
pub(crate) fn organises(ctx: &Ctx<'_>, contest: &Contest) -> bool {
    contest.organiser == ctx.caller() || activity::moderates_in(ctx, contest.place.channel)
}

/// Refuses callers who do not organise `contest`.
pub(crate) fn check_organises(ctx: &Ctx<'_>, contest: &Contest) -> Result<(), Failure> {
    if organises(ctx, contest) {
        Ok(())
    } else {
        Err(ContestRefusal::NotOrganiser.into())
    }
}

/// Changes a tournament in the store. The dispatcher must be notified if no answer shows the change.
pub(crate) async fn change(
    ctx: &Ctx<'_>,
    id: ContestId,
    change: impl Fn(&mut Contest, &Results) -> Result<Vec<Envelope>, crate::contest::Refusal>
    + Send
    + 'static,
) -> Result<CurrentContest, Failure> {
    let changed = ctx.services.store.change_contest(id, change).await;
    let (contest, results) = changed.map_err(failure)?;
    Ok(CurrentContest {
        id,
        contest,
        results,
    })
}

pub(crate) fn failure(error: ContestError) -> Failure {
    match error {
        ContestError::Missing => ContestRefusal::Missing.into(),
        ContestError::MovedOn => Refusal::Trouble.into(),
        ContestError::Refused(refusal) => ContestRefusal::Contest(refusal).into(),
        ContestError::Store(error) => error.into(),
    }
}

/// The message of the tournament `id`, as an item of this feature.
pub(crate) fn shows(id: ContestId) -> FeatureItem {
    FeatureItem {
        what: "tournament",
        id: id.get(),
        note: |services, id, message| {
            let noted = async move {
                services
                    .store
                    .set_contest_message(ContestId::new(id), message)
                    .await
            };
            Box::pin(noted)
        },
    }
}

/// Refuses actions that would delay the tournament of `game`, or bypass it.
pub(super) async fn permits(
    services: &Services,
    game: &Game,
    change: Rearrangement,
) -> Result<(), Failure> {
    if services.store.contest_of(game.id()).await?.is_none() {
        return Ok(());
    }
    Err(match change {
        Rearrangement::Longer => ContestRefusal::OthersWait.into(),
        // The tournament would still pair the player who left.
        Rearrangement::Substitute => ContestRefusal::NoOwnSubstitute.into(),
    })
}

/// The tournament of which `game` is a board.
pub(super) async fn part_of(
    services: &Services,
    game: &Game,
) -> Result<Option<(Text, PartOf)>, StoreError> {
    let contest = services.store.contest_of(game.id()).await?;
    Ok(contest.map(|contest| {
        let title = say::tournament::title(Quote::new(contest.setup.title.as_str()));
        (say::tournament::label(), PartOf::Named(title))
    }))
}

/// The tournament of which `game` is a board, and the round.
pub(super) async fn game_title(
    services: &Services,
    game: &Game,
) -> Result<Option<Text>, StoreError> {
    let Some(contest) = services.store.contest_of(game.id()).await? else {
        return Ok(None);
    };
    let title = Quote::bare(contest.setup.title.as_str());
    let at = contest.place_of(game.id());
    Ok(at.map(|at| say::tournament::thread_of(title, at.round)))
}

/// Queues an update of the list of a round, which links to the games, when one of them has moved.
pub(super) fn keep(
    read: &Properties<'_>,
    happened: Happened<'_>,
    change: &mut Change,
) -> Result<(), StoreError> {
    let (Some(before), after) = (happened.before, happened.after) else {
        return Ok(());
    };
    if before.place() == after.place() || after.id() == GameId::NONE {
        return Ok(());
    }
    let Some((id, contest)) = read.contest_with(after.id())? else {
        return Ok(());
    };
    let at = contest.place_of(after.id());
    let tables = at.map(|at| CONTEST_TABLES.to(contest.place.channel, (id, at.round)));
    change.queue.extend(tables);
    Ok(())
}
