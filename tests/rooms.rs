//! The rooms of `bot`: allowed imports between them, and the size of import cycles. See ARCHITECTURE.md.
//!
//! The bot calls functions by their modules' names, so that its imports are its calls.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::support::imports::{self, Module, circles};

/// The rooms: each may use itself and those before it.
const ROOMS: &[&str] = &[
    "port", "kit", "people", "games", "club", "features", "registry", "face", "delivery", "answer",
    "respond", "tick", "lib", "schedule",
];
/// Maximum number of files in an import cycle: in the bot, and in the store.
const LARGEST_CIRCLE: usize = 3;
const LARGEST_CIRCLE_OF_STORE: usize = 2;
/// Imports that the core of the store may have: times, figures, the types of its keys, and its own items that a macro
/// of its names for crates outside the store.
const NAMED_BY_THE_CORE: &[&str] = &[
    "tengen_metrics",
    "tengen_game/clock",
    "tengen_game/ChannelId",
    "tengen_game/ClubId",
    "tengen_game/GameId",
    "tengen_game/MessageId",
    "tengen_game/PlayerId",
    "tengen_game/Revision",
    "Stored",
    "Value",
];

/// Every module of the bot with its code.
fn modules() -> BTreeMap<Module, String> {
    imports::modules("crates/bot/src", "")
}

/// Which modules of the bot each of them uses.
fn uses() -> BTreeMap<Module, BTreeSet<Module>> {
    imports::uses("crates/bot/src", "")
}

fn room(module: &Module) -> usize {
    let name = module.first().map_or("lib", String::as_str);
    let mut rooms = ROOMS.iter();
    let place = rooms.position(|room| *room == name);
    place.unwrap_or_else(|| panic!("{name} is no room: see ROOMS"))
}

#[test]
fn each_room_uses_those_before_it_alone() {
    for (module, used) in uses() {
        for other in used {
            assert!(
                room(&other) <= room(&module),
                "{} uses {}, which stands above it",
                module.join("/"),
                other.join("/")
            );
        }
    }
}

#[test]
fn features_do_not_name_each_other() {
    let feature = |module: &Module| match &module[..] {
        [room, feature, ..] if room == "features" => Some(feature.clone()),
        _ => None,
    };
    for (module, used) in uses() {
        for other in used {
            let (Some(one), Some(two)) = (feature(&module), feature(&other)) else {
                continue;
            };
            assert_eq!(one, two, "{} uses {}", module.join("/"), other.join("/"));
        }
    }
}

/// Code that a single feature uses lies in its folder.
#[test]
fn what_lies_below_the_features_serves_several() {
    let below = ["kit", "people", "games", "club"];
    let mut users: BTreeMap<Module, BTreeSet<Module>> = BTreeMap::new();
    for (module, used) in uses() {
        let user = module[..module.len().min(2)].to_vec();
        for other in used.iter().filter(|other| other.len() > 1) {
            let entry = other[..2].to_vec();
            if below.contains(&entry[0].as_str()) && entry != user {
                users.entry(entry).or_default().insert(user.clone());
            }
        }
    }
    for (entry, users) in users {
        let mut users = users.iter();
        let only = users.next().filter(|_| users.next().is_none());
        assert!(
            only.is_none_or(|only| only.first().is_none_or(|room| room != "features")),
            "{} serves {only:?} alone",
            entry.join("/")
        );
    }
}

#[test]
fn circles_of_imports_are_small_and_in_one_folder() {
    let uses = uses();
    for circle in circles(&uses) {
        // A module with others below it belongs to its own folder and to the one above.
        let folders = |module: &Module| {
            let above = module[..module.len().saturating_sub(1)].to_vec();
            BTreeSet::from([above, module.clone()])
        };
        let mut all = circle.iter().map(folders);
        let first = all.next().unwrap_or_default();
        let common = all.fold(first, |common, folders| &common & &folders);
        assert!(
            circle.len() <= LARGEST_CIRCLE && !common.is_empty(),
            "in a circle: {circle:?}"
        );
    }
}

/// It may only get smaller: code that two of its files need of each other belongs below both.
#[test]
fn the_circle_of_the_store_does_not_grow() {
    let circles = circles(&imports::uses("crates/store/src", ""));
    let largest = circles.iter().map(BTreeSet::len).max();
    assert!(
        largest.is_none_or(|largest| largest <= LARGEST_CIRCLE_OF_STORE),
        "in a circle: {circles:?}"
    );
}

