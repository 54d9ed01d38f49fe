//! Pair Go: four people, two a side (booklet 002).

use tengen::bot::port::message::Message;
use tengen::game::{GameId, MessageId, Phase, PlayerId};
use tengen::i18n::{Link, Name, say};
use tengen::rules::{Color, HalfPoints, Size, Variant};

use crate::support::cast::{AKA, AO, KURO, MIDORI, Member, ROBOT, SHIRO};
use crate::support::desk::Deed;
use crate::support::script::{play_from, resign};
use crate::support::table::{Table, in_place, private, public, sentence};
use crate::support::words::{assert_begins, assert_says, each_english, english, german, listed};

pub(crate) const CHALLENGE: &str = "/together pair-go opponent:@shiro partner:@aka opponent-partner:@ao colour:black size:5 rules:japanese";
/// Black 1, White 1, Black 2, White 2.
const ORDER: [Member; 4] = [KURO, SHIRO, AKA, AO];

pub(crate) fn ids(members: &[Member]) -> Vec<PlayerId> {
    members.iter().map(|member| member.player()).collect()
}

/// Everybody has accepted.
pub(crate) fn seated() -> Table {
    let mut table = Table::new();
    let _ = public(table.say(KURO, CHALLENGE));
    for member in [AO, AKA, SHIRO] {
        let _ = public(table.press(member, say::challenge::button_accept()));
    }
    drop(table.take_post());
    table
}

/// The same, and all have passed.
fn counting() -> Table {
    let mut table = seated();
    play_from(&mut table, ORDER, "C3 pass pass");
    table
}

/// The line of a card that names those who have accepted.
fn accepted_by(players: &[Member]) -> String {
    let field = english(say::challenge::field_joined());
    let players: Vec<_> = players.iter().copied().map(Member::player).collect();
    format!("{field}: {}", Name::mentions(&players))
}

fn fields(message: &Message) -> Vec<String> {
    message.content.lines().map(str::to_owned).collect()
}

#[test]
fn all_three_have_to_accept_and_the_card_says_who_has() {
    let mut table = Table::new();
    let card = public(table.say(KURO, CHALLENGE));
    assert_eq!(card.mention, ids(&[AKA, SHIRO, AO]));
    assert_begins(
        &card,
        say::challenge::pairs(
            KURO.mention(),
            AKA.mention(),
            Name::mentions(&[SHIRO, AO].map(Member::player)),
        ),
    );
    assert_says(
        sentence(table.press(KURO, say::challenge::button_accept())),
        say::refusal::own_challenge(),
    );
    assert_says(
        sentence(table.press(MIDORI, say::challenge::button_accept())),
        say::refusal::not_a_player(),
    );

    let (stale, message) = table.custom_id(say::challenge::button_accept());
    let first = in_place(table.press(AO, say::challenge::button_accept()));
    assert!(
        fields(&first).contains(&accepted_by(&[AO])),
        "{:?}",
        fields(&first)
    );
    assert_eq!(
        table.buttons(),
        [each_english([
            say::challenge::button_accept(),
            say::challenge::button_decline(),
            say::challenge::button_terms()
        ])]
    );
    assert_says(
        sentence(table.press(AO, say::challenge::button_accept())),
        german(say::refusal::already_joined()),
    );
    // A press on the first card, which a client may still show, has the same effect.
    let second = in_place(table.press_id(AKA, &stale, message));
    assert!(fields(&second).contains(&accepted_by(&[AO, AKA])));
    assert_eq!(
        table.buttons(),
        [each_english([
            say::challenge::button_accept(),
            say::challenge::button_decline(),
            say::challenge::button_terms()
        ])]
    );
    table.restart();
    let begun = public(table.press(SHIRO, say::challenge::button_accept()));
    assert_eq!(
        begun.content.lines().next(),
        Some(&*english(say::challenge::accepted(
            SHIRO.mention(),
            Name::mentions(&[KURO, AKA].map(Member::player)),
            Name::mentions(&[SHIRO, AO].map(Member::player))
        )))
    );
    let board = table.take_post();
    assert_eq!(board.mention, [KURO.player()]);
    assert_says(&board, "⚫ <@1> & <@3> – ⚪ <@2> & <@4>");
    assert_says(&board, say::table::turn(KURO.mention()));
    assert_eq!(table.buttons().len(), 1, "the card has no buttons any more");
}

