//! Families of commands on the wire: registered in servers whose managers have added them, and removed elsewhere.

use std::sync::Arc;

use serde_json::{Value, json};
use tengen::bot::port::family::{Families, Family};
use tengen::clock::SystemClock;
use tengen::i18n::say;

use super::club::{Club, Way, in_runtime, labels, patiently, test_in, text};
use super::time::usual;
use crate::support::components::components;
use crate::support::words::english;

impl Club {
    /// A club without families of commands.
    async fn plain() -> Self {
        let mut club = Self::off_line(Way::Gateway, usual(), |_| Arc::new(SystemClock)).await;
        club.families = Families::default();
        club.start_bot().await;
        club
    }

    /// The first channel of the server, if it has one.
    pub(super) async fn first_channel(&self, who: &str) -> Option<String> {
        let state = self.get(&format!("state?as={who}")).await;
        let id = state["guilds"][0]["channels"][0]["id"].as_str();
        id.map(str::to_owned)
    }

    /// The names of the commands that `who` sees, in the order of their numbers.
    pub(crate) async fn commands(&self, who: &str) -> Vec<String> {
        let channel = self.first_channel(who).await.expect("there is a channel");
        let answer = self
            .get(&format!("commands?as={who}&channel={channel}"))
            .await;
        let commands = answer["commands"].as_array();
        let commands = commands.unwrap_or_else(|| panic!("{answer}")).iter();
        let slash = commands.filter(|command| command["type"] == 1);
        slash
            .map(|command| command["name"].as_str().unwrap().to_owned())
            .collect()
    }

    /// The calls that the bot has made, oldest first.
    pub(crate) fn calls(&self) -> Vec<Value> {
        let log = std::fs::read_to_string(&self.traffic).unwrap();
        let calls = log.lines().map(serde_json::from_str);
        // The last line may be incomplete.
        calls.filter_map(Result::ok).collect()
    }

    /// Waits until the command `name` is registered.
    pub(crate) async fn until_commands(&self, name: &str) {
        let there = patiently(async || {
            let names = self.commands("kuro").await;
            names.iter().any(|known| known == name).then_some(())
        });
        there.await.expect("the server has its commands");
    }
}

/// Runs a test in a club without families.
fn in_plain_club(test: impl AsyncFnOnce(&mut Club)) {
    in_runtime(async { test_in(Club::plain().await, test).await });
}

/// Whether `who` sees the command `name`.
async fn sees(club: &Club, who: &str, name: &str) -> bool {
    club.commands(who).await.iter().any(|known| known == name)
}

/// Waits until the command is registered, or removed if not `wanted`.
async fn until(club: &Club, name: &str, wanted: bool) {
    let there = patiently(async || (sees(club, "kuro", name).await == wanted).then_some(()));
    there
        .await
        .unwrap_or_else(|| panic!("/{name} is there: {}", !wanted));
}

/// kuro, who manages the server, chooses `value` in the setup.
async fn choose(club: &Club, value: &str) -> Value {
    let opened = club.command("kuro", "serveradmin setup", json!({})).await;
    assert_eq!(opened["state"], "answered", "{opened}");
    let chosen = club.choose("kuro", "family", &[value]).await;
    assert_eq!(chosen["state"], "answered", "{chosen}");
    chosen
}

/// The calls of the bot that register commands in the server.
fn registrations(club: &Club) -> usize {
    let calls = club.calls();
    let register = |call: &&Value| {
        let path = call["path"].as_str().unwrap();
        call["method"] == "PUT" && path.contains("/guilds/") && path.ends_with("/commands")
    };
    calls.iter().filter(register).count()
}

#[test]
fn a_server_that_has_added_nothing_sees_few_commands_and_those_who_manage_it_can_add_more() {
    in_plain_club(async |club| {
        let member = club.commands("shiro").await;
        assert_eq!(member.len(), OF_A_MEMBER, "{member:?}");
        let manager = club.commands("kuro").await;
        assert_eq!(manager.len(), OF_A_MANAGER, "{manager:?}");
        for family in Family::ALL {
            let one: Families = [family].into_iter().collect();
            let commands = tengen::discord::definitions_of(&one);
            for command in commands.as_array().unwrap() {
                let name = command["name"].as_str().unwrap();
                assert!(!sees(club, "kuro", name).await, "/{name}");
            }
        }
        assert_eq!(registrations(club), 0, "there is nothing to register");
        // One choice adds it for everybody; the answer names the command to type.
        let chosen = choose(club, "ladder-on").await;
        let typed = "`/ladder create`".to_owned();
        let told = english(say::family::added(say::family::ladder(), typed));
        assert!(text(&chosen["message"]).contains(&told), "{chosen}");
        until(club, "ladder", true).await;
        assert!(!sees(club, "kuro", "league").await);
        let made = club.command("kuro", "ladder create", json!({})).await;
        assert_eq!(made["state"], "answered", "{made}");
    });
}

/// Number of commands that a plain member sees, and that a manager of the server sees.
const OF_A_MEMBER: usize = 11;
const OF_A_MANAGER: usize = 13;

#[test]
fn a_family_that_is_taken_away_is_gone_and_what_it_has_made_goes_on() {
    in_plain_club(async |club| {
        choose(club, "ladder-on").await;
        until(club, "ladder", true).await;
        let made = club.command("kuro", "ladder create", json!({})).await;
        assert_eq!(made["state"], "answered", "{made}");
        let told = choose(club, "ladder-off").await;
        let removed = english(say::family::removed(say::family::ladder()));
        assert!(text(&told["message"]).contains(&removed), "{told}");
        until(club, "ladder", false).await;
        assert!(
            club.refusal_in("kuro", "go", "ladder create")
                .await
                .is_some()
        );
        // The buttons of the ladder's message have not changed.
        let shiro = format!("<@{}>", club.player("shiro").await.get());
        let joined = club.press("shiro", say::ladder::button_join()).await;
        assert_eq!(joined["state"], "answered", "{joined}");
        club.until("shiro in the ladder", |messages| {
            messages.iter().any(|message| {
                labels(message).contains(&english(say::ladder::button_join()))
                    && text(message).contains(&shiro)
            })
        })
        .await;
    });
}

