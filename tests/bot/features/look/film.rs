//! A game as an animated picture.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tengen::bot::port::message::{File, Message, Row};
use tengen::bot::port::outbound::{OutboundError, Promised};
use tengen::bot::port::request::Permissions;
use tengen::clock::Span;
use tengen::game::GameId;
use tengen::i18n::say;
use tokio::sync::Semaphore;

use crate::support::cast::{AKA, AO, KURO, SHIRO};
use crate::support::desk::{Desk, Promise};
use crate::support::film::Film;
use crate::support::script::{begin, play, resign, seated};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{assert_says, english, german};

/// A game that was counted: three moves, two passes.
fn finished() -> Table {
    let mut table = seated("size:5 rules:chinese");
    play(&mut table, "C3 A1 C2 pass pass");
    for who in [KURO, SHIRO] {
        let _ = public(table.press(who, say::count::button_agree()));
        table.assert_stripped();
    }
    table
}

#[test]
fn a_finished_game_is_shown_from_its_opening_to_its_count_to_whoever_asks() {
    let mut table = finished();
    let message = private(table.press(AO, say::table::button_film()));
    assert_eq!(message.content, german(say::table::film(GameId::new(1))));
    let [file] = &message.files[..] else {
        panic!("one film: {message:?}");
    };
    assert!(file.name.starts_with("tengen-1-") && file.name.ends_with(".gif"));
    assert_says(file.alt.as_deref().unwrap(), "C3");
    let film = Film::read(&file.bytes);
    // The opening, three moves, the pass (the second one looks the same), and the three steps of the count.
    assert_eq!(film.frames.len(), 8);
    let again = private(table.press(KURO, say::table::button_film()));
    assert_eq!(again.content, english(say::table::film(GameId::new(1))));
}

#[test]
fn a_game_that_was_resumed_is_shown_whole() {
    let mut table = seated("size:5");
    play(&mut table, "C3 C2 pass pass");
    let _ = public(table.press(SHIRO, say::count::button_resume()));
    table.assert_stripped();
    let to_move = table.game(1).to_move().unwrap();
    let who = match to_move {
        tengen::rules::Color::Black => KURO,
        tengen::rules::Color::White => SHIRO,
    };
    let _ = public(table.say(who, "/play at:B2"));
    table.assert_stripped();
    resign(&mut table, SHIRO);
    let message = private(table.press(KURO, say::table::button_film()));
    let film = Film::read(&message.files[0].bytes);
    assert_eq!(
        film.frames.len(),
        5,
        "the opening, three stones, and passes between"
    );
}

#[test]
fn where_no_files_may_be_attached_there_is_no_film() {
    let mut table = finished();
    table.forbid(Permissions::ATTACH);
    assert_says(
        sentence(table.press(KURO, say::table::button_film())),
        say::table::film_not_here(),
    );
}

#[test]
fn the_count_of_territory_ends_the_film_step_by_step() {
    let mut table = seated("size:5 komi:0.5");
    play(&mut table, "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 E5 A1 pass pass");
    for who in [KURO, SHIRO] {
        let _ = public(table.press(who, say::count::button_agree()));
        table.assert_stripped();
    }
    let message = private(table.press(KURO, say::table::button_film()));
    let film = Film::read(&message.files[0].bytes);
    let delays: Vec<_> = film.frames.iter().map(|frame| frame.delay).collect();
    // The opening, twelve stones, the pass; then four steps of which each stays longer.
    assert_eq!(delays[..13], [40; 13]);
    assert_eq!(delays[14..], [200, 200, 200, 700]);
}

#[test]
fn the_record_of_a_game_offers_its_film() {
    let mut table = seated("size:5");
    play(&mut table, "C3 C2");
    let record = private(table.say(KURO, "/game sgf"));
    assert_eq!(record.files[0].name, "2027-01-15-kuro-shiro-1.sgf");
    let message = private(table.press(KURO, say::table::button_film()));
    let film = Film::read(&message.files[0].bytes);
    assert_eq!(film.frames.len(), 3, "the opening and two stones");
}

