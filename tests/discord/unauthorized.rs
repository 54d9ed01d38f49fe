//! Discord answers the running bot with "unauthorized": its token was reset, or one call alone is refused.

use serde_json::{Value, json};
use tengen::discord::{Closed, SessionError};

use super::fake::{Fake, Running, in_runtime};
use super::vacation::{KURO, Place, command, wait_for_answer};

const ENTRY: &str = "GET /api/v10/gateway/bot";

/// Sends a command, whose answer Discord refuses with `refusal`.
async fn refuse_an_answer(fake: &Fake, running: &Running, refusal: Value) {
    running.until_ready().await;
    fake.answer("/callback", 401, refusal);
    fake.send(command(1, KURO, Place::Club(300), "games", json!([])));
    wait_for_answer(fake, 1).await;
}

#[test]
fn a_token_that_is_accepted_no_more_ends_the_program_with_a_sentence() {
    in_runtime(async {
        let fake = Fake::start().await;
        let running = Running::start(&fake).await;
        let unauthorized = json!({ "message": "401: Unauthorized", "code": 0 });
        fake.answer(ENTRY, 401, unauthorized.clone());
        refuse_an_answer(&fake, &running, unauthorized).await;
        let ended = running.wait_for_end().await;
        assert!(
            matches!(ended, SessionError::Closed(Closed::InvalidToken)),
            "{ended}"
        );
        assert!(ended.to_string().contains("does not accept the token"));
    });
}

#[test]
fn one_call_that_is_unauthorized_ends_nothing_while_the_token_is_good() {
    in_runtime(async {
        let fake = Fake::start().await;
        let running = Running::start(&fake).await;
        refuse_an_answer(&fake, &running, json!({ "code": 0 })).await;
        fake.until("a second look", |fake| {
            (fake.bodies_now(ENTRY).len() == 2).then_some(())
        })
        .await;
        fake.send(command(2, KURO, Place::Club(300), "games", json!([])));
        wait_for_answer(&fake, 2).await;
        running.stop().await;
    });
}

#[test]
fn an_interaction_that_can_be_answered_no_more_says_nothing_of_the_token() {
    in_runtime(async {
        let fake = Fake::start().await;
        let running = Running::start(&fake).await;
        let late = json!({ "message": "Invalid Webhook Token", "code": 50027 });
        refuse_an_answer(&fake, &running, late).await;
        fake.send(command(2, KURO, Place::Club(300), "games", json!([])));
        wait_for_answer(&fake, 2).await;
        assert_eq!(fake.bodies_now(ENTRY).len(), 1);
        running.stop().await;
    });
}
