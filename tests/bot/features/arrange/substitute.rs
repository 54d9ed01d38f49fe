//! Somebody takes the seat of one of a pair.

use crate::bot::games::pairs::{CHALLENGE, ids, seated};
use crate::support::cast::{AKA, AO, KURO, MIDORI, ROBOT, SHIRO};
use crate::support::script::play_from;
use crate::support::table::{private, public, sentence};
use crate::support::words::{english, german};
use tengen::game::GameId;
use tengen::i18n::say;

#[test]
fn a_substitute_takes_a_seat_once_the_other_side_consents() {
    let mut table = seated();
    assert!(
        sentence(table.say(KURO, "/substitute player:@shiro"))
            .contains(&english(say::refusal::seated_twice(SHIRO.mention())))
    );
    assert!(
        sentence(table.say(KURO, "/substitute player:@robot"))
            .contains(&english(say::refusal::against_program(ROBOT.bare())))
    );
    assert!(
        sentence(table.say(KURO, "/substitute player:@midori leaving:@ao"))
            .contains(&english(say::refusal::not_your_seat(AO.mention())))
    );
    assert!(
        sentence(table.say(MIDORI, "/substitute player:@midori game:1"))
            .contains(&english(say::refusal::not_a_player()))
    );
    // The partner asks for the one who cannot come.
    let proposed = public(table.say(KURO, "/substitute player:@midori leaving:@aka"));
    table.stripped();
    assert_eq!(proposed.mention, ids(&[SHIRO, AO]));
    assert!(
        proposed
            .content
            .contains(&english(say::table::proposes_substitute(
                KURO.mention(),
                AKA.mention(),
                MIDORI.mention()
            )))
    );
    assert!(
        sentence(table.press(AKA, say::table::button_consent()))
            .contains(&english(say::refusal::own_proposal()))
    );
    let consented = public(table.press(AO, say::table::button_consent()));
    table.stripped();
    assert!(consented.content.contains(&english(say::table::substituted(
        AKA.mention(),
        MIDORI.mention()
    ))));
    assert!(
        consented
            .content
            .contains("⚫ <@1> & <@5> – ⚪ <@2> & <@4>")
    );
    let alt = consented.files[0].alt.clone().unwrap();
    assert!(!alt.contains("<@"), "no mention is read aloud: {alt}");
    assert_eq!(consented.mention, [KURO.player()], "it is still his turn");
    play_from(&mut table, [KURO, SHIRO, MIDORI, AO], "C3 D3 C4 D4");
    assert!(
        sentence(table.say(AKA, "/play at:A1 game:1"))
            .contains(&english(say::refusal::not_a_player()))
    );
    // What was agreed about a seat is no news when the game ends in another way.
    let _ = private(table.press(KURO, say::table::button_more()));
    let _ = private(table.choose(KURO, "both-lose"));
    let _ = public(table.press(KURO, say::table::more_both_lose()));
    table.stripped();
    let result = public(table.press(SHIRO, say::table::button_consent()));
    table.stripped();
    assert!(
        !result.content.contains(&english(say::table::substituted(
            AKA.mention(),
            MIDORI.mention()
        ))),
        "{}",
        result.content
    );
}

#[test]
fn a_substitute_is_for_the_one_game_of_pairs_and_of_several_one_has_to_be_chosen() {
    let mut table = seated();
    let _ = public(table.say(KURO, "/challenge opponent:@shiro size:5"));
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    drop(table.posted());
    // The game of two is not meant.
    let proposed = public(table.say(SHIRO, "/substitute player:@midori"));
    assert!(
        proposed
            .content
            .contains(&english(say::table::number(GameId::new(1)))),
        "{}",
        proposed.content
    );
    drop(table.deeds());

    let _ = public(table.say(KURO, CHALLENGE));
    for member in [AO, AKA, SHIRO] {
        let _ = public(table.press(member, say::challenge::button_accept()));
    }
    drop(table.posted());
    let which = sentence(table.say(AO, "/substitute player:@midori"));
    assert_eq!(which, german(say::table::which()));
}

#[test]
fn only_pairs_have_substitutes() {
    let mut table = crate::support::script::seated("size:5");
    assert!(
        sentence(table.say(KURO, "/substitute player:@midori"))
            .contains(&english(say::refusal::not_pairs()))
    );
}
