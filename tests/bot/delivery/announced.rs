//! The message that announced a game shows its result in the end, and so does the title of the thread below it.

use tengen::bot::features::settings::policy::Policy;
use tengen::bot::port::message::Message;
use tengen::bot::port::outbound::Quiet;
use tengen::bot::port::request::ChannelKind;
use tengen::clock::Span;
use tengen::game::{ChannelId, MessageId};
use tengen::i18n::{Text, say};
use tengen::rules::{Color, HalfPoints};

use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::desk::{Deed, Obstacle};
use crate::support::script::{play, rule};
use crate::support::table::{TABLE, Table, public};
use crate::support::words::{assert_says, english};

/// Kuro challenges shiro with `options`, shiro accepts; the card's message.
fn accepted(table: &mut Table, options: &str) -> MessageId {
    let challenge = format!("/challenge opponent:@shiro colour:black {options}");
    let _card = public(table.say(KURO, &challenge));
    let card = table.desk.lock().messages.last().unwrap().id;
    let _accepted = public(table.press(SHIRO, say::challenge::button_accept()));
    drop(table.take_deeds());
    card
}

/// The current content of `card`.
fn current_message(table: &Table, card: MessageId) -> Message {
    table.desk.lock().message(card).unwrap().message.clone()
}

/// Asserts that `card` says `verdict`, pings nobody, shows the last board as a thumbnail, and links to the replay.
#[track_caller]
fn check(table: &Table, card: MessageId, verdict: Text) {
    let message = current_message(table, card);
    let verdict = english(verdict);
    assert_says(&message, &verdict);
    assert!(message.mention.is_empty(), "{message:?}");
    let [picture] = &message.files[..] else {
        panic!("one picture: {message:?}");
    };
    assert_eq!(Some(&picture.name), message.thumbnail.as_ref());
    let state = table.desk.lock();
    let seen = state.messages.iter().find(|seen| seen.id == card).unwrap();
    let labels: Vec<_> = seen.buttons().map(|button| button.label.clone()).collect();
    assert_eq!(labels, [english(say::table::button_film())]);
    assert_eq!(state.announced.last(), Some(&card));
}

fn resigned() -> Text {
    say::table::won_resignation(KURO.mention(), Color::Black, SHIRO.mention())
}

/// Shiro resigns.
fn resign(table: &mut Table) {
    let _question = table.say(SHIRO, "/game resign");
    let _result = table.press(SHIRO, say::table::button_resign());
    drop(table.take_deeds());
}

#[test]
fn the_card_of_a_challenge_says_who_has_resigned() {
    let mut table = Table::new();
    let card = accepted(&mut table, "size:9");
    play(&mut table, "E5 C3");
    assert!(table.desk.lock().announced.is_empty());
    resign(&mut table);
    check(&table, card, resigned());
    assert_eq!(table.desk.lock().announced, [card]);
}

#[test]
fn it_says_so_of_a_count() {
    let mut table = Table::new();
    let card = accepted(&mut table, "size:5 rules:chinese komi:0");
    play(&mut table, "C3 pass pass");
    for who in [KURO, SHIRO] {
        let _agreed = table.press(who, say::count::button_agree());
        drop(table.take_deeds());
    }
    let won = HalfPoints::new(50);
    check(
        &table,
        card,
        say::table::won_points(KURO.mention(), Color::Black, won),
    );
}

#[test]
fn it_says_so_when_time_is_out_and_nobody_is_there() {
    let mut table = Table::new();
    let card = accepted(&mut table, "size:9 clock:1h");
    play(&mut table, "E5 C3 E4 C4");
    table.clock.advance(Span::hours(3));
    table.tick();
    drop(table.take_deeds());
    check(
        &table,
        card,
        say::pace::won_time(SHIRO.mention(), Color::White, KURO.mention()),
    );
}

