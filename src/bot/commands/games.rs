//! `/games`: the caller's games, those that wait for them first, with links and deadlines; or somebody's history.

use std::cmp::Reverse;

use super::no_suggestions;
use crate::bot::Bot;
use crate::bot::ask::{Ask, whisper};
use crate::bot::catalogue::{Command, CommandSpec, Need, OptionKind, OptionSpec};
use crate::bot::failure::Failure;
use crate::bot::find::{proposed_to, waits_for};
use crate::bot::listing::LISTED;
use crate::bot::options::Options;
use crate::bot::reply::{Body, Card, Message, Response};
use crate::bot::request::{ChannelKind, Person};
use crate::clock::Timestamp;
use crate::game::{ClubId, Finish, GameResult, Listed, Outline, PlayerId, Progress, Proposal};
use crate::i18n::{Called, Link, Name, Text, Until, say};
use crate::store::{List, Outlines};

/// So many games that have to do with a channel are looked through for those that can be seen there.
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
    let store = &ask.bot.store;
    let found = store.outlines(List::Of(ask.caller()), usize::MAX, |_| true);
    let Outlines { games, unreadable } = found.await?;
    let total = games.len() + unreadable.len();
    if total == 0 {
        return Ok(ask.whisper(&say::table::games_none()));
    }
    let listing = ask.bot.listing(games, ask.caller()).await;
    let body = ask.bot.listed(&listing, &unreadable, ask.reads_here());
    let body = body.await;
    Ok(card(ask, &say::table::games_heading(total), body))
}

fn card(ask: &Ask<'_>, title: &Text, body: Body) -> Response {
    whisper(Message {
        card: Some(Card {
            title: title.to(ask.reader()).into(),
            body,
            fields: Vec::new(),
        }),
        ..Message::default()
    })
}

/// One game in one line for `player`, whose opponent is called so and who reads it in `club`.
pub(in crate::bot) async fn line(
    bot: &Bot,
    game: &Outline,
    player: PlayerId,
    opponent: Name,
    club: Option<ClubId>,
) -> Text {
    let (id, terms) = (game.id, game.terms());
    let (variant, size) = (Called::from(&terms.rules), terms.size);
    let link = bot.way_to(game).await;
    let waits = waits_for(game, player);
    match game.progress {
        _ if let Some(proposal) = proposed_to(game, player) => {
            let proposal = word(proposal).to_owned();
            say::table::games_proposed(id, variant, size, opponent, link, proposal)
        }
        Progress::Offered if waits => say::table::games_invited(id, variant, size, opponent, link),
        Progress::Offered if game.offer.challenger != player => {
            say::table::games_joined(id, variant, size, opponent, link)
        }
        Progress::Offered => say::table::games_offered(id, variant, size, opponent, link),
        Progress::Counting | Progress::Confirming if waits => {
            say::table::games_counting(id, variant, size, opponent, link)
        }
        _ if waits => say::table::games_yours(id, variant, size, opponent, link),
        _ => {
            // Of a pair only one is to move, and it may be one's own partner.
            let awaited = bot.names_of(game.awaited(), club).await;
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

/// The games that `person` has finished, the latest first; of others only those that the caller can see from here.
async fn history(ask: &Ask<'_>, person: &Person) -> Result<Response, Failure> {
    let games = match person.player == ask.caller() {
        true => own_history(ask).await?,
        false => visible_history(ask, person.player).await?,
    };
    let mut lines = Vec::new();
    for game in games.iter().take(LISTED) {
        let text = finished(ask, game, person).await;
        lines.extend(text.map(|text| text.to(ask.reader())));
    }
    if lines.is_empty() {
        let name = Name::escaped(person.shown());
        return Ok(ask.whisper(&say::people::history_none(name)));
    }
    let name = Name::bare(person.shown());
    let body = Body::listed(lines, 0, |more| {
        say::table::games_more(more).to(ask.reader())
    });
    Ok(card(ask, &say::people::history(name), body))
}

async fn own_history(ask: &Ask<'_>) -> Result<Vec<Outline>, Failure> {
    let (store, caller) = (&ask.bot.store, ask.caller());
    let seated = |game: &Outline| game.color_of(caller).is_some();
    let found = store.outlines(List::FinishedBy(caller), LISTED, seated);
    Ok(found.await?.games)
}

/// Games of `player` that the caller can see as well: their own, those of this channel and of the one above a thread,
/// and those in threads that the bot has opened there, for everybody who sees the channel sees these.
///
/// Discord says what the caller may see of this channel and of no other; what is not known is not told.
async fn visible_history(ask: &Ask<'_>, player: PlayerId) -> Result<Vec<Outline>, Failure> {
    let (bot, caller) = (ask.bot, ask.caller());
    let mut channels = vec![ask.channel()];
    if let ChannelKind::Thread { parent } = ask.request.setting.channel {
        channels.push(parent);
    }
    let seated = |game: &Outline| game.color_of(player).is_some();
    let both = |game: &Outline| seated(game) && game.color_of(caller).is_some();
    let own = bot.store.outlines(List::FinishedBy(caller), LISTED, both);
    let mut seen = own.await?.games;
    for &channel in &channels {
        let there = List::FinishedByIn(player, channel);
        for game in bot.store.outlines(there, LOOKED_AT, seated).await?.games {
            let place = game.place.channel;
            if channels.contains(&place) || bot.is_own_thread(place).await? {
                seen.push(game);
            }
        }
    }
    let ended = |game: &Outline| match game.progress {
        Progress::Finished(finish) => finish.at,
        _ => Timestamp::MIN,
    };
    seen.sort_by_key(|game| (Reverse(ended(game)), game.id));
    seen.dedup_by_key(|game| game.id);
    Ok(seen)
}

/// One finished game of `person` in one line; none where they no longer had a seat.
async fn finished(ask: &Ask<'_>, game: &Outline, person: &Person) -> Option<Text> {
    let Progress::Finished(Finish { at, result }) = game.progress else {
        return None;
    };
    let color = game.color_of(person.player)?;
    let opponent = Name::escaped(&ask.bot.names(game, ask.club_id()).await[!color]);
    let (id, terms) = (game.id, game.terms());
    let (variant, size) = (Called::from(&terms.rules), terms.size);
    let at = Until(at);
    Some(match result {
        GameResult::Won(winner) if winner == color => {
            say::people::history_won(id, variant, size, opponent, at)
        }
        GameResult::Won(_) => say::people::history_lost(id, variant, size, opponent, at),
        open => {
            let ending = open_ending(open).to_owned();
            say::people::history_open(id, variant, size, opponent, at, ending)
        }
    })
}

/// The word by which texts tell apart how a game ended that nobody won.
fn open_ending(result: GameResult) -> &'static str {
    match result {
        GameResult::Jigo => "jigo",
        GameResult::NoResult => "no-result",
        GameResult::BothLose => "both-lose",
        GameResult::CalledOff => "called-off",
        GameResult::NotBegun => "not-begun",
        GameResult::Draw | GameResult::Won(_) => "draw",
    }
}

impl Bot {
    /// The newest board of `game`, or at least its channel.
    pub(in crate::bot) async fn way_to(&self, game: &impl Listed) -> Link {
        let place = game.place();
        let newest = self.board_message(game.id()).await;
        match newest.filter(|newest| newest.channel == place.channel) {
            Some(newest) => Link::to_message(place, newest.message),
            None => Link::to_channel(place.channel),
        }
    }
}
