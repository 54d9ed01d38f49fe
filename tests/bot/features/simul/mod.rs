//! Simultaneous games in a channel: taking boards, terms, the message, and the end.

mod hostile;

use tengen::bot::port::message::{Message, Sound};
use tengen::bot::port::request::{Call, Invocation, OptionValue};
use tengen::clock::Span;
use tengen::game::{GameId, Stakes};
use tengen::i18n::{Locale, say};
use tengen::rules::{Color, RuleSet};
use tengen::simul::{End, Simul};

use crate::support::cast::{AKA, CANARY, KURO, MIDORI, Member, SHIRO};
use crate::support::desk::Deed;
use crate::support::script::{moderating, resign_game};
use crate::support::table::{TABLE, Table, in_place, private, public, sentence};
use crate::support::words::{assert_says, assert_told, english, labels};

/// Kuro offers boards.
fn offer(table: &mut Table, options: &str) {
    let card = public(table.say(KURO, &format!("/together simul {options}")));
    assert!(card.card.is_some());
    settle(table);
    let _ = table.take_deeds();
}

/// Advances the clock until the message may be edited again.
fn settle(table: &Table) {
    table.clock.advance(Span::seconds(20));
    table.tick();
}

/// `who` takes a board; its game.
fn take(table: &mut Table, who: Member) -> GameId {
    let told = private(table.press(who, say::simul::button_take()));
    let game = stored(table).boards.last().unwrap().game;
    let expected = say::simul::taken(KURO.mention(), game, TABLE);
    assert_eq!(told.content, english(expected));
    table.send_outbox();
    game
}

fn stored(table: &Table) -> Simul {
    table
        .wait(table.store().activity::<Simul>(TABLE))
        .unwrap()
        .unwrap()
}

/// The message of the simultaneous games.
fn standing(table: &Table) -> Message {
    let message = stored(table).message.expect("it stands somewhere");
    let state = table.desk.lock();
    let seen = state.messages.iter().find(|seen| seen.id == message);
    seen.expect("it is there").message.clone()
}

fn body(table: &Table) -> String {
    standing(table).card.expect("it is a card").body.to_string()
}

/// The line of `who` on it.
fn line(table: &Table, who: Member) -> String {
    let body = body(table);
    let name = who.mention().to(Locale::English);
    let mut lines = body.lines().filter(|line| line.starts_with(&name));
    lines
        .next_back()
        .unwrap_or_else(|| panic!("{name} in {body}"))
        .to_owned()
}

/// `loser` resigns `game`.
fn resign(table: &mut Table, loser: Member, game: GameId) {
    resign_game(table, loser, game.get());
    settle(table);
    let _ = table.take_deeds();
}

/// Kuro closes them.
fn close(table: &mut Table) {
    let asked = private(table.press(KURO, say::simul::button_close()));
    assert_eq!(asked.content, english(say::simul::close_question()));
    let closed = in_place(table.press(KURO, say::simul::button_close()));
    assert_eq!(closed.content, english(say::simul::closed_now()));
    settle(table);
    let _ = table.take_deeds();
}

#[test]
fn a_member_who_takes_a_board_has_their_game_at_once_in_its_thread() {
    let mut table = Table::new().with_threads();
    offer(&mut table, "size:9 boards:2");
    assert_says(body(&table), say::simul::nobody());
    let game = take(&mut table, SHIRO);
    let deeds = table.take_deeds();
    let is_opened = deeds.iter().any(|deed| matches!(deed, Deed::Opened(_)));
    assert!(is_opened, "{deeds:?}");
    let told = english(say::simul::begun(SHIRO.mention(), KURO.mention()));
    let seen = table.desk.lock().messages.clone();
    let begun = seen
        .iter()
        .find(|one| one.message.content.starts_with(&told));
    assert!(begun.is_some(), "both are told");
    // Without ranks the member who takes a board counts as the weaker player.
    let begun = table.game(game.get());
    assert_eq!(begun.color_of(SHIRO.player()), Some(Color::Black));
    assert_eq!(begun.terms().stakes, Stakes::Unrated);
    // The page of the game names them.
    let page = private(table.say(CANARY, &format!("/game show game:{game}")));
    let fields = page.card.unwrap().fields;
    let mut named = fields.iter();
    let named = named.any(|(_, text)| *text == format!("<#{TABLE}>"));
    assert!(named, "{fields:?}");
    let again = sentence(table.press(SHIRO, say::simul::button_take()));
    assert_eq!(again, english(say::simul::no_second_board(game)));
    let (id, message) = table.custom_id(say::simul::button_take());
    let _ = take(&mut table, AKA);
    // The button is removed, and a press on the old one is refused.
    let shown = standing(&table);
    let words = labels(&shown);
    assert!(
        !words.contains(&english(say::simul::button_take())),
        "{words:?}"
    );
    assert_told(table.press_id(MIDORI, &id, message), say::simul::no_full());
    let _ = table.take_deeds();
}

