//! External engines as processes: small shell scripts that answer, hang, exit, send nonsense and flood.
#![cfg(unix)]

use std::io::ErrorKind;
use std::num::NonZeroU16;
use std::time::Duration;

use tempfile::TempDir;
use tengen::engine::Decision;
use tengen::engine::outside::{EngineCommand, Protocol, Wants};
use tengen::process::{Bounds, Launch, Process, ProcessError, Program, Supervisor, Timeouts};

use crate::support::board::at;

/// Answers every command with success, and `genmove` with a point.
const PLAYS: &str = r#"while read -r line; do
    case "$line" in genmove*) printf '= D4\n\n';; *) printf '=\n\n';; esac
done"#;
/// Enough for a script on any machine.
const LONG: Duration = Duration::from_secs(60);
const SHORT: Duration = Duration::from_millis(100);

fn sh(script: &str) -> Vec<String> {
    ["sh", "-c", script].map(str::to_owned).to_vec()
}

fn commands() -> Vec<EngineCommand> {
    let command = |text: &str, wants| EngineCommand {
        text: text.to_owned(),
        wants,
    };
    vec![
        command("boardsize 9", Wants::Word),
        command("genmove black", Wants::Move),
    ]
}

/// The decision of a program under `supervisor`, with `answer` as its time limit.
async fn ask_with(
    supervisor: &Supervisor,
    script: &str,
    answer: Duration,
) -> Result<Decision, ProcessError> {
    let program = Program {
        name: "program",
        launch: Launch {
            command: &sh(script),
            bounds: Bounds::Limited(NonZeroU16::new(512)),
        },
        protocol: Protocol::Gtp,
        timeouts: Timeouts {
            start: SHORT.min(answer),
            answer,
        },
    };
    supervisor.ask(&program, &commands()).await
}

fn ask(script: &str, answer: Duration) -> Result<Decision, ProcessError> {
    in_runtime(async { ask_with(&Supervisor::default(), script, answer).await })
}

fn in_runtime<T>(future: impl Future<Output = T>) -> T {
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    runtime.enable_all().build().unwrap().block_on(future)
}

#[test]
fn a_program_that_plays_is_started_once() {
    let folder = TempDir::new().unwrap();
    let starts = folder.path().join("starts");
    let script = format!("echo x >>{}; {PLAYS}", starts.display());
    in_runtime(async {
        let supervisor = Supervisor::default();
        for _ in 0..3 {
            let answer = ask_with(&supervisor, &script, LONG).await;
            assert_eq!(answer.unwrap(), Decision::Play(at("D4")));
        }
        supervisor.end("program").await;
        assert!(ask_with(&supervisor, &script, LONG).await.is_ok());
    });
    assert_eq!(std::fs::read_to_string(starts).unwrap(), "x\nx\n");
}

#[test]
fn a_program_that_hangs_is_ended_and_started_anew() {
    let folder = TempDir::new().unwrap();
    let name = folder.path().join("number");
    let hangs = format!("echo $$ >{}; exec sleep 1000", name.display());
    in_runtime(async {
        let supervisor = Supervisor::default();
        let answer = ask_with(&supervisor, &hangs, Duration::from_secs(1)).await;
        assert!(matches!(answer, Err(ProcessError::Late)), "{answer:?}");
        let number = std::fs::read_to_string(&name).unwrap();
        // The runtime reaps the killed process.
        while is_running(number.trim()) {
            tokio::task::yield_now().await;
        }
        assert!(ask_with(&supervisor, PLAYS, LONG).await.is_ok());
    });
}

/// Whether the process of this number is more than a name in the system's list.
fn is_running(number: &str) -> bool {
    let told = std::process::Command::new("ps")
        .args(["-o", "stat=", "-p", number])
        .output()
        .unwrap();
    let state = String::from_utf8(told.stdout).unwrap();
    !state.trim().is_empty() && !state.starts_with('Z')
}

#[test]
fn a_program_that_ends_says_so() {
    // Its exit status does not matter once it has answered.
    let speaks = r"read -r line; printf '=\n\n'; exit 127";
    for script in ["exit 0", "read -r line; exit 1", speaks] {
        let answer = ask(script, LONG);
        assert!(matches!(answer, Err(ProcessError::Ended)), "{answer:?}");
    }
}

#[test]
fn a_program_that_is_not_there_or_is_none_could_not_be_started() {
    for (place, kind) in [
        ("/nowhere/to/be/found", ErrorKind::NotFound),
        ("/dev/null", ErrorKind::PermissionDenied),
    ] {
        let command = [place.to_owned()];
        for memory in [None, NonZeroU16::new(512)] {
            let told = in_runtime(async {
                let bounds = Bounds::Limited(memory);
                let launch = Launch {
                    command: &command,
                    bounds,
                };
                // Behind the shell that limits its memory the error comes with the first command.
                let mut process = Process::start(&launch)?;
                process.send(Protocol::Gtp, &commands()[0]).await
            });
            assert!(
                matches!(&told, Err(ProcessError::NoStart(error)) if error.kind() == kind),
                "{place} {memory:?}: {told:?}"
            );
        }
    }
}

#[test]
fn what_is_no_move_and_what_is_refused_is_told_shortly() {
    let nonsense = r#"while read -r line; do printf '= %0500d\n\n' 7; done"#;
    match ask(nonsense, LONG) {
        Err(ProcessError::NoMove(told)) => assert_eq!(told.len(), 80),
        other => panic!("{other:?}"),
    }
    let refuses = r#"while read -r line; do printf '? no\n\n'; done"#;
    match ask(refuses, LONG) {
        Err(ProcessError::Refused { command, answer }) => {
            assert_eq!((command.as_str(), answer.as_str()), ("boardsize 9", "? no"));
        }
        other => panic!("{other:?}"),
    }
    let bytes = r#"while read -r line; do printf '= \377\376\n\n'; done"#;
    let answer = ask(bytes, LONG);
    assert!(matches!(answer, Err(ProcessError::NoMove(_))), "{answer:?}");
}

#[test]
fn a_flood_is_not_read_to_its_end() {
    // It leaves its own input open, since the writer would notice a closed one.
    let endless_line = "exec tr '\\0' x 3<&0 </dev/zero";
    let endless_lines = "while :; do echo '= D4'; done";
    for script in [endless_line, endless_lines] {
        let answer = ask(script, LONG);
        assert!(matches!(answer, Err(ProcessError::Flood)), "{answer:?}");
    }
}

/// The output of a script within `bounds`.
fn output_of(script: &str, bounds: Bounds) -> String {
    let command = sh(&format!("read -r line; printf '= '; {script}; echo"));
    in_runtime(async {
        let launch = Launch {
            command: &command,
            bounds,
        };
        let mut process = Process::start(&launch).unwrap();
        process.send(Protocol::Gtp, &commands()[0]).await.unwrap()
    })
}

#[test]
fn a_bounded_program_gets_its_memory_and_no_secret() {
    let bounds = Bounds::Limited(NonZeroU16::new(512));
    assert_eq!(output_of("ulimit -v", bounds), (512 << 10).to_string());
    // The shell itself adds the last four.
    for line in output_of("env", bounds).lines() {
        let name = line.split('=').next().unwrap();
        assert!(
            ["PATH", "HOME", "PWD", "OLDPWD", "SHLVL", "_"].contains(&name),
            "{line}"
        );
    }
}
