//! Substitutes in pair Go.

use crate::bot::games::pairs::{CHALLENGE, ids, seated};
use crate::support::cast::{AKA, AO, CANARY, KURO, MIDORI, Member, ROBOT, SHIRO};
use crate::support::script::{begin, play_from};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{assert_begins, assert_lacks, assert_says, german};
use tengen::config::{Config, Limits};
use tengen::game::GameId;
use tengen::i18n::{Name, say};
use tengen::rules::Color;

#[test]
fn a_substitute_takes_a_seat_once_they_and_the_other_side_consent() {
    let mut table = seated();
    assert_says(
        sentence(table.say(KURO, "/game substitute player:@shiro")),
        say::refusal::seated_twice(SHIRO.mention()),
    );
    assert_says(
        sentence(table.say(KURO, "/game substitute player:@robot")),
        say::refusal::against_program(ROBOT.bare()),
    );
    assert_says(
        sentence(table.say(KURO, "/game substitute player:@midori leaving:@ao")),
        say::refusal::not_your_seat(AO.mention()),
    );
    assert_says(
        sentence(table.say(MIDORI, "/game substitute player:@midori game:1")),
        say::refusal::not_a_player(),
    );
    // A player asks for a substitute for their partner.
    let proposed = public(table.say(KURO, "/game substitute player:@midori leaving:@aka"));
    table.assert_stripped();
    assert_eq!(proposed.mention, ids(&[SHIRO, AO, MIDORI]));
    assert_says(
        &proposed,
        say::table::answer(Name::mentions(&ids(&[SHIRO, AO, MIDORI]))),
    );
    assert_says(
        &proposed,
        say::table::proposes_substitute(KURO.mention(), AKA.mention(), MIDORI.mention()),
    );
    assert_says(
        sentence(table.press(AKA, say::table::button_consent())),
        say::refusal::own_proposal(),
    );
    assert_says(
        sentence(table.press(CANARY, say::table::button_consent())),
        say::refusal::not_a_player(),
    );
    consent_first(&mut table, MIDORI, &[KURO, SHIRO, AO]);
    let consented = public(table.press(AO, say::table::button_consent()));
    table.assert_stripped();
    assert_says(
        &consented,
        say::table::substituted(AKA.mention(), MIDORI.mention()),
    );
    assert_says(&consented, "⚫ <@1> & <@5> – ⚪ <@2> & <@4>");
    let alt = consented.files[0].alt.clone().unwrap();
    assert!(!alt.contains("<@"), "no mention is read aloud: {alt}");
    assert_eq!(consented.mention, [KURO.player()], "it is still his turn");
    play_from(&mut table, [KURO, SHIRO, MIDORI, AO], "C3 D3 C4 D4");
    assert_says(
        sentence(table.say(AKA, "/play at:A1 game:1")),
        say::refusal::not_a_player(),
    );
    // The result does not repeat the agreement about the seat.
    play_from(&mut table, [KURO, SHIRO], "pass pass");
    let _ = private(table.press(KURO, say::table::button_more()));
    let _ = private(table.choose(KURO, "both-lose"));
    let _ = table.confirm(KURO, say::table::more_both_lose());
    table.assert_stripped();
    let result = public(table.press(SHIRO, say::table::button_consent()));
    table.assert_stripped();
    assert_lacks(
        &result,
        say::table::substituted(AKA.mention(), MIDORI.mention()),
    );
}

/// Kuro, who is to move, proposes that midori comes in for aka.
fn proposed() -> Table {
    let mut table = seated();
    let _ = public(table.say(KURO, "/game substitute player:@midori leaving:@aka"));
    table.assert_stripped();
    table
}

/// `first` consents: the message names them, and pings those who still have to answer and the player to move.
fn consent_first(table: &mut Table, first: Member, called: &[Member]) {
    let waiting = public(table.press(first, say::table::button_consent()));
    table.assert_stripped();
    let said = say::table::proposes_substitute_still(
        KURO.mention(),
        AKA.mention(),
        MIDORI.mention(),
        first.mention(),
    );
    assert_says(&waiting, said);
    assert_eq!(waiting.mention, ids(called));
    assert_eq!(table.game(1).color_of(MIDORI.player()), None);
}

