//! The program behind a pipe, as another program runs it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The running program with both ends of its pipe.
pub(super) struct Piped {
    pub(super) child: Child,
    pub(super) input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Piped {
    pub(super) fn open(args: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tengen"))
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        Self {
            input: child.stdin.take().unwrap(),
            output: BufReader::new(child.stdout.take().unwrap()),
            child,
        }
    }

    /// Its next line with its end; empty after the last one.
    pub(super) fn line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line
    }

    /// Closes its input; the rest of its output.
    pub(super) fn rest(mut self) -> String {
        drop(self.input);
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).unwrap();
        self.child.wait().unwrap();
        rest
    }

    /// Closes its input, and asserts success.
    #[track_caller]
    pub(super) fn end(mut self) {
        drop(self.input);
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn an_answer_comes_before_the_next_question() {
    for (command, question) in [
        ("referee", r#""size":5"#),
        ("tournament", r#""ask":"pair""#),
    ] {
        let mut piped = Piped::open(&[command]);
        for id in 0..3 {
            writeln!(piped.input, "{{\"id\":{id},{question}}}").unwrap();
            let line = piped.line();
            assert!(line.starts_with(&format!("{{\"id\":{id},")), "{line}");
        }
        piped.end();
    }
}