#[test]
fn handicap_and_komi_follow_from_the_ranks_unless_there_is_to_be_none() {
    let mut table = Table::new();
    for (member, rank) in [(KURO, "1d"), (SHIRO, "5k"), (AKA, "3d")] {
        let _ = private(table.say(member, &format!("/me rank rank:{rank}")));
    }
    offer(&mut table, "size:19");
    let weaker = take(&mut table, SHIRO);
    let weaker = table.game(weaker.get());
    assert_eq!(weaker.terms().handicap.stones(), 5);
    assert_eq!(weaker.color_of(SHIRO.player()), Some(Color::Black));
    // A player stronger than the master takes White.
    let stronger = take(&mut table, AKA);
    let stronger = table.game(stronger.get());
    assert_eq!(stronger.terms().handicap.stones(), 2);
    assert_eq!(stronger.color_of(AKA.player()), Some(Color::White));
    settle(&table);
    let odds = english(say::challenge::line_handicap(5));
    let shown = line(&table, SHIRO);
    assert_says(&shown, format!("({odds})"));
    let _ = table.take_deeds();
    let mut table = Table::new();
    for (member, rank) in [(KURO, "1d"), (SHIRO, "5k")] {
        let _ = private(table.say(member, &format!("/me rank rank:{rank}")));
    }
    // A typed command would parse the handicap as a number.
    let none = ("handicap".to_owned(), OptionValue::Text("none".to_owned()));
    let create = Call {
        name: "together".to_owned(),
        subcommand: Some("simul".to_owned()),
        options: vec![none],
    };
    let _card = public(table.ask(KURO, Invocation::Command(create)));
    let even = take(&mut table, SHIRO);
    let even = table.game(even.get());
    assert_eq!(even.terms().handicap.stones(), 0);
    assert_eq!(even.color_of(SHIRO.player()), Some(Color::Black));
    let _ = table.take_deeds();
}

#[test]
fn the_message_says_whose_turn_it_is_and_the_list_of_the_master_has_the_longest_waiting_first() {
    let mut table = Table::new();
    offer(&mut table, "size:9");
    let none = sentence(table.press(KURO, say::simul::button_mine()));
    assert_eq!(none, english(say::simul::no_boards()));
    let games = [SHIRO, AKA, MIDORI].map(|member| take(&mut table, member));
    settle(&table);
    for member in [KURO, SHIRO, AKA] {
        let _ = private(table.say(member, "/me boards preview:off"));
    }
    let turn = |who: Member| english(say::simul::to_move(who.mention()));
    for member in [SHIRO, AKA, MIDORI] {
        assert_says(line(&table, member), turn(member));
    }
    // Aka moves first, then shiro; midori does not.
    for (member, game) in [(AKA, games[1]), (SHIRO, games[0])] {
        let _ = private(table.say(member, &format!("/play at:D4 game:{game}")));
        settle(&table);
    }
    let shown = line(&table, AKA);
    assert_says(&shown, turn(KURO));
    assert_says(line(&table, SHIRO), turn(KURO));
    assert_says(line(&table, MIDORI), turn(MIDORI));
    let mine = private(table.press(KURO, say::simul::button_mine()));
    let list = mine.sections.expect("boards with a button beside each");
    assert_eq!(list.title, english(say::simul::mine(3)));
    let order = [games[1], games[0], games[2]].map(|game| format!("game {game},"));
    for (entry, game) in list.entries.iter().zip(&order) {
        let text = entry.text.to_string();
        assert!(text.contains(game), "{text} is not {game}");
    }
    let buttons = list.entries.iter().map(|entry| entry.button.label.clone());
    let (play, show) = (say::table::button_play(), say::list::button_board());
    let expected = [play.clone(), play, show].map(english);
    assert_eq!(buttons.collect::<Vec<_>>(), expected);
    // After a move, one press opens the next board.
    let _ = private(table.say(KURO, &format!("/play at:F6 game:{}", games[1])));
    let mine = in_place(table.press(KURO, say::simul::button_refresh()));
    let list = mine.sections.expect("it is the list again");
    let first = list.entries[0].text.to_string();
    assert_says(&first, format!("game {},", games[0]));
    // The others have one board each.
    let mine = private(table.press(MIDORI, say::simul::button_mine()));
    assert_eq!(mine.sections.unwrap().entries.len(), 1);
    let _ = table.take_deeds();
}

