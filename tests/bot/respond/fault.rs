//! Hostile and broken inputs: each is answered with a sentence, and nothing is lost.

use crate::support::words::{assert_ends, assert_lacks, assert_says, beginning, english, listed};
use tengen::bot::port::request::{
    Call, ChannelKind, Invocation, Nature, OptionValue, Permissions, Person,
};
use tengen::game::GameId;
use tengen::game::MessageId;
use tengen::i18n::say;
use tengen::rules::Color;

use crate::support::cast::{AKA, AO, KURO, SHIRO};
use crate::support::script::{begin, seated};
use crate::support::table::{Table, in_place, private, public, sentence};

#[test]
fn an_unknown_command_or_one_with_the_wrong_options_is_told_so() {
    let mut table = Table::new();
    let unknown = english(say::refusal::unknown_command());
    assert_eq!(sentence(table.say(KURO, "/unknown")), unknown);
    assert_says(
        sentence(table.say(KURO, "/me rank")),
        say::refusal::missing_option(),
    );
    let wrong = Call {
        name: "play".to_owned(),
        options: vec![("at".to_owned(), OptionValue::Person(SHIRO.person()))],
        ..Call::default()
    };
    let said = sentence(table.ask(KURO, Invocation::Command(wrong)));
    assert_eq!(said, unknown);
}

#[test]
fn menus_and_forms_with_foreign_contents_are_told_so() {
    let mut table = seated("");
    let message = MessageId::new(1);
    for (custom_id, values) in [
        ("v1:more:1:2", vec!["nonsense".to_owned()]),
        ("v1:more:1:2", vec![]),
        ("v1:play:1:2", vec!["A1".to_owned()]),
        ("v1:which:nonsense:A1", vec!["1".to_owned()]),
        ("v1:which:play:A1", vec!["99".to_owned()]),
        ("v1:help", vec!["nonsense".to_owned()]),
        ("\0", vec![]),
    ] {
        let invocation = Invocation::Choose {
            custom_id: custom_id.to_owned(),
            values,
            members: Vec::new(),
            message,
        };
        let _ = sentence(table.ask(KURO, invocation));
    }
    for (custom_id, fields) in [
        ("v1:play:1:2", vec![]),
        ("v1:accept:1:1", vec![("at".to_owned(), "A1".to_owned())]),
        ("v1:mark:1:2", vec![("at".to_owned(), " , ".to_owned())]),
        ("", vec![]),
    ] {
        let invocation = Invocation::Submit {
            custom_id: custom_id.to_owned(),
            fields,
            message: None,
        };
        let _ = sentence(table.ask(KURO, invocation));
    }
    assert!(table.game(1).moves().is_empty());
}

#[test]
fn names_cannot_forge_mentions_or_markup() {
    let mut table = Table::new();
    let mean = Person {
        player: SHIRO.player(),
        name: "@everyone **[x](http://x)** \u{202e}<@1>\n# big".to_owned(),
        nick: None,
        nature: Nature::Human,
    };
    let call = Call {
        name: "challenge".to_owned(),
        options: vec![("opponent".to_owned(), OptionValue::Person(mean))],
        ..Call::default()
    };
    let _ = public(table.ask(KURO, Invocation::Command(call)));
    let list = listed(&private(table.say(KURO, "/games")));
    assert_lacks(&list, "@everyone");
    assert!(
        !list.contains("**[x]") && !list.contains("<@1>") && !list.contains('\u{202e}'),
        "{list}"
    );
    assert_eq!(list.lines().count(), 1);
}

/// Characters that hide or reorder text are removed, and so are stacked accents; other scripts stay.
#[test]
fn names_hide_nothing_and_pile_up_nothing() {
    let hidden = "\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180b}\u{180e}\u{180f}\
                  \u{200b}\u{200c}\u{200d}\u{200e}\u{200f}\u{202a}\u{202e}\u{2060}\u{2066}\u{206f}\
                  \u{2800}\u{3164}\u{fe00}\u{fe0f}\u{feff}\u{ffa0}\u{fff0}\u{fff8}\u{1bca0}\u{1bca3}\
                  \u{1d173}\u{1d17a}\u{e0000}\u{e0041}\u{e007f}\u{e0fff}";
    for (name, shown) in [
        (format!("Ma{hidden}ri"), "Mari"),
        (
            "Z\u{300}\u{301}\u{302}\u{303}\u{304}o".to_owned(),
            "Z\u{300}\u{301}o",
        ),
        (
            "a\u{36f}\u{483}\u{489}b\u{1ab0}\u{1aff}\u{1dc0}c\u{1dff}\u{20d0}\u{20ff}d\u{fe20}\u{fe2f}\u{300}e"
                .to_owned(),
            "a\u{36f}\u{483}b\u{1ab0}\u{1aff}c\u{1dff}\u{20d0}d\u{fe20}\u{fe2f}e",
        ),
        ("สมชาย शर्मा 黒".to_owned(), "สมชาย शर्मा 黒"),
    ] {
        let mut table = Table::new();
        let odd = Person {
            player: SHIRO.player(),
            name,
            nick: None,
            nature: Nature::Human,
        };
        let call = Call {
            name: "challenge".to_owned(),
            options: vec![("opponent".to_owned(), OptionValue::Person(odd))],
            ..Call::default()
        };
        let _ = public(table.ask(KURO, Invocation::Command(call)));
        let list = listed(&private(table.say(KURO, "/games")));
        let spaced = |character: &char| !hidden.contains(*character);
        assert_says(&list, shown);
        assert!(
            list.chars()
                .filter(|c| c != &'\u{200b}')
                .all(|c| spaced(&c)),
            "{list:?}"
        );
    }
}

