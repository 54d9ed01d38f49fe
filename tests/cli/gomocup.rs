//! The engine as a brain of Gomocup's protocol, over a pipe.

use std::io::Write as _;

use super::piped::Piped;
use super::{output_text, tengen};

/// The brain as a manager starts it.
struct Brain(Piped);

impl Brain {
    fn open() -> Self {
        Self(Piped::open(&["gomocup", "--playouts", "2000"]))
    }

    /// Sends lines that have no answer, with a manager's line endings.
    fn tell(&mut self, lines: &[&str]) {
        for line in lines {
            write!(self.0.input, "{line}\r\n").unwrap();
        }
    }

    /// The answer to a line.
    fn ask(&mut self, line: &str) -> String {
        self.tell(&[line]);
        self.0.line().trim_end().to_owned()
    }
}

#[test]
fn a_manager_plays_a_game_with_the_brain() {
    let mut brain = Brain::open();
    let about = brain.ask("ABOUT");
    assert!(about.starts_with("name=\"tengen\", version=\""), "{about}");
    assert_eq!(brain.ask("START 15"), "OK");
    brain.tell(&[
        "INFO timeout_turn 1000",
        "INFO timeout_match 100000",
        "INFO time_left 100000",
        "INFO max_memory 83886080",
        "INFO game_type 1",
        "INFO rule 0",
        "INFO folder /tmp",
    ]);
    assert_eq!(brain.ask("BEGIN"), "7,7");
    let answer = brain.ask("TURN 0,0");
    let point: Vec<u8> = answer
        .split(',')
        .map(|line| line.parse().unwrap())
        .collect();
    assert!(
        point.len() == 2 && point.iter().all(|&line| line < 15),
        "{answer}"
    );
    assert_eq!(brain.ask("RESTART"), "OK");
    assert_eq!(brain.ask("BEGIN"), "7,7");
    brain.tell(&["END"]);
    assert!(brain.0.child.wait().unwrap().success());
}

#[test]
fn a_board_is_set_up_and_its_win_is_found() {
    let mut brain = Brain::open();
    assert_eq!(brain.ask("START 15"), "OK");
    brain.tell(&[
        "BOARD", "3,3,1", "0,0,2", "4,3,1", "0,2,2", "5,3,1", "2,3,2",
    ]);
    brain.tell(&["6,3,1", "0,4,2"]);
    assert_eq!(brain.ask("DONE"), "7,3");
    // White has one stone less, and stops the four.
    brain.tell(&[
        "BOARD", "3,3,2", "0,0,1", "4,3,2", "0,2,1", "5,3,2", "2,3,1", "6,3,2",
    ]);
    assert_eq!(brain.ask("DONE"), "7,3");
    assert_eq!(brain.ask("TAKEBACK 7,3"), "OK");
}

#[test]
fn a_brain_by_renju_keeps_off_forbidden_points() {
    let mut brain = Brain::open();
    assert_eq!(brain.ask("RECTSTART 15,15"), "OK");
    brain.tell(&["INFO rule 4", "BOARD"]);
    // Six in a row would be no win for Black, who has to make five elsewhere or not at all.
    for line in [
        "2,7,1", "3,7,1", "4,7,1", "6,7,1", "7,7,1", "0,0,2", "0,2,2", "14,0,2", "14,2,2",
    ] {
        brain.tell(&[line]);
    }
    brain.tell(&["0,14,2"]);
    let answer = brain.ask("DONE");
    assert_ne!(answer, "5,7");
    assert!(answer.contains(','), "{answer}");
}

#[test]
fn a_brain_says_what_it_cannot_do_and_goes_on() {
    let mut brain = Brain::open();
    assert!(brain.ask("BEGIN").starts_with("ERROR"));
    assert!(brain.ask("START 20").starts_with("ERROR"));
    assert!(brain.ask("START many").starts_with("ERROR"));
    assert!(brain.ask("SWAP2BOARD").starts_with("UNKNOWN"));
    assert_eq!(brain.ask("start 15"), "OK");
    assert!(brain.ask("TURN 15,3").starts_with("ERROR"));
    assert!(brain.ask("TURN three").starts_with("ERROR"));
    brain.tell(&["INFO rule 8"]);
    assert!(brain.ask("BEGIN").starts_with("ERROR"));
    brain.tell(&["INFO rule 1"]);
    assert_eq!(brain.ask("BEGIN"), "7,7");
    assert!(brain.ask("TURN 7,7").starts_with("ERROR"));
}

#[test]
fn the_brain_plays_a_match_that_tengen_manages() {
    let program = format!("gomocup:{} gomocup --level 1", env!("CARGO_BIN_EXE_tengen"));
    let output = tengen(&[
        "match",
        "9",
        &program,
        "--variant",
        "renju",
        "--games",
        "2",
        "--playouts",
        "500",
    ]);
    let text = output_text(&output);
    assert!(output.status.success(), "{output:?}");
    assert!(
        text.contains("of 2 games") && text.contains("0 illegal"),
        "{text}"
    );
}
