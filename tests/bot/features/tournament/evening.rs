//! An evening: results are entered by hand.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::outbound::OutboundError;
use tengen::bot::port::request::{ChannelKind, Invocation, Permissions};
use tengen::contest::{NotedBy, Outcome, Phase, Standing, System};
use tengen::game::{ChannelId, ClubId};
use tengen::i18n::say;
use tengen::rules::Color;

use super::{FOUR, contest, create, create_with_players, phase, publish, take_posts};
use crate::support::cast::{AKA, AO, KURO, MIDORI, SHIRO};
use crate::support::table::{TABLE, Table, private, public, sentence};
use crate::support::words::{assert_says, assert_told, english, labels};

#[test]
fn four_play_a_round_robin_to_its_end() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:round-robin where:evening size:19");
    assert_eq!(phase(&table), Phase::Entry);
    let most = contest(&table).0.setup.capacity;
    assert_eq!(most, System::RoundRobin.most_players());
    for round in 1..=3 {
        publish(&mut table);
        let list = take_posts(&table).pop().expect("the pairs are posted");
        assert_eq!(list.mention.len(), 4, "all are called");
        let (contest, _) = contest(&table);
        let last = contest.rounds.last().unwrap();
        let said = say::tournament::no_show_by_hand(tengen::i18n::When(last.no_show));
        assert_says(&list, said);
        for pair in &last.pairs {
            let seats = pair.couple.seats;
            let member = |index| {
                let player = contest.entry(index).side.captain();
                FOUR.into_iter().find(|member| member.player() == player)
            };
            let [white, black] = [seats.white, seats.black].map(|index| member(index).unwrap());
            let _ = private(table.press(white, say::tournament::button_result()));
            let waits = public(table.press(white, say::tournament::won()));
            assert!(!waits.content.is_empty());
            let _ = private(table.press(black, say::tournament::button_result()));
            let done = public(table.press(black, say::tournament::lost()));
            assert_eq!(done.content, english(say::tournament::result_entered()));
        }
        let told = take_posts(&table);
        assert_eq!(
            told.len(),
            1,
            "the organiser hears that the round is over, or everybody of the end"
        );
        assert_eq!(told[0].content.starts_with('🏆'), round == 3, "{told:?}");
        match round {
            3 => assert_eq!(phase(&table), Phase::Over),
            _ => assert_eq!(phase(&table), Phase::Between(round)),
        }
    }
    let sheet = private(table.press(KURO, say::tournament::button_standings()));
    assert_eq!(sheet.files.len(), 1);
    assert!(sheet.files[0].alt.is_some());
    let files = private(table.say(AKA, "/tournament files"));
    let names: Vec<_> = files.files.iter().map(|file| file.name.as_str()).collect();
    assert_eq!(names, ["tournament-1.xml", "tournament-1.h9"]);
    let xml = std::str::from_utf8(&files.files[0].bytes).unwrap();
    let read = tengen::tournament::TournamentFile::read(xml).unwrap();
    assert_eq!(read.event.games().len(), 6);
    let shown = private(table.say(AO, "/tournament show"));
    assert!(shown.card.is_some() && shown.files.len() == 1);
}

