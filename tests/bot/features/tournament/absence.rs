//! A player who did not appear blocks no later round, and an organiser removes a player or has them sit a round out.

use tengen::clock::Span;
use tengen::contest::{self, EntryIndex, Standing};
use tengen::game::{Phase, PlayerId};
use tengen::i18n::{Link, Quote, say};
use tengen::rules::{Color, Ending};
use tengen::store::Property;

use super::games::{games, of_color};
use super::{contest, create_with_players, phase, publish, take_posts};
use crate::support::cast::{AKA, AO, KURO, MIDORI, Member, SHIRO};
use crate::support::desk::direct;
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{assert_says, assert_told, english, german};

fn standing(table: &Table, who: PlayerId) -> Standing {
    let (contest, _) = contest(table);
    contest.entry(contest.entry_of(who).unwrap()).standing
}

/// The players and the bye of the round as it is proposed now.
fn proposal(table: &mut Table, round: u8) -> Vec<PlayerId> {
    let _ = private(table.press(KURO, say::tournament::button_pair(round)));
    let (contest, _) = contest(table);
    let proposal = contest.proposal.as_ref().unwrap();
    let seats = proposal.seats();
    let captain = |index: &EntryIndex| contest.entry(*index).side.captain();
    let mut all: Vec<_> = seats.map(captain).collect();
    all.sort_unstable();
    all
}

fn direct_messages(table: &Table, who: PlayerId) -> Vec<String> {
    table.send_outbox();
    let state = table.desk.lock();
    let own = state
        .messages
        .iter()
        .filter(|seen| seen.channel == direct(who));
    own.map(|seen| seen.message.content.clone()).collect()
}

fn way(table: &Table) -> Link {
    let (contest, _) = contest(table);
    Link::to_message(contest.place, contest.message.unwrap())
}

/// A tournament in which Black did not appear for a game of round 1; the players of that game.
fn no_show() -> (Table, [Member; 2]) {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:3 no-show:24");
    publish(&mut table);
    table.tick();
    let game = games(&table).remove(0);
    let [black, white] = [Color::Black, Color::White].map(|color| of_color(&game, color));
    let other = games(&table).remove(1);
    for member in [Color::Black, Color::White].map(|color| of_color(&other, color)) {
        let _ = table.say(member, "/me boards preview:off");
        let point = ["C3", "D4"][other
            .on_turn()
            .map_or(0, |first| usize::from(first != member.player()))];
        let _ = table.say(member, &format!("/play at:{point} game:{}", other.id()));
    }
    table.clock.advance(Span::hours(24));
    table.tick();
    drop(table.take_deeds());
    (table, [black, white])
}

#[test]
fn a_game_that_cannot_be_judged_keeps_nobody_in_who_did_not_appear() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:3 no-show:24");
    publish(&mut table);
    table.tick();
    let all = games(&table);
    let absent = [0, 1].map(|at| of_color(&all[at], Color::Black).player());
    for (unknown, known) in [(0, 1), (1, 0)] {
        let mut table = Table::new();
        create_with_players(&mut table, "system:swiss rounds:3 no-show:24");
        publish(&mut table);
        table.tick();
        // An unreadable vacation, so a pause of their clock is unknown.
        let vacation: Property<PlayerId, Vec<i64>> = Property::new("vacation");
        let broken = vacation.assign(absent[unknown], &vec![1]);
        table.wait(table.store().assign(&[broken])).unwrap();
        table.clock.advance(Span::hours(24));
        table.tick();
        assert_eq!(standing(&table, absent[known]), Standing::Absent);
        assert_eq!(standing(&table, absent[unknown]), Standing::Entered);
        // Their game is checked again.
        let mended = vacation.assign(absent[unknown], &Vec::new());
        table.wait(table.store().assign(&[mended])).unwrap();
        table.tick();
        assert_eq!(standing(&table, absent[unknown]), Standing::Absent);
        drop(table.take_deeds());
    }
    drop(table.take_deeds());
}

#[test]
fn a_member_who_does_not_appear_is_in_no_round_until_they_press_again() {
    let (mut table, [black, white]) = no_show();
    assert_eq!(standing(&table, black.player()), Standing::Absent);
    assert_eq!(standing(&table, white.player()), Standing::Entered);
    // Result files distinguish it from a game lost on the board.
    let files = private(table.say(KURO, "/tournament files")).files;
    let texts = files
        .iter()
        .map(|file| String::from_utf8_lossy(&file.bytes));
    assert!(
        texts
            .clone()
            .any(|text| text.contains("RESULT_WHITEWINS_BYDEF"))
    );
    assert!(texts.clone().any(|text| text.contains("+!")));
    let absent = say::tournament::news_absent(Quote::new("Cup"), 1, way(&table));
    assert!(direct_messages(&table, black.player()).contains(&english(absent)));
    let all = proposal(&mut table, 2);
    assert_eq!(all.len(), 3, "nobody waits for them: {all:?}");
    assert!(!all.contains(&black.player()));
    // A second check does not remove a player who is back.
    let _ = public(table.press(black, say::tournament::button_enter()));
    assert_eq!(standing(&table, black.player()), Standing::Entered);
    table.tick();
    assert_eq!(standing(&table, black.player()), Standing::Entered);
    assert_eq!(proposal(&mut table, 2).len(), 4);
    drop(table.take_deeds());
}

