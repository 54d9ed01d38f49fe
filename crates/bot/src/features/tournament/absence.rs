//! `/tournament remove` and `/tournament sit-out`, and the same from a proposal: an organiser removes a player, or has
//! them sit out a round. A removed player gets a notice.

use std::sync::LazyLock;

use crate::contest::{Contest, ContestId, EntryIndex, Phase, Standing};
use crate::features::tournament::custom_id::TournamentPress;
use crate::features::tournament::find::{
    CurrentContest, change, check_organises, contest_option, find_contest,
};
use crate::features::tournament::withdraw::{self, By};
use crate::features::tournament::words;
use crate::game::PlayerId;
use crate::i18n::{Name, Text, say};
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral};
use crate::kit::refusal::Refusal;
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::port::message::{Button, Look, Message, Row};
use crate::store::{CONTEST_NEWS, ContestNews, Envelope};

pub(crate) static REMOVE: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        use say::tournament as t;
        OptionSpec::subcommand("remove", t::remove(), t::remove_about(), options())
    }),
    run: |ctx, options| Box::pin(run_remove(ctx, options)),
};

pub(crate) static SIT_OUT: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        use say::tournament as t;
        OptionSpec::subcommand("sit-out", t::sit_out(), t::sit_out_about(), options())
    }),
    run: |ctx, options| Box::pin(run_sit_out(ctx, options)),
};

fn options() -> Vec<OptionSpec> {
    use say::tournament as t;
    let player = OptionSpec::optional("player", t::out(), t::who_about(), OptionKind::Person);
    vec![player.required(), contest_option()]
}

/// The named tournament, if the caller organises it, and the player.
async fn find(ctx: &Ctx<'_>, options: Options<'_>) -> Result<(CurrentContest, PlayerId), Failure> {
    let player = options.person("player")?.ok_or(Refusal::MissingOption)?;
    let found = find_contest(ctx, options).await?;
    check_organises(ctx, &found.contest)?;
    Ok((found, player.player))
}

async fn run_remove(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let (found, player) = find(ctx, options).await?;
    let own = found.contest.standing_of(player);
    if let Some(own) = own.filter(|_| is_for_good(ctx, &found)) {
        return Ok(ephemeral(question(ctx, &found, own, None)));
    }
    remove(ctx, found.id, player).await?;
    Ok(ctx.ephemeral(&removal_text(player)))
}

async fn run_sit_out(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let (found, player) = find(ctx, options).await?;
    let changed = sit_out(ctx, found.id, player).await?;
    let own = changed.contest.standing_of(player);
    let standing = own.map(|own| changed.contest.entry(own).standing);
    let name = Name::mention(player);
    Ok(ctx.ephemeral(&match standing {
        Some(Standing::SitsOut) => say::tournament::sits_out(name),
        _ => say::tournament::plays_again(name),
    }))
}

/// Whether a player who is removed now cannot enter again.
pub(crate) fn is_for_good(ctx: &Ctx<'_>, found: &CurrentContest) -> bool {
    let CurrentContest {
        contest, results, ..
    } = found;
    contest.phase(results) != Phase::Over && !contest.is_open(ctx.now, results)
}

/// Asks an organiser whether to remove an entry permanently; another button leads `back`.
pub(crate) fn question(
    ctx: &Ctx<'_>,
    found: &CurrentContest,
    entry: EntryIndex,
    back: Option<Button>,
) -> Message {
    let locale = ctx.reader();
    let label = say::tournament::button_remove();
    let step = TournamentPress::RemoveSure(entry);
    let sure = words::button(&label, step, found.id, Look::Danger, locale);
    let name = words::name(&found.contest, entry);
    Message {
        content: say::tournament::remove_question(name).to(locale),
        rows: vec![Row::Buttons([sure].into_iter().chain(back).collect())],
        ..Message::default()
    }
}

/// The answer to an organiser who has removed a player.
pub(crate) fn removal_text(player: PlayerId) -> Text {
    say::tournament::removed(Name::mention(player))
}

/// Removes the side of `player`; returns the new tournament.
pub(crate) async fn remove(
    ctx: &Ctx<'_>,
    id: ContestId,
    player: PlayerId,
) -> Result<CurrentContest, Failure> {
    withdraw::withdraw(ctx, id, player, By::Organiser).await
}

/// Lets the side of `player` sit out the next round, or play it again; returns the new tournament.
pub(crate) async fn sit_out(
    ctx: &Ctx<'_>,
    id: ContestId,
    player: PlayerId,
) -> Result<CurrentContest, Failure> {
    let now = ctx.now;
    let changed = change(ctx, id, move |contest, results| {
        let index = contest.standing_of(player);
        let news = if contest.sit_out(player, now, results)? {
            ContestNews::SitsOut
        } else {
            ContestNews::Plays
        };
        let news_messages = index.map(|index| envelopes(id, contest, index, news));
        Ok(news_messages.into_iter().flatten().collect())
    });
    let changed = changed.await?;
    ctx.services.delivery.notify();
    Ok(changed)
}

/// The outbox messages with `news` for all who have joined the side at `index`.
pub(crate) fn envelopes(
    id: ContestId,
    contest: &Contest,
    index: EntryIndex,
    news: ContestNews,
) -> Vec<Envelope> {
    let side = &contest.entry(index).side;
    let players = side.players().filter(|player| side.has(*player));
    let messages =
        players.map(|player| CONTEST_NEWS.to(player, (id, (contest.rounds.len() as u8, news))));
    messages.collect()
}