#[test]
fn anyone_of_the_three_may_decline_and_the_challenger_withdraw() {
    for (member, label, said) in [
        (
            AKA,
            english(say::challenge::button_decline()),
            english(say::challenge::declined(AKA.mention(), KURO.mention())),
        ),
        (
            AO,
            english(say::challenge::button_decline()),
            english(say::challenge::declined(AO.mention(), KURO.mention())),
        ),
        (
            KURO,
            english(say::challenge::button_decline()),
            english(say::challenge::withdrawn(KURO.mention())),
        ),
    ] {
        let mut table = Table::new();
        let _ = public(table.say(KURO, CHALLENGE));
        let _ = public(table.press(SHIRO, say::challenge::button_accept()));
        let closed = public(table.press(member, label));
        assert_eq!(closed.content.lines().next(), Some(said.as_str()));
        assert!(table.buttons().is_empty());
    }
}

#[test]
fn a_challenge_that_not_all_accept_lapses() {
    let mut table = Table::new();
    let _ = public(table.say(KURO, CHALLENGE));
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let (_, card) = table.custom_id(say::challenge::button_accept());
    table.advance_days(7);
    table.tick();
    assert_eq!(table.take_deeds(), [Deed::Edited(card)]);
    assert!(table.buttons().is_empty());
}

#[test]
fn the_list_of_games_tells_who_still_has_to_accept() {
    let mut table = Table::new();
    let _ = public(table.say(KURO, CHALLENGE));
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let place = table.setting.place;
    let mut listed = |who| listed(&private(table.say(who, "/games")));
    assert_says(
        listed(KURO),
        say::table::games_offered(
            GameId::new(1),
            Variant::Go.into(),
            Size::square(5).unwrap(),
            Name::bare("shiro, ao"),
            Link::to_message(place, MessageId::new(5001)).in_words(say::list::to_challenge),
        ),
    );
    assert_says(
        listed(AO),
        german(say::table::games_invited(
            GameId::new(1),
            Variant::Go.into(),
            Size::square(5).unwrap(),
            KURO.bare(),
            Link::to_message(place, MessageId::new(5001)).in_words(say::list::to_challenge),
        )),
    );
    assert_says(
        listed(SHIRO),
        say::table::games_joined(
            GameId::new(1),
            Variant::Go.into(),
            Size::square(5).unwrap(),
            KURO.bare(),
            Link::to_message(place, MessageId::new(5001)).in_words(say::list::to_challenge),
        ),
    );
}

#[test]
fn the_four_play_in_their_order_and_a_partner_is_refused_by_name() {
    let mut table = seated();
    let said = sentence(table.say(AKA, "/play at:C3"));
    assert_says(&said, say::refusal::partners_turn(KURO.mention()));
    play_from(&mut table, ORDER, "C3 B2 D4 B4");
    let said = sentence(table.say(AKA, "/play at:A1"));
    assert_says(&said, say::refusal::partners_turn(KURO.mention()));
    assert_says(
        sentence(table.say(AO, "/play at:A1")),
        german(say::refusal::not_your_turn(Color::Black)),
    );
    // A pass uses the turn of the one who passes.
    play_from(&mut table, ORDER, "pass E1");
    let said = sentence(table.press(KURO, say::table::button_play()));
    assert_says(&said, say::refusal::partners_turn(AKA.mention()));
    let games = listed(&private(table.say(KURO, "/games")));
    assert_says(
        &games,
        say::table::games_theirs(
            GameId::new(1),
            Variant::Go.into(),
            Size::square(5).unwrap(),
            AKA.bare(),
            Link::to_message(table.setting.place, MessageId::new(5011))
                .in_words(say::list::to_board),
        ),
    );
    let board = public(table.say(AKA, "/play at:E5"));
    table.assert_stripped();
    assert_eq!(board.mention, [AO.player()], "nobody but who is to move");
}

