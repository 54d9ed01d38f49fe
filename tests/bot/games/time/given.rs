//! Every kind of deadline of a club: the bot's downtime extends it, and it expires when the rest has passed.

use std::sync::atomic::Ordering;

use tengen::bot::kit::link::Link;
use tengen::bot::schedule::look;
use tengen::clock::{Span, Timestamp};
use tengen::game::{ClubId, Phase, PlayerId};
use tengen::i18n::say;
use tengen::ladder::ClubLadder;
use tengen::league::League;
use tengen::league::SeasonStage;
use tengen::rules::{Color, Ending};
use tengen::simul::Simul;
use tengen::store::{Batch, Property, Timer};

use crate::bot::games::time::clock::on_vacation;
use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::script::moderating;
use crate::support::table::{TABLE, Table, private, public};

/// A kind of deadline.
struct Kind {
    name: &'static str,
    /// Starts it.
    begin: fn(&mut Table),
    time: Span,
    /// Whether it has not expired.
    is_open: fn(&Table) -> bool,
}

/// The member who asks for a teaching game.
const BEGINNER: (ClubId, PlayerId) = (ClubId::new(50), PlayerId::new(77));

const KINDS: [Kind; 7] = [
    Kind {
        name: "the time to appear for a game of a tournament",
        begin: |table| {
            moderate(
                table,
                "/tournament create name:Cup system:swiss rounds:1 no-show:24",
            );
            for member in [KURO, SHIRO] {
                let _ = table.press(member, say::tournament::button_enter());
            }
            let _ = private(table.press(KURO, say::tournament::button_pair(1)));
            let _ = public(table.press(KURO, say::tournament::button_publish()));
            table.tick();
        },
        time: Span::hours(24),
        is_open: |table| table.game(1).phase().is_running(),
    },
    Kind {
        name: "a newcomer's time on a ladder",
        begin: |table| {
            moderate(table, "/ladder create size:9");
            for member in [KURO, SHIRO] {
                let _ = private(table.press(member, say::ladder::button_join()));
            }
        },
        time: Span::days(14),
        is_open: |table| {
            let ladder = table
                .wait(table.store().activity::<ClubLadder>(TABLE))
                .unwrap()
                .unwrap();
            ladder.ladder.place(SHIRO.player()).is_some()
        },
    },
    Kind {
        name: "a season of a league",
        begin: |table| {
            moderate(table, "/league create size:9 division:4 days:30");
            for member in [KURO, SHIRO] {
                let _ = table.press(member, say::league::button_join());
            }
            let now = table.now();
            let store = table.store();
            let begun = store.change_activity::<League>(TABLE, move |league| {
                league.start(now, |_| 0)?;
                Ok(Vec::new())
            });
            let _ = table.wait(begun).unwrap();
        },
        time: Span::days(30),
        is_open: |table| {
            let league = table
                .wait(table.store().activity::<League>(TABLE))
                .unwrap()
                .unwrap();
            let stage = league.season().map(|season| season.stage);
            matches!(stage, Some(SeasonStage::Running | SeasonStage::EndsSoon))
        },
    },
    Kind {
        name: "a vote",
        begin: |table| {
            table.toss_white.store(false, Ordering::SeqCst);
            let _ = public(table.say(SHIRO, "/together against size:5 hours:24"));
            let _ = public(table.press(AKA, say::challenge::button_accept()));
            let _ = public(table.say(SHIRO, "/play at:C3"));
            let _ = table.say(AKA, "/play at:B2");
        },
        time: Span::hours(24),
        is_open: |table| table.game(1).moves().len() == 1,
    },
    Kind {
        name: "a challenge",
        begin: |table| {
            let _ = public(table.say(KURO, "/challenge opponent:@shiro"));
        },
        time: Span::days(7),
        is_open: |table| matches!(table.game(1).phase(), Phase::Offered { .. }),
    },
    Kind {
        name: "the boards of simultaneous games",
        begin: |table| {
            let _ = public(table.say(KURO, "/together simul hours:48"));
        },
        time: Span::hours(48),
        is_open: |table| {
            let simul = table
                .wait(table.store().activity::<Simul>(TABLE))
                .unwrap()
                .unwrap();
            !simul.is_closed
        },
    },
    Kind {
        name: "a request for a teaching game",
        begin: |table| {
            // As after a finished step.
            let asked: Property<_, (String, Timestamp)> = Property::new("teaching-asked");
            let value = ("atari-go".to_owned(), table.now());
            let batch = Batch {
                assignments: vec![asked.assign(BEGINNER, &value)],
                timers: vec![Timer::at(
                    BEGINNER,
                    "teaching-asked",
                    table.now().after(Span::days(7)),
                )],
                ..Batch::default()
            };
            table.wait(table.store().write_all(batch)).unwrap();
        },
        time: Span::days(7),
        is_open: |table| {
            let store = table.store();
            let timer = table.wait(store.timer(BEGINNER, "teaching-asked"));
            timer.unwrap().is_some()
        },
    },
];

