//! Channels, threads, private conversations, permissions, and storage.

use serde_json::{Value, json};

use super::support::{Club, Gateway};

#[tokio::test]
async fn a_message_has_one_thread_and_an_archived_one_opens_for_a_post_unless_it_is_locked() {
    let club = Club::open().await;
    let go = club.channel("go").await;
    let (_, message) = club
        .rest(
            "POST",
            &format!("channels/{go}/messages"),
            json!({ "content": "9x9" }),
        )
        .await;
    let path = format!(
        "channels/{go}/messages/{}/threads",
        message["id"].as_str().unwrap()
    );
    let (status, thread) = club
        .rest("POST", &path, json!({ "name": "kuro and shiro" }))
        .await;
    assert_eq!((status, &thread["id"]), (201, &message["id"]));
    let (_, error) = club.rest("POST", &path, json!({ "name": "again" })).await;
    assert_eq!(error["code"], 160_004);
    let thread = format!("channels/{}", thread["id"].as_str().unwrap());
    let post = json!({ "content": "late" });
    for (locked, answer) in [(false, 200), (true, 400)] {
        let away = json!({ "archived": true, "locked": locked });
        assert_eq!(club.rest("PATCH", &thread, away).await.0, 200);
        let path = format!("{thread}/messages");
        let (status, message) = club.rest("POST", &path, post.clone()).await;
        assert_eq!(status, answer, "{message}");
        let (_, state) = club.rest("GET", &thread, Value::Null).await;
        assert_eq!(state["thread_metadata"]["archived"], locked);
    }
    let (_, error) = club.rest("POST", &format!("{thread}/messages"), post).await;
    assert_eq!(error["code"], 50083);
    assert_eq!(club.rest("DELETE", &thread, Value::Null).await.0, 200);
    assert_eq!(
        club.rest("GET", &thread, Value::Null).await.1["code"],
        10003
    );
}

#[tokio::test]
async fn a_channel_can_take_permissions_from_applications() {
    let club = Club::open().await;
    let go = club.channel("go").await;
    let path = format!("channels/{go}/messages");
    // VIEW_CHANNEL alone.
    club.console("PATCH", "channels/go", json!({ "app_permissions": "1024" }))
        .await;
    assert_eq!(
        club.rest("POST", &path, json!({ "content": "x" })).await.1["code"],
        50013
    );
    club.console("PATCH", "channels/go", json!({ "app_permissions": "0" }))
        .await;
    assert_eq!(
        club.rest("POST", &path, json!({ "content": "x" })).await.1["code"],
        50001
    );
}

/// Observed behaviour of Discord: discord-api-docs, issues 2601 and 5648.
#[tokio::test]
async fn without_embed_links_embeds_are_taken_off_and_nothing_but_embeds_is_refused() {
    let club = Club::open().await;
    let path = format!("channels/{}/messages", club.channel("go").await);
    let bits = ((1_u64 << 10) | (1 << 11)).to_string();
    club.console("PATCH", "channels/go", json!({ "app_permissions": bits }))
        .await;
    let embeds = json!([{ "title": "card" }]);
    let (status, refused) = club.rest("POST", &path, json!({ "embeds": embeds })).await;
    assert_eq!((status, &refused["code"]), (403, &json!(50013)));
    let body = json!({ "content": "text", "embeds": embeds });
    let (status, posted) = club.rest("POST", &path, body).await;
    assert_eq!((status, &posted["embeds"]), (200, &json!([])));
    let path = format!("{path}/{}", posted["id"].as_str().unwrap());
    let body = json!({ "embeds": embeds });
    let (status, edited) = club.rest("PATCH", &path, body).await;
    assert_eq!((status, &edited["embeds"]), (200, &json!([])));
    let body = json!({ "content": "", "embeds": embeds });
    let (status, refused) = club.rest("PATCH", &path, body).await;
    assert_eq!((status, &refused["code"]), (400, &json!(50006)));
}

#[tokio::test]
async fn a_member_can_refuse_direct_messages() {
    let club = Club::open().await;
    let state = club.console("GET", "state?as=aka", Value::Null).await;
    let body = json!({ "recipient_id": state["me"]["id"] });
    let (_, channel) = club.rest("POST", "users/@me/channels", body).await;
    let path = format!("channels/{}/messages", channel["id"].as_str().unwrap());
    assert_eq!(
        club.rest("POST", &path, json!({ "content": "hello" }))
            .await
            .0,
        200
    );
    club.console("PATCH", "users/aka", json!({ "direct_messages": false }))
        .await;
    assert_eq!(
        club.rest("POST", &path, json!({ "content": "hello?" }))
            .await
            .1["code"],
        50007
    );
}

