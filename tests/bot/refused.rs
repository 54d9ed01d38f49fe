//! Refusals that teach: the rule by name, why it applies here, a picture, and the way to its page.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::Message;
use tengen::bot::port::request::Permissions;

use crate::support::cast::{AO, KURO, Member, SHIRO};
use crate::support::script::{play, play_from, seated};
use crate::support::table::{Table, private, public};

/// Black may not retake on C3: White has just captured there with B3.
const KO: &str = "B4 C4 A3 D3 B2 C2 C3 B3";

/// The private answer to a point that `who` may not play on.
#[track_caller]
fn refused(table: &mut Table, who: Member, at: &str) -> Message {
    let moves = table.game(1).moves().len();
    let message = private(table.say(who, &format!("/play at:{at}")));
    assert_eq!(table.game(1).moves().len(), moves, "nothing was played");
    message
}

/// The pictures' names and what they show.
fn pictures(message: &Message) -> Vec<(&str, &str)> {
    let files = message.files.iter();
    files
        .map(|file| (file.name.as_str(), file.alt.as_deref().unwrap()))
        .collect()
}

/// The heading of the page that the button leads `who` to, which only they see.
#[track_caller]
fn page(table: &mut Table, who: Member, button: &str) -> Message {
    let page = private(table.press(who, button));
    assert!(!page.rows.is_empty(), "from there one reads on");
    page
}

#[test]
fn ko_is_explained_shown_and_leads_to_its_page() {
    let mut table = seated("size:9");
    play(&mut table, KO);
    let no = refused(&mut table, KURO, "C3");
    assert_eq!(
        no.content,
        "**Ko:** playing C3 would recapture B3 at once.\n\
         White’s stone on B3 has just captured a single stone on C3. Play elsewhere first; \
         after that you may capture back, if that is still possible."
    );
    assert_eq!(
        pictures(&no),
        [(
            "tengen-1-10-ko.png",
            "Last move: White played B3 and captured one stone. Black to move. \
             Captured by Black: 0, by White: 1. Board of 9 by 9, A1 to J9. Ko at C3. With a cross: C3. With a circle: B3. \
             Black stones: B4 A3 B2. White stones: C4 B3 D3 C2."
        )]
    );
    let page = page(&mut table, KURO, "More about: Ko");
    assert_eq!(page.card.as_ref().unwrap().title, "Ko");
    let [picture] = &page.files[..] else {
        panic!("one picture: {page:?}");
    };
    assert_eq!(picture.name, "tengen-ko.png");
    let alt = picture.alt.as_deref().unwrap();
    assert!(
        alt.starts_with(
            "Last move: Black played D4 and captured one stone. White to move. \
             Captured by Black: 1, by White: 0."
        ) && alt.contains("With a cross: C4. With a circle: D4."),
        "{alt}"
    );
}

#[test]
fn ko_is_explained_in_german_to_who_reads_german() {
    let mut table = Table::new();
    let _ = public(table.say(AO, "/challenge opponent:@shiro colour:black size:9"));
    let _ = public(table.press(SHIRO, "Accept"));
    let _ = table.posted();
    play_from(&mut table, [AO, SHIRO], KO);
    let no = refused(&mut table, AO, "C3");
    assert_eq!(
        no.content,
        "**Ko:** ein Stein auf C3 würde B3 sofort zurückschlagen.\n\
         Der weiße Stein auf B3 hat eben einen einzelnen Stein auf C3 geschlagen. \
         Spiele erst anderswo; danach darfst du zurückschlagen, wenn es dann noch geht."
    );
    let [(_, alt)] = pictures(&no)[..] else {
        panic!("one picture");
    };
    assert!(
        alt.starts_with(
            "Letzter Zug: Weiß hat B3 gespielt und einen Stein geschlagen. Schwarz ist am Zug. \
             Von Schwarz geschlagen: 0, von Weiß: 1. Brett mit 9 mal 9 Linien, A1 bis J9. Ko auf C3. \
             Mit Kreuz: C3. Mit Kreis: B3."
        ),
        "{alt}"
    );
    let page = page(&mut table, AO, "Mehr dazu: Ko");
    assert!(page.card.unwrap().body.contains("Auf dem Bild hat Schwarz"));
    assert_eq!(page.files.len(), 1);
}

