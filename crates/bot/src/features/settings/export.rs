//! `/me export`: the stored data of the caller, as a file. Features add their own (`MemberHooks::exports`).

use std::sync::LazyLock;

use serde_json::{Map, Value as Json, json};

use crate::features::settings::data;
use crate::game::{Actor, Game, Phase, PlayerId};
use crate::games::{find, rated};
use crate::i18n::say;
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, ephemeral};
use crate::kit::refusal::Refusal;
use crate::kit::spec::OptionSpec;
use crate::people::{mute, profile};
use crate::port::message::{File, Message};
use crate::rules::Color;
use crate::store::{Store, StoreError, Value};

/// Maximum number of records in the file of one answer; of older games it has only the numbers.
const MOST_RECORDS: usize = 300;
/// Bytes of the file that are left to everything but records.
const MARGIN: usize = 64 << 10;

/// Answers with a file of the stored data.
pub(crate) static COMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        let (title, about) = (say::command::export(), say::people::data_export());
        OptionSpec::subcommand("export", title, about, Vec::new())
    }),
    run: |ctx, _| Box::pin(export(ctx)),
};

/// A file with the stored data of the caller: settings, the records of all games that name them, and data of the
/// features.
async fn export(ctx: &Ctx<'_>) -> Handled {
    if !ctx.may_attach() {
        return Err(Refusal::RecordNotHere.into());
    }
    let (services, caller) = (ctx.services, ctx.caller());
    let settings = properties(ctx).await?;
    let (games, left_out) = records(ctx).await?;
    let (store, is_hidden) = (&services.store, |name: &str| name == mute::NAME);
    let in_servers = in_servers(store, caller, is_hidden).await?;
    let muted = mute::mutes_of(services, caller, ctx.now).await?.into_iter();
    let muted = muted.map(|(club, mute)| {
        json!({
            "server": club.get(),
            "until": mute.until.as_secs(),
            "reason": mute.reason.as_str(),
        })
    });
    let mut all = json!({
        "player": caller.to_string(),
        "settings": settings,
        "settings_in_servers": in_servers,
        "muted": muted.collect::<Vec<_>>(),
        "games": games,
        "games_without_record": left_out,
    });
    let members = services.hooks.members.iter();
    for export in members.flat_map(|hooks| hooks.exports) {
        all[export.name] = (export.of)(services, caller).await?;
    }
    let file = File {
        name: format!("tengen-player-{caller}.json"),
        bytes: format!("{all:#}\n").into_bytes().into(),
        alt: None,
    };
    Ok(ephemeral(Message {
        content: data::with_policy(ctx, &say::people::exported(games_in(&all))),
        files: vec![file],
        ..Message::default()
    }))
}

/// The games that name the caller with their records, as many as the file has room for, and the numbers of the others.
async fn records(ctx: &Ctx<'_>) -> Result<(Vec<Json>, Vec<u64>), Failure> {
    let services = ctx.services;
    let limit = ctx.request.setting.largest_file.saturating_sub(MARGIN);
    let (mut games, mut left_out, mut used) = (Vec::new(), Vec::new(), 0);
    for id in services.store.games_naming(ctx.caller()).await? {
        let game = if games.len() < MOST_RECORDS && used < limit {
            find::find_game(services, id).await.ok().flatten()
        } else {
            None
        };
        let Some(game) = game else {
            left_out.push(id.get());
            continue;
        };
        let record = crate::record::write(&game, &profile::names(services, &game, None).await);
        // Escaping makes a record longer.
        used += 2 * record.len();
        if used < limit {
            games.push(game_json(ctx, &game, record).await?)
        } else {
            left_out.push(id.get())
        }
    }
    Ok((games, left_out))
}

/// The properties of the caller, by their names: chosen ones, and their names and vacations.
async fn properties(ctx: &Ctx<'_>) -> Result<Map<String, Json>, StoreError> {
    let all = ctx.services.store.properties_of(ctx.caller()).await?;
    Ok(all
        .into_iter()
        .map(|(name, values)| (name, json_of(&values)))
        .collect())
}

/// A single value as it is, several as a list. Ids are texts: many readers of JSON keep only 53 bits of a number.
fn json_of(values: &[Value]) -> Json {
    let json = |value: &Value| match value {
        Value::Number(number) => json!(number),
        Value::Id(id) => json!(id.to_string()),
        Value::Text(text) => json!(text),
    };
    match values {
        [value] => json(value),
        values => values.iter().map(json).collect(),
    }
}

/// The properties of `player` in each server, without the `is_hidden` ones: their data is elsewhere in the file.
async fn in_servers(
    store: &Store,
    player: PlayerId,
    is_hidden: impl Fn(&str) -> bool,
) -> Result<Vec<Json>, StoreError> {
    let properties = store.properties_in_clubs(player).await?.into_iter();
    let visible = properties.filter(|(_, name, _)| !is_hidden(name));
    let rows = visible.map(|(club, name, values)| {
        json!({ "server": club.to_string(), "name": name, "value": json_of(&values) })
    });
    Ok(rows.collect())
}

fn games_in(all: &Json) -> usize {
    all["games"].as_array().map_or(0, Vec::len)
}

async fn game_json(ctx: &Ctx<'_>, game: &Game, record: String) -> Result<Json, StoreError> {
    let seat = game.color_of(ctx.caller());
    let changes = rated::changes(ctx.services, game).await?;
    let rating = seat.and_then(|color| changes[color]);
    let rating = rating.map(|rating| [rating.before.value(), rating.after.value()]);
    let color = seat.map(|color| match color {
        Color::Black => "black",
        Color::White => "white",
    });
    let mut fields = json!({
        "game": game.id().get(),
        "offered_at": game.offer().at.as_secs(),
        "finished": matches!(game.phase(), Phase::Finished(_)),
        "came_to_nothing": matches!(game.phase(), Phase::Closed(_)),
        "ruled": game.events().iter().any(|event| event.by == Actor::Moderator(ctx.caller())),
        "color": color,
        "rating_before_and_after": rating,
        "sgf": record,
    });
    let members = ctx.services.hooks.members.iter();
    for export in members.flat_map(|hooks| hooks.in_games) {
        fields[export.name] = (export.of)(ctx.services, game, ctx.caller()).await;
    }
    Ok(fields)
}