#[test]
fn a_film_that_was_made_is_not_made_again() {
    let mut table = finished();
    let mut film = |who| {
        private(table.press(who, say::table::button_film()))
            .files
            .remove(0)
            .bytes
    };
    assert!(Arc::ptr_eq(&film(KURO), &film(KURO)));
    assert!(!Arc::ptr_eq(&film(KURO), &{
        let _ = private(table.say(SHIRO, "/me boards theme:slate"));
        private(table.press(SHIRO, say::table::button_film()))
            .files
            .remove(0)
            .bytes
    }));
}

/// The film of one press, with a limit of `limit` bytes per file.
fn within(table: &mut Table, limit: usize) -> Message {
    table.setting.largest_file = limit;
    private(table.press(KURO, say::table::button_film()))
}

#[test]
fn a_film_that_is_too_large_is_made_smaller_or_refused_kindly() {
    let mut table = finished();
    let whole = within(&mut table, 10 << 20).files.remove(0);
    let file = within(&mut table, whole.bytes.len() - 1).files.remove(0);
    assert!(file.bytes.len() < whole.bytes.len());
    let [whole, smaller] = [whole, file].map(|file: File| Film::read(&file.bytes));
    assert!(smaller.size[0] < whole.size[0]);
    assert_eq!(smaller.frames.len(), whole.frames.len());
    let refused = within(&mut table, 1000);
    assert!(refused.files.is_empty());
    assert_says(&refused, say::table::film_too_large(GameId::new(1)));
}

/// A game of `stones` stones on two rows that never meet, which ends by resignation.
fn given_up(stones: usize) -> Table {
    let mut table = seated("size:9");
    let column = |at: usize| char::from(b"ABCDEFGHJ"[at % 9]);
    let moves: Vec<_> = (0..stones)
        .map(|n| {
            let (color, at) = (n % 2, n / 2);
            format!("{}{}", column(at), 1 + color * 4 + at / 9)
        })
        .collect();
    play(&mut table, &moves.join(" "));
    resign(&mut table, SHIRO);
    table
}

#[test]
fn a_film_that_takes_long_tells_how_far_it_is_and_at_most_once_a_second() {
    // More than twice the pictures of a segment.
    let mut table = given_up(50);
    let (bot, desk) = (table.bot(), Desk::default());
    let order = table.order(KURO, say::table::button_film());
    let quick = Promise::default();
    table.wait(bot.finish(order, &quick, &desk));
    assert_eq!(quick.meanwhile.into_inner().unwrap(), [""; 0]);

    let _ = private(table.say(KURO, "/me boards theme:booklet"));
    let order = table.order(KURO, say::table::button_film());
    table.clock.advance(Span::seconds(1));
    let slow = Promise {
        clock: Some(table.clock.clone()),
        ..Promise::default()
    };
    table.wait(bot.finish(order, &slow, &desk));
    let told = slow.meanwhile.into_inner().unwrap();
    let expected =
        [1, 21, 41].map(|shown| english(say::table::film_progress(GameId::new(1), shown, 52)));
    assert_eq!(told, expected);
    assert_eq!(slow.kept.into_inner().unwrap().unwrap().files.len(), 1);
}

#[test]
fn a_film_can_be_shown_to_everybody_where_the_game_is_played() {
    let mut table = finished();
    let (bot, promise) = (table.bot(), Promise::default());
    let order = table.order(KURO, say::table::button_film());
    table.wait(bot.finish(order, &promise, &table.desk));
    let film = promise.kept.into_inner().unwrap().unwrap();
    let [Row::Buttons(buttons)] = &film.rows[..] else {
        panic!("one button: {film:?}");
    };
    assert_eq!(buttons[0].label, english(say::table::button_share()));
    let share = buttons[0].custom_id.clone();
    let (_, message) = table.custom_id(say::table::button_film());
    let film = public(table.press_id(AKA, &share, message));
    let by = english(say::table::shown_by(AKA.mention()));
    assert_says(&film, &by);
    assert!(film.mention.is_empty() && film.rows.is_empty() && film.files.len() == 1);
}