#[test]
fn a_member_who_did_not_appear_and_is_to_sit_a_round_out_is_not_brought_back_by_that() {
    let (mut table, [black, _]) = no_show();
    let command = format!("/tournament sit-out player:@{}", black.name);
    let done = sentence(table.say(KURO, &command));
    assert_eq!(done, english(say::tournament::sits_out(black.mention())));
    assert_eq!(standing(&table, black.player()), Standing::SitsOut);
    assert_eq!(proposal(&mut table, 2).len(), 3);
    let done = sentence(table.say(KURO, &command));
    assert_eq!(done, english(say::tournament::plays_again(black.mention())));
    assert_eq!(proposal(&mut table, 2).len(), 4);
    drop(table.take_deeds());
}

#[test]
fn a_member_who_lets_the_clock_of_the_first_move_run_out_before_anybody_looks_has_not_appeared() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:3 no-show:48 clock:3d");
    publish(&mut table);
    table.tick();
    let [late, other] = [0, 1].map(|index| games(&table).remove(index));
    let [black, white] = [Color::Black, Color::White].map(|color| of_color(&late, color));
    // The second one to play had less than half of the time to appear, and does not lose.
    table.clock.advance(Span::hours(47));
    let mover = of_color(&other, Color::Black);
    let _ = table.say(mover, "/me boards preview:off");
    let _ = table.say(mover, &format!("/play at:C3 game:{}", other.id()));
    table.clock.advance(Span::hours(73));
    table.tick();
    let end = |number: usize| {
        let game = games(&table).remove(number);
        let Phase::Finished(outcome) = game.phase() else {
            panic!("{:?}", game.phase());
        };
        (outcome.ending.clone(), outcome.winner)
    };
    assert_eq!(end(0), (Ending::NoShow, Some(Color::White)));
    assert_eq!(end(1), (Ending::NotBegun, None));
    assert_eq!(standing(&table, black.player()), Standing::Absent);
    assert_eq!(standing(&table, white.player()), Standing::Entered);
    drop(table.take_deeds());
}

#[test]
fn an_organiser_takes_somebody_out_who_is_told() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss where:evening");
    let command = "/tournament remove player:@aka";
    assert_told(table.say(SHIRO, command), say::tournament::no_organiser());
    let done = sentence(table.say(KURO, command));
    assert_eq!(done, english(say::tournament::removed(AKA.mention())));
    assert_eq!(standing(&table, AKA.player()), Standing::Withdrawn);
    let removed = say::tournament::news_removed(Quote::new("Cup"), way(&table));
    assert_eq!(direct_messages(&table, AKA.player()), [english(removed)]);
    let again = sentence(table.say(KURO, command));
    assert_eq!(again, english(say::tournament::no_not_in()));
    assert_eq!(proposal(&mut table, 1).len(), 3);
    // A member who is not muted may enter again.
    let _ = public(table.press(AKA, say::tournament::button_enter()));
    assert_eq!(standing(&table, AKA.player()), Standing::Entered);
    drop(table.take_deeds());
}

#[test]
fn a_member_who_sits_a_round_out_is_in_the_next_one() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss where:evening rounds:3");
    let command = "/tournament sit-out player:@aka";
    let done = sentence(table.say(KURO, command));
    assert_eq!(done, english(say::tournament::sits_out(AKA.mention())));
    let sits_out = say::tournament::news_sits_out(Quote::new("Cup"), way(&table));
    assert_eq!(direct_messages(&table, AKA.player()), [english(sits_out)]);
    // They cannot undo it themselves.
    let pressed = sentence(table.press(AKA, say::tournament::button_enter()));
    assert_eq!(pressed, english(say::tournament::no_entered()));
    let three = proposal(&mut table, 1);
    assert!(three.len() == 3 && !three.contains(&AKA.player()));
    // The same command again undoes it.
    let done = sentence(table.say(KURO, command));
    assert_eq!(done, english(say::tournament::plays_again(AKA.mention())));
    assert_eq!(proposal(&mut table, 1).len(), 4);
    let _ = sentence(table.say(KURO, command));
    publish(&mut table);
    assert_eq!(standing(&table, AKA.player()), Standing::Entered);
    let (contest, _) = contest(&table);
    let own = contest.entry_of(AKA.player()).unwrap();
    assert!(!contest.was_in_a_round(own));
    assert!(proposal(&mut table, 2).contains(&AKA.player()));
    drop(table.take_deeds());
}

