use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::limit::*;

const SECOND: Duration = Duration::from_secs(1);

fn route(method: &str, path: &str) -> Route {
    Route::of(&method.parse::<Method>().unwrap(), path)
}

fn headers(list: &[(&'static str, &str)]) -> HeaderMap {
    let parsed = list
        .iter()
        .map(|(name, value)| ((*name).parse().unwrap(), value.parse().unwrap()));
    parsed.collect()
}

/// The headers of a bucket of five calls in five seconds.
fn of_five(bucket: &str, left: u32) -> HeaderMap {
    headers(&[
        ("x-ratelimit-bucket", bucket),
        ("x-ratelimit-limit", "5"),
        ("x-ratelimit-remaining", &left.to_string()),
        ("x-ratelimit-reset-after", "5.000"),
    ])
}

fn answer_with_429(limits: &Limits, route: &Route, list: &[(&'static str, &str)], body: Value) {
    let headers = headers(list);
    let status = StatusCode::TOO_MANY_REQUESTS;
    let too_many = TooMany::read(status, &headers, Some(&body).filter(|body| !body.is_null()));
    limits.learn(route, &headers, too_many, Instant::now());
}

fn wait(limits: &Limits, route: &Route) -> Duration {
    let now = Instant::now();
    match limits.admit(route, Urgency::News, now) {
        Ok(()) => Duration::ZERO,
        Err(until) => until - now,
    }
}

#[tokio::test(start_paused = true)]
async fn messages_of_one_channel_are_edited_from_one_bucket_before_any_429_comes() {
    let limits = Limits::default();
    let edit = |message: u64| route("PATCH", &format!("/channels/1/messages/{message}"));
    assert_eq!(wait(&limits, &edit(10)), Duration::ZERO);
    limits.learn(&edit(10), &of_five("edits", 4), None, Instant::now());
    for message in 11..15 {
        // None of these has been answered yet.
        assert_eq!(wait(&limits, &edit(message)), Duration::ZERO);
    }
    assert_eq!(wait(&limits, &edit(15)), 5 * SECOND);
    let elsewhere = route("PATCH", "/channels/2/messages/10");
    assert_eq!(wait(&limits, &elsewhere), Duration::ZERO);
    assert_eq!(
        wait(&limits, &route("POST", "/channels/1/messages")),
        Duration::ZERO
    );
    // An answer to an earlier call does not undo the count of later ones.
    limits.learn(&edit(11), &of_five("edits", 3), None, Instant::now());
    assert_eq!(wait(&limits, &edit(15)), 5 * SECOND);
    tokio::time::advance(5 * SECOND).await;
    for message in 15..20 {
        assert_eq!(wait(&limits, &edit(message)), Duration::ZERO);
    }
    assert_eq!(wait(&limits, &edit(20)), 5 * SECOND);
}

#[tokio::test(start_paused = true)]
async fn routes_share_the_bucket_that_answers_name() {
    let limits = Limits::default();
    let (post, edit) = (
        route("POST", "/channels/1/messages"),
        route("PATCH", "/channels/1/messages/10"),
    );
    for (route, left) in [(&post, 1), (&edit, 0)] {
        assert_eq!(wait(&limits, route), Duration::ZERO);
        limits.learn(route, &of_five("messages", left), None, Instant::now());
    }
    assert_eq!(wait(&limits, &post), 5 * SECOND);
    assert_eq!(wait(&limits, &edit), 5 * SECOND);
}

#[tokio::test(start_paused = true)]
async fn upkeep_leaves_the_last_call_to_news() {
    let limits = Limits::default();
    let edit = route("PATCH", "/channels/1/messages/10");
    limits.learn(&edit, &of_five("edits", 1), None, Instant::now());
    let upkeep = limits.admit(&edit, Urgency::Upkeep, Instant::now());
    assert_eq!(upkeep, Err(Instant::now() + 5 * SECOND));
    assert_eq!(wait(&limits, &edit), Duration::ZERO);

    let limits = Limits::default();
    let made = (1..1000).take_while(|channel| {
        let strip = route("PATCH", &format!("/channels/{channel}/messages/10"));
        let admitted = limits.admit(&strip, Urgency::Upkeep, Instant::now());
        admitted.is_ok()
    });
    assert_eq!(made.count(), CALLS - CALLS_SPARE);
    assert_eq!(wait(&limits, &edit), Duration::ZERO);
}

#[tokio::test(start_paused = true)]
async fn edits_of_old_messages_have_their_own_limit() {
    let limits = Limits::default();
    let fresh = route("PATCH", "/channels/1/messages/10");
    let old = fresh.clone().of_old_message();
    for _ in 0..OLD_EDITS {
        assert_eq!(wait(&limits, &old), Duration::ZERO);
    }
    assert_eq!(wait(&limits, &old), OLD_EDITS_SPAN);
    assert_eq!(wait(&limits, &fresh), Duration::ZERO);
    let elsewhere = route("PATCH", "/channels/2/messages/10").of_old_message();
    assert_eq!(wait(&limits, &elsewhere), Duration::ZERO);

    let body = json!({ "code": 30046, "message": "Maximum number of edits", "retry_after": 2.5 });
    answer_with_429(&limits, &elsewhere, &[("retry-after", "3")], body);
    assert_eq!(wait(&limits, &elsewhere), SECOND * 5 / 2);
    let fresh = route("PATCH", "/channels/2/messages/11");
    assert_eq!(wait(&limits, &fresh), Duration::ZERO);
}

#[tokio::test(start_paused = true)]
async fn too_many_renames_do_not_limit_other_changes_of_a_channel() {
    let limits = Limits::default();
    let change = route("PATCH", "/channels/1");
    let rename = change.clone().of_new_name();
    for _ in 0..RENAMES {
        let admitted = limits.admit(&rename, Urgency::Upkeep, Instant::now());
        assert_eq!(admitted, Ok(()));
    }
    assert_eq!(wait(&limits, &rename), RENAMES_SPAN);
    assert_eq!(wait(&limits, &change), Duration::ZERO);

    // An earlier process has renamed it, too.
    let change = route("PATCH", "/channels/2");
    let rename = change.clone().of_new_name();
    let headers = [
        ("x-ratelimit-bucket", "channel"),
        ("x-ratelimit-limit", "5"),
        ("x-ratelimit-remaining", "0"),
        ("x-ratelimit-reset-after", "590.0"),
        ("x-ratelimit-scope", "user"),
    ];
    answer_with_429(&limits, &rename, &headers, json!({ "retry_after": 590.0 }));
    assert_eq!(wait(&limits, &rename), 590 * SECOND);
    assert_eq!(wait(&limits, &change), Duration::ZERO);
}

#[tokio::test(start_paused = true)]
async fn a_global_429_blocks_all_routes_except_answers_to_interactions() {
    let answers: [(&[(&'static str, &str)], Value); 3] = [
        (
            &[("retry-after", "3"), ("x-ratelimit-global", "true")],
            json!({}),
        ),
        (
            &[("retry-after", "3"), ("x-ratelimit-scope", "global")],
            json!({}),
        ),
        (&[], json!({ "retry_after": 3.0, "global": true })),
    ];
    for (headers, body) in answers {
        let limits = Limits::default();
        answer_with_429(
            &limits,
            &route("POST", "/channels/1/messages"),
            headers,
            body,
        );
        for (method, path) in [
            ("POST", "/channels/2/messages"),
            ("PATCH", "/channels/3/messages/10"),
            ("POST", "/users/@me/channels"),
        ] {
            assert_eq!(wait(&limits, &route(method, path)), 3 * SECOND, "{path}");
        }
        for (method, path) in [
            ("POST", "/interactions/7/secret/callback"),
            ("PATCH", "/webhooks/7/secret/messages/@original"),
            ("POST", "/webhooks/7/secret"),
        ] {
            assert_eq!(wait(&limits, &route(method, path)), Duration::ZERO);
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_429_of_one_route_blocks_no_other_route() {
    let limits = Limits::default();
    let post = route("POST", "/channels/1/messages");
    let body = json!({ "retry_after": 1.5, "global": false });
    answer_with_429(&limits, &post, &[("x-ratelimit-scope", "user")], body);
    assert_eq!(wait(&limits, &post), SECOND * 3 / 2);
    for path in ["/channels/2/messages", "/users/@me/channels"] {
        assert_eq!(wait(&limits, &route("POST", path)), Duration::ZERO);
    }
}

#[tokio::test(start_paused = true)]
async fn a_429_without_json_is_a_ban_of_the_address_and_blocks_everything() {
    let limits = Limits::default();
    let post = route("POST", "/channels/1/messages");
    answer_with_429(&limits, &post, &[("retry-after", "20")], Value::Null);
    for path in ["/interactions/7/secret/callback", "/channels/2/messages"] {
        assert_eq!(wait(&limits, &route("POST", path)), 20 * SECOND, "{path}");
    }
    tokio::time::advance(20 * SECOND).await;
    assert_eq!(wait(&limits, &post), Duration::ZERO);
}

#[tokio::test(start_paused = true)]
async fn no_second_holds_more_calls_than_a_bot_may_make() {
    let limits = Limits::default();
    let waits = (0..=CALLS).map(|user| wait(&limits, &route("GET", &format!("/users/{user}"))));
    let held = waits.filter(|wait| !wait.is_zero()).count();
    assert_eq!(held, 1);
}

#[tokio::test(start_paused = true)]
async fn expired_windows_are_dropped() {
    let limits = Limits::default();
    for channel in 0..5000 {
        let edit = route("PATCH", &format!("/channels/{channel}/messages/1"));
        limits.learn(&edit, &of_five("edits", 4), None, Instant::now());
        tokio::time::advance(SECOND).await;
    }
    let state = limits.lock();
    assert!(state.windows.len() <= BUCKETS && state.names.len() <= BUCKETS);
}

/// Discord counts the calls before it answers, and answers need not come in the order of the calls.
#[tokio::test(start_paused = true)]
async fn a_late_success_does_not_shorten_a_refusal() {
    let limits = Limits::default();
    let post = route("POST", "/channels/1/messages");
    let shared = json!({ "message": "slow", "retry_after": 30.0, "global": false });
    answer_with_429(&limits, &post, &[("x-ratelimit-scope", "shared")], shared);
    limits.learn(&post, &of_five("posts", 3), None, Instant::now());
    answer_with_429(
        &limits,
        &post,
        &[("x-ratelimit-scope", "shared")],
        json!({ "retry_after": 30.0 }),
    );
    let late = headers(&[
        ("x-ratelimit-bucket", "posts"),
        ("x-ratelimit-limit", "5"),
        ("x-ratelimit-remaining", "2"),
        ("x-ratelimit-reset-after", "1.000"),
    ]);
    limits.learn(&post, &late, None, Instant::now());
    assert_eq!(wait(&limits, &post), 30 * SECOND);
    tokio::time::advance(30 * SECOND).await;
    assert_eq!(wait(&limits, &post), Duration::ZERO);
}

#[tokio::test(start_paused = true)]
async fn a_refusal_of_discord_whose_body_is_cut_off_stops_its_bucket_alone() {
    let limits = Limits::default();
    let (post, other) = (
        route("POST", "/channels/1/messages"),
        route("POST", "/channels/2/messages"),
    );
    let headers = [
        ("x-ratelimit-bucket", "posts"),
        ("x-ratelimit-remaining", "0"),
        ("x-ratelimit-limit", "5"),
        ("x-ratelimit-reset-after", "3.000"),
        ("x-ratelimit-scope", "user"),
        ("retry-after", "3"),
    ];
    answer_with_429(&limits, &post, &headers, Value::Null);
    assert_eq!(wait(&limits, &post), 3 * SECOND);
    assert_eq!(wait(&limits, &other), Duration::ZERO);
    // Without any of Discord's headers it is Cloudflare, and holds everything.
    answer_with_429(&limits, &post, &[("retry-after", "20")], Value::Null);
    assert_eq!(wait(&limits, &other), 20 * SECOND);
}

#[tokio::test(start_paused = true)]
async fn processes_that_share_the_bot_share_its_calls() {
    let most = |processes: usize| {
        let limits = Limits::default();
        limits.divide_among(processes);
        let calls = (0..200).map(|channel| route("GET", &format!("/channels/{channel}")));
        let now = Instant::now();
        let calls = calls.filter(|call| limits.admit(call, Urgency::News, now).is_ok());
        calls.count()
    };
    assert_eq!(most(1), 45);
    assert_eq!(most(3), 15);
    assert_eq!(most(1000), 1, "each gets on, if slowly");
}

/// Each interaction is a webhook with its own token, and therefore a bucket.
#[tokio::test(start_paused = true)]
async fn the_state_of_interactions_is_bounded() {
    let limits = Limits::default();
    let whole = of_five("callback", 4);
    let name_alone = headers(&[("x-ratelimit-bucket", "callback")]);
    for number in 0..20_000_u32 {
        let path = format!("/webhooks/{number}/token-{number}/messages/@original");
        let headers = match number % 2 {
            0 => &whole,
            _ => &name_alone,
        };
        limits.learn(&route("PATCH", &path), headers, None, Instant::now());
        tokio::time::advance(SECOND / 100).await;
    }
    let state = limits.lock();
    assert!(state.size() < 3 * BUCKETS, "{}", state.size());
}
