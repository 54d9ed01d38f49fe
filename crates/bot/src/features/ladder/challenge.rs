//! Challenges on a ladder: whom the caller may challenge, and the reasons against the others. The game starts at once,
//! because nobody may decline it.

use std::sync::LazyLock;

use crate::clock::Timestamp;
use crate::club::{activity, club_terms};
use crate::features::ladder::custom_id::LadderMenu;
use crate::features::ladder::find::failure;
use crate::features::ladder::refusal::LadderRefusal;
use crate::game::{ChannelId, Game, Place, PlayerId};
use crate::games::start;
use crate::games::time::vacation;
use crate::i18n::{Name, Text, say};
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, number};
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral, instead};
use crate::kit::refusal::{LimitRefusal, Refusal};
use crate::kit::services::Services;
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::ladder::{self, ClubLadder};
use crate::people::{limits, profile};
use crate::port::message::{Entry, Menu, Message, Row, Selection};
use crate::port::within::cut;
use crate::rules::ByColor;
use crate::store::{LADDER, StoreError};

/// Maximum number of entries in the menu; players further down are challenged by the command.
const MOST_ENTRIES: usize = 25;

pub(crate) static SUBCOMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        use say::ladder as l;
        let player =
            OptionSpec::optional("player", l::player(), l::player_about(), OptionKind::Person);
        OptionSpec::subcommand(
            "challenge",
            l::challenge(),
            l::challenge_about(),
            vec![player],
        )
    }),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let (channel, ladder) = activity::find_here(ctx).await?;
    match options.human("player")? {
        Some(player) => {
            let message = begin_game(ctx, channel, &ladder, player).await?;
            Ok(ephemeral(message))
        }
        None => ask(ctx, channel, &ladder).await,
    }
}

/// Challenges the member chosen from the menu.
pub(crate) async fn choose(ctx: &Ctx<'_>, custom_id: &str, value: &str) -> Handled {
    let LadderMenu(channel) = LadderMenu::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let ladder = activity::here(ctx, channel).await?;
    let player = number(value).ok_or(Refusal::UnknownButton)?;
    let message = begin_game(ctx, channel, &ladder, PlayerId::new(player)).await?;
    Ok(instead(message))
}

/// Shows whom the caller may challenge, and why not the others within reach.
pub(crate) async fn ask(ctx: &Ctx<'_>, channel: ChannelId, ladder: &ClubLadder) -> Handled {
    let (caller, reader) = (ctx.caller(), ctx.reader());
    let own = ladder.ladder.place(caller);
    let own = own.ok_or(LadderRefusal::Challenge(ladder::Refusal::NotOn, caller))?;
    let within = ladder.ladder.within_reach(caller).take(MOST_ENTRIES);
    let within: Vec<_> = within.map(|(place, rung)| (place, rung.who)).collect();
    let Some((highest, _)) = within.first().copied() else {
        return Ok(ctx.ephemeral(&say::ladder::first()));
    };
    let others = within.iter().map(|(_, player)| *player);
    let away = find_away(ctx.services, ladder, caller, others, ctx.now).await?;
    let within_reach = if own - 1 == highest {
        say::ladder::within_one(own, highest)
    } else {
        say::ladder::within(own, highest, own - 1)
    };
    let mut lines = vec![within_reach.to(reader)];
    let mut entries = Vec::new();
    for (place, player) in within {
        let may = ladder
            .ladder
            .may_challenge(caller, player, |who| away.contains(&who), ctx.now);
        match may {
            Ok(()) => {
                let name = profile::name(ctx.services, player, ctx.club_id()).await;
                entries.push(Entry {
                    label: cut(&format!("{place}. {name}"), 100).into_owned(),
                    value: player.to_string(),
                    description: None,
                    is_chosen: false,
                });
            }
            Err(refusal) => {
                let reason = LadderRefusal::Challenge(refusal, player).text();
                lines.push(format!("{place}\\. {}", reason.to(reader)));
            }
        }
    }
    let rows = if entries.is_empty() {
        Vec::new()
    } else {
        vec![Row::Menu(Menu {
            custom_id: LadderMenu(channel).write().expect("a number is short"),
            placeholder: say::ladder::choose().to(reader),
            entries,
            selection: Selection::One,
        })]
    };
    Ok(ephemeral(Message {
        content: lines.join("\n"),
        rows,
        ..Message::default()
    }))
}

