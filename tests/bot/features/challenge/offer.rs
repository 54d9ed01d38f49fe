//! Challenges: making, accepting, declining, withdrawing, lapsing.

use tengen::bot::port::request::{ChannelKind, Permissions};
use tengen::game::{Phase, Venue};
use tengen::i18n::{UserInput, say};
use tengen::rules::{Color, Komi, RuleSet, Size, Variant};

use crate::support::cast::{AKA, KURO, ROBOT, SHIRO};
use crate::support::desk::{Deed, Obstacle};
use crate::support::table::{Table, public, sentence};
use crate::support::words::{
    assert_begins, assert_says, assert_told, each_english, english, german, until,
};

#[test]
fn the_card_shows_every_term_and_pings_only_the_invited() {
    let mut table = Table::new().with_threads();
    let answer = table.say(
        KURO,
        "/challenge opponent:@shiro game:go size:13 colour:stronger handicap:3 komi:0.5 where:thread",
    );
    let card = public(answer);
    let (rules, thirteen) = (
        RuleSet::from_name("territory").unwrap(),
        Size::square(13).unwrap(),
    );
    let title = || say::challenge::title(Variant::Go.into(), thirteen);
    assert_eq!(card.mention, [SHIRO.player()]);
    assert_eq!(
        card.content,
        format!(
            "{}\n{}",
            english(say::challenge::invited(KURO.mention(), SHIRO.mention())),
            each_english([
                title(),
                say::terms::rules(rules),
                say::challenge::line_handicap(3),
                say::challenge::line_komi(Komi::HALF),
                say::terms::stronger_takes_white(),
                say::pace::line_none(),
                say::rating::rated(),
            ])
            .join(" · ")
        )
    );
    let shown = table.all_terms(SHIRO, say::challenge::button_terms());
    assert_eq!(shown.title, english(title()));
    let fields = [
        (say::challenge::field_rules(), say::terms::rules(rules)),
        (
            say::challenge::field_colors(),
            say::terms::stronger_takes_white(),
        ),
        (
            say::challenge::field_handicap(),
            say::terms::handicap_stones(3),
        ),
        (say::challenge::field_komi(), say::terms::komi(Komi::HALF)),
        (say::pace::field_clock(), say::pace::control_none()),
        (say::challenge::field_venue(), say::terms::venue_thread()),
        (say::rating::field(), say::rating::counts()),
        (
            say::challenge::field_expires(),
            say::challenge::expires(until(1_800_604_800)),
        ),
    ];
    let fields = fields.map(|(name, text)| (english(name).into(), english(text).into()));
    assert_eq!(shown.fields, fields);
    assert_eq!(
        table.buttons(),
        [each_english([
            say::challenge::button_accept(),
            say::challenge::button_decline(),
            say::challenge::button_change(),
            say::challenge::button_terms()
        ])]
    );
}

#[test]
fn without_options_it_is_go_on_nine_lines_by_lot_for_anyone() {
    let mut table = Table::new();
    let card = public(table.say(KURO, "/challenge"));
    assert!(card.mention.is_empty());
    assert_says(&card, "\nGo on 9×9 · ");
    // Without an invited player there is no button to decline.
    assert_eq!(
        table.buttons(),
        [each_english([
            say::challenge::button_accept(),
            say::challenge::button_change(),
            say::challenge::button_terms(),
            say::challenge::button_withdraw(),
            say::opponent::button_play()
        ])]
    );
    let _ = public(table.press(AKA, say::challenge::button_accept()));
    let board = table.take_post();
    assert_eq!(board.mention, [KURO.player()]);
    let game = table.game(1);
    assert_eq!(game.color_of(AKA.player()), Some(Color::White));
}

#[test]
fn accepting_settles_the_card_and_shows_the_board() {
    let mut table = Table::new();
    let _ = table.say(KURO, "/challenge opponent:@shiro colour:white");
    let accepted = public(table.press(SHIRO, say::challenge::button_accept()));
    assert!(accepted.rows.is_empty());
    assert_eq!(
        accepted.content.lines().next(),
        Some(&*english(say::challenge::accepted(
            SHIRO.mention(),
            SHIRO.mention(),
            KURO.mention()
        )))
    );
    let board = table.take_post();
    assert_eq!(board.mention, [SHIRO.player()]);
    assert_says(&board, say::table::turn(SHIRO.mention()));
    assert_eq!(
        table.buttons(),
        [each_english([
            say::table::button_play(),
            say::table::button_pass(),
            say::table::button_more()
        ])],
        "only the board has buttons, and Pass is not beside Play"
    );
}

