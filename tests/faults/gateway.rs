//! A gateway that ends the connection for good ends the process.

use serde_json::json;

use super::{assert_ended, console, playground, run_to_its_end};
use crate::e2e::club::in_runtime;

#[test]
fn a_code_that_is_final_ends_the_process_with_a_sentence_and_says_whether_to_start_it_again() {
    in_runtime(async {
        for (code, status, words) in [
            (4004, 78, "does not accept the token"),
            (4010, 75, "(4010)"),
            (4011, 75, "on too many servers"),
            (4012, 78, "this program is too old"),
            (4013, 78, "(4013)"),
            (4014, 78, "(4014)"),
        ] {
            let playground = playground().await;
            console(&playground, "gateway", json!({ "close": code })).await;
            let ended = run_to_its_end(&playground.url()).await;
            assert_ended(&ended, status, words);
            playground.stop().await;
        }
    });
}
