//! Pairs and teams, from entry to the end of their games.

use tengen::bot::port::message::{Message, Row};
use tengen::contest::{EntryIndex, Outcome, Phase, Standing};
use tengen::game::MessageId;
use tengen::i18n::{Name, Quote, say};

use super::games::{games, of_color};
use super::{contest, create, phase, publish, take_posts};
use crate::support::cast::{AKA, AO, KURO, MIDORI, Member, SHIRO};
use crate::support::script::{MODERATES, resign_game};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{assert_says, english, german};

/// Sets up a tournament that two sides have entered: kuro with aka, and shiro with midori.
fn create_with_players(table: &mut Table, options: &str) {
    let card = create(table, &format!("name:Cup {options}"));
    assert!(card.card.is_some());
    for (captain, other) in [(KURO, AKA), (SHIRO, MIDORI)] {
        let _ = ask(table, captain, other);
        let done = public(table.press(other, say::tournament::button_join()));
        let title = Quote::new("Cup");
        let both = Name::mentions(&[captain.player(), other.player()]);
        assert_eq!(done.content, english(say::tournament::side_in(title, both)));
        assert!(done.rows.is_empty());
    }
}

/// `captain` enters and asks `other`; the public message about it.
fn ask(table: &mut Table, captain: Member, other: Member) -> Message {
    let question = private(table.press(captain, say::tournament::button_enter()));
    assert_eq!(question.content, english(say::tournament::ask_others(1)));
    let done = public(table.choose_members(captain, &[other]));
    let asked = say::tournament::team_waits(Name::mention(other.player()));
    assert_eq!(done.content, english(asked));
    table.send_outbox();
    let told = take_posts(table)
        .into_iter()
        .find(|told| !told.mention.is_empty());
    let told = told.expect("everybody reads who is asked");
    assert_eq!(told.mention, [other.player()]);
    told
}

fn standing(table: &Table, entry: usize) -> Standing {
    let (contest, _) = contest(table);
    contest.entry(EntryIndex::new(entry)).standing
}

#[test]
fn a_pair_plays_one_game_in_turn() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:1 format:pairs");
    publish(&mut table);
    table.tick();
    let told = take_posts(&table);
    let pairing = told.iter().find(|told| told.mention.len() == 3);
    let pairing = pairing.expect("the board calls who begins, and the list the others");
    assert_says(pairing, " & ");
    let [game] = &games(&table)[..] else {
        panic!("one game");
    };
    let colors = [KURO, AKA, SHIRO, MIDORI].map(|member| game.color_of(member.player()));
    assert!(colors[0].is_some() && colors[0] == colors[1]);
    assert!(colors[2].is_some() && colors[2] == colors[3]);
    assert_ne!(colors[0], colors[2]);
    let id = game.id();
    resign_game(&mut table, AKA, id.get());
    let (_, results) = contest(&table);
    assert_eq!(results.get(1, 1), colors[2].map(Outcome::Won));
    assert_eq!(phase(&table), Phase::Over);
    drop(table.take_deeds());
}

#[test]
fn a_team_plays_a_game_at_each_board_and_the_boards_make_the_match() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:1 format:teams-2");
    publish(&mut table);
    table.tick();
    let told = take_posts(&table);
    for number in ["\n1.1 ⚫", "\n1.2 ⚫"] {
        let mut told = told.iter();
        let list = told.find(|told| told.content.contains(number));
        assert_eq!(list.expect("each board has its line").mention.len(), 2);
    }
    let (before, _) = contest(&table);
    let boards: Vec<_> = before.games().map(|(at, game)| (at.board, game)).collect();
    assert_eq!(boards.len(), 2);
    let all: Vec<_> = boards
        .iter()
        .map(|(_, game)| table.game(game.get()))
        .collect();
    let colors = all.iter().map(|game| {
        let own = [KURO, AKA]
            .into_iter()
            .find_map(|member| game.color_of(member.player()));
        own.expect("one of the team sits there")
    });
    let colors: Vec<_> = colors.collect();
    assert_ne!(colors[0], colors[1], "colours change from board to board");
    for game in &all {
        assert!(game.color_of(KURO.player()).is_none() || game.color_of(AKA.player()).is_none());
    }
    // Kuro's team loses both games; the match has no result before the second one.
    for (game, color) in all.iter().zip(&colors) {
        assert_eq!(contest(&table).1.get(1, 1), None);
        let loser = of_color(game, *color);
        resign_game(&mut table, loser, game.id().get());
    }
    let (_, results) = contest(&table);
    assert_eq!(results.get(1, 1), Some(Outcome::Won(!colors[0])));
    drop(table.take_deeds());
}

