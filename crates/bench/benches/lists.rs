//! Time of lists where there are many games: 10,000 in one channel, 1,000 of them the caller's.
//!
//! The bot is called as `discord` calls it; the times include all its work, and exclude the network.
//! Beside them is the time of replaying the games of the list.
//!
//! `cargo bench -p tengen-bench --bench lists`

#[path = "support/figure.rs"]
mod figure;
#[path = "support/midgame.rs"]
mod midgame;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use figure::{Times, now, print_head};
use midgame::Dice;
use tengen::bot::port::request::{
    Call, ChannelKind, InteractionId, Invocation, Nature, Permissions, Person, Reach, Request,
    Setting,
};
use tengen::bot::{Bot, Services};
use tengen::clock::SystemClock;
use tengen::game::{ChannelId, ClubId, GameId, Place, PlayerId};
use tengen::render::Renderer;
use tengen::rules::{ByColor, Color};
use tengen::store::Store;

/// Games in the channel.
const GAMES: usize = 10_000;
/// The caller's games: every tenth.
const OWN: usize = 1_000;
/// Moves of each game.
const MOVES: usize = 40;
/// Requests per list.
const ASKED: usize = 200;

const CALLER: PlayerId = PlayerId::new(1);
const BYSTANDER: PlayerId = PlayerId::new(2);
const HERE: Place = Place {
    club: Some(ClubId::new(300)),
    channel: ChannelId::new(400),
};

#[tokio::main]
#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
async fn main() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let store = Store::open(folder.path(), 64).expect("a database");
    let start = now();
    fill(&store).await;
    let took = start.elapsed().as_secs();
    println!(
        "{GAMES} games of {MOVES} moves in a channel, {OWN} of them the caller's, in {took} s"
    );
    let bot = Bot::new(Services::new(
        store.clone(),
        Renderer::shared(),
        Arc::new(SystemClock),
        Box::new(|| Color::Black),
    ));
    print_head("answers");
    for (what, who, invocation) in [
        ("/games", CALLER, command("games", None)),
        (
            "/game board of a player",
            CALLER,
            command("game", Some("board")),
        ),
        (
            "/game board of a bystander",
            BYSTANDER,
            command("game", Some("board")),
        ),
        (
            "a key of /game board game: of a player",
            CALLER,
            key("game", "board"),
        ),
        (
            "a key of /game board game: of a bystander",
            BYSTANDER,
            key("game", "board"),
        ),
        ("a key of /game resign game:", CALLER, key("game", "resign")),
        (
            "a key of /game mark game:, which fits none",
            CALLER,
            key("game", "mark"),
        ),
        (
            "a key of /moderate game:",
            BYSTANDER,
            key("moderate", "win"),
        ),
    ] {
        let mut times = Times::default();
        for _ in 0..ASKED {
            let request = request(who, invocation.clone());
            let start = now();
            bot.handle(request).await;
            times.add_result(Some(start.elapsed()));
        }
        times.print(what);
    }
    print_head("the same games by replay");
    for (what, ids) in [
        ("a player's", store.games_of(CALLER).await),
        ("a channel's", store.games_in(HERE.channel).await),
    ] {
        let ids = ids.expect("a list");
        let mut times = Times::default();
        for _ in 0..5 {
            let start = now();
            for &id in &ids {
                store.game(id).await.expect("a record").expect("a game");
            }
            times.add_result(Some(start.elapsed()));
        }
        times.print(what);
    }
    drop(bot);
    store.close().await.expect("a closed database");
}

/// Writes by many tasks at the same time, so that they share flushes.
async fn fill(store: &Store) {
    let partitions = (0..64).map(|partition| {
        let store = store.clone();
        tokio::spawn(async move {
            for number in (partition..GAMES).step_by(64) {
                let other = |number: usize| PlayerId::new(1000 + number as u64);
                let own = number % (GAMES / OWN) == 0;
                let players = ByColor {
                    black: if own { CALLER } else { other(number) },
                    white: other(number + GAMES),
                };
                let mut dice = Dice::new(number as u64);
                midgame::keep(&store, HERE, players, MOVES, &mut dice).await;
            }
        })
    });
    for partition in partitions.collect::<Vec<_>>() {
        partition.await.expect("no panic");
    }
    assert!(store.game(GameId::new(GAMES as u64)).await.is_ok());
}

fn command(name: &str, subcommand: Option<&str>) -> Invocation {
    Invocation::Command(Call {
        name: name.to_owned(),
        subcommand: subcommand.map(str::to_owned),
        ..Call::default()
    })
}

fn key(name: &str, subcommand: &str) -> Invocation {
    Invocation::Autocomplete {
        call: Call {
            name: name.to_owned(),
            subcommand: Some(subcommand.to_owned()),
            ..Call::default()
        },
        focused: "game".to_owned(),
    }
}

/// The number of the next request.
static NUMBER: AtomicU64 = AtomicU64::new(1);

fn request(who: PlayerId, invocation: Invocation) -> Request {
    Request {
        // Unique.
        interaction: InteractionId(NUMBER.fetch_add(1, Ordering::Relaxed)),
        caller: Person {
            player: who,
            name: "somebody".to_owned(),
            nick: None,
            nature: Nature::Human,
        },
        permissions: Permissions(u64::MAX),
        setting: Setting {
            place: HERE,
            channel: ChannelKind::Channel,
            reach: Reach::Member(Permissions(u64::MAX)),
            largest_file: 10 << 20,
        },
        locale: "en-GB".to_owned(),
        club_locale: None,
        joined: None,
        invocation,
        pressed_alone: false,
        file: None,
    }
}