#[test]
fn a_name_of_which_nothing_is_seen_is_left_for_the_next_one() {
    let named = |[nick, name, user]: [&str; 3]| {
        let person = Person::from_names(SHIRO.player(), Some(nick), [name, user], Nature::Human);
        person.display_name().to_owned()
    };
    assert_eq!(named(["\u{3164}\u{ad} ", "Shiro", "shiro_1"]), "Shiro");
    assert_eq!(named(["", "\u{301}", "shiro_1"]), "shiro_1");
    assert_eq!(named(["", " ", "\u{e0041}"]), SHIRO.player().to_string());
}

#[test]
fn a_hostile_text_is_quoted_harmlessly() {
    let mut table = seated("");
    let said = sentence(table.say(KURO, "/play at:x@everyone**`<@2>"));
    assert!(
        !said.contains("@everyone") && !said.contains("<@2>"),
        "{said}"
    );
    // An overlong text is cut visibly.
    for (queue, quoted) in [(24, "x".repeat(24)), (25, "x".repeat(23) + "…")] {
        let said = sentence(table.say(KURO, &format!("/play at:{}", "x".repeat(queue))));
        assert_says(&said, format!("“{quoted}”"));
    }
}

#[test]
fn the_user_menu_challenges_with_the_usual_terms() {
    let mut table = Table::new();
    let invocation = Invocation::UserMenu {
        name: english(say::command::challenge_menu()),
        target: AKA.person(),
    };
    let card = public(table.ask(KURO, invocation));
    assert_eq!(card.mention, [AKA.player()]);
    assert_says(&card, "\nGo on 9×9 · ");
}

#[test]
fn in_a_conversation_the_challengers_language_is_spoken_to_all() {
    let mut table = Table::new();
    table.answers_only();
    let _ = public(table.say(AO, "/challenge opponent:@kuro colour:black"));
    let board = in_place(table.press(KURO, "Annehmen"));
    assert_says(&board, "du bist am Zug**");
}

#[test]
fn a_record_that_cannot_be_read_is_told_and_others_go_on() {
    let mut table = seated("size:9");
    table.go_to(crate::support::table::CORNER, ChannelKind::Channel);
    begin(&mut table, "size:9");
    table.while_stopped(|path| {
        let db = crate::support::database::bare(path);
        for (key, _) in db.rows("events") {
            if key.starts_with(&1_u64.to_be_bytes()) {
                assert!(db.put("events", key, b"garbage"));
            }
        }
    });
    let said = sentence(table.say(KURO, "/play at:E5 game:1"));
    assert_says(&said, say::refusal::corrupt(GameId::new(1)));
    let said = sentence(table.press_id(KURO, "v1:play:1:2", MessageId::new(1)));
    assert_eq!(said, english(say::refusal::corrupt(GameId::new(1))));
    let list = listed(&private(table.say(KURO, "/games")));
    assert_says(&list, say::refusal::corrupt(GameId::new(1)));
    assert_says(&list, "game 2");
    let _ = public(table.say(KURO, "/play at:E5"));
    table.assert_stripped();
    table.tick();
}

#[test]
fn a_full_board_as_text_is_within_discords_limits() {
    let mut table = Table::new();
    table.forbid(Permissions::ATTACH);
    begin(&mut table, "size:19");
    let mut seed = 1_u64;
    for turn in 0..240 {
        let game = table.game(1);
        let legal: Vec<_> = game
            .terms()
            .rules
            .legal_points(game.position())
            .iter()
            .collect();
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let point = legal[(seed >> 33) as usize % legal.len()];
        let who = [KURO, SHIRO][turn % 2];
        // The table checks every message against the limits.
        let _ = public(table.say(who, &format!("/play at:{point}")));
        table.assert_stripped();
    }
    let text = table.board_as_text(AKA);
    let stones = text.card.unwrap().body;
    let position = table.game(1).position().clone();
    for point in position.board().stones(Color::White).iter() {
        assert_says(&stones, point.to_string());
    }
    for who in [KURO, SHIRO] {
        let _ = public(table.say(who, "/game pass"));
        table.assert_stripped();
    }
    let black: Vec<_> = position.board().stones(Color::Black).iter().collect();
    let names: Vec<_> = black.iter().take(45).map(ToString::to_string).collect();
    let count = public(table.say(KURO, &format!("/game mark at:{}", names.join(","))));
    table.assert_stripped();
    assert_says(&count, beginning(say::count::alt_dead("¦".to_owned())));
    // With pictures, the alt text is cut to its limit, and says so.
    table.forbid(Permissions(0));
    let board = public(table.say(SHIRO, "/game board"));
    table.assert_stripped();
    let alt = board.files[0].alt.as_deref().unwrap();
    assert_ends(alt, say::table::alt_partial());
    assert!(alt.chars().count() > 950, "as much as fits: {alt}");
}
