//! The help: short, within Discord's limits, and the way to the rule book.

use std::collections::HashSet;

use tengen::bot::port::message::{Message, Row};
use tengen::bot::port::request::Server;
use tengen::clock::Span;
use tengen::game::ClubId;
use tengen::i18n::{Locale, Text, UserInput, say};
use tengen::rules::{RuleSet, Variant};

use crate::support::cast::{AO, KURO, SHIRO};
use crate::support::script::seated;
use crate::support::table::{Table, in_place, private, public, sentence};
use crate::support::words::{assert_lacks, assert_says, english, german};

/// The values of all entries of all menus.
fn entries(page: &Message) -> Vec<String> {
    let menus = page.rows.iter().filter_map(|row| match row {
        Row::Menu(menu) => Some(menu),
        Row::Buttons(_) | Row::Members(_) | Row::Link(_) => None,
    });
    menus
        .flat_map(|menu| menu.entries.iter().map(|entry| entry.value.clone()))
        .collect()
}

#[test]
fn every_page_is_in_the_menu_and_has_something_to_say() {
    for reader in [KURO, AO] {
        let mut table = Table::new();
        let entries = entries(&private(table.say(reader, "/help")));
        assert_eq!(entries.len(), 6 + Variant::ALL.len());
        let (mut bodies, mut titles) = (HashSet::new(), HashSet::new());
        for entry in &entries {
            let _ = table.say(reader, "/help");
            let page = in_place(table.choose(reader, entry));
            let card = page.card.unwrap();
            assert!(
                bodies.insert(card.body),
                "{entry} says what another page says"
            );
            assert!(
                titles.insert(card.title),
                "{entry} is called as another page is"
            );
        }
    }
}

#[test]
fn the_help_leads_to_the_rule_book() {
    for (reader, button, title) in [
        (
            KURO,
            english(say::help::shelf_rules()),
            english(say::rules::path_title()),
        ),
        (
            AO,
            german(say::help::shelf_rules()),
            german(say::rules::path_title()),
        ),
    ] {
        let mut table = Table::new();
        for page in ["playing", "commands", "count", "clubs"] {
            let _ = table.say(reader, &format!("/help topic:{page}"));
            let page = public(table.press(reader, &*button));
            assert_eq!(page.card.unwrap().title, title);
        }
    }
}

/// The first card is short, and each of its buttons begins something.
#[test]
fn the_first_card_begins_a_game_the_course_or_a_puzzle() {
    for reader in [KURO, AO] {
        let mut table = Table::new();
        let locale = Locale::of(reader.locale);
        let label = |text: Text| text.to(locale);
        let card = private(table.say(reader, "/help")).card.unwrap();
        assert_eq!(card.body, say::help::welcome().to(locale));
        assert!(card.body.lines().count() <= 6, "{}", card.body);
        let learnt = private(table.press(reader, label(say::help::button_learn())));
        assert_eq!(
            learnt.card.unwrap().title,
            say::rules::path_title().to(locale)
        );
        let _ = table.say(reader, "/help");
        let puzzle = private(table.press(reader, label(say::help::button_puzzle())));
        assert!(!puzzle.files.is_empty() && puzzle.mention.is_empty());
        let _ = table.say(reader, "/help");
        let offered = public(table.press(reader, label(say::help::button_offer())));
        let [Row::Buttons(buttons)] = &offered.rows[..] else {
            panic!("a challenge: {offered:?}");
        };
        // The card of a challenge is in the language of the channel.
        assert_eq!(
            buttons[0].label,
            say::challenge::button_accept().to(Locale::English)
        );
    }
}

