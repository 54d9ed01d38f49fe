//! The program as a command: output, logs, exit.

mod engine;
mod gomocup;
mod migrate;
mod piped;
#[cfg(feature = "playground")]
mod playground;
#[cfg(feature = "playground")]
mod run;
mod tournament;
#[cfg(not(feature = "postgres"))]
mod without_postgres;
mod words;

use std::process::{Command, Output};

/// Runs the program with these arguments to its end.
fn tengen(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tengen"))
        .args(args)
        .env_remove("DISCORD_TOKEN")
        .output()
        .unwrap()
}

fn output_text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[test]
fn help_names_every_command() {
    let help = output_text(&tengen(&["--help"]));
    for command in [
        "run",
        "playground",
        "invite",
        "check-config",
        "commands",
        "render",
        "verify",
        "referee",
        "gtp",
        "gomocup",
        "match",
        "play",
        "tournament",
        "export",
        "import",
        "check",
        "migrate",
        "words",
        "status",
        "man",
        "completions",
    ] {
        assert!(
            help.contains(&format!("\n  {command} ")),
            "{command}:\n{help}"
        );
    }
}

#[test]
fn a_run_without_a_token_says_where_to_put_it() {
    let output = tengen(&["run"]);
    assert!(!output.status.success());
    assert!(
        output_text(&output).contains("DISCORD_TOKEN"),
        "{}",
        output_text(&output)
    );
}

#[test]
fn the_invitation_asks_for_just_the_permissions_needed() {
    let link = output_text(&tengen(&["invite", "--application", "17"]));
    // View, send, embed, attach, read history, open public threads, send in threads, create events, send polls.
    let bits = [10, 11, 14, 15, 16, 35, 38, 44, 49];
    let bits = bits.iter().fold(0_u64, |all, bit| all | 1 << bit);
    assert!(link.contains("client_id=17"), "{link}");
    assert!(link.contains(&format!("permissions={bits}")), "{link}");
    assert!(link.contains("scope=bot+applications.commands"), "{link}");
}

#[test]
fn the_definitions_hold_every_language() {
    let definitions = tengen(&["commands", "--json"]);
    let definitions: serde_json::Value = serde_json::from_slice(&definitions.stdout).unwrap();
    let commands = definitions.as_array().unwrap();
    let challenge = commands
        .iter()
        .find(|one| one["name"] == "challenge")
        .unwrap();
    for tag in ["de", "en-GB", "en-US"] {
        assert!(challenge["name_localizations"][tag].is_string(), "{tag}");
        assert!(
            challenge["description_localizations"][tag].is_string(),
            "{tag}"
        );
    }
    assert_eq!(challenge["contexts"], serde_json::json!([0, 1, 2]));
    assert_eq!(challenge["integration_types"], serde_json::json!([0, 1]));
    assert!(
        commands.iter().any(|one| one["type"] == 2),
        "the menu on a person"
    );
}

#[test]
fn settings_are_checked() {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), "[store]\npaht = \"x\"\n").unwrap();
    let output = tengen(&["check-config", file.path().to_str().unwrap()]);
    assert!(!output.status.success());
    assert!(
        output_text(&output).contains("did you mean `store.path`?"),
        "{}",
        output_text(&output)
    );
}

#[test]
fn engines_are_shown_and_checked() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let check = |rules: &str| {
        let told = format!(
            "[[engine]]\nname = \"GNU Go\"\nprotocol = \"gtp\"\ncommand = [\"gnugo\"]\nrules = [{rules}]\nsizes = [9]\n"
        );
        std::fs::write(file.path(), told).unwrap();
        tengen(&["check-config", file.path().to_str().unwrap()])
    };
    let output = check("\"japanese\"");
    assert!(output.status.success(), "{}", output_text(&output));
    let told = output_text(&output);
    let mut lines = told.lines().map(str::split_whitespace).map(Vec::from_iter);
    assert!(
        lines.any(|line| line.starts_with(&["engine.1.command", "[\"gnugo\"]"])),
        "{told}"
    );
    let output = check("\"pente\"");
    assert!(!output.status.success());
    assert!(
        output_text(&output).contains("GNU Go"),
        "{}",
        output_text(&output)
    );
}

