//! Registering commands: with retries, and whenever Discord has others.

use futures_util::future::join_all;
use serde_json::{Value, json};
use tengen::bot::port::family::Family;
use tengen::discord::{Token, definitions, definitions_of, register};
use tokio::process::Command;

use super::fake::{Fake, Running, TOKEN, endpoint, in_runtime};

const LIST: &str = "GET /api/v10/applications/1300000000000000001/commands";
const REPLACE: &str = "PUT /api/v10/applications/1300000000000000001/commands";

/// The bot's commands as Discord returns them: with added fields, and without defaults.
fn as_listed() -> Vec<Value> {
    let mut listed: Vec<Value> = definitions().as_array().unwrap().clone();
    for (number, command) in listed.iter_mut().enumerate() {
        command["id"] = json!((1000 + number).to_string());
        command["application_id"] = json!(super::fake::APPLICATION);
        command["version"] = json!("1");
        command["dm_permission"] = json!(true);
        command["nsfw"] = json!(false);
        command["contexts"].as_array_mut().unwrap().reverse();
        if command["type"] != 1 {
            command["description"] = json!("");
        }
        without_defaults(command);
    }
    listed.reverse();
    listed
}

fn without_defaults(part: &mut Value) {
    let fields = part.as_object_mut().unwrap();
    fields.retain(|key, value| !(key == "required" && *value == false));
    fields.retain(|key, value| !(key == "options" && *value == json!([])));
    for option in fields
        .get_mut("options")
        .into_iter()
        .flat_map(|all| all.as_array_mut().unwrap())
    {
        without_defaults(option);
    }
}

fn entry_point() -> Value {
    json!({
        "id": "77", "application_id": super::fake::APPLICATION, "version": "3", "type": 4,
        "name": "launch", "description": "", "handler": 2, "contexts": [0, 1, 2],
        "integration_types": [0, 1], "default_member_permissions": null, "nsfw": false,
    })
}

/// Discord's numbers: a server is 0, a chat with the bot 1, others 2; installed for a server is 0, for a person 1.
#[test]
fn what_is_for_moderators_is_for_servers_alone_and_all_else_is_for_everywhere() {
    let all = definitions();
    let needed = |name: &str| match name {
        "moderate" => Some("8192"),
        "serveradmin" => Some("32"),
        _ => None,
    };
    for command in all.as_array().unwrap() {
        let name = command["name"].as_str().unwrap();
        let needed = needed(name);
        assert_eq!(
            command["default_member_permissions"],
            json!(needed),
            "{name}"
        );
        let (contexts, installations) = match needed {
            Some(_) => (json!([0]), json!([0])),
            None => (json!([0, 1, 2]), json!([0, 1])),
        };
        assert_eq!(command["contexts"], contexts, "{name}");
        assert_eq!(command["integration_types"], installations, "{name}");
    }
}

#[test]
fn it_is_tried_again_until_discord_has_the_commands() {
    in_runtime(async {
        let fake = Fake::start().await;
        fake.answer(LIST, 403, json!({ "code": 0, "message": "not now" }));
        fake.answer(REPLACE, 400, json!({ "code": 50035, "message": "not so" }));
        let running = Running::start(&fake).await;
        running.until_ready().await;
        assert_eq!(fake.bodies_now(LIST).len(), 3);
        assert_eq!(fake.bodies_now(REPLACE), [definitions(), definitions()]);
        running.stop().await;
    });
}

#[test]
fn commands_that_discord_has_are_not_registered_again() {
    in_runtime(async {
        let fake = Fake::start().await;
        let mut listed = as_listed();
        listed.push(entry_point());
        fake.answer(LIST, 200, listed.into());
        let running = Running::start(&fake).await;
        running.until_ready().await;
        assert!(fake.bodies_now(REPLACE).is_empty());
        running.stop().await;
    });
}

#[test]
fn a_command_that_somebody_has_changed_is_mended_at_the_next_session() {
    let changes = [
        |listed: &mut Vec<Value>| drop(listed.pop()),
        |listed: &mut Vec<Value>| listed[0]["name"] = json!("other"),
        |listed: &mut Vec<Value>| {
            listed[0]["options"] = json!([{ "type": 3, "name": "more", "description": "-" }])
        },
        |listed: &mut Vec<Value>| listed[0]["nsfw"] = json!(true),
        |listed: &mut Vec<Value>| listed[0]["description_localizations"]["de"] = json!("anders"),
    ];
    // Concurrently, since each waits until a session may be started again.
    in_runtime(join_all(changes.map(async |change| {
        let fake = Fake::start().await;
        fake.answer(LIST, 200, as_listed().into());
        let running = Running::start(&fake).await;
        running.until_ready().await;
        let mut listed = as_listed();
        change(&mut listed);
        fake.answer(LIST, 200, listed.into());
        fake.close(4009);
        assert_eq!(fake.bodies(REPLACE, 1).await, [definitions()]);
        running.stop().await;
    })));
}

