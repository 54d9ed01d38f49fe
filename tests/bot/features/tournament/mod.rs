//! Tournaments in a channel, from entry to the last result.

mod absence;
mod apart;
mod automatic;
mod change;
mod entry;
mod evening;
mod games;
mod gone;
mod handicap;
mod over;
mod places;
mod proposal;
mod sheet;
mod sides;
mod substitute;

use tengen::bot::port::message::Message;
use tengen::contest::{Contest, ContestId, Phase, Results};
use tengen::i18n::say;

use crate::support::cast::{AKA, KURO, MIDORI, Member, SHIRO};
use crate::support::desk::Deed;
use crate::support::script::moderating;
use crate::support::table::{Table, private, public};

const ONE: ContestId = ContestId::new(1);
const FOUR: [Member; 4] = [KURO, SHIRO, AKA, MIDORI];

/// A tournament of kuro's that four have entered.
fn create_with_players(table: &mut Table, options: &str) {
    let card = create(table, &format!("name:Cup {options}"));
    assert!(card.card.is_some());
    for (member, rank) in FOUR.into_iter().zip(["1k", "2k", "3k", "4k"]) {
        let _ = table.say(member, &format!("/me rank rank:{rank}"));
        let _ = public(table.press(member, say::tournament::button_enter()));
    }
}

/// Kuro creates a tournament, as a moderator for that moment.
fn create(table: &mut Table, options: &str) -> Message {
    let create = format!("/tournament create {options}");
    public(moderating(table, |table| table.say(KURO, &create)))
}

fn contest(table: &Table) -> (Contest, Results) {
    let store = table.store();
    table.wait(store.contest(ONE)).unwrap().unwrap()
}

fn phase(table: &Table) -> Phase {
    let (contest, results) = contest(table);
    contest.phase(&results)
}

/// Kuro proposes the next round and publishes it as it is.
fn publish(table: &mut Table) {
    let round = contest(table).0.rounds.len() as u8 + 1;
    let proposal = private(table.press(KURO, say::tournament::button_pair(round)));
    assert!(proposal.card.is_some());
    let done = public(table.press(KURO, say::tournament::button_publish()));
    let expected = crate::support::words::english(say::tournament::published(round));
    assert_eq!(done.content, expected);
}

/// Takes the deeds, and returns the messages that the bot has posted, in any channel.
fn take_posts(table: &Table) -> Vec<Message> {
    let deeds = table.take_deeds();
    let posts = deeds.iter().filter_map(|deed| match deed {
        Deed::Posted(_, id) => Some(*id),
        Deed::Edited(_) | Deed::Stripped(_) => None,
        other => panic!("unexpected: {other:?}"),
    });
    let state = table.desk.lock();
    let known = posts.filter_map(|id| {
        let mut seen = state.messages.iter();
        seen.find(|seen| seen.id == id)
    });
    known.map(|seen| seen.message.clone()).collect()
}
