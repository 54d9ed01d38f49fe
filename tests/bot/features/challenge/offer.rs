//! Challenges: made, accepted, declined, withdrawn, lapsed.

use tengen::bot::port::message::Sound;
use tengen::game::{Phase, Venue};
use tengen::i18n::{Typed, say};
use tengen::rules::{ByColor, Color, Rank, Size, Variant};

use crate::support::cast::{AKA, KURO, ROBOT, SHIRO};
use crate::support::desk::Deed;
use crate::support::script::{play, seated};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{each_english, english, until};

#[test]
fn the_card_shows_every_term_and_pings_only_the_invited() {
    let mut table = Table::new().with_threads();
    let answer = table.say(
        KURO,
        "/challenge opponent:@shiro game:go size:13 colour:stronger handicap:3 komi:0.5 where:thread",
    );
    let card = public(answer);
    assert_eq!(card.mention, [SHIRO.player()]);
    assert_eq!(
        card.content,
        "<@2>, <@1> challenges you to a game.\n\
         Go on 13×13 · Simple Japanese style (for beginners) · Handicap 3 · Komi 0.5 · \
         The stronger player takes White · no clock"
    );
    let shown = table.all_terms(SHIRO, say::challenge::button_terms());
    assert_eq!(shown.title, "Go on 13×13");
    let fields: Vec<_> = shown
        .fields
        .iter()
        .map(|(name, text)| format!("{name}: {text}"))
        .collect();
    assert_eq!(
        fields,
        [
            "Rules: Simple Japanese style (for beginners)",
            "Colours: The stronger player takes White",
            "Handicap: 3 stones for Black, and White moves first",
            "Komi: 0.5 points for White",
            "Clock: None",
            "Where: In its own thread",
            "Expires: <t:1800604800:R>",
        ]
    );
    assert_eq!(
        table.buttons(),
        [each_english([
            say::challenge::button_accept(),
            say::challenge::button_decline(),
            say::challenge::button_change(),
            say::challenge::button_terms(),
            say::challenge::button_withdraw()
        ])]
    );
}

#[test]
fn without_options_it_is_go_on_nine_lines_by_lot_for_anyone() {
    let mut table = Table::new();
    let card = public(table.say(KURO, "/challenge"));
    assert!(card.mention.is_empty());
    assert!(card.content.contains("\nGo on 9×9 · "), "{card:?}");
    // Nobody was invited, so nobody need decline.
    assert_eq!(
        table.buttons(),
        [each_english([
            say::challenge::button_accept(),
            say::challenge::button_change(),
            say::challenge::button_terms(),
            say::challenge::button_withdraw()
        ])]
    );
    let _ = public(table.press(AKA, say::challenge::button_accept()));
    let board = table.posted();
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
    let board = table.posted();
    assert_eq!(board.mention, [SHIRO.player()]);
    assert!(board.content.contains("**<@2>, your turn**"));
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
    assert_eq!(
        sentence(table.press(AKA, say::challenge::button_accept())),
        english(say::refusal::only_invited(SHIRO.mention()))
    );
    assert_eq!(
        sentence(table.press(KURO, say::challenge::button_accept())),
        english(say::refusal::own_challenge())
    );
    assert_eq!(
        sentence(table.press(AKA, say::challenge::button_withdraw())),
        english(say::refusal::only_challenger(KURO.mention()))
    );
    assert!(matches!(table.game(1).phase(), Phase::Offered { .. }));
}

#[test]
fn nobody_challenges_themselves_or_a_program() {
    let mut table = Table::new();
    assert_eq!(
        sentence(table.say(KURO, "/challenge opponent:@kuro")),
        english(say::refusal::against_oneself())
    );
    assert_eq!(
        sentence(table.say(KURO, "/challenge opponent:@robot")),
        english(say::refusal::against_program(ROBOT.bare()))
    );
    assert_eq!(ROBOT.name, "robot");
}

#[test]
fn a_declined_or_withdrawn_card_says_so_and_loses_its_buttons() {
    let mut table = Table::new();
    let _ = table.say(KURO, "/challenge opponent:@shiro");
    let declined = public(table.press(SHIRO, say::challenge::button_decline()));
    assert!(
        declined
            .content
            .starts_with(&english(say::challenge::declined(
                SHIRO.mention(),
                KURO.mention()
            )))
    );
    let _ = table.say(KURO, "/challenge opponent:@shiro");
    let withdrawn = public(table.press(KURO, say::challenge::button_withdraw()));
    assert!(
        withdrawn
            .content
            .starts_with(&english(say::challenge::withdrawn(KURO.mention())))
    );
    assert!(table.buttons().is_empty());
}

