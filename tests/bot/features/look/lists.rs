//! `/games`: games and challenges of the channel for anyone who reads it, and following a game.

use tengen::bot::features::challenge::open::TakeButton;
use tengen::bot::kit::custom_id::CustomId as _;
use tengen::bot::port::answer::{Answer, Shown};
use tengen::bot::port::message::{Message, Row, Sections};
use tengen::bot::port::request::ChannelKind;
use tengen::game::{Action, Actor, ChannelId, GameId, Place, PlayerId, decide};
use tengen::i18n::say;
use tengen::store::{Change, Property};

use crate::support::cast::{AKA, AO, KURO, MIDORI, Member, SHIRO};
use crate::support::desk::{Deed, direct};
use crate::support::script::{begin, play, resign_game, seated};
use crate::support::table::{CORNER, TABLE, Table, in_place, private, public, sentence};
use crate::support::words::{
    assert_begins, assert_says, beginning, english, german, labels, listed,
};

/// `who` opens their games and presses the tab `label`.
fn tab(table: &mut Table, who: Member, label: String) -> Message {
    let _ = private(table.say(who, "/games"));
    in_place(table.press(who, label))
}

fn club(table: &mut Table, who: Member) -> Message {
    tab(table, who, english(say::list::tab_club()))
}

fn open(table: &mut Table, who: Member) -> Message {
    tab(table, who, english(say::list::tab_open()))
}

/// The entries of a list.
fn lines(message: &Message) -> Vec<String> {
    listed(message).lines().map(str::to_owned).collect()
}

/// Moves the game to `channel`.
fn relocate(table: &Table, channel: ChannelId) {
    let game = table.game(1);
    let place = Place {
        channel,
        ..game.place()
    };
    let event = decide(&game, Actor::Clock, Action::Relocate(place), table.now()).unwrap();
    let mut after = game.clone();
    after.apply(event).unwrap();
    let change = Change::silent(&after);
    let store = table.store();
    let kept = store.append(&game, after, change);
    table.wait(kept).unwrap();
}

/// Direct messages to `who` since the last call.
fn take_direct_messages(table: &Table, who: Member) -> Vec<Message> {
    let deeds = table.take_deeds();
    let ids = deeds.iter().filter_map(|deed| match deed {
        Deed::Posted(to, id) if *to == direct(who.player()) => Some(*id),
        _ => None,
    });
    let mut state = table.desk.lock();
    ids.map(|id| state.message(id).unwrap().message.clone())
        .collect()
}

/// `who` follows game 1 as the button `label` says.
fn follow(table: &mut Table, who: Member, label: String) -> Message {
    let _ = club(table, who);
    let board = private(table.press(who, say::list::button_board()));
    assert_eq!(
        labels(&board),
        [say::list::button_each(), say::list::button_end()].map(english)
    );
    in_place(table.press(who, label))
}

#[test]
fn games_of_a_channel_are_listed_for_whoever_reads_it_and_for_nobody_else() {
    let mut table = seated("size:9 clock:3d");
    let none = private(table.say(AKA, "/games"));
    assert_eq!(none.content, english(say::table::games_none()));
    let list = club(&mut table, AKA);
    let [line] = &lines(&list)[..] else {
        panic!("{list:?}");
    };
    assert_begins(line, "kuro – shiro · ");
    assert_says(line, beginning(say::list::to_board("https://¦".to_owned())));
    assert_says(line, "<t:");
    // After a restart the buttons are the same.
    table.restart();
    let list = in_place(table.press(AKA, say::list::tab_own()));
    assert_eq!(list.content, english(say::table::games_none()));
    // A member who sees the corner need not see the table.
    table.go_to(CORNER, ChannelKind::Channel);
    let none = club(&mut table, AKA);
    assert_eq!(none.content, english(say::list::club_none()));
    // A list from the table, used in another channel, opens nothing either.
    let message = table.desk.lock().messages[0].id;
    let refused = table.choose_id(AKA, "v1:watch", "1", message);
    assert!(matches!(refused, Answer::Ephemeral(_)), "{refused:?}");
}

