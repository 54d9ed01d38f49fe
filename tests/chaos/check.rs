//! Invariants after every round.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;
use std::process::Command;
use std::time::Duration;

use serde_json::Value;
use tengen::game::{Actor, EventKind, Game, GameId};
use tengen::rules::{ByColor, Move};
use tengen::store::{Store, StoreError};

use super::club::Club;
use super::ledger::{Ledger, Shown, Stone, shown_position};
use crate::support::database;

/// The figures of a run, and its violations.
#[derive(Default)]
pub(super) struct Figures {
    pub(super) rounds: u64,
    pub(super) interactions: usize,
    pub(super) acknowledged: u64,
    pub(super) games: usize,
    pub(super) moves: usize,
    /// The messages that show a board.
    pub(super) boards: BTreeSet<String>,
    pub(super) lost: BTreeSet<String>,
    pub(super) doubled: BTreeSet<String>,
    pub(super) illegal: BTreeSet<String>,
    /// The end of the bot's log, if something was wrong.
    pub(super) log: Vec<String>,
}

impl Figures {
    pub(super) fn is_clean(&self) -> bool {
        self.lost.is_empty() && self.doubled.is_empty() && self.illegal.is_empty()
    }

    /// The violations, a line each.
    pub(super) fn violations(&self) -> String {
        let kinds = [
            ("lost", &self.lost),
            ("doubled", &self.doubled),
            ("illegal", &self.illegal),
        ];
        let wrong = kinds
            .into_iter()
            .flat_map(|(kind, all)| all.iter().map(move |one| format!("{kind}: {one}")));
        let all: Vec<_> = wrong.chain(self.log.iter().cloned()).collect();
        all.join("\n")
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "rounds {}, interactions {}, acknowledged {}, games {}, moves {}, boards {}; lost {}, doubled {}, illegal {}",
            self.rounds,
            self.interactions,
            self.acknowledged,
            self.games,
            self.moves,
            self.boards.len(),
            self.lost.len(),
            self.doubled.len(),
            self.illegal.len(),
        )
    }
}

/// Every game in the database of a bot that does not run.
pub(super) async fn games(club: &Club) -> BTreeMap<u64, Game> {
    let store = database::store(&club.games());
    let games = games_in(&store).await;
    store.close().await.unwrap();
    games
}

/// Maximum gap in the games' numbers: a process or a server that is killed has drawn some that it never used.
const MOST_SKIPPED: u64 = 100;
/// Attempts to read from a server that was killed, and the pause between two of them.
const ATTEMPTS: usize = 60;
const RETRY_INTERVAL: Duration = Duration::from_millis(500);

/// Every game in a database.
pub(super) async fn games_in(store: &Store) -> BTreeMap<u64, Game> {
    let mut games = BTreeMap::new();
    let mut last = 0;
    for id in 1.. {
        if id > last + MOST_SKIPPED {
            break;
        }
        if let Some(game) = read(store, GameId::new(id)).await {
            games.insert(id, game);
            last = id;
        }
    }
    games
}

/// A game, as soon as the killed server is up again.
async fn read(store: &Store, id: GameId) -> Option<Game> {
    let mut tries = tokio::time::interval(RETRY_INTERVAL);
    for _ in 0..ATTEMPTS {
        tries.tick().await;
        match store.game(id).await {
            Ok(game) => return game,
            Err(StoreError::Failed(_)) => {}
            Err(error) => panic!("game {id} cannot be read: {error}"),
        }
    }
    panic!("the server does not come back");
}

/// Number of moves in a game's record, those undone later included.
pub(super) fn moves(game: &Game) -> usize {
    let events = game.events();
    let moved = events
        .iter()
        .filter(|event| matches!(event.kind, EventKind::Moved { .. }));
    moved.count()
}

/// Checks that the records contain every acknowledged change, and no stone more often than it was requested.
pub(super) fn check_records(
    games: &BTreeMap<u64, Game>,
    ledger: &Ledger,
    who: impl Fn(&str) -> u64,
    figures: &mut Figures,
) {
    let mut makers: HashMap<Shown, &str> = HashMap::new();
    for change in &ledger.acknowledged {
        let (game, revision) = change.shown;
        let event = games
            .get(&game)
            .and_then(|game| game.events().get(revision as usize - 1));
        let is_stored = event.is_some_and(|event| match &change.stone {
            None => true,
            Some(stone) => is_stone(&event.kind, stone) && is_by(event.by, who(stone.who)),
        });
        if !is_stored {
            figures
                .lost
                .insert(format!("{change:?} is not in the record"));
        }
        if let Some(other) = makers.insert(change.shown, &change.interaction)
            && change.stone.is_some()
        {
            let one = &change.interaction;
            let both = format!("interactions {one} and {other} made {:?}", change.shown);
            figures.doubled.insert(both);
        }
    }
    let mut placed: HashMap<(u64, u64, String), usize> = HashMap::new();
    for (&id, game) in games {
        for event in game.events() {
            if let (
                EventKind::Moved {
                    mv: Move::Play(at), ..
                },
                Actor::Player(by),
            ) = (&event.kind, event.by)
            {
                *placed.entry((id, by.get(), at.to_string())).or_default() += 1;
            }
        }
    }
    for (stone, asked) in &ledger.asked {
        let key = (stone.game, who(stone.who), stone.at.clone());
        let placed = placed.remove(&key).unwrap_or(0);
        if placed > *asked {
            figures.doubled.insert(format!(
                "{stone:?} was asked for {asked} times and played {placed} times"
            ));
        }
    }
    for stone in placed.keys() {
        figures
            .doubled
            .insert(format!("{stone:?}: there was no request for it"));
    }
}

