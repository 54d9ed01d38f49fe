//! Seasons of a league, and moderators' commands.

use tengen::bot::port::request::ChannelKind;
use tengen::clock::{Span, Timestamp};
use tengen::game::{MessageId, PlayerId};
use tengen::i18n::{Text, When, say};
use tengen::league::League;
use tengen::league::SeasonStage;
use tengen::store::Property;

use super::{FOUR, count_messages, league, moderating, open, play, resign, start, stored};
use crate::support::cast::{AKA, CANARY, KURO, MIDORI, SHIRO};
use crate::support::desk::Deed;
use crate::support::table::{CORNER, TABLE, Table, in_place, private, public, sentence};
use crate::support::words::{assert_told, english, labels};

#[test]
fn each_division_is_told_that_the_season_has_begun() {
    let mut table = Table::new();
    open(&mut table);
    start(&mut table, 1);
    table.send_outbox();
    let ends = stored(&table).season().unwrap().ends();
    let told = english(say::league::season_begun(1, 1, When(ends)));
    assert_eq!(count_messages(&table, &told), 1);
    let state = table.desk.lock().messages.clone();
    let message = state
        .iter()
        .find(|one| one.message.content.starts_with(&told));
    let mut pinged = message.unwrap().message.mention.clone();
    pinged.sort_unstable();
    let mut four = FOUR.map(|member| member.player());
    four.sort_unstable();
    assert_eq!(pinged, four);
    let _ = table.take_deeds();
}

#[test]
fn a_season_ends_by_itself_and_another_follows() {
    let mut table = Table::new();
    league(&mut table);
    let game = play(&mut table, SHIRO, KURO);
    resign(&mut table, KURO, game);
    let game = play(&mut table, SHIRO, MIDORI);
    resign(&mut table, MIDORI, game);
    let (ends, until) = {
        let league = stored(&table);
        let season = league.season().unwrap();
        (season.ends(), season.counts_until())
    };
    let soon = english(say::league::ends_soon(1, When(ends), When(until)));
    for (days, stage, told) in [(22, SeasonStage::Running, 0), (1, SeasonStage::EndsSoon, 1)] {
        table.clock.advance(Span::days(days));
        table.tick();
        table.send_outbox();
        assert_eq!(stored(&table).season().unwrap().stage, stage);
        assert_eq!(count_messages(&table, &soon), told);
    }
    table.clock.advance(Span::days(7));
    table.tick();
    table.send_outbox();
    let league = stored(&table);
    assert!(league.current().is_none());
    // Aka has played nothing.
    assert!(!league.has(AKA.player()) && league.has(KURO.player()));
    let title = english(say::league::over_table(1));
    let cards: Vec<_> = {
        let state = table.desk.lock();
        let cards = state.messages.iter();
        let cards = cards.filter_map(|seen| seen.message.card.clone());
        cards.filter(|card| card.title == title).collect()
    };
    assert_eq!(cards.len(), 1);
    let body = cards[0].body.to_string();
    let won = english(say::league::won(1, SHIRO.mention()));
    let idle = english(say::league::idle(AKA.mention()));
    assert!(body.contains(&won) && body.contains(&idle), "{body}");
    start(&mut table, 2);
    assert_eq!(stored(&table).season().unwrap().number, 2);
    let _ = table.take_deeds();
}

#[test]
fn a_season_ends_where_the_vacations_of_a_player_cannot_be_read_who_then_stays() {
    let mut table = Table::new();
    league(&mut table);
    let game = play(&mut table, SHIRO, KURO);
    resign(&mut table, KURO, game);
    let vacation: Property<PlayerId, Vec<i64>> = Property::new("vacation");
    let broken = vacation.assign(AKA.player(), &vec![1]);
    table.wait(table.store().assign(&[broken])).unwrap();
    for days in [23, 7] {
        table.clock.advance(Span::days(days));
        table.tick();
    }
    let league = stored(&table);
    assert!(league.current().is_none());
    assert!(league.has(AKA.player()) && !league.has(MIDORI.player()));
    let _ = table.take_deeds();
}

