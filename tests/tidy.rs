//! The house rules that a test can check: see ARCHITECTURE.md for the table of who may use what.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::support::imports::{module_of, paths};

/// Maximum length of files, in lines: of the program, and of tests.
const MOST_LINES: usize = 500;
const MOST_LINES_OF_TESTS: usize = 600;

/// Maximum length of a function of the program, in lines.
const LONGEST_FUNCTION: usize = 60;

/// Functions that may be longer: each is one `match` that has an arm for every kind of event or refusal.
const TABLES: &[(&str, &str)] = &[
    ("crates/game/src/evolve/mod.rs", "evolve"),
    ("crates/store/src/schema/event/kind.rs", "try_from"),
    ("crates/store/src/schema/event/kind.rs", "from"),
];

/// Each module of the program, with the other modules and the crates, by their names in `src/lib.rs`, that it may use.
/// The manifests of the crates in `crates` bound theirs.
const FENCES: &[(&str, &[&str])] = &[
    (
        "observe",
        &["clock", "store", "bot", "metrics", "http_server"],
    ),
    (
        "web",
        &[
            "clock",
            "config",
            "rules",
            "game",
            "render",
            "i18n",
            "store",
            "bot",
            "http_server",
        ],
    ),
    (
        "cli",
        &[
            "clock",
            "config",
            "rules",
            "sgf",
            "game",
            "record",
            "puzzle",
            "render",
            "referee",
            "engine",
            "process",
            "tournament",
            "metrics",
            "observe",
            "web",
            "i18n",
            "store",
            "bot",
            "discord",
        ],
    ),
];

/// Libraries that only these folders of the program and of the store may name. Those of other crates stand in their manifests.
const DOORS: &[(&str, &str)] = &[
    ("reqwest", "src/cli/status.rs"),
    ("reqwest", "src/cli/words/console.rs"),
    ("sd_notify", "src/cli/notify.rs"),
    ("rustix", "src/cli/open_files.rs"),
    // As the provider of TLS.
    ("ring", "crates/store/src/db/engine/postgres/"),
    ("sled", "crates/store/src/db/engine/sled/"),
    ("tokio_postgres", "crates/store/src/db/engine/postgres/"),
    ("deadpool_postgres", "crates/store/src/db/engine/postgres/"),
    ("rustls", "crates/store/src/db/engine/postgres/"),
    ("tengen_playground", "src/cli/"),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every file below `folder` with one of `endings`.
fn files(folder: &str, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                if path.file_name().unwrap() != "node_modules" {
                    folders.push(path);
                }
            } else if endings
                .iter()
                .any(|ending| path.to_str().unwrap().ends_with(ending))
            {
                found.push(path);
            }
        }
    }
    assert!(!found.is_empty(), "nothing to check below {folder}");
    found.sort();
    found
}

fn relative(path: &Path) -> String {
    path.strip_prefix(root())
        .unwrap()
        .to_str()
        .unwrap()
        .to_owned()
}

/// The lines of a source file that are code, without comments.
fn code(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap();
    text.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .map(str::to_owned)
        .collect()
}

/// The module that a file of `src` belongs to: its folder's or its own name.
fn module(path: &str) -> String {
    let first = path
        .strip_prefix("src/")
        .unwrap()
        .split('/')
        .next()
        .unwrap();
    first.trim_end_matches(".rs").to_owned()
}

/// Every place in `line` where `name` begins a path.
fn names<'a>(line: &'a str, name: &str) -> Vec<&'a str> {
    let mut found = Vec::new();
    for (at, _) in line.match_indices(name) {
        let before = line[..at].chars().next_back();
        let inside =
            before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':' || c == '"');
        if !inside {
            found.push(&line[at + name.len()..]);
        }
    }
    found
}

