//! Texts about a game fit its rules and its board.

use tengen::game::{GameId, MessageId};
use tengen::i18n::{GameName, Link, Text, say};
use tengen::rules::{Color, HalfPoints, Size, Variant};

use crate::support::board::at;
use crate::support::cast::{AKA, AO, KURO, SHIRO};
use crate::support::script::{begin, play, play_from, rule, seated};
use crate::support::table::{Table, form_of, private, public};
use crate::support::words::{
    assert_begins, assert_lacks, assert_says, each_english, english, german, listed, until,
};

fn games(table: &mut Table, who: crate::support::cast::Member) -> String {
    listed(&private(table.say(who, "/games")))
}

/// The line of a game without a winner in kuro's history.
fn in_history(game: u64, variant: Variant, size: u8, ending: &str) -> Text {
    say::people::history_open(
        GameId::new(game),
        variant.into(),
        Size::square(size).unwrap(),
        SHIRO.bare(),
        until(1_800_000_000),
        ending.to_owned(),
    )
}

/// The way to a message at `table`.
fn to_board(table: &Table, message: u64) -> Link {
    let link = Link::to_message(table.setting.place, MessageId::new(message));
    link.in_words(say::list::to_board)
}

#[test]
fn a_pass_is_offered_only_where_the_rules_allow_one() {
    for (options, offered) in [
        ("game:go size:9", true),
        ("game:gomoku", false),
        ("game:go-bang", false),
        ("game:atari-go", false),
    ] {
        let table = seated(options);
        let buttons = table.buttons().concat();
        assert_eq!(
            buttons.contains(&english(say::table::button_pass()).to_owned()),
            offered,
            "{options}"
        );
    }
}

#[test]
fn examples_in_forms_are_points_of_the_board() {
    for (size, one, two) in [
        ("7", "B2", "B2 F6"),
        ("9", "D4", "D4 F6"),
        ("19", "D4", "D4 Q16"),
    ] {
        let mut table = seated(&format!("size:{size}"));
        assert_eq!(table.open_form(KURO).fields[0].placeholder, one);
        play(&mut table, "C3 pass pass");
        for value in ["mark", "seki"] {
            let form = form_of(table.more(KURO, value));
            assert_eq!(form.fields[0].placeholder, two);
        }
    }
}

#[test]
fn atari_go_to_several_captures_tells_their_sum() {
    let mut table = seated("game:atari-go rules:atari-go-empty size:9 captures:2");
    play(&mut table, "A2 A1 B1 J9 J8");
    let result = public(table.say(SHIRO, "/play at:E5"));
    table.assert_stripped();
    assert_says(&result, say::table::turn(KURO.mention()));
    let result = public(table.say(KURO, "/play at:H9"));
    table.assert_stripped();
    assert_says(
        &result,
        say::table::won_capture(KURO.mention(), Color::Black, 2),
    );
}

#[test]
fn games_that_nobody_won_are_told_apart_in_a_history() {
    let mut table = seated("size:5 rules:strasbourg");
    play(&mut table, "pass pass");
    begin(&mut table, "size:5");
    let _ = public(rule(
        &mut table,
        AKA,
        "forfeit game:2 colour:both",
        "Art. 13",
    ));
    table.assert_stripped();
    begin(&mut table, "size:5");
    let _ = public(rule(&mut table, AKA, "call-off game:3", "asked to"));
    table.assert_stripped();
    begin(&mut table, "game:gomoku");
    let _ = table.say(KURO, "/game draw");
    table.assert_stripped();
    let _ = public(table.press(SHIRO, say::table::button_consent()));
    table.assert_stripped();
    let history = private(table.say(KURO, "/games player:@kuro"))
        .card
        .unwrap()
        .body;
    for (game, variant, size, ending) in [
        (1, Variant::Go, 5, "jigo"),
        (2, Variant::Go, 5, "both-lose"),
        (3, Variant::Go, 5, "called-off"),
        (4, Variant::Gomoku, 15, "draw"),
    ] {
        assert_says(&history, in_history(game, variant, size, ending));
    }
}

#[test]
fn a_game_without_result_is_told_so_in_a_history() {
    let mut table = seated("size:5 rules:japanese");
    // Two stones sent and one returned: the whole board comes back.
    play(&mut table, "B1 A2 D1 B2 C2 E5 A1 C1 B1 pass");
    let _ = public(table.press(KURO, say::table::button_no_result()));
    table.assert_stripped();
    let _ = public(table.press(SHIRO, say::table::button_consent()));
    table.assert_stripped();
    let history = private(table.say(KURO, "/games player:@kuro"))
        .card
        .unwrap()
        .body;
    assert_begins(&history, in_history(1, Variant::Go, 5, "no-result"));
}

