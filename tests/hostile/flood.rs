//! Floods: each member has a share of everything, with refusals that say so; limits on pings survive a restart.

use std::sync::{Arc, Mutex};

use tengen::bot::port::message::Message;
use tengen::bot::port::outbound::{OutboundError, Promised};
use tengen::bot::port::request::{Call, Invocation, OptionValue, Request};
use tengen::clock::Span;
use tengen::config::{Config, Limits};
use tengen::game::PlayerId;
use tengen::i18n::say;
use tokio::sync::Semaphore;

use super::{NOWHERE, assert_refused, games};
use crate::support::cast::{AKA, KURO, MIDORI, Member, SHIRO};
use crate::support::desk::Desk;
use crate::support::script::{play, post_puzzle, resign_game, seated, timed};
use crate::support::table::{Table, private, public};
use crate::support::words::{assert_told, until};

const CHALLENGE: &str = "/challenge opponent:@shiro size:5";

fn usual() -> Limits {
    Config::default().limits
}

#[test]
fn nobody_is_called_by_one_member_more_often_than_a_few_times() {
    let mut table = Table::new();
    for _ in 0..5 {
        let _ = public(table.say(KURO, CHALLENGE));
    }
    let enough = say::limit::challenges_between(5, SHIRO.mention());
    assert_refused(table.say(KURO, CHALLENGE), enough.clone());
    // The limit holds for pairs, too.
    let pairs = "/together pair-go opponent:@aka partner:@shiro opponent-partner:@ao size:5";
    assert_refused(table.say(KURO, pairs), enough);
    assert_eq!(games(&table), 5);
    let _ = public(table.say(KURO, "/challenge opponent:@aka size:5"));
}

#[test]
fn nobody_is_named_in_more_open_challenges_than_they_can_answer_whoever_makes_them() {
    let mut table = Table::new().with_limits(Limits {
        open_challenges_to: 2,
        ..usual()
    });
    for who in [KURO, AKA] {
        let _ = public(table.say(who, CHALLENGE));
    }
    let enough = say::limit::takes_no_more(SHIRO.mention());
    assert_refused(table.say(MIDORI, CHALLENGE), enough);
    let _ = public(table.press(SHIRO, say::challenge::button_decline()));
    let _ = public(table.say(MIDORI, CHALLENGE));
}

#[test]
fn a_member_has_a_few_open_challenges() {
    let mut table = Table::new();
    for _ in 0..10 {
        let _ = public(table.say(KURO, "/challenge size:5"));
    }
    let enough = say::limit::own_challenges(10);
    assert_refused(table.say(KURO, "/challenge size:5"), enough);
    let _ = public(table.press(KURO, say::challenge::button_withdraw()));
    let _ = public(table.say(KURO, "/challenge size:5"));
}

#[test]
fn a_member_who_withdraws_and_challenges_again_is_stopped_for_an_hour_and_no_restart_forgives_it() {
    let mut table = Table::new().with_limits(Limits {
        calls_between_an_hour: 1000,
        ..usual()
    });
    for _ in 0..20 {
        let _ = public(table.say(KURO, CHALLENGE));
        let _ = public(table.press(KURO, say::challenge::button_decline()));
    }
    table.restart();
    assert_refused(
        table.say(KURO, CHALLENGE),
        say::limit::challenges_an_hour(20),
    );
    let _ = public(table.say(AKA, CHALLENGE));
    table.clock.advance(Span::minutes(61));
    let _ = public(table.say(KURO, CHALLENGE));
}

#[test]
fn a_hundred_challenges_at_once_find_no_more_room_than_one_after_the_other() {
    let mut table = Table::new();
    let person = |who: Member| OptionValue::Person(who.person());
    let requests: Vec<_> = (0..100)
        .map(|_| {
            let call = Call {
                name: "challenge".to_owned(),
                options: vec![("opponent".to_owned(), person(SHIRO))],
                ..Call::default()
            };
            table.request(KURO, Invocation::Command(call))
        })
        .collect();
    at_once(&table, requests);
    assert_eq!(games(&table), 5);
}

/// Handles all `requests` concurrently, and drops the answers.
fn at_once(table: &Table, requests: impl IntoIterator<Item = Request>) {
    let bot = table.bot();
    table.wait(async {
        let asked = requests.into_iter().map(|request| {
            let bot = Arc::clone(&bot);
            tokio::spawn(async move { bot.handle(request).await })
        });
        for answer in asked.collect::<Vec<_>>() {
            drop(answer.await.unwrap());
        }
    });
}

