//! Names over the wire: no answer exceeds Discord's limits, and a nickname stays in its server.

use serde_json::{Value, json};
use tengen::bot::features::notices::summary::arrange_summary;
use tengen::bot::features::notices::summary_hour::SUMMARY;
use tengen::bot::kit::prefs::choice::EachDay;
use tengen::bot::port::message::Sections;
use tengen::clock::Span;
use tengen::game::{
    Action, Actor, ChannelId, ClubId, Draft, Game, GameId, Hour, MessageId, Place, PlayerId,
    Revision, Terms, decide, offer,
};
use tengen::rules::{Color, RuleSet, Size};
use tengen::store::{BoardMessage, Change, MessageRetention, Origin, Store};

use super::fake::{APPLICATION, Fake, Running, START, with_bot};
use crate::support::components::{components, count};

const KURO: u64 = 201;
const SHIRO: u64 = 202;
const CLUB: u64 = 300;
const ELSEWHERE: u64 = 301;
/// Number of games: more than a list has lines.
const GAMES: u64 = 22;

/// A member, as Discord describes them.
#[derive(Clone, Copy)]
struct Who<'a> {
    id: u64,
    name: &'a str,
    nick: Option<&'a str>,
}

impl Who<'_> {
    fn user(self) -> Value {
        json!({ "id": self.id.to_string(), "username": "user", "global_name": self.name })
    }

    fn member(self) -> Value {
        json!({ "nick": self.nick, "roles": [], "permissions": u64::MAX.to_string(), "user": self.user() })
    }
}

/// Kuro, without a nickname.
const CALLER: Who = Who {
    id: KURO,
    name: "kuro",
    nick: None,
};

/// The answer to a request of `who` in the server `club`, or in private, in this language.
async fn ask(
    fake: &Fake,
    who: Who<'_>,
    club: Option<u64>,
    locale: &str,
    kind: u64,
    data: Value,
) -> Value {
    let id = fake.call_count() as u64 * 1000 + 10_000 + locale.len() as u64;
    let mut interaction = json!({
        "id": id.to_string(), "application_id": APPLICATION, "type": kind, "token": format!("token{id}"),
        "version": 1, "data": data, "channel_id": "400", "locale": locale,
        "app_permissions": u64::MAX.to_string(), "authorizing_integration_owners": { "0": "300" },
    });
    match club {
        Some(club) => {
            interaction["guild_id"] = json!(club.to_string());
            interaction["member"] = who.member();
        }
        None => interaction["user"] = who.user(),
    }
    fake.send(interaction);
    let path = format!("/interactions/{id}/token{id}/callback");
    let answer = fake.bodies(&path, 1).await.remove(0);
    check(&answer["data"]);
    answer["data"].clone()
}

/// The call of a command, or of a subcommand as in `game resign`.
fn call(name: &str, options: Value) -> Value {
    let (command, options) = match name.split_once(' ') {
        Some((command, below)) => {
            let below = json!({ "name": below, "type": 1, "options": options });
            (command, json!([below]))
        }
        None => (name, options),
    };
    json!({ "id": "9", "name": command, "type": 1, "options": options })
}

async fn command(
    fake: &Fake,
    who: Who<'_>,
    club: Option<u64>,
    locale: &str,
    name: &str,
    options: Value,
) -> Value {
    let data = call(name, options);
    ask(fake, who, club, locale, 2, data).await
}

async fn suggestions(fake: &Fake, name: &str, locale: &str) -> Vec<Value> {
    let game = json!([{ "name": "game", "type": 3, "value": "", "focused": true }]);
    let data = call(name, game);
    let answer = ask(fake, CALLER, Some(CLUB), locale, 4, data).await;
    answer["choices"].as_array().unwrap().clone()
}

/// Asserts that Discord accepts it, counted in UTF-16 units, which are never fewer than code points.
#[track_caller]
fn check(data: &Value) {
    let within = |text: &Value, most: usize| {
        let length = text.as_str().unwrap_or_default().encode_utf16().count();
        assert!(length <= most, "{length} of {most}: {text}");
        length
    };
    within(&data["content"], 2000);
    let mut total = 0;
    for card in data["embeds"].as_array().into_iter().flatten() {
        total += within(&card["title"], 256) + within(&card["description"], 4096);
        let fields = card["fields"].as_array().map_or(&[][..], Vec::as_slice);
        assert!(fields.len() <= 25);
        for field in fields {
            total += within(&field["name"], 256) + within(&field["value"], 1024);
        }
    }
    assert!(total <= 6000, "{total} in all");
    let mut texts = 0;
    for part in components(data) {
        within(&part["label"], 80);
        within(&part["placeholder"], 150);
        texts += within(&part["content"], 4000);
        for entry in part["options"].as_array().into_iter().flatten() {
            within(&entry["label"], 100);
            within(&entry["description"], 100);
        }
    }
    assert!(texts <= 4000, "{texts} in all");
    assert!(count(&data["components"]) <= 40, "{data}");
    for file in data["attachments"].as_array().into_iter().flatten() {
        within(&file["description"], 1024);
    }
    let choices = data["choices"].as_array().into_iter().flatten();
    assert!(choices.clone().count() <= 25);
    for choice in choices {
        within(&choice["name"], 100);
    }
}

async fn keep(store: &Store, mut game: Game, actor: PlayerId, action: Action) -> Game {
    let before = game.clone();
    let event = decide(&before, Actor::Player(actor), action, START).unwrap();
    game.apply(event).unwrap();
    let change = Change::silent(&game);
    store.append(&before, game, change).await.unwrap()
}