#[test]
fn the_other_side_may_accept_before_the_substitute_and_a_restart_between_forgets_nothing() {
    let mut table = proposed();
    consent_first(&mut table, SHIRO, &[KURO, MIDORI]);
    table.restart();
    assert_says(
        sentence(table.press(AO, say::table::button_consent())),
        german(say::refusal::already_consented()),
    );
    let load = table.wait(table.store().load_of(MIDORI.player())).unwrap();
    assert_eq!((load.invited, load.running), (1, 0), "asked, and no more");
    let consented = public(table.press(MIDORI, say::table::button_consent()));
    table.assert_stripped();
    assert_says(
        &consented,
        say::table::substituted(AKA.mention(), MIDORI.mention()),
    );
    let load = table.wait(table.store().load_of(MIDORI.player())).unwrap();
    assert_eq!((load.invited, load.running), (0, 1), "plays");
}

#[test]
fn a_member_who_consents_first_as_a_substitute_still_waits_for_the_other_side() {
    let mut table = proposed();
    consent_first(&mut table, MIDORI, &[KURO, SHIRO, AO]);
    table.restart();
    assert_says(
        sentence(table.press(MIDORI, say::table::button_consent())),
        say::refusal::already_consented(),
    );
    let _ = public(table.press(SHIRO, say::table::button_consent()));
    table.assert_stripped();
    assert_eq!(table.game(1).color_of(MIDORI.player()), Some(Color::Black));
}

#[test]
fn a_member_who_is_asked_to_come_in_may_decline() {
    let mut table = proposed();
    consent_first(&mut table, AO, &[KURO, MIDORI]);
    assert_says(
        sentence(table.press(CANARY, say::table::button_reject())),
        say::refusal::not_a_player(),
    );
    let declined = public(table.press(MIDORI, say::table::button_reject()));
    table.assert_stripped();
    assert_says(
        &declined,
        say::table::rejected_by_substitute(MIDORI.mention()),
    );
    let alt = declined.files.first().and_then(|file| file.alt.clone());
    assert_lacks(alt.unwrap_or_default(), "<@");
    let game = table.game(1);
    assert_eq!(game.open_proposal(), None);
    assert!(game.color_of(AKA.player()).is_some());
    assert!(game.color_of(MIDORI.player()).is_none());
}

/// A button of an earlier proposal is about another seat.
#[test]
fn an_old_button_accepts_no_other_seat() {
    let mut table = proposed();
    let (accept, message) = table.custom_id(say::table::button_consent());
    let _ = public(table.press(KURO, say::table::button_reject()));
    table.assert_stripped();
    let _ = public(table.say(KURO, "/game substitute player:@midori leaving:@kuro"));
    drop(table.take_deeds());
    let moved_on = private(table.press_id(MIDORI, &accept, message)).content;
    assert_begins(&moved_on, say::refusal::moved_on(GameId::new(1)));
    assert_eq!(table.game(1).first_consent(), None);
}

#[test]
fn a_member_who_plays_enough_games_cannot_come_in() {
    let mut table = proposed().with_limits(Limits {
        running_games: 1,
        ..Config::default().limits
    });
    let (accept, message) = table.custom_id(say::table::button_consent());
    let _ = public(table.say(MIDORI, "/challenge opponent:@canarybird size:5"));
    let _ = public(table.press(CANARY, say::challenge::button_accept()));
    drop(table.take_deeds());
    assert_says(
        sentence(table.press_id(MIDORI, &accept, message)),
        say::limit::own_games(1),
    );
    assert_eq!(table.game(1).first_consent(), None);
}

#[test]
fn a_member_who_is_forgotten_declines_to_come_in() {
    let mut table = proposed();
    consent_first(&mut table, MIDORI, &[KURO, SHIRO, AO]);
    let _ = private(table.say(MIDORI, "/me forget"));
    let _ = private(table.press(MIDORI, say::people::button_forget()));
    drop(table.take_deeds());
    assert_eq!(table.game(1).open_proposal(), None);
}

#[test]
fn a_substitute_is_for_the_one_game_of_pairs_and_of_several_one_has_to_be_chosen() {
    let mut table = seated();
    begin(&mut table, "size:5");
    // The game of two is not meant.
    let proposed = public(table.say(SHIRO, "/game substitute player:@midori"));
    assert_says(&proposed, say::table::number(GameId::new(1)));
    drop(table.take_deeds());

    let _ = public(table.say(KURO, CHALLENGE));
    for member in [AO, AKA, SHIRO] {
        let _ = public(table.press(member, say::challenge::button_accept()));
    }
    drop(table.take_post());
    let which = sentence(table.say(AO, "/game substitute player:@midori"));
    assert_eq!(which, german(say::table::which()));
}

#[test]
fn only_pairs_have_substitutes() {
    let mut table = crate::support::script::seated("size:5");
    assert_says(
        sentence(table.say(KURO, "/game substitute player:@midori")),
        say::refusal::not_pairs(),
    );
}
