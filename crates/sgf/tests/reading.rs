//! Well-formed and broken files.

use tengen_sgf::{FlawKind, MAX_BYTES, ParseError, Parsed, parse};

fn read(text: &str) -> Parsed {
    parse(text.as_bytes()).unwrap()
}

/// The values of `B` and `W` along the main line of the first game.
fn moves(parsed: &Parsed) -> Vec<String> {
    let root = parsed.collection.games().next().unwrap();
    root.main_line()
        .flat_map(|node| {
            let black = node.values("B").map(|value| format!("B{}", value.raw()));
            let white = node.values("W").map(|value| format!("W{}", value.raw()));
            black.chain(white)
        })
        .collect()
}

fn flaws(parsed: &Parsed) -> Vec<(usize, FlawKind)> {
    let flaws = parsed.flaws.iter();
    flaws.map(|flaw| (flaw.offset, flaw.kind)).collect()
}

#[test]
fn main_line_follows_first_variations() {
    let parsed = read("(;SZ[9];B[aa](;W[bb];B[cc](;W[dd])(;W[ee]))(;W[ff]))");
    assert_eq!(moves(&parsed), ["Baa", "Wbb", "Bcc", "Wdd"]);
    assert!(parsed.flaws.is_empty());
}

#[test]
fn text_before_between_and_after_records_is_passed_over() {
    let parsed = read("From: (me) a: b\n(;B[aa])\n-- and --\n(;B[bb]) bye");
    assert_eq!(moves(&parsed), ["Baa"]);
    assert_eq!(parsed.collection.games().count(), 2);
    let outside = FlawKind::TextOutside;
    assert_eq!(flaws(&parsed), [(0, outside), (25, outside), (44, outside)]);
}

#[test]
fn first_node_may_lack_its_semicolon() {
    let parsed = read("(GM[1]SZ[9];B[aa](W[bb])(;W[cc]))");
    assert_eq!(moves(&parsed), ["Baa", "Wbb"]);
    let root = parsed.collection.games().next().unwrap();
    assert_eq!(root.value("SZ").unwrap().raw(), "9");
    assert_eq!(
        flaws(&parsed),
        [(1, FlawKind::NoSemicolon), (18, FlawKind::NoSemicolon)]
    );
}

#[test]
fn trees_cut_off_between_values_are_read() {
    let parsed = read("(;B[aa](;W[bb];B[cc]");
    assert_eq!(moves(&parsed), ["Baa", "Wbb", "Bcc"]);
    assert_eq!(flaws(&parsed), [(20, FlawKind::UnclosedTree)]);
}

#[test]
fn value_cut_off_is_an_error_with_its_place() {
    let error = parse(b"(;B[aa];W[bb];C[and then").unwrap_err();
    assert_eq!(error, ParseError::UnclosedValue { offset: 15 });
    assert!(error.to_string().contains("byte 15"));
}

#[test]
fn stray_characters_lonely_names_and_values_are_passed_over() {
    let parsed = read("(;B[aa]]; € W[bb] KO ;[cc] B[dd])");
    assert_eq!(moves(&parsed), ["Baa", "Wbb", "Bdd"]);
    assert_eq!(
        flaws(&parsed),
        [
            (7, FlawKind::Stray),
            (10, FlawKind::Stray),
            (20, FlawKind::NoValue),
            (24, FlawKind::NoName),
        ]
    );
}

#[test]
fn nul_bytes_and_white_space_between_tokens_mean_nothing() {
    let parsed = read("\0\0( ;\tB\n[aa] \0 ; W [bb]\0)\0\0");
    assert_eq!(moves(&parsed), ["Baa", "Wbb"]);
    assert!(parsed.flaws.is_empty());
}

#[test]
fn small_letters_of_old_formats_do_not_count() {
    let parsed = read("(;GaMe[1]SiZe[9];Black[aa];White[bb];b[cc])");
    assert_eq!(moves(&parsed), ["Baa", "Wbb", "Bcc"]);
    let root = parsed.collection.games().next().unwrap();
    assert_eq!(root.value("SZ").unwrap().raw(), "9");
    assert!(root.value("S").is_none());
}