#[test]
fn where_stones_alone_count_the_result_speaks_of_stones_and_shows_no_territory() {
    let mut table = seated("size:5 rules:strasbourg");
    play(&mut table, "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 pass");
    let result = public(table.say(SHIRO, "/game pass"));
    table.assert_stripped();
    assert_says(&result, say::table::drawn_stones(HalfPoints::new(10)));
    let alt = result.files[0].alt.as_ref().unwrap();
    assert_lacks(alt.to_lowercase(), "territory");
    begin(&mut table, "size:5 rules:strasbourg");
    play(&mut table, "C1 pass");
    let result = public(table.say(KURO, "/game pass"));
    table.assert_stripped();
    assert_says(
        &result,
        say::table::won_stones(KURO.mention(), Color::Black, HalfPoints::new(2)),
    );
}

#[test]
fn go_bang_counts_pairs_in_words_as_in_the_picture_and_pente_has_its_name() {
    let mut table = seated("game:go-bang size:9 rules:pente");
    play(&mut table, "D4 E4 A1 F4");
    let board = public(table.say(KURO, "/play at:G4"));
    table.assert_stripped();
    let told = &board.content;
    assert_begins(told, "**Move 5 · Black G4** · 2 captured");
    let alt = board.files[0].alt.as_ref().unwrap();
    assert_says(
        alt,
        each_english([
            say::table::alt_pairs(1, 0),
            say::table::alt_board(
                GameName::from(&table.game(1).terms().rules),
                9,
                9,
                GameId::new(1),
            ),
        ])
        .join(" "),
    );
    assert_says(games(&mut table, KURO), "game 1, Pente on 9×9");
    begin(&mut table, "game:gomoku");
    let board = public(table.say(KURO, "/play at:D4 game:2"));
    table.assert_stripped();
    let alt = board.files[0].alt.as_ref().unwrap();
    assert_lacks(alt, "aptured");
}

#[test]
fn of_a_pair_the_one_who_played_and_the_one_to_move_are_named() {
    let mut table = Table::new();
    let challenge =
        "/together pair-go opponent:@shiro partner:@aka opponent-partner:@ao colour:black size:5";
    let _ = public(table.say(KURO, challenge));
    for member in [AO, AKA, SHIRO] {
        let _ = public(table.press(member, say::challenge::button_accept()));
    }
    drop(table.take_post());
    let board = public(table.say(KURO, "/play at:C3"));
    table.assert_stripped();
    assert_says(&board, "Black C3** · <@1>");
    let alt = board.files[0].alt.as_ref().unwrap();
    assert_begins(
        alt,
        say::table::alt_last(say::table::played(Color::Black, at("C3"))),
    );
    for waiting in [KURO, AKA] {
        let listed = games(&mut table, waiting);
        assert_begins(
            &listed,
            say::table::games_theirs(
                GameId::new(1),
                Variant::Go.into(),
                Size::square(5).unwrap(),
                SHIRO.bare(),
                to_board(&table, 5003),
            ),
        );
    }
    let listed = games(&mut table, AO);
    assert_begins(
        &listed,
        german(say::table::games_theirs(
            GameId::new(1),
            Variant::Go.into(),
            Size::square(5).unwrap(),
            SHIRO.bare(),
            to_board(&table, 5003),
        )),
    );
    play_from(&mut table, [SHIRO], "B1");
    let passed = public(table.say(AKA, "/game pass"));
    table.assert_stripped();
    assert_says(&passed, "Black passes** · <@3>");
}

#[test]
fn a_proposal_is_no_turn_but_waits_for_an_answer() {
    let mut table = seated("game:gomoku");
    let _ = table.say(KURO, "/game draw");
    table.assert_stripped();
    let listed = games(&mut table, SHIRO);
    assert_begins(
        &listed,
        say::table::games_proposed(
            GameId::new(1),
            Variant::Gomoku.into(),
            Size::square(15).unwrap(),
            KURO.bare(),
            to_board(&table, 5003),
            "draw".to_owned(),
        ),
    );
    let listed = games(&mut table, KURO);
    assert_begins(
        &listed,
        say::table::games_yours(
            GameId::new(1),
            Variant::Gomoku.into(),
            Size::square(15).unwrap(),
            SHIRO.bare(),
            to_board(&table, 5003),
        ),
    );
    let _ = public(table.press(SHIRO, say::table::button_reject()));
    table.assert_stripped();
    let listed = games(&mut table, SHIRO);
    assert_begins(
        &listed,
        say::table::games_theirs(
            GameId::new(1),
            Variant::Gomoku.into(),
            Size::square(15).unwrap(),
            KURO.bare(),
            to_board(&table, 5006),
        ),
    );
}
