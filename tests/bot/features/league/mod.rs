//! Leagues in a channel: joining, beginning games, and the effects of results and seasons.

mod cross;
mod gone;
mod next;
mod seasons;
mod terms;

use tengen::bot::port::message::Row;
use tengen::game::GameId;
use tengen::i18n::say;
use tengen::league::{End, League};
use tengen::rules::Color;
use tengen::store::LEAGUE;

use crate::support::cast::{AKA, CANARY, KURO, MIDORI, Member, SHIRO};
use crate::support::desk::Deed;
use crate::support::script::{moderating, resign_game, rule};
use crate::support::table::{TABLE, Table, in_place, private, public, sentence};
use crate::support::words::{assert_told, english, until};

const FOUR: [Member; 4] = [KURO, SHIRO, AKA, MIDORI];

/// Sets up kuro's league in its first season, with the four members.
fn league(table: &mut Table) {
    open(table);
    start(table, 1);
    table.send_outbox();
    let _ = table.take_deeds();
}

/// Sets up kuro's league, which the four members have entered.
fn open(table: &mut Table) {
    open_with(table, "size:9");
}

/// The same on these terms.
fn open_with(table: &mut Table, options: &str) {
    let command = format!("/league create division:4 days:30 {options}");
    let card = moderating(table, |table| table.say(KURO, &command));
    assert!(public(card).card.is_some());
    for member in FOUR {
        let told = sentence(table.press(member, say::league::button_join()));
        assert_eq!(told, english(say::league::joined(1)));
    }
    table.send_outbox();
    let _ = table.take_deeds();
}

/// Kuro begins a season.
fn start(table: &mut Table, season: usize) {
    let _card = table.say(KURO, "/league show");
    moderating(table, |table| {
        let _more = private(table.press(KURO, say::table::button_more()));
        let asked = in_place(table.press(KURO, say::league::button_start(season)));
        assert!(!asked.rows.is_empty(), "{}", asked.content);
        let told = in_place(table.press(KURO, say::league::button_start(season)));
        assert_eq!(told.content, english(say::league::started(season)));
    });
}

fn stored(table: &Table) -> League {
    table
        .wait(table.store().activity::<League>(TABLE))
        .unwrap()
        .unwrap()
}

/// `who` begins a game with `other` by the menu; the game.
fn play(table: &mut Table, who: Member, other: Member) -> GameId {
    let asked = private(table.say(who, "/league play"));
    assert!(
        matches!(asked.rows[..], [Row::Menu(_)]),
        "{}",
        asked.content
    );
    let told = in_place(table.choose(who, &other.id.to_string()));
    let league = stored(table);
    let game = league.season().unwrap().games().last().unwrap().game;
    let expected = say::league::playing(other.mention(), game, TABLE);
    assert_eq!(told.content, english(expected));
    game
}

/// `loser` resigns `game`.
fn resign(table: &mut Table, loser: Member, game: GameId) {
    resign_game(table, loser, game.get());
    table.send_outbox();
    let _ = table.take_deeds();
}

/// Places and points in the first division.
fn order(table: &Table) -> Vec<(u64, u16)> {
    let league = stored(table);
    let rows = league.season().unwrap().table(0).into_iter();
    rows.map(|row| (row.player.get(), row.halves)).collect()
}

/// Number of messages that contain `text`.
fn count_messages(table: &Table, text: &str) -> usize {
    let state = table.desk.lock();
    let messages = state.messages.iter();
    messages
        .filter(|one| one.message.content.contains(text))
        .count()
}

#[test]
fn a_game_begins_at_once_in_a_thread_and_its_result_counts() {
    let mut table = Table::new().with_threads();
    league(&mut table);
    let game = play(&mut table, MIDORI, AKA);
    table.send_outbox();
    let deeds = table.take_deeds();
    assert!(
        deeds.iter().any(|deed| matches!(deed, Deed::Opened(_))),
        "{deeds:?}"
    );
    let running = table.game(game.get());
    let seats = running.seats().unwrap();
    let of = |color: Color| {
        let player = seats[color].players().next().unwrap();
        let mut four = FOUR.into_iter();
        four.find(|one| one.player() == player).unwrap()
    };
    let begun = say::league::begun(of(Color::Black).mention(), of(Color::White).mention());
    assert!(count_messages(&table, &english(begun)) > 0, "both are told");
    // The page of the game names the league.
    let page = private(table.say(CANARY, &format!("/game show game:{game}")));
    let fields = page.card.unwrap().fields;
    let named = fields.iter().find(|(name, text)| {
        *name == english(say::league::field()) && *text == format!("<#{TABLE}>")
    });
    assert!(named.is_some(), "{fields:?}");
    resign(&mut table, AKA, game);
    let league = stored(&table);
    let season = league.season().unwrap();
    let one = season.game(game).unwrap();
    assert!(matches!(one.end, Some(End::Won(_))));
    assert_eq!(order(&table)[0], (MIDORI.player().get(), 3));
    // Below the result, in the order of the season.
    let (first, second) = if season.seat(MIDORI.player()) < season.seat(AKA.player()) {
        ((MIDORI, "1½"), (AKA, "½"))
    } else {
        ((AKA, "½"), (MIDORI, "1½"))
    };
    let score = say::league::score(
        first.0.mention(),
        first.1.to_owned(),
        second.0.mention(),
        second.1.to_owned(),
    );
    assert!(count_messages(&table, &english(score)) > 0);
    let _ = table.take_deeds();
}