#[test]
fn a_run_with_an_engine_that_cannot_play_ends_before_it_begins() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let told = "[[engine]]\nname = \"Zen-9\"\nprotocol = \"gtp\"\ncommand = [\"zen\"]\nrules = [\"japanese\"]\nsizes = [9]\n";
    std::fs::write(file.path(), told).unwrap();
    let path = file.path().to_str().unwrap();
    let nowhere = "http://127.0.0.1:1";
    let output = tengen(&["run", "--config", path, "--playground", nowhere]);
    assert_eq!(output.status.code(), Some(78), "{}", output_text(&output));
    assert!(
        output_text(&output).contains("Zen-9"),
        "{}",
        output_text(&output)
    );
}

#[test]
fn every_command_has_its_page() {
    let folder = tempfile::tempdir().unwrap();
    let written = tengen(&["man", folder.path().to_str().unwrap()]);
    assert!(written.status.success(), "{}", output_text(&written));
    for page in [
        "tengen.1",
        "tengen-run.1",
        "tengen-status.1",
        "tengen-check-config.1",
    ] {
        let text = std::fs::read_to_string(folder.path().join(page)).unwrap();
        assert!(text.contains(".SH SYNOPSIS"), "{page}:\n{text}");
    }
}

#[test]
fn a_shell_completes_commands_and_options() {
    for shell in ["bash", "zsh", "fish"] {
        let completions = output_text(&tengen(&["completions", shell]));
        for word in ["check-config", "playground", "log-format"] {
            assert!(completions.contains(word), "{shell}: {word}");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_token_that_is_no_text_is_not_taken_for_a_missing_one() {
    use std::os::unix::ffi::OsStrExt as _;

    let output = Command::new(env!("CARGO_BIN_EXE_tengen"))
        .arg("invite")
        .env("DISCORD_TOKEN", std::ffi::OsStr::from_bytes(b"MTc.\xff.x"))
        .output()
        .unwrap();
    assert!(!output.status.success());
    let text = output_text(&output);
    assert!(text.contains("does not look like a bot token"), "{text}");
}

#[test]
fn settings_are_shown_with_their_source_and_without_a_secret() {
    let output = Command::new(env!("CARGO_BIN_EXE_tengen"))
        .arg("check-config")
        .env("DISCORD_TOKEN", "MTc.s3cr3t.s3cr3t")
        .env("DISCORD_CLIENT_SECRET", "s3cr3t")
        .env("TENGEN_STORE__URL", "postgres://tengen:s3cr3t@db/tengen")
        .envs([
            ("TENGEN_WEB__LISTEN", "127.0.0.1:8090"),
            ("TENGEN_WEB__PUBLIC_URL", "https://go.example.org"),
        ])
        .output()
        .unwrap();
    let shown = output_text(&output);
    assert!(output.status.success(), "{shown}");
    let line = |key: &str| shown.lines().find(|line| line.starts_with(key)).unwrap();
    assert!(line("store.path").ends_with("default"), "{shown}");
    assert!(line("store.url").ends_with("TENGEN_STORE__URL"), "{shown}");
    assert!(line("the token").ends_with("DISCORD_TOKEN"), "{shown}");
    let secret = line("the client secret");
    assert!(secret.ends_with("DISCORD_CLIENT_SECRET"), "{shown}");
    assert!(!shown.contains("s3cr3t"), "{shown}");
}

#[test]
fn what_the_developer_portal_needs_is_printed_and_no_secret() {
    let run = |url: &str| {
        Command::new(env!("CARGO_BIN_EXE_tengen"))
            .args(["activity", "--application", "1300"])
            .env("DISCORD_CLIENT_SECRET", "s3cr3t")
            .env("TENGEN_WEB__LISTEN", "127.0.0.1:8090")
            .env("TENGEN_WEB__PUBLIC_URL", url)
            .output()
            .unwrap()
    };
    let printed = run("https://go.example.org");
    let shown = output_text(&printed);
    assert!(printed.status.success(), "{shown}");
    assert!(shown.contains("target go.example.org") && shown.contains("/1300/embedded/"));
    assert!(!shown.contains("s3cr3t"), "{shown}");
    // Discord could not reach it.
    let local = run("");
    assert!(!local.status.success() && output_text(&local).contains("`web.public_url`"));
}