fn is_stone(kind: &EventKind, stone: &Stone) -> bool {
    matches!(kind, EventKind::Moved { mv: Move::Play(at), .. } if at.to_string() == stone.at)
}

fn is_by(actor: Actor, player: u64) -> bool {
    matches!(actor, Actor::Player(by) if by.get() == player)
}

/// Checks that `tengen verify` finds every record legal.
pub(super) fn check_replays<'a>(
    club: &Club,
    games: impl Iterator<Item = &'a Game>,
    figures: &mut Figures,
) {
    for game in games.filter(|game| game.seats().is_some()) {
        let names = ByColor {
            black: "Black".to_owned(),
            white: "White".to_owned(),
        };
        let file = club.config().with_file_name("game.sgf");
        std::fs::write(&file, tengen::record::write(game, &names)).unwrap();
        let verified = Command::new(env!("CARGO_BIN_EXE_tengen"))
            .arg("verify")
            .arg(&file)
            .output()
            .unwrap();
        if !verified.status.success() {
            let said = String::from_utf8_lossy(&verified.stdout).into_owned();
            figures
                .illegal
                .insert(format!("game {}: {said}", game.id()));
        }
    }
}

/// For each revision, the number of events so far that a board message shows: revisions with equal numbers are one
/// position.
fn positions(game: &Game) -> Vec<usize> {
    let mut shown = 0;
    let events = game.events();
    let each = events.iter().map(|event| {
        shown += usize::from(!matches!(
            event.kind,
            EventKind::Relocated { .. } | EventKind::Suggested { .. } | EventKind::Rested { .. }
        ));
        shown
    });
    each.collect()
}

/// The boards in a channel.
#[derive(Default)]
pub(super) struct Boards {
    /// Messages by the position that they show: game, and number of events that show.
    shown: HashMap<(u64, usize), Vec<Value>>,
    /// Pings by member and position, with their numbers.
    pinged: HashMap<(u64, usize, String), usize>,
}

impl Boards {
    /// Reads the messages of a channel.
    pub(super) fn of(messages: &[Value], games: &BTreeMap<u64, Game>) -> Self {
        let mut boards = Self::default();
        for message in messages {
            let Some((id, revision)) = shown_position(message) else {
                continue;
            };
            // A game that began after the records were read is looked at next time.
            let Some(game) = games.get(&id) else {
                continue;
            };
            // Later changes are by no player, and make no new position.
            let positions = positions(game);
            let known = positions.len().min(revision as usize);
            // An announcement shows no position.
            let Some(newest) = known.checked_sub(1) else {
                let thumbnail = &message["embeds"][0]["thumbnail"];
                assert!(thumbnail.is_object(), "no position: {message}");
                continue;
            };
            let position = positions[newest];
            let there = boards.shown.entry((id, position)).or_default();
            there.push(message["id"].clone());
            for user in message["pinged"].as_array().into_iter().flatten() {
                let user = user.as_str().unwrap().to_owned();
                *boards.pinged.entry((id, position, user)).or_default() += 1;
            }
        }
        boards
    }

    pub(super) fn messages(&self) -> impl Iterator<Item = String> {
        self.shown.values().flatten().map(Value::to_string)
    }

    /// Whether the newest position of a game is shown.
    pub(super) fn has_newest(&self, game: &Game) -> bool {
        let newest = positions(game).last().copied().expect("a game has events");
        self.shown.contains_key(&(game.id().get(), newest))
    }

    /// Notes positions and pings that are posted twice.
    pub(super) fn note_repeats(&self, figures: &mut Figures) {
        for ((game, position), messages) in &self.shown {
            if messages.len() > 1 {
                figures.doubled.insert(format!(
                    "position {position} of game {game} stands in {messages:?}"
                ));
            }
        }
        for ((game, position, user), times) in &self.pinged {
            if *times > 1 {
                figures.doubled.insert(format!(
                    "{user} was pinged {times} times for position {position} of game {game}"
                ));
            }
        }
    }
}