#[test]
fn a_challenge_lapses_after_seven_days_and_its_card_says_so() {
    let mut table = Table::new();
    let _ = table.say(KURO, "/challenge opponent:@shiro");
    table.advance_days(6);
    table.tick();
    assert!(table.deeds().is_empty());
    table.restart();
    table.advance_days(1);
    let (accept, card) = table.custom_id(say::challenge::button_accept());
    assert_eq!(
        sentence(table.press_id(SHIRO, &accept, card)),
        english(say::refusal::expired(until(1_800_604_800)))
    );
    table.tick();
    assert_eq!(table.deeds(), [Deed::Edited(card)]);
    assert!(table.buttons().is_empty());
    table.tick();
    assert!(table.deeds().is_empty(), "a second tick does nothing");
    assert_eq!(
        sentence(table.press_id(SHIRO, &accept, card)),
        english(say::refusal::lapsed())
    );
}

#[test]
fn a_pending_challenge_freezes_nobody() {
    let mut table = Table::new();
    let _ = table.say(KURO, "/challenge opponent:@shiro");
    let _ = table.say(AKA, "/challenge opponent:@shiro");
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let _ = table.posted();
    assert_eq!(table.game(2).color_of(AKA.player()), Some(Color::Black));
    let _ = public(table.say(AKA, "/play at:E5"));
    table.stripped();
}

#[test]
fn the_stronger_player_takes_white_as_the_accepter_says() {
    let mut table = Table::new();
    let _ = table.say(KURO, "/challenge opponent:@shiro colour:stronger");
    let question = private(table.press(SHIRO, say::challenge::button_accept()));
    assert_eq!(question.content, english(say::challenge::who_is_stronger()));
    let board = public(table.press(SHIRO, say::challenge::button_stronger_accepter()));
    assert!(board.content.contains("⚫ <@1> – ⚪ <@2>"));
    assert!(
        matches!(table.deeds()[..], [Deed::Edited(_)]),
        "the card is settled"
    );
    assert_eq!(table.buttons().len(), 1);
}

#[test]
fn a_game_in_a_thread_is_played_there() {
    let mut table = Table::new().with_threads();
    let _ = table.say(KURO, "/challenge opponent:@shiro colour:black where:thread");
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let deeds = table.deeds();
    let [Deed::Opened(thread), Deed::Posted(channel, _)] = deeds[..] else {
        panic!("{deeds:?}");
    };
    assert_eq!(channel, thread);
    let game = table.game(1);
    assert_eq!(game.terms().venue, Venue::Thread);
    assert_eq!(game.place().channel, thread);
    let parent = table.setting.place.channel;
    table.go_to(
        thread,
        tengen::bot::port::request::ChannelKind::Thread { parent },
    );
    let _ = table.open_form(KURO);
    let _ = public(table.fill(KURO, "E5"));
    drop(table.posted());
}

#[test]
fn where_no_thread_can_be_opened_the_game_is_played_here_and_the_bot_says_so() {
    let mut table = Table::new().with_threads();
    table.forbid(tengen::bot::port::request::Permissions::OPEN_THREADS);
    let _ = table.say(KURO, "/challenge opponent:@shiro where:thread");
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let board = table.posted();
    assert!(
        board
            .content
            .starts_with(&english(say::challenge::thread_failed()))
    );
    // Discord may refuse in spite of what it said.
    let mut table = Table::new().with_threads();
    table.obstruct(Some(crate::support::desk::Obstacle::NoThreads));
    let _ = table.say(KURO, "/challenge opponent:@shiro where:thread");
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let deeds = table.deeds();
    assert!(
        matches!(deeds[..], [Deed::Failed("open", _), Deed::Posted(..)]),
        "{deeds:?}"
    );
}

/// The stones stay with the weaker player (booklet 001: they balance the strength).
#[test]
fn a_rematch_with_handicap_keeps_the_colours() {
    let mut table = Table::new();
    crate::support::script::begin(&mut table, "game:go size:9 handicap:3 colour:black");
    let _ = private(table.say(SHIRO, "/resign"));
    let _ = public(table.press(SHIRO, say::table::button_resign()));
    table.stripped();
    let card = public(table.press(SHIRO, say::table::button_rematch()));
    assert!(
        card.content.contains("with the same handicap"),
        "{}",
        card.content
    );
    let _ = public(table.press(KURO, say::challenge::button_accept()));
    let _ = table.posted();
    assert_eq!(table.game(2).seats(), table.game(1).seats());
}

