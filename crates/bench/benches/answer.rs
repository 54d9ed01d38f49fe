//! Time of an answer: a move in, the board out.
//!
//! Playground, bot and members run in one process and share its cores.
//! A time begins when a member sends `/play` and ends when that member has the message with the board.
//! It includes the member's two HTTP calls, the playground's work, the gateway, decoding,
//! finding and replaying the game, the move, the transaction with its durable flush, the picture, and the callback.
//!
//! `cargo bench -p tengen-bench --bench answer`

#[path = "support/serve.rs"]
mod serve;
mod support;
#[path = "support/think.rs"]
mod think;

use std::sync::Arc;
use std::time::Duration;

use serve::{ConnectedBot, processor_seconds};
use support::club::{Club, Table};
use support::figure::{Times, now, print_head};
use support::midgame::{self, Dice};
use tengen::clock::SystemClock;
use tengen::game::{Actor, Event, EventKind, Game};
use tengen::render::{Diagram, Pixels, Renderer, Theme};
use tengen::rules::{ByColor, Color};
use tengen::store::{Change, Store};
use think::think;

/// Concurrent games.
const GAMES: usize = 100;
/// Moves played before: about 200 stones are left of them.
const MOVES: usize = 215;
/// Moves of a single game, one at a time.
const ALONE: usize = 60;
/// Moves of each game when all play as soon as the board is posted.
const RUSHED: usize = 12;
/// Moves of each game when all think before they move.
const THOUGHT: usize = 20;
/// Average thinking time: a hundred games make a hundred moves a second.
const THINKING: Duration = Duration::from_secs(1);

#[tokio::main]
#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
async fn main() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let store = Store::open(folder.path(), 32).expect("a database");
    let club = Club::open().await;
    let (mut games, mut tables) = (Vec::new(), Vec::<Table>::new());
    for number in 0..GAMES {
        let (game, table) = club.table(&store, number, MOVES).await;
        games.push(game);
        tables.push(table);
    }
    let renderer = Renderer::shared();
    let picture = renderer.png(
        &Diagram::of(games[0].position()),
        Theme::default(),
        pixels(&games[0]),
    );
    let stones = games.iter().map(stones).sum::<usize>() / games.len();
    println!(
        "{GAMES} games of Go, 19x19, {stones} stones, pictures of {} bytes",
        picture.len()
    );

    print_head("single parts");
    parts(&store, renderer, &games).await;

    let serving = ConnectedBot::start(serve::bot(&store, Arc::new(SystemClock)), &club).await;

    print_head("from /play to the board");
    let mut idle = Times::default();
    for _ in 0..200 {
        let start = now();
        club.console.get("interactions/0").await;
        idle.add(start.elapsed());
    }
    idle.print("(a call that the bot has no part in)");
    // The first pictures also make the empty board.
    let alone = tables.drain(..1).collect();
    let alone = round("one game, nobody thinks", alone, ALONE, Duration::ZERO).await;
    tables.extend(alone);
    let what = format!("{GAMES} games, each player thinks {} s", THINKING.as_secs());
    let tables = round(&what, tables, THOUGHT, THINKING).await;
    let what = format!("{GAMES} games, nobody thinks");
    round(&what, tables, RUSHED, Duration::ZERO).await;

    serving.stop().await;
    store.close().await.expect("a closed database");
    club.playground.stop().await;
}

fn stones(game: &Game) -> usize {
    let board = game.position().board();
    Color::ALL
        .into_iter()
        .map(|color| board.stones(color).len())
        .sum()
}

fn pixels(game: &Game) -> Pixels {
    Pixels::usual(game.terms().size)
}

/// The parts of an answer by themselves, without other load.
async fn parts(store: &Store, renderer: &Renderer, games: &[Game]) {
    let (mut reads, mut writes, mut pictures) =
        (Times::default(), Times::default(), Times::default());
    for game in games {
        let start = now();
        let read = store
            .game(game.id())
            .await
            .expect("a game that can be read");
        reads.add(start.elapsed());
        let diagram = Diagram::of(read.expect("the game").position());
        let start = now();
        renderer.png(&diagram, Theme::default(), pixels(game));
        pictures.add(start.elapsed());
    }
    // Separate games, so that the members' games stay as they are.
    let place = games[0].place();
    let players = ByColor { black: 1, white: 2 }.map(tengen::game::PlayerId::new);
    let mut dice = Dice::new(0);
    let mut game = midgame::keep(store, place, players, MOVES, &mut dice).await;
    for _ in 0..games.len() {
        let color = game.to_move().expect("a game that is being played");
        let mv = dice.stone(&game.terms().rules, game.position());
        let by = Actor::Player(players[color]);
        let moved = Event {
            at: game.events()[0].at,
            by,
            kind: EventKind::Moved { color, mv },
        };
        let start = now();
        let mut after = game.clone();
        after.apply(moved).expect("a legal move");
        let kept = store.append(&game, after, Change::default()).await;
        game = kept.expect("a move saved");
        writes.add(start.elapsed());
    }
    reads.print("reading and replaying a game");
    writes.print("keeping a move, durably");
    pictures.print("drawing the board");
}

/// A round of `moves` moves at each of `tables`, all at once; prints the response times.
///
/// `thinking` is the average thinking time. A table stops after its first failed answer. Returns the other tables.
#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
async fn round(what: &str, tables: Vec<Table>, moves: usize, thinking: Duration) -> Vec<Table> {
    let (start, used) = (now(), processor_seconds());
    let playing = tables.into_iter().zip(1..).map(|(mut table, seed)| {
        tokio::spawn(async move {
            let mut dice = Dice::new(seed);
            let mut times = Vec::new();
            for _ in 0..moves {
                think(thinking, &mut dice).await;
                let time = table.play().await;
                times.push(time);
                if time.is_none() {
                    return (times, None);
                }
            }
            (times, Some(table))
        })
    });
    let (mut times, mut tables) = (Times::default(), Vec::new());
    let mut count = 0.0;
    for player in playing.collect::<Vec<_>>() {
        let (took, table) = player.await.expect("no panic");
        count += took.len() as f64;
        took.into_iter().for_each(|time| times.add_result(time));
        tables.extend(table);
    }
    let (seconds, used) = (start.elapsed().as_secs_f64(), processor_seconds() - used);
    times.print(what);
    println!(
        "  {:.0} moves a second, {:.1} ms of processor time each",
        count / seconds,
        used * 1000.0 / count
    );
    tables
}
