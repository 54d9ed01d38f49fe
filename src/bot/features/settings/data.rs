//! The data that is kept of a person: taken along as a file, and forgotten on request.

use serde_json::{Map, Value, json};

use crate::bot::games::time::{calendar, reminder};
use crate::bot::games::view::shown;
use crate::bot::games::{act, block, find, mute, outbox, plans};
use crate::bot::kit::command::Subcommand;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::custom_id::CustomId;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::outcome::{Handled, ephemeral};
use crate::bot::kit::people;
use crate::bot::kit::refusal::{LimitRefusal, LookRefusal, Refusal, SettingsRefusal};
use crate::bot::kit::spec::OptionSpec;
use crate::bot::port::message::{Button, File, Look, Message, Row};
use crate::clock::Span;
use crate::game::{self, Action, Actor, CLOSED_LIFE, Game, Phase, PlayerId};
use crate::i18n::{Text, When, say};
use crate::rules::Color;
use crate::store::{Payload, Stage, Store, StoreError};

/// So many records fit into one file and one answer; the numbers of older games are named.
const RECORDS: usize = 300;
/// What is left of the file's room for everything but records.
const MARGIN: usize = 64 << 10;

/// Says what is kept.
pub(crate) const ABOUT: Subcommand = Subcommand {
    spec: || {
        let (title, about) = (say::command::data(), say::people::data_about());
        OptionSpec::subcommand("data", title, about, Vec::new())
    },
    run: |ctx, _| Box::pin(async { Ok(ephemeral(about(ctx))) }),
};

/// Gives a file with what is kept.
pub(crate) const EXPORT: Subcommand = Subcommand {
    spec: || {
        let (title, about) = (say::command::export(), say::people::data_export());
        OptionSpec::subcommand("export", title, about, Vec::new())
    },
    run: |ctx, _| Box::pin(export(ctx)),
};

/// Forgets the caller, once they have confirmed it.
pub(crate) const FORGET: Subcommand = Subcommand {
    spec: || {
        let (title, about) = (say::command::forget(), say::people::data_delete());
        OptionSpec::subcommand("forget", title, about, Vec::new())
    },
    run: |ctx, _| Box::pin(ask_to_forget(ctx)),
};

/// What is kept of people, where, how long, and who sees it.
fn about(ctx: &Ctx<'_>) -> Message {
    let days = u16::try_from(CLOSED_LIFE.as_millis() / Span::days(1).as_millis());
    let days = days.expect("challenges are kept for less than centuries");
    Message {
        content: with_policy(ctx, &say::people::kept(days)),
        ..Message::default()
    }
}

/// `text`, and where to read more if who runs the bot has said.
fn with_policy(ctx: &Ctx<'_>, text: &Text) -> String {
    let reader = ctx.reader();
    let text = text.to(reader);
    match &ctx.services.policy {
        // In angle brackets: no preview of the page below the answer.
        Some(url) => {
            let more = say::people::policy(format!("<{url}>")).to(reader);
            format!("{text}\n{more}")
        }
        None => text,
    }
}

/// A file with what is kept of the caller: settings, all games that name them with their records,
/// and what they have tried and proposed of puzzles.
async fn export(ctx: &Ctx<'_>) -> Handled {
    if !ctx.may_attach() {
        return Err(LookRefusal::SgfNotHere.into());
    }
    let (services, caller) = (ctx.services, ctx.caller());
    let settings = settings(ctx).await?;
    let (games, left_out) = records(ctx).await?;
    let (store, tasks) = (services.store.clone(), &services.cpu);
    let of_puzzles =
        move || Ok::<_, StoreError>((tried(&store, caller)?, proposed(&store, caller)?));
    let of_puzzles = tasks.work(of_puzzles).await;
    let (tried, proposed) = of_puzzles.ok_or(Refusal::Trouble)??;
    let muted = mute::mutes_of(services, caller, ctx.now).await?.into_iter();
    let muted = muted.map(|(club, mute)| {
        json!({
            "server": club.get(),
            "until": mute.until.as_secs(),
            "reason": mute.reason.as_str(),
        })
    });
    let all = json!({
        "player": caller.to_string(),
        "settings": settings,
        "muted": muted.collect::<Vec<_>>(),
        "games": games,
        "games_without_record": left_out,
        "puzzles": tried,
        "proposed_puzzles": proposed,
    });
    let file = File {
        name: format!("tengen-player-{caller}.json"),
        bytes: format!("{all:#}\n").into_bytes().into(),
        alt: None,
    };
    Ok(ephemeral(Message {
        content: with_policy(ctx, &say::people::exported(games_in(&all))),
        files: vec![file],
        ..Message::default()
    }))
}

