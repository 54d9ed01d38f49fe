//! Events around the bot: time passes, languages change, the network breaks, channels and permissions disappear.

use serde_json::{Value, json};

use super::MEMBERS;
use super::run::{Monkey, Network};

/// Every language that Discord's clients have.
const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
];
/// Calls that fail: what their path contains, and how.
const FAULTS: [(&str, &str); 12] = [
    ("/callback", r#"{"status": 500}"#),
    ("/callback", r#"{"rate_limited_ms": 200}"#),
    ("/callback", r#""drop""#),
    ("/callback", r#""drop_after""#),
    ("/callback", r#"{"hang_ms": 1600}"#),
    ("/channels/", r#"{"status": 502}"#),
    ("/channels/", r#"{"rate_limited_ms": 300}"#),
    ("/channels/", r#""drop""#),
    ("/channels/", r#""drop_after""#),
    ("/channels/", r#"{"hang_after_ms": 300}"#),
    ("/webhooks/", r#"{"status": 500}"#),
    ("/webhooks/", r#""drop""#),
];
/// Steps for which calls fail.
const STORM_STEPS: usize = 5;
/// Steps for which a channel is closed to the bot.
const CLOSED_STEPS: u64 = 12;
/// The bot's remaining permissions in a channel: none, only to see it, not to send, no files.
const PERMISSIONS: [u64; 4] = [
    0,
    1 << 10,
    (1 << 10) | (1 << 14) | (1 << 15),
    (1 << 10) | (1 << 11) | (1 << 14) | (1 << 31) | (1 << 38),
];
/// Channels that are kept; the oldest are deleted first.
const CHANNELS: usize = 14;

impl Monkey {
    /// Makes something happen.
    pub(super) async fn mischief(&mut self) {
        match self.random.below(100) {
            0..=24 => self.change_client().await,
            25..=49 => {
                let hours = *self
                    .random
                    .of(&[1, 3, 8, 24, 24, 72, 24 * 8, 24 * 40, 24 * 100]);
                self.pass_hours(hours).await;
            }
            50..=56 => self.choose_language().await,
            57..=66 => self.turn_messages().await,
            67..=76 => self.close_channel().await,
            77..=84 => self.lose_channel().await,
            85..=90 => self.open_channel().await,
            91..=95 => self.storm().await,
            96 | 97 => self.restart().await,
            _ => self.disconnect().await,
        }
    }

    pub(super) async fn pass_hours(&mut self, hours: u64) {
        if let Some(club) = &self.club {
            club.hours(hours).await;
        }
        self.event(&format!("hours: {hours} pass")).await;
    }

    async fn change_client(&mut self) {
        let (who, locale) = (self.random.below(4), *self.random.of(&LOCALES));
        let path = format!("users/{}", MEMBERS[who]);
        self.console
            .patch(&path, json!({ "locale": locale }))
            .await
            .unwrap();
        self.languages.client(who, locale);
        self.event(&format!("client of {} speaks {locale}", MEMBERS[who]))
            .await;
    }

    async fn choose_language(&mut self) {
        let language = tengen::i18n::Locale::ALL[self.random.below(11)].language();
        let channel = self.some_channel();
        self.command(
            0,
            &channel,
            "serveradmin channel",
            json!({ "language": language }),
        )
        .await;
    }

    /// Turns a member's direct messages off or on.
    async fn turn_messages(&mut self) {
        let (who, open) = (self.random.below(4), self.random.below(2) == 0);
        let path = format!("users/{}", MEMBERS[who]);
        self.console
            .patch(&path, json!({ "direct_messages": open }))
            .await
            .unwrap();
        self.event(&format!("direct messages of {}: {open}", MEMBERS[who]))
            .await;
    }

    /// A channel of the club that is no thread.
    fn some_channel(&mut self) -> String {
        let all = self.view.channels.iter();
        let open = all.filter(|(_, channel)| !channel.is_private && !channel.is_thread);
        let ids: Vec<_> = open.map(|(id, _)| id.clone()).collect();
        self.random.of(&ids).clone()
    }

    async fn close_channel(&mut self) {
        let channel = self.some_channel();
        let bits = *self.random.of(&PERMISSIONS);
        let body = json!({ "app_permissions": bits.to_string() });
        let path = format!("channels/{channel}");
        self.console.patch(&path, body).await.unwrap();
        self.harm(&channel);
        self.closed
            .push((self.report.steps + CLOSED_STEPS, channel.clone()));
        self.event(&format!("permissions in {channel}: {bits}"))
            .await;
    }

    /// Notes the channel and all threads as harmed, since a thread's channel is unknown.
    pub(super) fn harm(&mut self, channel: &str) {
        self.harmed.insert(channel.to_owned());
        let threads = self
            .view
            .channels
            .iter()
            .filter(|(_, channel)| channel.is_thread);
        self.harmed.extend(threads.map(|(id, _)| id.clone()));
    }

    /// Restores the bot's permissions in channels that were closed for long enough.
    pub(super) async fn give_back(&mut self) {
        let now = self.report.steps;
        let (over, still) = std::mem::take(&mut self.closed)
            .into_iter()
            .partition(|(until, _)| *until <= now);
        self.closed = still;
        let over: Vec<(u64, String)> = over;
        for (_, channel) in over {
            let path = format!("channels/{channel}");
            // The channel may be deleted meanwhile.
            let _ = self
                .console
                .patch(&path, json!({ "app_permissions": null }))
                .await;
        }
    }

    async fn lose_channel(&mut self) {
        let all = self.view.channels.iter();
        let kept = |name: &str| ["go", "lobby", "puzzles"].contains(&name);
        let open = all.filter(|(_, channel)| !channel.is_private && !kept(&channel.name));
        let ids: Vec<_> = open.map(|(id, _)| id.clone()).collect();
        let Some(channel) = ids.first().filter(|_| ids.len() > CHANNELS).cloned() else {
            return self.open_channel().await;
        };
        self.harm(&channel);
        self.console
            .delete(&format!("channels/{channel}"))
            .await
            .unwrap();
        self.event(&format!("delete channel {channel}")).await;
    }

    async fn open_channel(&mut self) {
        self.opened += 1;
        let body = match self.random.below(3) {
            0 => json!({ "recipients": [self.random.of(&MEMBERS), "tengen"] }),
            1 => {
                let who = self.random.below(4);
                json!({ "recipients": [MEMBERS[who], MEMBERS[(who + 1) % 4]] })
            }
            _ => json!({ "name": format!("room-{}", self.opened) }),
        };
        let opened = self.console.post("channels", body.clone()).await;
        // Clients learn of a private conversation with its first message.
        if let Ok(channel) = &opened
            && let Some(people) = body["recipients"].as_array()
        {
            self.view.note_private(channel, people);
        }
        self.event(&format!("channel {body}")).await;
    }

    /// Makes calls of the bot fail for a few steps.
    async fn storm(&mut self) {
        for _ in 0..1 + self.random.below(3) {
            let (path, fault) = *self.random.of(&FAULTS);
            let fault: Value = serde_json::from_str(fault).unwrap();
            let body =
                json!({ "path_contains": path, "times": 1 + self.random.below(2), "fault": fault });
            self.console.post("faults", body).await.unwrap();
        }
        self.network = Network::Broken;
        self.shake();
        self.event("storm begins").await;
        for _ in 0..STORM_STEPS {
            match self.random.below(2) {
                0 => self.drive().await,
                _ => Box::pin(self.act_calmly()).await,
            }
        }
        self.console.delete("faults").await.unwrap();
        self.network = Network::Whole;
        self.shake();
        self.event("storm ends").await;
    }

    async fn restart(&mut self) {
        if let Some(club) = &mut self.club {
            club.stop_bot().await;
            club.start_bot().await;
        }
        self.shake();
        self.event("restart of the bot").await;
    }

    /// Has the gateway cut its connection, ask for another, or invalidate the session.
    async fn disconnect(&mut self) {
        let action = *self.random.of(&["drop", "reconnect", "invalidate"]);
        self.console
            .post("gateway", json!({ "action": action }))
            .await
            .unwrap();
        // Actions in the meantime may fail, as on Discord; and several of them in a row take seconds.
        self.wait_for_session().await;
        self.shake();
        self.event(&format!("gateway: {action}")).await;
    }
}