#[test]
fn one_of_a_pair_agrees_for_both() {
    let mut table = counting();
    let agreed = public(table.press(AKA, say::count::button_agree()));
    table.assert_stripped();
    assert_eq!(agreed.mention, ids(&[SHIRO, AO]));
    assert_says(&agreed, say::count::agreed(AKA.mention()));
    assert_says(
        &agreed,
        say::count::turn(Name::mentions(&[SHIRO.player(), AO.player()])),
    );
    let said = sentence(table.press(KURO, say::count::button_agree()));
    assert_says(&said, say::refusal::already_agreed());
    let result = public(table.press(AO, say::count::button_agree()));
    table.assert_stripped();
    assert_eq!(
        result.mention,
        ids(&[KURO, AKA, SHIRO]),
        "all but who ended it"
    );
    assert_says(
        &result,
        format!(
            "**{}**",
            english(say::table::won_points(
                Name::mentions(&[KURO.player(), AKA.player()]),
                Color::Black,
                HalfPoints::new(35)
            ))
        ),
    );
}

#[test]
fn a_partner_may_take_back_what_the_other_has_agreed() {
    let mut table = counting();
    let _ = public(table.press(AKA, say::count::button_agree()));
    table.assert_stripped();
    let _ = public(table.say(KURO, "/game mark at:C3"));
    table.assert_stripped();
    assert!(matches!(
        table.game(1).phase(),
        Phase::Counting { agreed: None, .. }
    ));
}

#[test]
fn either_of_a_pair_resigns_for_both_and_is_named() {
    let mut table = seated();
    let question = private(table.say(AO, "/game resign"));
    assert_says(
        &question,
        german(say::table::confirm_resign(
            GameId::new(1),
            Name::mentions(&[KURO.player(), AKA.player()]),
        )),
    );
    let result = table.confirm(AO, german(say::table::button_resign()));
    table.assert_stripped();
    assert_eq!(result.mention, ids(&[KURO, AKA, SHIRO]));
    assert_says(
        &result,
        format!(
            "**{}**",
            english(say::table::won_resignation(
                Name::mentions(&[KURO.player(), AKA.player()]),
                Color::Black,
                AO.mention()
            ))
        ),
    );
}

#[test]
fn on_the_copy_either_of_a_pair_moves() {
    let mut table = counting();
    let _ = private(table.more(AKA, "try"));
    let copy = table.confirm(AKA, say::count::button_first(Color::White));
    table.assert_stripped();
    assert_eq!(copy.mention, ids(&[SHIRO, AO]));
    assert_says(
        &copy,
        say::count::trial_turn(Color::White, Name::mentions(&[SHIRO.player(), AO.player()])),
    );
    play_from(&mut table, [AO, AKA, SHIRO, AKA], "C2 D2 A1 pass");
}

#[test]
fn a_rematch_asks_all_four_and_swaps_the_colours() {
    let mut table = seated();
    resign(&mut table, AKA);
    assert_says(
        sentence(table.press(MIDORI, say::table::button_rematch())),
        say::refusal::not_a_player(),
    );
    let _ = private(table.press(AO, say::table::button_rematch()));
    let card = public(table.press(AO, german(say::challenge::button_rematch_swapped())));
    assert_says(
        &card,
        say::challenge::rematch_pairs(
            AO.mention(),
            SHIRO.mention(),
            Name::mentions(&[KURO.player(), AKA.player()]),
            "swapped".to_owned(),
        ),
    );
    assert_eq!(
        card.mention,
        ids(&[SHIRO, KURO, AKA]),
        "the partner is pinged too"
    );
    for member in [SHIRO, KURO, AKA] {
        let _ = public(table.press(member, say::challenge::button_accept()));
    }
    let board = table.take_post();
    assert_says(&board, "⚫ <@4> & <@2> – ⚪ <@1> & <@3>");
    assert_eq!(board.mention, [AO.player()]);
}

