//! `/me vacation` as Discord sends it: from another server, and from a direct message.

use serde_json::{Value, json};
use tengen::clock::Span;
use tengen::game::{GameId, PlayerId};
use tengen::i18n::{When, say};

use super::fake::{APPLICATION, Fake, Running, START, with_bot};
use crate::support::words::english;

pub(super) const KURO: u64 = 201;
pub(super) const SHIRO: u64 = 202;

/// Place of a request.
#[derive(Clone, Copy)]
pub(super) enum Place {
    /// A channel of the server with this number.
    Club(u64),
    /// A conversation with the bot.
    Direct,
}

fn user(id: u64) -> Value {
    json!({ "id": id.to_string(), "username": format!("user{id}"), "discriminator": "0", "bot": false })
}

fn interaction(number: u64, kind: u64, who: u64, place: Place, data: Value) -> Value {
    let mut asked = json!({
        "id": number.to_string(), "application_id": APPLICATION, "type": kind, "token": "token",
        "version": 1, "data": data, "locale": "en-US", "app_permissions": "2248473465835073",
        "entitlements": [],
    });
    match place {
        Place::Club(club) => {
            let channel = (club + 100).to_string();
            asked["guild_id"] = json!(club.to_string());
            asked["guild_locale"] = json!("en-US");
            asked["channel_id"] = json!(channel);
            asked["channel"] = json!({ "id": channel, "type": 0, "guild_id": club.to_string() });
            // A member's usual permissions, and to manage the server.
            asked["member"] = json!({ "user": user(who), "permissions": "2248473465835105" });
            asked["context"] = json!(0);
            asked["authorizing_integration_owners"] = json!({ "0": club.to_string() });
        }
        Place::Direct => {
            asked["channel_id"] = json!("7");
            asked["channel"] = json!({ "id": "7", "type": 1 });
            asked["user"] = user(who);
            asked["context"] = json!(1);
            asked["authorizing_integration_owners"] = json!({ "0": "0" });
        }
    }
    asked
}

pub(super) fn command(number: u64, who: u64, place: Place, name: &str, options: Value) -> Value {
    let data = json!({
        "id": "9", "name": name, "type": 1, "options": options,
        "resolved": { "users": { "202": user(SHIRO) }, "members": { "202": { "permissions": "0" } } },
    });
    interaction(number, 2, who, place, data)
}

/// All text of the answer.
pub(super) async fn wait_for_answer(fake: &Fake, number: u64) -> String {
    fake.answer_to(number).await.to_string()
}

/// Kuro and shiro begin a game with this clock; the interactions are numbered from `number`.
pub(super) async fn begin(fake: &Fake, running: &Running, number: u64, place: Place, clock: &str) {
    let text = |name: &str, value: &str| json!({ "name": name, "type": 3, "value": value });
    let options = json!([
        { "name": "opponent", "type": 6, "value": SHIRO.to_string() },
        text("size", "9"), text("colour", "black"), text("clock", clock), text("where", "here"),
    ]);
    fake.send_first(command(number, KURO, place, "challenge", options));
    wait_for_answer(fake, number).await;
    let games = running.store.games_of(PlayerId::new(KURO)).await.unwrap();
    let game = games.iter().max().unwrap();
    let custom_id = format!("v1:accept:{game}:1");
    let data = json!({ "id": 2, "custom_id": custom_id, "component_type": 2 });
    let mut press = interaction(number + 1, 3, SHIRO, place, data);
    press["message"] = json!({ "id": "900", "type": 0, "flags": 0, "content": "" });
    fake.send_first(press);
    wait_for_answer(fake, number + 1).await;
}

#[test]
fn a_vacation_is_granted_by_the_clubs_of_the_games_wherever_it_is_asked_for() {
    with_bot(async |fake, running| {
        let (here, elsewhere) = (Place::Club(300), Place::Club(600));
        for (number, club, days) in [(1, here, 2), (2, elsewhere, 365)] {
            let options = json!([{ "name": "games", "type": 1, "options": [
                { "name": "vacation", "type": 4, "value": days },
            ] }]);
            fake.send_first(command(number, KURO, club, "serveradmin", options));
            let told = wait_for_answer(fake, number).await;
            let granted = english(say::people::vacation_days(days));
            assert!(told.contains(&granted), "{told}");
        }
        begin(fake, running, 10, here, "3d").await;
        let vacation = async |number: u64, place: Place, days: u64| {
            let options = json!([{ "name": "vacation", "type": 1, "options": [
                { "name": "days", "type": 4, "value": days },
            ] }]);
            fake.send_first(command(number, KURO, place, "me", options));
            wait_for_answer(fake, number).await
        };
        for (number, place) in [(20, elsewhere), (21, Place::Direct), (22, here)] {
            let told = vacation(number, place, 30).await;
            let too_long = say::people::vacation_too_long(2, say::pace::days(2));
            assert!(told.contains(&english(too_long)), "{told}");
        }
        begin(fake, running, 30, elsewhere, "3d").await;
        let told = vacation(40, Place::Direct, 30).await;
        let until = When(START.after(Span::days(2)));
        let shorter = say::people::vacation_shorter("#1".to_owned(), until);
        assert!(told.contains(&english(shorter)), "{told}");
        let deadline = async |game: u64| {
            let game = running
                .store
                .game(GameId::new(game))
                .await
                .unwrap()
                .unwrap();
            running.store.alarm(&game).await.unwrap()
        };
        // Each is reminded a day before the end.
        assert_eq!(deadline(1).await, Some(START.after(Span::days(2 + 2))));
        assert_eq!(deadline(2).await, Some(START.after(Span::days(30 + 2))));
    });
}
