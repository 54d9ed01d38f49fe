//! `/together rengo`: two sides of any number of players, which members join with the buttons of a card.

use tengen::bot::features::challenge::open::TakeButton;
use tengen::bot::kit::custom_id::CustomId as _;
use tengen::bot::kit::verb::{GameButton, Verb};
use tengen::bot::port::answer::{Answer, Shown};
use tengen::bot::port::message::Message;
use tengen::game::{Closing, GameId, Phase, Rota, Sides, Stakes};
use tengen::i18n::{Link, Name, Text, say};
use tengen::rules::{Color, Size, Variant};

use crate::support::cast::{AKA, AO, KURO, MIDORI, Member, SHIRO};
use crate::support::desk::Deed;
use crate::support::script::{MODERATES, play_from};
use crate::support::table::{Table, in_place, private, public, sentence};
use crate::support::words::{assert_begins, assert_lacks, assert_says, english, german, listed};

const OFFER: &str = "/together rengo size:5 rules:japanese";

fn offered() -> Table {
    let mut table = Table::new();
    let card = public(table.say(KURO, OFFER));
    let open = english(say::rengo::open(KURO.mention()));
    assert_begins(&card, &open);
    assert!(card.mention.is_empty(), "nobody is called");
    table
}

fn join(table: &mut Table, who: Member, color: Color) -> Message {
    let label = match color {
        Color::Black => say::rengo::button_join_black(),
        Color::White => say::rengo::button_join_white(),
    };
    in_place(table.press(who, label))
}

/// The line of the card with the members of a side.
fn side(color: Color, members: &[Member]) -> String {
    let players: Vec<_> = members.iter().map(|member| member.player()).collect();
    english(match members {
        [] => say::rengo::side_empty(color),
        _ => say::rengo::side(color, players.len(), Rota::MOST, Name::mentions(&players)),
    })
}

#[track_caller]
fn shows(card: &Message, black: &[Member], white: &[Member]) {
    for line in [side(Color::Black, black), side(Color::White, white)] {
        let mut lines = card.content.lines();
        assert!(lines.any(|other| other == line), "{line}: {}", card.content);
    }
}

/// Kuro alone is Black; shiro, ao and midori are White.
fn full() -> Table {
    let mut table = offered();
    join(&mut table, SHIRO, Color::White);
    join(&mut table, KURO, Color::Black);
    join(&mut table, AO, Color::White);
    join(&mut table, MIDORI, Color::White);
    table
}

/// The custom id of a button with `verb` on the current card.
fn custom_id_of(table: &Table, verb: Verb) -> String {
    let (game, revision) = (GameId::new(1), table.game(1).revision());
    GameButton(verb, Shown { game, revision }).write()
}

#[track_caller]
fn assert_refused(answer: Answer, text: Text) {
    let said = sentence(answer);
    assert_says(&said, text);
}

#[test]
fn members_join_a_side_change_it_and_leave_and_the_card_keeps_the_order() {
    let mut table = offered();
    shows(&join(&mut table, SHIRO, Color::Black), &[SHIRO], &[]);
    shows(&join(&mut table, AO, Color::Black), &[SHIRO, AO], &[]);
    shows(&join(&mut table, SHIRO, Color::White), &[AO], &[SHIRO]);
    table.restart();
    let card = join(&mut table, SHIRO, Color::Black);
    shows(&card, &[AO, SHIRO], &[]);
    let left = public(table.press(AO, say::rengo::button_leave()));
    shows(&left, &[SHIRO], &[]);
    assert_refused(
        table.press(SHIRO, say::rengo::button_join_black()),
        say::refusal::nothing_to_change(),
    );
    let said = sentence(table.press(AO, say::rengo::button_leave()));
    assert_says(&said, german(say::rengo::no_side_joined()));
}

#[test]
fn a_card_that_a_client_still_shows_joins_as_well() {
    let mut table = offered();
    let (stale, message) = table.custom_id(say::rengo::button_join_black());
    join(&mut table, SHIRO, Color::Black);
    let card = public(table.press_id(AKA, &stale, message));
    shows(&card, &[SHIRO, AKA], &[]);
}

