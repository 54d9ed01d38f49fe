//! A moderator ends a game (Japanese 1989, Articles 13 and 14).

use tengen::bot::kit::spec::{Audience, Context, Installation};
use tengen::bot::port::request::Permissions;
use tengen::bot::registry;
use tengen::game::{ClubId, GameId, Phase};
use tengen::i18n::{Quote, UserInput, say};
use tengen::rules::{Color, Ending};

use crate::support::cast::{AKA, AO, KURO, SHIRO};
use crate::support::script::{MODERATES, begin, play, rule, seated};
use crate::support::table::{CORNER, Table, private, public, sentence};
use crate::support::words::{assert_says, english, german};

#[test]
fn only_moderators_of_a_server_are_offered_the_command() {
    let spec = registry::specs()
        .find(|spec| spec.name == "moderate")
        .unwrap();
    assert!(matches!(
        spec.audience,
        Audience::Holders(Permissions::MANAGE_MESSAGES)
    ));
    assert!(matches!(spec.contexts, [Context::Guild]));
    assert!(matches!(spec.installations, [Installation::Guild]));
}

#[test]
fn a_violation_costs_the_game_and_both_players_hear_of_it() {
    let mut table = seated("size:5 rules:japanese");
    play(&mut table, "C3 D3");
    let result = public(rule(
        &mut table,
        AKA,
        "forfeit game:1 colour:black",
        "Moved a stone",
    ));
    table.assert_stripped();
    assert_eq!(result.mention, [KURO.player(), SHIRO.player()]);
    assert_says(
        &result,
        say::table::won_forfeit(SHIRO.mention(), Color::White, KURO.mention()),
    );
    assert!(result.files.iter().any(|file| file.name.ends_with(".sgf")));
    let game = table.game(1);
    let Phase::Finished(outcome) = game.phase() else {
        panic!("the game is over");
    };
    assert_eq!(
        (outcome.winner, outcome.ending.clone()),
        (Some(Color::White), Ending::Forfeit)
    );
    assert_says(&result, "Ruled by <@3>.\nReason: Moved a stone");
    // A final result stays.
    table.powers = MODERATES;
    let again = sentence(table.say(AKA, "/moderate forfeit game:1 colour:both"));
    assert_says(&again, "over");
    assert_says(sentence(table.say(KURO, "/play at:A1 game:1")), "over");
}

#[test]
fn both_lose_is_ruled_in_the_count_too_in_the_language_of_the_club() {
    let mut table = seated("size:5 rules:japanese");
    play(&mut table, "C3 pass pass");
    table.club_locale = Some("de".to_owned());
    let result = public(rule(
        &mut table,
        AKA,
        "forfeit game:#1 colour:both",
        "Art. 13",
    ));
    table.assert_stripped();
    assert_says(&result, format!("**{}**", german(say::table::both_lose())));
    assert_says(&result, german(say::people::ruled_by(AKA.mention())));
    let game = table.game(1);
    let Phase::Finished(outcome) = game.phase() else {
        panic!("the game is over");
    };
    assert_eq!(
        (outcome.winner, outcome.ending.clone()),
        (None, Ending::BothLose)
    );
}

#[test]
fn a_game_of_another_server_is_none_of_the_moderators_business() {
    let mut table = seated("size:5");
    table.powers = MODERATES;
    table.setting.place.club = Some(ClubId::new(51));
    let said = sentence(table.say(AKA, "/moderate forfeit game:1 colour:both"));
    assert_says(&said, say::refusal::other_club());
    // A direct message has no moderator.
    table.setting.place.club = None;
    let said = sentence(table.say(AKA, "/moderate forfeit game:1 colour:both"));
    assert_says(&said, say::refusal::other_club());
    assert_eq!(table.game(1).phase(), Phase::Playing);
}

#[test]
fn a_ruling_from_another_channel_is_told_where_the_game_is_played() {
    let mut table = seated("size:5");
    let home = table.setting.place.channel;
    table.go_to(CORNER, tengen::bot::port::request::ChannelKind::Channel);
    table.powers = Permissions::MANAGE_SERVER;
    let said = sentence(rule(&mut table, AKA, "forfeit game:1 colour:white", "late"));
    assert_says(
        &said,
        say::table::won_forfeit(KURO.mention(), Color::Black, SHIRO.mention()),
    );
    let result = table.take_post();
    assert_says(
        &result,
        say::table::won_forfeit(KURO.mention(), Color::Black, SHIRO.mention()),
    );
    assert_ne!(home, CORNER);
}

#[test]
fn what_cannot_be_ruled_is_refused() {
    let mut table = Table::new();
    table.powers = MODERATES;
    for (options, said) in [
        (
            "forfeit game:1 colour:both",
            english(say::refusal::no_such_game(UserInput::new("1"))),
        ),
        (
            "forfeit game:first colour:both",
            english(say::refusal::no_such_game(UserInput::new("first"))),
        ),
        (
            "win game:1 colour:chess",
            english(say::refusal::bad_choice(UserInput::new("chess"))),
        ),
        (
            "forfeit colour:both",
            english(say::refusal::missing_option()),
        ),
    ] {
        let answer = sentence(table.say(AKA, &format!("/moderate {options}")));
        assert_says(&answer, &said);
    }
    let _ = public(table.say(KURO, "/challenge opponent:@shiro"));
    let offered = sentence(table.say(AKA, "/moderate forfeit game:1 colour:both"));
    assert_says(&offered, say::refusal::not_started());
}

#[test]
fn the_running_games_of_the_channel_are_suggested() {
    let mut table = seated("size:5");
    begin(&mut table, "size:9");
    let _ = public(table.say(KURO, "/challenge opponent:@shiro"));
    assert_eq!(
        table.suggestions(AKA, "/moderate win game:", "game"),
        ["1", "2"]
    );
}