#[test]
fn many_members_at_once_call_nobody_more_often_than_one_after_the_other() {
    let mut table = Table::new().with_limits(Limits {
        open_challenges_to: 3,
        ..usual()
    });
    let requests: Vec<_> = (1000..1030)
        .map(|id| {
            let call = Call {
                name: "challenge".to_owned(),
                options: vec![("opponent".to_owned(), OptionValue::Person(SHIRO.person()))],
                ..Call::default()
            };
            let mut request = table.request(KURO, Invocation::Command(call));
            request.caller.player = PlayerId::new(id);
            request
        })
        .collect();
    at_once(&table, requests);
    assert_eq!(games(&table), 3);
}

#[test]
fn many_who_accept_at_once_leave_the_challenger_within_their_bound() {
    let mut table = Table::new().with_limits(Limits {
        running_games: 2,
        ..usual()
    });
    for _ in 0..8 {
        let _ = public(table.say(KURO, "/challenge size:5 colour:black"));
    }
    let requests: Vec<_> = (1..=8)
        .map(|game| {
            let accept = Invocation::Press {
                custom_id: format!("v1:accept:{game}:1"),
                message: NOWHERE,
            };
            let mut request = table.request(AKA, accept);
            request.caller.player = PlayerId::new(1000 + game);
            request
        })
        .collect();
    at_once(&table, requests);
    let is_running = |game: &u64| table.game(*game).phase().is_running();
    assert_eq!((1..=8).filter(is_running).count(), 2);
}

#[test]
fn nobody_is_brought_into_more_games_than_they_can_play_by_those_who_accept() {
    let mut table = Table::new().with_limits(Limits {
        running_games: 1,
        ..usual()
    });
    let _ = public(table.say(KURO, "/challenge size:5"));
    let _ = public(table.say(KURO, "/challenge opponent:@aka size:5"));
    let _ = public(table.say(KURO, CHALLENGE));
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    drop(table.take_deeds());
    let enough = say::limit::takes_no_more(KURO.mention());
    let accepted = table.press(AKA, say::challenge::button_accept());
    assert_refused(accepted, enough.clone());
    // The limit holds for their open challenges, too.
    assert_refused(table.press_id(MIDORI, "v1:accept:1:1", NOWHERE), enough);
    let _ = private(table.say(SHIRO, "/game resign"));
    let _ = public(table.press(SHIRO, say::table::button_resign()));
    drop(table.take_deeds());
    let _ = public(table.press(AKA, say::challenge::button_accept()));
    drop(table.take_deeds());
}

#[test]
fn nobody_begins_more_games_than_they_can_play() {
    let mut table = Table::new().with_limits(Limits {
        running_games: 2,
        ..usual()
    });
    let accepted = |table: &mut Table, by: Member| {
        let answer = table.press(by, say::challenge::button_accept());
        drop(table.take_deeds());
        answer
    };
    for _ in 0..2 {
        let _ = public(table.say(KURO, CHALLENGE));
        let _ = public(accepted(&mut table, SHIRO));
    }
    assert_refused(table.say(KURO, CHALLENGE), say::limit::own_games(2));
    // A member at the limit cannot be challenged, and cannot accept open challenges.
    let enough = say::limit::takes_no_more(SHIRO.mention());
    assert_refused(table.say(AKA, CHALLENGE), enough);
    let _ = public(table.say(AKA, "/challenge size:5"));
    assert_refused(accepted(&mut table, SHIRO), say::limit::own_games(2));
    // With one game less there is room again.
    resign_game(&mut table, SHIRO, 1);
    drop(table.take_deeds());
    let _ = public(table.say(MIDORI, CHALLENGE));
}

#[test]
fn puzzles_are_posted_now_and_then_and_what_is_refused_does_not_count() {
    let mut table = Table::new().with_limits(Limits {
        puzzles_an_hour: 2,
        ..usual()
    });
    let propose = |table: &mut Table, sgf: &str| {
        let call = Call {
            name: "puzzle".to_owned(),
            subcommand: Some("create".to_owned()),
            options: vec![(
                "file".to_owned(),
                OptionValue::File(Ok(sgf.as_bytes().into())),
            )],
        };
        table.ask(KURO, Invocation::Command(call))
    };
    for _ in 0..9 {
        let _ = private(propose(&mut table, "no record"));
    }
    let _ = post_puzzle(&mut table, KURO, "");
    let study = "(;SZ[5]AB[bc][cb][dc]AW[cc];B[cd]C[RIGHT])";
    let _ = public(propose(&mut table, study));
    let enough = say::limit::puzzles(2);
    let _ = private(table.say(KURO, "/puzzle now"));
    let posted = table.press(KURO, say::puzzle::button_post_here());
    assert_refused(posted, enough.clone());
    assert_refused(propose(&mut table, study), enough);
    let _ = post_puzzle(&mut table, AKA, "");
    table.clock.advance(Span::minutes(61));
    let _ = post_puzzle(&mut table, KURO, "");
}

