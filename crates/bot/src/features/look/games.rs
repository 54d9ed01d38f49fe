//! `/games`: the caller's games, those with the caller to act first, with links and deadlines; or somebody's history.

use std::cmp::Reverse;
use std::sync::LazyLock;

use crate::clock::Timestamp;
use crate::features::look::watch;
use crate::game::{Finish, GameResult, Listed, Outline, PlayerId, Progress};
use crate::games::entry_button::entry_button;
use crate::games::listing::LISTED;
use crate::games::tabs::{OwnButton, PAGE, Pages, Tab};
use crate::games::{listing, readable, tabs};
use crate::i18n::{GameName, Name, Text, Until, say};
use crate::kit::command::{Command, no_suggestions};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral, instead};
use crate::kit::refusal::Refusal;
use crate::kit::spec::{CommandSpec, Need, OptionKind, OptionSpec};
use crate::people::profile;
use crate::port::message::{Body, Card, Message, Section};
use crate::port::request::Person;
use crate::store::{List, Outlines};

/// Maximum number of a channel's games searched for readable ones.
const MOST_READ: usize = 100;

pub(crate) static COMMAND: Command = Command {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
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

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    match options.person("player")? {
        Some(person) => history(ctx, person).await,
        None => Ok(ephemeral(own_page(ctx, 0).await?)),
    }
}

/// Another page of the caller's games, in place of the pressed list.
pub(crate) async fn turn(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let OwnButton(from) = OwnButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    Ok(instead(own_page(ctx, from.into()).await?))
}

/// A page of the caller's games, those with the caller to act first.
async fn own_page(ctx: &Ctx<'_>, from: usize) -> Result<Message, Failure> {
    let store = &ctx.services.store;
    let found = store.outlines(List::Of(ctx.caller()), usize::MAX, |_| true);
    let Outlines { games, unreadable } = found.await?;
    let total = games.len() + unreadable.len();
    // There may be fewer than when the button was made.
    let from = if from < games.len() { from } else { 0 };
    let listing = listing::page(ctx.services, games, ctx.caller(), from..from + PAGE).await;
    let pages = Pages {
        is_first: from == 0,
        next: (listing.more > 0).then_some((from + PAGE) as u64),
    };
    let mut message = match total {
        0 => Message::text(say::table::games_none().to(ctx.reader())),
        _ => {
            let mut entries = Vec::new();
            for (deadline, game) in &listing.first {
                let line = listing::own_line(ctx.services, *deadline, game, ctx.reads_here()).await;
                entries.push(Section {
                    text: line.into(),
                    button: entry_button(ctx, game),
                });
            }
            let below: Vec<_> = listing::corrupt_lines(&unreadable, ctx.reader()).collect();
            let title = say::table::games_heading(total);
            tabs::page(ctx, &title, entries, below.join("\n"))
        }
    };
    message.rows = tabs::tabs(ctx, Tab::Own, pages);
    message.rows.extend(watch::menu(ctx).await?);
    Ok(message)
}

fn card(ctx: &Ctx<'_>, title: &Text, body: Body) -> Message {
    Message {
        card: Some(Card {
            title: title.to(ctx.reader()).into(),
            body,
            fields: Vec::new(),
        }),
        ..Message::default()
    }
}

/// The finished games of `person`, the latest first; of other members only those that the caller can see from here.
async fn history(ctx: &Ctx<'_>, person: &Person) -> Handled {
    let games = if person.player == ctx.caller() {
        own_history(ctx).await?
    } else {
        visible_history(ctx, person.player).await?
    };
    let mut lines = Vec::new();
    for game in games.iter().take(LISTED) {
        let text = finished_line(ctx, game, person).await;
        lines.extend(text.map(|text| text.to(ctx.reader())));
    }
    if lines.is_empty() {
        let name = Name::escape(person.display_name());
        return Ok(ctx.ephemeral(&say::people::history_none(name)));
    }
    let name = Name::bare(person.display_name());
    let body = Body::first_lines(lines, 0, |more| {
        say::table::games_more(more).to(ctx.reader())
    });
    Ok(ephemeral(card(ctx, &say::people::history(name), body)))
}

async fn own_history(ctx: &Ctx<'_>) -> Result<Vec<Outline>, Failure> {
    let (store, caller) = (&ctx.services.store, ctx.caller());
    let is_seated = |game: &Outline| game.color_of(caller).is_some();
    let found = store.outlines(List::FinishedBy(caller), LISTED, is_seated);
    Ok(found.await?.games)
}

/// Games of `player` that the caller can see as well: their own, and those readable here.
async fn visible_history(ctx: &Ctx<'_>, player: PlayerId) -> Result<Vec<Outline>, Failure> {
    let (services, caller) = (ctx.services, ctx.caller());
    let channels = readable::channels(ctx);
    let is_seated = |game: &Outline| game.color_of(player).is_some();
    let is_shared = |game: &Outline| is_seated(game) && game.color_of(caller).is_some();
    let own = services
        .store
        .outlines(List::FinishedBy(caller), LISTED, is_shared);
    let mut seen = own.await?.games;
    for &channel in &channels {
        let list = List::FinishedByIn(player, channel);
        for game in services
            .store
            .outlines(list, MOST_READ, is_seated)
            .await?
            .games
        {
            if readable::is_readable(ctx, &game).await? {
                seen.push(game);
            }
        }
    }
    let end_time = |game: &Outline| match game.progress {
        Progress::Finished(finish) => finish.at,
        _ => Timestamp::MIN,
    };
    seen.sort_by_key(|game| (Reverse(end_time(game)), game.id));
    seen.dedup_by_key(|game| game.id);
    Ok(seen)
}

/// A line for a finished game of `person`; none if they lost their seat before the end.
async fn finished_line(ctx: &Ctx<'_>, game: &Outline, person: &Person) -> Option<Text> {
    let Progress::Finished(Finish { at, result }) = game.progress else {
        return None;
    };
    let color = game.color_of(person.player)?;
    let opponent = Name::escape(&profile::names(ctx.services, game, ctx.club_id()).await[!color]);
    let (id, terms) = (game.id, game.terms());
    let (variant, size) = (GameName::from(&terms.rules), terms.size);
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

/// The selector of texts for a game that nobody won.
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