#[tokio::test]
async fn a_user_installed_command_works_where_the_bot_is_no_member() {
    let club = Club::open().await;
    let app = club.register().await;
    let command = json!({
        "name": "anywhere", "description": "Play anywhere", "contexts": [0, 1, 2],
        "integration_types": [0, 1],
    });
    club.rest("POST", &format!("applications/{app}/commands"), command)
        .await;
    let mut gateway = Gateway::connect(&club).await;
    gateway.identify(&club.token).await;
    let room = club.console("GET", "state?as=kuro", Value::Null).await["private_channels"][0]["id"]
        .clone();
    let body = json!({ "as": "kuro", "channel": room, "command": "anywhere" });
    club.console("POST", "commands", body).await;
    let payload = gateway.until("INTERACTION_CREATE").await["d"].clone();
    assert_eq!(payload["context"], 2);
    let owner = &payload["user"]["id"];
    assert_eq!(
        payload["authorizing_integration_owners"],
        json!({ "1": owner })
    );
    let path = format!("channels/{}/messages", room.as_str().unwrap());
    assert_eq!(
        club.rest("POST", &path, json!({ "content": "x" })).await.1["code"],
        50001
    );
}

#[tokio::test]
async fn the_chat_is_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let keep = folder.path().join("chat.json");
    let club = Club::with_chat_file(Some(keep.clone())).await;
    let body = json!({ "as": "kuro", "channel": "go", "content": "see you tomorrow" });
    club.console("POST", "messages", body).await;
    let before = club.seen_by("kuro").await;
    club.playground.stop().await;
    let club = Club::with_chat_file(Some(keep)).await;
    assert_eq!(club.seen_by("kuro").await, before);
}

#[tokio::test]
async fn what_was_shown_is_on_disk_soon_after_without_a_stop() {
    let folder = tempfile::tempdir().unwrap();
    let keep = folder.path().join("chat.json");
    let club = Club::with_chat_file(Some(keep.clone())).await;
    let path = format!("channels/{}/messages", club.channel("go").await);
    let said = json!({ "content": "the last word" });
    let (_, message) = club.upload(&path, &said, "a.txt", b"abc").await;
    let id = message["attachments"][0]["id"].as_str().unwrap();
    let is_kept =
        || std::fs::read_to_string(&keep).is_ok_and(|chat| chat.contains("the last word"));
    while !is_kept() {
        tokio::task::yield_now().await;
    }
    let file = folder.path().join("chat.files").join(id);
    assert_eq!(std::fs::read(file).unwrap(), b"abc");
    // Another playground starts from the file of a killed one.
    let next = Club::with_chat_file(Some(keep)).await;
    assert_eq!(
        next.seen_by("kuro").await.len(),
        club.seen_by("kuro").await.len()
    );
    next.playground.stop().await;
}

#[tokio::test]
async fn an_address_of_the_network_is_refused() {
    let refused = Club::start("0.0.0.0:0", None, None).await;
    assert!(matches!(
        refused,
        Err(tengen_playground::StartError::NotLoopback(_))
    ));
}

/// Opens a thread in #go; its path.
async fn thread(club: &Club, name: &str) -> String {
    let path = format!("channels/{}/threads", club.channel("go").await);
    let (status, thread) = club
        .rest("POST", &path, json!({ "name": name, "type": 11 }))
        .await;
    assert_eq!(status, 201, "{thread}");
    format!("channels/{}", thread["id"].as_str().unwrap())
}

#[tokio::test]
async fn a_thread_that_a_moderator_has_locked_is_closed_to_posts_edits_and_opening() {
    let club = Club::open().await;
    let thread = thread(&club, "a game").await;
    let path = format!("{thread}/messages");
    let (_, message) = club.rest("POST", &path, json!({ "content": "x" })).await;
    let message = format!("{path}/{}", message["id"].as_str().unwrap());
    let locked = json!({ "archived": true, "locked": true });
    club.console("PATCH", &thread, locked).await;
    // VIEW_CHANNEL, SEND_MESSAGES, READ_MESSAGE_HISTORY, SEND_MESSAGES_IN_THREADS.
    let bits = (1_u64 << 10) | (1 << 11) | (1 << 16) | (1 << 38);
    let usual = json!({ "app_permissions": bits.to_string() });
    club.console("PATCH", "channels/go", usual).await;
    let open = json!({ "archived": false });
    for (method, path, body, code) in [
        ("POST", &path, json!({ "content": "y" }), 50083),
        ("PATCH", &message, json!({ "content": "y" }), 50083),
        ("PATCH", &thread, open.clone(), 50013),
    ] {
        let (_, error) = club.rest(method, path, body).await;
        assert_eq!(error["code"], code, "{method} {path}");
    }
    club.console("PATCH", &thread, json!({ "locked": false }))
        .await;
    assert_eq!(club.rest("PATCH", &thread, open).await.0, 200);
}

