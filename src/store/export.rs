//! The whole database as JSON lines.
//!
//! The first line tells what it is; then come settings, and each game with what belongs to it, a line each.
//! What cannot be read is carried along as the bytes that are there, with the reason.

use std::io::Write;

use serde::{Deserialize, Serialize};

use super::schema::{self, daily, event, letter, plan, puzzle, scalar};
use super::{ExportError, Store, StoreError, Trees, change, key, summary, uptime};
use crate::clock::Timestamp;
use crate::game::{self, GameId};

/// A line of an export.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Line {
    /// The first line.
    TengenExport {
        /// The version of the shapes.
        schema: u32,
        /// The number that the next game gets.
        next_game: u64,
    },
    /// A game.
    Game { id: u64, events: Vec<event::Event> },
    /// A game whose record cannot be read.
    Unreadable {
        id: u64,
        reason: String,
        rows: Vec<Row>,
    },
    /// A board, a plan, a setting, something of a puzzle or when one comes that cannot be read.
    UnreadableValue { reason: String, row: Row },
    /// Where the newest board of a game stands.
    Board { game: u64, at: scalar::Board },
    /// What a player has planned ahead in a game.
    Plan {
        game: u64,
        player: scalar::Id,
        plan: plan::Plan,
    },
    /// A puzzle that was posted, with what people have tried of it.
    Puzzle {
        id: u64,
        posted: Box<puzzle::Posted>,
        attempts: Vec<(scalar::Id, puzzle::Attempt)>,
    },
    /// A study that waits for a moderator.
    Proposal {
        id: u64,
        proposal: Box<puzzle::Proposal>,
    },
    /// A puzzle that comes each day in a channel.
    Daily {
        channel: scalar::Id,
        daily: daily::Daily,
    },
    /// A small named value.
    Setting { name: String, value: String },
    /// When something is due in a game, where the game by itself tells another time.
    Alarm {
        game: u64,
        /// Milliseconds since 1970.
        at: Option<i64>,
    },
    /// What must still reach Discord.
    Letter {
        game: u64,
        number: u64,
        matter: letter::Matter,
    },
    /// When somebody gets the next summary of their games, in milliseconds since 1970.
    Summary { player: scalar::Id, at: i64 },
    /// A time in which the bot was down, in milliseconds since 1970.
    Outage { from: i64, until: i64 },
    /// The last sign of life, in milliseconds since 1970.
    Heartbeat { at: i64 },
}

/// A row of the database in hexadecimal digits.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Row {
    pub(super) tree: String,
    pub(super) key: String,
    pub(super) value: String,
}

impl Store {
    /// Writes the whole database to `to` as JSON lines, while others may go on reading and changing it.
    ///
    /// Each game is written as it was at one moment, with all that belongs to it.
    /// Games that begin meanwhile are left out: the first line says where they begin.
    ///
    /// # Errors
    ///
    /// An [`ExportError`].
    pub fn export(&self, mut to: impl Write) -> Result<(), ExportError> {
        let mut write = |line: &Line| -> Result<(), ExportError> {
            serde_json::to_writer(&mut to, line).map_err(std::io::Error::from)?;
            to.write_all(b"\n")?;
            Ok(())
        };
        // What speaks of games by their numbers is of the same moment as the number that comes next.
        let (next_game, common) = {
            let _gate = self.0.read();
            (self.next_game()?, self.lines_of_none()?)
        };
        write(&Line::TengenExport {
            schema: schema::CURRENT,
            next_game,
        })?;
        common.iter().try_for_each(&mut write)?;
        let games = self.all_games()?;
        for id in games.into_iter().filter(|id| id.get() < next_game) {
            // Nobody waits for a slow disk: the gate is open while lines are written.
            let lines = {
                let _gate = self.0.read();
                self.lines_of(id)?
            };
            lines.iter().try_for_each(&mut write)?;
        }
        Ok(())
    }