#[test]
fn only_who_was_asked_joins_and_may_decline() {
    let mut table = Table::new();
    let _ = create(&mut table, "name:Cup format:pairs");
    let told = ask(&mut table, KURO, AKA);
    let title = || Quote::new("Cup");
    let [kuro, aka] = [KURO, AKA].map(|member| Name::mention(member.player()));
    let asks = say::tournament::asks(title(), kuro.clone(), aka.clone());
    assert_eq!(told.content, english(asks));
    let said = sentence(table.press(SHIRO, say::tournament::button_join()));
    assert_eq!(said, english(say::tournament::no_asked()));
    let said = sentence(table.press(SHIRO, say::tournament::button_decline()));
    assert_eq!(said, english(say::tournament::no_asked()));
    let done = public(table.press(AKA, say::tournament::button_decline()));
    let off = say::tournament::side_off(title(), aka, kuro);
    assert_eq!(done.content, english(off));
    assert_eq!(standing(&table, 0), Standing::Withdrawn);
    table.send_outbox();
    drop(table.take_deeds());
    let state = table.desk.lock();
    let mut direct = state.messages.iter().rev();
    let gone = "so your pair or team won’t be in the next round";
    let told = direct.find(|seen| seen.message.content.contains(gone));
    assert!(told.is_some(), "kuro is told");
}

#[test]
fn a_public_message_that_asks_stays_in_the_language_of_its_channel_whoever_answers() {
    let mut table = Table::new();
    let _ = create(&mut table, "name:Cup format:pairs");
    let question = private(table.press(KURO, say::tournament::button_enter()));
    assert!(!question.content.is_empty());
    let _ = public(table.choose_members(KURO, &[AKA]));
    table.send_outbox();
    let (decline, asked) = table.custom_id(say::tournament::button_decline());
    // The bot does not know this message: the same button below a copy.
    let other = {
        let mut state = table.desk.lock();
        let seen = state.message(asked).expect("it was posted");
        let (channel, copy) = (seen.channel, seen.message.clone());
        state.add(channel, None, copy)
    };
    let done = public(table.press_id(AKA.reading("pl"), &decline, other));
    let [kuro, aka] = [KURO, AKA].map(|member| Name::mention(member.player()));
    let off = say::tournament::side_off(Quote::new("Cup"), aka, kuro);
    assert_eq!(done.content, english(off));
    drop(table.take_deeds());
}

#[test]
fn a_member_who_is_asked_can_also_answer_where_they_enter() {
    let mut table = Table::new();
    let _ = create(&mut table, "name:Cup format:pairs");
    let _ = ask(&mut table, KURO, AKA);
    let (join, message) = table.custom_id(say::tournament::button_join());
    let question = private(table.press(AKA, say::tournament::button_enter()));
    assert!(matches!(question.rows[..], [Row::Buttons(_)]));
    let _ = public(table.press(AKA, say::tournament::button_join()));
    assert_eq!(standing(&table, 0), Standing::Entered);
    // Before the posted message is edited, a press on it updates it.
    let healed = public(table.press_id(AKA, &join, message));
    assert!(healed.rows.is_empty());
    table.send_outbox();
    let both = Name::mentions(&[KURO.player(), AKA.player()]);
    let expected = say::tournament::side_in(Quote::new("Cup"), both);
    assert_eq!(current_message(&table, message).content, english(expected));
    drop(table.take_deeds());
}

