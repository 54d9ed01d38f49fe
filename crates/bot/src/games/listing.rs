//! A member's games as a list: those with the member to act first, by urgency, as many as fit on a card.

use std::ops::Range;

use crate::clock::Timestamp;
use crate::game::{ClubId, GameId, Invitation, Listed, Outline, PlayerId, Progress, Proposal};
use crate::games::find::{pending_proposal, waits_for};
use crate::games::outbox;
use crate::games::time::agenda;
use crate::i18n::{GameName, Link, Locale, Name, Text, Until, say};
use crate::kit::ctx::Reader;
use crate::kit::prefs::OrUsual as _;
use crate::kit::services::Services;
use crate::people::profile;
use crate::port::message::{Body, Entry};
use crate::store::Properties;

/// The most lines of a list.
pub(crate) const LISTED: usize = 20;

/// Games whose deadlines are read together; a writer need not wait for more.
const BATCH: usize = 16;

/// Games of a list.
pub(crate) struct Listing {
    /// The games shown, each with the time at which it ends by itself.
    pub(crate) first: Vec<(Option<Timestamp>, Outline)>,
    /// Number of games after these.
    pub(crate) more: usize,
}

/// `games` as a list for `player`.
pub(crate) async fn listing(services: &Services, games: Vec<Outline>, player: PlayerId) -> Listing {
    page(services, games, player, 0..LISTED).await
}

/// A page of `games` for `player`: those at the positions `shown`.
pub(crate) async fn page(
    services: &Services,
    games: Vec<Outline>,
    player: PlayerId,
    shown: Range<usize>,
) -> Listing {
    let all = games.len();
    let waits = |game: &Outline| waits_for(game, player);
    let (waiting, others): (Vec<_>, Vec<_>) = games.into_iter().partition(waits);
    let mut first = Vec::new();
    for games in [waiting, others] {
        // A game that is not shown needs no deadline.
        if first.len() >= shown.end {
            break;
        }
        let deadlines = deadlines(services, &games).await;
        let mut timed: Vec<_> = deadlines.into_iter().zip(games).collect();
        timed.sort_by_key(|(deadline, game)| (deadline.unwrap_or(Timestamp::MAX), game.id));
        first.extend(timed);
    }
    first.truncate(shown.end);
    let more = all - first.len();
    first.drain(..shown.start.min(first.len()));
    Listing { first, more }
}

/// The text of a `listing` for `reader`; unreadable games come last.
pub(crate) async fn list(
    services: &Services,
    listing: &Listing,
    unreadable: &[GameId],
    reader: Reader,
) -> Body {
    let mut lines = Vec::new();
    for (deadline, game) in &listing.first {
        lines.push(own_line(services, *deadline, game, reader).await);
    }
    lines.extend(corrupt_lines(unreadable, reader.locale));
    Body::first_lines(lines, listing.more, |more| {
        say::table::games_more(more).to(reader.locale)
    })
}

/// A game in a line for `reader`, with the time at which it ends by itself.
pub(crate) async fn own_line(
    services: &Services,
    deadline: Option<Timestamp>,
    game: &Outline,
    reader: Reader,
) -> String {
    let Reader {
        player,
        locale,
        club,
    } = reader;
    let opponent = opponent(services, game, reader).await;
    let opponent = Name::escape(&opponent);
    let text = line(services, game, player, opponent, club).await;
    let deadline = deadline.map(|deadline| say::people::out_at(Until(deadline)));
    let texts = [text].into_iter().chain(deadline);
    texts
        .map(|text| text.to(locale))
        .collect::<Vec<_>>()
        .join(" · ")
}

/// The games that cannot be read, a line each.
pub(crate) fn corrupt_lines(games: &[GameId], locale: Locale) -> impl Iterator<Item = String> {
    games
        .iter()
        .map(move |game| say::refusal::corrupt(*game).to(locale))
}

/// When the side to move runs out of time in the current state, by their own calendar; none if it is unreadable.
pub(crate) async fn deadline(services: &Services, game: &Outline) -> Option<Timestamp> {
    let deadlines = deadlines(services, std::slice::from_ref(game)).await;
    deadlines.into_iter().flatten().next()
}

/// The times at which the clocks of `games` run out, several games in one read.
async fn deadlines(services: &Services, games: &[Outline]) -> Vec<Option<Timestamp>> {
    let mut deadlines = Vec::new();
    for some in games.chunks(BATCH) {
        let out_at = |read: &Properties<'_>| {
            let each = some.iter();
            let each = each.map(|game| agenda::out_at(services, read, game).or_usual(None));
            Ok(each.collect())
        };
        let found: Result<Vec<_>, _> = services.store.look(out_at).await;
        deadlines.extend(found.or_usual(vec![None; some.len()]));
    }
    deadlines
}