    /// What belongs to no game: settings, when the bot was down, who gets summaries, puzzles, and rows whose keys cannot be read.
    fn lines_of_none(&self) -> Result<Vec<Line>, StoreError> {
        let Trees {
            settings,
            outages,
            boards,
            plans,
            summaries,
            dailies,
            ..
        } = &self.0.trees;
        let mut lines = Vec::new();
        for row in settings.iter() {
            let (key, value) = row?;
            lines.push(line_or_bytes(
                setting(&key, &value),
                "settings",
                &key,
                &value,
            ));
        }
        for row in outages.iter() {
            let (key, value) = row?;
            if let Some(outage) = uptime::read(&key, &value) {
                lines.push(Line::Outage {
                    from: outage.from.as_millis(),
                    until: outage.until.as_millis(),
                });
            }
        }
        lines.extend(
            self.heartbeat()?
                .map(|at| Line::Heartbeat { at: at.as_millis() }),
        );
        for row in summaries.iter() {
            let (key, value) = row?;
            // One that cannot be read comes again when its person chooses an hour.
            if let Some((player, at)) = key::of_player(&key).zip(summary::decode(&value)) {
                lines.push(Line::Summary {
                    player: scalar::Id(player.get()),
                    at: at.as_millis(),
                });
            }
        }
        for row in dailies.iter() {
            let (key, value) = row?;
            lines.push(line_or_bytes(
                each_day(&key, &value),
                "dailies",
                &key,
                &value,
            ));
        }
        self.puzzle_lines(&mut lines)?;
        lines.extend(self.letters_about(GameId::NONE)?);
        for (name, tree, length) in [("boards", boards, 8), ("plans", plans, 16)] {
            for row in tree.iter() {
                let (key, value) = row?;
                if key.len() != length {
                    let reason = "the key is no game's number".to_owned();
                    lines.push(line_or_bytes(Err(reason), name, &key, &value));
                }
            }
        }
        Ok(lines)
    }

    /// The studies that wait and the puzzles that were posted; the gate is the caller's.
    fn puzzle_lines(&self, lines: &mut Vec<Line>) -> Result<(), StoreError> {
        let Trees {
            puzzles,
            attempts,
            proposals,
            ..
        } = &self.0.trees;
        for row in proposals.iter() {
            let (key, value) = row?;
            let line = match (key::of_puzzle(&key), schema::decode(&value)) {
                (Some(id), Ok(proposal)) => Ok(Line::Proposal {
                    id: id.get(),
                    proposal: Box::new(proposal),
                }),
                (None, _) => Err("the key is no puzzle's number".to_owned()),
                (_, Err(error)) => Err(error.to_string()),
            };
            lines.push(line_or_bytes(line, "proposals", &key, &value));
        }
        for row in puzzles.iter() {
            let (puzzle, value) = row?;
            let mut tried = Vec::new();
            for row in attempts.scan_prefix(&puzzle) {
                let (key, value) = row?;
                let player = key::of_attempt(&key).map(|(_, player)| scalar::Id(player.get()));
                match (player, schema::decode(&value)) {
                    (Some(player), Ok(attempt)) => tried.push((player, attempt)),
                    (_, read) => {
                        let reason = read
                            .err()
                            .map_or_else(String::new, |error| error.to_string());
                        lines.push(line_or_bytes(Err(reason), "attempts", &key, &value));
                    }
                }
            }
            let line = match (key::of_puzzle(&puzzle), schema::decode(&value)) {
                (Some(id), Ok(posted)) => Ok(Line::Puzzle {
                    id: id.get(),
                    posted: Box::new(posted),
                    attempts: tried,
                }),
                (None, _) => Err("the key is no puzzle's number".to_owned()),
                (_, Err(error)) => Err(error.to_string()),
            };
            lines.push(line_or_bytes(line, "puzzles", &puzzle, &value));
        }
        Ok(())
    }

    /// A game and all that belongs to it; the gate is the caller's.
    fn lines_of(&self, id: GameId) -> Result<Vec<Line>, StoreError> {
        let Trees {
            boards,
            plans,
            alarms,
            ..
        } = &self.0.trees;
        let (line, by_itself) = self.line_of(id)?;
        let mut lines = vec![line];
        if let Some(value) = boards.get(key::game(id))? {
            let key = key::game(id);
            lines.push(line_or_bytes(board(&key, &value), "boards", &key, &value));
        }
        for row in plans.scan_prefix(key::game(id)) {
            let (key, value) = row?;
            lines.push(line_or_bytes(planned(&key, &value), "plans", &key, &value));
        }
        let alarm = alarms.get(key::game(id))?;
        // An alarm that cannot be read is not missed: the game itself tells when to look at it again.
        let alarm = alarm.and_then(|value| change::decode_alarm(&value));
        if let Some(at) = alarm.filter(|at| *at != by_itself) {
            lines.push(Line::Alarm {
                game: id.get(),
                at: at.map(Timestamp::as_millis),
            });
        }
        lines.extend(self.letters_about(id)?);
        Ok(lines)
    }

