//! Conditional moves: planned in private, made in the same breath, and nobody else's business.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::{Message, Row};
use tengen::game::{Actor, GameId};

use crate::support::cast::{AKA, AO, KURO, Member, SHIRO};
use crate::support::desk::{Deed, direct};
use crate::support::script::{begin, play, play_from, seated};
use crate::support::table::{Table, private, public, sentence};

/// Kuro has played C3 on a board of 9, and shiro is to move.
fn waiting() -> Table {
    let mut table = seated("size:9");
    play(&mut table, "C3");
    table
}

/// What kuro is shown after `command`.
fn told(table: &mut Table, command: &str) -> Message {
    private(table.say(KURO, command))
}

/// The list of a plan.
#[track_caller]
fn list(message: &Message) -> String {
    let card = message.card.as_ref().expect("a plan");
    card.body.split("```").nth(1).unwrap().trim().to_owned()
}

/// The message that became of the one below which was pressed.
#[track_caller]
fn replaced(answer: Answer) -> Message {
    match answer {
        Answer::Replace(message) => message,
        other => panic!("not replaced: {other:?}"),
    }
}

/// What `who` was told directly of their plan when the board had changed.
#[track_caller]
fn dropped_plan(table: &Table, who: Member) -> Message {
    let mut posted = Vec::new();
    for deed in table.deeds() {
        match deed {
            Deed::Posted(channel, message) if channel == direct(who.player()) => {
                posted.push(message);
            }
            Deed::Stripped(_) => {}
            other => panic!("unexpected: {other:?}"),
        }
    }
    assert_eq!(posted.len(), 1);
    let mut desk = table.desk.lock();
    desk.message(posted[0]).unwrap().message.clone()
}

fn moves(table: &Table, game: u64) -> usize {
    table.game(game).moves().len()
}

#[test]
fn a_planned_answer_comes_with_the_move_that_it_answers() {
    let mut table = waiting();
    let plan = told(&mut table, "/ifthen they:G7 me:G3");
    assert_eq!(plan.content, "Planned: G7 G3.");
    assert_eq!(plan.card.as_ref().unwrap().title, "Your plan in game 1");
    assert_eq!(list(&plan), "G7 → G3");
    let alt = plan.files[0].alt.as_ref().unwrap();
    assert!(
        alt.starts_with("The picture shows the line G7 G3."),
        "{alt}"
    );
    assert!(
        alt.contains("1 on G7") || alt.contains("G7 1") || alt.contains("1 G7"),
        "{alt}"
    );
    // After a restart it is still there.
    table.restart();
    let board = public(table.say(SHIRO, "/play at:G7"));
    table.stripped();
    assert!(
        board
            .content
            .contains("White played G7. Black answered G3 as planned."),
        "{}",
        board.content
    );
    assert_eq!(
        board.mention,
        [SHIRO.player()],
        "only who is to move is pinged"
    );
    let game = table.game(1);
    assert_eq!(game.moves().len(), 3);
    let [.., theirs, answer] = game.events() else {
        panic!("two moves");
    };
    assert_eq!(theirs.by, Actor::Player(SHIRO.player()));
    assert_eq!(answer.by, Actor::Plan(KURO.player()));
    assert_eq!(theirs.at, answer.at, "it takes no time");
    let nothing = told(&mut table, "/ifthen");
    assert!(
        nothing
            .content
            .starts_with("You have planned nothing in game 1.")
    );
}

#[test]
fn lines_branch_and_are_played_to_their_ends() {
    let mut table = waiting();
    let _ = told(&mut table, "/ifthen line:G7,G3,C7,C5");
    let _ = told(&mut table, "/ifthen line:G7→G3→E7→E5");
    let plan = told(&mut table, "/ifthen they:E5 me:E6 line:D5,D6");
    assert_eq!(
        list(&plan),
        "G7 → G3\n  C7 → C5\n  E7 → E5\nE5 → E6\n  D5 → D6"
    );
    let again = told(&mut table, "/ifthen they:E5 me:E4");
    assert!(again.content.contains("takes the place of another answer"));
    assert_eq!(list(&again), "G7 → G3\n  C7 → C5\n  E7 → E5\nE5 → E4");
    for point in ["G7", "E7"] {
        let _ = public(table.say(SHIRO, &format!("/play at:{point}")));
        table.stripped();
    }
    assert_eq!(moves(&table, 1), 5);
}

#[test]
fn every_way_to_move_is_answered() {
    let mut table = waiting();
    let _ = told(&mut table, "/ifthen line:G7,G3,pass,E5");
    let _ = table.press(SHIRO, "Play");
    let _ = public(table.fill(SHIRO, "G7"));
    table.stripped();
    assert_eq!(moves(&table, 1), 3);
    let board = public(table.say(SHIRO, "/pass"));
    table.stripped();
    assert!(
        board
            .content
            .contains("White passed. Black answered E5 as planned.")
    );
}

