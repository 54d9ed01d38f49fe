//! The connection to Discord: tokens, addresses, and payloads beyond the playground's. Conversations are in `e2e`.

#[cfg(feature = "playground")]
mod away;
#[cfg(feature = "playground")]
mod fake;
#[cfg(feature = "playground")]
mod gateway;
#[cfg(feature = "playground")]
mod interaction;
#[cfg(feature = "playground")]
mod names;
#[cfg(feature = "playground")]
mod register;
mod schema;
#[cfg(feature = "playground")]
mod sign_in;
#[cfg(feature = "playground")]
mod unauthorized;
#[cfg(feature = "playground")]
mod vacation;

use std::io::Write as _;

use tengen::discord::{Loopback, LoopbackError, Token, TokenError};

const TEXT: &str = "MTMwMDAwMDAwMDAwMDAwMDAwMQ.GaBcDe.0123456789abcdefghijklmnopqrstuvwxyz";

#[test]
fn a_token_never_shows_itself() {
    let token = Token::parse(TEXT).unwrap();
    assert_eq!(format!("{token:?}"), "Token(hidden)");
    let broken = Token::parse("secret.with spaces.inside").unwrap_err();
    assert!(!format!("{broken} {broken:?}").contains("secret"));
}

#[test]
fn a_token_names_its_application() {
    assert_eq!(
        Token::parse(TEXT).unwrap().application().unwrap(),
        1_300_000_000_000_000_001
    );
    let other = Token::parse("notanumber.b.c").unwrap();
    assert!(matches!(other.application(), Err(TokenError::Malformed)));
}

#[test]
fn the_environment_comes_before_the_file() {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    writeln!(file, "  Bot {TEXT}\n").unwrap();
    let from_file = Token::find(None, Some(file.path())).unwrap();
    assert_eq!(from_file.application().unwrap(), 1_300_000_000_000_000_001);
    let from_empty_variable = Token::find(Some("  "), Some(file.path())).unwrap();
    assert_eq!(
        from_empty_variable.application().unwrap(),
        1_300_000_000_000_000_001
    );
    let from_variable = Token::find(Some("MTc.a.b"), Some(file.path())).unwrap();
    assert_eq!(from_variable.application().unwrap(), 17);
}

#[test]
fn a_missing_token_says_where_to_put_it() {
    let error = Token::find(None, None).unwrap_err();
    assert!(error.to_string().contains("DISCORD_TOKEN"), "{error}");
    let error = Token::find(None, Some(std::path::Path::new("no/such/file"))).unwrap_err();
    assert!(error.to_string().contains("no/such/file"), "{error}");
}

#[test]
fn only_this_machine_by_number_is_a_playground() {
    for good in [
        "http://127.0.0.1:8080",
        "http://127.9.9.9",
        "http://[::1]:8080/",
    ] {
        assert!(good.parse::<Loopback>().is_ok(), "{good}");
    }
    for elsewhere in [
        "http://localhost:8080",
        "http://discord.com",
        "https://127.0.0.1:8080",
        "http://127.0.0.1.example.com",
        "http://user:pass@127.0.0.1",
        "http://10.0.0.1",
        "ws://127.0.0.1",
    ] {
        assert_eq!(
            elsewhere.parse::<Loopback>(),
            Err(LoopbackError::Elsewhere),
            "{elsewhere}"
        );
    }
    assert_eq!(
        "127.0.0.1:8080".parse::<Loopback>(),
        Err(LoopbackError::Malformed)
    );
}

/// Every reader of the file can act as the bot.
#[cfg(all(unix, feature = "playground"))]
#[test]
fn a_token_file_that_others_may_read_is_warned_of_and_one_of_ones_own_is_not() {
    use std::os::unix::fs::PermissionsExt as _;

    let mut file = tempfile::NamedTempFile::new().unwrap();
    writeln!(file, "{TEXT}").unwrap();
    let warned = |mode: u32| {
        let permissions = std::fs::Permissions::from_mode(mode);
        std::fs::set_permissions(file.path(), permissions).unwrap();
        let log = crate::support::log::Log::default();
        let _listening = log.listen();
        Token::find(None, Some(file.path())).unwrap();
        let lines: Vec<_> = log.take().iter().map(|line| format!("{line:?}")).collect();
        assert!(!lines.concat().contains("GaBcDe"), "{lines:?}");
        lines.iter().any(|line| line.contains("chmod 600"))
    };
    for mode in [0o644, 0o640, 0o604, 0o620] {
        assert!(warned(mode), "{mode:o}");
    }
    for mode in [0o600, 0o400] {
        assert!(!warned(mode), "{mode:o}");
    }
}