    /// What must still reach Discord of the game `id`; the gate is the caller's.
    fn letters_about(&self, id: GameId) -> Result<Vec<Line>, StoreError> {
        let mut lines = Vec::new();
        for row in self.0.trees.outbox.scan_prefix(key::game(id)) {
            let (key, value) = row?;
            if let Some((game, number)) = key::of_letter(&key)
                && let Ok(matter) = schema::decode(&value)
            {
                lines.push(Line::Letter {
                    game: game.get(),
                    number: number.0,
                    matter,
                });
            }
        }
        Ok(lines)
    }

    fn next_game(&self) -> Result<u64, StoreError> {
        let bytes = self.0.trees.meta.get(super::NEXT_GAME)?;
        let number = bytes.map_or(Ok(1), |bytes| schema::decode(&bytes));
        number.map_err(|_| StoreError::Unreadable {
            what: "the next game's number",
        })
    }

    /// Every game there is, in the order of their numbers.
    pub(super) fn all_games(&self) -> Result<Vec<GameId>, StoreError> {
        let mut games = Vec::new();
        for key in self.0.trees.events.iter().keys() {
            games.extend(key::game_at_start(&key?));
        }
        games.dedup();
        Ok(games)
    }

    /// The game itself, and when it is due if nothing else is known.
    fn line_of(&self, id: GameId) -> Result<(Line, Option<Timestamp>), StoreError> {
        match self.0.kept(id)?.game() {
            Ok(game) => {
                let events = game
                    .iter()
                    .flat_map(|game| game.events())
                    .map(event::Event::of);
                let line = Line::Game {
                    id: id.get(),
                    events: events.collect(),
                };
                Ok((line, game.as_ref().and_then(game::deadline)))
            }
            Err(StoreError::Corrupt { reason, .. }) => {
                let rows = self.rows_of(id)?;
                let line = Line::Unreadable {
                    id: id.get(),
                    reason,
                    rows,
                };
                Ok((line, None))
            }
            Err(error) => Err(error),
        }
    }

    /// Everything that is there of a game besides its board.
    fn rows_of(&self, id: GameId) -> Result<Vec<Row>, StoreError> {
        let mut rows = Vec::new();
        for (name, tree) in self.0.trees.named() {
            for row in tree.iter() {
                let (key, value) = row?;
                if owner(name, &key) == Some(id) {
                    rows.push(Row::of(name, &key, &value));
                }
            }
        }
        Ok(rows)
    }
}

impl Row {
    fn of(tree: &str, key: &[u8], value: &[u8]) -> Self {
        Self {
            tree: tree.to_owned(),
            key: hex(key),
            value: hex(value),
        }
    }
}

/// The game whose record, lists or deadline the row `key` of `tree` belongs to.
pub(super) fn owner(tree: &str, key: &[u8]) -> Option<GameId> {
    match tree {
        "events" | "alarms" | "trails" | "outbox" | "causes" => key::game_at_start(key),
        "lists" | "due" => key::game_at_end(key),
        _ => None,
    }
}

/// A row as the line it makes, or as its bytes if it makes none.
fn line_or_bytes(line: Result<Line, String>, tree: &str, key: &[u8], value: &[u8]) -> Line {
    line.unwrap_or_else(|reason| Line::UnreadableValue {
        reason,
        row: Row::of(tree, key, value),
    })
}

fn board(key: &[u8], value: &[u8]) -> Result<Line, String> {
    let key = <[u8; 8]>::try_from(key).map_err(|_| "the key is no game's number")?;
    Ok(Line::Board {
        game: u64::from_be_bytes(key),
        at: schema::decode(value).map_err(|error| error.to_string())?,
    })
}

fn planned(key: &[u8], value: &[u8]) -> Result<Line, String> {
    let wrong = || "the key is no game's and player's number".to_owned();
    let (game, rest) = key.split_first_chunk().ok_or_else(wrong)?;
    let player = <[u8; 8]>::try_from(rest).map_err(|_| wrong())?;
    Ok(Line::Plan {
        game: u64::from_be_bytes(*game),
        player: scalar::Id(u64::from_be_bytes(player)),
        plan: schema::decode(value).map_err(|error| error.to_string())?,
    })
}

fn each_day(key: &[u8], value: &[u8]) -> Result<Line, String> {
    let channel = key::of_channel(key).ok_or("the key is no channel's number")?;
    Ok(Line::Daily {
        channel: scalar::Id(channel.get()),
        daily: schema::decode(value).map_err(|error| error.to_string())?,
    })
}

fn setting(key: &[u8], value: &[u8]) -> Result<Line, String> {
    Ok(Line::Setting {
        name: String::from_utf8(key.to_vec()).map_err(|error| error.to_string())?,
        value: schema::decode(value).map_err(|error| error.to_string())?,
    })
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
