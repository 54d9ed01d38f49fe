//! The commands as Discord shows them: limits, in every language.

use std::collections::{HashMap, HashSet};

use tengen::bot::kit::spec::{CommandSpec, Need, OptionKind, OptionSpec};
use tengen::bot::registry;
use tengen::i18n::Locale;

fn specs() -> Vec<CommandSpec> {
    registry::specs().collect()
}

fn is_name(name: &str) -> bool {
    let sound = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'');
    (1..=32).contains(&name.chars().count())
        && name.chars().all(sound)
        && name == name.to_lowercase()
}

#[test]
fn names_and_descriptions_are_within_discords_limits() {
    for spec in specs() {
        for locale in Locale::ALL {
            let title = spec.title.to(locale);
            assert!(is_name(&title), "{title}");
            let about = spec.about.as_ref().unwrap().to(locale);
            assert!((1..=100).contains(&about.chars().count()), "{about}");
            hold(&spec.options, locale);
        }
    }
}

/// Asserts Discord's limits for the options of a command or a subcommand.
fn hold(options: &[OptionSpec], locale: Locale) {
    assert!(options.len() <= 25);
    let mut names: HashSet<String> = HashSet::new();
    for option in options {
        let title = option.title.to(locale);
        assert!(is_name(&title), "{title}");
        assert!(names.insert(title.clone()), "two options called {title}");
        let about = option.about.to(locale);
        assert!((1..=100).contains(&about.chars().count()), "{about}");
        match &option.kind {
            OptionKind::Choice(choices) => {
                assert!((1..=25).contains(&choices.len()));
                for choice in choices {
                    assert!((1..=100).contains(&choice.title.to(locale).chars().count()));
                }
            }
            OptionKind::Subcommand(below) => hold(below, locale),
            _ => {}
        }
        let clash = options
            .iter()
            .any(|other| other.name != option.name && other.name == title);
        assert!(!clash, "{}", option.name);
    }
}

/// The options of a command, and those of its subcommands.
fn levels(spec: &CommandSpec) -> Vec<Vec<OptionSpec>> {
    let below = spec.options.iter().filter_map(|option| match &option.kind {
        OptionKind::Subcommand(below) => Some(below.clone()),
        _ => None,
    });
    [spec.options.clone()].into_iter().chain(below).collect()
}

#[test]
fn a_command_has_subcommands_or_options_and_subcommands_have_none_below() {
    let is_subcommand = |option: &OptionSpec| matches!(option.kind, OptionKind::Subcommand(_));
    for spec in specs() {
        let all = spec.options.iter().all(is_subcommand);
        assert!(
            all || !spec.options.iter().any(is_subcommand),
            "{}",
            spec.name
        );
        for below in &levels(&spec)[1..] {
            assert!(!below.iter().any(is_subcommand), "{}", spec.name);
        }
    }
}

#[test]
fn english_names_are_the_names_that_interactions_carry() {
    for spec in specs() {
        assert_eq!(spec.title.to(Locale::English), spec.name);
        for option in levels(&spec).iter().flatten() {
            assert_eq!(
                option.title.to(Locale::English),
                option.name,
                "{}",
                spec.name
            );
        }
    }
    let persons = registry::user_menu().map(|command| &command.spec);
    let messages = registry::message_menu().map(|command| &command.spec);
    for spec in persons.chain(messages) {
        assert_eq!(spec.title.to(Locale::English), spec.name);
        assert!(spec.options.is_empty() && spec.about.is_none());
    }
}

#[test]
fn command_names_are_distinct_in_every_language() {
    for locale in Locale::ALL {
        let names: HashSet<_> = specs().iter().map(|spec| spec.title.to(locale)).collect();
        assert_eq!(names.len(), specs().len());
    }
}

/// English names with two meanings: one point or several, and a kind of game or a game's number.
const TWO_THINGS: [&str; 2] = ["at", "game"];

#[test]
fn an_option_has_one_name_in_all_commands() {
    for locale in [
        Locale::German,
        Locale::Dutch,
        Locale::Danish,
        Locale::Swedish,
    ] {
        let mut names: HashMap<&str, String> = HashMap::new();
        for option in specs().iter().flat_map(levels).flatten() {
            let is_subcommand = matches!(option.kind, OptionKind::Subcommand(_));
            if is_subcommand || TWO_THINGS.contains(&option.name) {
                continue;
            }
            let title = option.title.to(locale);
            let first = names.entry(option.name).or_insert_with(|| title.clone());
            assert_eq!(*first, title, "{} in {locale:?}", option.name);
        }
    }
}

/// A list that a member reads at a glance: related commands are subcommands of one.
#[test]
fn there_are_twenty_commands_at_most() {
    let names: Vec<_> = specs().iter().map(|spec| spec.name).collect();
    assert!(names.len() <= 20, "{}: {names:?}", names.len());
}

#[test]
fn required_options_come_first() {
    for options in specs().iter().flat_map(levels) {
        let needs: Vec<_> = options.iter().map(|option| option.need).collect();
        let first_optional = needs.iter().position(|need| *need == Need::Optional);
        let last_required = needs.iter().rposition(|need| *need == Need::Required);
        assert!(first_optional.is_none() || last_required < first_optional);
    }
}
