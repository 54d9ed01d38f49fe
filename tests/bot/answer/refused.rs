//! Refusals that teach: the rule by name, why it applies here, a picture, and the way to its page.

use tengen::bot::port::message::Message;
use tengen::bot::port::request::Permissions;
use tengen::i18n::{UserInput, say};
use tengen::rules::{Color, RuleSet, Size, Variant};

use crate::support::board::{at, points};
use crate::support::cast::{AO, KURO, Member, SHIRO};
use crate::support::script::{play, play_from, seated};
use crate::support::table::{Table, private, public};
use crate::support::words::{
    assert_begins, assert_ends, assert_lacks, assert_says, beginning, english, german,
};

/// Black may not retake on C3: White has just captured there with B3.
const KO: &str = "B4 C4 A3 D3 B2 C2 C3 B3";

/// The private answer to a point that `who` may not play on.
#[track_caller]
fn refusal(table: &mut Table, who: Member, at: &str) -> Message {
    let moves = table.game(1).moves().len();
    let message = private(table.say(who, &format!("/play at:{at}")));
    assert_eq!(table.game(1).moves().len(), moves, "nothing was played");
    message
}

/// The pictures' names and what they show.
fn pictures(message: &Message) -> Vec<(&str, String)> {
    let files = message.files.iter();
    files
        .map(|file| (file.name.as_str(), file.alt.clone().unwrap()))
        .collect()
}

/// The heading of the page that the button leads `who` to, which only they see.
#[track_caller]
fn page(table: &mut Table, who: Member, button: &str) -> Message {
    let page = private(table.press(who, button));
    assert!(!page.rows.is_empty(), "from there one reads on");
    page
}

/// The title of a page without the number of its part.
fn title(page: &Message) -> String {
    let title = page.card.as_ref().unwrap().title.to_string();
    let name = title.split_once(" · ").map(|(name, _)| name.to_owned());
    name.unwrap_or(title)
}

#[test]
fn ko_is_explained_shown_and_leads_to_its_page() {
    let mut table = seated("size:9");
    play(&mut table, KO);
    let no = refusal(&mut table, KURO, "C3");
    assert_eq!(
        no.content,
        format!(
            "{}\n{}",
            english(say::refusal::ko_of(at("C3"), at("B3"))),
            english(say::refusal::why_ko(Color::White, at("B3"), at("C3")))
        )
    );
    assert_eq!(
        pictures(&no),
        [(
            "tengen-1-10-ko.png",
            format!(
                "{} {} {} {} {} {} {} {} {}",
                english(say::table::alt_last(say::table::captured(
                    Color::White,
                    at("B3"),
                    1
                ))),
                english(say::table::alt_turn(Color::Black)),
                english(say::table::alt_prisoners(0, 1)),
                english(say::help::alt_part(9, 9, at("A1"), at("J9"))),
                english(say::table::alt_ko(at("C3"))),
                english(say::help::alt_cross("C3".to_owned())),
                english(say::help::alt_circle("B3".to_owned())),
                english(say::table::alt_stones(Color::Black, "B4 A3 B2".to_owned())),
                english(say::table::alt_stones(
                    Color::White,
                    "C4 B3 D3 C2".to_owned()
                ))
            )
        )]
    );
    let page = page(
        &mut table,
        KURO,
        &english(say::refusal::button_read(say::help::ko_title())),
    );
    assert_eq!(title(&page), english(say::help::ko_title()));
    let [picture] = &page.files[..] else {
        panic!("one picture: {page:?}");
    };
    assert_eq!(picture.name, "tengen-ko.png");
    let alt = picture.alt.as_deref().unwrap();
    assert!(
        alt.starts_with(&format!(
            "{} {} {}",
            english(say::table::alt_last(say::table::captured(
                Color::Black,
                at("D4"),
                1
            ))),
            english(say::table::alt_turn(Color::White)),
            english(say::table::alt_prisoners(1, 0))
        )) && alt.contains(&format!(
            "{} {}",
            english(say::help::alt_cross("C4".to_owned())),
            english(say::help::alt_circle("D4".to_owned()))
        )),
        "{alt}"
    );
}

