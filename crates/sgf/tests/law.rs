//! Properties of all trees and all bytes.

use proptest::collection::vec;
use proptest::prelude::*;
use tengen_sgf::{Collection, parse, parse_text};

/// A node to add: its parent among the nodes before it, and its properties.
type Draft = (prop::sample::Index, Vec<(String, Vec<String>)>);

fn draft() -> impl Strategy<Value = Draft> {
    // CA is left out: writing sets it. Each game gets it in `grow`.
    let name = "[ABD-Z][A-Z]{0,3}";
    let value = prop_oneof![
        "\\PC{0,12}",
        "[\\[\\]();:\\\\ \n\r\ta-c]{0,12}",
        any::<String>()
    ];
    let properties = vec((name, vec(value, 1..4)), 0..4);
    (any::<prop::sample::Index>(), properties)
}

fn grow(drafts: &[Draft]) -> Collection {
    let mut collection = Collection::new();
    let mut nodes = Vec::new();
    for (parent, properties) in drafts {
        // The index after the last node means a new game.
        let parent = parent.index(nodes.len() + 1);
        let node = match nodes.get(parent) {
            Some(&parent) => collection.add_child(parent),
            None => {
                let game = collection.add_game();
                collection.add(game, "CA", ["UTF-8"]);
                game
            }
        };
        for (name, values) in properties {
            collection.add(node, name, values.iter().map(String::as_str));
        }
        nodes.push(node);
    }
    collection
}

/// `text` with the white space normalised as the standard says.
fn plain(text: &str) -> String {
    let text = text
        .replace("\r\n", "\n")
        .replace("\n\r", "\n")
        .replace('\r', "\n");
    text.replace(['\t', '\u{b}', '\u{c}'], " ")
}

proptest! {
    #[test]
    fn reading_what_was_written_gives_the_same_trees(drafts in vec(draft(), 1..20)) {
        let collection = grow(&drafts);
        let parsed = parse(collection.to_sgf().as_bytes()).unwrap();
        prop_assert!(parsed.flaws.is_empty());
        prop_assert_eq!(&parsed.collection, &collection);
        prop_assert_eq!(parsed.charset.name(), "UTF-8");
    }

    #[test]
    fn values_say_what_was_put_in(text in prop_oneof!["\\PC{0,40}", "[\\[\\]:\\\\\n\ta-c]{0,40}"]) {
        let mut collection = Collection::new();
        let root = collection.add_game();
        collection.add(root, "C", [text.as_str()]);
        let parsed = parse(collection.to_sgf().as_bytes()).unwrap();
        let game = parsed.collection.games().next().unwrap();
        let value = game.value("C").unwrap();
        prop_assert_eq!(value.text(), plain(&text));
    }

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in vec(any::<u8>(), 0..400)) {
        let _ = parse(&bytes);
    }

    #[test]
    fn no_almost_record_makes_the_reader_panic(
        text in "(\\(;)?([();\\[\\]\\\\]|CA\\[(Big5|Shift_JIS|UTF-16|x)\\]|[A-Za-z]{1,2}\\[[a-t]{0,2}\\]|\\PC){0,60}",
        tail in vec(any::<u8>(), 0..8),
    ) {
        let bytes = [text.as_bytes(), &tail].concat();
        if let Ok(parsed) = parse(&bytes) {
            // Written and read again, it stays the same.
            let written = parsed.collection.to_sgf();
            let again = parse_text(&written).unwrap();
            prop_assert_eq!(again.collection.to_sgf(), written);
        }
    }
}

#[test]
fn different_trees_are_not_equal() {
    let read = |text| parse_text(text).unwrap().collection;
    let one = read("(;B[aa](;W[bb])(;W[cc]))");
    assert_eq!(one, read("( ;B[aa]( ;W [bb])(;W[cc]))"));
    assert_ne!(one, read("(;B[aa];W[bb];W[cc])"));
    assert_ne!(one, read("(;B[aa](;W[bb])(;W[cd]))"));
    assert_ne!(one, read("(;B[aa](;W[bb])(;W[cc]))(;)"));
    assert_ne!(one, read("(;B[aa](;W[bb])(;W[cc][dd]))"));
    assert_ne!(one, read("(;Black[aa](;W[bb])(;W[cc]))"));
}