#[test]
fn what_stands_against_a_game_is_told_before_the_press_and_after_it() {
    let mut table = Table::new();
    open(&mut table);
    assert_told(table.say(KURO, "/league play"), say::league::no_games_now());
    start(&mut table, 1);
    let stranger = sentence(table.say(CANARY, "/league play"));
    assert_eq!(stranger, english(say::league::no_not_playing()));
    let joined = sentence(table.press(CANARY, say::league::button_join()));
    assert_eq!(joined, english(say::league::joined_next(2)));
    let joined = sentence(table.say(CANARY, "/league play"));
    assert_eq!(joined, english(say::league::joined_next(2)));
    let _ = play(&mut table, MIDORI, AKA);
    let away = sentence(table.say(SHIRO, "/me vacation days:7"));
    // Shiro plays no game; the remaining days are the rest of what the club grants.
    let back = until(table.now().as_millis() / 1000 + 7 * 24 * 3600);
    let rest = say::people::vacation_until(back, say::pace::days(23));
    assert_eq!(away, english(rest));
    let asked = private(table.say(MIDORI, "/league play"));
    let told = asked.content.lines();
    let told: Vec<_> = told.map(str::to_owned).collect();
    let expected = [
        say::league::no_playing(AKA.mention()),
        say::league::no_away(SHIRO.mention()),
    ];
    for refusal in expected {
        assert!(told.contains(&english(refusal)), "{told:?}");
    }
    // The offered choice may be outdated.
    let _ = play(&mut table, KURO, MIDORI);
    let late = sentence(table.choose(MIDORI, &KURO.id.to_string()));
    assert_eq!(late, english(say::league::no_playing(KURO.mention())));
    let _ = table.take_deeds();
}

#[test]
fn an_earlier_choice_of_the_same_interaction_makes_one_game() {
    let mut table = Table::new();
    league(&mut table);
    let game = play(&mut table, SHIRO, KURO);
    let _ = table.deliver_again();
    assert_eq!(stored(&table).season().unwrap().games().len(), 1);
    let noted = table.wait(table.store().property(LEAGUE, game)).unwrap();
    assert_eq!(noted, Some(TABLE));
    let _ = table.take_deeds();
}

#[test]
fn a_member_who_leaves_resigns_and_one_who_comes_back_plays_on() {
    let mut table = Table::new();
    league(&mut table);
    let game = play(&mut table, SHIRO, KURO);
    let _card = table.say(KURO, "/league show");
    let asked = private(table.press(KURO, say::league::button_leave()));
    assert_eq!(asked.content, english(say::league::leave_question(1)));
    let left = in_place(table.press(KURO, say::league::button_leave()));
    assert_eq!(left.content, english(say::league::left()));
    assert_eq!(stored(&table).resigning, [(KURO.player(), game)]);
    // Pending resignations are on the disk.
    table.restart();
    table.tick();
    assert!(!table.game(game.get()).phase().is_running());
    assert!(stored(&table).resigning.is_empty());
    assert_eq!(order(&table)[0], (SHIRO.player().get(), 3));
    let _card = table.say(KURO, "/league show");
    let gone = sentence(table.press(KURO, say::league::button_leave()));
    assert_eq!(gone, english(say::league::no_not_in()));
    let told = sentence(table.press(KURO, say::league::button_join()));
    assert_eq!(told, english(say::league::joined(1)));
    let again = sentence(table.press(KURO, say::league::button_join()));
    assert_eq!(again, english(say::league::no_already()));
    let new = sentence(table.press(CANARY, say::league::button_join()));
    assert_eq!(new, english(say::league::joined_next(2)));
    let _ = table.take_deeds();
}

#[test]
fn what_is_annulled_counts_for_nothing_and_can_be_played_again() {
    let mut table = Table::new();
    league(&mut table);
    let game = play(&mut table, SHIRO, KURO);
    for _ in 0..2 {
        let late = table.game(game.get()).on_turn().unwrap();
        let member = FOUR.into_iter().find(|one| one.player() == late).unwrap();
        let point = if member == KURO { "D4" } else { "F6" };
        let _played = table.say(member, &format!("/play at:{point} game:{game}"));
    }
    resign(&mut table, KURO, game);
    assert_eq!(order(&table)[0], (SHIRO.player().get(), 3));
    let _ruled = rule(&mut table, AKA, &format!("annul game:{game}"), "A trial");
    let league = stored(&table);
    let one = league.season().unwrap().game(game).copied().unwrap();
    assert_eq!(one.end, Some(End::Void));
    let _ = play(&mut table, SHIRO, KURO);
    let _ = table.take_deeds();
}
