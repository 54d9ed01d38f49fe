//! A member who plays on in some game.

use serde_json::{Value, json};

use super::nudge::game_of;
use super::run::Monkey;
use super::view::{Part, Seen};

/// Number of the newest public messages in whose games members play on.
const NEWEST_MESSAGES: usize = 60;
/// The buttons that continue a game, the most urgent first.
const GOING_ON: [&str; 5] = [
    "button accept",
    "button agree",
    "button consent",
    "button claim",
    "button play",
];

impl Monkey {
    /// Plays on in an open game.
    pub(super) async fn drive(&mut self) {
        let newest = self.view.messages.iter().rev();
        let public = newest
            .filter(|(_, seen)| seen.reader.is_none())
            .take(NEWEST_MESSAGES);
        let open: Vec<(u64, Seen, Part)> = public
            .filter_map(|(id, seen)| {
                let part = GOING_ON
                    .iter()
                    .find_map(|kind| seen.parts.iter().find(|part| part.kind == *kind))?;
                Some((*id, seen.clone(), part.clone()))
            })
            .collect();
        if open.is_empty() || self.random.below(30) == 0 {
            return self.challenge().await;
        }
        let (id, seen, part) = self.random.of(&open).clone();
        let readers: Vec<usize> = (0..4).filter(|who| self.view.sees(*who, &seen)).collect();
        if readers.is_empty() {
            return;
        }
        let called = self.mentioned(&seen.json);
        let who = match called[..] {
            [] => *self.random.of(&readers),
            _ => *self.random.of(&called),
        };
        match part.kind.as_str() {
            "button play" => self.move_in(who, id, &seen, &part).await,
            "button agree" | "button accept" => {
                for who in readers {
                    self.press(who, id, &part, Vec::new()).await;
                }
            }
            _ => drop(self.press(who, id, &part, Vec::new()).await),
        }
    }

    async fn challenge(&mut self) {
        let who = self.random.below(4);
        let other = super::MEMBERS[(who + 1 + self.random.below(3)) % 4];
        let places = self.places(who);
        let channel = self.random.of(&places).clone();
        let rules = tengen::rules::RuleSet::ALL;
        let rules = rules[self.random.below(rules.len())];
        let size = if rules.name.starts_with("go-bang") || rules.name.starts_with("gomoku") {
            "9"
        } else {
            "5"
        };
        let options = json!({
            "opponent": format!("@{other}"), "rules": rules.name, "size": size,
            "game": rules.rules.variant().name(),
        });
        self.command(who, &channel, "challenge", options).await;
    }

    /// Plays a suggested point, sometimes a pass, and rarely resigns.
    async fn move_in(&mut self, who: usize, id: u64, seen: &Seen, play: &Part) {
        let Some(game) = game_of(&play.custom_id) else {
            return;
        };
        let named = |kind: &str| seen.parts.iter().find(|part| part.kind == kind).cloned();
        let game = game.to_string();
        match (self.random.below(12), named("button pass")) {
            (0, _) => drop(
                self.command(who, &seen.channel, "game resign", json!({ "game": game }))
                    .await,
            ),
            (1 | 2, Some(pass)) => {
                let asked = self.press(who, id, &pass, Vec::new()).await;
                let question = super::view::number(&asked["message"]["id"]);
                let sure = self.view.messages.get(&question).and_then(|seen| {
                    let mut parts = seen.parts.iter();
                    parts.find(|part| part.kind == "button pass-sure").cloned()
                });
                if let Some(sure) = sure {
                    self.press(who, question, &sure, Vec::new()).await;
                }
            }
            (drawn, _) => {
                let typed = json!({ "game": game, "at": "" });
                let points = self
                    .suggestions(who, &seen.channel, "play", typed, "at")
                    .await;
                if points.is_empty() {
                    return;
                }
                let point = self.random.of(&points).clone();
                let answer = match drawn {
                    3 | 4 => self.pick(who, id, play).await,
                    _ => {
                        let options = json!({ "game": game, "at": point });
                        self.command(who, &seen.channel, "play", options).await
                    }
                };
                self.confirm_preview(who, &answer).await;
            }
        }
    }

    /// Opens the picker, and presses a point or another view in it.
    async fn pick(&mut self, who: usize, id: u64, play: &Part) -> Value {
        let opened = self.press(who, id, play, Vec::new()).await;
        let picker = super::view::number(&opened["message"]["id"]);
        let parts = self.view.messages.get(&picker).map(|seen| &seen.parts);
        let chooses = |part: &&Part| ["button put", "button view"].contains(&&part.kind[..]);
        let parts: Vec<Part> = parts
            .into_iter()
            .flatten()
            .filter(chooses)
            .cloned()
            .collect();
        if parts.is_empty() {
            return opened;
        }
        let part = self.random.of(&parts).clone();
        self.press(who, picker, &part, Vec::new()).await
    }
}
