//! Ladders in a channel: joining, challenges, and the effects of results.

mod gone;
mod moderators;
mod news;
mod terms;

use tengen::bot::port::message::Row;
use tengen::clock::Span;
use tengen::game::{GameId, PlayerId};
use tengen::i18n::{Locale, say};
use tengen::ladder::{ClubLadder, Moved};
use tengen::store::{LADDER, Property};

use crate::support::cast::{AKA, CANARY, KURO, MIDORI, Member, SHIRO};
use crate::support::desk::{Deed, Obstacle};
use crate::support::script::{moderating, resign_game};
use crate::support::table::{TABLE, Table, in_place, private, public, sentence};
use crate::support::words::{assert_says, assert_told, english, labels};

const FOUR: [Member; 4] = [KURO, SHIRO, AKA, MIDORI];

/// Sets up kuro's ladder, with the four members in this order.
fn ladder(table: &mut Table) {
    ladder_of(table, "size:9");
}

/// The same on these terms.
fn ladder_of(table: &mut Table, options: &str) {
    let command = format!("/ladder create {options}");
    let card = moderating(table, |table| table.say(KURO, &command));
    let card = public(card);
    assert!(card.card.is_some());
    for (member, place) in FOUR.into_iter().zip(1..) {
        let told = private(table.press(member, say::ladder::button_join())).content;
        let joined = match place {
            1 => english(say::ladder::first()),
            place => english(say::ladder::joined(place)),
        };
        assert_eq!(told, joined);
    }
    table.send_outbox();
    let _ = table.take_deeds();
}

fn stored(table: &Table) -> ClubLadder {
    table
        .wait(table.store().activity::<ClubLadder>(TABLE))
        .unwrap()
        .unwrap()
}

/// The players on it, from the first place down.
fn order(table: &Table) -> Vec<PlayerId> {
    let ladder = stored(table);
    ladder.ladder.rungs().iter().map(|rung| rung.who).collect()
}

fn mention(member: Member) -> String {
    member.mention().to(Locale::English)
}

/// The texts of all ladders' cards, in any channel.
fn cards(table: &Table) -> Vec<String> {
    let title = english(say::ladder::title());
    let state = table.desk.lock();
    let cards = state.messages.iter();
    let cards = cards.filter_map(|seen| seen.message.card.as_ref());
    let cards = cards.filter(|card| card.title == title);
    cards.map(|card| card.body.to_string()).collect()
}

fn players<const N: usize>(members: [Member; N]) -> [PlayerId; N] {
    members.map(Member::player)
}

/// `who` challenges `other` by the menu; the game that begins.
fn challenge(table: &mut Table, who: Member, other: Member) -> GameId {
    let _card = table.say(who, "/ladder show");
    let asked = private(table.press(who, say::ladder::button_challenge()));
    assert!(
        matches!(asked.rows[..], [Row::Menu(_)]),
        "{}",
        asked.content
    );
    let told = in_place(table.choose(who, &other.id.to_string()));
    let ladder = stored(table);
    let game = ladder.ladder.running().last().unwrap().game;
    let expected = say::ladder::challenged(other.mention(), game, TABLE);
    assert_eq!(told.content, english(expected));
    game
}

/// `loser` resigns `game`.
fn resign(table: &mut Table, loser: Member, game: GameId) {
    resign_game(table, loser, game.get());
    table.send_outbox();
    let _ = table.take_deeds();
}

#[test]
fn the_game_begins_at_once_and_the_winner_takes_the_place() {
    let mut table = Table::new().with_threads();
    ladder(&mut table);
    let game = challenge(&mut table, MIDORI, AKA);
    table.send_outbox();
    let deeds = table.take_deeds();
    assert!(
        deeds.iter().any(|deed| matches!(deed, Deed::Opened(_))),
        "{deeds:?}"
    );
    let running = table.game(game.get());
    let seats = running.seats().unwrap();
    let black = seats.black.players().next().unwrap();
    let black = FOUR.into_iter().find(|one| one.player() == black).unwrap();
    let told = say::ladder::begun(MIDORI.mention(), AKA.mention(), black.mention());
    let told = english(told);
    let seen = table.desk.lock().messages.clone();
    let begun = seen
        .iter()
        .find(|one| one.message.content.starts_with(&told));
    let mention = &begun.expect("both are told").message.mention;
    assert!(mention.contains(&AKA.player()) && mention.contains(&MIDORI.player()));
    // The page of the game names the ladder.
    let page = private(table.say(CANARY, &format!("/game show game:{game}")));
    let fields = page.card.unwrap().fields;
    let named = fields
        .iter()
        .find(|(_, text)| *text == format!("<#{TABLE}>"));
    assert!(named.is_some(), "{fields:?}");
    resign(&mut table, AKA, game);
    let up = english(say::ladder::up(MIDORI.mention(), 3));
    let seen = table.desk.lock().messages.clone();
    let told = seen.iter().any(|one| one.message.content.contains(&up));
    assert!(told, "below the result");
    assert_eq!(order(&table), players([KURO, SHIRO, MIDORI, AKA]));
    assert_eq!(
        stored(&table).latest[0].moved,
        Moved::Up(MIDORI.player(), 3)
    );
    let _ = table.take_deeds();
}

