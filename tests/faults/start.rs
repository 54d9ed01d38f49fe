//! Failing requests for the gateway's address at the start: each reason has its own sentence.

use serde_json::json;

use super::{assert_ended, console, playground, run_to_its_end};
use crate::e2e::club::in_runtime;

#[test]
fn each_way_in_which_discord_refuses_a_start_has_its_sentence_and_status() {
    in_runtime(async {
        for (answer, status, words) in [
            (401, 78, "does not accept the token"),
            (403, 75, "lets no call through from here (403"),
            (500, 75, "trouble of its own (500)"),
            (503, 75, "trouble of its own (503)"),
        ] {
            let playground = playground().await;
            let fault = json!({ "path_contains": "gateway/bot", "times": 9, "fault": { "status": answer } });
            console(&playground, "faults", fault).await;
            let ended = run_to_its_end(&playground.url()).await;
            assert_ended(&ended, status, words);
            playground.stop().await;
        }
    });
}

#[test]
fn a_start_without_a_network_says_that_discord_cannot_be_reached() {
    in_runtime(async {
        let playground = playground().await;
        let url = playground.url();
        playground.stop().await;
        let ended = run_to_its_end(&url).await;
        assert_ended(&ended, 75, "no usable answer from Discord");
        assert_ended(&ended, 75, "Connection refused");
    });
}