/// Starts the game of the caller against `other`, and answers with it.
async fn begin_game(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    ladder: &ClubLadder,
    other: PlayerId,
) -> Result<Message, Failure> {
    let caller = ctx.caller();
    let away = find_away(ctx.services, ladder, caller, [other], ctx.now).await?;
    let _members = limits::lock_members(ctx, [other]).await;
    let may = ladder
        .ladder
        .may_challenge(caller, other, |who| away.contains(&who), ctx.now);
    // The ladder's refusal comes first: the limits hold for all games.
    may.map_err(|refusal| LadderRefusal::Challenge(refusal, other))?;
    limits::check_not_muted(ctx).await?;
    match limits::check_takes(ctx, other).await {
        Err(Failure::Refused(Refusal::Limit(LimitRefusal::TakesNoMore(_)))) => {
            return overtake(ctx, channel, other, away).await;
        }
        takes => takes?,
    }
    let leave = limits::check_offer(ctx, caller, [other], None).await?;
    let place = Place {
        club: Some(ladder.club),
        channel,
    };
    let (club, terms, handicaps) = (ladder.club, ladder.terms, ladder.handicaps);
    let terms = club_terms::between(ctx.services, club, terms, handicaps, [caller, other]).await?;
    let prepared = start::prepare(ctx.services, caller, other, terms, place, ctx.now);
    let mut new = prepared.await?;
    new.change.cause = Some(ctx.cause());
    new.change.queue.push(start::announcement(place));
    let store = &ctx.services.store;
    let begun = store.challenge_on_ladder(channel, caller, other, away, new, ctx.now);
    let game = begun.await.map_err(|error| failure(error, other))?;
    leave.note_used(Some(&game)).await;
    ctx.services.delivery.notify();
    let text = say::ladder::challenged(Name::mention(other), game.id(), channel);
    Ok(Message::text(text.to(ctx.reader())))
}

/// Gives the caller the place of `other`, who takes no games from them: that does not protect a place. The reason stays
/// secret.
async fn overtake(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    other: PlayerId,
    away: Vec<PlayerId>,
) -> Result<Message, Failure> {
    let (caller, now) = (ctx.caller(), ctx.now);
    let store = &ctx.services.store;
    let changed = store.change_activity::<ClubLadder>(channel, move |ladder| {
        let is_away = |who| away.contains(&who);
        ladder.ladder.may_challenge(caller, other, is_away, now)?;
        ladder.ladder.overtake(caller, other, now);
        Ok(Vec::new())
    });
    let ladder = changed.await.map_err(|error| failure(error, other))?;
    ctx.services.delivery.notify();
    let place = ladder.ladder.place(caller).unwrap_or(1);
    let text = say::ladder::overtaken(Name::mention(other), place);
    Ok(Message::text(text.to(ctx.reader())))
}

/// The players on vacation among `others`, and among the caller's opponents on the ladder.
async fn find_away(
    services: &Services,
    ladder: &ClubLadder,
    caller: PlayerId,
    others: impl IntoIterator<Item = PlayerId>,
    now: Timestamp,
) -> Result<Vec<PlayerId>, Failure> {
    let running = ladder.ladder.running().iter();
    let running = running.filter(|one| one.challenger == caller);
    let running: Vec<_> = running.map(|one| one.challenged).collect();
    let mut players: Vec<_> = others.into_iter().chain(running).collect();
    players.sort_unstable();
    players.dedup();
    vacation::away_of(services, ladder.club, &players, now).await
}

/// The line that says who challenged whom, if `game` was started by a challenge on a ladder; `names` are those of its
/// sides.
pub(super) async fn begins(
    services: &Services,
    game: &Game,
    names: &ByColor<Name>,
) -> Result<Option<Text>, StoreError> {
    let ladder = services.store.property(LADDER, game.id()).await?;
    let challenged = ladder.and(game.offer().invitation.invited_player());
    let challenger = Name::mention(game.offer().challenger);
    let black = names.black.clone();
    Ok(challenged.map(|other| say::ladder::begun(challenger, Name::mention(other), black)))
}
