//! The bot's downtime counts against no player, and a clock that was set forward is no downtime.

use tengen::bot::kit::link::Link;
use tengen::bot::schedule::look;
use tengen::clock::Span;
use tengen::rules::Ending;

use crate::bot::games::time::clock::{ending_and_winner, is_playing, rested, seated};
use crate::support::cast::{KURO, SHIRO};
use crate::support::desk::Deed;
use crate::support::script::{play, play_from};
use crate::support::table::public;
use crate::support::words::assert_says;

#[test]
fn while_the_bot_was_down_no_clock_ran() {
    let mut table = seated("clock:2d");
    play(&mut table, "E5 C3");
    table.wait(look(&table.bot(), Link::Whole));
    table.advance_days(5);
    table.restart();
    table.wait(look(&table.bot(), Link::Whole));
    assert_eq!(table.wait(table.store().outages()).unwrap().len(), 1);
    table.send_outbox();
    drop(table.take_edit());
    assert!(is_playing(&table.game(1)), "the deadline has passed unseen");
    let board = public(table.say(KURO, "/game board"));
    table.assert_stripped();
    let due = table.now().after(Span::days(2)).as_secs();
    assert_says(&board, format!("<t:{due}:R>"));
    table.clock.set_forward(Span::days(1));
    let _ = public(table.say(KURO, "/play at:D4"));
    table.assert_stripped();
    assert_eq!(rested(&table.game(1)), [Span::days(5)]);
}

#[test]
fn while_discord_was_away_no_clock_ran_and_nothing_was_due() {
    let mut table = seated("clock:2d");
    play(&mut table, "E5 C3");
    let bot = table.bot();
    table.wait(look(&bot, Link::Whole));
    for hour in 0..5 * 24 {
        table.clock.advance(Span::hours(1));
        let away = [Link::Lost, Link::Partial, Link::Waiting, Link::Elsewhere][hour % 4];
        table.wait(look(&bot, away));
        assert!(is_playing(&table.game(1)), "after {hour} hours");
    }
    table.wait(look(&bot, Link::Whole));
    assert!(is_playing(&table.game(1)), "the deadline has passed unseen");
    let [outage] = table.wait(table.store().outages()).unwrap()[..] else {
        panic!("one outage");
    };
    assert_eq!(outage.until.since(outage.from), Span::hours(5 * 24));
}

#[test]
fn while_another_process_is_connected_one_without_a_shard_does_what_is_due() {
    let mut table = seated("clock:2d");
    play(&mut table, "E5 C3");
    let bot = table.bot();
    table.wait(look(&bot, Link::Whole));
    table.clock.advance(Span::seconds(15));
    table.clock.set_forward(Span::days(7));
    table.wait(look(&bot, Link::Elsewhere));
    assert!(is_playing(&table.game(1)), "the last heartbeat is old");
    // The other process, which has noticed that the clock was set.
    let now = table.now();
    table.wait(table.store().stay_awake(now)).unwrap();
    table.wait(look(&bot, Link::Elsewhere));
    assert_eq!(ending_and_winner(&table.game(1)).0, Ending::Time);
    table.tick();
    let _ = table.take_deeds();
}

#[test]
fn nothing_is_due_before_the_first_connection() {
    let mut table = seated("clock:2d");
    play(&mut table, "E5 C3");
    table.wait(look(&table.bot(), Link::Whole));
    table.advance_days(5);
    table.restart();
    // It takes its time to connect.
    let bot = table.bot();
    table.wait(look(&bot, Link::Lost));
    table.wait(look(&bot, Link::Whole));
    assert!(is_playing(&table.game(1)));
}

#[test]
fn a_clock_that_was_set_forward_is_no_outage() {
    let mut table = seated("clock:2d");
    play(&mut table, "E5 C3");
    let bot = table.bot();
    table.wait(look(&bot, Link::Whole));
    table.clock.advance(Span::seconds(15));
    table.clock.set_forward(Span::days(7));
    table.wait(look(&bot, Link::Whole));
    assert_eq!(ending_and_winner(&table.game(1)).0, Ending::Time);
    assert_eq!(table.wait(table.store().outages()).unwrap(), []);
    table.tick();
    assert!(matches!(
        table.take_deeds()[..],
        [Deed::Posted(..), Deed::Stripped(_)]
    ));
}

#[test]
fn while_the_machine_slept_no_clock_ran() {
    let mut table = seated("clock:2d");
    play(&mut table, "E5 C3");
    let bot = table.bot();
    table.wait(look(&bot, Link::Whole));
    table.advance_days(7);
    table.wait(look(&bot, Link::Whole));
    assert!(is_playing(&table.game(1)), "the deadline has passed unseen");
}

#[test]
fn a_clock_that_is_set_back_by_a_month_keeps_nobody_from_moving() {
    let mut table = seated("clock:2d");
    let bot = table.bot();
    table.wait(look(&bot, Link::Whole));
    play(&mut table, "E5 C3");
    table.advance_days(1);
    table.clock.set_forward(Span::days(-30));
    table.wait(look(&bot, Link::Whole));
    drop(bot);
    assert!(is_playing(&table.game(1)));
    play(&mut table, "D4 F6");
    let _ = public(table.say(KURO, "/game pass"));
    table.assert_stripped();
    table.tick();
    assert_eq!(table.take_deeds(), []);
    let game = table.game(1);
    assert!(is_playing(&game));
    assert_eq!(rested(&game), []);
    // White's two days run from now on, by the clock as it is.
    let due = table.now().after(Span::days(2));
    assert_eq!(
        table.wait(table.store().alarm(&game)).unwrap(),
        Some(due),
        "{game:?}"
    );
    table.restart();
    play_from(&mut table, [SHIRO, KURO], "G7 H8");
    table.wait(look(&table.bot(), Link::Whole));
    table.clock.set_forward(Span::days(2));
    table.tick();
    assert_eq!(ending_and_winner(&table.game(1)).0, Ending::Time);
    let _ = table.take_deeds();
}
