//! Games on a clock: terms, display, and the end of a player's time.
//!
//! Tests begin on a Friday, 2027-01-15, at 08:00 UTC.

use tengen::bot::features::challenge::overdue::OVERDUE;
use tengen::bot::games::time::alarm::set_alarms;
use tengen::bot::games::time::calendar::{VACATIONS, ZONE};
use tengen::bot::games::time::reminder::{REMINDERS, Reminder};
use tengen::bot::kit::prefs::preview::{PREVIEW, Preview};
use tengen::clock::Span;
use tengen::game::{ClubId, EventKind, Game, Interval, Overdue, Phase, Zone};
use tengen::i18n::Until;
use tengen::i18n::UserInput;
use tengen::i18n::say;
use tengen::rules::{Color, Ending};

use crate::support::cast::{KURO, Member, SHIRO};
use crate::support::desk::Deed;
use crate::support::script::{begin, play};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{
    assert_ends, assert_lacks, assert_says, assert_told, english, lead, until,
};

/// Three days and a day more for each move, a week at most.
const FISCHER: &str = "clock:fischer3d+1d/7d";

/// A table whose players have previews and reminders off.
pub(crate) fn at_once() -> Table {
    let table = Table::new();
    let bot = table.bot();
    for who in [KURO, SHIRO] {
        table
            .wait(PREVIEW.set(bot.services(), who.player(), &Preview::Never))
            .unwrap();
        table
            .wait(REMINDERS.set(bot.services(), who.player(), &Reminder::Never))
            .unwrap();
    }
    table
}

/// Kuro challenges shiro with `options`, shiro accepts; kuro plays Black.
pub(crate) fn seated(options: &str) -> Table {
    let mut table = at_once();
    begin(&mut table, options);
    table
}

pub(crate) fn hours(table: &Table, hours: i64) {
    table.clock.advance(Span::hours(hours));
}

/// `who` goes on vacation for `days` from now.
pub(crate) fn on_vacation(table: &Table, who: Member, days: i64) {
    let from = table.now();
    let to = from.after(Span::days(days));
    let bot = table.bot();
    table
        .wait(VACATIONS.set(bot.services(), who.player(), &vec![Interval { from, to }]))
        .unwrap();
}

fn lives_in(table: &Table, who: Member, zone: &str) {
    let bot = table.bot();
    table
        .wait(ZONE.set(
            bot.services(),
            who.player(),
            &Some(Zone::parse(zone).unwrap()),
        ))
        .unwrap();
}

/// Ending and winner of a finished game.
pub(crate) fn ending_and_winner(game: &Game) -> (Ending, Option<Color>) {
    match game.phase() {
        Phase::Finished(outcome) => (outcome.ending.clone(), outcome.winner),
        other => panic!("not over: {other:?}"),
    }
}

pub(crate) fn is_playing(game: &Game) -> bool {
    game.phase() == Phase::Playing
}

/// Spans of the record's rest events, in order.
pub(crate) fn rested(game: &Game) -> Vec<Span> {
    let kinds = game.events().iter().map(|event| &event.kind);
    let span = |kind: &EventKind| match kind {
        EventKind::Rested { span } => Some(*span),
        _ => None,
    };
    kinds.filter_map(span).collect()
}

#[test]
fn the_card_has_every_term_of_the_clock() {
    let mut table = Table::new();
    let card = public(table.say(
        KURO,
        &format!("/challenge {FISCHER} pauses:weekends rated:unrated"),
    ));
    assert_ends(&card, say::pace::line_rests_weekends());
    let fields = table.all_terms(KURO, say::challenge::button_terms()).fields;
    let text = |name| {
        let name = english(name);
        fields
            .iter()
            .find(|(field, _)| *field == name)
            .unwrap()
            .1
            .clone()
    };
    assert_eq!(
        text(say::pace::field_clock()),
        english(say::pace::control_fischer(
            say::pace::days(3),
            say::pace::days(1),
            say::pace::days(7)
        ))
    );
    assert_eq!(
        text(say::pace::field_rest()),
        english(say::pace::rest_weekends())
    );
    assert_eq!(
        text(say::pace::field_overdue()),
        english(say::pace::overdue_loses())
    );
}