#[test]
fn a_member_who_answers_in_private_is_answered_in_their_own_language() {
    let mut table = Table::new();
    let _ = create(&mut table, "name:Cup format:pairs");
    let _ = ask(&mut table, KURO, AO);
    let (_, asked) = table.custom_id(say::tournament::button_join());
    let _ = private(table.press(AO, say::tournament::button_enter()));
    let join = german(say::tournament::button_join());
    let done = public(table.press(AO, join.as_str()));
    let both = || Name::mentions(&[KURO.player(), AO.player()]);
    let title = || Quote::new("Cup");
    assert_eq!(
        done.content,
        german(say::tournament::side_in(title(), both()))
    );
    table.send_outbox();
    let expected = english(say::tournament::side_in(title(), both()));
    assert_eq!(current_message(&table, asked).content, expected);
    drop(table.take_deeds());
}

/// The current content of a message.
fn current_message(table: &Table, message: MessageId) -> Message {
    let state = table.desk.lock();
    let mut messages = state.messages.iter();
    let found = messages.find(|seen| seen.id == message);
    found.expect("it was posted").message.clone()
}

#[test]
fn a_member_who_withdraws_asks_nobody_any_more() {
    let mut table = Table::new();
    let _ = create(&mut table, "name:Cup format:pairs");
    let _ = ask(&mut table, KURO, AKA);
    let (_, message) = table.custom_id(say::tournament::button_join());
    let _ = public(table.press(KURO, say::tournament::button_withdraw()));
    table.send_outbox();
    let both = Name::mentions(&[KURO.player(), AKA.player()]);
    let gone = say::tournament::side_gone(Quote::new("Cup"), both);
    let now = current_message(&table, message);
    assert_eq!((now.content, now.rows.len()), (english(gone), 0));
    drop(table.take_deeds());
}

#[test]
fn a_member_who_enters_chooses_people_other_than_themselves() {
    let mut table = Table::new();
    let _ = create(&mut table, "name:Cup format:pairs");
    let _ = private(table.press(KURO, say::tournament::button_enter()));
    let said = sentence(table.choose_members(KURO, &[KURO]));
    assert_eq!(said, english(say::tournament::no_others(1)));
    let said = sentence(table.choose_members(KURO, &[AKA, SHIRO]));
    assert_eq!(said, english(say::tournament::no_others(1)));
    assert!(contest(&table).0.entries.is_empty());
    let _ = public(table.choose_members(KURO, &[AKA]));
    table.send_outbox();
    let (_, message) = table.custom_id(say::tournament::button_join());
    assert_eq!(current_message(&table, message).rows.len(), 1);
    // A player who waits for an answer can ask somebody else.
    let _ = private(table.press(KURO, say::tournament::button_enter()));
    let _ = public(table.choose_members(KURO, &[SHIRO]));
    let (contest, _) = contest(&table);
    assert_eq!(contest.entries.len(), 1);
    assert_eq!(contest.request_to(SHIRO.player()), Some(EntryIndex::new(0)));
    assert_eq!(contest.request_to(AKA.player()), None);
    table.send_outbox();
    assert_eq!(
        current_message(&table, message).rows.len(),
        0,
        "aka is not asked any more"
    );
    drop(table.take_deeds());
}

