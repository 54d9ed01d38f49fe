//! Files in the charsets of the world.

use encoding_rs::{BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, KOI8_R, SHIFT_JIS, WINDOWS_1251};
use tengen::sgf::{FlawKind, ParseError, Parsed, parse};

/// A record in `encoding` that declares `label`, with `name` as Black's name and a move after it.
fn file(encoding: &'static Encoding, label: &str, name: &str) -> Vec<u8> {
    let text = format!("(;GM[1]CA[{label}]PB[{name}];B[dd])");
    let (bytes, _, unmappable) = encoding.encode(&text);
    assert!(!unmappable, "{label} has no {name}");
    bytes.into_owned()
}

fn name(parsed: &Parsed) -> String {
    let root = parsed.collection.games().next().unwrap();
    root.value("PB").unwrap().simple_text().into_owned()
}

#[test]
fn declared_charset_is_honoured_and_named() {
    for (encoding, label, text, standard) in [
        (SHIFT_JIS, "Shift_JIS", "表示ソフト能", "Shift_JIS"),
        (SHIFT_JIS, "sjis", "十段", "Shift_JIS"),
        (BIG5, "Big5", "功許蓋", "Big5"),
        (GBK, "gb2312", "聂卫平", "GB2312"),
        (GBK, "GBK", "乗刓", "GBK"),
        (GB18030, "GB18030", "柯洁", "gb18030"),
        (EUC_JP, "EUC-JP", "本因坊", "EUC-JP"),
        (EUC_KR, "EUC-KR", "이창호", "EUC-KR"),
        (WINDOWS_1251, "windows-1251", "Динерштейн", "windows-1251"),
        (KOI8_R, "KOI8-R", "Шикшин", "KOI8-R"),
        (encoding_rs::UTF_8, "utf-8", "芮乃偉 ✓", "UTF-8"),
        (
            encoding_rs::WINDOWS_1252,
            "ISO8859-1",
            "Müller",
            "ISO-8859-1",
        ),
        (
            encoding_rs::WINDOWS_1252,
            "windows-1252",
            "Œuvré",
            "windows-1252",
        ),
    ] {
        let parsed = parse(&file(encoding, label, text)).unwrap();
        assert_eq!(name(&parsed), text, "{label}");
        assert_eq!(parsed.charset.name(), standard, "{label}");
        assert!(parsed.flaws.is_empty(), "{label}");
        let root = parsed.collection.games().next().unwrap();
        assert_eq!(root.main_line().count(), 2, "{label}");
    }
}

#[test]
fn second_bytes_that_look_like_backslash_or_bracket_do_no_harm() {
    for (encoding, label, text, trail) in [
        (SHIFT_JIS, "Shift_JIS", "ソ", 0x5c),
        (BIG5, "Big5", "許", 0x5c),
        (GBK, "GBK", "刓", 0x5c),
        (SHIFT_JIS, "Shift_JIS", "ゾ", 0x5d),
        (BIG5, "Big5", "包", 0x5d),
    ] {
        let bytes = file(encoding, label, text);
        let end = bytes.windows(3).position(|three| three == b"];B").unwrap();
        assert_eq!(bytes[end - 1], trail, "{text} is a case of this");
        let parsed = parse(&bytes).unwrap();
        assert_eq!(name(&parsed), text);
        assert!(parsed.flaws.is_empty(), "{label}");
    }
}

#[test]
fn file_without_charset_is_utf_8_if_it_can_be_else_latin_1() {
    let parsed = parse("(;PB[Müller 羽根])".as_bytes()).unwrap();
    assert_eq!(
        (name(&parsed).as_str(), parsed.charset.name()),
        ("Müller 羽根", "UTF-8")
    );
    let parsed = parse(b"(;PB[M\xfcller])").unwrap();
    assert_eq!(
        (name(&parsed).as_str(), parsed.charset.name()),
        ("Müller", "ISO-8859-1")
    );
}

#[test]
fn file_that_is_not_what_it_says_keeps_its_ascii() {
    let parsed = parse(b"(;CA[UTF-8]PB[M\xfcller];B[dd])").unwrap();
    assert_eq!(
        (name(&parsed).as_str(), parsed.charset.name()),
        ("Müller", "ISO-8859-1")
    );
    let parsed = parse(b"(;CA[Klingon]PB[M\xc3\xbcller])").unwrap();
    assert_eq!(
        (name(&parsed).as_str(), parsed.charset.name()),
        ("Müller", "UTF-8")
    );
    let parsed = parse(b"(;CA[EUC-KR]PB[\xff\xff];B[dd])").unwrap();
    assert_eq!(parsed.flaws[0].kind, FlawKind::Undecodable);
    assert_eq!(parsed.flaws[0].offset, 15);
}

#[test]
fn byte_order_mark_decides() {
    let marked = [b"\xef\xbb\xbf", &b"(;CA[Big5]PB[\xc3\xa9])"[..]].concat();
    let parsed = parse(&marked).unwrap();
    assert_eq!(
        (name(&parsed).as_str(), parsed.charset.name()),
        ("é", "UTF-8")
    );
    assert!(parsed.flaws.is_empty());
    let wide: Vec<u8> = "\u{feff}(;PB[é])"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let parsed = parse(&wide).unwrap();
    assert_eq!(
        (name(&parsed).as_str(), parsed.charset.name()),
        ("é", "UTF-16LE")
    );
}

#[test]
fn charset_named_in_a_comment_is_only_talk() {
    let parsed = parse("(;C[use CA[Big5\\] or C[\\]CA[Big5\\]]PB[é])".as_bytes()).unwrap();
    assert_eq!(parsed.charset.name(), "UTF-8");
}

#[test]
fn places_of_faults_are_bytes_of_the_file() {
    let mut bytes = file(SHIFT_JIS, "Shift_JIS", "表示");
    let end = bytes.len() - 1;
    bytes.truncate(end);
    bytes.extend(b";C[no end");
    assert_eq!(
        parse(&bytes).unwrap_err(),
        ParseError::UnclosedValue { offset: end + 2 }
    );
}

#[test]
fn written_text_is_utf_8_and_says_so() {
    let parsed = parse(&file(BIG5, "Big5", "許")).unwrap();
    let written = parsed.collection.to_sgf();
    assert!(written.contains("CA[UTF-8]"));
    let undeclared = parse(b"(;PB[M\xfcller])(;PB[ascii])").unwrap();
    let expected = "(;PB[Müller]CA[UTF-8])\n(;PB[ascii]CA[UTF-8])";
    assert_eq!(undeclared.collection.to_sgf(), expected);
    let ascii = parse(b"(;PB[Mueller];B[dd])").unwrap();
    assert_eq!(ascii.collection.to_sgf(), "(;PB[Mueller];B[dd])");
    let again = parse(written.as_bytes()).unwrap();
    assert_eq!(
        (name(&again).as_str(), again.charset.name()),
        ("許", "UTF-8")
    );
}