#[test]
fn pairs_are_three_other_people_and_colours_by_lot() {
    let mut table = Table::new();
    for (options, said) in [
        (
            "opponent:@shiro partner:@shiro opponent-partner:@ao",
            english(say::refusal::seated_twice(SHIRO.mention())),
        ),
        (
            "opponent:@shiro partner:@kuro opponent-partner:@ao",
            english(say::refusal::seated_twice(KURO.mention())),
        ),
        (
            "opponent:@shiro partner:@robot opponent-partner:@ao",
            english(say::refusal::against_program(ROBOT.bare())),
        ),
        (
            "opponent:@shiro partner:@aka opponent-partner:@ao colour:stronger",
            english(say::refusal::pairs_by_lot()),
        ),
    ] {
        let answer = sentence(table.say(KURO, &format!("/together pair-go {options}")));
        assert_says(&answer, &said);
    }
}

#[test]
fn a_pair_game_in_german() {
    let mut table = Table::new();
    table.club_locale = Some("de".to_owned());
    let card = public(table.say(KURO, CHALLENGE));
    assert_says(
        &card,
        german(say::challenge::pairs(
            KURO.mention(),
            AKA.mention(),
            Name::mentions(&[SHIRO.player(), AO.player()]),
        )),
    );
    let _ = public(table.press(AO, german(say::challenge::button_accept())));
    let card = public(table.press(AKA, german(say::challenge::button_accept())));
    assert!(
        fields(&card).contains(
            &format!(
                "{}: {}",
                german(say::challenge::field_joined()),
                german(say::challenge::joined(Name::mentions(&[
                    AO.player(),
                    AKA.player()
                ])))
            )
            .to_owned()
        )
    );
    let _ = public(table.press(SHIRO, german(say::challenge::button_accept())));
    drop(table.take_post());
    let said = sentence(table.say(AKA, "/play at:C3"));
    assert!(
        said.contains(&english(say::refusal::partners_turn(KURO.mention()))),
        "the reader’s own language: {said}"
    );
    play_from(&mut table, ORDER, "C3 pass pass");
    let agreed = public(table.press(KURO, german(say::count::button_agree())));
    table.assert_stripped();
    assert_says(
        &agreed,
        german(say::count::turn(Name::mentions(&[
            SHIRO.player(),
            AO.player(),
        ]))),
    );
}

#[test]
fn four_play_where_the_bot_can_only_answer() {
    let mut table = Table::new();
    table.answers_only();
    let _ = public(table.say(KURO, CHALLENGE));
    let _ = public(table.press(AKA, say::challenge::button_accept()));
    let card = public(table.press(AO, say::challenge::button_accept()));
    assert!(
        fields(&card).contains(
            &format!(
                "{}: {}",
                english(say::challenge::field_joined()),
                english(say::challenge::joined(Name::mentions(&[
                    AKA.player(),
                    AO.player()
                ])))
            )
            .to_owned()
        )
    );
    let board = public(table.press(SHIRO, say::challenge::button_accept()));
    assert_says(&board, say::table::turn(KURO.mention()));
    play_from(&mut table, ORDER, "C3 pass pass");
    let _ = public(table.press(AKA, say::count::button_agree()));
    let result = public(table.press(SHIRO, say::count::button_agree()));
    assert_says(
        &result,
        say::table::won_points(
            Name::mentions(&[KURO.player(), AKA.player()]),
            Color::Black,
            HalfPoints::new(35),
        ),
    );
}

#[test]
fn a_button_delivered_twice_accepts_once() {
    let mut table = Table::new();
    let _ = public(table.say(KURO, CHALLENGE));
    let _ = public(table.press(AKA, say::challenge::button_accept()));
    let again = public(table.deliver_again());
    assert!(
        fields(&again)
            .contains(&format!("{}: <@3>", english(say::challenge::field_joined())).to_owned())
    );
    let game = table.game(1);
    let Phase::Offered { joined, .. } = game.phase() else {
        panic!("not all have accepted");
    };
    assert_eq!(joined, ids(&[AKA]));
}