/// A server where the bot was just added reads the same in its own language.
#[test]
fn a_server_is_greeted_in_its_language_once_by_however_many_tellings() {
    let table = Table::new();
    let server = |locale: &str, club| Server {
        club: ClubId::new(club),
        joined: table.now(),
        locale: locale.to_owned(),
        channel: Some(table.setting.place.channel),
    };
    let bot = table.bot();
    for (club, (tag, locale)) in (1..).zip([("de", Locale::German), ("ja", Locale::English)]) {
        let server = server(tag, club);
        table.wait(async {
            tokio::join!(
                bot.on_server(&server, &table.desk),
                bot.on_server(&server, &table.desk),
            )
        });
        let greeting = table.take_post();
        assert_eq!(greeting.card.unwrap().body, say::help::welcome().to(locale));
        assert!(greeting.mention.is_empty());
        assert!(table.take_deeds().is_empty(), "one greeting");
    }
    let old = Server {
        joined: table.now().after(Span::days(-2)),
        ..server("de", 3)
    };
    table.wait(bot.on_server(&old, &table.desk));
    let shut = Server {
        channel: None,
        ..server("de", 4)
    };
    table.wait(bot.on_server(&shut, &table.desk));
    assert!(
        table.take_deeds().is_empty(),
        "neither an old server nor a shut one"
    );
}

#[test]
fn the_commands_are_listed_from_the_catalogue() {
    let mut table = Table::new();
    let page = private(table.say(AO, "/help topic:commands")).card.unwrap();
    let about = german(say::command::challenge_about());
    // Without Discord the commands' ids are unknown.
    assert_says(&page.body, format!("\n`/challenge` {about}"));
    assert_says(&page.body, "`/me show` · ");
    assert!(!page.body.contains("puzzle"), "nobody has added them");
    assert!(
        !page.body.contains("serveradmin"),
        "ao does not manage the server"
    );
    assert_says(
        sentence(table.say(KURO, "/help topic:nonsense")),
        say::refusal::bad_choice(UserInput::new("nonsense")),
    );
}

/// A member's Discord shows them in its own language, whatever language the member has chosen here.
#[test]
fn commands_are_pressed_on_the_pages_that_name_them() {
    for reader in [KURO, AO] {
        let mut table = Table::new();
        let names = ["challenge", "games", "rules", "play", "game", "serveradmin"];
        let ids = names.into_iter().zip(1..);
        let ids = ids.map(|(name, id)| (name.to_owned(), id)).collect();
        table.bot().set_commands(ids);
        for (page, mentions) in [
            ("start", &["</challenge:1>", "</games:2>", "</rules:3>"][..]),
            (
                "playing",
                &["</challenge:1>", "</play:4> `", "</game board:5> `"],
            ),
            ("organisers", &["</serveradmin setup:6>"]),
        ] {
            let page = private(table.say(reader, &format!("/help topic:{page}")));
            let body = page.card.unwrap().body;
            for mention in mentions {
                assert_says(&body, *mention);
            }
        }
    }
}

/// The menu is for managers of the server alone.
#[test]
fn organisers_read_of_no_menu_that_they_do_not_have() {
    for locale in Locale::ALL {
        let reader = KURO.reading(locale.discord_tags()[0]);
        let page = private(Table::new().say(reader, "/help topic:organisers"));
        let body = page.card.unwrap().body;
        let menu = say::family::menu().to(locale);
        assert_lacks(&body, &menu);
    }
}

#[test]
fn topics_are_suggested_by_their_titles_in_the_readers_language() {
    let mut table = Table::new();
    assert_eq!(table.suggestions(KURO, "/help", "topic").len(), 10);
    assert_eq!(
        table.suggestions(KURO, "/help topic:atari", "topic"),
        ["atari-go"]
    );
    assert_eq!(
        table.suggestions(AO, "/help topic:ausz", "topic"),
        ["count"]
    );
    assert!(
        table
            .suggestions(KURO, "/help topic:xyzzy", "topic")
            .is_empty()
    );
}

/// Booklet 000 leads on to players near its reader.
#[test]
fn the_federations_of_all_languages_of_the_bot_are_named_with_their_addresses() {
    let mut table = Table::new();
    for reader in [KURO, AO] {
        let page = private(table.say(reader, "/help topic:clubs"))
            .card
            .unwrap();
        for address in [
            "intergofed.org",
            "eurogofed.org",
            "britgo.org",
            "dgob.de",
            "usgo.org",
        ] {
            let link = format!("](http://www.{address})");
            assert_says(&page.body, &link);
        }
        for federation in [
            "[Asociación Española de Go](http",
            "[Associação Portuguesa de Go](http",
            "[Brasil Nihon Kiin](http",
            "[Dansk Go Forbund](https://www.danskgoforbund.dk)",
            "[Fédération Française de Go](http",
            "[Federazione Italiana Gioco Go](http",
            "[Nederlandse Go Bond](http",
            "[Polskie Stowarzyszenie Go](http",
            "[Svenska Goförbundet](http",
            "[Российская федерация го](http",
        ] {
            assert_says(&page.body, federation);
        }
    }
    // The rule book finds it by its name.
    let page = private(table.say(AO, "/rules topic:clubs"));
    assert_eq!(page.card.unwrap().title, german(say::help::clubs_title()));
}

