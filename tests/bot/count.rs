//! The count: marking, agreeing, playing on.

use tengen::bot::reply::Answer;
use tengen::game::Phase;

use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::script::{play, seated};
use crate::support::table::{Table, public, sentence};

/// A wall each, a dead white stone on A1 and a dead black one on E5.
///
/// ```text
/// . X . O X
/// . X . O .
/// . X . O .
/// . X . O .
/// O X . O .
/// ```
fn counting() -> Table {
    let mut table = seated("size:5 komi:0.5");
    play(&mut table, "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 E5 A1 pass pass");
    // What the bot suggests is taken back: these tests are about marking by hand.
    let _ = public(table.say(KURO, "/mark at:A1,E5"));
    table.stripped();
    table
}

#[test]
fn the_bot_suggests_what_is_dead_and_the_players_change_it() {
    let mut table = seated("size:5 komi:0.5");
    play(&mut table, "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 E5 A1 pass");
    let count = public(table.say(SHIRO, "/pass"));
    table.stripped();
    assert!(
        count.content.contains("I suggest as dead: A1 E5."),
        "{}",
        count.content
    );
    assert!(count.content.contains("White leads by 0.5."));
    let changed = public(table.say(SHIRO, "/mark at:E5"));
    table.stripped();
    assert!(!changed.content.contains("I suggest"));
    let Phase::Counting { marking, agreed } = table.game(1).phase() else {
        panic!()
    };
    assert_eq!((marking.dead.len(), agreed), (1, None));
}

#[test]
fn two_passes_begin_the_count() {
    let mut table = seated("size:5");
    play(&mut table, "C3 pass");
    let count = public(table.say(KURO, "/pass"));
    table.stripped();
    assert!(count.content.contains("the count begins"));
    assert_eq!(count.mention, [SHIRO.player()]);
    assert_eq!(
        table.buttons(),
        [[
            "Mark a chain",
            "Board as text",
            "Agree",
            "Play on",
            "Seki",
            "Play it out",
            "More…"
        ]]
    );
    assert!(sentence(table.say(KURO, "/play at:A1 game:1")).contains("the count has begun"));
}

#[test]
fn marking_agreeing_and_the_result() {
    let mut table = counting();
    assert!(matches!(table.press(KURO, "Mark a chain"), Answer::Form(_)));
    let Answer::Replace(count) = table.fill(KURO, "A1, E5") else {
        panic!("the count is changed in place");
    };
    assert!(
        count.content.contains("Marked as dead: A1 E5."),
        "{}",
        count.content
    );
    let score = "Score        Black   White\n\
                 Territory        5       5\n\
                 Prisoners        1       1\n\
                 Komi                   0.5\n\
                 Total            6     6.5\n";
    assert!(count.content.contains(score), "{}", count.content);
    assert!(count.content.contains("White leads by 0.5."));

    let agreed = public(table.press(KURO, "Agree"));
    table.stripped();
    assert_eq!(agreed.mention, [SHIRO.player()]);
    assert!(agreed.content.contains("<@1> has agreed to this count."));
    assert!(sentence(table.press(KURO, "Agree")).contains("agreed to this count already"));

    let result = public(table.press(SHIRO, "Agree"));
    table.stripped();
    assert!(
        result
            .content
            .contains("**<@2> (White) wins by 0.5 points.**"),
        "{}",
        result.content
    );
    assert!(result.files.iter().any(|file| file.name.ends_with(".sgf")));
    assert!(matches!(table.game(1).phase(), Phase::Finished(_)));
}

#[test]
fn a_change_withdraws_the_agreement_and_nobody_agrees_to_what_they_did_not_see() {
    let mut table = counting();
    let _ = public(table.say(KURO, "/mark at:A1"));
    table.stripped();
    let (agree, message) = table.custom_id("Agree");
    let _ = public(table.press(KURO, "Agree"));
    table.stripped();
    let changed = public(table.say(SHIRO, "/mark at:E5"));
    table.stripped();
    assert!(changed.content.contains("nobody has agreed to it yet"));
    let Answer::Whisper(moved_on) = table.press_id(KURO, &agree, message) else {
        panic!("a stale press is answered privately");
    };
    assert!(moved_on.content.starts_with("Game 1 has moved on"));
    assert!(matches!(
        table.game(1).phase(),
        Phase::Counting { agreed: None, .. }
    ));
}

#[test]
fn naming_a_dead_chain_again_revives_it() {
    let mut table = counting();
    let _ = public(table.say(KURO, "/mark at:B1"));
    table.stripped();
    let Phase::Counting { marking, .. } = table.game(1).phase() else {
        panic!()
    };
    assert_eq!(marking.dead.len(), 5, "the whole chain is dead");
    // Named twice at once it still turns once.
    let count = public(table.say(SHIRO, "/mark at:B5,B3"));
    table.stripped();
    assert!(count.content.contains("alive again"));
    let Phase::Counting { marking, .. } = table.game(1).phase() else {
        panic!()
    };
    assert!(marking.dead.is_empty());
}

#[test]
fn what_cannot_be_marked_is_named_and_nothing_else_is_marked() {
    let mut table = counting();
    assert!(sentence(table.say(KURO, "/mark at:A1,C3")).contains("There is no stone on C3"));
    assert!(sentence(table.say(KURO, "/mark at:A1;I3")).contains("letter I"));
    assert!(sentence(table.say(AKA, "/mark at:A1")).contains("no game in the count"));
    assert!(sentence(table.press(AKA, "Agree")).contains("You do not play in this game"));
    let Phase::Counting { marking, .. } = table.game(1).phase() else {
        panic!()
    };
    assert!(marking.dead.is_empty());
}

#[test]
fn whoever_asks_to_play_on_lets_the_opponent_move_first() {
    let mut table = counting();
    let board = public(table.press(SHIRO, "Play on"));
    table.stripped();
    assert!(
        board
            .content
            .contains("White asked to play on, so Black moves first.")
    );
    assert_eq!(board.mention, [KURO.player()]);
    play(&mut table, "E3 pass pass");
    assert!(matches!(table.game(1).phase(), Phase::Counting { .. }));
}
