//! A full disk: the process exits with its own sentence and status, and a restart with free space continues.

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;
use std::process::{Child, ChildStderr, Command, Stdio};

use serde_json::{Value, json};
use tengen::game::GameId;
use tengen::i18n::say;
use tengen::rules::Color;
use tengen::store::Store;
use tengen_playground::Playground;

use super::{arguments, console, playground, settings};
use crate::e2e::club::in_runtime;
use crate::support::board::at;
use crate::support::terms;
use crate::support::words::english;

/// Maximum moves that still fit on a full disk, since writes come in blocks.
const AFTERWARDS: usize = 100;

/// A running bot.
pub(super) struct Bot(Child, BufReader<ChildStderr>);

impl Bot {
    /// Starts the bot with a low limit of open files, and waits until it is ready.
    pub(super) fn start(url: &str, config: &str) -> Self {
        // Without the trap the signal would kill it, whereas a full disk only fails.
        let script = "ulimit -Sn 256; trap '' XFSZ; exec \"$0\" \"$@\"";
        let mut child = Command::new("bash")
            .args(["-c", script, env!("CARGO_BIN_EXE_tengen")])
            .args(arguments(url, config))
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut log = BufReader::new(child.stderr.take().unwrap());
        let mut line = String::new();
        while !line.trim_end().ends_with("ready") {
            line.clear();
            let read = log.read_line(&mut line).unwrap();
            assert!(read > 0, "it ended before it was ready");
        }
        Self(child, log)
    }

    /// Limits the size of files to that of the largest below `folder`.
    fn leave_no_room(&self, folder: &Path) {
        let files = std::fs::read_dir(folder).unwrap();
        let sizes = files.map(|file| file.unwrap().metadata().unwrap().len());
        let (largest, id) = (sizes.max().unwrap(), self.0.id());
        let limit = [format!("--fsize={largest}"), format!("--pid={id}")];
        assert!(
            Command::new("prlimit")
                .args(limit)
                .status()
                .unwrap()
                .success()
        );
    }

    /// Soft and hard limit of the process's open files.
    pub(super) fn open_files(&self) -> String {
        let id = self.0.id();
        let limits = Command::new("prlimit")
            .args(["--nofile", "--noheadings", "--output", "SOFT,HARD"])
            .arg(format!("--pid={id}"))
            .output();
        String::from_utf8(limits.unwrap().stdout).unwrap()
    }

    fn has_ended(&mut self) -> bool {
        self.0.try_wait().unwrap().is_some()
    }

    pub(super) fn stop(mut self) {
        let id = self.0.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &id]).status().unwrap();
        assert!(sent.success());
        let (status, said) = self.end();
        assert_eq!(status, Some(0), "{said}");
    }

    /// Exit status, and the rest of the log.
    fn end(&mut self) -> (Option<i32>, String) {
        let mut said = String::new();
        self.1.read_to_string(&mut said).unwrap();
        (self.0.wait().unwrap().code(), said)
    }
}

/// A command of `who`; the settled interaction.
async fn command(playground: &Playground, who: &str, name: &str, options: Value) -> Value {
    let (options, fields) = terms::split(name, options);
    let body = json!({ "as": who, "channel": "go", "command": name, "options": options });
    let answer = settle(playground, console(playground, "commands", body).await).await;
    match fields {
        Some(fields) => {
            let body = json!({ "as": who, "modal": answer["id"], "fields": fields });
            settle(playground, console(playground, "modals", body).await).await
        }
        None => answer,
    }
}

/// The fate of an interaction, once it is answered or can no longer be answered.
async fn settle(playground: &Playground, asked: Value) -> Value {
    let Some(id) = asked["id"].as_str() else {
        return asked;
    };
    let url = format!("{}/console/interactions/{id}?wait=5000", playground.url());
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    client.get(url).send().await.unwrap().json().await.unwrap()
}

/// Kuro and shiro begin a game.
async fn begin(playground: &Playground) {
    let terms = json!({ "where": "here", "opponent": "@shiro", "size": "19", "colour": "black" });
    let card = command(playground, "kuro", "challenge", terms).await;
    let press =
        json!({ "as": "shiro", "message": card["message"]["id"], "custom_id": "v1:accept:1:1" });
    let pressed = settle(playground, console(playground, "components", press).await).await;
    assert_eq!(pressed["state"], "answered", "{pressed}");
}

/// Number of moves in the game's record.
async fn moves(games: &Path) -> usize {
    let store = Store::open(games, 8).unwrap();
    let game = store.game(GameId::new(1)).await.unwrap().unwrap();
    store.close().await.unwrap();
    game.moves().len()
}

/// Points on which stones of one colour never run out of liberties: Black's below, White's above an empty row.
fn point(turn: usize) -> String {
    let (nth, first) = (turn / 2, [1, 11][turn % 2]);
    let column = b"ABCDEFGHJKLMNOPQRST"[nth % 19];
    format!("{}{}", char::from(column), first + nth / 19)
}

/// The acknowledgement of that turn's move.
fn told_at(turn: usize) -> String {
    let color = [Color::Black, Color::White][turn % 2];
    english(say::table::moved(turn + 1, color, at(&point(turn))))
}

#[test]
fn a_full_disk_ends_the_process_and_a_restart_with_room_goes_on_with_all_that_was_told() {
    in_runtime(async {
        let playground = playground().await;
        let folder = tempfile::tempdir().unwrap();
        let config = settings(folder.path());
        let games = folder.path().join("games");
        let mut bot = Bot::start(&playground.url(), &config);
        begin(&playground).await;
        let not_your_turn =
            [Color::Black, Color::White].map(|color| english(say::refusal::not_your_turn(color)));
        let trouble = english(say::refusal::trouble());
        // On a busy machine the answer to a stored move may come too late.
        let (mut kept, mut told) = (0, 0);
        for turn in 0..AFTERWARDS {
            if turn == 10 {
                bot.leave_no_room(&games);
            }
            let who = ["kuro", "shiro"][kept % 2];
            let played = command(&playground, who, "play", json!({ "at": point(kept) })).await;
            let said = played["message"]["content"].as_str().unwrap_or_default();
            let is_told = said.contains(&told_at(kept));
            told += usize::from(is_told);
            kept += usize::from(is_told || not_your_turn.iter().any(|no| said.contains(no)));
            let refused = said.contains(&trouble);
            // The failing write may be the bot's own, without a request.
            if refused || bot.has_ended() {
                break;
            }
        }
        assert!(told >= 10, "{told}");
        let (status, said) = bot.end();
        assert_eq!(status, Some(74), "{said}");
        let last = said.lines().last().unwrap();
        assert!(
            last.contains("could not write the database") && last.contains("free some space"),
            "{said}"
        );
        assert!(said.contains("can be restarted"), "{said}");

        // A refused change may still exist; an acknowledged one must.
        let kept = moves(&games).await;
        assert!(kept >= told, "{kept} of {told}");
        let bot = Bot::start(&playground.url(), &config);
        let (told, who) = (kept, ["kuro", "shiro"][kept % 2]);
        let played = command(&playground, who, "play", json!({ "at": point(told) })).await;
        let content = played["message"]["content"].as_str().unwrap_or_default();
        assert!(
            content.contains(&told_at(told)),
            "{told} were told: {played}"
        );
        bot.stop();
        playground.stop().await;
        assert_eq!(moves(&games).await, told + 1);
    });
}
