//! The settings: accepted values, sources, and error messages.

use std::ffi::OsString;
use std::fs;

use tengen::config::{
    Config, ConfigError, EXAMPLE, EngineFault, EngineProtocol, Loaded, LogFormat, Source,
};

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
        Err(ConfigError::Syntax { line: 1, .. })
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

/// The settings of an engine with `changed` in place of the line with its key.
fn engine(changed: &str) -> String {
    let key = changed.split(' ').next().unwrap();
    let usual = [
        "name = \"GNU Go\"",
        "strength = \"8 kyu\"",
        "protocol = \"gtp\"",
        "command = [\"gnugo\", \"--mode\", \"gtp\"]",
        "rules = [\"japanese\"]",
        "sizes = [9, 19]",
    ];
    let others = usual.iter().filter(|line| !line.starts_with(key));
    let lines: Vec<_> = ["[[engine]]", changed]
        .iter()
        .chain(others)
        .copied()
        .collect();
    lines.join("\n") + "\n"
}

#[test]
fn engines_stand_in_the_file_one_table_each() {
    assert_eq!(Config::default().engines, []);
    let two = engine("memory_mib = 0") + &engine("name = \"Other\"");
    let loaded = loaded(&two, &[]).unwrap();
    let [first, second] = &loaded.config.engines[..] else {
        panic!("{:?}", loaded.config.engines);
    };
    assert_eq!((first.name.as_str(), first.memory_mib), ("GNU Go", 0));
    assert_eq!((second.name.as_str(), second.memory_mib), ("Other", 1024));
    assert_eq!(first.protocol, EngineProtocol::Gtp);
    let mut settings = loaded.settings.iter();
    let shown = settings.find(|setting| setting.key == "engine.2.name");
    let shown = shown.map(|setting| (setting.value.as_str(), &setting.source));
    assert_eq!(shown, Some(("\"Other\"", &Source::File)));
    assert!(refused_variable("TENGEN_ENGINE__NAME", "x").contains("TENGEN_ENGINE__NAME"));
}

#[test]
fn an_engine_that_cannot_play_is_refused_by_its_name() {
    let twice = engine("name = \"gnu GO\"") + &engine("sizes = [9]");
    for (text, fault) in [
        (twice, EngineFault::Twice),
        (engine("command = []"), EngineFault::NoCommand),
        (engine("command = [\"\"]"), EngineFault::NoCommand),
        (engine("rules = []"), EngineFault::NoGames),
        (engine("sizes = []"), EngineFault::NoGames),
        (
            engine(&format!("strength = \"{}\"", "x".repeat(41))),
            EngineFault::Strength,
        ),
        (engine("strength = \"a\\nb\""), EngineFault::Strength),
        (
            engine("protocol = \"gomocup\"\nreview_millis = 500"),
            EngineFault::Review,
        ),
    ] {
        let refused = Config::parse(&text);
        assert!(
            matches!(&refused, Err(ConfigError::Engine(name, found))
                if name.eq_ignore_ascii_case("GNU Go") && *found == fault),
            "{text}{refused:?}"
        );
    }
    let many: String = (0..17)
        .map(|at| engine(&format!("name = \"E{at}\"")))
        .collect();
    assert!(matches!(
        Config::parse(&many),
        Err(ConfigError::TooManyEngines(16))
    ));
    let slow = refusal(&engine("seconds_a_move = 601"));
    assert!(slow.contains("`engine.seconds_a_move` is 601"), "{slow}");
    for wrong in ["protocol = \"uci\"", "colour = \"black\"", "sizes = [900]"] {
        let refused = Config::parse(&engine(wrong));
        assert!(matches!(refused, Err(ConfigError::Value(_))), "{wrong}");
    }
}

#[test]
fn a_token_or_a_password_of_an_engine_is_not_told() {
    let said = refusal(&engine("command = [\"engine\", \"MTc.secret.secret\"]"));
    assert!(
        said.contains("never belongs") && !said.contains("secret.secret"),
        "{said}"
    );
    let command = "command = [\"engine\", \"postgres://a:secret@b/c\"]";
    let loaded = loaded(&engine(command), &[]).unwrap();
    let mut shown = loaded.settings.iter().map(|setting| &setting.value);
    assert!(shown.all(|value| !value.contains("secret")));
}

