//! The modules that each module of the program uses, from its source: with braces, `super` and re-exports by `pub use`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// A module by its path below the crate; the crate itself is the empty path.
pub(crate) type Module = Vec<String>;

/// A path in the code of a module, from the crate on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Named {
    pub(crate) path: Module,
    alias: Option<String>,
    /// Whether it is only re-exported: the module does not use it itself.
    is_door: bool,
}

/// The module of a source file by its path below the folder of its crate's root.
pub(crate) fn module_of(file: &Path) -> Module {
    let name = file.with_extension("");
    let parts = name.iter().map(|part| part.to_str().unwrap().to_owned());
    let mut module: Module = parts.collect();
    if module
        .last()
        .is_some_and(|last| last == "mod" || last == "lib")
    {
        module.pop();
    }
    module
}

/// Every module below `src/TOP` with its code: without comments, and without its tests. The root of a crate lies in `src`.
pub(crate) fn modules(src: &str, top: &str) -> BTreeMap<Module, String> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join(src);
    let mut modules = BTreeMap::new();
    let mut folders = vec![src.join(top)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            if path.extension().is_none_or(|ending| ending != "rs") {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]\nmod tests").next().unwrap();
            let module = module_of(path.strip_prefix(&src).unwrap());
            if module.last().is_none_or(|last| last != "tests") {
                modules.insert(module, without_comments(code));
            }
        }
    }
    assert!(modules.len() > 50, "{top} was not found");
    modules
}

/// `text` without comments.
pub(crate) fn without_comments(text: &str) -> String {
    let lines = text.lines().map(|line| line.split("//").next().unwrap());
    lines.collect::<Vec<_>>().join("\n")
}

/// The modules below `src/TOP` that each of them uses, by the definitions of the names.
pub(crate) fn uses(src: &str, top: &str) -> BTreeMap<Module, BTreeSet<Module>> {
    let modules = modules(src, top);
    let named: BTreeMap<_, _> = modules
        .iter()
        .map(|(module, code)| (module.clone(), paths(module, code)))
        .collect();
    let mut doors: BTreeMap<(Module, String), Module> = BTreeMap::new();
    // Re-exports of everything in a module.
    let mut wide: BTreeMap<Module, Module> = BTreeMap::new();
    for (module, named) in &named {
        for named in named.iter().filter(|named| named.is_door) {
            match named.path.split_last() {
                Some((last, before)) if last.is_empty() => {
                    wide.insert(module.clone(), before.to_vec());
                }
                last => {
                    let name = named.alias.as_ref().or(last.map(|(last, _)| last));
                    doors.insert((module.clone(), name.unwrap().clone()), named.path.clone());
                }
            }
        }
    }
    let defined_in = |path: &Module| {
        let mut path = path.clone();
        // A re-export may lead to another one.
        for _ in 0..8 {
            let end = (0..=path.len()).rev();
            let end = end.map(|end| path[..end].to_vec());
            let known = end.into_iter().find(|known| modules.contains_key(known))?;
            let rest = &path[known.len()..];
            let Some((name, rest)) = rest.split_first() else {
                return Some(known);
            };
            let doors_of = [&known].into_iter().chain(wide.get(&known));
            let leads_to = doors_of
                .filter_map(|module| doors.get(&(module.clone(), name.clone())))
                .next()
                .cloned();
            match leads_to {
                Some(leads_to) => path = [&leads_to[..], rest].concat(),
                // The root of a crate has no functions of its own: this is another crate.
                None if known.is_empty() && name.starts_with(char::is_lowercase) => return None,
                None => return Some(known),
            }
        }
        None
    };
    let used = |module: &Module, named: &Vec<Named>| {
        let used = named.iter().filter(|named| !named.is_door);
        let used = used.filter_map(|named| defined_in(&named.path));
        used.filter(|used| used != module).collect::<BTreeSet<_>>()
    };
    named
        .iter()
        .map(|(module, named)| (module.clone(), used(module, named)))
        .collect()
}

/// The paths in `code` of `module` that begin at the crate, at the module itself or above it; those in braces one by one.
pub(crate) fn paths(module: &Module, code: &str) -> Vec<Named> {
    let mut found = Vec::new();
    for (inner, code) in parts(module, code) {
        for mark in ["crate::", "super::", "self::"] {
            for (start, _) in code.match_indices(mark) {
                let before = code[..start].chars().next_back();
                let goes_on = |letter: char| letter.is_alphanumeric() || "_:".contains(letter);
                if before.is_some_and(goes_on) {
                    continue;
                }
                let (mut base, mut rest) = match mark {
                    "crate::" => (Module::new(), &code[start + mark.len()..]),
                    _ => (inner.clone(), &code[start..]),
                };
                while let Some(above) = rest.strip_prefix("super::") {
                    base.pop();
                    rest = above;
                }
                rest = rest.strip_prefix("self::").unwrap_or(rest);
                let first = found.len();
                read(rest, &mut base, &mut found);
                let is_door = is_handed_on(&code[..start]);
                found[first..]
                    .iter_mut()
                    .for_each(|named| named.is_door = is_door);
            }
        }
    }
    found
}