#[test]
fn when_all_games_are_over_the_score_of_the_master_is_told_without_a_sound() {
    let mut table = Table::new();
    offer(&mut table, "size:9 boards:5");
    let games = [SHIRO, AKA, MIDORI].map(|member| take(&mut table, member));
    resign(&mut table, SHIRO, games[0]);
    assert_says(line(&table, SHIRO), say::simul::lost());
    resign(&mut table, KURO, games[1]);
    assert_says(line(&table, AKA), say::simul::won());
    close(&mut table);
    assert_says(body(&table), say::simul::closed());
    assert!(!stored(&table).is_over());
    resign(&mut table, MIDORI, games[2]);
    let score = english(say::simul::score(KURO.mention(), 2, 1, 0));
    assert_says(body(&table), &score);
    assert!(standing(&table).rows.is_empty(), "nothing can be pressed");
    let told = format!("{} {score}", english(say::simul::over()));
    let seen = table.desk.lock().messages.clone();
    let over = seen.iter().filter(|one| one.message.content == told);
    let over: Vec<_> = over.collect();
    assert_eq!(over.len(), 1);
    assert_eq!(over[0].message.sound, Sound::Silent);
    // New simultaneous games may follow, and the old message stays.
    offer(&mut table, "size:9");
    assert!(stored(&table).boards.is_empty());
}

#[test]
fn what_moderators_decide_about_a_game_reaches_the_table() {
    let mut table = Table::new();
    offer(&mut table, "size:9 boards:2");
    let game = take(&mut table, SHIRO);
    let moderator = crate::support::script::rule;
    let _ = moderator(&mut table, AKA, &format!("call-off game:{game}"), "A trial");
    settle(&table);
    assert_eq!(stored(&table).boards[0].end, Some(End::Void));
    let shown = line(&table, SHIRO);
    assert_says(&shown, say::simul::void());
    let _ = table.take_deeds();
}

#[test]
fn they_close_by_themselves_and_go_after_a_month() {
    let mut table = Table::new();
    offer(&mut table, "size:9 hours:5 clock:none");
    let game = take(&mut table, SHIRO);
    let (id, message) = table.custom_id(say::simul::button_take());
    table.clock.advance(Span::hours(5));
    table.tick();
    assert_told(table.press_id(AKA, &id, message), say::simul::no_closed());
    resign(&mut table, SHIRO, game);
    assert!(stored(&table).is_over());
    table.clock.advance(Span::days(31));
    table.tick();
    assert_eq!(
        table.wait(table.store().activity::<Simul>(TABLE)).unwrap(),
        None
    );
    let _ = table.take_deeds();
}

#[test]
fn a_member_who_shows_them_again_has_the_older_message_go() {
    let mut table = Table::new();
    offer(&mut table, "size:9");
    let before = stored(&table).message;
    let _card = public(table.say(AKA, "/together simul-show"));
    settle(&table);
    let after = stored(&table).message;
    assert!(after.is_some() && after != before);
    let state = table.desk.lock();
    assert!(!state.messages.iter().any(|seen| Some(seen.id) == before));
    drop(state);
    let _ = table.take_deeds();
}

#[test]
fn rules_that_players_know_as_a_game_can_be_named_as_one() {
    let mut table = Table::new();
    offer(&mut table, "game:renju boards:2");
    let rules = stored(&table).setup.terms.rules;
    assert_eq!(rules, RuleSet::from_name("renju").unwrap().rules);
}