/// The settings from the file `file` and the environment `variables`.
fn loaded(file: &str, variables: &[(&str, &str)]) -> Result<Loaded, ConfigError> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("config.toml");
    fs::write(&path, file).unwrap();
    let variables = variables.iter();
    let variables = variables.map(|(name, text)| (OsString::from(name), OsString::from(text)));
    Config::load(Some(&path), variables)
}

fn refused_variable(name: &str, text: &str) -> String {
    loaded("", &[(name, text)]).unwrap_err().to_string()
}

#[test]
fn the_environment_comes_before_the_file_and_the_file_before_the_defaults() {
    let file = "[store]\npath = \"file\"\ncache_mib = 64\n";
    let loaded = loaded(
        file,
        &[("TENGEN_STORE__PATH", "variable"), ("PATH", "/bin")],
    )
    .unwrap();
    assert_eq!(loaded.config.store.path.to_str(), Some("variable"));
    assert_eq!(loaded.config.store.cache_mib, 64);
    let setting = |key: &str| {
        let mut settings = loaded.settings.iter();
        let setting = settings.find(|setting| setting.key == key).unwrap();
        (setting.value.clone(), setting.source.clone())
    };
    let variable = Source::Environment("TENGEN_STORE__PATH".to_owned());
    assert_eq!(setting("store.path"), ("\"variable\"".to_owned(), variable));
    assert_eq!(setting("store.cache_mib"), ("64".to_owned(), Source::File));
    assert_eq!(setting("backup.keep"), ("7".to_owned(), Source::Default));
}

#[test]
fn every_key_has_its_variable() {
    let defaults = loaded("", &[]).unwrap();
    let keys = EXAMPLE
        .lines()
        .filter(|line| !line.starts_with('#') && line.contains(" = "));
    assert_eq!(defaults.settings.len(), keys.count());
    for setting in &defaults.settings {
        let variable = format!("TENGEN_{}", setting.key.replace('.', "__")).to_uppercase();
        let value = setting.value.trim_matches('"');
        let set = loaded("", &[(&variable, value)]).unwrap();
        assert_eq!(set.config, defaults.config, "{variable}");
        let again = set.settings.iter().find(|again| again.key == setting.key);
        let again = again.unwrap();
        assert_eq!(again.value, setting.value);
        assert_eq!(again.source, Source::Environment(variable));
    }
}

#[test]
fn an_unknown_variable_is_refused_with_the_nearest_known_one() {
    assert_eq!(
        refused_variable("TENGEN_STORE__PAHT", "x"),
        "there is no setting `TENGEN_STORE__PAHT`; did you mean `TENGEN_STORE__PATH`?"
    );
    assert_eq!(
        refused_variable("TENGEN_STORE_PATH", "x"),
        "there is no setting `TENGEN_STORE_PATH`; did you mean `TENGEN_STORE__PATH`?"
    );
    // The name of the settings' file is no setting.
    assert!(loaded("", &[("TENGEN_CONFIG", "config.toml")]).is_ok());
}

#[test]
fn a_variable_has_the_type_and_the_bounds_of_its_key() {
    assert_eq!(
        refused_variable("TENGEN_STORE__CACHE_MIB", "much"),
        "the variable `TENGEN_STORE__CACHE_MIB` has to be a whole number"
    );
    assert_eq!(
        refused_variable("TENGEN_STORE__CACHE_MIB", "4"),
        "`store.cache_mib` is 4, but must be from 8 to 4096"
    );
    let said = refused_variable("TENGEN_LOG__LEVEL", "loud");
    assert!(said.contains("`log.level`"), "{said}");
}

#[test]
fn a_token_in_a_variable_is_refused_and_not_repeated() {
    for (name, text) in [
        ("TENGEN_DISCORD__TOKEN", "secret"),
        ("TENGEN_DISCORD__TOKEN_FILE", "MTc.secret.secret"),
        ("TENGEN_STORE__PATH", "MTc.secret.secret"),
    ] {
        let said = refused_variable(name, text);
        assert!(said.contains("never belongs"), "{said}");
        assert!(!said.contains("secret"), "{said}");
    }
}