#[tokio::test]
async fn a_server_has_room_for_so_many_active_threads() {
    let club = Club::open().await;
    let first = thread(&club, "one").await;
    club.console("PATCH", "limits", json!({ "active_threads": 1 }))
        .await;
    let path = format!("channels/{}/threads", club.channel("go").await);
    let another = json!({ "name": "two", "type": 11 });
    let (status, error) = club.rest("POST", &path, another.clone()).await;
    assert_eq!((status, &error["code"]), (400, &json!(160_006)));
    club.rest("PATCH", &first, json!({ "archived": true }))
        .await;
    assert_eq!(club.rest("POST", &path, another).await.0, 201);
    let (_, error) = club
        .rest("PATCH", &first, json!({ "archived": false }))
        .await;
    assert_eq!(error["code"], 160_006);
}

#[tokio::test]
async fn voice_and_stage_channels_take_messages_and_no_threads() {
    let club = Club::open().await;
    let go = club.channel("go").await;
    for (kind, code) in [(2, 50024), (13, 50024)] {
        let changed = club
            .console("PATCH", "channels/go", json!({ "type": kind }))
            .await;
        assert_eq!(changed["type"], kind);
        let (_, message) = club
            .rest(
                "POST",
                &format!("channels/{go}/messages"),
                json!({ "content": "x" }),
            )
            .await;
        let id = message["id"].as_str().unwrap();
        for path in ["threads".to_owned(), format!("messages/{id}/threads")] {
            let name = json!({ "name": "a game", "type": 11 });
            let (_, error) = club
                .rest("POST", &format!("channels/{go}/{path}"), name)
                .await;
            assert_eq!(error["code"], code);
        }
    }
}

#[tokio::test]
async fn a_member_who_shares_no_server_gets_no_direct_message() {
    let club = Club::open().await;
    let state = club.console("GET", "state?as=aka", Value::Null).await;
    let body = json!({ "recipient_id": state["me"]["id"] });
    let (_, channel) = club.rest("POST", "users/@me/channels", body).await;
    let path = format!("channels/{}/messages", channel["id"].as_str().unwrap());
    club.console("PATCH", "users/aka", json!({ "mutual_guild": false }))
        .await;
    let (status, error) = club
        .rest("POST", &path, json!({ "content": "hello" }))
        .await;
    assert_eq!((status, &error["code"]), (403, &json!(50278)));
}

#[tokio::test]
async fn without_the_right_to_read_the_history_there_is_none() {
    let club = Club::open().await;
    let path = format!("channels/{}/messages", club.channel("go").await);
    let (_, message) = club.rest("POST", &path, json!({ "content": "x" })).await;
    let bits = ((1_u64 << 10) | (1 << 11)).to_string();
    club.console("PATCH", "channels/go", json!({ "app_permissions": bits }))
        .await;
    assert_eq!(club.rest("GET", &path, Value::Null).await, (200, json!([])));
    let one = format!("{path}/{}", message["id"].as_str().unwrap());
    assert_eq!(club.rest("GET", &one, Value::Null).await.1["code"], 50013);
}

#[tokio::test]
async fn members_have_the_permissions_of_members_and_an_application_those_of_its_role() {
    const MANAGE_MESSAGES: u64 = 1 << 13;
    let club = Club::open().await;
    let application = club.register().await;
    let state = club.console("GET", "state?as=aka", Value::Null).await;
    let (guild, aka) = (&state["guilds"][0]["id"], &state["me"]["id"]);
    let guild = guild.as_str().unwrap();
    let (_, roles) = club
        .rest("GET", &format!("guilds/{guild}/roles"), Value::Null)
        .await;
    let manages = |id: &str| {
        let mut roles = roles.as_array().unwrap().iter();
        let role = roles.find(|role| role["id"] == id).unwrap();
        let bits: u64 = role["permissions"].as_str().unwrap().parse().unwrap();
        bits & MANAGE_MESSAGES != 0
    };
    assert!(!manages(guild), "everybody: {roles}");
    for (who, expected) in [(aka.as_str().unwrap(), false), (&application[..], true)] {
        let path = format!("guilds/{guild}/members/{who}");
        let (_, member) = club.rest("GET", &path, Value::Null).await;
        let own = member["roles"].as_array().unwrap();
        let may = own.iter().any(|role| manages(role.as_str().unwrap()));
        assert_eq!(may, expected, "{member}");
    }
}