#[test]
fn the_club_says_what_happens_when_time_is_out() {
    let mut table = Table::new();
    let bot = table.bot();
    table
        .wait(OVERDUE.set(
            bot.services(),
            ClubId::new(50),
            &Overdue::WaitingSideChooses,
        ))
        .unwrap();
    let _ = public(table.say(KURO, "/challenge clock:2d"));
    let fields = table.all_terms(KURO, say::challenge::button_terms()).fields;
    assert!(
        fields
            .iter()
            .any(|(_, text)| text.starts_with(&english(say::pace::overdue_chooses()))),
        "{fields:?}"
    );
    assert_eq!(
        table.game(1).terms().pace.overdue,
        Overdue::WaitingSideChooses
    );
    // Outside of clubs there is no such setting.
    table.setting.place.club = None;
    drop(public(table.say(KURO, "/challenge clock:2d")));
    assert_eq!(table.game(2).terms().pace.overdue, Overdue::Loses);
}

#[test]
fn clocks_are_suggested_and_what_was_typed_comes_first() {
    let mut table = Table::new();
    let all = table.suggestions(KURO, "/challenge clock:", "clock");
    assert_eq!(all[..3], ["fischer 3d+1d/7d", "none", "1d"]);
    for clock in &all {
        let clock = clock.replace(' ', "");
        let card = public(table.say(KURO, &format!("/challenge clock:{clock}")));
        assert_says(&card, "Go on 9×9");
    }
    assert_eq!(
        table.suggestions(KURO, "/challenge clock:36h", "clock")[0],
        "1d12h"
    );
    assert_eq!(
        table.suggestions(KURO, "/challenge clock:canad", "clock"),
        ["canadian 20d+7d/10"]
    );
    assert!(
        table
            .suggestions(KURO, "/challenge clock:soon", "clock")
            .is_empty()
    );
}

#[test]
fn a_clock_that_is_none_is_refused() {
    let mut table = Table::new();
    for clock in ["soon", "0d", "1m", "fischer3d", "400d", "byoyomi1d+99x1d"] {
        let said = sentence(table.say(KURO, &format!("/challenge clock:{clock}")));
        assert_says(&said, say::pace::bad_time());
    }
    assert_told(
        table.say(KURO, "/challenge pauses:nights"),
        say::pace::rest_without_clock(),
    );
    assert_says(
        sentence(table.say(KURO, "/challenge clock:2d pauses:always")),
        say::refusal::bad_choice(UserInput::new("always")),
    );
}

#[test]
fn the_board_says_until_when_the_turn_lasts_and_what_both_have_left() {
    let mut table = seated(FISCHER);
    hours(&table, 12);
    let board = public(table.say(KURO, "/play at:E5"));
    table.assert_stripped();
    // Half a day was used, and a day comes with the move.
    assert_says(
        &board,
        say::pace::left(say::pace::days_and_hours(3, 12), say::pace::days(3)),
    );
    let due = table.now().after(Span::days(3)).as_secs();
    assert_says(&board, say::pace::out(until(due)));
}

#[test]
fn a_game_without_a_clock_says_nothing_of_time() {
    let mut table = seated("");
    let board = public(table.say(KURO, "/play at:E5"));
    table.assert_stripped();
    assert_lacks(&board, "Time");
    table.advance_days(1000);
    table.tick();
    assert!(is_playing(&table.game(1)));
}

#[test]
fn a_member_who_runs_out_of_time_loses_and_both_are_told_once() {
    let mut table = seated("clock:2d");
    play(&mut table, "E5 C3");
    hours(&table, 47);
    table.tick();
    assert!(is_playing(&table.game(1)));
    hours(&table, 1);
    table.tick();
    assert_eq!(
        ending_and_winner(&table.game(1)),
        (Ending::Time, Some(Color::White))
    );
    let result = table.take_post();
    assert_says(
        &result,
        say::pace::won_time(SHIRO.mention(), Color::White, KURO.mention()),
    );
    assert_eq!(result.mention, [KURO.player(), SHIRO.player()]);
    table.tick();
    assert!(table.take_deeds().is_empty(), "a second tick does nothing");
}

#[test]
fn a_game_that_is_not_begun_in_time_has_no_loser() {
    let mut table = seated("clock:2d");
    play(&mut table, "E5");
    table.advance_days(2);
    table.tick();
    assert_eq!(ending_and_winner(&table.game(1)), (Ending::NotBegun, None));
    assert_says(&table.take_post(), say::pace::not_begun());
}