#[test]
fn what_is_no_toml_is_not_repeated() {
    let said = refusal("[discord]\n\ntoken_file = MTc.secret.secret\n");
    assert!(said.starts_with("line 3 "), "{said}");
    assert!(!said.contains("secret"), "{said}");
}

#[test]
fn a_password_in_an_address_is_not_shown() {
    let file = "[store]\nurl = \"postgres://tengen:secret@db/tengen\"\n";
    let loaded = loaded(file, &[]).unwrap();
    assert_eq!(
        loaded.config.store.url(),
        Some("postgres://tengen:secret@db/tengen")
    );
    let shown = loaded.settings.iter().map(|setting| setting.value.as_str());
    let shown: Vec<&str> = shown.collect();
    assert!(
        shown.iter().all(|value| !value.contains("secret")),
        "{shown:?}"
    );
}

#[test]
fn a_password_file_that_cannot_be_read_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("password");
    let file = format!("[store]\npassword_file = {:?}\n", path.to_str().unwrap());
    let store = Config::parse(&file).unwrap().store;
    let said = store.password().unwrap_err().to_string();
    assert!(said.contains(path.to_str().unwrap()), "{said}");
    fs::write(&path, "secret\n").unwrap();
    assert_eq!(store.password().unwrap().as_deref(), Some("secret"));
    assert_eq!(Config::default().store.password().unwrap(), None);
}

#[test]
fn interactions_over_http_need_an_address_and_a_key() {
    let key = "0123456789abcdefABCDEF0123456789abcdefABCDEF0123456789abcdefABCD";
    let settings = |listen: &str, key: &str| {
        Config::parse(&format!(
            "[http]\nlisten = \"{listen}\"\npublic_key = \"{key}\"\n"
        ))
    };
    let both = settings("127.0.0.1:8081", key).unwrap();
    let endpoint = both.http.endpoint().unwrap().expect("both are given");
    assert_eq!(endpoint.listen.port(), 8081);
    assert_eq!(endpoint.public_key[..3], [0x01, 0x23, 0x45]);
    assert_eq!(Config::default().http.endpoint().unwrap(), None);
    for (listen, key) in [
        ("127.0.0.1:8081", ""),
        ("", key),
        ("localhost", key),
        ("127.0.0.1:8081", &key[1..]),
        ("127.0.0.1:8081", &*key.replace('0', "g")),
        ("127.0.0.1:8081", &*"\u{e9}".repeat(32)),
    ] {
        let refused = settings(listen, key);
        assert!(
            matches!(refused, Err(ConfigError::Http(_))),
            "{listen} {key}"
        );
    }
}

#[test]
fn a_page_is_reached_by_https_or_on_this_machine() {
    let settings = |listen: &str, url: &str| {
        Config::parse(&format!(
            "[web]\nlisten = \"{listen}\"\npublic_url = \"{url}\"\n"
        ))
    };
    assert_eq!(Config::default().web.page().unwrap(), None);
    let page = settings("0.0.0.0:8090", "https://go.example.org").unwrap();
    let page = page.web.page().unwrap().expect("both are given");
    assert_eq!(page.listen.port(), 8090);
    assert!(page.origin.unwrap().is_encrypted());
    let page = settings("127.0.0.1:8090", "").unwrap();
    let page = page.web.page().unwrap().expect("it is on this machine");
    assert_eq!(page.origin, None);
    for (listen, url) in [
        ("0.0.0.0:8090", ""),
        ("", "https://go.example.org"),
        ("localhost:8090", "https://go.example.org"),
        ("127.0.0.1:8090", "http://go.example.org"),
        ("127.0.0.1:8090", "https://go.example.org/board"),
    ] {
        let refused = settings(listen, url);
        assert!(
            matches!(refused, Err(ConfigError::Web(_))),
            "{listen} {url}"
        );
    }
}