#[test]
fn what_stands_against_a_challenge_is_told_before_the_press_and_after_it() {
    let mut table = Table::new();
    ladder(&mut table);
    let first = sentence(table.press(KURO, say::ladder::button_challenge()));
    assert_eq!(first, english(say::ladder::first()));
    let stranger = sentence(table.say(CANARY, "/ladder challenge player:@kuro"));
    assert_eq!(stranger, english(say::ladder::no_not_on()));
    for (other, refusal) in [
        (MIDORI, say::ladder::no_oneself()),
        (CANARY, say::ladder::no_not_there(CANARY.mention())),
        (KURO, say::ladder::no_too_far(KURO.mention(), 3)),
    ] {
        let command = format!("/ladder challenge player:@{}", other.name);
        assert_told(table.say(MIDORI, &command), refusal);
    }
    let me = sentence(table.say(KURO, "/ladder challenge player:@tengen"));
    assert_eq!(me, english(say::refusal::against_me()));
    let below = sentence(table.say(KURO, "/ladder challenge player:@shiro"));
    assert_eq!(below, english(say::ladder::no_below(SHIRO.mention())));
    let _ = challenge(&mut table, MIDORI, AKA);
    let asked = private(table.say(MIDORI, "/ladder challenge"));
    let playing = english(say::ladder::no_playing(AKA.mention()));
    assert_says(&asked, &playing);
    assert!(asked.rows.is_empty(), "nobody can be chosen");
    let _ = private(table.say(SHIRO, "/me vacation days:7"));
    let away = sentence(table.say(AKA, "/ladder challenge player:@shiro"));
    assert_eq!(away, english(say::ladder::no_away(SHIRO.mention())));
    let _ = table.take_deeds();
}

#[test]
fn whose_time_is_out_leaves_the_ladder() {
    let mut table = Table::new();
    ladder(&mut table);
    let game = challenge(&mut table, SHIRO, KURO);
    let late = table.game(game.get()).on_turn().unwrap();
    table.clock.advance(Span::days(5));
    table.tick();
    let left = order(&table);
    assert!(!left.contains(&late), "{left:?}");
    assert_eq!(left.len(), 3);
    assert!(stored(&table).ladder.running().is_empty());
    let _ = table.take_deeds();
}

#[test]
fn a_member_who_leaves_resigns_and_comes_back_in_the_last_place() {
    let mut table = Table::new();
    ladder(&mut table);
    let game = challenge(&mut table, SHIRO, KURO);
    let _card = table.say(KURO, "/ladder show");
    let asked = private(table.press(KURO, say::ladder::button_leave()));
    assert_eq!(asked.content, english(say::ladder::leave_question(1)));
    let left = in_place(table.press(KURO, say::ladder::button_leave()));
    assert_eq!(left.content, english(say::ladder::left()));
    assert_eq!(order(&table), players([SHIRO, AKA, MIDORI]));
    assert_eq!(stored(&table).resigning, [(KURO.player(), game)]);
    // Pending resignations are on the disk.
    table.restart();
    table.tick();
    assert!(!table.game(game.get()).phase().is_running());
    assert!(stored(&table).resigning.is_empty());
    let _card = table.say(KURO, "/ladder show");
    let told = sentence(table.press(KURO, say::ladder::button_join()));
    assert_eq!(told, english(say::ladder::joined(4)));
    let again = sentence(table.press(KURO, say::ladder::button_join()));
    assert_eq!(again, english(say::ladder::no_already(4)));
    let _ = table.take_deeds();
}

#[test]
fn newcomers_who_challenge_nobody_are_off_after_two_weeks_but_for_those_on_vacation() {
    let mut table = Table::new();
    ladder(&mut table);
    let game = challenge(&mut table, SHIRO, KURO);
    resign(&mut table, SHIRO, game);
    let _ = private(table.say(MIDORI, "/me vacation days:20"));
    table.advance_days(14);
    table.tick();
    assert_eq!(order(&table), players([KURO, SHIRO, MIDORI]));
    let told = english(say::ladder::idle(AKA.mention()));
    let seen = table.desk.lock().messages.clone();
    let told: Vec<_> = seen
        .iter()
        .filter(|one| one.message.content == told)
        .collect();
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].message.mention, [AKA.player()]);
    // The twenty days of vacation do not count towards the two weeks.
    table.advance_days(19);
    table.tick();
    assert_eq!(order(&table), players([KURO, SHIRO, MIDORI]));
    table.advance_days(1);
    table.tick();
    assert_eq!(order(&table), players([KURO, SHIRO]));
    let _ = table.take_deeds();
}