#[test]
fn a_rematch_swaps_the_colours() {
    let mut table = Table::new();
    crate::support::script::begin(&mut table, "game:gomoku");
    let _ = private(table.say(SHIRO, "/resign"));
    let result = public(table.press(SHIRO, say::table::button_resign()));
    assert!(
        result
            .content
            .contains(&english(say::table::won_resignation(
                KURO.mention(),
                Color::Black,
                SHIRO.mention()
            )))
    );
    table.stripped();
    let asked = private(table.press(SHIRO, say::table::button_rematch()));
    assert!(asked.content.contains("colours"), "{}", asked.content);
    let card = public(table.press(SHIRO, say::challenge::button_rematch_swapped()));
    assert_eq!(card.mention, [KURO.player()]);
    assert!(card.content.contains("a rematch"));
    let _ = public(table.press(KURO, say::challenge::button_accept()));
    let _ = table.posted();
    let seats = table
        .game(2)
        .seats()
        .unwrap()
        .map(|seat| seat.players().next().unwrap());
    let swapped = ByColor {
        black: SHIRO.player(),
        white: KURO.player(),
    };
    assert_eq!(seats, swapped);
    assert_eq!(table.game(2).terms().rules, table.game(1).terms().rules);
}

/// Booklet 004: the loser keeps Black.
#[test]
fn a_rematch_can_keep_the_colours() {
    let mut table = seated("size:5");
    let _ = private(table.say(KURO, "/resign"));
    let _ = public(table.press(KURO, say::table::button_resign()));
    table.stripped();
    let _ = private(table.press(KURO, say::table::button_rematch()));
    table.restart();
    let card = public(table.press(KURO, say::challenge::button_rematch_same()));
    assert_eq!(
        card.content,
        english(say::challenge::rematch(
            KURO.mention(),
            SHIRO.mention(),
            "same".to_owned()
        ))
    );
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let _ = table.posted();
    assert_eq!(table.game(2).seats(), table.game(1).seats());
}

#[test]
fn a_result_keeps_its_buttons_when_a_rematch_is_asked_for_declined_or_played() {
    let mut table = seated("size:5");
    play(&mut table, "C3 pass pass");
    for who in [KURO, SHIRO] {
        let _ = public(table.press(who, say::count::button_agree()));
        table.stripped();
    }
    let result = ["Rematch", "Replay", "Show the count", "More…"];
    let (rematch, message) = table.custom_id(say::table::button_rematch());
    let ask = |table: &mut Table| {
        let _ = private(table.press_id(KURO, &rematch, message));
        public(table.press(KURO, say::challenge::button_rematch_swapped()))
    };
    let kept = |table: &Table| {
        let mut state = table.desk.lock();
        let buttons = state.message(message).unwrap();
        buttons
            .buttons()
            .map(|button| button.label.clone())
            .collect::<Vec<_>>()
    };
    let _ = ask(&mut table);
    assert_eq!(kept(&table), result);
    let _ = public(table.press(SHIRO, say::challenge::button_decline()));
    assert_eq!(kept(&table), result);
    let _ = ask(&mut table);
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let _ = table.posted();
    assert_eq!(kept(&table), result);
    let standing = private(table.press_id(SHIRO, &rematch, message));
    assert!(standing.content.contains("game 3"), "{}", standing.content);
    let _ = private(table.press_id(SHIRO, "v1:steps:1:7", message));
}