#[test]
fn moderators_extend_end_and_remove_and_nobody_else_does() {
    let mut table = Table::new();
    league(&mut table);
    let game = play(&mut table, SHIRO, KURO);
    let _card = table.say(KURO, "/league show");
    let refused = sentence(table.press(MIDORI, say::table::button_more()));
    assert_eq!(refused, english(say::refusal::only_a_moderator()));
    for command in ["remove player:@kuro", "create"] {
        let refused = sentence(table.say(MIDORI, &format!("/league {command}")));
        assert_eq!(
            refused,
            english(say::refusal::only_a_moderator()),
            "{command}"
        );
    }
    let ends = stored(&table).season().unwrap().ends().after(Span::days(7));
    moderating(&mut table, |table| {
        let _more = private(table.press(KURO, say::table::button_more()));
        let told = in_place(table.press(KURO, say::league::button_extend()));
        assert_eq!(told.content, english(say::league::extended(When(ends))));
        let gone = sentence(table.say(KURO, "/league remove player:@shiro"));
        assert_eq!(gone, english(say::league::removed(SHIRO.mention())));
        let gone = sentence(table.say(KURO, "/league remove player:@shiro"));
        assert_eq!(gone, english(say::league::no_not_there(SHIRO.mention())));
    });
    table.tick();
    assert!(!table.game(game.get()).phase().is_running());
    let _running = play(&mut table, KURO, MIDORI);
    let _card = table.say(KURO, "/league show");
    let mut said = Vec::new();
    for question in [
        say::league::close_question(1),
        say::league::close_now_question(1),
    ] {
        moderating(&mut table, |table| {
            let _card = table.say(KURO, "/league show");
            let _more = private(table.press(KURO, say::table::button_more()));
            let asked = in_place(table.press(KURO, say::league::button_close()));
            assert_eq!(asked.content, english(question));
            let told = in_place(table.press(KURO, say::league::button_close()));
            let told_of = match stored(table).current() {
                Some(season) => say::league::closing(When(season.counts_until())),
                None => say::league::closed(1),
            };
            assert_eq!(told.content, english(told_of));
            said.push(told.content);
        });
    }
    assert!(stored(&table).current().is_none());
    assert_ne!(said[0], said[1], "it ends after its last games");
    let _ = table.take_deeds();
}

/// The custom id of the button `label` behind More.
fn custom_id_behind_more(table: &mut Table, label: &Text) -> (String, MessageId) {
    let _card = table.say(KURO, "/league show");
    let _more = private(table.press(KURO, say::table::button_more()));
    table.custom_id(label.clone())
}

/// Opens the question of this button; the custom id of the button that confirms it.
fn question(table: &mut Table, label: &Text) -> (String, MessageId) {
    let (custom_id, message) = custom_id_behind_more(table, label);
    let _asked = table.press_id(KURO, &custom_id, message);
    table.custom_id(label.clone())
}

#[test]
fn of_two_open_questions_only_what_was_asked_is_done() {
    let mut table = Table::new();
    open(&mut table);
    let outdated = english(say::league::no_outdated());
    moderating(&mut table, |table| {
        let begin = say::league::button_start(1);
        let [first, old] = [(); 2].map(|()| question(table, &begin));
        let _started = table.press_id(KURO, &first.0, first.1);
        let twice = sentence(table.press_id(AKA, &old.0, old.1));
        assert_eq!(twice, english(say::league::no_second_season()));
        let _running = play(table, SHIRO, KURO);
        let close = say::league::button_close();
        let [mine, theirs] = [(); 2].map(|()| question(table, &close));
        let _closing = table.press_id(KURO, &mine.0, mine.1);
        let until = stored(table).season().unwrap().counts_until();
        assert_eq!(sentence(table.press_id(AKA, &theirs.0, theirs.1)), outdated);
        let league = stored(table);
        let season = league.current().unwrap();
        assert!(season.stage.is_closing());
        assert_eq!(season.counts_until(), until, "the last games still count");
        // If the season was extended meanwhile, nothing is cut off either.
        let now = question(table, &close);
        let extend = custom_id_behind_more(table, &say::league::button_extend());
        let _extended = table.press_id(KURO, &extend.0, extend.1);
        let ends = stored(table).current().unwrap().ends();
        for (custom_id, message) in [&now, &extend] {
            assert_eq!(sentence(table.press_id(AKA, custom_id, *message)), outdated);
        }
        assert_eq!(stored(table).current().unwrap().ends(), ends, "once");
        for _ in 0..2 {
            let sure = question(table, &close);
            let _closed = table.press_id(KURO, &sure.0, sure.1);
        }
        let late = sentence(table.press_id(AKA, &old.0, old.1));
        assert_eq!(late, outdated, "it asked for the first season");
    });
    assert!(stored(&table).current().is_none());
    let _ = table.take_deeds();
}