#[test]
fn a_move_after_the_end_of_time_is_refused_before_the_bot_has_looked() {
    let mut table = seated("clock:2d");
    play(&mut table, "E5 C3");
    table.advance_days(2);
    let out = Until(table.now());
    assert_told(table.say(KURO, "/play at:D4"), say::pace::time_is_out(out));
    table.tick();
    drop(table.take_post());
}

/// The usual failure: on other servers "simple time, weekends off" made games without end.
#[test]
fn with_weekends_off_a_day_a_move_ends_on_monday() {
    let mut table = seated("clock:1d pauses:weekends");
    play(&mut table, "E5 C3");
    // It is Friday morning: sixteen hours run, the weekend pauses the clock, and eight more hours run on Monday.
    hours(&table, 72);
    hours(&table, -1);
    table.tick();
    assert!(is_playing(&table.game(1)));
    hours(&table, 1);
    table.tick();
    let game = table.game(1);
    assert_eq!(ending_and_winner(&game), (Ending::Time, Some(Color::White)));
    assert_eq!(rested(&game), [Span::days(2)]);
    drop(table.take_post());
}

#[test]
fn a_move_writes_down_what_has_rested_and_takes_nothing_for_it() {
    let mut table = seated(&format!("{FISCHER} pauses:weekends"));
    play(&mut table, "E5 C3");
    table.advance_days(4);
    let board = public(table.say(KURO, "/play at:D4"));
    table.assert_stripped();
    let game = table.game(1);
    assert_eq!(rested(&game), [Span::days(2)]);
    // Two of four days are used, and the move adds one.
    assert_says(&board, "Black 3 days ·");
}

#[test]
fn a_form_is_opened_for_one_whose_clock_has_rested() {
    let mut table = seated("clock:1d pauses:weekends");
    play(&mut table, "E5 C3");
    table.advance_days(2);
    let _ = table.open_form(KURO);
}

#[test]
fn the_weekend_is_that_of_ones_own_zone() {
    let mut table = at_once();
    // There Saturday begins thirteen hours earlier than in UTC.
    lives_in(&table, KURO, "Pacific/Auckland");
    begin(&mut table, "clock:1d pauses:weekends");
    play(&mut table, "E5 C3");
    hours(&table, 6);
    let board = public(table.say(KURO, "/game board"));
    table.assert_stripped();
    assert_says(&board, lead(say::pace::out_resting(until(0))));
}

#[test]
fn a_vacation_moves_the_deadline_and_an_alarm_that_came_too_early_is_set_anew() {
    let mut table = seated("clock:2d");
    play(&mut table, "E5 C3");
    on_vacation(&table, KURO, 10);
    table.advance_days(2);
    table.tick();
    drop(table.take_edit());
    assert!(is_playing(&table.game(1)));
    let store = table.store();
    let alarm = table.wait(store.alarm(&table.game(1))).unwrap();
    assert_eq!(alarm, Some(table.now().after(Span::days(10))));
    assert!(table.wait(store.due(table.now(), 9)).unwrap().is_empty());
    drop(store);
    hours(&table, 240);
    table.tick();
    assert_eq!(
        ending_and_winner(&table.game(1)),
        (Ending::Time, Some(Color::White))
    );
    drop(table.take_post());
}

#[test]
fn a_vacation_that_is_called_off_counts_as_far_as_it_went() {
    let mut table = seated("clock:2d");
    play(&mut table, "E5 C3");
    on_vacation(&table, KURO, 10);
    table.advance_days(3);
    let (from, to) = (table.game(1).events().last().unwrap().at, table.now());
    let bot = table.bot();
    table
        .wait(VACATIONS.set(bot.services(), KURO.player(), &vec![Interval { from, to }]))
        .unwrap();
    table
        .wait(set_alarms(bot.services(), KURO.player()))
        .unwrap();
    table.advance_days(1);
    table.tick();
    assert!(is_playing(&table.game(1)));
    table.advance_days(1);
    table.tick();
    assert_eq!(ending_and_winner(&table.game(1)).0, Ending::Time);
    drop(table.take_post());
}

#[test]
fn the_vacation_of_the_one_who_waits_changes_nothing() {
    let mut table = seated("clock:2d");
    play(&mut table, "E5 C3");
    on_vacation(&table, SHIRO, 10);
    table.advance_days(2);
    table.tick();
    assert_eq!(ending_and_winner(&table.game(1)).0, Ending::Time);
    drop(table.take_post());
}