#[test]
fn the_stronger_player_takes_white_by_rank_without_a_question() {
    let mut table = Table::new();
    let _ = sentence(table.say(KURO, "/rank rank:1d"));
    let _ = sentence(table.say(SHIRO, "/rank rank:5k"));
    let ranked = "By rank: <@1> (1d) takes White, <@2> (5k) takes Black.";
    let card = public(table.say(KURO, "/challenge opponent:@shiro colour:stronger"));
    assert!(card.content.contains(&format!("\n{ranked}\n")), "{card:?}");
    let accepted = public(table.press(SHIRO, say::challenge::button_accept()));
    assert_eq!(
        accepted.content,
        format!(
            "<@2> accepted. Black: <@2>. White: <@1>.\n\
             Go on 9×9 · Japanese (1989) · Komi 6.5 · \
             The stronger player takes White · no clock\n{ranked}"
        )
    );
    let _ = table.posted();
    assert_eq!(table.game(1).color_of(KURO.player()), Some(Color::White));
    // Among equals the lot decides, and says so.
    let _ = sentence(table.say(SHIRO, "/rank rank:1d"));
    let _ = public(table.say(SHIRO, "/challenge colour:stronger"));
    let accepted = public(table.press(KURO, say::challenge::button_accept()));
    assert!(
        accepted
            .content
            .contains(&english(say::challenge::by_equal_rank(
                Rank::dan(1).unwrap()
            ))),
        "{}",
        accepted.content
    );
    let _ = table.posted();
    // One rank alone tells nothing.
    let _ = public(table.say(KURO, "/challenge opponent:@aka colour:stronger"));
    let asked = private(table.press(AKA, say::challenge::button_accept()));
    assert!(asked.content.contains("Which of you"), "{}", asked.content);
}

#[test]
fn with_a_handicap_the_stronger_player_takes_white_unless_a_colour_is_chosen() {
    let mut table = Table::new().unlimited();
    for (options, colors) in [
        ("handicap:3", say::terms::stronger_takes_white()),
        ("handicap:3 colour:random", say::terms::lot()),
        (
            "handicap:3 colour:white",
            say::terms::challenger_takes(Color::White),
        ),
        (
            "handicap:3 partner:@aka opponent-partner:@ao",
            say::terms::lot(),
        ),
        ("handicap:0", say::terms::lot()),
    ] {
        let _ = public(table.say(KURO, &format!("/challenge opponent:@shiro {options}")));
        let shown = table.all_terms(KURO, say::challenge::button_terms());
        assert_eq!(shown.fields[1].1, english(colors), "{options}");
    }
}

#[test]
fn terms_that_do_not_fit_are_refused_with_the_reason() {
    let mut table = Table::new();
    let typed = Typed::new;
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
fn fields(table: &mut Table, options: &str) -> Vec<String> {
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
        ("captures:1", "First capture wins, from a crosscut"),
        (
            "captures:3",
            "First to capture 3 stones wins, from a crosscut",
        ),
        (
            "captures:99 rules:atari-go-empty",
            "First to capture 99 stones wins, from an empty board",
        ),
    ] {
        let terms = fields(&mut table, &format!("game:atari-go {options}"));
        assert!(terms.contains(&format!("Rules: {rules}")), "{options}");
    }
    table.club_locale = Some("de".to_owned());
    let german = public(table.say(KURO, "/challenge game:atari-go captures:3"));
    assert!(german.content.contains(" 3 Steine schlägt"), "{german:?}");
    for (options, said) in [
        (
            "game:atari-go captures:0",
            say::refusal::bad_number(Typed::new("0")),
        ),
        (
            "game:atari-go captures:300",
            say::refusal::bad_number(Typed::new("300")),
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
fn black_may_place_the_handicap_freely() {
    let mut table = Table::new();
    let shown = fields(
        &mut table,
        "opponent:@shiro colour:black size:9 handicap:3 placement:free",
    );
    assert!(
        shown.contains(&"Handicap: 3 stones that Black places freely, then White moves".to_owned()),
        "{shown:?}"
    );
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let board = table.posted();
    assert_eq!(board.mention, [KURO.player()]);
    assert!(
        board.content.contains(&english(say::table::begins_free(3))),
        "{}",
        board.content
    );
    assert!(!board.content.contains(" more "), "{}", board.content);
    let board = public(table.say(KURO, "/play at:A1"));
    table.stripped();
    assert!(
        board.mention.is_empty(),
        "it is still the turn of the one who has just placed a stone"
    );
    assert_eq!(board.sound, Sound::Silent);
    assert!(board.content.contains(&english(say::table::placing(2))));
    let board = public(table.say(KURO, "/play at:J9"));
    table.stripped();
    assert!(board.content.contains(&english(say::table::placing(1))));
    let board = public(table.say(KURO, "/play at:E5"));
    table.stripped();
    assert_eq!(board.mention, [SHIRO.player()], "White moves first");
    assert_eq!(board.sound, Sound::Usual);
    assert_eq!(
        sentence(table.say(KURO, "/challenge placement:anywhere")),
        english(say::refusal::bad_choice(Typed::new("anywhere")))
    );
}

#[test]
fn every_rule_set_is_suggested_and_can_be_chosen() {
    use tengen::rules::RuleSet;
    let mut table = Table::new().unlimited();
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
