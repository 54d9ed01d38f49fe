//! A build without PostgreSQL.

use std::io::Write as _;
use std::process::Command;

use super::output_text;

#[test]
fn a_server_is_refused_by_a_program_that_was_built_without_it() {
    // Written to standard error itself, since the test harness captures the output of passing tests.
    let told = writeln!(
        std::io::stderr(),
        "The store's tests on PostgreSQL are not built: `cargo test --features postgres` has them"
    );
    told.unwrap();
    let run = Command::new(env!("CARGO_BIN_EXE_tengen"))
        .arg("run")
        .env("DISCORD_TOKEN", "MTc.secret.secret")
        .env("TENGEN_STORE__URL", "postgres://tengen@localhost/tengen")
        .output()
        .unwrap();
    let words = output_text(&run);
    assert_eq!(run.status.code(), Some(78), "{words}");
    assert!(words.contains("built without"), "{words}");
}