#[test]
fn a_league_is_ended_for_good() {
    let mut table = Table::new();
    league(&mut table);
    let _card = table.say(KURO, "/league show");
    moderating(&mut table, |table| {
        let _more = private(table.press(KURO, say::table::button_more()));
        let asked = in_place(table.press(KURO, say::league::button_end()));
        assert_eq!(asked.content, english(say::league::end_question(TABLE)));
        let told = in_place(table.press(KURO, say::league::button_end()));
        assert_eq!(told.content, english(say::league::ended()));
    });
    table.send_outbox();
    let deeds = table.take_deeds();
    assert!(deeds.iter().any(|deed| matches!(deed, Deed::Stripped(_))));
    assert_told(table.say(KURO, "/league show"), say::league::no_league());
}

#[test]
fn an_old_question_ends_no_other_league_in_the_same_channel() {
    let mut table = Table::new();
    league(&mut table);
    let end = say::league::button_end();
    moderating(&mut table, |table| {
        let [first, old] = [(); 2].map(|()| question(table, &end));
        let _ended = table.press_id(KURO, &first.0, first.1);
        assert_told(table.press_id(AKA, &old.0, old.1), say::league::no_league());
        table.clock.advance(Span::hours(1));
        open(table);
        start(table, 1);
        let late = sentence(table.press_id(AKA, &old.0, old.1));
        assert_eq!(late, english(say::league::no_outdated()));
    });
    assert!(stored(&table).current().is_some());
    table.send_outbox();
    let _ = table.take_deeds();
}

#[test]
fn a_channel_has_one_which_is_shown_nowhere_else() {
    let mut table = Table::new();
    league(&mut table);
    let second = moderating(&mut table, |table| table.say(AKA, "/league create"));
    assert_told(second, say::league::no_second());
    let _card = public(table.say(KURO, "/league show"));
    let (join, message) = table.custom_id(say::league::button_join());
    table.go_to(CORNER, ChannelKind::Channel);
    assert_told(table.say(KURO, "/league show"), say::league::no_league());
    // A forged press is refused, too.
    let forged = sentence(table.press_id(CANARY, &join, message));
    assert_eq!(forged, english(say::league::no_league()));
    // In a thread below the channel its league is found.
    table.go_to(CORNER, ChannelKind::Thread { parent: TABLE });
    let below = private(table.say(KURO, "/league show"));
    assert!(below.card.is_some());
    let _ = table.take_deeds();
}

#[test]
fn a_full_league_has_a_card_and_a_table_for_each_division() {
    let mut table = Table::new();
    open(&mut table);
    let store = table.store();
    let joined = store.change_activity::<League>(TABLE, |league| {
        for player in 1000..1600 {
            let _ = league.join(PlayerId::new(player));
        }
        Ok(Vec::new())
    });
    let joined = table.wait(joined).unwrap();
    assert_eq!(joined.members().len(), tengen::league::MOST);
    let _card = public(table.say(KURO, "/league show"));
    let full = sentence(table.press(CANARY, say::league::button_join()));
    assert_eq!(full, english(say::league::no_room(tengen::league::MOST)));
    let store = table.store();
    let begun = store.change_activity::<League>(TABLE, |league| {
        league.start(Timestamp::default(), |_| ())?;
        Ok(Vec::new())
    });
    let _begun = table.wait(begun).unwrap();
    let card = public(table.say(KURO, "/league show"));
    assert!(labels(&card).contains(&english(say::league::button_table())));
    let own = private(table.press(KURO, say::league::button_table()));
    assert_eq!(labels(&own), ["▶ 2"]);
    let next = in_place(table.press(KURO, "▶ 2"));
    assert_eq!(labels(&next), ["◀ 1", "▶ 3"]);
    let _ = table.take_deeds();
}