#[test]
fn the_table_names_everything_once() {
    let twice = |names: &[&'static str]| {
        let mut at = (1..names.len()).filter(|&at| names[..at].contains(&names[at]));
        at.next().map(|at| names[at])
    };
    let modules: Vec<_> = FENCES.iter().map(|(module, _)| *module).collect();
    let program = code(&root().join("src/lib.rs")).join("\n");
    let is_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    let names: Vec<_> = program.split(|letter| !is_name(letter)).collect();
    assert_eq!(twice(&modules), None, "this module stands twice");
    for (module, allowed) in FENCES {
        assert_eq!(twice(allowed), None, "{module} may use this twice");
        assert!(!allowed.contains(module), "{module} uses itself anyway");
        let known = allowed.iter().all(|name| names.contains(name));
        assert!(known, "{module} may use what is not there: {allowed:?}");
    }
}

#[test]
fn modules_use_only_what_the_table_allows() {
    let club = files("crates/club/src", &[".rs"]);
    let club = club
        .iter()
        .map(|path| path.strip_prefix(root().join("crates/club/src")).unwrap());
    let club: HashSet<_> = club
        .filter_map(|path| module_of(path).into_iter().next())
        .collect();
    for path in files("src", &[".rs"]) {
        let name = relative(&path);
        let own = module(&name);
        if own == "lib" || own == "main" {
            continue;
        }
        let (_, allowed) = FENCES
            .iter()
            .find(|(module, _)| *module == own)
            .unwrap_or_else(|| panic!("{name}: the module {own} is not in the table"));
        let text = code(&path).join("\n");
        let file = Path::new(&name).strip_prefix("src").unwrap();
        for named in paths(&module_of(file), &text) {
            let used = named.path.first().map_or("", String::as_str);
            // Its modules are re-exported together.
            let used = if club.contains(used) {
                "tengen_club"
            } else {
                used
            };
            assert!(
                used.is_empty() || used == own || allowed.contains(&used),
                "{name}: {own} may not use {used}: {named:?}"
            );
        }
    }
}

#[test]
fn libraries_stay_behind_their_doors() {
    let tops = ["src", "crates/store/src"].into_iter();
    for path in tops.flat_map(|top| files(top, &[".rs"])) {
        let name = relative(&path);
        for line in code(&path) {
            for (library, _) in DOORS {
                let named = names(&line, &format!("{library}::"));
                let mut doors = DOORS.iter().filter(|(other, _)| other == library);
                assert!(
                    named.is_empty() || doors.any(|(_, door)| name.starts_with(door)),
                    "{name}: {library} stays behind its doors:\n{line}"
                );
            }
        }
    }
}

/// Crates are imported by their names in `lib.rs`: one name for each thing in the program, the bot and the wire.
#[test]
fn crates_are_named_in_one_place() {
    let tops = ["src", "crates/bot/src", "crates/discord/src"].into_iter();
    for path in tops.flat_map(|top| files(top, &[".rs"])) {
        let name = relative(&path);
        for line in code(&path).iter().filter(|_| !name.ends_with("src/lib.rs")) {
            let is_name = |letter: char| letter.is_alphanumeric() || letter == '_';
            let paths = names(line, "tengen_").into_iter();
            let mut crates = paths.filter_map(|rest| rest.split_once("::"));
            let named = crates.find(|(name, _)| name.chars().all(is_name) && *name != "playground");
            assert_eq!(named, None, "{name}: lib.rs has a name for it");
        }
    }
}

#[test]
fn every_source_file_belongs_to_the_program() {
    for folder in ["src", "tests", "crates"] {
        for path in files(folder, &[".rs"]) {
            if relative(&path).starts_with("crates/bench/") {
                // Benchmarks share files by their paths.
                continue;
            }
            let stem = path.file_stem().unwrap().to_str().unwrap().to_owned();
            let folder = path.parent().unwrap();
            if ["lib", "main"].contains(&stem.as_str()) {
                continue;
            }
            let (name, above) = match stem.as_str() {
                "mod" => (
                    folder.file_name().unwrap().to_str().unwrap(),
                    folder.parent().unwrap(),
                ),
                stem => (stem, folder),
            };
            // `a/mod.rs`, `a.rs`, `lib.rs` or `main.rs` may declare what lies in the folder `a`.
            let declared = ["mod.rs", "lib.rs", "main.rs"]
                .map(|file| above.join(file))
                .into_iter()
                .chain([above.with_extension("rs")])
                .filter(|file| file.is_file())
                .flat_map(|file| code(&file))
                .any(|line| line.trim_end().ends_with(&format!("mod {name};")));
            assert!(declared, "{}: no module declares it", relative(&path));
        }
    }
}