/// The code of a file, and of its inline modules.
fn parts(module: &Module, code: &str) -> Vec<(Module, String)> {
    let mut parts = vec![(module.clone(), String::new())];
    for line in code.lines() {
        let words = line.trim_end().strip_suffix(" {");
        let inner = words.and_then(|words| {
            let (qualifiers, name) = words.rsplit_once("mod ").unwrap_or(("x", ""));
            let is_one = qualifiers.is_empty() || qualifiers.starts_with("pub");
            is_one.then(|| name.to_owned())
        });
        if let Some(name) = inner {
            let inner = [&module[..], &[name]].concat();
            parts.push((inner, String::new()));
        }
        let (_, text) = parts.last_mut().unwrap();
        *text += line;
        *text += "\n";
        if line == "}" && parts.len() > 1 {
            parts.push((module.clone(), String::new()));
        }
    }
    parts
}

/// Whether a path after `before` is re-exported.
fn is_handed_on(before: &str) -> bool {
    let statement = before.rsplit([';', '}']).next().unwrap();
    let words: Vec<_> = statement.split_whitespace().collect();
    let at = words.iter().rposition(|word| word.starts_with("pub"));
    words.last() == Some(&"use") && at.is_some()
}

/// Reads one path at the beginning of `text`, with the prefix `before`; its length.
fn read(text: &str, before: &mut Module, found: &mut Vec<Named>) -> usize {
    if let Some(list) = text.strip_prefix('{') {
        let mut at = 0;
        loop {
            at += list[at..].len() - list[at..].trim_start_matches([' ', '\n', ',']).len();
            if list[at..].starts_with('}') || list[at..].is_empty() {
                return at + 2;
            }
            at += read(&list[at..], before, found).max(1);
        }
    }
    let is_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    let length = text.find(|letter| !is_name(letter)).unwrap_or(text.len());
    let (name, rest) = text.split_at(length);
    if let Some(more) = rest.strip_prefix("::") {
        before.push(name.to_owned());
        let length = length + 2 + read(more, before, found);
        before.pop();
        return length;
    }
    let mut path = before.clone();
    // `{self, …}` means the prefix.
    path.extend((name != "self").then(|| name.to_owned()));
    let alias = rest.strip_prefix(" as ").map(|alias| {
        let end = alias.find(|letter| !is_name(letter));
        alias[..end.unwrap_or(alias.len())].to_owned()
    });
    let aliased = alias.as_ref().map_or(0, |alias| " as ".len() + alias.len());
    found.push(Named {
        path,
        alias,
        is_door: false,
    });
    length + aliased
}

/// The sets of modules that reach each other.
pub(crate) fn circles(uses: &BTreeMap<Module, BTreeSet<Module>>) -> Vec<BTreeSet<Module>> {
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
fn paths_are_read_one_by_one() {
    let code = "use crate::bot::kit::{ctx::Ctx, style as look, workers::{each, pool}};\n\
                use crate::{league, store::{self, Store}};\n\
                use super::super::games::find;\n\
                use super::{answer};\n\
                pub(super) use self::inner::Thing as Other;\n\
                let x = crate::bot::games::find::game(1);\n\
                mod unix {\n    use super::own;\n}\n";
    let module = ["bot", "features", "play"].map(str::to_owned).to_vec();
    let named = paths(&module, code);
    let mut found: Vec<_> = named.iter().map(|named| named.path.join("/")).collect();
    let mut expected = [
        "bot/kit/ctx/Ctx",
        "bot/kit/style",
        "bot/kit/workers/each",
        "bot/kit/workers/pool",
        "league",
        "store",
        "store/Store",
        "bot/games/find",
        "bot/features/answer",
        "bot/features/play/inner/Thing",
        "bot/games/find/game",
        "bot/features/play/own",
    ];
    found.sort();
    expected.sort_unstable();
    assert_eq!(found, expected);
    let mut doors = named.iter().filter(|named| named.is_door);
    let door = doors.next().unwrap();
    assert_eq!(door.alias.as_deref(), Some("Other"));
    assert!(doors.next().is_none());
}