#[test]
fn a_team_in_the_evening_enters_results_board_by_board() {
    let mut table = Table::new();
    create_with_players(
        &mut table,
        "system:swiss rounds:1 format:teams-2 where:evening",
    );
    publish(&mut table);
    table.send_outbox();
    let told = take_posts(&table);
    let list = told.iter().find(|told| told.content.contains("1.2 ⚫"));
    assert_eq!(list.expect("one list").mention.len(), 4);
    let (before, _) = contest(&table);
    let (at, _, color) = before.seat_of(AKA.player()).unwrap();
    let opponent = [SHIRO, MIDORI].into_iter().find(|member| {
        let seat = before.seat_of(member.player());
        seat.is_some_and(|(other, ..)| other == at)
    });
    let opponent = opponent.expect("one of the other team sits there");
    for (member, label) in [
        (AKA, say::tournament::won()),
        (opponent, say::tournament::lost()),
    ] {
        let _ = private(table.press(member, say::tournament::button_result()));
        let _ = public(table.press(member, label));
    }
    assert_eq!(contest(&table).1.board(at), Some(Outcome::Won(color)));
    let other = 3 - at.board;
    let command = format!("/tournament result table:1 board:{other} result:jigo");
    let done = private(table.say(KURO, &command));
    assert_says(&done, format!("1.{other}"));
    let (after, results) = contest(&table);
    let entry = after.entry_of(AKA.player()).unwrap();
    let side = after.rounds[0].pairs[0].color_of(entry);
    assert_eq!(results.get(1, 1), side.map(Outcome::Won));
    let said = sentence(table.say(KURO, "/tournament result table:1 board:3 result:jigo"));
    assert_eq!(said, english(say::tournament::no_table()));
    drop(table.take_deeds());
}

#[test]
fn a_knock_out_of_teams_says_what_a_drawn_match_leads_to() {
    for (options, says) in [
        ("system:knock-out format:teams-2", true),
        ("system:swiss format:teams-2", false),
        ("system:knock-out format:pairs", false),
    ] {
        let card = create(&mut Table::new(), &format!("name:Cup {options}"));
        let text = format!("{:?}", card.card);
        let rule = english(say::tournament::drawn_match());
        assert_eq!(text.contains(&rule), says, "{options}: {text}");
    }
}

#[test]
fn what_pairs_and_teams_do_not_play_is_refused() {
    let mut table = Table::new();
    table.powers = MODERATES;
    let said = sentence(table.say(
        KURO,
        "/tournament create name:Cup format:teams-3 handicap:yes",
    ));
    assert_eq!(said, english(say::tournament::no_team_handicap()));
    let said = sentence(table.say(KURO, "/tournament create name:Cup format:pairs game:gomoku"));
    assert_eq!(said, english(say::tournament::no_pairs_but_go()));
}

#[test]
fn a_substitute_plays_for_the_pair() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:1 format:pairs");
    publish(&mut table);
    table.tick();
    drop(table.take_deeds());
    let before = games(&table)[0].color_of(AKA.player());
    assert!(before.is_some(), "aka plays");
    let command = "/tournament substitute player:@aka substitute:@ao";
    let _ = private(table.say(KURO, command));
    let game = games(&table).remove(0);
    assert_eq!(game.color_of(AO.player()), before);
    assert_eq!(game.color_of(AKA.player()), None);
    assert_eq!(game.color_of(KURO.player()), before);
    table.send_outbox();
    let told = take_posts(&table);
    let line = told
        .iter()
        .find(|told| told.content.contains(&format!("<@{}>", AO.player())));
    assert_says(line.expect("everybody is told"), " & ");
    let (after, _) = contest(&table);
    assert_eq!(after.standing_of(AO.player()), Some(EntryIndex::new(0)));
}

#[test]
fn a_whole_pair_leaves_only_after_a_question() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:2 format:pairs");
    drop(table.take_deeds());
    let question = private(table.press(AKA, say::tournament::button_withdraw()));
    let both = Name::mentions(&[KURO.player(), AKA.player()]);
    let asked = say::tournament::withdraw_question(both.clone());
    assert_eq!(question.content, english(asked));
    assert_eq!(standing(&table, 0), Standing::Entered);
    let done = public(table.press(AKA, say::tournament::button_withdraw()));
    let gone = say::tournament::side_gone(Quote::new("Cup"), both);
    assert_eq!(done.content, english(gone));
    assert_eq!(standing(&table, 0), Standing::Withdrawn);
    drop(table.take_deeds());
}

#[test]
fn two_who_choose_each_other_are_a_pair() {
    let mut table = Table::new();
    let _ = create(&mut table, "name:Cup format:pairs");
    // Both have opened their menus before either chooses.
    let _ = private(table.press(AKA, say::tournament::button_enter()));
    let (menu, message) = table.member_menu();
    let _ = ask(&mut table, KURO, AKA);
    let _ = public(table.choose_members_from(AKA, &[KURO], (menu, message)));
    assert_eq!(standing(&table, 0), Standing::Entered);
    assert_eq!(contest(&table).0.entries.len(), 1);
    drop(table.take_deeds());
}

