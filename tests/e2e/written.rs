//! Moves written as messages: in a conversation with the bot, and on servers if the operator has turned that on.

use serde_json::{Value, json};
use tengen::config::Messages;
use tengen::i18n::say;
use tengen::rules::Color;

use super::club::{Club, GO, button, in_club, in_runtime, labels, text};
use super::time::patiently;
use crate::support::board::at;
use crate::support::words::{Words, english};

impl Club {
    /// The conversation of `who` with the bot.
    async fn conversation(&self, who: &str) -> String {
        let channel = json!({ "recipients": [who, "tengen"] });
        let channel = self.post("channels", channel).await;
        channel["id"].as_str().unwrap().to_owned()
    }

    async fn write(&self, who: &str, channel: &str, content: &str) {
        let message = json!({ "as": who, "channel": channel, "content": content });
        self.post("messages", message).await;
    }

    /// Waits until the newest message of `channel` contains `words` for `who`; that message.
    async fn read(&self, who: &str, channel: &str, words: impl Words) -> Value {
        let words = words.words();
        let read = patiently(async || {
            let newest = self.messages_in(who, channel).await.pop()?;
            text(&newest).contains(&words).then_some(newest)
        });
        read.await.unwrap_or_else(|| panic!("never read: {words}"))
    }

    /// The number of the bot's messages that kuro sees in `channel`.
    async fn said_in(&self, channel: &str) -> usize {
        let messages = self.messages_in("kuro", channel).await;
        let is_bot = |message: &&Value| message["author"]["bot"] == true;
        messages.iter().filter(is_bot).count()
    }
}

#[test]
fn a_move_written_to_the_bot_is_made_in_a_game_played_there() {
    in_club(async |club| {
        let private = club.conversation("kuro").await;
        let terms = json!({ "opponent": "@tengen", "level": 1, "size": "5", "colour": "black" });
        club.command_in("kuro", &private, "challenge", terms).await;
        let begun = patiently(async || {
            let newest = club.messages_in("kuro", &private).await.pop()?;
            labels(&newest)
                .contains(&english(say::table::button_play()))
                .then_some(())
        });
        begun.await.expect("the game has begun");
        let before = club.said_in(&private).await;
        club.write("kuro", &private, "Good evening!").await;
        club.write("kuro", &private, "Ｃ３").await;
        let moved = patiently(async || {
            let said = club.messages_in("kuro", &private).await;
            let moved = english(say::table::moved(1, Color::Black, at("C3")));
            let answer = english(say::table::moved(2, Color::White, at("A1")));
            let answer = answer.split("A1").next().unwrap().to_owned();
            said.iter()
                .any(|message| text(message).contains(&moved) || text(message).contains(&answer))
                .then_some(())
        });
        moved.await.expect("the stone is played");
        club.answer_as_program().await;
        // A text that is no move has no answer, and an illegal move is refused.
        club.write("kuro", &private, "c3").await;
        club.read("kuro", &private, "C3").await;
        let said = club.messages_in("kuro", &private).await;
        let greeted = said
            .iter()
            .position(|message| message["content"] == "Good evening!");
        let after = &said[greeted.expect("it was written") + 1];
        assert_eq!(after["content"], "Ｃ３", "{after}");
        assert!(club.said_in(&private).await > before);
    });
}

#[test]
fn a_move_written_to_the_bot_is_shown_first_where_the_game_is_played_elsewhere() {
    in_club(async |club| {
        club.table("go", 9).await;
        let private = club.conversation("kuro").await;
        club.write("kuro", &private, "4 d").await;
        let label = english(say::people::button_put(at("D4")));
        let shown = patiently(async || {
            let newest = club.messages_in("kuro", &private).await.pop()?;
            button(&newest, &label).map(|button| (newest["id"].clone(), button))
        });
        let (message, play) = shown.await.expect("the stone is shown");
        club.press_on("kuro", &message, &play).await;
        let moved = english(say::table::moved(1, Color::Black, at("D4")));
        club.until("the stone", |messages| {
            messages
                .iter()
                .any(|message| text(message).contains(&moved))
        })
        .await;
        club.write("shiro", &club.conversation("shiro").await, "pass")
            .await;
    });
}

/// A club whose bot reads messages on servers by the setting `messages`, with a game of kuro and shiro.
async fn on_server(messages: Messages) -> Club {
    let mut club = Club::open().await;
    club.stop_bot().await;
    let state = club.get("state?as=kuro").await;
    let bot = &state["applications"][0]["id"];
    let path = format!("applications/{}", bot.as_str().unwrap());
    club.patch(
        &path,
        json!({ "privileged_intents": messages == Messages::All }),
    )
    .await;
    club.messages = messages;
    club.start_bot().await;
    club.table("go", 9).await;
    club
}

#[test]
fn on_a_server_a_move_is_understood_where_the_host_has_chosen_that() {
    in_runtime(async {
        let moved = english(say::table::moved(1, Color::Black, at("E5")));
        let club = on_server(Messages::All).await;
        // The side that is not to move, and a text that is no move, get no answer.
        club.write("shiro", GO, "e5").await;
        club.write("kuro", GO, "hello").await;
        let before = club.said_in(GO).await;
        club.write("kuro", GO, "e5").await;
        club.read("ao", GO, moved.clone()).await;
        assert_eq!(club.said_in(GO).await, before + 1);
        club.close().await;

        let club = on_server(Messages::Mentions).await;
        let state = club.get("state?as=kuro").await;
        let users = state["users"].as_array().unwrap();
        let bot = users
            .iter()
            .find(|user| user["username"] == "tengen")
            .unwrap();
        let mention = format!("<@{}> e5", bot["id"].as_str().unwrap());
        let before = club.said_in(GO).await;
        club.write("kuro", GO, "c3").await;
        club.write("kuro", GO, &mention).await;
        club.read("ao", GO, moved).await;
        assert_eq!(club.said_in(GO).await, before + 1);
        club.close().await;
    });
}