/// Japanese 1989, Article 7.2: while a dispute is played out, playing elsewhere does not lift a ko.
#[test]
fn ko_in_a_trial_asks_for_a_pass_for_that_ko() {
    let mut table = seated("size:9 rules:japanese");
    play(&mut table, "B4 C4 A3 D3 B2 C2 C3 pass pass");
    let _ = private(table.press(KURO, "Play it out"));
    let _ = public(table.press(KURO, "White moves first"));
    table.stripped();
    play_from(&mut table, [SHIRO, KURO], "B3 J9 J1");
    let no = refused(&mut table, KURO, "C3");
    assert_eq!(
        no.content,
        "**Ko:** playing C3 would recapture B3 at once.\n\
         While a dispute is played out, you may recapture on C3 only after you have passed for this ko: \
         press “Pass for the ko”."
    );
    let [(_, alt)] = pictures(&no)[..] else {
        panic!("one picture");
    };
    assert!(
        alt.contains("With a cross: C3. With a circle: B3. Black stones: J9 B4"),
        "{alt}"
    );
    let page = page(&mut table, KURO, "More about: Ko");
    assert_eq!(page.card.unwrap().title, "Ko");
}

#[test]
fn large_boards_are_shown_around_the_point() {
    let mut table = seated("size:19");
    play(&mut table, KO);
    let no = refused(&mut table, KURO, "C3");
    let [(_, alt)] = pictures(&no)[..] else {
        panic!("one picture");
    };
    assert!(alt.contains(" Board of 19 by 19, A1 to E5."), "{alt}");
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
    let no = refused(&mut table, KURO, "C3");
    assert_eq!(
        no.content,
        "**Superko:** a stone on C3 would repeat the whole board as it was after move 7.\n\
         White’s stone on B3 has just captured a single stone on C3. Play elsewhere first; \
         after that you may capture back, if that is still possible. \
         The second picture is the earlier board; the squares show where it differs from now."
    );
    assert_eq!(
        pictures(&no),
        [
            (
                "tengen-1-10-superko.png",
                "Last move: White played B3 and captured one stone. Black to move. \
                 Captured by Black: 0, by White: 1. Board of 9 by 9, A1 to J9. Ko at C3. With a cross: C3. \
                 Black stones: B4 A3 B2. White stones: C4 B3 D3 C2."
            ),
            (
                "tengen-1-10-earlier.png",
                "Board of 9 by 9, A1 to J9. With a square: B3 C3. \
                 Black stones: B4 A3 C3 B2. White stones: C4 D3 C2."
            ),
        ]
    );
    let page = page(&mut table, KURO, "More about: Superko");
    assert_eq!(page.card.unwrap().title, "Superko");
}

/// Two stones are given up, and the one that took them would be taken in turn: no ko, and yet a repetition.
#[test]
fn superko_without_a_ko_says_what_the_rule_is() {
    let mut table = seated("size:9 rules:chinese");
    play(&mut table, "A2 B1 B2 C2 B3 D1 J9 A1 C1");
    let no = refused(&mut table, SHIRO, "B1");
    assert!(
        no.content.starts_with(
            "**Superko:** a stone on B1 would repeat the whole board as it was after move 7.\n\
             These rules let no stone bring back a board that has been there before. Play elsewhere first."
        ),
        "{}",
        no.content
    );
    let [_, (name, alt)] = pictures(&no)[..] else {
        panic!("two pictures");
    };
    assert_eq!(name, "tengen-1-11-earlier.png");
    assert!(alt.contains("With a square: B1 C1."), "{alt}");
}