#[test]
fn everybody_is_told_who_plays_in_anothers_place_from_the_next_round_on() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:2 format:pairs");
    drop(table.take_deeds());
    let _ = private(table.say(KURO, "/tournament substitute player:@aka substitute:@ao"));
    table.send_outbox();
    let both = Name::mentions(&[KURO.player(), AO.player()]);
    let expected = english(say::tournament::side_in(Quote::new("Cup"), both));
    let told = take_posts(&table);
    let told = told.iter().find(|told| told.content == expected);
    assert_eq!(told.expect("it is told").mention.len(), 2);
}

#[test]
fn players_of_a_tournament_propose_no_substitutes_of_their_own() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:1 format:pairs");
    publish(&mut table);
    table.tick();
    drop(table.take_deeds());
    let said = sentence(table.say(KURO, "/game substitute player:@ao"));
    assert_eq!(said, english(say::tournament::no_own_substitute()));
    // A moderator's ruling would leave the tournament with the player who left.
    table.powers = MODERATES;
    let game = games(&table)[0].id();
    let ruling = format!("/moderate replace game:{game} leaving:@kuro player:@canarybird");
    let said = sentence(table.say(AO, &ruling));
    assert_eq!(said, german(say::tournament::no_own_substitute()));
}

#[test]
fn a_member_who_asks_somebody_and_withdraws_again_and_again_calls_nobody_without_end() {
    let mut table = Table::new();
    let _ = create(&mut table, "name:Cup format:pairs");
    for _ in 0..5 {
        let _ = ask(&mut table, KURO, AKA);
        let _ = public(table.press(KURO, say::tournament::button_withdraw()));
        table.send_outbox();
        drop(table.take_deeds());
    }
    let _ = private(table.press(KURO, say::tournament::button_enter()));
    let refused = sentence(table.choose_members(KURO, &[AKA]));
    let enough = say::limit::calls_between(5, AKA.mention());
    assert_eq!(refused, english(enough));
    drop(table.take_deeds());
}

#[test]
fn a_team_is_called_as_its_members_say() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:1 format:teams-2");
    let long = "a".repeat(33);
    let refused = sentence(table.say(AKA, &format!("/tournament team name:{long}")));
    assert_eq!(refused, english(say::tournament::no_name(32)));
    let refused = sentence(table.say(AO, "/tournament team name:Sharks"));
    assert_eq!(refused, german(say::tournament::no_not_entered()));
    let done = sentence(table.say(AKA, "/tournament team name:*Sharks*"));
    let own = || Name::of_side("*Sharks*", &[KURO.player(), AKA.player()]);
    let named = say::tournament::team_named(Quote::new("Cup"), own());
    assert_eq!(done, english(named));
    let card = private(table.say(SHIRO, "/tournament show")).card.unwrap();
    let card = card.body.to_string();
    assert_says(&card, own().to_string());
    publish(&mut table);
    let told = take_posts(&table);
    let lists = told.iter().map(|told| &told.content);
    let head: Vec<_> = lists
        .flat_map(|list| list.lines())
        .filter(|line| line.starts_with("**1. "))
        .collect();
    let [head] = head[..] else {
        panic!("one line above the boards: {told:?}");
    };
    assert_says(head, "\\*Sharks\\*");
    assert_says(head, SHIRO.mention().to_string());
    drop(table.take_deeds());
}

#[test]
fn a_member_who_plays_alone_has_no_team_to_name() {
    let mut table = Table::new();
    let _card = create(&mut table, "name:Cup system:swiss");
    let _entered = table.press(AKA, say::tournament::button_enter());
    let refused = sentence(table.say(AKA, "/tournament team name:Sharks"));
    assert_eq!(refused, english(say::tournament::no_sides()));
    drop(table.take_deeds());
}