#[test]
fn a_deadline_that_passed_just_before_the_start_ends_the_game_then() {
    let mut table = seated("clock:2d");
    play(&mut table, "E5 C3");
    table.advance_days(2);
    let store = table.store();
    table.wait(store.beat(table.now())).unwrap();
    drop(store);
    table.restart();
    table.tick();
    assert_eq!(ending_and_winner(&table.game(1)).0, Ending::Time);
    assert!(matches!(
        table.take_deeds()[..],
        [Deed::Posted(..), Deed::Stripped(_)]
    ));
}

#[test]
fn while_the_players_count_no_clock_runs() {
    let mut table = seated("clock:2d");
    play(&mut table, "E5 C3 pass pass");
    table.advance_days(30);
    table.tick();
    assert!(matches!(table.game(1).phase(), Phase::Counting { .. }));
}

/// On 2027-03-28 the clocks of Zurich are set forward in the night between the second day and the third.
#[test]
fn the_day_after_the_clocks_were_set_begins_when_it_begins_there() {
    let mut table = at_once();
    for who in [KURO, SHIRO] {
        lives_in(&table, who, "Europe/Zurich");
    }
    table.advance_days(70);
    begin(&mut table, "clock:2d pauses:nights");
    play(&mut table, "E5 C3");
    // From Friday at nine: 13 hours, 14, 14, and 7 on Monday until 15:00, which is 13:00 UTC.
    hours(&table, 76);
    table.tick();
    assert!(is_playing(&table.game(1)));
    hours(&table, 1);
    table.tick();
    assert_eq!(ending_and_winner(&table.game(1)).0, Ending::Time);
    assert_eq!(rested(&table.game(1)), [Span::hours(77 - 48)]);
    drop(table.take_post());
}

#[test]
fn undoing_puts_the_clock_back_as_it_was_before_the_weekend() {
    let mut table = seated(&format!("{FISCHER} pauses:weekends"));
    play(&mut table, "E5 C3");
    let before = *table.game(1).clocks().unwrap();
    table.advance_days(4);
    play(&mut table, "D4");
    hours(&table, 5);
    let _ = public(table.say(KURO, "/game undo"));
    table.assert_stripped();
    let board = public(table.press(SHIRO, say::table::button_consent()));
    table.assert_stripped();
    let game = table.game(1);
    for color in Color::ALL {
        assert_eq!(
            game.clocks().unwrap().time_left(color),
            before.time_left(color)
        );
    }
    // It is Tuesday, and there is a weekend within four days.
    let due = table.now().after(Span::days(6)).as_secs();
    assert_says(&board, format!("<t:{due}:R>"));
}

#[test]
fn a_pause_stops_the_clock_with_what_had_rested_until_then() {
    let mut table = seated("clock:2d pauses:weekends");
    play(&mut table, "E5 C3");
    table.advance_days(3);
    let _ = public(table.say(KURO, "/game pause"));
    table.assert_stripped();
    let board = public(table.press(SHIRO, say::table::button_consent()));
    table.assert_stripped();
    assert_lacks(&board, lead(say::pace::out(until(0))));
    assert_eq!(rested(&table.game(1)), [Span::days(2)]);
    table.advance_days(100);
    table.tick();
    assert!(is_playing(&table.game(1)));
    let _ = public(table.say(KURO, "/game pause"));
    table.assert_stripped();
    // One of two days was used before; from a Wednesday on there is no pause for a day.
    table.clock.advance(Span::hours(23));
    table.tick();
    assert!(is_playing(&table.game(1)));
    hours(&table, 1);
    table.tick();
    assert_eq!(ending_and_winner(&table.game(1)).0, Ending::Time);
    drop(table.take_post());
}

#[test]
fn a_move_is_shown_first_to_one_whose_clock_has_rested() {
    let mut table = seated("clock:1d pauses:weekends");
    play(&mut table, "E5 C3");
    let bot = table.bot();
    table
        .wait(PREVIEW.set(bot.services(), KURO.player(), &Preview::Always))
        .unwrap();
    table.advance_days(2);
    let preview = private(table.say(KURO, "/play at:D4"));
    assert!(!preview.files.is_empty(), "{}", preview.content);
}
