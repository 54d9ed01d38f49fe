//! `/games`: the caller's games, those that wait for them first, with links and deadlines; or somebody's history.

use super::no_suggestions;
use crate::bot::Bot;
use crate::bot::ask::{Ask, whisper};
use crate::bot::catalogue::{Command, CommandSpec, Need, OptionKind, OptionSpec};
use crate::bot::failure::Failure;
use crate::bot::find::{proposed_to, waits_for};
use crate::bot::options::Options;
use crate::bot::reply::{Card, Message, Response};
use crate::bot::request::Person;
use crate::bot::settings::OrUsual as _;
use crate::clock::Timestamp;
use crate::game::{Game, Phase, PlayerId, Proposal};
use crate::i18n::{Called, Link, Name, Text, Until, say};
use crate::rules::{Ending, Outcome};

/// So many lines fit on a card.
pub(in crate::bot) const LISTED: usize = 20;
/// So many finished games are looked through for those of this server.
const LOOKED_AT: usize = 100;

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: no_suggestions,
};

fn spec() -> CommandSpec {
    use say::command as c;
    CommandSpec::new("games", c::games(), c::games_about()).with(OptionSpec {
        name: "player",
        title: c::games_player(),
        about: c::games_player_about(),
        kind: OptionKind::Person,
        need: Need::Optional,
    })
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    match options.person("player")? {
        Some(person) => history(ask, person).await,
        None => running(ask).await,
    }
}

async fn running(ask: &Ask<'_>) -> Result<Response, Failure> {
    let (games, unreadable) = ask.bot.running_games(ask.caller()).await?;
    if games.is_empty() && unreadable.is_empty() {
        return Ok(ask.whisper(&say::table::games_none()));
    }
    let mut listed = Vec::new();
    for game in games {
        let deadline = ask.bot.time_is_out(&game).await;
        listed.push((deadline, game));
    }
    let total = listed.len() + unreadable.len();
    listed.sort_by_key(|(deadline, game)| {
        let waits = waits_for(game, ask.caller());
        (!waits, deadline.unwrap_or(Timestamp::MAX), game.id())
    });
    let mut lines = Vec::new();
    for (deadline, game) in listed.iter().take(LISTED) {
        let opponent = ask.opponent(game).await;
        let told = line(ask.bot, game, ask.caller(), &opponent).await;
        let mut line = told.to(ask.reader());
        if let Some(deadline) = deadline {
            line += " · ";
            line += &say::people::out_at(Until(*deadline)).to(ask.reader());
        }
        lines.push(line);
    }
    if listed.len() > LISTED {
        lines.push(say::table::games_more(listed.len() - LISTED).to(ask.reader()));
    }
    for game in unreadable {
        lines.push(say::refusal::corrupt(game).to(ask.reader()));
    }
    Ok(card(ask, &say::table::games_heading(total), lines))
}

fn card(ask: &Ask<'_>, title: &Text, lines: Vec<String>) -> Response {
    whisper(Message {
        card: Some(Card {
            title: title.to(ask.reader()),
            body: lines.join("\n"),
            fields: Vec::new(),
        }),
        ..Message::default()
    })
}

/// One game in one line for `player`, whose opponent is called so.
pub(in crate::bot) async fn line(bot: &Bot, game: &Game, player: PlayerId, opponent: &str) -> Text {
    let opponent = Name::escaped(opponent);
    let (id, terms) = (game.id(), game.terms());
    let (variant, size) = (Called::from(&terms.rules), terms.size);
    let link = bot.way_to(game).await;
    let waits = waits_for(game, player);
    match game.phase() {
        _ if let Some(proposal) = proposed_to(game, player) => {
            let proposal = word(proposal).to_owned();
            say::table::games_proposed(id, variant, size, opponent, link, proposal)
        }
        Phase::Offered { .. } if waits => {
            say::table::games_invited(id, variant, size, opponent, link)
        }
        Phase::Offered { .. } if game.offer().challenger != player => {
            say::table::games_joined(id, variant, size, opponent, link)
        }
        Phase::Offered { .. } => say::table::games_offered(id, variant, size, opponent, link),
        Phase::Counting { .. } | Phase::Confirming { .. } if waits => {
            say::table::games_counting(id, variant, size, opponent, link)
        }
        _ if waits => say::table::games_yours(id, variant, size, opponent, link),
        _ => {
            // Of a pair only one is to move, and it may be one's own partner.
            let awaited = bot.names_of(game.awaited()).await;
            say::table::games_theirs(id, variant, size, Name::escaped(&awaited), link)
        }
    }
}