#[test]
fn a_member_who_offered_it_starts_it_once_there_are_enough() {
    let mut table = offered();
    let start = custom_id_of(&table, Verb::Start);
    let (_, message) = table.custom_id(say::rengo::button_leave());
    let few = || say::rengo::too_few_players(Sides::FEWEST);
    let labels = |more: &[Text]| {
        let join = [
            say::rengo::button_join_black(),
            say::rengo::button_join_white(),
            say::rengo::button_leave(),
        ];
        let last = [
            say::challenge::button_terms(),
            say::rengo::button_call_off(),
        ];
        let all = join.into_iter().chain(more.iter().cloned()).chain(last);
        all.map(english).collect::<Vec<_>>()
    };
    assert_refused(table.press_id(KURO, &start, message), few());
    join(&mut table, SHIRO, Color::White);
    join(&mut table, AKA, Color::White);
    join(&mut table, MIDORI, Color::White);
    assert_refused(table.press_id(KURO, &start, message), few());
    assert_eq!(table.buttons(), [labels(&[])]);
    join(&mut table, KURO, Color::Black);
    assert_eq!(table.buttons(), [labels(&[say::rengo::button_start()])]);
    let only = || say::rengo::only_the_starter(KURO.mention());
    assert_refused(table.press(SHIRO, say::rengo::button_start()), only());
    assert_refused(table.press(SHIRO, say::rengo::button_call_off()), only());
    let begun = public(table.press(KURO, say::rengo::button_start()));
    let whites = [SHIRO, AKA, MIDORI].map(Member::player);
    let told = say::rengo::started(KURO.mention(), Name::mentions(&whites));
    assert_eq!(begun.content.lines().next(), Some(&*english(told)));
    let board = table.take_post();
    assert_eq!(board.mention, [KURO.player()]);
    assert_eq!(table.game(1).terms().stakes, Stakes::Unrated);
    // A late press is refused, and a second one starts nothing.
    for (late, verb) in [(AKA, Verb::Start), (AO, Verb::JoinBlack)] {
        let before = table.game(1).revision();
        let carried = custom_id_of(&table, verb);
        let _ = table.press_id(late, &carried, message);
        assert_eq!(table.game(1).revision(), before);
    }
}

#[test]
fn a_moderator_starts_it_as_well() {
    let mut table = full();
    table.powers = MODERATES;
    let _ = public(table.press(AKA, say::rengo::button_start()));
    assert_eq!(table.game(1).phase(), Phase::Playing);
    let _ = table.take_post();
}

#[test]
fn one_against_three_play_in_their_order_and_the_board_calls_one_of_them() {
    let mut table = full();
    let _ = public(table.press(KURO, say::rengo::button_start()));
    let _ = table.take_post();
    let order = [KURO, SHIRO, KURO, AO, KURO, MIDORI];
    play_from(&mut table, order, "C3 B2 D4");
    assert_refused(
        table.say(MIDORI, "/play at:A1"),
        say::refusal::partners_turn(AO.mention()),
    );
    let board = public(table.say(AO, "/play at:E5"));
    table.assert_stripped();
    assert_eq!(board.mention, [KURO.player()]);
    let proposed = public(table.say(KURO, "/game substitute player:@aka leaving:@kuro"));
    assert_eq!(
        proposed.mention,
        [SHIRO, AKA, AO, MIDORI].map(Member::player)
    );
    for member in [SHIRO, AKA] {
        let _ = public(table.press(member, say::table::button_consent()));
        drop(table.take_deeds());
    }
    assert_eq!(table.game(1).on_turn(), Some(AKA.player()));
}

/// A game that kuro has won against shiro, ao and midori.
fn over() -> Table {
    let mut table = full();
    let _ = public(table.press(KURO, say::rengo::button_start()));
    let _ = table.take_post();
    let _ = private(table.say(AO, "/game resign"));
    let _ = public(table.press(AO, german(say::table::button_resign())));
    drop(table.take_deeds());
    table
}

#[test]
fn another_game_is_offered_to_whoever_joins_and_calls_those_who_have_played() {
    let mut table = over();
    let (rematch, message) = table.custom_id(say::table::button_rematch());
    assert_refused(
        table.press_id(AKA, &rematch, message),
        say::refusal::not_a_player(),
    );
    let card = public(table.press_id(SHIRO, &rematch, message));
    let called = [KURO, AO, MIDORI].map(Member::player);
    assert_eq!(card.mention, called);
    let game = GameId::new(1);
    let wanted = say::rengo::rematch(Name::mentions(&called), SHIRO.mention(), game);
    let wanted = english(wanted);
    assert_eq!(card.content.lines().next(), Some(&*wanted));
    assert_eq!(table.game(2).terms().rules, table.game(1).terms().rules);
    // The rematch begins without players, whom it treats like everybody else.
    shows(&card, &[], &[]);
    shows(&join(&mut table, AO, Color::Black), &[AO], &[]);
    let card = join(&mut table, AKA, Color::White);
    shows(&card, &[AO], &[AKA]);
    assert_eq!(card.content.lines().next(), Some(&*wanted));
    join(&mut table, KURO, Color::White);
    let only = say::rengo::only_the_starter(SHIRO.mention());
    assert_refused(table.press(KURO, say::rengo::button_start()), only);
    // A second press shows the existing rematch.
    let standing = private(table.press_id(KURO, &rematch, message));
    assert_eq!(standing.content.lines().next(), Some(&*wanted));
    let _ = public(table.press(SHIRO, say::rengo::button_start()));
    let _ = table.take_post();
    assert_eq!(table.game(2).phase(), Phase::Playing);
}

#[test]
fn another_game_that_is_called_off_again_and_again_calls_nobody_without_end() {
    let mut table = over();
    let (rematch, message) = table.custom_id(say::table::button_rematch());
    for _ in 0..5 {
        let _ = public(table.press_id(SHIRO, &rematch, message));
        let _ = table.press(SHIRO, say::rengo::button_call_off());
        drop(table.take_deeds());
    }
    let enough = say::limit::calls_between(5, KURO.mention());
    assert_refused(table.press_id(SHIRO, &rematch, message), enough);
}

