//! Metrics: they count events, and name no member.

use tengen::i18n::say;
use tengen::metrics;

use crate::support::cast::{KURO, SHIRO};
use crate::support::script::{play, seated};
use crate::support::table::private;

/// The value of the series that begins with `series`, 0 if there is none yet.
fn value(series: &str) -> f64 {
    let text = metrics::text();
    let line = text.lines().find(|line| line.starts_with(series));
    let value = line.and_then(|line| line.rsplit_once(' '));
    value.map_or(0.0, |(_, value)| value.parse().unwrap())
}

#[test]
fn interactions_are_counted_by_name_and_outcome() {
    let series = |name: &str, outcome: &str| {
        format!(
            "tengen_interactions_total{{kind=\"command\",name=\"{name}\",outcome=\"{outcome}\"}}"
        )
    };
    let (done, refused) = (series("play", "done"), series("play", "refused"));
    // Other tests count, too, so these are minimums.
    let before = (value(&done), value(&refused));
    let mut table = seated("game:go size:9");
    play(&mut table, "D4 E5");
    let _refused = private(table.say(KURO, "/play at:D4"));
    assert!(value(&done) >= before.0 + 2.0);
    assert!(value(&refused) >= before.1 + 1.0);
}

#[test]
fn no_label_holds_a_number_of_a_person_a_server_a_channel_or_a_message() {
    let mut table = seated("game:go size:9");
    play(&mut table, "D4 E5");
    let _menu = private(table.press(KURO, say::table::button_more()));
    let _list = private(table.say(SHIRO, "/games"));
    let text = metrics::text();
    assert!(text.contains("tengen_interactions_total"), "{text}");
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (series, _value) = line.rsplit_once(' ').unwrap();
        let labels = series.split_once('{').map_or("", |(_, labels)| labels);
        for (name, label) in labels
            .trim_end_matches('}')
            .split("\",")
            .filter_map(|one| one.split_once("=\""))
        {
            // The bound of a bucket and an HTTP status are the only numbers.
            let digits = label.chars().filter(char::is_ascii_digit).count();
            let most = match name {
                "le" | "version" => 6,
                "status" => 3,
                _ => 0,
            };
            assert!(digits <= most, "{line}");
        }
    }
}

/// The alarms in `packaging`: each is about an existing metric, and one fires long before Discord bans the address, which it
/// does after 10,000 calls in ten minutes that it refuses with 401, 403 or 429.
#[test]
fn the_alarms_are_about_figures_that_there_are() {
    let alarms = include_str!("../packaging/prometheus.yml");
    // Counters without events are missing from the output.
    let figures = include_str!("../crates/metrics/src/figures.rs");
    let conditions = alarms
        .lines()
        .filter_map(|line| line.trim().strip_prefix("expr: "));
    let conditions: Vec<_> = conditions.collect();
    assert!(conditions.len() > 5, "{conditions:?}");
    for condition in &conditions {
        let names = condition.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        for name in names.filter_map(|name| name.strip_prefix("tengen_")) {
            let known = name.trim_end_matches("_total").trim_end_matches("_bucket");
            let registered = format!("\"{known}\",");
            assert!(figures.contains(&registered), "{name} in {condition}");
        }
    }
    let bans = |condition: &&&str| {
        ["401", "403", "429"]
            .iter()
            .all(|code| condition.contains(code))
    };
    let ban = conditions.iter().find(bans).expect("an alarm before a ban");
    assert!(ban.contains("[10m]"), "{ban}");
    let most: u32 = ban.rsplit("> ").next().unwrap().parse().unwrap();
    assert!(most < 10_000, "{ban}");
}
