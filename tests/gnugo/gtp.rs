//! A client for GNU Go (GTP version 2): a command per line, and an answer that ends with an empty line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use tengen::rules::{Color, Point, PointSet};

/// The program's name, and its path in the Debian package, which need not be in `PATH`.
const PLACES: [&str; 2] = ["gnugo", "/usr/games/gnugo"];

/// A running GNU Go.
pub(crate) struct GnuGo {
    child: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl GnuGo {
    /// The program that runs; it panics without one.
    pub(crate) fn place() -> &'static str {
        let is_there = |place: &&str| {
            let mut command = Command::new(place);
            let command = command.arg("--version").stdout(Stdio::null());
            command.status().is_ok()
        };
        let mut places = PLACES.into_iter();
        let found = places.find(is_there);
        found.expect("GNU Go is installed: the package is called gnugo")
    }

    /// Starts it with these rules, and in every run with the weakest level and the same seed.
    pub(crate) fn start(rules: &[&str]) -> Self {
        let spawn = |place: &&str| {
            Command::new(place)
                .args(["--mode", "gtp", "--quiet", "--level", "0", "--seed", "1"])
                .arg("--never-resign")
                .args(rules)
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .spawn()
                .ok()
        };
        let mut child = PLACES
            .iter()
            .find_map(spawn)
            .expect("GNU Go is installed: the package is called gnugo");
        let questions = child.stdin.take().unwrap();
        let answers = BufReader::new(child.stdout.take().unwrap());
        Self {
            child,
            questions,
            answers,
        }
    }

    /// The answers to some commands, all of which must succeed.
    pub(crate) fn ask<const N: usize>(&mut self, commands: [&str; N]) -> [String; N] {
        for command in commands {
            writeln!(self.questions, "{command}").unwrap();
        }
        self.questions.flush().unwrap();
        commands.map(|command| {
            let answer = self.answer();
            match answer.strip_prefix('=') {
                Some(answer) => answer.trim().to_owned(),
                None => panic!("{command}: {answer}"),
            }
        })
    }

    fn answer(&mut self) -> String {
        let mut answer = String::new();
        loop {
            let mut line = String::new();
            let read = self.answers.read_line(&mut line).unwrap();
            assert!(read > 0, "GNU Go has ended: {answer}");
            if line.trim().is_empty() {
                return answer;
            }
            answer.push_str(&line);
        }
    }
}

impl Drop for GnuGo {
    fn drop(&mut self) {
        // It stores nothing.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The colour's name.
pub(crate) fn name(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// The points in a list of them; a pass is none.
pub(crate) fn points(list: &str) -> PointSet {
    list.split_whitespace()
        .filter(|name| !name.eq_ignore_ascii_case("pass"))
        .map(|name| name.parse::<Point>().unwrap())
        .collect()
}
