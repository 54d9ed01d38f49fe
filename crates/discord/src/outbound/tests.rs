use super::*;
use crate::clock::ManualClock;
use crate::fake::Answer;
use crate::fake::Requests;
use crate::fake::server;

const CHANNEL: ChannelId = ChannelId::new(7);
/// Discord's own example of a number: it was given in 2016.
const SENT: MessageId = MessageId::new(175_928_847_299_117_063);

async fn wire(
    millis_after: i64,
    answer: impl Fn(&str, usize) -> Answer + Send + Sync + 'static,
) -> (Wire, Requests) {
    let (rest, asked) = server(answer).await;
    let now = snowflake::sent_at(SENT).after(Span::millis(millis_after));
    let clock = Arc::new(ManualClock::new(now));
    (Wire::new(Arc::new(rest), clock), asked)
}

#[test]
fn an_id_contains_the_time_of_its_message() {
    assert_eq!(snowflake::sent_at(SENT).as_millis(), 1_462_015_105_796);
}

#[tokio::test]
async fn a_conversation_is_opened_once_and_again_when_it_is_gone() {
    const POST: &str = "POST /channels/7/messages";
    let (wire, asked) = wire(0, |line, before| match (line, before) {
        (POST, 2) => (404, "", r#"{"code":10003}"#),
        _ => (200, "", r#"{"id":"7"}"#),
    })
    .await;
    for number in 0..3 {
        let (message, nonce) = (Message::default(), number.to_string());
        let sent = wire.direct(PlayerId::new(1), &message, &nonce).await;
        assert_eq!(sent, Ok(()));
    }
    assert_eq!(asked.count("POST /users/@me/channels"), 2);
    assert_eq!(asked.count(POST), 4);
}

#[tokio::test]
async fn removing_buttons_of_old_messages_has_the_limit_of_old_edits() {
    const PATCH: &str = "PATCH /channels/7/messages/175928847299117063";
    let done = |_: &str, _| (200, "", "{}");
    let (fresh, asked) = wire(Span::minutes(58).as_millis(), done).await;
    for _ in 0..5 {
        assert_eq!(fresh.strip(CHANNEL, SENT).await, Ok(()));
    }
    assert_eq!(asked.count(PATCH), 5);
    let (old, asked) = wire(Span::hours(1).as_millis(), done).await;
    for _ in 0..2 {
        assert_eq!(old.strip(CHANNEL, SENT).await, Ok(()));
    }
    let held = old.strip(CHANNEL, SENT).await;
    assert!(matches!(held, Err(OutboundError::Limited(_))), "{held:?}");
    // One of three is reserved for a board that is edited.
    assert_eq!(old.edit(CHANNEL, SENT, &Message::default()).await, Ok(()));
    assert_eq!(asked.count(PATCH), 3);
}

#[tokio::test]
async fn a_thread_that_cannot_be_unarchived_is_reported_as_locked() {
    for (status, why) in [(403, r#"{"code":50013}"#), (400, r#"{"code":160006}"#)] {
        let (wire, asked) = wire(0, move |line, _| match line {
            "PATCH /channels/7" => (status, "", why),
            _ => (400, "", r#"{"code":50083}"#),
        })
        .await;
        let posted = wire.post(CHANNEL, &Message::default(), "n").await;
        assert_eq!(posted, Err(OutboundError::Locked));
        assert_eq!(asked.lines().len(), 2);
    }
}

#[tokio::test]
async fn earlier_messages_are_no_traces() {
    const OLDER: &str = r#"[{"id":"175928847299117063","author":{"id":"9"},"content":"same"}]"#;
    let answer = |line: &str, _| match line {
        "GET /users/@me" => (200, "", r#"{"id":"9"}"#),
        _ => (200, "", OLDER),
    };
    let (wire, _) = wire(0, answer).await;
    let sent = snowflake::sent_at(SENT);
    for (since, found) in [(0, 2), (1, 2), (3, 0), (60, 0)] {
        let traces = wire.traces(CHANNEL, sent.after(Span::minutes(since)), None);
        assert_eq!(traces.await.unwrap().len(), found, "{since} minutes later");
    }
}
