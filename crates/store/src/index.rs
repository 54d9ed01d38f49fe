//! Rows derived from a game: its outline, and its entries in lists. Both sides of a change follow from the game alone.

use super::db::{Entry, Latest};
use super::rating;
use super::schema::outline::Outlined;
use super::tables::{
    ENDED_IN, FINISHED_IN, FINISHED_OF, FINISHED_OF_IN, NAMING, OFFERED_BY, OFFERED_IN, OFFERED_TO,
    OPEN_IN, OUTLINES, PLAYED_IN, RUNNING_IN, RUNNING_OF, RUNNING_OF_IN,
};
use tengen_game::{ChannelId, Game, Listed as _, Outline, Phase, PlayerId};

/// The entries that follow from `game`.
pub(super) fn entries(game: &Game) -> Vec<Entry> {
    let id = game.id();
    let mut entries = vec![OUTLINES.row(&id, &Outlined::of(&Outline::of(game)))];
    let here = game.place().channel;
    match game.phase() {
        Phase::Offered { .. } | Phase::Playing | Phase::Counting { .. } | Phase::Trial { .. } => {
            running(game, here, &mut entries)
        }
        Phase::Finished(_) => list_finished(game, here, &mut entries),
        // A closed challenge is no game.
        Phase::Closed(_) => {}
    }
    entries.extend(rating::entries(game));
    entries.extend(
        mentions(game)
            .into_iter()
            .map(|player| NAMING.entry(&(player, id))),
    );
    entries
}

fn running(game: &Game, here: ChannelId, entries: &mut Vec<Entry>) {
    let id = game.id();
    entries.push(RUNNING_IN.entry(&(here, id)));
    for player in game.players() {
        entries.push(RUNNING_OF.entry(&(player, id)));
        entries.push(RUNNING_OF_IN.entry(&(player, here, id)));
    }
    if let Some((_, asked)) = game.substitute() {
        entries.push(OFFERED_TO.entry(&(asked, id)));
    }
    let offer = game.offer();
    if game.phase().is_running() {
        entries.push(PLAYED_IN.entry(&(here, id)));
        if offer.place.channel != here {
            entries.push(PLAYED_IN.entry(&(offer.place.channel, id)));
        }
    }
    if let Phase::Offered { .. } = game.phase() {
        entries.push(OFFERED_IN.entry(&(here, id)));
        if let Some(club) = game.place().club
            && offer.invitation.is_open()
        {
            entries.push(OPEN_IN.entry(&(club, id)));
        }
        entries.push(OFFERED_BY.entry(&(offer.challenger, id)));
        let invited = offer.invitation.players();
        entries.extend(invited.map(|player| OFFERED_TO.entry(&(player, id))));
    }
}

/// A finished game is also listed in the channel of its challenge.
fn list_finished(game: &Game, here: ChannelId, entries: &mut Vec<Entry>) {
    let (id, offered) = (game.id(), game.offer().place.channel);
    let ended = Latest(game.end_time().expect("the game is over"));
    entries.push(FINISHED_IN.entry(&(here, ended, id)));
    if let Some(club) = game.place().club {
        entries.push(ENDED_IN.entry(&(club, ended.0, id)));
    }
    for player in game.players() {
        entries.push(FINISHED_OF.entry(&(player, ended, id)));
        entries.push(FINISHED_OF_IN.entry(&(player, here, ended, id)));
        if offered != here {
            entries.push(FINISHED_OF_IN.entry(&(player, offered, ended, id)));
        }
    }
}

/// People named in events, but in no list.
fn mentions(game: &Game) -> Vec<PlayerId> {
    let listed = match game.phase() {
        Phase::Closed(_) => Vec::new(),
        _ => game.players(),
    };
    let mut named = Vec::new();
    for event in game.events() {
        event.each_player(|player| {
            if !listed.contains(&player) && !named.contains(&player) {
                named.push(player);
            }
        });
    }
    named
}

/// Whether nothing more can happen in `game`.
pub(super) fn is_over(game: &Game) -> bool {
    matches!(game.phase(), Phase::Finished(_) | Phase::Closed(_))
}