#[test]
fn it_follows_a_ruling_and_that_the_game_is_annulled() {
    let mut table = Table::new();
    let card = accepted(&mut table, "size:9 rules:japanese rated:rated");
    play(&mut table, "C3 D4 C5 D6 E3 F4 G3 F6 G7");
    let forfeit = rule(&mut table, AKA, "forfeit game:1 colour:white", "No show");
    drop((forfeit, table.take_deeds()));
    let verdict = || say::table::won_forfeit(KURO.mention(), Color::Black, SHIRO.mention());
    check(&table, card, verdict());
    assert_says(&current_message(&table, card), "No show");
    let annulled = rule(&mut table, AKA, "annul game:1", "A trial");
    drop((annulled, table.take_deeds()));
    check(&table, card, verdict());
    let content = current_message(&table, card).content;
    assert_says(&content, "A trial");
    assert_says(&content, say::rating::annulled());
}

#[test]
fn it_says_so_after_a_restart() {
    let mut table = Table::new();
    let card = accepted(&mut table, "size:9");
    play(&mut table, "E5 C3");
    table.restart();
    let _question = table.say(SHIRO, "/game resign");
    table.obstruct(Some(Obstacle::Outage));
    let _result = table.press(SHIRO, say::table::button_resign());
    drop(table.take_deeds());
    assert!(table.desk.lock().announced.is_empty());
    table.restart();
    table.obstruct(None);
    table.clock.advance(Span::minutes(1));
    table.send_outbox();
    drop(table.take_deeds());
    check(&table, card, resigned());
}

#[test]
fn a_card_that_is_gone_is_missed_by_nobody() {
    let mut table = Table::new();
    let card = accepted(&mut table, "size:9");
    play(&mut table, "E5 C3");
    table.desk.lock().messages.retain(|seen| seen.id != card);
    let _question = table.say(SHIRO, "/game resign");
    let _result = table.press(SHIRO, say::table::button_resign());
    let deeds = table.take_deeds();
    let failed = |deed: &&Deed| matches!(deed, Deed::Failed(..));
    assert_eq!(deeds.iter().find(failed), None);
    assert!(table.desk.lock().announced.is_empty());
}

#[test]
fn the_result_stands_where_one_message_has_shown_the_game_as_well() {
    let mut table = Table::new();
    table.choose_policy(TABLE, Policy::OneMessage);
    let card = accepted(&mut table, "size:9");
    let _played = table.say(KURO, "/play at:E5");
    drop(table.take_deeds());
    assert!(table.desk.lock().announced.is_empty());
    resign(&mut table);
    check(&table, card, resigned());
    assert_eq!(std::mem::take(&mut table.desk.lock().announced), [card]);
    let rematch = english(say::table::button_rematch());
    let state = table.desk.lock();
    let results = state.messages.iter().filter(|seen| {
        let mut buttons = seen.buttons();
        seen.audience.is_none() && buttons.any(|button| button.label == rematch)
    });
    let results: Vec<_> = results.map(|seen| seen.message.content.clone()).collect();
    assert_eq!(results.len(), 1, "{results:?}");
    assert_says(&results[0], resigned());
}

#[test]
fn a_thread_is_called_after_its_players_and_who_won_and_is_archived_soon() {
    let mut table = Table::new().with_threads();
    let card = accepted(&mut table, "size:9");
    let thread = ChannelId::new(card.get());
    assert!(table.desk.lock().titles.is_empty());
    table.go_to(thread, ChannelKind::Thread { parent: TABLE });
    resign(&mut table);
    check(&table, card, resigned());
    let won = say::table::thread_won(KURO.bare(), SHIRO.bare());
    let title = format!("✓ {} · 9×9", english(won));
    let titles = std::mem::take(&mut table.desk.lock().titles);
    assert_eq!(titles, [(thread, title, Quiet::Hour)]);
    // Another game in the thread sets its title, and keeps it open for a week.
    let _asked = table.press(KURO, say::table::button_rematch());
    let _asked = table.press(KURO, say::challenge::button_rematch_swapped());
    let _begun = table.press(SHIRO, say::challenge::button_accept());
    drop(table.take_deeds());
    let titles = std::mem::take(&mut table.desk.lock().titles);
    assert_eq!(
        titles,
        [(thread, "shiro – kuro · 9×9".to_owned(), Quiet::Week)]
    );
}