#[test]
fn a_member_who_asked_hears_that_a_film_came_too_late() {
    let mut table = finished();
    let bot = table.bot();
    let lapsed = Promise {
        lapsed: true,
        ..Promise::default()
    };
    let order = table.order(KURO, say::table::button_film());
    table.wait(bot.finish(order, &lapsed, &table.desk));
    let posted = table.take_post();
    assert_eq!(posted.mention, [KURO.player()]);
    assert_says(
        &posted,
        say::table::film_late(KURO.mention(), GameId::new(1)),
    );
    assert!(posted.files.is_empty(), "it was for nobody else");

    // After the maximum wait in the queue the film is not started, but the answer can still be given.
    let order = table.order(KURO, say::table::button_film());
    table.clock.advance(Span::seconds(14 * 60 + 1));
    let waited = Promise::default();
    table.wait(bot.finish(order, &waited, &table.desk));
    let kept = waited.kept.into_inner().unwrap().unwrap();
    assert_says(&kept, say::table::film_late(KURO.mention(), GameId::new(1)));
    assert_eq!(table.take_deeds(), []);

    // Where the bot can only answer, it can write nothing after that.
    table.setting.reach = tengen::bot::port::request::Reach::AnswersOnly(Permissions(u64::MAX));
    let order = table.order(AKA, say::table::button_film());
    table.wait(bot.finish(order, &lapsed, &table.desk));
    assert_eq!(table.take_deeds(), []);
}

/// Answers whose messages are sent only once the gate is opened.
struct Gate {
    /// A permit for each message that has reached the gate.
    arrived: Semaphore,
    opened: Semaphore,
    inside: AtomicUsize,
    most_inside: AtomicUsize,
    out: AtomicUsize,
}

#[async_trait::async_trait]
impl Promised for Gate {
    async fn send_progress(&self, _: &str) -> Result<(), OutboundError> {
        Ok(())
    }

    async fn keep(&self, message: &Message) -> Result<(), OutboundError> {
        assert_eq!(message.files.len(), 1);
        let inside = 1 + self.inside.fetch_add(1, Ordering::SeqCst);
        self.most_inside.fetch_max(inside, Ordering::SeqCst);
        self.arrived.add_permits(1);
        self.opened.acquire().await.unwrap().forget();
        self.inside.fetch_sub(1, Ordering::SeqCst);
        self.out.fetch_add(1, Ordering::SeqCst);
        Ok(())
    }
}

#[test]
fn a_hundred_films_at_once_hold_no_move_up_and_are_made_few_at_a_time() {
    const ALL: usize = 100;
    let processors = std::thread::available_parallelism().map_or(2, usize::from);
    // One film per processor but one, and three that are being sent.
    let served = (processors.saturating_sub(1).max(1) + 3).min(ALL);
    let mut table = finished().without_limits();
    let orders: Vec<_> = (0..ALL)
        .map(|_| table.order(AO, say::table::button_film()))
        .collect();
    begin(&mut table, "size:5");
    let gate = Arc::new(Gate {
        arrived: Semaphore::new(0),
        opened: Semaphore::new(0),
        inside: AtomicUsize::new(0),
        most_inside: AtomicUsize::new(0),
        out: AtomicUsize::new(0),
    });
    let tasks = table.wait(async {
        let tasks: Vec<_> = orders
            .into_iter()
            .map(|order| {
                let (bot, gate) = (table.bot(), Arc::clone(&gate));
                tokio::spawn(async move { bot.finish(order, &*gate, &Desk::default()).await })
            })
            .collect();
        let many = u32::try_from(served).unwrap();
        gate.arrived.acquire_many(many).await.unwrap().forget();
        tasks
    });
    let _ = public(table.say(KURO, "/play at:C3 game:2"));
    table.assert_stripped();
    assert_eq!(gate.out.load(Ordering::SeqCst), 0, "the move was first");
    gate.opened.add_permits(ALL);
    table.wait(async {
        for task in tasks {
            task.await.unwrap();
        }
    });
    assert_eq!(gate.out.load(Ordering::SeqCst), ALL);
    assert_eq!(gate.most_inside.load(Ordering::SeqCst), served);
}