#[test]
fn the_core_of_the_store_names_no_feature_and_nothing_above_it() {
    let core = Path::new("db");
    for (module, code) in imports::modules("crates/store/src", "") {
        let file: PathBuf = module.iter().collect();
        let code = code.replace("tengen_", "crate::tengen_");
        let named = imports::paths(&module, &code);
        for named in named.iter().filter(|_| file.starts_with(core)) {
            let path: PathBuf = named.path.iter().collect();
            let is_own = path.starts_with(core);
            let mut others = NAMED_BY_THE_CORE.iter();
            assert!(
                is_own || others.any(|other| path.starts_with(other)),
                "{} names {}",
                file.display(),
                path.display()
            );
        }
    }
}

#[test]
fn the_bot_has_methods_in_one_file() {
    for (module, code) in modules() {
        let methods = code.lines().any(|line| line.starts_with("impl Bot"));
        assert!(
            !methods || module.is_empty(),
            "{}: methods of the bot stand in lib.rs",
            module.join("/")
        );
    }
}

/// Files outside its own folders that a channel's activity needs: a new activity would change them.
const CHANGED_BY_AN_ACTIVITY: &[&str] = &[
    // The lists of the bot's features, of the club's modules, and of the features' tables.
    "crates/bot/src/features/mod.rs",
    "crates/club/src/lib.rs",
    "crates/store/src/features/mod.rs",
    // Its words.
    "crates/i18n/src/say/mod.rs",
];
/// The same for an activity whose commands are a family.
const CHANGED_BY_A_FAMILY: &[&str] = &[
    "crates/bot/src/port/family.rs",
    "crates/bot/src/kit/club_commands.rs",
    "crates/i18n/src/say/family.rs",
];

/// They may only get shorter: code that needs all activities asks the registry.
#[test]
fn a_new_activity_changes_few_files() {
    let with_family = [CHANGED_BY_AN_ACTIVITY, CHANGED_BY_A_FAMILY].concat();
    for (activity, expected) in [
        ("simul", CHANGED_BY_AN_ACTIVITY),
        ("ladder", &with_family),
        ("league", &with_family),
    ] {
        let expected = expected.iter().map(|file| (*file).to_owned());
        assert_eq!(
            files_that_name(activity),
            expected.collect(),
            "a {activity} is known elsewhere"
        );
    }
}

/// The files of the program that name `activity` outside of its own folders: as a word, in a name, or in a type.
fn files_that_name(activity: &str) -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let homes = [format!("{activity}/"), format!("/{activity}.rs")];
    let several = format!("{activity}s");
    let is_it = |word: &str| {
        let word = word.to_lowercase();
        word == several
            || word == format!("club{activity}")
            || word.split('_').next() == Some(activity)
    };
    let mut folders = [
        "src",
        "crates/bot/src",
        "crates/discord/src",
        "crates/club/src",
        "crates/i18n/src",
        "crates/store/src",
    ]
    .map(|top| root.join(top))
    .to_vec();
    let mut named = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let file = path.strip_prefix(root).unwrap().to_str().unwrap();
            let code = imports::without_comments(&fs::read_to_string(&path).unwrap());
            let mut words = code.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
            if !homes.iter().any(|home| file.contains(home)) && words.any(is_it) {
                named.insert(file.to_owned());
            }
        }
    }
    named
}

/// Tests of a single room are in a folder with its name; those of several are at the top.
#[test]
fn the_tests_have_the_rooms_of_the_bot() {
    let modules = modules();
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bot");
    let mut folders = vec![tests.clone()];
    while let Some(folder) = folders.pop() {
        let room = folder.strip_prefix(&tests).unwrap();
        let room: Module = room
            .iter()
            .map(|part| part.to_str().unwrap().into())
            .collect();
        assert!(
            modules.contains_key(&room),
            "tests/{} is no room of the bot",
            room.join("/")
        );
        let entries = fs::read_dir(&folder).unwrap();
        let paths = entries.map(|entry| entry.unwrap().path());
        folders.extend(paths.filter(|path| path.is_dir()));
    }
}