#[test]
fn vacations_are_begun_a_few_times_a_day() {
    let mut table = timed("3d").with_limits(Limits {
        vacations_a_day: 3,
        ..usual()
    });
    for _ in 0..3 {
        let _ = private(table.say(KURO, "/me vacation days:1"));
        table.clock.advance(Span::seconds(1));
        let _ = private(table.say(KURO, "/me vacation days:0"));
    }
    table.restart();
    assert_refused(
        table.say(KURO, "/me vacation days:1"),
        say::limit::vacations(3),
    );
    table.clock.advance(Span::days(1));
    let back = table.now().after(Span::days(1)).as_secs();
    let begun = say::people::vacation_until(until(back), say::pace::days_and_hours(28, 23));
    assert_told(table.say(KURO, "/me vacation days:1"), begun);
    drop(table.take_deeds());
}

/// Answers with films that note their order, and are sent only with a permit.
struct Place {
    by: Member,
    come: Arc<Mutex<Vec<Member>>>,
    arrived: Arc<Semaphore>,
    opened: Arc<Semaphore>,
}

#[async_trait::async_trait]
impl Promised for Place {
    async fn send_progress(&self, _: &str) -> Result<(), OutboundError> {
        Ok(())
    }

    async fn keep(&self, _: &Message) -> Result<(), OutboundError> {
        self.come.lock().unwrap().push(self.by);
        self.arrived.add_permits(1);
        self.opened.acquire().await.unwrap().forget();
        Ok(())
    }
}

#[test]
fn one_members_forty_films_delay_anothers_by_no_more_than_one() {
    let mut table = seated("size:5");
    play(&mut table, "C3 C2");
    let _ = private(table.say(MIDORI, "/game sgf game:1"));
    let mut table = table.without_limits();
    let greedy: Vec<_> = (0..40)
        .map(|_| table.order(MIDORI, say::table::button_film()))
        .collect();
    let modest = table.order(AKA, say::table::button_film());
    let processors = std::thread::available_parallelism().map_or(2, usize::from);
    let desks = processors.saturating_sub(1).max(1) + 3;
    let come: Arc<Mutex<Vec<Member>>> = Arc::default();
    let [arrived, opened] = [(); 2].map(|()| Arc::new(Semaphore::new(0)));
    let place = |by| Place {
        by,
        come: Arc::clone(&come),
        arrived: Arc::clone(&arrived),
        opened: Arc::clone(&opened),
    };
    let many = u32::try_from(desks).unwrap();
    table.wait(async {
        let finish = |order, by| {
            let (bot, place) = (table.bot(), place(by));
            tokio::spawn(async move { bot.finish(order, &place, &Desk::default()).await })
        };
        let mut tasks: Vec<_> = greedy
            .into_iter()
            .map(|order| finish(order, MIDORI))
            .collect();
        // All that can be served are, and the others wait.
        arrived.acquire_many(many).await.unwrap().forget();
        tasks.push(finish(modest, AKA));
        // The single thread reaches its request after a few yields.
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
        for _ in 0..2 {
            opened.add_permits(1);
            arrived.acquire().await.unwrap().forget();
        }
        opened.add_permits(100);
        for task in tasks {
            task.await.unwrap();
        }
    });
    let come = come.lock().unwrap();
    let at = come.iter().position(|by| *by == AKA).unwrap();
    assert!(at <= desks + 1, "{at} films came before: {desks} at once");
}

#[test]
fn films_are_ordered_now_and_then() {
    let mut table = seated("size:5").with_limits(Limits {
        films_an_hour: 2,
        ..usual()
    });
    for who in [KURO, SHIRO] {
        let _ = private(table.say(who, "/game sgf"));
    }
    for _ in 0..2 {
        let _ = private(table.press(KURO, say::table::button_film()));
    }
    let enough = say::limit::films(2);
    assert_refused(table.press(KURO, say::table::button_film()), enough);
    let film = private(table.press(SHIRO, say::table::button_film()));
    assert_eq!(film.files.len(), 1);
    table.clock.advance(Span::minutes(61));
    assert_eq!(
        private(table.press(KURO, say::table::button_film()))
            .files
            .len(),
        1
    );
}