#[test]
fn the_entry_point_that_discord_has_made_is_kept() {
    in_runtime(async {
        let fake = Fake::start().await;
        fake.answer(LIST, 200, json!([entry_point()]));
        let running = Running::start(&fake).await;
        let registered = fake.bodies(REPLACE, 1).await.remove(0);
        let kept = registered.as_array().unwrap().last().unwrap();
        assert_eq!(
            *kept,
            json!({
                "id": "77", "type": 4, "name": "launch", "description": "", "handler": 2,
                "contexts": [0, 1, 2], "integration_types": [0, 1], "nsfw": false,
            })
        );
        running.stop().await;
    });
}

#[test]
fn registering_can_be_forced() {
    in_runtime(async {
        let fake = Fake::start().await;
        fake.answer(LIST, 200, as_listed().into());
        let token = Token::parse(TOKEN).unwrap();
        register(&endpoint(&fake), &token).await.unwrap();
        assert_eq!(fake.bodies_now(REPLACE), [definitions()]);

        let arguments = ["commands", "--register", "--playground", fake.url()];
        let output = Command::new(env!("CARGO_BIN_EXE_tengen"))
            .args(arguments)
            .output();
        let output = output.await.unwrap();
        assert!(output.status.success(), "{output:?}");
        assert_eq!(fake.bodies_now(REPLACE).len(), 2);
    });
}

/// The options of `part` that take a file, at whatever depth.
fn files(part: &Value) -> Vec<Value> {
    let options = part["options"].as_array().into_iter().flatten();
    let below = options.flat_map(|option| {
        let own = (option["type"] == 11).then(|| option.clone());
        own.into_iter().chain(files(option))
    });
    below.collect()
}

/// Clients then offer no other files, and name the types if there are none.
#[test]
fn each_option_that_takes_a_file_says_of_which_types() {
    let all = [
        definitions(),
        definitions_of(&Family::ALL.into_iter().collect()),
    ];
    let all = all.iter().flat_map(|some| some.as_array().unwrap());
    let files: Vec<_> = all.flat_map(files).collect();
    assert!(!files.is_empty());
    for option in files {
        let types = option["file_types"].as_array().unwrap();
        let is_ending = |one: &Value| one.as_str().is_some_and(|one| one.starts_with('.'));
        assert!(!types.is_empty() && types.iter().all(is_ending), "{option}");
    }
}

#[test]
fn what_the_application_may_not_be_installed_for_is_left_out() {
    const OWN: &str = "GET /api/v10/applications/@me";
    in_runtime(async {
        let fake = Fake::start().await;
        let told =
            json!({ "id": super::fake::APPLICATION, "integration_types_config": { "0": {} } });
        fake.answer(OWN, 200, told);
        let running = Running::start(&fake).await;
        let registered = fake.bodies(REPLACE, 1).await.remove(0);
        let registered = registered.as_array().unwrap();
        assert_eq!(registered.len(), definitions().as_array().unwrap().len());
        for command in registered {
            assert_eq!(command["integration_types"], json!([0]), "{command}");
            let contexts = command["contexts"].as_array().unwrap();
            assert!(!contexts.contains(&json!(2)), "{command}");
        }
        running.stop().await;
        // Installed by a user alone: without moderators' commands.
        let fake = Fake::start().await;
        let told =
            json!({ "id": super::fake::APPLICATION, "integration_types_config": { "1": {} } });
        fake.answer(OWN, 200, told);
        let running = Running::start(&fake).await;
        let registered = fake.bodies(REPLACE, 1).await.remove(0);
        let registered = registered.as_array().unwrap();
        assert!(!registered.is_empty());
        assert!(
            registered
                .iter()
                .all(|command| command["integration_types"] == json!([1]))
        );
        running.stop().await;
    });
}

#[test]
fn an_application_without_a_policy_or_terms_is_told_of_in_the_log() {
    in_runtime(async {
        let log = crate::support::log::Log::default();
        let fake = Fake::start().await;
        let told = json!({
            "id": super::fake::APPLICATION, "privacy_policy_url": "https://example.org/privacy",
            "terms_of_service_url": "",
        });
        let token = Token::parse(TOKEN).unwrap();
        fake.answer("GET /api/v10/applications/@me", 200, told);
        let _listening = log.listen();
        register(&endpoint(&fake), &token).await.unwrap();
        let lines: Vec<_> = log.take().iter().map(|line| format!("{line:?}")).collect();
        let lines = lines.concat();
        assert!(lines.contains("Terms of Service URL"), "{lines}");
        assert!(!lines.contains("Privacy Policy URL"), "{lines}");
    });
}
