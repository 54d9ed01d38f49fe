//! Ratings of a club with 100,000 rated games, recomputed from its log.
//!
//! `cargo bench -p tengen-bench --bench ratings`

#[path = "support/figure.rs"]
mod figure;

use figure::{Times, now, print_head};
use serde_json::{Value, json};
use tengen::clock::{Span, Timestamp};
use tengen::game::{
    Action, Actor, ChannelId, ClubId, Draft, Place, PlayerId, Stakes, Stronger, Terms, decide,
    offer,
};
use tengen::rules::{Color, Move, Point, RuleSet, Size};
use tengen::store::{Change, Origin, Store};

/// Number of games, and of players.
const GAMES: u64 = 100_000;
const PLAYERS: u64 = 500;
const MINUTE: i64 = 60_000;

/// Number of recomputations.
const ASKED: usize = 5;

#[tokio::main]
#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
async fn main() {
    let folder = || tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let (one, all) = (folder(), folder());
    let lines = lines(&Store::open(one.path(), 16).expect("a new database")).await;
    let store = Store::open(all.path(), 64).expect("a new database");
    let start = now();
    store
        .import(lines.as_bytes())
        .await
        .expect("games are read");
    println!(
        "{GAMES} games of {PLAYERS} players, read in {} s",
        start.elapsed().as_secs()
    );
    print_head("ratings");
    let (mut times, mut rows) = (Times::default(), 0);
    for _ in 0..ASKED {
        let start = now();
        rows = store.recompute_ratings().await.expect("ratings are made");
        times.add_result(Some(start.elapsed()));
    }
    times.print(&format!("made anew, {rows} rows"));
}

/// An export of `GAMES` games, each a copy of a real one.
async fn lines(store: &Store) -> String {
    played(store).await;
    let mut export = Vec::new();
    store.export(&mut export).await.expect("a game is written");
    let export = String::from_utf8(export).expect("an export is text");
    let mut text = String::new();
    for line in export.lines() {
        let value: Value = serde_json::from_str(line).expect("a line is JSON");
        match (value.get("game"), value.get("end")) {
            // A summary line.
            (_, Some(_)) => {}
            (None, None) => text += &format!("{line}\n"),
            (Some(_), None) => {
                for number in 1..=GAMES {
                    let changed = changed(value.clone(), number);
                    text += &format!("{changed}\n");
                }
            }
        }
    }
    let lines = text.lines().count();
    text + &format!(r#"{{"end":{{"lines":{lines}}}}}"#)
}

/// The game as one of other players at another time.
fn changed(mut line: Value, number: u64) -> Value {
    // Pairings repeat only after a while.
    let black = 1_000 + number % PLAYERS;
    let white = 1_000 + (number + 1 + number / PLAYERS % (PLAYERS - 1)) % PLAYERS;
    line["game"]["id"] = json!(number);
    let text = line
        .to_string()
        .replace("\"11\"", &format!("\"{black}\""))
        .replace("\"12\"", &format!("\"{white}\""));
    let mut line: Value = serde_json::from_str(&text).expect("it was JSON");
    if let Some(events) = line["game"]["events"].as_array_mut() {
        for event in events {
            let at = event["at"].as_i64().expect("a time");
            event["at"] = json!(at + number as i64 * MINUTE);
        }
    }
    line
}

/// A rated game of two.
async fn played(store: &Store) {
    let rules = RuleSet::from_name("japanese")
        .expect("they are there")
        .rules;
    let size = Size::square(9).expect("a board");
    let terms = Terms::new(Draft::even(rules, size))
        .expect("they fit")
        .with_stakes(Stakes::Rated);
    let (black, white) = (PlayerId::new(11), PlayerId::new(12));
    let place = Place {
        club: Some(ClubId::new(1)),
        channel: ChannelId::new(2),
    };
    let start = Timestamp::from_millis(1_700_000_000_000);
    let offered = offer(black, Some(white), terms, place, start).expect("it can be offered");
    let game = store
        .create(vec![offered], Change::default(), Origin::New)
        .await
        .expect("it is kept");
    let mut after = game.clone();
    let play = |column| {
        let point = Point::new(column, 4).expect("a point");
        Action::Move(Move::Play(point))
    };
    let accept = Action::Accept {
        stronger: Some(Stronger::Equal),
        toss: Color::Black,
    };
    let actions = [
        (white, accept),
        (black, play(2)),
        (white, play(6)),
        (white, Action::Resign),
    ];
    for (second, (player, action)) in (1..).zip(actions) {
        let now = start.after(Span::seconds(second));
        let event = decide(&after, Actor::Player(player), action, now).expect("it is possible");
        after.apply(event).expect("it was decided");
    }
    let kept = store.append(&game, after, Change::default()).await;
    kept.expect("it is kept");
}