#[test]
fn a_planned_pass_can_begin_the_count() {
    let mut table = waiting();
    let _ = told(&mut table, "/ifthen they:pass me:pass");
    let count = public(table.say(SHIRO, "/pass"));
    table.stripped();
    assert!(
        count.content.contains("the count begins"),
        "{}",
        count.content
    );
}

#[test]
fn a_deviation_drops_the_plan_and_its_player_is_told_once() {
    let mut table = waiting();
    let _ = told(&mut table, "/ifthen line:G7,G3,C7,C5");
    let board = public(table.say(SHIRO, "/play at:G6"));
    assert_eq!(board.mention, [KURO.player()]);
    assert!(!board.content.contains("plan"), "{}", board.content);
    let told = dropped_plan(&table, KURO);
    let words = "Game 1 has not gone on as you had planned: your plan is dropped. https://";
    assert!(told.content.starts_with(words), "{}", told.content);
    assert!(told.mention.is_empty());
    table.tick();
    let said = sentence(table.say(KURO, "/ifthen"));
    assert_eq!(
        said,
        "It is your turn: play first, then plan what comes after."
    );
    play(&mut table, "E5");
    assert!(
        table
            .wait(table.store().plan(GameId::new(1), KURO.player()))
            .unwrap()
            .is_none()
    );
}

#[test]
fn who_takes_no_direct_messages_hears_of_a_dropped_plan_when_asking_for_it() {
    let mut table = waiting();
    table.desk.lock().closed.push(KURO.player());
    let _ = told(&mut table, "/ifthen line:G7,G3,C7,C5");
    let _ = public(table.say(SHIRO, "/play at:G6"));
    let deeds = table.deeds();
    // In the channel, it would tell everybody that there was a plan.
    assert!(
        deeds.iter().all(|deed| !matches!(deed, Deed::Posted(..))),
        "{deeds:?}"
    );
    let said = sentence(table.say(KURO, "/ifthen"));
    assert_eq!(
        said,
        "Your opponent played G6, which your plan did not foresee: it is dropped.\n\
         It is your turn: play first, then plan what comes after."
    );
    let said = sentence(table.say(KURO, "/ifthen"));
    assert_eq!(
        said,
        "It is your turn: play first, then plan what comes after."
    );
}

#[test]
fn a_plan_that_is_void_already_is_dropped_silently() {
    let mut table = waiting();
    let _ = told(&mut table, "/ifthen line:G7,G3,C7,C5");
    table.desk.lock().closed.push(KURO.player());
    for (who, point) in [(SHIRO, "G6"), (KURO, "E5"), (SHIRO, "G7")] {
        let _ = public(table.say(who, &format!("/play at:{point}")));
    }
    let directs = table
        .deeds()
        .iter()
        .filter(|deed| matches!(deed, Deed::Failed("direct", _)))
        .count();
    assert_eq!(directs, 1, "what is void already is no news");
    assert_eq!(moves(&table, 1), 4);
}

#[test]
fn the_menu_of_the_board_leads_to_the_plan_of_whoever_waits() {
    let mut table = waiting();
    let _ = table.press(KURO, "More…");
    let plan = private(table.choose(KURO, "plan"));
    assert!(
        plan.content
            .starts_with("You have planned nothing in game 1."),
        "{}",
        plan.content
    );
    for who in [SHIRO, AKA] {
        let menu = private(table.press(who, "More…"));
        let Row::Menu(menu) = &menu.rows[0] else {
            panic!("a menu");
        };
        assert!(
            !menu.entries.iter().any(|entry| entry.value == "plan"),
            "{}",
            who.name
        );
    }
}

#[test]
fn undoing_drops_the_plan() {
    let mut table = waiting();
    let _ = told(&mut table, "/ifthen line:G7,G3,C7,C5");
    let _ = public(table.say(SHIRO, "/play at:G7"));
    table.stripped();
    let _ = public(table.say(SHIRO, "/undo"));
    table.stripped();
    let _ = public(table.press(KURO, "I consent"));
    let _ = table.deeds();
    assert_eq!(moves(&table, 1), 1);
    let _ = public(table.say(SHIRO, "/play at:G7"));
    table.stripped();
    assert_eq!(moves(&table, 1), 2, "nothing is answered");
    let said = sentence(table.say(KURO, "/ifthen"));
    assert!(
        said.starts_with("The game did not go on as you had planned"),
        "{said}"
    );
}

