//! `/games`: the caller's games, those that wait for them first, with links.

use super::no_suggestions;
use crate::bot::ask::{Ask, whisper};
use crate::bot::catalogue::{Command, CommandSpec};
use crate::bot::failure::Failure;
use crate::bot::find::waits_for;
use crate::bot::reply::{Card, Message, Response};
use crate::game::{Game, Phase};
use crate::i18n::{Link, Name, Text, say};

/// So many lines fit on a card.
const LISTED: usize = 20;

pub(in crate::bot) const COMMAND: Command = Command {
    spec: || CommandSpec::new("games", say::command::games(), say::command::games_about()),
    run: |ask, _| Box::pin(run(ask)),
    complete: no_suggestions,
};

async fn run(ask: &Ask<'_>) -> Result<Response, Failure> {
    let (mut games, unreadable) = ask.bot.running_games(ask.caller()).await?;
    if games.is_empty() && unreadable.is_empty() {
        return Ok(ask.whisper(&say::table::games_none()));
    }
    games.sort_by_key(|game| (!waits_for(game, ask.caller()), game.id()));
    let total = games.len() + unreadable.len();
    let mut lines = Vec::new();
    for game in games.iter().take(LISTED) {
        lines.push(line(ask, game).await.to(ask.reader()));
    }
    if games.len() > LISTED {
        lines.push(say::table::games_more(games.len() - LISTED).to(ask.reader()));
    }
    for game in unreadable {
        lines.push(say::refusal::corrupt(game).to(ask.reader()));
    }
    Ok(whisper(Message {
        card: Some(Card {
            title: say::table::games_heading(total).to(ask.reader()),
            body: lines.join("\n"),
            fields: Vec::new(),
        }),
        ..Message::default()
    }))
}

/// One game in one line.
async fn line(ask: &Ask<'_>, game: &Game) -> Text {
    let opponent = Name::escaped(&ask.opponent(game).await);
    let (id, terms) = (game.id(), game.terms());
    let (variant, size) = (terms.rules.variant(), terms.size);
    let newest = ask.bot.board_message(id).await;
    let link = match newest.filter(|newest| newest.channel == game.place().channel) {
        Some(newest) => Link::to_message(game.place(), newest.message),
        None => Link::to_channel(game.place().channel),
    };
    let waits = waits_for(game, ask.caller());
    match game.phase() {
        Phase::Offered { .. } if waits => {
            say::table::games_invited(id, variant, size, opponent, link)
        }
        Phase::Offered { .. } if game.offer().challenger != ask.caller() => {
            say::table::games_joined(id, variant, size, opponent, link)
        }
        Phase::Offered { .. } => say::table::games_offered(id, variant, size, opponent, link),
        Phase::Counting { .. } | Phase::Confirming { .. } if waits => {
            say::table::games_counting(id, variant, size, opponent, link)
        }
        _ if waits => say::table::games_yours(id, variant, size, opponent, link),
        _ => say::table::games_theirs(id, variant, size, opponent, link),
    }
}