#[test]
fn only_the_invited_may_accept() {
    let mut table = Table::new();
    let _ = table.say(KURO, "/challenge opponent:@shiro");
    assert_told(
        table.press(AKA, say::challenge::button_accept()),
        say::refusal::only_invited(SHIRO.mention()),
    );
    assert_told(
        table.press(KURO, say::challenge::button_accept()),
        say::refusal::own_challenge(),
    );
    assert!(matches!(table.game(1).phase(), Phase::Offered { .. }));
    let _ = table.say(KURO, "/challenge");
    assert_told(
        table.press(AKA, say::challenge::button_withdraw()),
        say::refusal::only_challenger(KURO.mention()),
    );
}

#[test]
fn nobody_challenges_themselves_or_a_program() {
    let mut table = Table::new();
    assert_told(
        table.say(KURO, "/challenge opponent:@kuro"),
        say::refusal::against_oneself(),
    );
    assert_told(
        table.say(KURO, "/challenge opponent:@robot"),
        say::refusal::against_program(ROBOT.bare()),
    );
}

#[test]
fn a_declined_or_withdrawn_card_says_so_and_loses_its_buttons() {
    let mut table = Table::new();
    let _ = table.say(KURO, "/challenge opponent:@shiro");
    let declined = public(table.press(SHIRO, say::challenge::button_decline()));
    assert_begins(
        &declined,
        say::challenge::declined(SHIRO.mention(), KURO.mention()),
    );
    let _ = table.say(KURO, "/challenge opponent:@shiro");
    let withdrawn = public(table.press(KURO, say::challenge::button_decline()));
    assert_begins(&withdrawn, say::challenge::withdrawn(KURO.mention()));
    assert!(table.buttons().is_empty());
}

#[test]
fn a_challenge_lapses_after_seven_days_and_its_card_says_so() {
    let mut table = Table::new();
    let _ = table.say(KURO, "/challenge opponent:@shiro");
    table.advance_days(6);
    table.tick();
    assert!(table.take_deeds().is_empty());
    table.restart();
    table.advance_days(1);
    let (accept, card) = table.custom_id(say::challenge::button_accept());
    assert_told(
        table.press_id(SHIRO, &accept, card),
        say::refusal::expired(until(1_800_604_800)),
    );
    table.tick();
    assert_eq!(table.take_deeds(), [Deed::Edited(card)]);
    assert!(table.buttons().is_empty());
    table.tick();
    assert!(table.take_deeds().is_empty(), "a second tick does nothing");
    assert_told(table.press_id(SHIRO, &accept, card), say::refusal::lapsed());
}

#[test]
fn a_pending_challenge_freezes_nobody() {
    let mut table = Table::new();
    let _ = table.say(KURO, "/challenge opponent:@shiro");
    let _ = table.say(AKA, "/challenge opponent:@shiro");
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let _ = table.take_post();
    assert_eq!(table.game(2).color_of(AKA.player()), Some(Color::Black));
    let _ = public(table.say(AKA, "/play at:E5"));
    table.assert_stripped();
}

#[test]
fn a_game_in_a_thread_is_played_there() {
    let mut table = Table::new().with_threads();
    let _ = table.say(KURO, "/challenge opponent:@shiro colour:black where:thread");
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let deeds = table.take_deeds();
    let [Deed::Opened(thread), Deed::Posted(channel, _)] = deeds[..] else {
        panic!("{deeds:?}");
    };
    assert_eq!(channel, thread);
    let game = table.game(1);
    assert_eq!(game.terms().venue, Venue::Thread);
    assert_eq!(game.place().channel, thread);
    let parent = table.setting.place.channel;
    table.go_to(thread, ChannelKind::Thread { parent });
    let _ = table.open_form(KURO);
    let _ = public(table.fill(KURO, "E5"));
    drop(table.take_post());
}

#[test]
fn where_no_thread_can_be_opened_the_game_is_played_here_and_the_bot_says_so() {
    let mut table = Table::new().with_threads();
    table.forbid(Permissions::OPEN_THREADS);
    let _ = table.say(KURO, "/challenge opponent:@shiro where:thread");
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let board = table.take_post();
    assert_begins(&board, say::challenge::thread_failed());
    // Discord may refuse although the permission was there.
    let mut table = Table::new().with_threads();
    table.obstruct(Some(Obstacle::NoThreads));
    let _ = table.say(KURO, "/challenge opponent:@shiro where:thread");
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let deeds = table.take_deeds();
    assert!(
        matches!(deeds[..], [Deed::Failed("open", _), Deed::Posted(..)]),
        "{deeds:?}"
    );
}