#[test]
fn a_newcomer_whose_vacations_cannot_be_read_keeps_no_other_one_on_the_ladder() {
    for unknown in [AKA, MIDORI] {
        let mut table = Table::new();
        ladder(&mut table);
        let game = challenge(&mut table, SHIRO, KURO);
        resign(&mut table, SHIRO, game);
        let vacation: Property<PlayerId, Vec<i64>> = Property::new("vacation");
        let broken = vacation.assign(unknown.player(), &vec![1]);
        table.wait(table.store().assign(&[broken])).unwrap();
        table.advance_days(14);
        table.tick();
        assert_eq!(order(&table), players([KURO, SHIRO, unknown]));
        let _ = table.take_deeds();
    }
}

#[test]
fn the_card_is_kept_current_and_pages_show_the_rest() {
    let mut table = Table::new();
    ladder(&mut table);
    let _ = table.take_deeds();
    let _ = challenge(&mut table, SHIRO, KURO);
    table.send_outbox();
    let _ = table.take_deeds();
    // The card moves to the place where it was shown last, so there is one.
    assert_eq!(cards(&table).len(), 1);
    let card = cards(&table).remove(0);
    let line = format!("2\\. {} ⚔️ {}", mention(SHIRO), mention(KURO));
    assert!(card.lines().any(|told| told == line), "{line} in {card}");
    // Fill the ladder up to its limit.
    let store = table.store();
    let joined = store.change_activity::<ClubLadder>(TABLE, |ladder| {
        for player in 1000..1600 {
            let _ = ladder
                .ladder
                .join(PlayerId::new(player), tengen::clock::Timestamp::default());
        }
        Ok(Vec::new())
    });
    let joined = table.wait(joined).unwrap();
    assert_eq!(joined.ladder.rungs().len(), tengen::ladder::MOST);
    let card = public(table.say(KURO, "/ladder show"));
    assert!(labels(&card).contains(&english(say::ladder::button_all())));
    let all = private(table.press(AKA, say::ladder::button_all()));
    assert_eq!(labels(&all), ["▶ 51–100"]);
    let next = in_place(table.press(AKA, "▶ 51–100"));
    assert_eq!(labels(&next), ["◀ 1–50", "▶ 101–150"]);
    let _card = public(table.say(CANARY, "/ladder show"));
    let full = sentence(table.press(CANARY, say::ladder::button_join()));
    assert_eq!(full, english(say::ladder::no_room(tengen::ladder::MOST)));
    let _ = table.take_deeds();
}

#[test]
fn an_earlier_press_of_the_same_interaction_makes_one_game() {
    let mut table = Table::new();
    ladder(&mut table);
    let game = challenge(&mut table, SHIRO, KURO);
    let _ = table.deliver_again();
    let running = stored(&table).ladder.running().len();
    assert_eq!(running, 1);
    let noted = table.wait(table.store().property(LADDER, game)).unwrap();
    assert_eq!(noted, Some(TABLE));
    let _ = table.take_deeds();
}

#[test]
fn the_words_of_an_earlier_game_are_not_taken_for_those_of_this_one() {
    let mut table = Table::new().with_threads();
    ladder(&mut table);
    let posts = |table: &Table| {
        let told = english(say::ladder::begun(
            MIDORI.mention(),
            AKA.mention(),
            MIDORI.mention(),
        ));
        let state = table.desk.lock();
        let posted = state.messages.iter();
        posted
            .filter(|seen| seen.message.content.starts_with(&told))
            .count()
    };
    let first = challenge(&mut table, MIDORI, AKA);
    table.send_outbox();
    assert_eq!(posts(&table), 1);
    resign(&mut table, MIDORI, first);
    let _ = table.take_deeds();
    assert_eq!(posts(&table), 0, "it says who has won");
    // A week later the two play again with the same colours, during an outage of Discord, and the bot restarts.
    table.clock.advance(Span::days(8));
    table.obstruct(Some(Obstacle::Outage));
    let second = challenge(&mut table, MIDORI, AKA);
    table.send_outbox();
    table.restart();
    table.obstruct(None);
    table.desk.lock().forget_nonces();
    table.clock.advance(Span::minutes(1));
    table.tick();
    let deeds = table.take_deeds();
    assert_eq!(posts(&table), 1, "{deeds:?}");
    assert_ne!(
        table.game(first.get()).place(),
        table.game(second.get()).place(),
        "each has a thread of its own"
    );
    // The delivered message is found, and not sent twice.
    table.restart();
    table.desk.lock().forget_nonces();
    table.tick();
    assert_eq!(posts(&table), 1);
    let _ = table.take_deeds();
}