#[test]
fn the_playground_knows_nothing_of_the_bot() {
    let manifest = fs::read_to_string(root().join("crates/playground/Cargo.toml")).unwrap();
    let named = manifest.lines().filter(|line| line.starts_with("tengen"));
    assert_eq!(
        named.count(),
        0,
        "a mistake could be made on both sides of the wire"
    );
}

#[test]
fn every_test_program_is_in_the_manifest() {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    for path in files("tests", &["/main.rs"]) {
        let declared = format!("path = \"{}\"", relative(&path));
        assert!(manifest.contains(&declared), "Cargo.toml lacks {declared}");
    }
    // Test programs left out of the ordinary run are named in the checks before a change lands.
    let checks = fs::read_to_string(root().join(".ci/run")).unwrap();
    for program in manifest.split("[[test]]").skip(1) {
        if program.lines().any(|line| line == "test = false") {
            let name = program.split('"').nth(1).unwrap();
            let command = format!("cargo test --locked --test {name}");
            assert!(checks.contains(&command), ".ci/run lacks {command}");
        }
    }
}

#[test]
fn source_files_stay_short() {
    let tops = ["src", "crates", "tests"].into_iter();
    for path in tops.flat_map(|top| files(top, &[".rs"])) {
        let name = relative(&path);
        let is_test = name.split('/').any(|folder| folder == "tests");
        let most = if is_test {
            MOST_LINES_OF_TESTS
        } else {
            MOST_LINES
        };
        let lines = fs::read_to_string(&path).unwrap().lines().count();
        assert!(lines <= most, "{name}: {lines} lines, split it by concept");
    }
}

/// The name of the function that begins on `line`, with any qualifiers.
fn function(line: &str) -> Option<&str> {
    let mut words = line.trim_start();
    loop {
        let (word, rest) = words.split_once(' ')?;
        let is_qualifier = word == "pub"
            || word.starts_with("pub(")
            || ["const", "async", "unsafe", "extern", "\"C\""].contains(&word)
            || word.ends_with(')');
        if word == "fn" {
            return rest.split(['(', '<']).next();
        }
        // `pub(in crate::store)` is two words.
        if !is_qualifier {
            return None;
        }
        words = rest;
    }
}

/// Each function of a file with its name and its number of lines, from its signature to its last bracket.
fn functions(text: &str) -> Vec<(&str, usize)> {
    let lines: Vec<_> = text.lines().collect();
    let mut found = Vec::new();
    for (first, line) in lines.iter().enumerate() {
        let Some(name) = function(line) else {
            continue;
        };
        let mut signature = lines[first..].iter().map(|line| line.trim_end());
        let end = signature.find(|line| line.ends_with(['{', ';', '}']));
        if !end.is_some_and(|line| line.ends_with('{')) {
            // Declared only, or empty.
            continue;
        }
        let indent = &line[..line.len() - line.trim_start().len()];
        let end = format!("{indent}}}");
        let last = lines[first..].iter().position(|line| *line == end);
        let last = last.unwrap_or_else(|| panic!("{name} does not end"));
        found.push((name, last + 1));
    }
    found
}

#[test]
fn functions_stay_short() {
    let mut seen = 0;
    let mut long = Vec::new();
    let tops = ["src", "crates"].into_iter();
    for path in tops.flat_map(|top| files(top, &[".rs"])) {
        let name = relative(&path);
        if name.starts_with("crates") && !name.contains("/src/") {
            // Benchmarks and tests.
            continue;
        }
        for (function, lines) in functions(&fs::read_to_string(&path).unwrap()) {
            seen += 1;
            if lines > LONGEST_FUNCTION {
                long.push((name.clone(), function.to_owned()));
            }
        }
    }
    assert!(seen > 4000, "{seen} functions were found");
    let tables = TABLES
        .iter()
        .map(|&(name, function)| (name.to_owned(), function.to_owned()));
    assert_eq!(
        long,
        tables.collect::<Vec<_>>(),
        "the long functions, and those that may be"
    );
}

