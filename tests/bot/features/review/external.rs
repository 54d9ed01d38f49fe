//! Reviews by an external engine: a small shell script that speaks the Go Text Protocol.
#![cfg(unix)]

use std::sync::Arc;
use std::time::Duration;

use tengen::bot::games::program::outside::{Engine, Programs, Running};
use tengen::clock::{ManualClock, Span};
use tengen::config::Config;
use tengen::engine::Decision;
use tengen::engine::outside::EngineCommand;
use tengen::engine::review::{Judge, Measure, Mistake, Review};
use tengen::i18n::{Name, say};
use tengen::process::ProcessError;
use tengen::rules::Move;

use super::ONE;
use crate::support::board::at;
use crate::support::cast::KURO;
use crate::support::script::{begin, play};
use crate::support::table::{Table, private, sentence};
use crate::support::words::english;

/// An evaluation by the program: `$color` is to move, and `$lead` is its lead. Black's third move costs 20 points.
const KATA: &str =
    r"printf '=\ninfo move D2 visits 9 winrate 0.5 scoreLead %s order 0 pv D2 B2\n' $lead";

/// A program that answers `analysis` to the command of this name, and does `then` before each command.
fn program(command: &str, analysis: &str, then: &str) -> String {
    format!(
        r#"while read -r line; do
    {then}
    case "$line" in
        clear_board) lost=0; printf '=\n\n';;
        "play black E1") lost=1; printf '=\n\n';;
        "known_command {command}") printf '= true\n\n';;
        known_command*) printf '= false\n\n';;
        {command}*)
            case "$line" in *black*) sign=-;; *) sign=;; esac
            lead=$sign$((20 * lost))
            {analysis};;
        '') printf '\n';;
        *) printf '=\n\n';;
    esac
done"#
    )
}

/// The programs of the settings: one, which runs this script.
fn engines(script: &str) -> Vec<Engine> {
    let settings = format!(
        "[[engine]]\nname = \"Fake\"\nprotocol = \"gtp\"\ncommand = [\"sh\", \"-c\", {script:?}]\n\
         rules = [\"chinese\"]\nsizes = [5, 19]\nseconds_a_move = 1\nstart_seconds = 1\nreview_millis = 10\n"
    );
    Engine::all(&Config::parse(&settings).unwrap().engines).unwrap()
}

/// The moves of a game whose third one is a mistake, by the program.
const MOVES: &str = "A1 C3 E1 C2 A5 C4 E5 B3";

/// A finished game of these moves on a board of this size, with `programs` that run this script.
fn finished(script: &str, size: u8, moves: &str, programs: Arc<dyn Programs>) -> Table {
    let mut table = Table::new();
    table.program.engines = engines(script);
    table.program.programs = Some(programs);
    table.restart();
    begin(&mut table, &format!("size:{size} rules:chinese"));
    play(&mut table, moves);
    let _question = private(table.say(KURO, "/game resign"));
    let _over = table.confirm(KURO, say::table::button_resign());
    drop(table.take_deeds());
    table
}

/// The content of a review by a program that runs this script, and the stored review.
fn review(script: &str, size: u8, moves: &str) -> (String, Review) {
    let mut table = finished(script, size, moves, Arc::new(Running::default()));
    let message = private(table.press(KURO, say::review::button()));
    let review = table.wait(table.store().review(ONE)).unwrap().unwrap();
    (message.content, review)
}

fn fake() -> Name {
    Name::bare("Fake")
}

#[test]
fn the_graph_and_the_mistakes_are_those_of_the_external_engine() {
    let (told, review) = review(&program("kata-analyze", KATA, ""), 19, MOVES);
    assert_eq!(review.judge, Judge::External("Fake".to_owned()));
    assert_eq!(review.measure, Measure::HalfPoints);
    let values: Vec<_> = review
        .readings
        .iter()
        .map(|reading| reading.value)
        .collect();
    assert_eq!(values, [0, 0, 0, -40, -40, -40, -40, -40, -40]);
    let mistake = Mistake {
        number: 3,
        better: Move::Play(at("D2")),
        played: -40,
        possible: 0,
    };
    assert_eq!(review.mistakes, [mistake]);
    assert!(
        told.contains(&english(say::review::judged(fake()))),
        "{told}"
    );
    assert!(
        told.contains(&english(say::review::better(at("D2"), 20))),
        "{told}"
    );
    for own in [say::review::rough(), say::review::doubt()] {
        assert!(!told.contains(&english(own)), "{told}");
    }
}