#[test]
fn a_second_press_and_a_new_start_register_nothing_again() {
    in_plain_club(async |club| {
        let opened = club.command("kuro", "serveradmin setup", json!({})).await;
        choose(club, "league-on").await;
        until(club, "league", true).await;
        // The older menu still offers it.
        let (message, id) = (&opened["message"], custom_id(&opened["message"]));
        let body = json!({ "as": "kuro", "message": message["id"], "custom_id": id, "values": ["league-on"] });
        let again = club.post("components", body).await;
        assert_eq!(club.settle(again).await["state"], "answered");
        choose(club, "evenings-on").await;
        until(club, "evening", true).await;
        assert_eq!(registrations(club), 2);
        club.stop_bot().await;
        club.start_bot().await;
        // The outbox is in order: the message of the next choice comes after the one of the start.
        choose(club, "ladder-on").await;
        until(club, "ladder", true).await;
        // The log of calls lags a moment behind.
        let third = patiently(async || (registrations(club) == 3).then_some(())).await;
        assert!(third.is_some(), "{}", registrations(club));
    });
}

#[test]
fn what_was_chosen_is_registered_by_the_next_process_where_the_first_could_not() {
    in_plain_club(async |club| {
        // All attempts before the stop fail.
        let fails =
            json!({ "path_contains": "/guilds/", "times": 1000, "fault": { "status": 503 } });
        club.post("faults", fails).await;
        choose(club, "puzzles-on").await;
        let tried = patiently(async || (registrations(club) > 0).then_some(()));
        tried.await.expect("it is tried");
        club.stop_bot().await;
        assert!(!sees(club, "kuro", "puzzle").await);
        club.delete("faults").await;
        club.start_bot().await;
        until(club, "puzzle", true).await;
    });
}

#[test]
fn two_who_add_at_once_both_get_what_they_want() {
    in_plain_club(async |club| {
        let opened = club.command("kuro", "serveradmin setup", json!({})).await;
        let message = &opened["message"];
        let custom_id = custom_id(message);
        let values = ["ladder-on", "league-on", "puzzles-on", "evenings-on"];
        let pressed = values.map(|value| {
            let body = json!({ "as": "kuro", "message": message["id"], "custom_id": custom_id, "values": [value] });
            club.post("components", body)
        });
        futures_util::future::join_all(pressed).await;
        for name in ["ladder", "league", "puzzle", "evening"] {
            until(club, name, true).await;
        }
    });
}

/// The custom id of the menu of families.
fn custom_id(message: &Value) -> String {
    let all = components(message).into_iter();
    let mut ids = all.filter_map(|part| part["custom_id"].as_str());
    let id = ids.find(|id| id.starts_with("v1:family"));
    id.expect("the dialogue has the menu").to_owned()
}

#[test]
fn a_server_that_has_removed_the_bot_gets_its_commands_again_when_it_adds_it() {
    in_plain_club(async |club| {
        choose(club, "ladder-on").await;
        until(club, "ladder", true).await;
        let before = registrations(club);
        for member in [false, true] {
            let body = json!({ "member": member });
            club.patch("applications/tengen", body).await;
        }
        let again = patiently(async || (registrations(club) > before).then_some(()));
        again.await.expect("Discord is told again");
        assert!(sees(club, "kuro", "ladder").await);
    });
}

#[test]
fn the_help_names_the_commands_so_that_they_can_be_pressed() {
    in_plain_club(async |club| {
        choose(club, "ladder-on").await;
        until(club, "ladder", true).await;
        let listed = club.get("commands?as=kuro&channel=go").await;
        let id = |name: &str| {
            let commands = listed["commands"].as_array().unwrap().iter();
            let mut named =
                commands.filter(|command| command["name"] == name && command["type"] == 1);
            named.next().unwrap()["id"].as_str().unwrap().to_owned()
        };
        let help = club
            .command("shiro", "help", json!({ "topic": "commands" }))
            .await;
        let page = help["message"].to_string();
        for path in ["ladder create", "challenge", "me show"] {
            let name = path.split(' ').next().unwrap();
            let pressed = format!("</{path}:{}>", id(name));
            assert!(page.contains(&pressed), "{pressed} in {page}");
        }
        assert!(!page.contains("league"), "{page}");
        // The page for organisers: existing commands can be pressed, and managers of the server can add the others.
        let page = club
            .command("shiro", "help", json!({ "topic": "organisers" }))
            .await;
        let told = page["message"].to_string();
        assert!(
            told.contains(&format!("</ladder create:{}>", id("ladder"))),
            "{told}"
        );
        assert!(told.contains("`/league create`"), "{told}");
        let menus = |page: &Value| page["message"].to_string().contains("v1:organise");
        assert!(!menus(&page), "shiro does not manage the server");
        let page = club
            .command("kuro", "help", json!({ "topic": "organisers" }))
            .await;
        assert!(menus(&page), "{page}");
        let chosen = club.choose("kuro", "organise", &["league-on"]).await;
        assert_eq!(chosen["state"], "answered", "{chosen}");
        until(club, "league", true).await;
    });
}
