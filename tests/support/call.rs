//! Parses typed commands.

use tengen::bot::kit::spec::{OptionKind, OptionSpec};
use tengen::bot::port::request::{Call, Chosen, OptionValue};
use tengen::bot::registry;
use tengen::game::ChannelId;

use super::cast::Member;
use super::table::USUAL;

/// The call in `/challenge opponent:@shiro game:go size:9`, or in `/puzzle now level:1`.
pub(crate) fn call(command: &str) -> Call {
    let mut words = command.split_whitespace().peekable();
    let name = words.next().unwrap().strip_prefix('/').unwrap().to_owned();
    let subcommand = words.next_if(|word| !word.contains(':'));
    // A word without an option belongs to the value before it: `/play at:D4 E5`.
    let mut given: Vec<String> = Vec::new();
    for word in words {
        match given.last_mut().filter(|_| !word.contains(':')) {
            Some(before) => *before += &format!(" {word}"),
            None => given.push(word.to_owned()),
        }
    }
    let options = given
        .iter()
        .map(|word| {
            let (option, value) = word.split_once(':').unwrap();
            let value = match (option, value.strip_prefix('@')) {
                (_, Some(name)) => OptionValue::Person(Member::named(name).person()),
                ("channel", None) if value.starts_with('#') => OptionValue::Channel(Chosen {
                    channel: ChannelId::new(value[1..].parse().unwrap()),
                    permissions: USUAL,
                    bot: USUAL,
                    room: None,
                }),
                ("handicap" | "captures", None) => match value.parse() {
                    Ok(number) => OptionValue::Integer(number),
                    Err(_) => OptionValue::Text(value.to_owned()),
                },
                _ => OptionValue::Text(value.to_owned()),
            };
            (option.to_owned(), value)
        })
        .collect();
    let call = Call {
        name,
        subcommand: subcommand.map(str::to_owned),
        options,
    };
    check_options(&call);
    call
}

/// Asserts that the command has the options of the call; `/challenge` also has the fields of its form.
#[track_caller]
fn check_options(call: &Call) {
    const OF_THE_FORM: [&str; 11] = [
        "rules",
        "handicap",
        "placement",
        "komi",
        "colour",
        "opening",
        "captures",
        "where",
        "rated",
        "pauses",
        "style",
    ];
    let mut specs = registry::specs();
    let Some(spec) = specs.find(|spec| spec.name == call.name) else {
        return;
    };
    let called = |option: &OptionSpec| match &option.kind {
        OptionKind::Subcommand(below) if call.subcommand.as_deref() == Some(option.name) => {
            Some(below.clone())
        }
        _ => None,
    };
    let known = spec.options.iter().find_map(called);
    let known = known.unwrap_or_else(|| spec.options.clone());
    for (name, _) in &call.options {
        let in_form = call.name == "challenge" && OF_THE_FORM.contains(&name.as_str());
        let is_known = known.iter().any(|option| option.name == name);
        assert!(in_form || is_known, "{name} is no option: {call:?}");
    }
}
