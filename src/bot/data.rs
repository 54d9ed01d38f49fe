//! The data that is kept of a person: taken along as a file, and forgotten on request.

use serde_json::{Value, json};

use super::Failure;
use super::ask::{Ask, whisper};
use super::button::Token;
use super::reply::{Button, File, Look, Message, Response, Row};
use super::view::shown;
use crate::clock::Span;
use crate::game::{Action, Actor, CLOSED_LIFE, Game, Phase, PlayerId};
use crate::i18n::{Text, When, say};
use crate::rules::Color;
use crate::store::{Matter, Stage, Store, StoreError};

/// So many records fit into one file and one answer; the numbers of older games are named.
const RECORDS: usize = 300;
/// What is left of the file's room for everything but records.
const MARGIN: usize = 64 << 10;

/// What is kept of people, where, how long, and who sees it.
pub(super) fn about(ask: &Ask<'_>) -> Message {
    let days = u16::try_from(CLOSED_LIFE.as_millis() / Span::days(1).as_millis());
    let days = days.expect("challenges are kept for less than centuries");
    Message {
        content: with_policy(ask, &say::people::kept(days)),
        ..Message::default()
    }
}

/// `text`, and where to read more if whoever runs the bot has said.
fn with_policy(ask: &Ask<'_>, text: &Text) -> String {
    let reader = ask.reader();
    let text = text.to(reader);
    match &ask.bot.policy {
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
pub(super) async fn export(ask: &Ask<'_>) -> Result<Response, Failure> {
    if !ask.may_attach() {
        return Err(say::table::sgf_not_here().into());
    }
    let (bot, caller) = (ask.bot, ask.caller());
    let settings: serde_json::Map<String, Value> = bot
        .personal_settings(caller)
        .await?
        .into_iter()
        .map(|(name, value)| (name.to_owned(), Value::String(value)))
        .collect();
    let ids = bot.store.games_naming(caller).await?;
    let room = ask.request.setting.largest_file.saturating_sub(MARGIN);
    let (mut games, mut left_out, mut used) = (Vec::new(), Vec::new(), 0);
    for id in ids {
        let game = match games.len() < RECORDS && used < room {
            true => bot.find_game(id).await.ok().flatten(),
            false => None,
        };
        let Some(game) = game else {
            left_out.push(id.get());
            continue;
        };
        let record = crate::record::write(&game, &bot.names(&game, None).await);
        // Escaped, a record is longer than it is.
        used += 2 * record.len();
        match used < room {
            true => games.push(told(ask, &game, record).await),
            false => left_out.push(id.get()),
        }
    }
    let (store, tasks) = (bot.store.clone(), &bot.easels);
    let of_puzzles =
        move || Ok::<_, StoreError>((tried(&store, caller)?, proposed(&store, caller)?));
    let of_puzzles = tasks.work(of_puzzles).await;
    let (tried, proposed) = of_puzzles.ok_or_else(say::refusal::trouble)??;
    let muted = bot.mutes_of(caller, ask.now).await?.into_iter();
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
    Ok(whisper(Message {
        content: with_policy(ask, &say::people::exported(games_in(&all))),
        files: vec![file],
        ..Message::default()
    }))
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

async fn told(ask: &Ask<'_>, game: &Game, record: String) -> Value {
    let color = game.color_of(ask.caller()).map(|color| match color {
        Color::Black => "black",
        Color::White => "white",
    });
    json!({
        "game": game.id().get(),
        "offered_at": game.offer().at.as_secs(),
        "finished": matches!(game.phase(), Phase::Finished(_)),
        "came_to_nothing": matches!(game.phase(), Phase::Closed(_)),
        "ruled": game.events().iter().any(|event| event.by == Actor::Moderator(ask.caller())),
        "color": color,
        "plan": Box::pin(ask.bot.planned_lines(game, ask.caller())).await,
        "sgf": record,
    })
}

/// Says what forgetting the caller means, and asks whether it shall be.
pub(super) async fn ask_to_forget(ask: &Ask<'_>) -> Result<Response, Failure> {
    no_running_games(ask).await?;
    no_mutes(ask).await?;
    let reader = ask.reader();
    let button = Button {
        label: say::people::button_forget().to(reader),
        custom_id: Token::Forget
            .write()
            .expect("a single word is shorter than 100 characters"),
        look: Look::Danger,
    };
    Ok(whisper(Message {
        content: with_policy(ask, &say::people::confirm_forget()),
        rows: vec![Row::Buttons(vec![button])],
        ..Message::default()
    }))
}

/// Forgets the caller: settings and name. Their finished games stay, under no name.
pub(super) async fn forget(ask: &Ask<'_>) -> Result<Response, Failure> {
    no_running_games(ask).await?;
    no_mutes(ask).await?;
    let forgotten = async {
        decline_all(ask).await?;
        Ok::<_, Failure>(ask.bot.forget(ask.caller()).await?)
    };
    match forgotten.await {
        Ok(()) => Ok(ask.whisper(&say::people::forgotten())),
        Err(failure) => {
            tracing::error!(?failure, "somebody could not be forgotten");
            Err(say::people::not_forgotten().into())
        }
    }
}

/// Declines the challenges that wait for the caller: who has made them need not wait for somebody who is gone.
async fn decline_all(ask: &Ask<'_>) -> Result<(), Failure> {
    let (games, _) = ask.bot.running_games(ask.caller()).await?;
    for game in games {
        let card = ask.bot.board_message(game.id()).await;
        let tell = |_: &Game| {
            let card = card.map(|card| Matter::Card {
                channel: card.channel,
                message: card.message,
            });
            card.into_iter().collect()
        };
        match ask
            .act_telling(game.id(), None, Action::Decline, tell)
            .await
        {
            // It may have lapsed.
            Ok(_) | Err(Failure::Said(_)) => {}
            Err(failure) => return Err(failure),
        }
    }
    Ok(())
}

/// Nobody lifts a mute by being forgotten: it lasts for some weeks at most, and a moderator can end it.
async fn no_mutes(ask: &Ask<'_>) -> Result<(), Failure> {
    let mutes = ask.bot.mutes_of(ask.caller(), ask.now).await?;
    let last = mutes.iter().map(|(_, mute)| mute.until).max();
    match last {
        Some(until) => Err(say::limit::muted_stays(When(until)).into()),
        None => Ok(()),
    }
}

/// Nobody leaves a game silently: what is running is named, to be finished, called off or resigned.
async fn no_running_games(ask: &Ask<'_>) -> Result<(), Failure> {
    const NAMED: usize = 20;
    let (games, unreadable) = ask.bot.running_games(ask.caller()).await?;
    let own = |game: &&Game| {
        // Who has left their seat to somebody else may have made the challenge once.
        match game.phase() {
            Phase::Offered { .. } => game.offer().challenger == ask.caller(),
            _ => game.color_of(ask.caller()).is_some(),
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
    Err(say::people::games_still_running(numbers.join(", ")).into())
}
