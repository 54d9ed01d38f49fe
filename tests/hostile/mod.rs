//! Hostile members: floods, others' games, forged buttons, commands without permission. All of it fails.

mod block;
mod calls;
mod flood;
mod forged;
mod moderators;
mod mute;
mod vacation;

use tengen::bot::port::answer::Answer;
use tengen::bot::port::request::Invocation;
use tengen::game::{GameId, MessageId};

use crate::support::cast::Member;
use crate::support::table::{Table, sentence};
use crate::support::words::Words;

/// The message of a forged button.
const NOWHERE: MessageId = MessageId::new(1);

/// Number of games and challenges.
fn games(table: &Table) -> usize {
    let store = table.store();
    let count = async {
        let mut count = 0;
        while let Some(_game) = store.game(GameId::new(count + 1)).await.unwrap() {
            count += 1;
        }
        count
    };
    usize::try_from(table.wait(count)).unwrap()
}

/// A forged choice of `value` by `who` from a menu with `custom_id`.
#[must_use]
fn choose(table: &mut Table, who: Member, custom_id: &str, value: &str) -> Answer {
    table.ask(
        who,
        Invocation::Choose {
            custom_id: custom_id.to_owned(),
            values: vec![value.to_owned()],
            members: Vec::new(),
            message: NOWHERE,
        },
    )
}

/// A forged submission by `who` of a form with `custom_id`.
#[must_use]
fn fill(table: &mut Table, who: Member, custom_id: &str, text: &str) -> Answer {
    table.ask(
        who,
        Invocation::Submit {
            custom_id: custom_id.to_owned(),
            fields: vec![("at".to_owned(), text.to_owned())],
            message: None,
        },
    )
}

/// Asserts that the answer says these words alone.
#[track_caller]
fn assert_refused(answer: Answer, words: impl Words) {
    assert_eq!(sentence(answer), words.words());
}