#[test]
fn plans_end_with_the_game() {
    let mut table = waiting();
    let _ = told(&mut table, "/ifthen they:G7 me:G3");
    let _ = table.press(SHIRO, "More…");
    let _ = table.choose(SHIRO, "resign");
    let _ = public(table.press(SHIRO, "Resign"));
    let _ = table.deeds();
    let plan = table.wait(table.store().plan(GameId::new(1), KURO.player()));
    assert!(plan.unwrap().is_none());
}

#[test]
fn what_is_wrong_with_a_line_is_told_with_its_place() {
    let mut table = waiting();
    for (command, expected) in [
        (
            "/ifthen they:D4",
            "Name both: `they`, your opponent’s move, and `me`, your answer.",
        ),
        (
            "/ifthen line:G7",
            "The line ends with a move of your opponent’s. Add your answer to it.",
        ),
        ("/ifthen line:,;", "You have planned nothing in game 1."),
        ("/ifthen they:G7 me:I5", "Move 2 of the line: "),
        ("/ifthen they:G7 me:G3 line:Z1,A1", "Move 3 of the line: "),
        (
            "/ifthen they:C3 me:G3",
            "Move 1 of the line would not be possible there. ",
        ),
        (
            "/ifthen line:G7,G3,G3,A1",
            "Move 3 of the line would not be possible there. ",
        ),
        (
            "/ifthen line:G7,K10",
            "Move 2 of the line would not be possible there. ",
        ),
        ("/ifthen drop:G7", "Move 1 of the line is not in your plan."),
    ] {
        let message = told(&mut table, command);
        assert!(
            message.content.starts_with(expected),
            "{command}: {}",
            message.content
        );
    }
    let long = "A1,".repeat(100);
    let said = told(&mut table, &format!("/ifthen line:{long}"));
    assert!(said.card.is_none());
    let hostile = told(
        &mut table,
        "/ifthen they:**@everyone** me:[x](http://x.example)",
    );
    assert!(
        !hostile.content.contains("**@everyone**"),
        "{}",
        hostile.content
    );
    assert!(
        table
            .wait(table.store().plan(GameId::new(1), KURO.player()))
            .unwrap()
            .is_none()
    );
}

#[test]
fn nobody_plans_whose_turn_it_is_or_who_does_not_play() {
    let mut table = waiting();
    let said = sentence(table.say(SHIRO, "/ifthen they:G7 me:G3"));
    assert_eq!(
        said,
        "It is your turn: play first, then plan what comes after."
    );
    let said = sentence(table.say(AKA, "/ifthen they:G7 me:G3 game:1"));
    assert_eq!(said, "You do not play in this game.");
}

#[test]
fn lines_are_added_and_dropped_with_buttons() {
    let mut table = waiting();
    let _ = told(&mut table, "/ifthen");
    let _ = table.press(KURO, "Add a line");
    let plan = replaced(table.fill(KURO, "G7 G3 C7 pass"));
    assert_eq!(list(&plan), "G7 → G3\n  C7 → pass");
    let _ = table.press(KURO, "Add a line");
    let plan = replaced(table.fill(KURO, "E7 E5"));
    let Row::Menu(menu) = &plan.rows[1] else {
        panic!("a menu");
    };
    let entries: Vec<_> = menu
        .entries
        .iter()
        .map(|entry| (entry.label.as_str(), entry.value.as_str()))
        .collect();
    assert_eq!(
        entries,
        [
            ("G7 → G3", "G7G3"),
            ("G7 → G3 · C7 → pass", "G7G3C7-"),
            ("E7 → E5", "E7E5")
        ]
    );
    let plan = replaced(table.choose(KURO, "G7G3C7-"));
    assert!(plan.content.starts_with("Dropped: G7 G3 C7 pass"));
    assert_eq!(list(&plan), "G7 → G3\nE7 → E5");
    let plan = told(&mut table, "/ifthen drop:G7");
    assert_eq!(list(&plan), "E7 → E5");
    let plan = replaced(table.press(KURO, "Drop the plan"));
    assert!(plan.content.starts_with("Your plan is dropped."));
    let _ = public(table.say(SHIRO, "/play at:E7"));
    table.stripped();
    assert_eq!(moves(&table, 1), 2);
}

#[test]
fn all_is_dropped_with_one_word_in_any_language() {
    let mut table = waiting();
    for word in ["all", "ALL", "alles", "tout"] {
        let _ = told(&mut table, "/ifthen line:G7,G3,C7,C5");
        let _ = told(&mut table, "/ifthen they:E7 me:E5");
        let gone = told(&mut table, &format!("/ifthen drop:{word}"));
        assert!(
            gone.content.starts_with("Your plan is dropped."),
            "{word}: {}",
            gone.content
        );
    }
    let _ = public(table.say(SHIRO, "/play at:G7"));
    table.stripped();
    assert_eq!(moves(&table, 1), 2, "nothing is answered");
}