#[test]
fn functions_are_seen_in_every_form() {
    let text = "pub(in crate::store) const fn first<T>(of: T) -> T {\n    of\n}\n\
                impl A {\n    pub(super) async fn second(\n        &self,\n    ) {\n        {}\n    }\n}\n\
                fn third();\nlet fn_like = 1;\npub fn fourth() {}\n";
    assert_eq!(functions(text), [("first", 3), ("second", 5)]);
}

/// Two properties with one name would read each other's rows.
#[test]
fn no_two_properties_share_a_name() {
    let mut seen: Vec<String> = Vec::new();
    for path in files("crates/bot/src", &[".rs"]) {
        let text = fs::read_to_string(&path).unwrap();
        for made in ["Pref::new(\"", "Property::new(\""] {
            for rest in text.split(made).skip(1) {
                let (name, _) = rest.split_once('"').unwrap();
                assert!(
                    !seen.iter().any(|known| known == name),
                    "{}: {name} is another property",
                    relative(&path)
                );
                seen.push(name.to_owned());
            }
        }
    }
    assert!(!seen.is_empty());
}

#[test]
fn no_test_is_ignored() {
    let mark = concat!("#[ign", "ore");
    for folder in ["src", "crates", "tests"] {
        for path in files(folder, &[".rs"]) {
            let text = fs::read_to_string(&path).unwrap();
            assert!(
                !text.contains(mark),
                "{}: a test is ignored",
                relative(&path)
            );
        }
    }
}

/// `cargo test` compiles and runs the examples at the heads of crates, unless their manifest says `doctest = false`.
#[test]
fn no_comment_holds_code_that_nobody_runs() {
    let tops = ["src", "crates"].into_iter();
    let program = tops.flat_map(|top| files(top, &[".rs"]));
    let mut examples = 0;
    for path in program.filter(|path| !relative(path).contains("/tests/")) {
        let text = fs::read_to_string(&path).unwrap();
        let has_example = text
            .lines()
            .map(str::trim_start)
            .any(|line| line.starts_with("//") && line.contains("```"));
        if !has_example {
            continue;
        }
        let name = relative(&path);
        assert!(
            name.starts_with("crates/") && name.ends_with("/src/lib.rs"),
            "{name}: an example belongs to the head of its crate, or to the tests"
        );
        let manifest = root().join(&name).with_file_name("../Cargo.toml");
        let manifest = fs::read_to_string(manifest).unwrap();
        assert!(
            !manifest.contains("doctest = false"),
            "{name}: nobody runs it"
        );
        examples += 1;
    }
    assert!(examples >= 11, "{examples} crates show what they do");
}

/// Openings that put a measure or a pronoun before the thing: "So many …" says neither what is counted nor why,
/// and "What …" leaves the reader to find the noun.
const UNWANTED_OPENINGS: &str = "So many |So much |So long |So often |So far |So few |So large |So small |After so |At so \
    |For so |From so |In so |Up to so |With so |Within so |As often |As long |As many |As much |Of these|Of those|Whoever \
    |Who |Whom |That which |What |How many |How much |How long |How often |How far ";

/// Turns of phrase in comments for which there is a plainer word: reports to the operator, informs the players, other
/// failures, permanently, anyway, the file's value.
const UNWANTED_PHRASES: &str = "in words for who|holds up no other|must not hold up|One that fails |what is there|is so still \
    |by the word of|lets go of|as far as is known|as far as known|as far as seen|in vain|all the same,|whoever";

/// Words that a replacement of names everywhere has left behind.
const LEFTOVERS: &str = "payloads = |Durability it";

/// Participles and phrases that say neither what a function does nor what it returns.
const UNWANTED_NAMES: &str = "told|heard|shown|kept|begun|settled|given|asked|answered|taken|brought|noted|stands|goes_on|going_on|\
    asking|leaving|telling|pressed|reached|ended|spoken_in|said|carried|made";