#[test]
fn a_game_in_a_thread_of_the_bots_is_read_from_the_channel_above_it() {
    let mut table = seated("size:9");
    let thread = ChannelId::new(777);
    relocate(&table, thread);
    // The thread may be private, since its opener is unknown.
    assert_eq!(
        club(&mut table, AKA).content,
        english(say::list::club_none())
    );
    let no = sentence(table.say(AKA, "/game board game:1"));
    assert!(!no.is_empty());
    let above: Property<_, ChannelId> = Property::new("thread-of");
    let opened = [above.assign(thread, &TABLE)];
    table.wait(table.store().assign(&opened)).unwrap();
    assert_eq!(lines(&club(&mut table, AKA)).len(), 1);
    for board in ["/game board", "/game board game:1"] {
        let board = private(table.say(AKA, board));
        assert_eq!((board.files.len(), labels(&board).len()), (1, 2));
    }
    // In another channel the reader may not see the thread.
    table.go_to(CORNER, ChannelKind::Channel);
    let no = sentence(table.say(AKA, "/game board game:1"));
    assert!(!no.is_empty());
}

#[test]
fn lists_have_pages() {
    let mut table = Table::new().without_limits();
    for _ in 0..12 {
        begin(&mut table, "size:9");
    }
    for (who, label) in [(AKA, say::list::tab_club()), (KURO, say::list::tab_own())] {
        let first = if who == KURO {
            private(table.say(who, "/games"))
        } else {
            tab(&mut table, who, english(label))
        };
        assert_eq!(lines(&first).len(), Sections::MOST, "{first:?}");
        let next = in_place(table.press(who, say::list::button_next()));
        assert_eq!(lines(&next).len(), 12 - Sections::MOST, "{next:?}");
        assert!(!labels(&next).contains(&english(say::list::button_next())));
    }
}

#[test]
fn an_open_challenge_is_accepted_from_the_list_as_from_its_card() {
    let mut table = Table::new();
    let _ = public(table.say(KURO, "/challenge size:9 colour:black"));
    let _ = public(table.say(KURO, "/challenge opponent:@shiro size:9"));
    assert_eq!(
        open(&mut table, KURO).content,
        english(say::list::open_none()),
        "one's own are among one's games"
    );
    let list = open(&mut table, AKA);
    let [line] = &lines(&list)[..] else {
        panic!("{list:?}");
    };
    assert_says(
        line,
        beginning(say::list::to_challenge("https://¦".to_owned())),
    );
    let _ = open(&mut table, MIDORI);
    let take = english(say::challenge::button_accept());
    assert!(labels(&list).contains(&take), "{list:?}");
    let take = TakeButton(Shown {
        game: GameId::new(1),
        revision: table.game(1).revision(),
    })
    .write()
    .unwrap();
    let message = table.desk.lock().messages[0].id;
    let board = public(table.press_id(AKA, &take, message));
    assert_eq!(board.files.len(), 1);
    // The card has lost its buttons.
    assert!(!table.take_deeds().is_empty());
    let game = table.game(1);
    assert!(game.phase().is_running() && game.color_of(AKA.player()).is_some());
    // An outdated list says so, and shows the open challenges.
    let gone = english(say::list::open_gone(GameId::new(1)));
    let late = in_place(table.press_id(MIDORI, &take, message));
    assert_begins(&late, &gone);
}

#[test]
fn nobody_accepts_other_terms_than_the_list_has_shown() {
    let mut table = Table::new();
    let _ = public(table.say(KURO, "/challenge size:9"));
    let _ = open(&mut table, AKA);
    let message = table.desk.lock().messages[0].id;
    let stale = private(table.press_id(AKA, "v1:take:1:2", message));
    assert!(stale.rows.is_empty(), "{stale:?}");
    assert!(!table.game(1).phase().is_running());
}

