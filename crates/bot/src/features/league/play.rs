//! Games of a league: whom the caller may play, and the reasons against the others. A game starts at once, because
//! nobody may decline it.

use std::sync::LazyLock;

use crate::club::{activity, club_terms};
use crate::features::league::custom_id::LeagueMenu;
use crate::features::league::find::failure;
use crate::features::league::refusal::LeagueRefusal;
use crate::game::{ChannelId, ColorChoice, Draft, Place, PlayerId, Terms};
use crate::games::start;
use crate::games::time::vacation;
use crate::i18n::{Name, say};
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, number};
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral, instead};
use crate::kit::refusal::Refusal;
use crate::kit::spec::OptionSpec;
use crate::league::{self, League};
use crate::people::{limits, profile};
use crate::port::message::{Entry, Menu, Message, Row, Selection};
use crate::port::within::cut;
use crate::rules::Color;

pub(crate) static SUBCOMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        use say::league as l;
        OptionSpec::subcommand("play", l::play(), l::play_about(), Vec::new())
    }),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

async fn run(ctx: &Ctx<'_>, _: Options<'_>) -> Handled {
    let (channel, league) = activity::find_here(ctx).await?;
    ask(ctx, channel, &league).await
}

/// Starts a game with the member chosen from the menu.
pub(crate) async fn choose(ctx: &Ctx<'_>, custom_id: &str, value: &str) -> Handled {
    let LeagueMenu(channel) = LeagueMenu::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let league = activity::here(ctx, channel).await?;
    let player = number(value).ok_or(Refusal::UnknownButton)?;
    let message = begin_game(ctx, channel, &league, PlayerId::new(player)).await?;
    Ok(instead(message))
}

/// Shows whom the caller may play, and why not the others who are still to be played.
pub(crate) async fn ask(ctx: &Ctx<'_>, channel: ChannelId, league: &League) -> Handled {
    let (caller, reader) = (ctx.caller(), ctx.reader());
    let refused = |refusal| explain(league, refusal, caller, caller);
    let season = league
        .current()
        .ok_or_else(|| refused(league::Refusal::NotNow))?;
    // A division has fewer players than a menu has entries.
    let opponents: Vec<_> = season.opponents(caller).collect();
    let away = vacation::away_of(ctx.services, league.club, &opponents, ctx.now).await?;
    let mut lines = Vec::new();
    let mut entries = Vec::new();
    for player in opponents {
        let may = league.may_play(caller, player, |who| away.contains(&who), ctx.now);
        match may {
            Ok(()) => {
                let name = profile::name(ctx.services, player, ctx.club_id()).await;
                entries.push(Entry {
                    label: cut(&name, 100).into_owned(),
                    value: player.to_string(),
                    description: None,
                    is_chosen: false,
                });
            }
            // These refusals hold for all opponents.
            Err(
                refusal @ (league::Refusal::NotNow
                | league::Refusal::NotPlaying
                | league::Refusal::TooMany { .. }),
            ) => return Err(refused(refusal).into()),
            Err(league::Refusal::Played) => {}
            Err(refusal) => lines.push(LeagueRefusal::Play(refusal, player).text().to(reader)),
        }
    }
    if season.seat(caller).is_none() {
        return Err(refused(league::Refusal::NotPlaying).into());
    }
    if lines.is_empty() && entries.is_empty() {
        return Ok(ctx.ephemeral(&say::league::all_played()));
    }
    let rows = if entries.is_empty() {
        Vec::new()
    } else {
        lines.insert(0, say::league::choose().to(reader));
        vec![Row::Menu(Menu {
            custom_id: LeagueMenu(channel).write().expect("a number is short"),
            placeholder: say::league::choose().to(reader),
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

/// Starts the game of the caller with `other`, and answers with it.
async fn begin_game(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    league: &League,
    other: PlayerId,
) -> Result<Message, Failure> {
    let caller = ctx.caller();
    let away = vacation::away_of(ctx.services, league.club, &[other], ctx.now).await?;
    let _members = limits::lock_members(ctx, [other]).await;
    let may = league.may_play(caller, other, |who| away.contains(&who), ctx.now);
    // The league's refusal comes first: the limits hold for all games.
    may.map_err(|refusal| explain(league, refusal, caller, other))?;
    let leave = limits::check_offer(ctx, caller, [other], None).await?;
    let place = Place {
        club: Some(league.club),
        channel,
    };
    let (club, handicaps) = (league.club, league.handicaps);
    let agreed = terms(league, caller, other);
    let terms = club_terms::between(ctx.services, club, agreed, handicaps, [caller, other]).await?;
    let prepared = start::prepare(ctx.services, caller, other, terms, place, ctx.now);
    let mut new = prepared.await?;
    new.change.cause = Some(ctx.cause());
    new.change.queue.push(start::announcement(place));
    let store = &ctx.services.store;
    let begun = store.begin_in_league(channel, caller, other, away, new, ctx.now);
    let game = begun.await.map_err(|error| failure(error, other))?;
    leave.note_used(Some(&game)).await;
    ctx.services.delivery.notify();
    let text = say::league::playing(Name::mention(other), game.id(), channel);
    Ok(Message::text(text.to(ctx.reader())))
}

/// The explanation why `caller` cannot play `other`; a player who has joined since the season began learns when they
/// can play.
fn explain(
    league: &League,
    refusal: league::Refusal,
    caller: PlayerId,
    other: PlayerId,
) -> LeagueRefusal {
    match refusal {
        league::Refusal::NotPlaying if league.has(caller) => {
            LeagueRefusal::NotYet(league.next().into())
        }
        refusal => LeagueRefusal::Play(refusal, other),
    }
}

/// The terms of the next game of the two; who takes Black follows from their places in the season and the
/// number of their games.
fn terms(league: &League, caller: PlayerId, other: PlayerId) -> Terms {
    let season = league.current();
    let color = match season.and_then(|season| season.black(caller, other)) {
        Some(black) if black == caller => Color::Black,
        _ => Color::White,
    };
    let draft = Draft {
        colors: ColorChoice::Challenger(color),
        ..*league.terms
    };
    // Terms that do not fit are replaced: colours by lot.
    Terms::new(draft).unwrap_or(league.terms)
}