/// A game that kuro has offered to shiro: kuro is to move.
async fn game(store: &Store) -> Game {
    let rules = RuleSet::ALL[0].rules;
    let size = Size::square(*rules.usual_sizes().last().unwrap()).unwrap();
    let terms = Terms::new(Draft::even(rules, size)).unwrap();
    let [kuro, shiro] = [KURO, SHIRO].map(PlayerId::new);
    let place = Place {
        club: Some(ClubId::new(CLUB)),
        channel: ChannelId::new(400),
    };
    let offered = offer(kuro, Some(shiro), terms, place, START).unwrap();
    let game = Game::begin(GameId::NONE, offered.clone()).unwrap();
    let change = Change::silent(&game);
    let game = store.create(vec![offered], change, Origin::New).await;
    let accept = Action::Accept {
        stronger: None,
        toss: Color::Black,
    };
    keep(store, game.unwrap(), shiro, accept).await
}

fn description(answer: &Value) -> &str {
    answer["embeds"][0]["description"].as_str().unwrap()
}

const LOCALES: [&str; 11] = [
    "da", "de", "en-GB", "es-ES", "fr", "it", "nl", "pl", "pt-BR", "ru", "sv-SE",
];

/// Requests every list in every language, with many running and finished games against an opponent of this name.
async fn ask_for_lists(fake: &Fake, running: &Running, name: &str) {
    let shiro = Who {
        id: SHIRO,
        name,
        nick: Some(name),
    };
    let _ = command(fake, shiro, Some(CLUB), "en-GB", "games", json!([])).await;
    for game in 1..=GAMES {
        // With this, each line has its maximum length.
        let board = BoardMessage {
            channel: ChannelId::new(400),
            message: MessageId::new(u64::MAX),
            revision: Revision::new(2),
        };
        let shown = running
            .store
            .note_shown(GameId::new(game), board, MessageRetention::Kept, &[]);
        shown.await.unwrap();
    }
    let resolved =
        json!({ "users": { "202": shiro.user() }, "members": { "202": { "nick": name } } });
    for locale in LOCALES {
        let listed = command(fake, CALLER, Some(CLUB), locale, "games", json!([])).await;
        let sections = |list: &Value| {
            let parts = list["components"][0]["components"].as_array().unwrap();
            parts.iter().filter(|part| part["type"] == 9).count()
        };
        assert_eq!(sections(&listed), Sections::MOST, "{listed}");
        let data = json!({
            "id": "9", "name": "games", "type": 1, "resolved": resolved,
            "options": [{ "name": "player", "type": 6, "value": "202" }],
        });
        let history = ask(fake, CALLER, Some(CLUB), locale, 2, data).await;
        assert!(description(&history).lines().count() > 2, "{history}");
        let which = command(fake, CALLER, Some(CLUB), locale, "game resign", json!([])).await;
        let entries = which["components"][0]["components"][0]["options"].as_array();
        assert_eq!(entries.unwrap().len(), GAMES as usize);
        for name in ["game board", "moderate win", "game resign"] {
            assert_eq!(suggestions(fake, name, locale).await.len(), GAMES as usize);
        }
        let named = json!([{ "name": "game", "type": 3, "value": "1" }]);
        for name in ["game board", "game resign"] {
            let _ = command(fake, CALLER, Some(CLUB), locale, name, named.clone()).await;
        }
    }
}

#[test]
fn no_list_outgrows_what_discord_takes_whatever_people_are_called() {
    with_bot(async |fake, running| {
        for _ in 0..2 * GAMES {
            game(&running.store).await;
        }
        for id in GAMES + 1..=2 * GAMES {
            let game = running.store.game(GameId::new(id)).await.unwrap();
            keep(
                &running.store,
                game.unwrap(),
                PlayerId::new(SHIRO),
                Action::Resign,
            )
            .await;
        }
        // Stacked marks are removed; these are kept.
        let combined: String = "a\u{301}".repeat(16);
        for name in ["@".repeat(32), "*".repeat(32), "💀".repeat(32), combined] {
            ask_for_lists(fake, running, &name).await;
        }
        let kuro = PlayerId::new(KURO);
        SUMMARY
            .set(running.bot.services(), kuro, &EachDay::At(Hour::ALL[9]))
            .await
            .unwrap();
        arrange_summary(running.bot.services(), kuro, START)
            .await
            .unwrap();
        let shiro = Who {
            id: SHIRO,
            name: &"@".repeat(32),
            nick: None,
        };
        let _ = command(fake, shiro, None, "en-GB", "games", json!([])).await;
        running.clock.advance(Span::hours(2));
        running.bot.tick(START.after(Span::hours(2))).await;
        let summary = fake.bodies("/channels/901/messages", 1).await.remove(0);
        assert!(description(&summary).lines().count() > 10, "{summary}");
        check(&summary);
    });
}

#[test]
fn a_nickname_is_told_in_no_other_server() {
    with_bot(async |fake, running| {
        for _ in 0..2 {
            game(&running.store).await;
        }
        let shiro = Who {
            id: SHIRO,
            name: "Everybody's Shiro",
            nick: Some("Secret Nick"),
        };
        let _ = command(fake, shiro, Some(CLUB), "en-GB", "games", json!([])).await;
        for (club, expected) in [
            (Some(CLUB), "Secret Nick"),
            (Some(ELSEWHERE), "Everybody's Shiro"),
            (None, "Everybody's Shiro"),
        ] {
            let listed = command(fake, CALLER, club, "en-GB", "games", json!([])).await;
            let which = command(fake, CALLER, club, "en-GB", "game resign", json!([])).await;
            for told in [listed, which] {
                let told = told.to_string();
                assert!(told.contains(expected), "{club:?}: {told}");
                assert_eq!(
                    told.contains("Secret"),
                    expected.contains("Secret"),
                    "{told}"
                );
            }
        }
    });
}