#[test]
fn a_press_below_an_old_plan_is_told_that_the_game_has_moved_on() {
    let mut table = waiting();
    let _ = told(&mut table, "/ifthen they:G7 me:G3");
    let (button, message) = table.custom_id("Drop the plan");
    let _ = public(table.say(SHIRO, "/play at:E7"));
    let _ = dropped_plan(&table, KURO);
    let told = private(table.press_id(KURO, &button, message));
    assert!(
        told.content.starts_with("Game 1 has moved on"),
        "{}",
        told.content
    );
    // The other player's hand reaches only their own plan.
    play_on(&mut table);
    let _ = private(table.say(KURO, "/ifthen they:G7 me:G3"));
    let (button, message) = table.custom_id("Drop the plan");
    let _ = table.press_id(SHIRO, &button, message);
    assert_eq!(list(&self::told(&mut table, "/ifthen")), "G7 → G3");
}

fn play_on(table: &mut Table) {
    let _ = public(table.say(KURO, "/play at:A9"));
    table.stripped();
}

#[test]
fn a_plan_changes_nothing_for_anybody_else() {
    let views = |planned: bool| {
        let mut table = waiting();
        let plan = match planned {
            true => "/ifthen they:G7 me:G3",
            false => "/ifthen",
        };
        let _ = told(&mut table, plan);
        let mut views = Vec::new();
        for who in [SHIRO, AKA] {
            for command in [
                "/board",
                "/board as:rows",
                "/games",
                "/sgf",
                "/ifthen game:1",
            ] {
                views.push(seen(&mut table, who, command));
            }
            for (command, focused) in [
                ("/play at:G", "at"),
                ("/ifthen they:G", "they"),
                ("/ifthen they:G7 me:G", "me"),
                ("/ifthen", "game"),
            ] {
                views.push(table.suggestions(who, command, focused).join(" "));
            }
        }
        let _ = table.deeds();
        views
    };
    assert_eq!(views(true), views(false));
}

/// All that `who` is answered, files too.
fn seen(table: &mut Table, who: Member, command: &str) -> String {
    let (Answer::Post(message) | Answer::Ephemeral(message)) = table.say(who, command) else {
        panic!("a message");
    };
    let files: Vec<_> = message
        .files
        .iter()
        .map(|file| file.bytes.to_vec())
        .collect();
    format!("{message:?} {files:?}")
}

#[test]
fn answers_are_suggested_for_the_move_that_they_answer() {
    let mut table = waiting();
    let they = table.suggestions(KURO, "/ifthen they:G", "they");
    assert_eq!(they.len(), 9);
    let me = table.suggestions(KURO, "/ifthen they:G7 me:G", "me");
    assert_eq!(me.len(), 8);
    assert!(!me.contains(&"G7".to_owned()));
    assert!(
        table
            .suggestions(KURO, "/ifthen they:C3 me:G", "me")
            .is_empty()
    );
}

#[test]
fn a_question_which_game_is_meant_keeps_the_line() {
    let mut table = waiting();
    begin(&mut table, "size:9");
    let _ = public(table.say(KURO, "/play at:E5 game:2"));
    table.stripped();
    let which = private(table.say(KURO, "/ifthen they:G7 me:G3 line:A1,A2"));
    assert_eq!(which.content, "Which game do you mean?");
    let plan = private(table.choose(KURO, "2"));
    assert_eq!(list(&plan), "G7 → G3\n  A1 → A2");
    assert_eq!(plan.card.unwrap().title, "Your plan in game 2");
}

#[test]
fn plans_are_told_in_german_too() {
    let mut table = Table::new();
    table.club_locale = Some("de".to_owned());
    let _ = public(table.say(AO, "/challenge opponent:@shiro colour:black size:9"));
    let _ = public(table.press(SHIRO, "Annehmen"));
    let _ = table.deeds();
    play_from(&mut table, [AO], "C3");
    let plan = private(table.say(AO, "/ifthen they:G7 me:passen"));
    assert_eq!(plan.content, "Geplant: G7 passen.");
    assert_eq!(list(&plan), "G7 → passen");
    let plan = private(table.say(AO, "/ifthen they:G7 me:G3"));
    assert!(plan.content.contains("Das ersetzt eine andere Antwort"));
    let board = public(table.say(SHIRO, "/play at:G7"));
    table.stripped();
    assert!(
        board
            .content
            .contains("Schwarz hat wie geplant mit G3 geantwortet."),
        "{}",
        board.content
    );
}
