//! The settings: what is accepted, and what is said when it is not.

use tengen::config::{Config, ConfigError, LogFormat};

fn refusal(text: &str) -> String {
    Config::parse(text).unwrap_err().to_string()
}

#[test]
fn what_is_left_out_is_as_in_the_example() {
    let config = Config::parse("[log]\nformat = \"json\"\n").unwrap();
    assert_eq!(config.log.format, LogFormat::Json);
    assert_eq!(config.store, Config::default().store);
}

#[test]
fn an_unknown_key_is_refused_with_the_nearest_known_one() {
    assert_eq!(
        refusal("[store]\npaht = \"x\"\n"),
        "there is no setting `store.paht`; did you mean `store.path`?"
    );
    assert_eq!(
        refusal("[strore]\npath = \"x\"\n"),
        "there is no setting `strore`; did you mean `store`?"
    );
    assert_eq!(refusal("zebra = 1\n"), "there is no setting `zebra`");
}

#[test]
fn a_token_in_the_settings_is_refused_and_not_repeated() {
    let said = refusal("[discord]\ntoken = \"MTc.secret.secret\"\n");
    assert!(said.contains("never belongs"), "{said}");
    assert!(!said.contains("secret.secret"), "{said}");
}

#[test]
fn a_token_in_place_of_its_file_is_refused_and_not_repeated() {
    for token in [
        "MTc.secret.secret",
        "Bot MTc.secret.secret",
        " MTc.secret.secret ",
    ] {
        let said = refusal(&format!("[discord]\ntoken_file = \"{token}\"\n"));
        assert!(said.contains("never belongs"), "{said}");
        assert!(!said.contains("secret.secret"), "{said}");
    }
    let named = "[discord]\ntoken_file = \"bot.token.txt\"\n";
    assert!(Config::parse(named).is_ok());
}

#[test]
fn a_value_of_the_wrong_kind_is_refused() {
    assert!(matches!(
        Config::parse("[log]\nlevel = \"loud\"\n"),
        Err(ConfigError::Value(_))
    ));
    assert!(matches!(
        Config::parse("store = 1\n"),
        Err(ConfigError::Value(_))
    ));
    assert!(matches!(
        Config::parse("[store\n"),
        Err(ConfigError::Syntax(_))
    ));
}

#[test]
fn a_privacy_policy_is_a_web_address_that_a_link_can_hold() {
    for wrong in [
        "example.org",
        "http://example.org",
        "https://",
        "https://a b",
        "https://a>",
    ] {
        let said = refusal(&format!("[privacy]\npolicy_url = \"{wrong}\"\n"));
        assert!(said.contains("privacy.policy_url"), "{said}");
    }
    let config = "[privacy]\npolicy_url = \"https://example.org/privacy\"\n";
    let config = Config::parse(config).unwrap();
    assert_eq!(
        config.privacy.policy_url(),
        Some("https://example.org/privacy")
    );
    assert_eq!(Config::default().privacy.policy_url(), None);
}

#[test]
fn numbers_have_bounds() {
    assert_eq!(
        refusal("[store]\ncache_mib = 4\n"),
        "`store.cache_mib` is 4, but must be from 8 to 4096"
    );
    assert_eq!(
        refusal("[limits]\nopen_challenges_to = 0\n"),
        "`limits.open_challenges_to` is 0, but must be from 1 to 10000"
    );
}
