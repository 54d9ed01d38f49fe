//! Two months of a club of twelve: a tournament and a Go evening, with a member who enters and never comes, outages of
//! the bot in the middle of rounds, and a hostile member.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Value, json};
use tengen::clock::{Clock as _, ManualClock, Span, Timestamp};
use tengen::contest::{Contest, ContestId};
use tengen::game::{Game, GameId, Phase, PlayerId};
use tengen::i18n::say;
use tengen::rules::Color;

use super::club::{Club, GO, button, in_runtime, labels, patiently, text};
use crate::support::words::english;

/// The members; the first runs the club.
const MEMBERS: [&str; 12] = [
    "kuro", "shiro", "aka", "ao", "midori", "kiiro", "murasaki", "momo", "cha", "hai", "daidai",
    "asagi",
];
/// Enters the tournament, and never comes.
const ABSENT: &str = "asagi";
/// Pings others, withdraws, comes and goes.
const HOSTILE: &str = "daidai";
/// The member whom they ping.
const VICTIM: &str = "shiro";
const ROUNDS: u8 = 3;
/// Attempts of the hostile member.
const ATTEMPTS: usize = 12;
/// Waits for a button, 20 s each: after an outage the boards of a round are old messages, of which at most three are
/// edited in 20 s.
const BUTTON_WAITS: usize = 12;
/// Maximum pings of one member by another in an hour.
const CALLS: usize = 5;

#[test]
fn a_season_is_played_to_its_end_whoever_stays_away() {
    in_runtime(async {
        let clock = Arc::new(ManualClock::new(Timestamp::from_millis(1_800_000_000_000)));
        let club = Club::of_twelve(&clock).await;
        club.post("channels", json!({ "name": GO })).await;
        club.until_commands("tournament").await;
        let mut season = Season {
            ids: ids(&club).await,
            club,
            clock,
        };
        season.enter().await;
        for round in 1..=ROUNDS {
            season.round(round).await;
            season.annoy().await;
        }
        season.evening().await;
        let Season { club, .. } = season;
        club.until("the message says that it is over", |messages| {
            let over = english(say::tournament::over());
            messages.iter().any(|message| text(message).contains(&over))
        })
        .await;
        let wrong = club.store().check().await.unwrap().wrong;
        assert!(wrong.is_empty(), "{wrong:#?}");
        club.close().await;
    });
}

struct Season {
    club: Club,
    clock: Arc<ManualClock>,
    /// The names of the members.
    ids: BTreeMap<PlayerId, &'static str>,
}

async fn ids(club: &Club) -> BTreeMap<PlayerId, &'static str> {
    let mut ids = BTreeMap::new();
    for who in MEMBERS {
        ids.insert(club.player(who).await, who);
    }
    ids
}

impl Season {
    /// All twelve enter a tournament.
    async fn enter(&self) {
        let asked = json!({ "name": "Autumn", "system": "swiss", "size": 9, "rounds": ROUNDS });
        self.done("kuro", "tournament create", asked).await;
        for who in MEMBERS {
            self.press(who, say::tournament::button_enter()).await;
        }
    }

    /// Publishes and plays a round with an outage in it; only the absent member loses on time.
    async fn round(&mut self, round: u8) {
        // The public message is old by now, and edited a few times a minute at most.
        self.done("kuro", "tournament show", json!({})).await;
        self.press("kuro", say::tournament::button_pair(round))
            .await;
        self.press("kuro", say::tournament::button_publish()).await;
        self.hours(1).await;
        let games = self.games(round).await;
        let plays: Vec<_> = games
            .iter()
            .flat_map(|game| self.players(game))
            .map(|(_, who)| who)
            .collect();
        if round == 1 {
            assert_eq!(plays.len(), MEMBERS.len(), "{plays:?}");
        } else {
            assert!(!plays.contains(&ABSENT), "round {round}: {plays:?}");
            assert_eq!(plays.len(), MEMBERS.len() - 2, "{plays:?}");
        }
        for game in &games {
            self.first_move(game).await;
        }
        // No player could have moved in these four weeks.
        self.outage(Span::days(28)).await;
        for game in self.games(round).await {
            assert!(game.phase().is_running(), "round {round}: {game:?}");
        }
        for game in &games {
            if let [(_, one), (_, other)] = self.players(game)
                && one != ABSENT
                && other != ABSENT
            {
                self.resign(game, other).await;
            }
        }
        if round == 1 {
            for _ in 0..10 {
                self.hours(12).await;
            }
            let absent = games.iter().find(|game| {
                let players = self.players(game);
                players.iter().any(|(_, who)| *who == ABSENT)
            });
            let id = absent.expect("they are paired once").id();
            let game = self.game(id).await;
            let Phase::Finished(outcome) = game.phase() else {
                panic!("they have not lost: {game:?}");
            };
            let [black, white] = self.players(&game);
            let loser = if black.1 == ABSENT { black.0 } else { white.0 };
            assert_eq!(outcome.winner, Some(!loser), "{outcome:?}");
        }
    }

    /// Black plays, unless they never come.
    async fn first_move(&self, game: &Game) {
        let [(_, black), _] = self.players(game);
        if black != ABSENT {
            let at = json!({ "at": "C3", "game": game.id().to_string() });
            let answer = self.done(black, "play", at).await;
            let played = self.game(game.id()).await;
            assert!(played.has_moved(Color::Black), "{answer}");
        }
    }

