//! A partial outage of Discord: clocks and calls.

use serde_json::json;
use tengen::bot::kit::prefs::preview::{PREVIEW, Preview};
use tengen::clock::Span;
use tengen::game::{GameId, Phase, PlayerId};
use tengen::i18n::say;
use tengen::rules::Color;

use super::fake::{Fake, Running, in_runtime, patiently};
use super::vacation::{KURO, Place, SHIRO, begin, command, wait_for_answer};
use crate::support::board::at;
use crate::support::words::english;

#[test]
fn while_the_shard_of_some_servers_is_away_no_clock_runs_for_anybody() {
    in_runtime(async {
        let fake = Fake::start().await;
        fake.entry(2, 1000, 0);
        let running = Running::start(&fake).await;
        running.until_ready().await;
        for who in [KURO, SHIRO] {
            let player = PlayerId::new(who);
            PREVIEW
                .set(running.bot.services(), player, &Preview::Never)
                .await
                .unwrap();
        }
        patiently("a heartbeat", async || {
            running.store.heartbeat().await.unwrap()
        })
        .await;
        let club = Place::Club(300);
        begin(&fake, &running, 10, club, "1h").await;
        for (number, who, at) in [(20, KURO, "D4"), (21, SHIRO, "F6")] {
            let options = json!([{ "name": "at", "type": 3, "value": at }]);
            fake.send_first(command(number, who, club, "play", options));
            wait_for_answer(&fake, number).await;
        }
        for _ in 0..200 {
            fake.refuse(4000);
        }
        let said = fake.payloads().len();
        fake.cut();
        fake.until("a try", |fake| (fake.payloads().len() > said).then_some(()))
            .await;
        running.clock.advance(Span::minutes(68));
        // A player who can reach the bot may play on, with a paused clock.
        let options = json!([{ "name": "at", "type": 3, "value": "E5" }]);
        fake.send_first(command(22, KURO, club, "play", options));
        let told = wait_for_answer(&fake, 22).await;
        let stone = say::table::played(Color::Black, at("E5"));
        assert!(told.contains(&english(stone)), "{told}");
        running.clock.advance(Span::minutes(68));
        fake.forgive();
        patiently("an outage", async || {
            let outages = running.store.outages().await.unwrap();
            (outages.len() == 1).then_some(())
        })
        .await;
        let game = running.store.game(GameId::new(1)).await.unwrap().unwrap();
        assert_eq!(game.phase(), Phase::Playing);
        let options = json!([{ "name": "at", "type": 3, "value": "C3" }]);
        fake.send_first(command(23, SHIRO, club, "play", options));
        let told = wait_for_answer(&fake, 23).await;
        let stone = say::table::played(Color::White, at("C3"));
        assert!(told.contains(&english(stone)), "{told}");
        running.stop().await;
    });
}