#[test]
fn the_game_is_shown_and_nothing_is_ruled_before_the_button_and_the_reason() {
    let mut table = seated("size:5 rules:japanese");
    play(&mut table, "C3 D3");
    table.powers = MODERATES;
    let before = table.game(1);
    let question = private(table.say(AO, "/moderate forfeit game:1 colour:white"));
    let told = &question.content;
    assert_says(told, "⚫ <@1> – ⚪ <@2>");
    assert_says(
        told,
        german(say::people::ruling_question(say::command::ruling_forfeits(
            Color::White,
        ))),
    );
    assert_eq!(question.files.len(), 1, "the board");
    assert!(question.mention.is_empty());
    let _ = table.press(AO, german(say::command::ruling_forfeits(Color::White)));
    assert_eq!(table.game(1), before);
    for reason in [" ", "\n", &"x".repeat(201)] {
        let said = sentence(table.fill(AO, reason));
        assert_says(&said, german(say::people::ruling_no_reason(200)));
    }
    assert_eq!(table.game(1), before);
    // The button carries the whole ruling, so a restart loses nothing.
    table.restart();
    let _ = table.press(AO, german(say::command::ruling_forfeits(Color::White)));
    let result = public(table.fill(AO, "zu spät"));
    table.assert_stripped();
    assert_says(
        &result,
        format!(
            "{}\n{}",
            english(say::people::ruled_by(AO.mention())),
            english(say::people::ruling_reason(Quote::new("zu spät")))
        ),
    );
}

#[test]
fn a_moderator_is_asked_anew_when_the_game_has_moved_on() {
    let mut table = seated("size:5");
    table.powers = MODERATES;
    let _ = private(table.say(AKA, "/moderate win game:1 colour:black"));
    let (button, message) = table.custom_id(say::command::ruling_wins(Color::Black));
    let _ = table.press_id(AKA, &button, message);
    play(&mut table, "C3");
    // Neither the open form nor the button rules over a newer board.
    for answer in [
        table.fill(AKA, "clear"),
        table.press_id(AKA, &button, message),
    ] {
        let anew = private(answer);
        assert_says(&anew, say::refusal::moved_on(GameId::new(1)));
        assert_says(&anew, "C3");
        assert_eq!(anew.rows.len(), 1);
    }
    assert_eq!(table.game(1).phase(), Phase::Playing);
    let _ = table.press(AKA, say::command::ruling_wins(Color::Black));
    let _ = public(table.fill(AKA, "clear"));
    table.assert_stripped();
    assert!(matches!(table.game(1).phase(), Phase::Finished(_)));
}

#[test]
fn a_hostile_reason_is_shown_as_it_was_typed() {
    let mut table = seated("size:5");
    let reason = "**@everyone** <@1>\n[free](https://evil.example) \u{202e}x";
    let result = public(rule(&mut table, AKA, "forfeit game:1 colour:both", reason));
    table.assert_stripped();
    assert_says(
        &result,
        "Reason: \\*\\*\\@\u{200b}everyone\\*\\* \\<\\@\u{200b}1\\> \\[free\\]\\(https\\://evil\\.example\\) x",
    );
    assert_eq!(result.mention, [KURO.player(), SHIRO.player()]);
}

#[test]
fn nobody_rules_in_their_own_game_but_an_administrator_and_then_it_is_told() {
    let mut table = seated("size:5");
    table.powers = MODERATES;
    for own in [
        "forfeit game:1 colour:white",
        "replace game:1 leaving:@shiro player:@kuro",
    ] {
        let said = sentence(table.say(KURO, &format!("/moderate {own}")));
        assert_says(&said, say::people::ruling_own_game(GameId::new(1)));
    }
    // A forged form is refused, too.
    let form = "v1:rule:forfeit-white:1:2";
    let by_form = tengen::bot::port::request::Invocation::Submit {
        custom_id: form.to_owned(),
        fields: vec![("at".to_owned(), "I say so".to_owned())],
        message: None,
    };
    let said = sentence(table.ask(KURO, by_form.clone()));
    assert_says(&said, say::people::ruling_own_game(GameId::new(1)));
    table.powers = Permissions(0);
    for member in [KURO, AKA] {
        let said = sentence(table.ask(member, by_form.clone()));
        assert_says(&said, say::refusal::only_a_moderator());
    }
    assert_eq!(table.game(1).phase(), Phase::Playing);
    table.powers = Permissions::ADMINISTRATOR;
    let _ = private(table.say(KURO, "/moderate forfeit game:1 colour:white"));
    let _ = table.press(KURO, say::command::ruling_forfeits(Color::White));
    let result = public(table.fill(KURO, "No show"));
    table.assert_stripped();
    assert_says(
        &result,
        format!(
            "{}\n{}",
            english(say::people::ruled_by_player(KURO.mention())),
            english(say::people::ruling_reason(Quote::new("No show")))
        ),
    );
}

#[test]
fn a_game_that_counts_for_nothing_is_not_annulled() {
    for (moves, ruling) in [
        ("C3 D4 C5 D6 E3 F4 G3 F6 G7", "call-off game:1"),
        // Too short to be rated.
        ("C3 D4", "forfeit game:1 colour:black"),
    ] {
        let mut table = seated("size:9 rules:japanese");
        play(&mut table, moves);
        let _ended = public(rule(&mut table, AKA, ruling, "A trial"));
        table.assert_stripped();
        assert!(table.game(1).is_rated(), "its terms say so: {ruling}");
        table.powers = MODERATES;
        let told = sentence(table.say(AKA, "/moderate annul game:1"));
        assert_eq!(told, english(say::rating::not_rated()), "{ruling}");
    }
}