#[test]
fn a_program_that_knows_chances_alone_is_asked_for_them() {
    let analysis =
        r"printf '=\ninfo move D2 visits 9 winrate %s order 0 pv D2\n' $((5000 + 100 * lead))";
    let (told, review) = review(&program("lz-analyze", analysis, ""), 5, MOVES);
    assert_eq!(review.judge, Judge::External("Fake".to_owned()));
    let values: Vec<_> = review
        .readings
        .iter()
        .map(|reading| reading.value)
        .collect();
    assert_eq!(values, [500, 500, 500, 300, 300, 300, 300, 300, 300]);
    let better = english(say::review::likelier(at("D2"), 50, 30));
    assert!(told.contains(&better), "{told}");
}

#[test]
fn where_it_fails_the_own_engine_reviews_and_says_so() {
    let says = |analysis: &str| program("kata-analyze", analysis, "");
    let ends = r#"case "$line" in "play white C2") exit 1;; esac"#;
    for (why, script) in [
        ("it ends in the middle", program("kata-analyze", KATA, ends)),
        ("it does not start", "exit 1".to_owned()),
        ("it never answers", says(":")),
        ("it knows no analysis", program("nothing", KATA, "")),
        ("it refuses", says(r"printf '? cannot\n\n'")),
        ("no analysis", says(r"printf '=\n\n'")),
        (
            "no number",
            says(r"printf '=\ninfo move D2 scoreLead nan order 0\n'"),
        ),
        (
            "a lead beyond any board",
            says(r"printf '=\ninfo move D2 scoreLead 9e9 order 0\n'"),
        ),
        (
            "no point of the board",
            says(r"printf '=\ninfo move Z25 scoreLead 1 order 0\n'"),
        ),
        ("no words", says(r"printf '=\ninfo \377\000\n'")),
        (
            "a line without an end",
            says(r"printf '=\n'; yes info | tr '\n' ' '"),
        ),
        ("lines without an end", says(r"printf '=\n'; yes x")),
    ] {
        let (told, review) = review(&script, 5, "C3 C2");
        assert_eq!(review.judge, Judge::InsteadOf("Fake".to_owned()), "{why}");
        for said in [say::review::instead(fake()), say::review::doubt()] {
            assert!(told.contains(&english(said)), "{why}: {told}");
        }
    }
}

#[test]
fn a_game_on_a_board_that_it_does_not_know_is_reviewed_by_the_own_engine() {
    let (told, review) = review(&program("kata-analyze", KATA, ""), 6, "C3 C2");
    assert_eq!(review.judge, Judge::Own);
    assert!(told.contains(&english(say::review::doubt())), "{told}");
}

/// A program that uses up a member's time limit, and then fails.
struct Slow(Arc<ManualClock>);

#[async_trait::async_trait]
impl Programs for Slow {
    async fn ask(&self, _: &Engine, _: &[EngineCommand]) -> Result<Decision, ProcessError> {
        Err(ProcessError::Late)
    }

    async fn answer(
        &self,
        _: &Engine,
        _: &[EngineCommand],
        _: Duration,
    ) -> Result<String, ProcessError> {
        let minutes = Config::default().opponent.minutes_an_hour;
        self.0.advance(Span::minutes(minutes.into()));
        Err(ProcessError::Late)
    }

    async fn restart(&self, _: &Engine) {}
}

#[test]
fn its_time_counts_into_that_of_the_member() {
    let mut table = finished("", 5, "C3 C2", Arc::new(Running::default()));
    table.program.programs = Some(Arc::new(Slow(table.clock.clone())));
    table.restart();
    let _review = private(table.press(KURO, say::review::button()));
    let told = sentence(table.say(KURO, "/challenge level:3"));
    assert_eq!(told, english(say::opponent::no_time()));
}