#[test]
fn terms_that_do_not_fit_are_refused_with_the_reason() {
    let mut table = Table::new();
    let typed = UserInput::new;
    let sizes = || say::refusal::bad_size(Variant::Go, "5–19".to_owned());
    let nine = Size::square(9).unwrap();
    for (options, reason) in [
        ("size:4", sizes()),
        ("size:20", sizes()),
        ("size:big", sizes()),
        ("game:chess", say::refusal::bad_game(typed("chess"))),
        ("handicap:10", say::refusal::bad_handicap(Variant::Go, nine)),
        ("komi:six", say::refusal::bad_komi(typed("six"))),
        ("komi:700", say::refusal::bad_komi(typed("700"))),
        ("komi:400", say::refusal::bad_komi(typed("400"))),
        ("rules:traditional komi:3", say::refusal::no_komi_by_rules()),
        (
            "rules:traditional-two-edges komi:0.5",
            say::refusal::no_komi_by_rules(),
        ),
        (
            "komi:99 size:5",
            say::refusal::komi_too_large("99".parse().unwrap(), Size::square(5).unwrap()),
        ),
        (
            "game:gomoku komi:6.5",
            say::refusal::no_komi(Variant::Gomoku),
        ),
        (
            "rules:chess",
            say::refusal::bad_rules(typed("chess"), Variant::Go),
        ),
        ("colour:red", say::refusal::bad_choice(typed("red"))),
        ("where:nowhere", say::refusal::bad_choice(typed("nowhere"))),
    ] {
        let said = sentence(table.say(KURO, &format!("/challenge {options}")));
        assert_eq!(said, english(reason), "{options}");
    }
    let said = sentence(table.say(KURO, "/challenge game:gomoku handicap:2"));
    let fifteen = Size::square(15).unwrap();
    assert_eq!(
        said,
        english(say::refusal::bad_handicap(Variant::Gomoku, fifteen))
    );
}

/// The terms of the game that kuro offers with `options`.
pub(super) fn fields(table: &mut Table, options: &str) -> Vec<String> {
    let _ = public(table.say(KURO, &format!("/challenge {options}")));
    let card = table.all_terms(KURO, say::challenge::button_terms());
    let fields = card.fields.iter();
    fields
        .map(|(name, text)| format!("{name}: {text}"))
        .collect()
}

#[test]
fn atari_go_may_take_several_captures_to_win() {
    let mut table = Table::new();
    for (options, rules) in [
        (
            "captures:1",
            say::terms::rules(RuleSet::from_name("atari-go").unwrap()),
        ),
        (
            "captures:3",
            say::terms::rules_captures(RuleSet::from_name("atari-go").unwrap(), 3),
        ),
        (
            "captures:99 rules:atari-go-empty",
            say::terms::rules_captures(RuleSet::from_name("atari-go-empty").unwrap(), 99),
        ),
    ] {
        let terms = fields(&mut table, &format!("game:atari-go {options}"));
        assert!(
            terms.contains(&format!(
                "{}: {}",
                english(say::challenge::field_rules()),
                english(rules)
            )),
            "{options}"
        );
    }
    table.club_locale = Some("de".to_owned());
    let card = public(table.say(KURO, "/challenge game:atari-go captures:3"));
    let several = say::terms::rules_captures(RuleSet::from_name("atari-go-empty").unwrap(), 3);
    assert_says(&card, german(several));
    for (options, said) in [
        (
            "game:atari-go captures:0",
            say::refusal::bad_number(UserInput::new("0")),
        ),
        (
            "game:atari-go captures:300",
            say::refusal::bad_number(UserInput::new("300")),
        ),
        ("game:go captures:3", say::refusal::no_captures(Variant::Go)),
        (
            "game:go-bang captures:3",
            say::refusal::no_captures(Variant::GoBang),
        ),
    ] {
        let answer = sentence(table.say(KURO, &format!("/challenge {options}")));
        assert_eq!(answer, english(said), "{options}");
    }
}

#[test]
fn every_rule_set_is_suggested_and_can_be_chosen() {
    let mut table = Table::new().without_limits();
    for variant in Variant::ALL {
        let game = variant.name();
        let suggested = table.suggestions(KURO, &format!("/challenge game:{game} rules:"), "rules");
        let mut named: Vec<_> = RuleSet::of(variant).map(|set| set.name).collect();
        let mut sorted = suggested.clone();
        named.sort_unstable();
        sorted.sort_unstable();
        assert_eq!(sorted, named);
        for rules in suggested {
            let terms = fields(&mut table, &format!("game:{game} rules:{rules}"));
            assert!(terms[0].len() > "Rules: ".len(), "{rules}");
        }
    }
}