/// The games that name the caller with their records, as many as the file has room for, and the numbers of the others.
async fn records(ctx: &Ctx<'_>) -> Result<(Vec<Value>, Vec<u64>), Failure> {
    let services = ctx.services;
    let room = ctx.request.setting.largest_file.saturating_sub(MARGIN);
    let (mut games, mut left_out, mut used) = (Vec::new(), Vec::new(), 0);
    for id in services.store.games_naming(ctx.caller()).await? {
        let game = match games.len() < RECORDS && used < room {
            true => find::find_game(services, id).await.ok().flatten(),
            false => None,
        };
        let Some(game) = game else {
            left_out.push(id.get());
            continue;
        };
        let record = crate::record::write(&game, &people::names(services, &game, None).await);
        // Escaped, a record is longer than it is.
        used += 2 * record.len();
        match used < room {
            true => games.push(told(ctx, &game, record).await),
            false => left_out.push(id.get()),
        }
    }
    Ok((games, left_out))
}

/// What the features keep of the caller, by its names.
async fn settings(ctx: &Ctx<'_>) -> Result<Map<String, Value>, StoreError> {
    let mut settings = Map::new();
    for pref in ctx.features.iter().flat_map(|feature| feature.prefs) {
        if let Some(row) = pref.row_of(ctx.caller())
            && let Some(value) = ctx.services.store.setting(&row).await?
        {
            settings.insert(pref.key().to_owned(), Value::String(value));
        }
    }
    Ok(settings)
}

/// The studies of `player` that wait for a moderator.
fn proposed(store: &Store, player: PlayerId) -> Result<Vec<Value>, StoreError> {
    let mut told = Vec::new();
    for id in store.proposals_by(player)? {
        let proposal = store.proposal(id)?;
        told.extend(proposal.map(|proposal| {
            json!({
                "puzzle": id.get(),
                "since": proposal.at.as_secs(),
                "sgf": proposal.study.to_sgf(),
            })
        }));
    }
    Ok(told)
}

/// What `player` has tried of puzzles.
fn tried(store: &Store, player: PlayerId) -> Result<Vec<Value>, StoreError> {
    let tried = store.puzzles_of(player)?;
    let told = tried.into_iter().map(|(id, attempt)| {
        let stage = match attempt.stage {
            Stage::Trying => "trying",
            Stage::Solved => "solved",
            Stage::GaveUp => "gave_up",
        };
        json!({
            "puzzle": id.get(),
            "since": attempt.since.as_secs(),
            "tries": attempt.tries,
            "stage": stage,
        })
    });
    Ok(told.collect())
}

fn games_in(all: &Value) -> usize {
    all["games"].as_array().map_or(0, Vec::len)
}

async fn told(ctx: &Ctx<'_>, game: &Game, record: String) -> Value {
    let color = game.color_of(ctx.caller()).map(|color| match color {
        Color::Black => "black",
        Color::White => "white",
    });
    json!({
        "game": game.id().get(),
        "offered_at": game.offer().at.as_secs(),
        "finished": matches!(game.phase(), Phase::Finished(_)),
        "came_to_nothing": matches!(game.phase(), Phase::Closed(_)),
        "ruled": game.events().iter().any(|event| event.by == Actor::Moderator(ctx.caller())),
        "color": color,
        "plan": Box::pin(plans::planned_lines(ctx.services, game, ctx.caller())).await,
        "sgf": record,
    })
}

/// Forget the one who presses, the question being answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForgetButton;

impl CustomId for ForgetButton {
    const WORD: &'static str = "forget";

    fn rest(&self) -> Option<String> {
        Some(String::new())
    }

    fn read(rest: &str) -> Option<Self> {
        rest.is_empty().then_some(Self)
    }
}

/// Says what forgetting the caller means, and asks whether it shall be.
async fn ask_to_forget(ctx: &Ctx<'_>) -> Handled {
    no_running_games(ctx).await?;
    no_mutes(ctx).await?;
    let reader = ctx.reader();
    let button = Button {
        label: say::people::button_forget().to(reader),
        custom_id: ForgetButton
            .write()
            .expect("a single word is shorter than 100 characters"),
        look: Look::Danger,
    };
    Ok(ephemeral(Message {
        content: with_policy(ctx, &say::people::confirm_forget()),
        rows: vec![Row::Buttons(vec![button])],
        ..Message::default()
    }))
}

