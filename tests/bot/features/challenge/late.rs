//! Challenges whose card is delivered late: it shows the state at the time of delivery.

use std::sync::{Arc, Mutex};

use tengen::bot::kit::pending::Undelivered;
use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::Message;
use tengen::bot::port::request::{ChannelKind, Invocation, Request};
use tengen::game::{MessageId, Phase, Venue};
use tengen::i18n::{Name, say};

use crate::support::cast::{AO, KURO, Member, SHIRO};
use crate::support::desk::{Deed, Meanwhile, Obstacle};
use crate::support::table::{Fate, TABLE, Table, public};
use crate::support::words::{assert_begins, assert_lacks, assert_told, english, german};

/// The request when `who` withdraws the first challenge from their private copy of its card.
fn withdrawal(table: &mut Table, who: Member) -> Request {
    let invocation = Invocation::Press {
        custom_id: "v1:withdraw:1:1".to_owned(),
        message: MessageId::new(1),
    };
    Request {
        pressed_alone: true,
        file: None,
        ..table.request(who, invocation)
    }
}

/// The public messages in the channel.
fn public_messages(table: &Table) -> Vec<Message> {
    let state = table.desk.lock();
    let seen = state.messages.iter();
    let public = seen.filter(|seen| seen.channel == TABLE && seen.audience.is_none());
    public.map(|seen| seen.message.clone()).collect()
}

/// `who` sends a challenge, whose answer is lost: the dispatcher delivers the card.
fn send_late(table: &mut Table, who: Member, options: &str) {
    table.fate = Some(Fate::Lost(Undelivered::Refused));
    let _card = public(table.say(who, &format!("/challenge size:9 colour:black {options}")));
}

#[test]
fn a_card_on_its_way_says_that_the_challenge_was_withdrawn_meanwhile() {
    let mut table = Table::new();
    let withdrawal = withdrawal(&mut table, AO);
    let (bot, answer) = (table.bot(), Arc::new(Mutex::new(None)));
    let told = Arc::clone(&answer);
    table.desk.lock().meanwhile = Some(Meanwhile(Box::pin(async move {
        let response = bot.handle(withdrawal).await;
        *told.lock().unwrap() = Some(response.answer);
    })));
    send_late(&mut table, AO, "opponent:@shiro");
    table.send_outbox();
    let deeds = table.take_deeds();
    assert!(
        matches!(deeds[..], [Deed::Posted(..), Deed::Edited(_)]),
        "{deeds:?}"
    );
    let [card] = &public_messages(&table)[..] else {
        panic!("one card");
    };
    let withdrawn = english(say::challenge::withdrawn(AO.mention()));
    assert_begins(card, &withdrawn);
    assert!(card.rows.is_empty());
    // The member who has withdrawn it is answered in their own language.
    let answer = answer.lock().unwrap().take();
    let Some(Answer::Replace(answer)) = answer else {
        panic!("{answer:?}");
    };
    let withdrawn = german(say::challenge::withdrawn(AO.mention()));
    assert_begins(&answer, &withdrawn);
}

#[test]
fn a_card_that_has_not_gone_out_says_what_has_become_of_the_challenge() {
    let mut table = Table::new();
    table.obstruct(Some(Obstacle::Outage));
    send_late(&mut table, KURO, "opponent:@shiro");
    let withdrawal = withdrawal(&mut table, KURO);
    let bot = table.bot();
    drop(table.wait(bot.handle(withdrawal)));
    assert!(matches!(table.game(1).phase(), Phase::Closed(_)));
    table.obstruct(None);
    table.advance_days(1);
    table.send_outbox();
    let cards = public_messages(&table);
    let withdrawn = english(say::challenge::withdrawn(KURO.mention()));
    assert!(
        cards
            .iter()
            .all(|card| card.content.starts_with(&withdrawn) && card.rows.is_empty()),
        "{cards:?}"
    );
    drop(table.take_deeds());
}

