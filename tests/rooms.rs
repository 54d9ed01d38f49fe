//! The rooms of `bot`: who may use whom, and that no circle of imports grows. See ARCHITECTURE.md.
//!
//! The bot calls functions by their modules' names, so that its imports are its calls.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The rooms: each may use itself and those before it.
const ROOMS: &[&str] = &[
    "port", "kit", "games", "features", "registry", "face", "delivery", "answer", "respond",
    "tick", "mod", "schedule", "discord",
];
/// The most files that may use each other in a circle.
const LARGEST_CIRCLE: usize = 3;

/// A module by its path below `bot`; the bot itself is the empty path.
type Module = Vec<String>;

fn bot() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/bot")
}

/// Every module of the bot with its code: without comments, and without its tests.
fn modules() -> BTreeMap<Module, String> {
    let mut modules = BTreeMap::new();
    let mut folders = vec![bot()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path.strip_prefix(bot()).unwrap().with_extension("");
            let mut module: Module = name
                .iter()
                .map(|part| part.to_str().unwrap().to_owned())
                .collect();
            if module.last().is_some_and(|last| last == "mod") {
                module.pop();
            }
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
            let lines = code.lines().map(|line| line.split("//").next().unwrap());
            modules.insert(module, lines.collect::<Vec<_>>().join("\n"));
        }
    }
    assert!(modules.len() > 100, "the bot was not found");
    modules
}

/// The paths that follow `crate::bot::` in `code`, those in braces one by one.
fn paths(code: &str) -> Vec<Module> {
    let mut found = Vec::new();
    for (start, mark) in code.match_indices("crate::bot::") {
        let rest = &code[start + mark.len()..];
        read(rest, &mut Vec::new(), &mut found);
    }
    found
}

/// Reads one path from the beginning of `text` after what is `before` it; gives how long it is.
fn read(text: &str, before: &mut Module, found: &mut Vec<Module>) -> usize {
    let is_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    let length = text.find(|letter| !is_name(letter)).unwrap_or(text.len());
    let (name, rest) = text.split_at(length);
    if let Some(list) = text.strip_prefix('{') {
        let mut at = 0;
        loop {
            at += list[at..].len() - list[at..].trim_start_matches([' ', '\n', ',']).len();
            if list[at..].starts_with('}') || list[at..].is_empty() {
                return at + 2;
            }
            let step = read(&list[at..], before, found);
            at += step.max(1);
            // An alias is of no interest.
            if list[at..].starts_with(" as ") {
                at += list[at..].find([',', '}']).unwrap_or(list[at..].len());
            }
        }
    }
    before.push(name.to_owned());
    let length = match rest.strip_prefix("::") {
        Some(more) => length + 2 + read(more, before, found),
        None => {
            found.push(before.clone());
            length
        }
    };
    before.pop();
    length
}

/// Which modules each module uses.
fn uses() -> BTreeMap<Module, BTreeSet<Module>> {
    let modules = modules();
    let used = |module: &Module, code: &String| {
        let mut used = BTreeSet::new();
        for path in paths(code) {
            let known = (0..=path.len()).rev().map(|end| path[..end].to_vec());
            let mut known = known.filter(|path| modules.contains_key(path));
            used.extend(known.next().filter(|known| known != module));
        }
        used
    };
    let each = modules.iter();
    each.map(|(module, code)| (module.clone(), used(module, code)))
        .collect()
}

fn room(module: &Module) -> usize {
    let name = module.first().map_or("mod", String::as_str);
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

#[test]
fn circles_of_imports_are_small_and_in_one_folder() {
    let uses = uses();
    for circle in circles(&uses) {
        // A module with others below it is of its own folder as well as of the one above.
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

/// The sets of modules of which each reaches each other.
fn circles(uses: &BTreeMap<Module, BTreeSet<Module>>) -> Vec<BTreeSet<Module>> {
    let reached = |from: &Module| {
        let mut reached: BTreeSet<Module> = BTreeSet::new();
        let mut next = vec![from];
        while let Some(module) = next.pop() {
            for used in &uses[module] {
                if reached.insert(used.clone()) {
                    next.push(used);
                }
            }
        }
        reached
    };
    let reached: BTreeMap<_, _> = uses
        .keys()
        .map(|module| (module, reached(module)))
        .collect();
    let mut circles = BTreeSet::new();
    for (module, others) in &reached {
        if others.contains(*module) {
            let circle = others
                .iter()
                .filter(|other| reached[other].contains(*module));
            circles.insert(circle.cloned().collect::<BTreeSet<_>>());
        }
    }
    circles.into_iter().collect()
}

#[test]
fn the_bot_has_methods_in_one_file() {
    for (module, code) in modules() {
        let methods = code.lines().any(|line| line.starts_with("impl Bot"));
        assert!(
            !methods || module.is_empty(),
            "{}: methods of the bot stand in bot/mod.rs",
            module.join("/")
        );
    }
}

/// Tests of a single room stand in a folder of its name; those of several stand at the top.
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
            "tests/bot/{} is no room of src/bot",
            room.join("/")
        );
        let entries = fs::read_dir(&folder).unwrap();
        let paths = entries.map(|entry| entry.unwrap().path());
        folders.extend(paths.filter(|path| path.is_dir()));
    }
}

#[test]
fn paths_are_read_one_by_one() {
    let code = "use crate::bot::kit::{ctx::Ctx, style as look, workers::{each, pool}};\n\
                let x = crate::bot::games::find::game(1);";
    let found: Vec<_> = paths(code).iter().map(|path| path.join("/")).collect();
    let expected = [
        "kit/ctx/Ctx",
        "kit/style",
        "kit/workers/each",
        "kit/workers/pool",
        "games/find/game",
    ];
    assert_eq!(found, expected);
}
