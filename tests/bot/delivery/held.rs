//! Outbox messages are held back while an answer with the same content is on its way.

use std::sync::Arc;

use tengen::bot::port::request::{Call, Invocation};

use crate::support::cast::KURO;
use crate::support::desk::Desk;
use crate::support::table::Table;

/// A new challenge is readable in the store before its own request knows its number: until then all new cards wait.
#[test]
fn the_card_of_a_new_challenge_is_not_posted_while_its_answer_is_on_its_way() {
    let mut table = Table::new().without_limits();
    let requests: Vec<_> = (0..40)
        .map(|_| {
            let call = Call {
                name: "challenge".to_owned(),
                ..Call::default()
            };
            table.request(KURO, Invocation::Command(call))
        })
        .collect();
    let (bot, desk) = (table.bot(), Arc::new(Desk::default()));
    table.wait(async {
        let (busy, postbox) = (Arc::clone(&bot), Arc::clone(&desk));
        let postman = tokio::spawn(async move {
            loop {
                busy.send_outbox(&*postbox).await;
                tokio::task::yield_now().await;
            }
        });
        let mut answers = Vec::new();
        for request in requests {
            answers.push(bot.handle(request).await);
        }
        postman.abort();
        assert!(postman.await.unwrap_err().is_cancelled());
        assert!(answers.iter().all(|response| response.hold.is_some()));
    });
    assert_eq!(table.wait(table.store().queue()).unwrap().len(), 40);
    assert_eq!(desk.lock().deeds, []);
}