    async fn resign(&self, game: &Game, who: &str) {
        let asked = json!({ "game": game.id().to_string() });
        let question = self.done(who, "game resign", asked).await;
        let message = &question["message"];
        let sure = english(say::table::button_resign());
        let sure = button(message, &sure).expect("it is asked whether they are sure");
        let answer = self.club.press_on(who, &message["id"], &sure).await;
        let over = self.game(game.id()).await;
        assert!(matches!(over.phase(), Phase::Finished(_)), "{answer}");
    }

    /// Pings a member again and again, and tries an organiser's commands.
    async fn annoy(&self) {
        let mut calls = 0;
        for _ in 0..ATTEMPTS {
            let asked = json!({ "opponent": format!("@{VICTIM}"), "size": "5", "where": "here" });
            let card = self.club.command(HOSTILE, "challenge", asked).await;
            let decline = english(say::challenge::button_decline());
            if labels(&card["message"]).contains(&decline) {
                calls += 1;
                self.club.press(HOSTILE, decline).await;
            }
        }
        assert_eq!(calls, CALLS, "calls in an hour");
        let contest = self.contest().await;
        for command in ["tournament remove", "tournament sit-out"] {
            let asked = json!({ "player": format!("@{VICTIM}") });
            let _ = self.club.command(HOSTILE, command, asked).await;
        }
        assert_eq!(self.contest().await, contest);
        self.hours(2).await;
    }

    /// Two members come to an evening and are paired; the loser cannot delete the result.
    async fn evening(&self) {
        let now = jiff::Timestamp::from_millisecond(self.clock.now().as_millis()).unwrap();
        let soon = now.to_zoned(jiff::tz::TimeZone::UTC) + jiff::Span::new().hours(1);
        let weekday = soon.strftime("%A").to_string().to_lowercase();
        let time = soon.strftime("%H:%M").to_string();
        let asked = json!({ "weekday": weekday, "time": time, "where": "Swan" });
        self.done("kuro", "evening create", asked).await;
        for who in [VICTIM, HOSTILE] {
            self.press(who, say::evening::button_come()).await;
        }
        let paired = self.press("kuro", say::evening::button_pair()).await;
        let new = english(say::evening::paired());
        assert!(text(&paired["message"]).contains(&new), "{paired}");
        self.press(VICTIM, say::evening::button_result()).await;
        self.press(VICTIM, say::evening::button_won()).await;
        let asked = self.press(HOSTILE, say::evening::button_result()).await;
        let offered = labels(&asked["message"]);
        let [lost, off] = [say::evening::button_lost(), say::evening::button_off()].map(english);
        assert!(offered.contains(&lost), "{asked}");
        assert!(!offered.contains(&off), "{asked}");
    }

    /// An outage of the bot for `span`.
    async fn outage(&mut self, span: Span) {
        self.club.stop_bot().await;
        self.clock.advance(span);
        self.club.start_bot().await;
        self.club.bot().tick(self.clock.now()).await;
    }

    /// Advances the clock by `hours` while the bot is up, with the due work.
    async fn hours(&self, hours: i64) {
        self.clock.set_forward(Span::hours(hours));
        self.club.bot().tick(self.clock.now()).await;
    }

    /// Waits for a button, and presses it.
    async fn press(&self, who: &str, label: tengen::i18n::Text) -> Value {
        let wanted = english(label.clone());
        let mut seen = None;
        for _ in 0..BUTTON_WAITS {
            let look = patiently(async || {
                let messages = self.club.messages(who).await;
                let mut all = messages.iter().flat_map(labels);
                all.any(|label| label == wanted).then_some(())
            });
            seen = look.await;
            if seen.is_some() {
                break;
            }
        }
        if seen.is_none() {
            let messages = self.club.messages(who).await;
            let last = messages.iter().rev().take(5);
            let last: Vec<_> = last.map(|seen| (text(seen), labels(seen))).collect();
            panic!("{who} sees no {wanted}, but {last:#?}");
        }
        let answer = self.club.press(who, label).await;
        let state = answer["state"].as_str();
        assert!(matches!(state, Some("answered" | "deferred")), "{answer}");
        answer
    }

    async fn done(&self, who: &str, command: &str, options: Value) -> Value {
        let answer = self.club.command(who, command, options).await;
        assert_eq!(answer["state"], "answered", "{answer}");
        answer
    }

    async fn contest(&self) -> Contest {
        let contest = self.club.store().contest(ContestId::new(1)).await.unwrap();
        contest.expect("it was created").0
    }

    async fn game(&self, id: GameId) -> Game {
        self.club
            .store()
            .game(id)
            .await
            .unwrap()
            .expect("it has begun")
    }

    /// The games of a round.
    async fn games(&self, round: u8) -> Vec<Game> {
        let contest = self.contest().await;
        let mut games = Vec::new();
        for (at, id) in contest.games() {
            if at.round == round {
                games.push(self.game(id).await);
            }
        }
        games
    }

    /// Black and White.
    fn players(&self, game: &Game) -> [(Color, &'static str); 2] {
        let seats = game.seats().expect("it has begun");
        [(Color::Black, seats.black), (Color::White, seats.white)].map(|(color, seat)| {
            let player = seat.players().next().expect("somebody sits there");
            (color, self.ids[&player])
        })
    }
}
