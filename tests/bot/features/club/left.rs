//! Data of a server is deleted thirty days after the bot was removed from it, and stays if it comes back before.

use std::collections::BTreeSet;

use tengen::bot::kit::homes::Part;
use tengen::bot::port::request::ChannelKind;
use tengen::discord::stamp;
use tengen::game::{ChannelId, ClubId, GameId, PlayerId};
use tengen::store::{Owner, Value};

use super::{FILLED, fill};
use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::script::{begin, play};
use crate::support::table::{CORNER, TABLE, Table, private, sentence};

const CLUB: ClubId = ClubId::new(50);
const ELSEWHERE: ClubId = ClubId::new(51);
const ELSEWHERE_CHANNEL: ChannelId = ChannelId::new(900);

/// The properties of `owner`.
fn properties(table: &Table, owner: Owner) -> Vec<(String, Vec<Value>)> {
    let store = table.store();
    let read = async {
        match owner {
            Owner::Club(club) => store.properties_of(club).await,
            Owner::Channel(channel) => store.properties_of(channel).await,
            Owner::MemberOf(club, player) => store.properties_of((club, player)).await,
            Owner::Member(player) => store.properties_of(player).await,
            Owner::Game(game) => store.properties_of(game).await,
        }
    };
    table.wait(read).unwrap()
}

/// A club with a page, a daily puzzle, a channel's setting, and a game; and another club with a page.
fn club() -> Table {
    let mut table = Table::new();
    let _ = fill(&mut table, AKA, FILLED);
    let _ = private(table.say(AKA, "/serveradmin puzzle hour:9"));
    table.go_to(CORNER, ChannelKind::Channel);
    let _ = private(table.say(AKA, "/club"));
    table.go_to(TABLE, ChannelKind::Channel);
    begin(&mut table, "game:go size:9");
    play(&mut table, "D4 F6");
    table.setting.place.club = Some(ELSEWHERE);
    table.go_to(ELSEWHERE_CHANNEL, ChannelKind::Channel);
    let _ = fill(&mut table, AKA, FILLED);
    table.setting.place.club = Some(CLUB);
    table.go_to(TABLE, ChannelKind::Channel);
    table
}

fn has_left(table: &Table) {
    table.wait(table.bot().note_removal(CLUB));
}

fn pass_days(table: &Table, days: i64) {
    table.advance_days(days);
    table.tick();
    // Deeds of games do not matter here.
    let _ = table.take_deeds();
}

/// Whether the data of the club is stored, all of it except games.
fn is_kept(table: &Table) -> bool {
    let owners = [
        Owner::Club(CLUB),
        Owner::Channel(TABLE),
        Owner::Channel(CORNER),
        Owner::MemberOf(CLUB, PlayerId::new(KURO.id)),
    ];
    let are = owners.map(|owner| !properties(table, owner).is_empty());
    let comes_daily = table.wait(table.store().daily(TABLE)).unwrap().is_some();
    assert!(
        are.iter().all(|kept| *kept == are[0]) && comes_daily == are[0],
        "all of it or nothing: {are:?} {comes_daily}"
    );
    are[0]
}

#[test]
fn it_goes_after_thirty_days_and_games_stay() {
    let table = club();
    has_left(&table);
    pass_days(&table, 29);
    assert!(is_kept(&table));
    // A second notice does not restart the thirty days.
    has_left(&table);
    pass_days(&table, 2);
    assert!(!is_kept(&table));
    assert_eq!(table.game(1).id(), GameId::new(1));
    assert!(!properties(&table, Owner::Club(ELSEWHERE)).is_empty());
    assert!(!properties(&table, Owner::Channel(ELSEWHERE_CHANNEL)).is_empty());
    let clubs = table.wait(table.store().clubs()).unwrap();
    assert_eq!(clubs, BTreeSet::from([ELSEWHERE]));
}

#[test]
fn it_stays_where_the_bot_comes_back_before() {
    let table = club();
    has_left(&table);
    pass_days(&table, 29);
    table.wait(table.bot().is_on(CLUB));
    pass_days(&table, 40);
    assert!(is_kept(&table));
}

#[test]
fn an_answer_on_a_server_shows_that_the_bot_is_there() {
    let mut table = club();
    has_left(&table);
    pass_days(&table, 29);
    let _ = private(table.say(SHIRO, "/club"));
    pass_days(&table, 40);
    assert!(is_kept(&table));
}

#[test]
fn a_new_session_tells_of_a_removal_while_the_bot_was_away() {
    let table = club();
    let bot = table.bot();
    // Both servers belong to another shard, so their absence from this one's list means nothing.
    let other = Part { number: 1, of: 2 };
    table.wait(bot.set_servers(&BTreeSet::new(), other, stamp));
    pass_days(&table, 40);
    assert!(is_kept(&table));
    let on = BTreeSet::from([ELSEWHERE]);
    table.wait(bot.set_servers(&on, Part { number: 0, of: 2 }, stamp));
    pass_days(&table, 20);
    // The bot restarts meanwhile, and gets the same list.
    table.wait(bot.set_servers(&on, Part::WHOLE, stamp));
    pass_days(&table, 11);
    assert!(!is_kept(&table));
    assert!(!properties(&table, Owner::Club(ELSEWHERE)).is_empty());
}

/// A mute on a server that the bot leaves never comes due.
#[test]
fn what_was_due_on_the_server_is_not_due_any_more() {
    let mut table = club();
    has_left(&table);
    pass_days(&table, 20);
    table.setting.place.club = Some(CLUB);
    let bot = table.bot();
    let _ = sentence(table.say(AKA, "/moderate mute member:@shiro days:28 reason:loud"));
    table.wait(bot.note_removal(CLUB));
    let _ = table.take_deeds();
    pass_days(&table, 31);
    assert!(!is_kept(&table));
}