#[test]
fn another_game_pings_nobody_who_has_blocked_who_offers_it() {
    let mut table = over();
    let _ = private(table.say(MIDORI, "/me block member:@kuro"));
    let card = public(table.press(KURO, say::table::button_rematch()));
    assert_eq!(card.mention, [SHIRO, AO].map(Member::player));
    // The blocked member sees no difference.
    let named = MIDORI.mention().to_string();
    assert_says(&card, &named);
}

#[test]
fn it_is_called_off_and_an_old_press_is_told_so() {
    let mut table = full();
    let (stale, message) = table.custom_id(say::rengo::button_join_black());
    let card = public(table.press(KURO, say::rengo::button_call_off()));
    let told = english(say::rengo::called_off(KURO.mention()));
    assert_eq!(card.content.lines().next(), Some(&*told));
    assert!(table.buttons().is_empty());
    assert_refused(
        table.press_id(AKA, &stale, message),
        say::refusal::withdrawn(),
    );
}

#[test]
fn it_expires_after_a_week() {
    let table = full();
    let (_, card) = table.custom_id(say::rengo::button_leave());
    table.advance_days(7);
    table.tick();
    assert_eq!(table.take_deeds(), [Deed::Edited(card)]);
    assert!(table.buttons().is_empty());
    assert_eq!(table.game(1).phase(), Phase::Closed(Closing::Lapsed));
}

#[test]
fn a_list_of_open_challenges_leads_to_the_card() {
    let mut table = offered();
    let (_, message) = table.custom_id(say::rengo::button_leave());
    let (game, revision) = (GameId::new(1), table.game(1).revision());
    let take = TakeButton(Shown { game, revision }).write().unwrap();
    let link = Link::to_message(table.setting.place, message);
    let link = link.in_words(say::list::to_challenge);
    assert_refused(
        table.press_id(SHIRO, &take, message),
        say::rengo::join_there(link),
    );
    assert_eq!(table.game(1).revision(), revision);
}

#[test]
fn the_games_of_who_has_joined_tell_that_it_has_not_started() {
    let mut table = offered();
    let (_, message) = table.custom_id(say::rengo::button_leave());
    join(&mut table, SHIRO, Color::White);
    let (id, size) = (GameId::new(1), Size::square(5).unwrap());
    let link = Link::to_message(table.setting.place, message);
    let link = link.in_words(say::list::to_challenge);
    let told = english(say::rengo::waiting(id, Variant::Go.into(), size, link));
    for member in [KURO, SHIRO] {
        let games = listed(&private(table.say(member, "/games")));
        assert_says(&games, &told);
    }
}

#[test]
fn all_terms_tell_that_sides_are_joined() {
    let mut table = offered();
    let terms = private(table.press(SHIRO, say::challenge::button_terms()));
    let told = format!("{terms:?}");
    assert_says(&told, say::rengo::colors());
}

#[test]
fn a_member_who_is_forgotten_leaves_the_side() {
    let mut table = full();
    let _ = private(table.say(SHIRO, "/me forget"));
    let _ = private(table.press(SHIRO, say::people::button_forget()));
    drop(table.take_deeds());
    let game = table.game(1);
    let white = game.sides().expect("sides").of(Color::White);
    assert_eq!(white, [AO, MIDORI].map(Member::player));
    let mut events = game.events().iter();
    assert!(!events.any(|event| event.names(SHIRO.player())));
}

#[test]
fn a_handicap_does_not_ask_who_is_stronger() {
    let mut table = Table::new();
    let card = public(table.say(
        KURO,
        "/together rengo size:9 handicap:3 rules:chinese clock:2d",
    ));
    let asked = english(say::terms::stronger_takes_white());
    assert_lacks(&card, &asked);
    assert_eq!(table.game(1).terms().handicap.stones(), 3);
}

#[test]
fn nobody_joins_a_game_with_a_player_who_has_blocked_them() {
    let mut table = offered();
    join(&mut table, SHIRO, Color::White);
    let _ = private(table.say(SHIRO, "/me block member:@aka"));
    let takes_no_more = say::limit::takes_no_more(SHIRO.mention());
    assert_refused(
        table.press(AKA, say::rengo::button_join_black()),
        takes_no_more,
    );
    join(&mut table, MIDORI, Color::Black);
}

#[test]
fn buttons_of_other_challenges_do_nothing() {
    let mut table = offered();
    let (_, message) = table.custom_id(say::rengo::button_leave());
    let accept = custom_id_of(&table, Verb::Accept);
    assert_refused(
        table.press_id(SHIRO, &accept, message),
        say::rengo::other_challenge(),
    );
    let change = custom_id_of(&table, Verb::Change);
    assert_refused(
        table.press_id(SHIRO, &change, message),
        say::refusal::unknown_button(),
    );
    assert!(matches!(table.game(1).phase(), Phase::Offered { .. }));
}