#[test]
fn a_member_who_may_not_accept_a_challenge_is_refused_from_the_list_too() {
    let mut table = Table::new();
    let _ = private(table.say(KURO, "/me block member:@aka"));
    let _ = public(table.say(KURO, "/challenge size:9"));
    let _ = open(&mut table, AKA);
    let no = sentence(table.press(AKA, say::challenge::button_accept()));
    assert_eq!(no, english(say::limit::takes_no_more(KURO.mention())),);
}

#[test]
fn a_member_who_follows_a_game_is_told_of_each_move_or_of_its_end() {
    let mut table = seated("size:9");
    let each = follow(&mut table, AKA, english(say::list::button_each()));
    assert_says(&each, say::list::follows_each());
    let _ = club(&mut table, MIDORI);
    let _ = private(table.press(MIDORI, say::list::button_board()));
    let end = in_place(table.press(MIDORI, say::list::button_end()));
    assert_says(&end, say::list::follows_end());
    let _ = public(table.say(KURO, "/play at:D4"));
    let [moved] = &take_direct_messages(&table, AKA)[..] else {
        panic!("one message");
    };
    assert_says(moved, "D4");
    assert_eq!(labels(moved), [english(say::list::button_stop())]);
    // After a restart the follower of the end is informed of it.
    table.restart();
    resign_game(&mut table, SHIRO, 1);
    assert_eq!(take_direct_messages(&table, MIDORI).len(), 1);
    let followed = private(table.say(AKA, "/games"));
    assert!(
        !followed.rows.iter().any(|row| matches!(row, Row::Menu(_))),
        "what is over is followed no more: {followed:?}"
    );
}

#[test]
fn a_member_who_stops_following_is_told_nothing_and_players_cannot_follow_their_own_game() {
    let mut table = seated("size:9");
    let _ = follow(&mut table, AKA, english(say::list::button_each()));
    // A member's own list leads to the followed games from any channel.
    table.go_to(CORNER, ChannelKind::Channel);
    let _ = private(table.say(AKA, "/games"));
    let followed = private(table.choose(AKA, "1"));
    assert_eq!(labels(&followed), [english(say::list::button_stop())]);
    assert!(followed.files.is_empty(), "it is not seen from here");
    let stopped = in_place(table.press(AKA, say::list::button_stop()));
    assert_eq!(stopped.content, english(say::list::stopped(GameId::new(1))));
    table.go_to(TABLE, ChannelKind::Channel);
    play(&mut table, "D4");
    assert!(take_direct_messages(&table, AKA).is_empty());
    let _ = club(&mut table, KURO);
    let board = private(table.press(KURO, say::list::button_board()));
    assert!(!labels(&board).contains(&english(say::list::button_each())));
}

#[test]
fn nothing_is_told_of_a_game_that_has_gone_where_a_follower_may_not_look() {
    let mut table = seated("size:9");
    let _ = follow(&mut table, AKA, english(say::list::button_each()));
    relocate(&table, CORNER);
    table.go_to(CORNER, ChannelKind::Channel);
    let _ = public(table.say(KURO, "/play at:D4"));
    assert!(take_direct_messages(&table, AKA).is_empty());
}

#[test]
fn a_member_who_is_forgotten_follows_nothing_and_no_game_knows_them() {
    let mut table = seated("size:9");
    let _ = tab(&mut table, AO, german(say::list::tab_club()));
    let _ = private(table.press(AO, german(say::list::button_board())));
    let _ = in_place(table.press(AO, german(say::list::button_each())));
    let followers: Property<GameId, Vec<PlayerId>> = Property::new("followers");
    let known = |table: &Table| {
        let known = table.store();
        table
            .wait(known.property(followers, GameId::new(1)))
            .unwrap()
    };
    assert_eq!(known(&table), Some(vec![AO.player()]));
    let exported = private(table.say(AO, "/me export"));
    let file = String::from_utf8_lossy(&exported.files[0].bytes).into_owned();
    assert_says(&file, "\"follows\"");
    let _ = private(table.say(AO, "/me forget"));
    let _ = private(table.press(AO, german(say::people::button_forget())));
    assert_eq!(known(&table), None);
    play(&mut table, "D4");
    assert!(take_direct_messages(&table, AO).is_empty());
}