#[test]
fn on_a_proposal_an_organiser_holds_somebody_and_presses() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss where:evening");
    let all = proposal(&mut table, 1);
    let index = |table: &Table, who: Member| contest(table).0.entry_of(who.player()).unwrap();
    let held = index(&table, AKA).get().to_string();
    let _ = public(table.choose(KURO, &held));
    let page = public(table.press(KURO, say::tournament::button_sit_out()));
    let names = say::tournament::sitting_out(format!("<@{}> (3k)", AKA.player()));
    let body = page.card.unwrap().body.to_string();
    assert_says(&body, names);
    assert_eq!(standing(&table, AKA.player()), Standing::SitsOut);
    let held = index(&table, MIDORI).get().to_string();
    let _ = public(table.choose(KURO, &held));
    let _ = public(table.press(KURO, say::tournament::button_remove()));
    assert_eq!(standing(&table, MIDORI.player()), Standing::Withdrawn);
    let _ = public(table.press(KURO, say::tournament::button_publish()));
    let (contest, _) = contest(&table);
    assert_eq!((all.len(), contest.rounds[0].pairs.len()), (4, 1));
    drop(table.take_deeds());
}

#[test]
fn what_cannot_be_undone_is_asked_and_the_page_stays() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss where:evening entry:1");
    table.advance_days(2);
    let four = proposal(&mut table, 1);
    let held = |table: &Table| {
        let (contest, _) = contest(table);
        contest.entry_of(AKA.player()).unwrap().get().to_string()
    };
    let question = english(say::tournament::remove_question(AKA.mention()));
    let aka = held(&table);
    let _ = public(table.choose(KURO, &aka));
    let asked = public(table.press(KURO, say::tournament::button_remove()));
    assert_eq!(asked.content, question);
    assert_eq!(standing(&table, AKA.player()), Standing::Entered);
    let page = public(table.press(KURO, say::table::button_cancel()));
    assert!(page.card.is_some());
    let _ = public(table.press(KURO, say::tournament::button_remove()));
    let page = public(table.press(KURO, say::tournament::button_remove()));
    assert!(page.card.is_some());
    assert_eq!(standing(&table, AKA.player()), Standing::Withdrawn);
    assert_eq!((four.len(), proposal(&mut table, 1).len()), (4, 3));
    // The command does the same.
    let asked = private(table.say(KURO, "/tournament remove player:@midori"));
    assert_eq!(
        asked.content,
        english(say::tournament::remove_question(MIDORI.mention()))
    );
    let _ = public(table.press(KURO, say::tournament::button_remove()));
    assert_eq!(standing(&table, MIDORI.player()), Standing::Withdrawn);
    // If no game would be left, nobody sits out, and the page stays.
    assert_eq!(proposal(&mut table, 1).len(), 2);
    let (contest, _) = contest(&table);
    let shiro = contest.entry_of(SHIRO.player()).unwrap().get().to_string();
    let _ = public(table.choose(KURO, &shiro));
    let refused = sentence(table.press(KURO, say::tournament::button_sit_out()));
    assert_eq!(refused, english(say::tournament::no_too_few()));
    assert_eq!(standing(&table, SHIRO.player()), Standing::Entered);
    drop(table.take_deeds());
}

#[test]
fn two_who_agree_do_not_hold_up_a_round() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:2 no-show:24");
    publish(&mut table);
    table.tick();
    drop(table.take_deeds());
    let game = games(&table).remove(0);
    let black = of_color(&game, Color::Black);
    for command in ["pause", "add-time days:30"] {
        let command = format!("/game {command} game:{}", game.id());
        let refused = sentence(table.say(black, &command));
        assert_eq!(refused, english(say::tournament::no_pause()), "{command}");
        let stranger = sentence(table.say(AO, &command));
        assert_eq!(stranger, german(say::refusal::not_a_player()));
    }
    table.clock.advance(Span::hours(24));
    table.tick();
    assert_eq!(phase(&table), contest::Phase::Between(1));
    drop(table.take_deeds());
}

#[test]
fn a_tournament_waits_for_results_of_earlier_rounds() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:2 where:evening");
    publish(&mut table);
    let _ = private(table.say(KURO, "/tournament result table:1 result:white"));
    publish(&mut table);
    drop(table.take_deeds());
    for number in [1, 2] {
        let command = format!("/tournament result table:{number} result:white");
        let _ = private(table.say(KURO, &command));
    }
    assert_eq!(phase(&table), contest::Phase::Running(2));
    let shown = private(table.say(SHIRO, "/tournament show")).card.unwrap();
    let running = english(say::tournament::running(1, 2, 1));
    let body = shown.body.to_string();
    assert!(
        body.contains(&running),
        "the round of the missing game: {body}"
    );
    let is_over = |table: &Table| {
        let told = take_posts(table);
        told.iter()
            .filter(|it| it.content.starts_with('🏆'))
            .count()
    };
    assert_eq!(is_over(&table), 0, "a result of round 1 is missing");
    let missing = say::tournament::results_missing(Quote::new("Cup"), 1, 1, 2, way(&table));
    assert_eq!(
        direct_messages(&table, KURO.player()).last(),
        Some(&english(missing))
    );
    let _ = private(table.say(KURO, "/tournament result table:2 round:1 result:black"));
    assert_eq!(phase(&table), contest::Phase::Over);
    assert_eq!(is_over(&table), 1);
    drop(table.take_deeds());
}