/// The word by which texts tell proposals apart.
fn word(proposal: Proposal) -> &'static str {
    match proposal {
        Proposal::NoResult => "no-result",
        Proposal::BothLose => "both-lose",
        Proposal::Substitute { .. } => "substitute",
        Proposal::Undo { .. } => "undo",
        Proposal::Pause => "pause",
        Proposal::GoOnIn { .. } => "place",
        Proposal::CallOff => "call-off",
        Proposal::Draw => "draw",
    }
}

/// The games that `person` has finished, the latest first; of others only those of this server.
async fn history(ask: &Ask<'_>, person: &Person) -> Result<Response, Failure> {
    let club = ask.request.setting.place.club;
    let own = person.player == ask.caller();
    let mut lines = Vec::new();
    for id in ask.bot.store.finished_of(person.player, LOOKED_AT).await? {
        if lines.len() == LISTED {
            break;
        }
        let Ok(Some(game)) = ask.bot.find_game(id).await else {
            continue;
        };
        if !own && (club.is_none() || game.offer().place.club != club) {
            continue;
        }
        if let Some(text) = finished(ask, &game, person).await {
            lines.push(text.to(ask.reader()));
        }
    }
    let name = Name::escaped(&person.name);
    if lines.is_empty() {
        return Ok(ask.whisper(&say::people::history_none(name)));
    }
    let name = Name::bare(&person.name);
    Ok(card(ask, &say::people::history(name), lines))
}

/// One finished game of `person` in one line; none where they no longer had a seat.
async fn finished(ask: &Ask<'_>, game: &Game, person: &Person) -> Option<Text> {
    let Phase::Finished(outcome) = game.phase() else {
        return None;
    };
    let color = game.color_of(person.player)?;
    let opponent = Name::escaped(&ask.bot.names(game).await[!color]);
    let (id, terms) = (game.id(), game.terms());
    let (variant, size) = (Called::from(&terms.rules), terms.size);
    let at = Until(game.events().last()?.at);
    Some(match outcome.winner {
        Some(winner) if winner == color => {
            say::people::history_won(id, variant, size, opponent, at)
        }
        Some(_) => say::people::history_lost(id, variant, size, opponent, at),
        None => {
            let ending = open_ending(&outcome).to_owned();
            say::people::history_open(id, variant, size, opponent, at, ending)
        }
    })
}

/// The word by which texts tell apart how a game ended that nobody won.
fn open_ending(outcome: &Outcome) -> &'static str {
    match outcome.ending {
        Ending::Score(_) => "jigo",
        Ending::NoResult => "no-result",
        Ending::BothLose => "both-lose",
        Ending::CalledOff => "called-off",
        Ending::NotBegun => "not-begun",
        Ending::Draw
        | Ending::NoMovesLeft
        | Ending::FiveInARow { .. }
        | Ending::Capture { .. }
        | Ending::FivePairs { .. }
        | Ending::Resignation
        | Ending::Forfeit
        | Ending::Time
        | Ending::Adjudication => "draw",
    }
}

impl Bot {
    /// The newest board of `game`, or at least its channel.
    pub(in crate::bot) async fn way_to(&self, game: &Game) -> Link {
        let place = game.place();
        let newest = self.board_message(game.id()).await;
        match newest.filter(|newest| newest.channel == place.channel) {
            Some(newest) => Link::to_message(place, newest.message),
            None => Link::to_channel(place.channel),
        }
    }

    /// When the time of the one who is to move is out, as things stand: by their own calendar; none if it cannot be read.
    pub(in crate::bot) async fn time_is_out(&self, game: &Game) -> Option<Timestamp> {
        game.clocks()?;
        self.deadline(game).await.or_usual(None)
    }
}