#[test]
fn a_member_who_says_something_else_is_told_and_the_organiser_decides() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss where:evening");
    publish(&mut table);
    let _ = take_posts(&table);
    let (before, _) = contest(&table);
    let pair = &before.rounds[0].pairs[0];
    let member = |index| {
        let player = before.entry(index).side.captain();
        FOUR.into_iter()
            .find(|member| member.player() == player)
            .unwrap()
    };
    let [white, black] = [pair.couple.seats.white, pair.couple.seats.black].map(member);
    for who in [white, black] {
        let _ = private(table.press(who, say::tournament::button_result()));
        let _ = public(table.press(who, say::tournament::won()));
    }
    let (after, results) = contest(&table);
    assert_eq!(results.get(1, 1), None);
    assert_eq!(after.rounds[0].pairs[0].boards[0].noted, None);
    let entered = |result| {
        let name = tengen::i18n::Quote::new("Cup");
        english(say::tournament::result_at(name, 1, "1".to_owned(), result))
    };
    let white = entered(say::tournament::result_named("white".to_owned()));
    let refused = sentence(table.say(AO, "/tournament result table:1 result:white"));
    assert_ne!(refused, white);
    assert_eq!(contest(&table).1.get(1, 1), None);
    let done = sentence(table.say(KURO, "/tournament result table:1 result:white"));
    assert_eq!(done, white);
    let (after, results) = contest(&table);
    assert_eq!(results.get(1, 1), Some(Outcome::Won(Color::White)));
    let noted = after.rounds[0].pairs[0].boards[0].noted.unwrap();
    assert_eq!(noted.1, NotedBy::Organiser(KURO.player()));
    // The old button below the pairs says so.
    let said = sentence(table.press(black, say::tournament::button_result()));
    assert_eq!(said, english(say::tournament::no_played()));
    let done = sentence(table.say(KURO, "/tournament result table:1 result:clear"));
    assert_eq!(done, entered(say::tournament::result_removed()));
    assert_eq!(contest(&table).1.get(1, 1), None);
    drop(table.take_deeds());
}

#[test]
fn a_member_who_withdrew_before_playing_was_never_there_and_one_who_withdrew_later_is_named() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:mcmahon where:evening");
    let _ = public(table.press(FOUR[1], say::tournament::button_withdraw()));
    publish(&mut table);
    let card = public(table.press(FOUR[2], say::tournament::button_withdraw()));
    let body = card.card.unwrap().body.to_string();
    // All start level: one has a bye, and the two who play each other share a place.
    for (place, players) in [(1, 1), (2, 2), (3, 0), (4, 0)] {
        let line = format!("\n{place}\\. ");
        assert_eq!(body.matches(&line).count(), players, "{place}: {body}");
    }
    let third = FOUR[2].player();
    let withdrawn = english(say::tournament::withdrawn(format!("<@{third}> (3k)")));
    assert_says(&body, &withdrawn);
    drop(table.take_deeds());
}

#[test]
fn in_a_thread_the_tournament_of_the_channel_above_is_meant() {
    let mut table = Table::new();
    let above = ChannelKind::Thread {
        parent: table.setting.place.channel,
    };
    let _ = create(&mut table, "name:Cup where:evening");
    table.setting.place.channel = ChannelId::new(777);
    let _ = create(&mut table, "name:Later where:evening");
    for (channel, name) in [(ChannelKind::Channel, "Later"), (above, "Cup")] {
        table.setting.place.channel = ChannelId::new(778);
        table.setting.channel = channel;
        let shown = private(table.say(KURO, "/tournament show"));
        let title = english(say::tournament::title(tengen::i18n::Quote::new(name)));
        assert_eq!(shown.card.unwrap().title, title);
    }
    drop(table.take_deeds());
}

#[test]
fn a_member_who_waits_is_told_when_a_place_is_free() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss where:evening players:3");
    let waiting = contest(&table).0.entries[3].clone();
    assert_eq!(waiting.standing, Standing::Waiting);
    let _ = public(table.press(KURO, say::tournament::button_withdraw()));
    let told = take_posts(&table);
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].mention, [MIDORI.player()]);
    assert_eq!(contest(&table).0.entries[3].standing, Standing::Entered);
}

#[test]
fn pairs_that_cannot_be_posted_are_told_to_the_organiser() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss where:evening");
    let refusing = (TABLE, OutboundError::NoAccess);
    table.desk.lock().refusing.push(refusing);
    publish(&mut table);
    let _ = table.take_deeds();
    let state = table.desk.lock();
    let direct = crate::support::desk::direct(KURO.player());
    let told = state.messages.iter().find(|seen| seen.channel == direct);
    let told = &told.expect("kuro is told").message.content;
    let expected = say::tournament::undelivered(tengen::i18n::Quote::new("Cup"), 1, 1, TABLE);
    assert_eq!(*told, english(expected));
}