#[test]
fn ko_is_explained_in_german_to_who_reads_german() {
    let mut table = Table::new();
    let _ = public(table.say(AO, "/challenge opponent:@shiro colour:black size:9"));
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let _ = table.take_post();
    play_from(&mut table, [AO, SHIRO], KO);
    let no = refusal(&mut table, AO, "C3");
    assert_eq!(
        no.content,
        format!(
            "{}\n{}",
            german(say::refusal::ko_of(at("C3"), at("B3"))),
            german(say::refusal::why_ko(Color::White, at("B3"), at("C3")))
        )
    );
    let [(_, alt)] = &pictures(&no)[..] else {
        panic!("one picture");
    };
    assert_begins(
        alt,
        format!(
            "{} {} {} {} {} {} {}",
            german(say::table::alt_last(say::table::captured(
                Color::White,
                at("B3"),
                1
            ))),
            german(say::table::alt_turn(Color::Black)),
            german(say::table::alt_prisoners(0, 1)),
            german(say::help::alt_part(9, 9, at("A1"), at("J9"))),
            german(say::table::alt_ko(at("C3"))),
            german(say::help::alt_cross("C3".to_owned())),
            german(say::help::alt_circle("B3".to_owned()))
        ),
    );
    let page = page(
        &mut table,
        AO,
        &german(say::refusal::button_read(say::help::ko_title())),
    );
    assert_begins(german(say::help::ko()), page.card.unwrap().body.to_string());
    assert_eq!(page.files.len(), 1);
}

/// Japanese 1989, Article 7.2: while a dispute is played out, playing elsewhere does not lift a ko.
#[test]
fn ko_in_a_trial_asks_for_a_pass_for_that_ko() {
    let mut table = seated("size:9 rules:japanese");
    play(&mut table, "B4 C4 A3 D3 B2 C2 C3 pass pass");
    let _ = private(table.more(KURO, "try"));
    let _ = table.confirm(KURO, say::count::button_first(Color::White));
    table.assert_stripped();
    play_from(&mut table, [SHIRO, KURO], "B3 J9 J1");
    let no = refusal(&mut table, KURO, "C3");
    assert_eq!(
        no.content,
        format!(
            "{}\n{}",
            english(say::refusal::ko_of(at("C3"), at("B3"))),
            english(say::refusal::why_ko_in_trial(at("C3")))
        )
    );
    let [(_, alt)] = &pictures(&no)[..] else {
        panic!("one picture");
    };
    assert_says(
        alt,
        format!(
            "{} {} {}",
            english(say::help::alt_cross("C3".to_owned())),
            english(say::help::alt_circle("B3".to_owned())),
            beginning(say::table::alt_stones(Color::Black, "J9 B4¦".to_owned()))
        ),
    );
    let page = page(
        &mut table,
        KURO,
        &english(say::refusal::button_read(say::help::ko_title())),
    );
    assert_eq!(title(&page), english(say::help::ko_title()));
}

#[test]
fn large_boards_are_shown_around_the_point() {
    let mut table = seated("size:19");
    play(&mut table, KO);
    let no = refusal(&mut table, KURO, "C3");
    let [(_, alt)] = &pictures(&no)[..] else {
        panic!("one picture");
    };
    assert_says(
        alt,
        format!(
            " {}",
            english(say::help::alt_part(19, 19, at("A1"), at("E5")))
        ),
    );
    assert!(
        no.files[0].bytes.len() < 60_000,
        "{}",
        no.files[0].bytes.len()
    );
}