#[test]
fn suicide_of_one_stone_names_what_surrounds_it() {
    let mut table = seated("size:9");
    play(&mut table, "A2 E5 B1");
    let no = refused(&mut table, SHIRO, "A1");
    assert_eq!(
        no.content,
        "**Suicide:** a stone on A1 would have no liberty, and it captures nothing.\n\
         Black’s stones on B1 A2 take all its liberties and still have some of their own."
    );
    let [(name, alt)] = pictures(&no)[..] else {
        panic!("one picture");
    };
    assert_eq!(name, "tengen-1-5-suicide.png");
    assert!(
        alt.contains("With a cross: A1. Black stones: A2 B1."),
        "{alt}"
    );
    let page = page(&mut table, SHIRO, "More about: Suicide");
    assert_eq!(page.card.unwrap().title, "Suicide");
}

#[test]
fn suicide_of_a_chain_names_the_chain() {
    let mut table = seated("size:9");
    play(&mut table, "A3 A2 B2 J9 C1 B1 J1");
    let no = refused(&mut table, SHIRO, "A1");
    assert!(
        no.content.ends_with(
            "A1 is the last liberty of your own stones on B1 A2: you would take it from them."
        ),
        "{}",
        no.content
    );
    let [(_, alt)] = pictures(&no)[..] else {
        panic!("one picture");
    };
    assert!(
        alt.contains("With a cross: A1. With a triangle: B1 A2."),
        "{alt}"
    );
}

#[test]
fn what_a_picture_would_not_explain_has_none() {
    let mut table = seated("game:atari-go size:9");
    for (answer, said, button, title) in [
        (
            "/play at:E5",
            "**The point is taken:** there is a stone on E5 already.\n\
             It is a black stone, and stones are never moved. Choose an empty point.",
            "More about: Atari-Go",
            "Atari-Go",
        ),
        (
            "/play at:K1",
            "**Not on the board:** K1 is not on this board. On 9×9 the points go from A1 to J9.",
            "More about: The board and its points",
            "The board and its points",
        ),
        (
            "/pass",
            "**No passing:** in this game you may not pass while there is a legal move for you.",
            "More about: Passing",
            "Passing",
        ),
    ] {
        let no = private(table.say(KURO, answer));
        assert_eq!(no.content, said);
        assert!(no.files.is_empty(), "{answer}");
        let page = page(&mut table, KURO, button);
        assert_eq!(page.card.unwrap().title, title);
    }
    // Nor is a button offered; one that is older than this rule is refused in the same words.
    let board = table.custom_id("Play").1;
    let no = private(table.press_id(KURO, "v1:pass:1:2", board));
    assert!(
        no.content.starts_with("**No passing:**"),
        "nobody is asked a vain question"
    );
}

#[test]
fn the_form_refuses_as_the_command_does() {
    let mut table = seated("size:9");
    play(&mut table, KO);
    assert!(matches!(table.press(KURO, "Play"), Answer::Form(_)));
    let no = private(table.fill(KURO, "C3"));
    assert!(no.content.starts_with("**Ko:**"));
    assert_eq!(no.files.len(), 1);
}

#[test]
fn where_files_are_forbidden_the_text_stands_alone() {
    let mut table = Table::new();
    table.forbid(Permissions::ATTACH);
    crate::support::script::begin(&mut table, "size:9 rules:chinese");
    play(&mut table, KO);
    let no = refused(&mut table, KURO, "C3");
    assert!(no.files.is_empty());
    assert!(no.content.starts_with("**Superko:**"));
    assert!(!no.content.contains("picture"), "{}", no.content);
    let page = page(&mut table, KURO, "More about: Superko");
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
    table.stripped();
    let sentence = "D4 E4 moved in between two opposing stones and stay: \
                    only the one who closes the trap captures.";
    assert!(board.content.contains(sentence), "{}", board.content);
    let next = public(table.say(SHIRO, "/play at:O15"));
    table.stripped();
    assert!(!next.content.contains("in between"));
}