/// Forgets the caller: settings and name. Their finished games stay, under no name.
pub(crate) async fn forget(ctx: &Ctx<'_>) -> Handled {
    no_running_games(ctx).await?;
    no_mutes(ctx).await?;
    let forgotten = async {
        decline_all(ctx).await?;
        Ok::<_, Failure>(erase(ctx).await?)
    };
    match forgotten.await {
        Ok(()) => Ok(ctx.ephemeral(&say::people::forgotten())),
        Err(failure) => {
            tracing::error!(?failure, "somebody could not be forgotten");
            Err(SettingsRefusal::NotForgotten.into())
        }
    }
}

/// Declines the challenges that wait for the caller: who has made them need not wait for somebody who is gone.
async fn decline_all(ctx: &Ctx<'_>) -> Result<(), Failure> {
    let (games, _) = find::running_games(ctx.services, ctx.caller()).await?;
    let waiting = |game: &Game| matches!(game.phase(), Phase::Offered { .. });
    for game in games.into_iter().filter(waiting) {
        let card = outbox::board_message(ctx.services, game.id()).await;
        let tell = |_: &Game| {
            let card = card.map(|card| Payload::Card {
                channel: card.channel,
                message: card.message,
            });
            card.into_iter().collect()
        };
        match act::act_telling(ctx, game.id(), None, Action::Decline, tell).await {
            Ok(_) => {}
            // It may have lapsed, or been withdrawn; one that was accepted stands in the way.
            Err(Failure::Refused(Refusal::Game(
                game::Refusal::Expired { .. } | game::Refusal::ChallengeClosed(_),
                _,
            ))) => {}
            Err(failure) => return Err(failure),
        }
    }
    Ok(())
}

/// Nobody lifts a mute by being forgotten: it lasts for some weeks at most, and a moderator can end it.
async fn no_mutes(ctx: &Ctx<'_>) -> Result<(), Failure> {
    let mutes = mute::mutes_of(ctx.services, ctx.caller(), ctx.now).await?;
    let last = mutes.iter().map(|(_, mute)| mute.until).max();
    match last {
        Some(until) => Err(LimitRefusal::MutedStays(When(until)).into()),
        None => Ok(()),
    }
}

/// Nobody leaves a game silently: what is running is named, to be finished, called off or resigned.
async fn no_running_games(ctx: &Ctx<'_>) -> Result<(), Failure> {
    const NAMED: usize = 20;
    let (games, unreadable) = find::running_games(ctx.services, ctx.caller()).await?;
    let own = |game: &&Game| {
        // Who has left their seat to somebody else may have made the challenge once.
        match game.phase() {
            Phase::Offered { .. } => game.offer().challenger == ctx.caller(),
            _ => game.color_of(ctx.caller()).is_some(),
        }
    };
    let mut numbers: Vec<String> = games
        .iter()
        .filter(own)
        .map(|game| shown(game).game)
        .chain(unreadable)
        .map(|id| id.to_string())
        .collect();
    if numbers.is_empty() {
        return Ok(());
    }
    if numbers.len() > NAMED {
        numbers.truncate(NAMED);
        numbers.push("…".to_owned());
    }
    Err(SettingsRefusal::GamesRunning(numbers.join(", ")).into())
}

/// Forgets what is kept of the caller, their name included; in all games that name them nobody takes their place.
///
/// One that cannot be read stays as it is, and is the error when all the rest is gone.
async fn erase(ctx: &Ctx<'_>) -> Result<(), StoreError> {
    let (services, player) = (ctx.services, ctx.caller());
    let mut unreadable = None;
    for id in services.store.games_naming(player).await? {
        let _seat = services.tables.lock(id).await;
        let noted = [
            reminder::reminded_without(services, id, player).await?,
            calendar::zones_without(services, id, player).await?,
        ];
        let noted: Vec<_> = noted.into_iter().flatten().collect();
        services.store.set_settings(&noted).await?;
        match services.store.forget_in(id, player).await {
            Err(error @ StoreError::Corrupt { .. }) => unreadable = Some(error),
            forgotten => forgotten?,
        }
    }
    let mut noted = block::blocks_without(services, player).await?;
    noted.extend(mute::mutes_without(services, player).await?);
    services.store.set_settings(&noted).await?;
    let prefs = ctx.features.iter().flat_map(|feature| feature.prefs);
    let names = prefs.filter_map(|pref| pref.row_of(player)).collect();
    services.store.forget(player, names).await?;
    services.people.forget(player);
    services.recent.forget(player);
    unreadable.map_or(Ok(()), Err)
}