/// Whether `card` announces that the program has accepted in a thread, and has no buttons.
fn is_accepted(card: &Message, table: &Table) -> bool {
    let game = table.game(1);
    let seats = game.seats().unwrap();
    let mention = |color| Name::mentions(&seats[color].players().collect::<Vec<_>>());
    let program = seats
        .iter()
        .flat_map(|(_, seat)| seat.players())
        .find(|player| !player.is_person())
        .unwrap();
    let accepted = say::challenge::accepted_thread(
        Name::mention(program),
        mention(tengen::rules::Color::Black),
        mention(tengen::rules::Color::White),
    );
    card.content.starts_with(&english(accepted)) && card.rows.is_empty()
}

#[test]
fn a_card_on_its_way_says_that_the_challenge_was_accepted_and_has_its_thread() {
    let mut table = Table::new().with_threads();
    let bot = table.bot();
    table.desk.lock().meanwhile = Some(Meanwhile(Box::pin(async move {
        assert_eq!(bot.answer_as_opponent().await, 1, "it accepts");
    })));
    send_late(&mut table, KURO, "opponent:@tengen");
    table.send_outbox();
    let deeds = table.take_deeds();
    let posted = |deed: &&Deed| matches!(deed, Deed::Posted(..));
    let [Deed::Posted(TABLE, card), Deed::Posted(thread, _)] =
        deeds.iter().filter(posted).collect::<Vec<_>>()[..]
    else {
        panic!("{deeds:?}");
    };
    assert!(deeds.contains(&Deed::Opened(*thread)), "{deeds:?}");
    assert_eq!(thread.get(), card.get(), "the thread hangs below the card");
    let cards = public_messages(&table);
    let [card] = &cards[..] else {
        panic!("{cards:?}");
    };
    assert!(is_accepted(card, &table), "{}", card.content);
}

#[test]
fn where_a_challenge_is_accepted_before_its_card_has_gone_out_a_card_says_so_above_the_thread() {
    let mut table = Table::new().with_threads();
    table.obstruct(Some(Obstacle::Outage));
    send_late(&mut table, KURO, "opponent:@tengen");
    assert_eq!(table.answer(), 1, "it accepts");
    drop(table.take_deeds());
    table.obstruct(None);
    table.advance_days(1);
    table.send_outbox();
    let deeds = table.take_deeds();
    let [
        Deed::Posted(TABLE, card),
        Deed::Opened(opened),
        Deed::Posted(thread, _),
    ] = deeds[..]
    else {
        panic!("{deeds:?}");
    };
    assert_eq!((opened.get(), thread.get()), (card.get(), card.get()));
    let cards = public_messages(&table);
    let [card] = &cards[..] else {
        panic!("{cards:?}");
    };
    assert!(is_accepted(card, &table), "{}", card.content);
    assert_eq!(table.game(1).place().channel, thread);
}

#[test]
fn in_the_chat_of_a_voice_channel_nobody_is_promised_a_thread() {
    let mut table = Table::new().with_threads();
    table.go_to(TABLE, ChannelKind::Voice);
    // A request for a thread is refused with the reason.
    let asked = "/challenge opponent:@shiro size:9 colour:black where:thread";
    assert_told(table.say(KURO, asked), say::setup::no_threads());
    for (number, options) in [(1, ""), (2, "where:here")] {
        let command = format!("/challenge opponent:@shiro size:9 colour:black {options}");
        let _card = public(table.say(KURO, &command));
        assert_eq!(table.game(number).terms().venue, Venue::Here);
        let accepted = public(table.press(SHIRO, say::challenge::button_accept()));
        let here = say::challenge::accepted(SHIRO.mention(), KURO.mention(), SHIRO.mention());
        assert_begins(&accepted, here);
        let board = table.take_post();
        let failed = english(say::challenge::thread_failed());
        assert_lacks(&board, &failed);
    }
}