#[test]
fn only_an_organiser_pairs_and_only_in_the_own_server() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss where:evening");
    let not_yours = english(say::tournament::no_organiser());
    let said = sentence(table.press(SHIRO, say::tournament::button_pair(1)));
    assert_eq!(said, not_yours);
    let said = sentence(table.press(SHIRO, say::tournament::button_end()));
    assert_eq!(said, not_yours);
    // A moderator of another server forges the press.
    let (custom_id, message) = table.custom_id(say::tournament::button_pair(1));
    let own = table.setting.place.club;
    table.setting.place.club = Some(ClubId::new(51));
    table.powers = Permissions::MANAGE_MESSAGES;
    let said = sentence(table.press_id(AO, &custom_id, message));
    assert!(!said.is_empty() && said != not_yours, "{said}");
    table.setting.place.club = own;
    // A moderator of this server is an organiser.
    let proposal = table.press_id(AKA, &custom_id, message);
    assert!(matches!(proposal, Answer::Ephemeral(_)));
    drop(table.take_deeds());
}

#[test]
fn the_caller_is_spoken_to_and_others_are_spoken_of() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss where:evening");
    let said = sentence(table.press(AKA, say::tournament::button_enter()));
    assert_eq!(said, english(say::tournament::no_entered()));
    let _ = public(table.press(AKA, say::tournament::button_withdraw()));
    let said = sentence(table.press(AKA, say::tournament::button_withdraw()));
    assert_eq!(said, english(say::tournament::no_not_entered()));
    let command = "/tournament substitute player:@aka substitute:@ao";
    assert_told(table.say(KURO, command), say::tournament::no_not_in());
    drop(table.take_deeds());
}

#[test]
fn a_long_name_in_the_cross_table_shows_that_it_was_cut() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss where:evening");
    publish(&mut table);
    table.send_outbox();
    let (custom_id, message) = table.custom_id(say::tournament::button_standings());
    let mut request = table.request(MIDORI, Invocation::Press { custom_id, message });
    request.caller.name = "abcdefghijklmnopqrstuvwxyz012345".to_owned();
    let _ = table.deliver(request);
    table.forbid(Permissions::ATTACH);
    let sheet = private(table.press(KURO, say::tournament::button_standings()));
    assert_says(&sheet, " abcdefghijk… ");
    drop(table.take_deeds());
}

#[test]
fn a_knock_out_has_no_draws() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:knock-out where:evening");
    publish(&mut table);
    drop(table.take_deeds());
    let (before, _) = contest(&table);
    let white = before.rounds[0].pairs[0].couple.seats.white;
    let white = before.entry(white).side.captain();
    let mut four = FOUR.into_iter();
    let white = four.find(|member| member.player() == white).unwrap();
    let asked = private(table.press(white, say::tournament::button_result()));
    let offered = [say::tournament::won(), say::tournament::lost()].map(english);
    assert_eq!(labels(&asked), offered);
    let refused = english(say::tournament::no_draw());
    let (won, message) = table.custom_id(say::tournament::won());
    let (won, id) = won.rsplit_once(':').unwrap();
    let draw = format!("{}:2:{id}", won.rsplit_once(':').unwrap().0);
    assert_eq!(sentence(table.press_id(white, &draw, message)), refused);
    let said = sentence(table.say(KURO, "/tournament result table:1 result:jigo"));
    assert_eq!(said, refused);
    assert_eq!(contest(&table).1.get(1, 1), None);
}

#[test]
fn an_ended_tournament_says_so() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss where:evening");
    let _ = private(table.press(KURO, say::tournament::button_end()));
    let _ = public(table.press(KURO, say::tournament::button_end()));
    assert_eq!(phase(&table), Phase::Over);
    drop(table.take_deeds());
    let said = sentence(table.say(KURO, "/tournament result table:1 result:white"));
    assert_eq!(said, english(say::tournament::no_table()));
}