fn moderate(table: &mut Table, command: &str) {
    let _ = public(moderating(table, |table| table.say(KURO, command)));
}

/// Time passes while the bot is up.
fn pass(table: &Table, span: Span) {
    table.clock.set_forward(span);
    look_now(table);
}

fn look_now(table: &Table) {
    table.wait(look(&table.bot(), Link::Whole));
}

/// The bot is down.
fn down(table: &mut Table, span: Span) {
    table.clock.advance(span);
    table.restart();
    look_now(table);
}

#[test]
fn no_deadline_runs_while_the_bot_is_down() {
    for Kind {
        name,
        begin,
        time,
        is_open,
    } in KINDS
    {
        let mut table = Table::new().without_limits();
        look_now(&table);
        begin(&mut table);
        assert!(is_open(&table), "{name} begins");
        let half = Span::millis(time.as_millis() / 2);
        pass(&table, half);
        down(&mut table, Span::days(40));
        assert!(is_open(&table), "{name} after the outage");
        // Repeated ticks do not extend it twice.
        pass(&table, Span::minutes(1));
        pass(&table, half.minus(Span::minutes(2)));
        assert!(is_open(&table), "{name} shortly before its end");
        pass(&table, Span::minutes(5));
        assert!(!is_open(&table), "{name} has an end");
        drop(table.take_deeds());
    }
}

#[test]
fn a_challenge_waits_for_the_vacation_of_whom_it_asks_and_is_accepted_after_an_outage() {
    let mut table = Table::new();
    look_now(&table);
    let _ = public(table.say(KURO, "/challenge opponent:@shiro"));
    on_vacation(&table, SHIRO, 10);
    pass(&table, Span::days(16));
    assert!(matches!(table.game(1).phase(), Phase::Offered { .. }));
    down(&mut table, Span::days(20));
    let _ = table.press(SHIRO, say::challenge::button_accept());
    assert!(table.game(1).phase().is_running());
    drop(table.take_deeds());
}

#[test]
fn a_member_who_is_on_vacation_appears_afterwards() {
    let mut table = Table::new();
    look_now(&table);
    (KINDS[0].begin)(&mut table);
    let game = table.game(1);
    let black = game.on_turn().unwrap();
    let away = [KURO, SHIRO].into_iter().find(|one| one.player() == black);
    on_vacation(&table, away.unwrap(), 5);
    pass(&table, Span::days(5));
    assert!(table.game(1).phase().is_running(), "they are away");
    pass(&table, Span::hours(23));
    assert!(table.game(1).phase().is_running(), "a day is left");
    pass(&table, Span::hours(2));
    let game = table.game(1);
    let Phase::Finished(outcome) = game.phase() else {
        panic!("they have not appeared");
    };
    assert_eq!(outcome.ending, Ending::NoShow);
    assert_eq!(outcome.winner, Some(Color::White));
    drop(table.take_deeds());
}