/// Japanese 1989, Articles 7.2, 9.3, 13 and 14.
#[test]
fn the_page_of_the_japanese_rules_tells_how_a_stopped_game_goes_on_and_ends() {
    for locale in Locale::ALL {
        let mut table = Table::new();
        let say = format!("/rules topic:rules-japanese language:{}", locale.language());
        let body = private(table.say(KURO, &say)).card.unwrap().body;
        for article in ["9.3", "7.2", "13", "14"] {
            assert_says(&body, format!(" {article})"));
        }
    }
    let mut table = seated("size:9 rules:japanese");
    let _ = private(table.press(KURO, say::table::button_more()));
    let page = private(table.choose(KURO, "rules")).card.unwrap();
    assert_says(
        &page.body,
        say::help::rules(RuleSet::from_name("japanese").unwrap()),
    );
}

/// Buttons and menu entries on public messages, by their labels.
fn within_reach(table: &Table) -> HashSet<String> {
    let state = table.desk.lock();
    let public = state.messages.iter();
    let public = public.filter(|seen| seen.audience.is_none());
    let rows = public.flat_map(|seen| &seen.message.rows);
    rows.flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.iter().map(|button| button.label.clone()).collect(),
        Row::Menu(menu) => vec![menu.placeholder.clone()],
        Row::Members(_) | Row::Link(_) => Vec::new(),
    })
    .collect()
}

/// The bold parts of `line`.
fn bold(line: &str) -> Vec<&str> {
    line.split("**").skip(1).step_by(2).collect()
}

/// Every control that the help names has this label, or is in the menu named before it.
#[test]
fn the_help_names_buttons_and_menus_that_there_are() {
    for locale in Locale::ALL {
        let tag = locale.discord_tags()[0];
        let [kuro, shiro] = [KURO, SHIRO].map(|who| who.reading(tag));
        let mut table = Table::new();
        table.club_locale = Some(tag.to_owned());
        let _card = table.say(kuro, "/challenge opponent:@shiro colour:black size:9");
        let mut reach = within_reach(&table);
        let _accepted = table.press(shiro, say::challenge::button_accept().to(locale));
        reach.extend(within_reach(&table));
        let _more = table.press(kuro, say::table::button_more().to(locale));
        let more = table.desk.lock().messages.last().unwrap().message.clone();
        let more: HashSet<String> = more
            .rows
            .iter()
            .flat_map(|row| match row {
                Row::Menu(menu) => menu
                    .entries
                    .iter()
                    .map(|entry| entry.label.clone())
                    .collect(),
                Row::Buttons(_) | Row::Members(_) | Row::Link(_) => Vec::new(),
            })
            .collect();
        for (who, command) in [
            (kuro, "/play at:D4"),
            (shiro, "/game pass"),
            (kuro, "/game pass"),
        ] {
            let _board = table.say(who, command);
        }
        reach.extend(within_reach(&table));
        drop(table.take_deeds());
        let more_button = say::table::button_more().to(locale);
        for page in [
            "/help topic:playing",
            "/help topic:count",
            "/rules topic:tengen",
        ] {
            let card = private(table.say(kuro, page)).card.unwrap();
            let body = card.body.to_string();
            let mut named = 0;
            for line in body.lines() {
                for (before, words) in bold(line).iter().enumerate() {
                    named += 1;
                    let is_below = before > 0
                        && bold(line)[before - 1] == more_button
                        && more.contains(*words);
                    assert!(
                        reach.contains(*words) || is_below,
                        "{locale:?}, {page}: {words} of {reach:?}, {more:?}"
                    );
                }
            }
            assert!(named > 1, "{locale:?}, {page}: {body}");
        }
    }
}