#[test]
fn superko_shows_the_board_that_would_come_back() {
    let mut table = seated("size:9 rules:chinese");
    play(&mut table, KO);
    let no = refusal(&mut table, KURO, "C3");
    assert_eq!(
        no.content,
        format!(
            "{}\n{} {}",
            english(say::refusal::superko(at("C3"), 7)),
            english(say::refusal::why_ko(Color::White, at("B3"), at("C3"))),
            english(say::refusal::earlier_picture())
        )
    );
    assert_eq!(
        pictures(&no),
        [
            (
                "tengen-1-10-superko.png",
                format!(
                    "{} {} {} {} {} {} {} {}",
                    english(say::table::alt_last(say::table::captured(
                        Color::White,
                        at("B3"),
                        1
                    ))),
                    english(say::table::alt_turn(Color::Black)),
                    english(say::table::alt_prisoners(0, 1)),
                    english(say::help::alt_part(9, 9, at("A1"), at("J9"))),
                    english(say::table::alt_ko(at("C3"))),
                    english(say::help::alt_cross("C3".to_owned())),
                    english(say::table::alt_stones(Color::Black, "B4 A3 B2".to_owned())),
                    english(say::table::alt_stones(
                        Color::White,
                        "C4 B3 D3 C2".to_owned()
                    ))
                )
            ),
            (
                "tengen-1-10-earlier.png",
                format!(
                    "{} {} {} {}",
                    english(say::help::alt_part(9, 9, at("A1"), at("J9"))),
                    english(say::help::alt_square("B3 C3".to_owned())),
                    english(say::table::alt_stones(
                        Color::Black,
                        "B4 A3 C3 B2".to_owned()
                    )),
                    english(say::table::alt_stones(Color::White, "C4 D3 C2".to_owned()))
                )
            ),
        ]
    );
    let page = page(
        &mut table,
        KURO,
        &english(say::refusal::button_read(say::help::superko_title())),
    );
    assert_eq!(title(&page), english(say::help::superko_title()));
}

/// Two stones are given up, and the one that took them would be taken in turn: no ko, and yet a repetition.
#[test]
fn superko_without_a_ko_says_what_the_rule_is() {
    let mut table = seated("size:9 rules:chinese");
    play(&mut table, "A2 B1 B2 C2 B3 D1 J9 A1 C1");
    let no = refusal(&mut table, SHIRO, "B1");
    assert_begins(
        &no,
        format!(
            "{}\n{}",
            english(say::refusal::superko(at("B1"), 7)),
            english(say::refusal::why_superko())
        ),
    );
    let [_, (name, alt)] = &pictures(&no)[..] else {
        panic!("two pictures");
    };
    assert_eq!(*name, "tengen-1-11-earlier.png");
    assert_says(alt, say::help::alt_square("B1 C1".to_owned()));
}

#[test]
fn suicide_of_one_stone_names_what_surrounds_it() {
    let mut table = seated("size:9");
    play(&mut table, "A2 E5 B1");
    let no = refusal(&mut table, SHIRO, "A1");
    assert_eq!(
        no.content,
        format!(
            "{}\n{}",
            english(say::refusal::suicide(at("A1"))),
            english(say::refusal::why_suicide_alone(
                Color::Black,
                points("B1 A2")
            ))
        )
    );
    let [(name, alt)] = &pictures(&no)[..] else {
        panic!("one picture");
    };
    assert_eq!(*name, "tengen-1-5-suicide.png");
    assert_says(
        alt,
        format!(
            "{} {}",
            english(say::help::alt_cross("A1".to_owned())),
            english(say::table::alt_stones(Color::Black, "A2 B1".to_owned()))
        ),
    );
    let page = page(
        &mut table,
        SHIRO,
        &english(say::refusal::button_read(say::help::suicide_title())),
    );
    assert_eq!(title(&page), english(say::help::suicide_title()));
}

#[test]
fn suicide_of_a_chain_names_the_chain() {
    let mut table = seated("size:9");
    play(&mut table, "A3 A2 B2 J9 C1 B1 J1");
    let no = refusal(&mut table, SHIRO, "A1");
    assert_ends(
        &no,
        say::refusal::why_suicide_chain(at("A1"), points("B1 A2")),
    );
    let [(_, alt)] = &pictures(&no)[..] else {
        panic!("one picture");
    };
    assert_says(
        alt,
        format!(
            "{} {}",
            english(say::help::alt_cross("A1".to_owned())),
            english(say::help::alt_triangle("B1 A2".to_owned()))
        ),
    );
}