#[test]
fn property_given_twice_has_all_its_values() {
    let parsed = read("(;AB[aa][bb]C[x]AB[cc])");
    let root = parsed.collection.games().next().unwrap();
    let points: Vec<_> = root.values("AB").map(|value| value.raw()).collect();
    assert_eq!(points, ["aa", "bb", "cc"]);
    assert_eq!(root.properties().count(), 3);
}

#[test]
fn escapes_and_line_breaks_are_read_as_the_standard_says() {
    let parsed = read("(;C[a\\]b\\\\c\\:d soft\\\nbreak\r\nhard\ttab\n\rx])");
    let root = parsed.collection.games().next().unwrap();
    let value = root.value("C").unwrap();
    assert_eq!(value.text(), "a]b\\c:d softbreak\nhard tab\nx");
    assert_eq!(value.simple_text(), "a]b\\c:d softbreak hard tab x");
}

#[test]
fn what_is_no_record_is_refused_in_words() {
    for (bytes, expected) in [
        (&b""[..], ParseError::Empty),
        (b" \n\0 ", ParseError::Empty),
        (b"hello (world)", ParseError::NotARecord),
        (b"smile (;-) and go on", ParseError::NotARecord),
        (b"((((((((((", ParseError::NotARecord),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", ParseError::NotARecord),
        (b"{\"game\": [1, 2]}", ParseError::NotARecord),
    ] {
        assert_eq!(parse(bytes).unwrap_err(), expected, "{bytes:?}");
    }
}

#[test]
fn file_beyond_the_limit_is_refused_unread() {
    let error = parse(&vec![b'('; MAX_BYTES + 1]).unwrap_err();
    assert!(matches!(error, ParseError::TooLarge { .. }));
    assert!(error.to_string().contains("16777216"));
}

#[test]
fn ten_megabytes_of_moves_variations_or_comment_are_read() {
    let long = format!("({})", ";B[aa]".repeat(1_600_000));
    assert_eq!(moves(&read(&long)).len(), 1_600_000);
    let wide = format!("(;GM[1]{})", "(;B[aa])".repeat(1_250_000));
    let wide = read(&wide);
    let root = wide.collection.games().next().unwrap();
    assert_eq!(root.children().count(), 1_250_000);
    let comment = format!("(;C[{}])", "\\]\n".repeat(3_300_000));
    let comment = read(&comment);
    let root = comment.collection.games().next().unwrap();
    assert_eq!(root.value("C").unwrap().text().len(), 6_600_000);
}

#[test]
fn ten_megabytes_of_brackets_are_refused() {
    assert_eq!(
        parse(&vec![b'('; 10_000_000]).unwrap_err(),
        ParseError::NotARecord
    );
    assert_eq!(
        parse(&vec![b'['; 10_000_000]).unwrap_err(),
        ParseError::NotARecord
    );
    let opened = [&b"(;B[aa]"[..], &vec![b'('; 10_000_000]].concat();
    assert_eq!(moves(&parse(&opened).unwrap()), ["Baa"]);
}

#[test]
fn variations_may_nest_to_any_depth() {
    let depth = 200_000;
    let text = format!("{}{}", "(;B[aa]".repeat(depth), ")".repeat(depth));
    let parsed = read(&text);
    assert_eq!(moves(&parsed).len(), depth);
    let written = parsed.collection.to_sgf();
    assert_eq!(
        parse(written.as_bytes()).unwrap().collection,
        parsed.collection
    );
    // Each node with a sibling, so that the brackets are needed when writing.
    let text = format!(
        "(;C[]{}{})",
        "(;B[aa])(;W[bb]".repeat(depth / 2),
        ")".repeat(depth / 2)
    );
    let parsed = read(&text);
    let written = parsed.collection.to_sgf();
    assert_eq!(
        parse(written.as_bytes()).unwrap().collection,
        parsed.collection
    );
}
