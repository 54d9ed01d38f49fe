//! Families of a server: permissions, calls to Discord, and state after a restart.

use std::collections::{BTreeSet, HashMap};

use tengen::bot::kit::club_commands;
use tengen::bot::kit::homes::Part;
use tengen::bot::port::answer::Answer;
use tengen::bot::port::family::{Families, Family};
use tengen::bot::port::message::{Message, Row};
use tengen::bot::port::request::{Invocation, Permissions};
use tengen::bot::registry;
use tengen::discord::{definitions_of, stamp};
use tengen::game::ClubId;
use tengen::i18n::{Locale, say};

use crate::support::cast::{KURO, SHIRO};
use crate::support::database;
use crate::support::desk::Obstacle;
use crate::support::table::{Table, in_place, private, sentence};
use crate::support::words::{assert_says, assert_told, english};

/// The club of the tests.
const CLUB: ClubId = ClubId::new(50);

/// The families that the club has.
fn families(table: &Table) -> Vec<Family> {
    let bot = table.bot();
    let families = table.wait(club_commands::families(bot.services(), CLUB));
    families.unwrap().iter().collect()
}

/// Registered commands, in order.
fn registered(table: &Table) -> Vec<(ClubId, Families)> {
    table.desk.lock().registered.clone()
}

fn of(families: &[Family]) -> Families {
    families.iter().copied().collect()
}

/// kuro, who manages the server, chooses `value` in the setup.
fn choose(table: &mut Table, value: &str) -> Message {
    table.powers = Permissions::MANAGE_SERVER;
    let _ = private(table.say(KURO, "/serveradmin setup"));
    let card = in_place(table.choose(KURO, value));
    table.powers = Permissions(0);
    card
}

/// kuro chooses `value` from the newest menu, whether it offers that or not.
fn press_again(table: &mut Table, value: &str) -> Answer {
    let (custom_id, message) = menu(table);
    table.powers = Permissions::MANAGE_SERVER;
    let values = vec![value.to_owned()];
    let answer = table.ask(
        KURO,
        Invocation::Choose {
            custom_id,
            values,
            members: Vec::new(),
            message,
        },
    );
    table.powers = Permissions(0);
    answer
}

#[test]
fn a_choice_is_told_to_discord_once_and_the_card_says_what_is_there() {
    let mut table = Table::new();
    let card = choose(&mut table, "ladder-on");
    let field = |card: &Message| {
        let title = english(say::family::menu());
        let fields = &card.card.as_ref().unwrap().fields;
        let found = fields.iter().find(|(name, _)| *name == title.as_str());
        found.unwrap().1.to_string()
    };
    let ladder = english(say::family::ladder());
    assert_eq!(field(&card), english(say::family::these(ladder.clone())));
    table.send_outbox();
    assert_eq!(registered(&table), [(CLUB, of(&[Family::Ladder]))]);
    // The same choice again, from an older menu.
    press_again(&mut table, "ladder-on");
    table.send_outbox();
    assert_eq!(registered(&table).len(), 1);
    let card = choose(&mut table, "ladder-off");
    assert_eq!(field(&card), english(say::family::nothing()));
    assert_says(&card, say::family::removed(say::family::ladder()));
    table.send_outbox();
    assert_eq!(registered(&table)[1..], [(CLUB, Families::default())]);
}

#[test]
fn a_member_who_may_not_manage_the_server_switches_nothing_and_neither_does_what_no_menu_offers() {
    let mut table = Table::new();
    table.powers = Permissions::MANAGE_SERVER;
    let _ = private(table.say(KURO, "/serveradmin setup"));
    // shiro forges the choice; kuro has lost the permission since.
    for powers in [Permissions(0), Permissions::MANAGE_MESSAGES] {
        table.powers = powers;
        for who in [SHIRO, KURO] {
            assert_told(table.choose(who, "league-on"), say::limit::only_managers());
        }
    }
    table.powers = Permissions::MANAGE_SERVER;
    for hostile in [
        "",
        "league",
        "league-yes",
        "LEAGUE-on",
        "league-on ",
        "core-off",
        "on-league",
    ] {
        let _ = private(table.say(KURO, "/serveradmin setup"));
        let answer = press_again(&mut table, hostile);
        table.powers = Permissions::MANAGE_SERVER;
        assert!(
            matches!(answer, Answer::Ephemeral(_)),
            "{hostile}: {answer:?}"
        );
    }
    table.send_outbox();
    assert_eq!(families(&table), []);
    assert_eq!(registered(&table), []);
}

/// The menu of families on the newest message, and that message.
fn menu(table: &Table) -> (String, tengen::game::MessageId) {
    let desk = table.desk.lock();
    let newest = desk.messages.last().unwrap();
    let menus = newest.message.rows.iter().filter_map(|row| match row {
        Row::Menu(menu) => Some(menu.custom_id.clone()),
        Row::Buttons(_) | Row::Members(_) | Row::Link(_) => None,
    });
    let mut ids = menus.filter(|id| id.starts_with("v1:family"));
    (ids.next().unwrap(), newest.id)
}