#[test]
fn what_a_picture_would_not_explain_has_none() {
    let mut table = seated("game:atari-go size:9");
    for (answer, said, button, title) in [
        (
            "/play at:E5",
            format!(
                "{}\n{}",
                english(say::refusal::occupied(at("E5"))),
                english(say::refusal::why_occupied(Color::Black))
            ),
            english(say::refusal::button_read(say::terms::game(
                Variant::AtariGo.into(),
            ))),
            english(say::terms::game(Variant::AtariGo.into())),
        ),
        (
            "/play at:K1",
            english(say::refusal::off_board(
                UserInput::new("K1"),
                Size::square(9).unwrap(),
                at("J9"),
            )),
            english(say::refusal::button_read(say::rules::board_title())),
            english(say::rules::board_title()),
        ),
        (
            "/game pass",
            english(say::refusal::pass_forbidden()),
            english(say::refusal::button_read(say::help::passing_title())),
            english(say::help::passing_title()),
        ),
    ] {
        let no = private(table.say(KURO, answer));
        assert_eq!(no.content, said);
        assert!(no.files.is_empty(), "{answer}");
        let page = page(&mut table, KURO, &button);
        assert_eq!(self::title(&page), title);
    }
    // Nor is a button offered; one that is older than this rule is refused in the same words.
    let board = table.custom_id(say::table::button_play()).1;
    let no = private(table.press_id(KURO, "v1:pass:1:2", board));
    assert!(
        no.content
            .starts_with(&english(say::refusal::pass_forbidden())),
        "nobody is asked a vain question"
    );
}

#[test]
fn the_form_refuses_as_the_command_does() {
    let mut table = seated("size:9");
    play(&mut table, KO);
    let _ = table.open_form(KURO);
    let no = public(table.fill(KURO, "C3"));
    assert_begins(&no, "**Ko:**");
    assert_eq!(no.files.len(), 1);
}

#[test]
fn where_files_are_forbidden_the_text_stands_alone() {
    let mut table = Table::new();
    table.forbid(Permissions::ATTACH);
    crate::support::script::begin(&mut table, "size:9 rules:chinese");
    play(&mut table, KO);
    let no = refusal(&mut table, KURO, "C3");
    assert!(no.files.is_empty());
    assert_begins(&no, say::refusal::superko(at("C3"), 7));
    assert_lacks(&no, say::help::superko());
    let page = page(
        &mut table,
        KURO,
        &english(say::refusal::button_read(say::help::superko_title())),
    );
    assert!(page.files.is_empty());
    let body = page.card.unwrap().body;
    assert!(
        body.contains("\n 1 . *{X}O . . . 1\n"),
        "the board with its marks: {body}"
    );
}

#[test]
fn a_pair_that_moves_in_between_is_told_of_once() {
    let mut table = seated("game:go-bang");
    play(&mut table, "D4 C4 A1 F4");
    let board = public(table.say(KURO, "/play at:E4"));
    table.assert_stripped();
    let sentence = "D4 E4 moved in between two opposing stones and stay: \
                    only the one who closes the trap captures.";
    assert_says(&board, sentence);
    let next = public(table.say(SHIRO, "/play at:O15"));
    table.assert_stripped();
    assert_lacks(&next, "in between");
}

#[test]
fn a_taken_point_leads_to_the_page_about_the_game_that_is_played() {
    for (options, game) in [
        ("game:gomoku rules:renju", "renju"),
        // Pairs that win are on the page of Go-Bang.
        ("game:go-bang rules:pente", "go-bang"),
        ("game:gomoku", "gomoku"),
        // These rules have the name of a page about counting.
        ("game:go rules:territory size:9", "go"),
    ] {
        let mut table = seated(options);
        play(&mut table, "E5");
        let _no = refusal(&mut table, SHIRO, "E5");
        let rules = RuleSet::of_game(game).unwrap().rules;
        let title = say::terms::game((&rules).into());
        let label = english(say::refusal::button_read(title));
        let _page = page(&mut table, SHIRO, &label);
    }
}