#[test]
fn comments_begin_with_what_they_are_about() {
    let tops = ["src", "crates", "tests"].into_iter();
    let all = tops.flat_map(|top| files(top, &[".rs"]));
    // This file has the lists, and the tests of crates their own words.
    let is_checked = |name: &str| name != "tests/tidy.rs" && !name.contains("/tests/");
    for path in all.filter(|path| is_checked(&relative(path))) {
        let text = fs::read_to_string(&path).unwrap();
        let mut before = "";
        for line in text.lines().map(str::trim_start) {
            let said = ["///", "//!", "//"]
                .iter()
                .find_map(|mark| line.strip_prefix(mark))
                .map_or("", str::trim_start);
            let begins = !before.starts_with("//") || before.len() <= 3;
            let unwanted = UNWANTED_OPENINGS
                .split('|')
                .find(|one| said.starts_with(*one));
            assert!(
                !begins || unwanted.is_none(),
                "{}: say what it is, in which unit and why:\n{line}",
                relative(&path)
            );
            let is_comment = line.starts_with("//");
            let phrase = UNWANTED_PHRASES
                .split('|')
                .find(|phrase| is_comment && line.contains(*phrase));
            assert_eq!(phrase, None, "{}: {line}", relative(&path));
            let left = LEFTOVERS.split('|').find(|word| line.contains(*word));
            assert_eq!(left, None, "{}: {line}", relative(&path));
            before = line;
        }
    }
}

#[test]
fn functions_are_named_by_verbs_or_by_what_they_return() {
    let tops = ["src", "crates", "tests"].into_iter();
    let all = tops.flat_map(|top| files(top, &[".rs"]));
    for path in all.filter(|path| !relative(path).contains("/tests")) {
        for line in code(&path) {
            let unwanted =
                function(&line).filter(|name| UNWANTED_NAMES.split('|').any(|one| one == *name));
            assert_eq!(unwanted, None, "{}: {line}", relative(&path));
        }
    }
    // A text says a state by a participle (`begun`), but no text is `told` or `noted`: it says what.
    for path in files("crates/i18n/src/say", &[".rs"]) {
        for line in code(&path) {
            let key = line.trim_start();
            let is_vague = ["told", "noted", "heard", "called("]
                .iter()
                .any(|vague| key.starts_with(vague));
            assert!(!is_vague, "{}: {line}", relative(&path));
        }
    }
}

#[test]
fn nothing_speaks_of_a_machine() {
    let homes = [
        concat!("/ho", "me/"),
        concat!("/ro", "ot/"),
        concat!("/wo", "rk/"),
        concat!("/t", "mp/"),
    ];
    for folder in ["src", "tests", "assets", "docs", "crates"] {
        for path in files(
            folder,
            &[".rs", ".md", ".toml", ".js", ".mjs", ".ftl", ".html"],
        ) {
            let text = fs::read_to_string(&path).unwrap();
            for home in homes {
                assert!(!text.contains(home), "{}: names {home}", relative(&path));
            }
        }
    }
}

#[test]
fn every_font_has_its_licence_beside_it() {
    let mut fonts = 0;
    for path in files("assets/fonts", &[".ttf", ".otf"]) {
        fonts += 1;
        let folder = path.parent().unwrap();
        let licensed = fs::read_dir(folder).unwrap().any(|entry| {
            let name = entry.unwrap().file_name();
            let name = name.to_str().unwrap();
            name.contains("OFL") || name.contains("LICENSE")
        });
        assert!(licensed, "{}: no licence beside it", relative(&path));
    }
    assert!(fonts > 0);
}

#[test]
fn the_example_settings_are_the_defaults() {
    let example = tengen::config::Config::parse(tengen::config::EXAMPLE).unwrap();
    assert_eq!(example, tengen::config::Config::default());
    let keys = tengen::config::EXAMPLE
        .lines()
        .filter(|line| line.contains(" = "))
        .count();
    assert!(keys >= 5, "every key is in the example");
}