#[test]
fn what_discord_could_not_be_told_is_told_after_a_restart() {
    let mut table = Table::new();
    table.obstruct(Some(Obstacle::Outage));
    choose(&mut table, "puzzles-on");
    table.send_outbox();
    assert_eq!(registered(&table), []);
    table.restart();
    assert_eq!(families(&table), [Family::Puzzles]);
    table.obstruct(None);
    table.send_outbox();
    assert_eq!(registered(&table), [(CLUB, of(&[Family::Puzzles]))]);
}

#[test]
fn after_an_update_of_the_program_servers_with_other_commands_are_told_once() {
    let mut table = Table::new();
    choose(&mut table, "evenings-on");
    table.send_outbox();
    let on = BTreeSet::from([CLUB, ClubId::new(77)]);
    let bot = table.bot();
    // Nothing has changed.
    table.wait(bot.set_servers(&on, Part::WHOLE, stamp));
    assert!(table.wait(table.store().queue()).unwrap().is_empty());
    // Another version of the program has registered other commands; a club without families is not updated.
    let other = |families: &Families| stamp(families).saturating_mul(3);
    for _ in 0..2 {
        table.wait(bot.set_servers(&on, Part::WHOLE, other));
        assert_eq!(table.wait(table.store().queue()).unwrap().len(), 1);
    }
}

#[test]
fn a_server_that_has_removed_the_bot_is_told_again_if_it_comes_back() {
    let mut table = Table::new();
    choose(&mut table, "league-on");
    table.send_outbox();
    let bot = table.bot();
    table.wait(bot.note_removal(CLUB));
    table.send_outbox();
    assert_eq!(registered(&table).len(), 1);
    table.wait(bot.is_on(CLUB));
    table.send_outbox();
    let league = of(&[Family::League]);
    assert_eq!(registered(&table), [(CLUB, league.clone()), (CLUB, league)]);
    // After thirty days the choice is deleted.
    table.wait(bot.note_removal(CLUB));
    table.advance_days(31);
    table.tick();
    assert_eq!(families(&table), []);
}

#[test]
fn every_family_has_commands_and_no_command_of_one_is_there_everywhere() {
    for family in Family::ALL {
        let commands = definitions_of(&of(&[family]));
        let commands = commands.as_array().unwrap();
        assert!(!commands.is_empty(), "{family:?}");
        for command in commands {
            assert!(
                command.get("contexts").is_none() && command.get("integration_types").is_none()
            );
            let everywhere = tengen::discord::definitions();
            let mut everywhere = everywhere.as_array().unwrap().iter();
            assert!(everywhere.all(|other| other["name"] != command["name"]));
        }
    }
    assert_eq!(stamp(&Families::default()), 0);
}

/// With the longest ids, in every language, for a member with all permissions.
#[test]
fn all_commands_fit_on_the_pages_of_the_help_and_can_be_pressed() {
    let mut table = Table::new();
    let names = registry::specs().map(|spec| (spec.name.to_owned(), u64::MAX));
    table.bot().set_commands(names.collect::<HashMap<_, _>>());
    for word in [
        "tournaments",
        "ladder",
        "league",
        "evenings",
        "together",
        "puzzles",
    ] {
        choose(&mut table, &format!("{word}-on"));
    }
    table.send_outbox();
    table.powers = Permissions(u64::MAX);
    for locale in Locale::ALL {
        let mut reader = KURO;
        reader.locale = locale.language();
        let mut pages = String::new();
        for topic in ["commands", "organisers"] {
            let page = private(table.say(reader, &format!("/help topic:{topic}")));
            let card = page.card.unwrap();
            pages += &card.body;
            assert!(
                card.body.chars().count() < 4096,
                "{}",
                card.body.chars().count()
            );
        }
        for spec in registry::specs() {
            let below = spec.options.iter().filter(|option| {
                matches!(
                    option.kind,
                    tengen::bot::kit::spec::OptionKind::Subcommand(_)
                )
            });
            let mut paths: Vec<_> = below
                .map(|option| format!("</{} {}:", spec.name, option.name))
                .collect();
            if paths.is_empty() {
                paths.push(format!("</{}:", spec.name));
            }
            for path in paths {
                assert!(pages.contains(&path), "{path} in {locale:?}: {pages}");
            }
        }
    }
}

#[test]
fn a_page_of_the_help_says_what_it_cannot_tell() {
    let mut table = Table::new();
    let _card = choose(&mut table, "ladder-on");
    table.while_stopped(|path| {
        let db = database::bare(path);
        let rows = db.rows("properties").into_iter();
        for (key, _) in rows.filter(|(key, _)| key.ends_with(b"families")) {
            db.put("properties", key, b"garbled");
        }
    });
    for topic in ["commands", "organisers"] {
        let said = sentence(table.say(KURO, &format!("/help topic:{topic}")));
        assert_eq!(said, english(say::refusal::corrupt_other()), "{topic}");
    }
    let page = private(table.say(KURO, "/help topic:playing"));
    assert!(page.card.is_some(), "other pages need nothing of it");
}