/// `game` as an entry of a menu for `reader`.
pub(crate) async fn entry(services: &Services, game: &Outline, reader: Reader) -> Entry {
    let (id, terms) = (game.id, game.terms());
    let (variant, size) = (GameName::from(&terms.rules), terms.size);
    let label = match game.color_of(reader.player) {
        Some(_) => {
            let opponent = opponent(services, game, reader).await;
            say::table::which_entry(id, variant, size, Name::bare(&opponent))
        }
        None => {
            let names = profile::names(services, game, reader.club).await;
            let [black, white] = [&names.black, &names.white].map(|name| Name::bare(name));
            say::list::seen(id, variant, size, black, white)
        }
    };
    let state = match game.progress {
        Progress::Offered => say::table::entry_offered(),
        Progress::Counting | Progress::Trial => say::table::entry_counting(),
        Progress::Finished(_) | Progress::Closed => say::table::entry_finished(),
        Progress::Playing if pending_proposal(game, reader.player).is_some() => {
            say::table::entry_proposed()
        }
        Progress::Playing if waits_for(game, reader.player) => say::table::entry_yours(),
        Progress::Playing => say::table::entry_theirs(),
    };
    Entry {
        label: label.to(reader.locale),
        value: game.id.to_string(),
        description: Some(state.to(reader.locale)),
        is_chosen: false,
    }
}

/// The name of the reader's opponent in `game`; for a bystander, the names of both sides.
pub(crate) async fn opponent(services: &Services, game: &impl Listed, reader: Reader) -> String {
    let Reader {
        player,
        locale,
        club,
    } = reader;
    let joins = game.substitute().filter(|(_, into)| *into == player);
    let joins = joins.map(|(color, _)| color);
    if let Some(color) = game.color_of(player).or(joins) {
        return profile::names(services, game, club).await[!color].clone();
    }
    let offer = game.offer();
    match (game.seats(), offer.invitation) {
        (Some(_), _) => {
            let names = profile::names(services, game, club).await;
            format!("{} – {}", names.black, names.white)
        }
        (None, _) if offer.challenger != player => {
            profile::name(services, offer.challenger, club).await
        }
        (None, Invitation::One(invited)) => profile::name(services, invited, club).await,
        (None, Invitation::Anyone | Invitation::Ranked(_) | Invitation::Sides) => {
            say::table::anyone().to(locale)
        }
        (None, Invitation::Pairs { opponents, .. }) => {
            profile::names_of(services, opponents, club).await
        }
    }
}

/// A game in a line for `player` in `club`, with the opponent's name.
pub(crate) async fn line(
    services: &Services,
    game: &Outline,
    player: PlayerId,
    opponent: Name,
    club: Option<ClubId>,
) -> Text {
    let (id, terms) = (game.id, game.terms());
    let (variant, size) = (GameName::from(&terms.rules), terms.size);
    let words = match game.progress {
        Progress::Offered => say::list::to_challenge,
        _ => say::list::to_board,
    };
    let link = way_to(services, game).await.in_words(words);
    let waits = waits_for(game, player);
    match game.progress {
        _ if let Some(proposal) = pending_proposal(game, player) => {
            let proposal = proposal_word(proposal).to_owned();
            say::table::games_proposed(id, variant, size, opponent, link, proposal)
        }
        Progress::Offered if game.offer.invitation == Invitation::Sides => {
            say::rengo::waiting(id, variant, size, link)
        }
        Progress::Offered if waits => say::table::games_invited(id, variant, size, opponent, link),
        Progress::Offered if game.offer.challenger != player => {
            say::table::games_joined(id, variant, size, opponent, link)
        }
        Progress::Offered => say::table::games_offered(id, variant, size, opponent, link),
        Progress::Counting if waits => {
            say::table::games_counting(id, variant, size, opponent, link)
        }
        _ if waits => say::table::games_yours(id, variant, size, opponent, link),
        _ => {
            // On a side of several only one is to move, possibly a partner.
            let awaited = profile::names_of(services, game.players_to_act(), club).await;
            say::table::games_theirs(id, variant, size, Name::escape(&awaited), link)
        }
    }
}

/// A game of others in a line for `reader`: players, whose turn it is, and the deadline.
pub(crate) async fn others_line(services: &Services, game: &Outline, reader: Reader) -> String {
    let (id, terms) = (game.id, game.terms());
    let (variant, size) = (GameName::from(&terms.rules), terms.size);
    let names = profile::names(services, game, reader.club).await;
    let [black, white] = [&names.black, &names.white].map(|name| Name::escape(name));
    let awaited = profile::names_of(services, game.players_to_act(), reader.club).await;
    let link = way_to(services, game).await.in_words(say::list::to_board);
    let sentence = say::list::watched(
        id,
        variant,
        size,
        black,
        white,
        Name::escape(&awaited),
        link,
    );
    let deadline = deadline(services, game).await;
    let deadline = deadline.map(|deadline| say::people::out_at(Until(deadline)));
    let texts = [sentence].into_iter().chain(deadline);
    let sentences: Vec<_> = texts.map(|text| text.to(reader.locale)).collect();
    sentences.join(" · ")
}

/// The word by which texts select proposals.
pub(crate) fn proposal_word(proposal: Proposal) -> &'static str {
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

/// The label of the button beside an open challenge.
pub(crate) fn accept_label(invitation: Invitation) -> Text {
    match invitation {
        Invitation::Sides => say::rengo::button_join(),
        _ => say::challenge::button_accept(),
    }
}

/// The newest board of `game`, or at least its channel.
pub(crate) async fn way_to(services: &Services, game: &impl Listed) -> Link {
    let place = game.place();
    let newest = outbox::board_message(services, game.id()).await;
    match newest.filter(|newest| newest.channel == place.channel) {
        Some(newest) => Link::to_message(place, newest.message),
        None => Link::to_channel(place.channel),
    }
}
