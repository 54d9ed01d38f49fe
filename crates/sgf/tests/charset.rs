//! Files in the charsets of the world.

use encoding_rs::{BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, KOI8_R, SHIFT_JIS, WINDOWS_1251};
use proptest::prelude::*;
use tengen_sgf::{Collection, Evidence, FlawKind, ParseError, Parsed, parse};

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
}

/// A name that is cut in the middle of a character does not mean another charset.
#[test]
fn a_broken_character_is_a_flaw_of_the_charset_that_the_file_names() {
    for (encoding, label) in [
        (EUC_KR, "EUC-KR"),
        (encoding_rs::UTF_8, "UTF-8"),
        (SHIFT_JIS, "Shift_JIS"),
    ] {
        let long = if encoding == SHIFT_JIS {
            "井山裕太本因坊井山裕太本因坊"
        } else {
            "이창호이세돌박정환신진서조훈현"
        };
        let mut bytes = file(encoding, label, &long.repeat(2));
        let end = bytes.windows(3).position(|three| three == b"];B").unwrap();
        bytes[end - 1] = 0xff;
        let parsed = parse(&bytes).unwrap();
        assert_eq!(parsed.charset.name(), label);
        assert_eq!(parsed.flaws[0].kind, FlawKind::Undecodable, "{label}");
        let root = parsed.collection.games().next().unwrap();
        assert_eq!(root.main_line().count(), 2, "{label}");
    }
}

#[test]
fn charsets_are_known_by_the_names_that_programs_write() {
    for (encoding, text, labels) in [
        (
            SHIFT_JIS,
            "能力",
            &[
                "CP932",
                "cp932",
                "MS932",
                "Windows-31J",
                "windows932",
                "x-sjis",
                "SJIS",
                "csShiftJIS",
            ][..],
        ),
        (
            GBK,
            "柯洁",
            &[
                "CP936",
                "MS936",
                "EUC-CN",
                "euccn",
                "GB_2312-80",
                "gb2312",
                "x-gbk",
                "windows-936",
            ],
        ),
        (
            EUC_KR,
            "이세돌",
            &[
                "CP949",
                "MS949",
                "UHC",
                "EUC_KR",
                "ks_c_5601-1987",
                "euckr",
                "windows-949",
            ],
        ),
        (
            BIG5,
            "周俊勳",
            &[
                "CP950",
                "MS950",
                "big5-hkscs",
                "Big5-ETEN",
                "BIG5",
                "cn-big5",
            ],
        ),
        (
            EUC_JP,
            "本因坊",
            &["eucJP", "EUC_JP", "ujis", "x-euc-jp", "cp51932"],
        ),
        (KOI8_R, "Шикшин", &["KOI8R", "koi8-r", "koi", "cp20866"]),
        (
            WINDOWS_1251,
            "Шикшин",
            &["win-1251", "cp1251", "CP-1251", "windows1251"],
        ),
        (
            encoding_rs::ISO_8859_2,
            "Łukasz",
            &["ISO8859_2", "latin2", "iso-8859-2", "cp28592"],
        ),
        (
            encoding_rs::WINDOWS_1252,
            "Müller",
            &["8859_1", "latin1", "ISO 8859-1", "win1252", "us-ascii"],
        ),
        (
            encoding_rs::UTF_8,
            "柯洁",
            &["utf8", "UTF_8", "cp65001", "unicode-1-1-utf-8"],
        ),
    ] {
        for label in labels {
            let parsed = parse(&file(encoding, label, text)).unwrap();
            assert_eq!(name(&parsed), text, "{label}");
            assert_eq!(parsed.evidence, Evidence::Named, "{label}");
        }
    }
}

/// The bytes of a record without CA, in `encoding`.
fn unnamed(encoding: &'static Encoding, text: &str) -> Vec<u8> {
    let (bytes, _, unmappable) = encoding.encode(text);
    assert!(!unmappable, "{text}");
    bytes.into_owned()
}

#[test]
fn a_file_that_names_no_charset_is_recognised_and_loses_no_move() {
    for (encoding, comment, name) in [
        (SHIFT_JIS, "この石の生死は可能", "Shift_JIS"),
        (SHIFT_JIS, "能", "Shift_JIS"),
        (BIG5, "這一手很成功", "Big5"),
        (BIG5, "功", "Big5"),
        (EUC_KR, "이세돌 구단의 신의 한 수", "EUC-KR"),
        (EUC_JP, "井山裕太本因坊の一手", "EUC-JP"),
        (GB18030, "这个手很好，中国围棋甲级联赛", "GBK"),
        (WINDOWS_1251, "Динерштейн Александр", "windows-1251"),
        (encoding_rs::WINDOWS_1252, "José", "ISO-8859-1"),
        (
            encoding_rs::WINDOWS_1252,
            "Größe, François, señor",
            "ISO-8859-1",
        ),
        (encoding_rs::ISO_2022_JP, "井山裕太", "ISO-2022-JP"),
    ] {
        let text =
            format!("(;GM[1]FF[3]SZ[19]EV[{comment}];B[dd]C[{comment}];W[ee]C[{comment}];B[gg])");
        let parsed = parse(&unnamed(encoding, &text)).unwrap();
        assert_eq!(
            (parsed.charset.name(), parsed.evidence),
            (name, Evidence::Recognised),
            "{comment}"
        );
        let root = parsed.collection.games().next().unwrap();
        assert_eq!(root.main_line().count(), 4, "{comment}");
        assert_eq!(root.value("EV").unwrap().simple_text(), comment);
        assert!(parsed.flaws.is_empty(), "{comment}: {:?}", parsed.flaws);
    }
}

#[test]
fn wide_characters_claimed_in_bytes_are_no_truth() {
    for label in ["UTF-16", "utf-16le", "UCS-2", "unicode"] {
        let parsed = parse(format!("(;GM[1]CA[{label}]PB[Müller];B[dd])").as_bytes()).unwrap();
        assert_eq!(
            (name(&parsed).as_str(), parsed.charset.name()),
            ("Müller", "UTF-8")
        );
        assert_eq!(parsed.evidence, Evidence::Recognised);
        assert_eq!(parsed.charset_named.as_deref(), Some(label));
    }
}

/// The charsets that a file of bytes can be in.
const ALL: &[&Encoding] = &[
    encoding_rs::UTF_8,
    BIG5,
    EUC_JP,
    EUC_KR,
    GB18030,
    GBK,
    SHIFT_JIS,
    encoding_rs::ISO_2022_JP,
    encoding_rs::IBM866,
    encoding_rs::ISO_8859_2,
    encoding_rs::ISO_8859_3,
    encoding_rs::ISO_8859_4,
    encoding_rs::ISO_8859_5,
    encoding_rs::ISO_8859_6,
    encoding_rs::ISO_8859_7,
    encoding_rs::ISO_8859_8,
    encoding_rs::ISO_8859_8_I,
    encoding_rs::ISO_8859_10,
    encoding_rs::ISO_8859_13,
    encoding_rs::ISO_8859_14,
    encoding_rs::ISO_8859_15,
    encoding_rs::ISO_8859_16,
    KOI8_R,
    encoding_rs::KOI8_U,
    encoding_rs::MACINTOSH,
    encoding_rs::WINDOWS_874,
    encoding_rs::WINDOWS_1250,
    WINDOWS_1251,
    encoding_rs::WINDOWS_1252,
    encoding_rs::WINDOWS_1253,
    encoding_rs::WINDOWS_1254,
    encoding_rs::WINDOWS_1255,
    encoding_rs::WINDOWS_1256,
    encoding_rs::WINDOWS_1257,
    encoding_rs::WINDOWS_1258,
    encoding_rs::X_MAC_CYRILLIC,
];

/// Last bytes of characters: those with a meaning in SGF, and braces and a bar, which occur there, too.
const ENDS: &[u8] = b"[\\]{|}()";

/// The characters of `encoding` that consist of a non-ASCII byte and one of [`ENDS`], or of such a byte alone;
/// in ISO-2022-JP of two ASCII bytes, the second one of [`ENDS`].
fn characters(encoding: &'static Encoding) -> Vec<char> {
    let firsts = 0x21..=0xff_u8;
    let pairs = firsts.flat_map(|first| ENDS.iter().map(move |&second| vec![first, second]));
    let escaped = encoding == encoding_rs::ISO_2022_JP;
    let bytes = pairs.filter_map(|pair| {
        if escaped {
            Some([&b"\x1b$B"[..], &pair, b"\x1b(B"].concat())
        } else {
            (pair[0] >= 0x80).then_some(pair)
        }
    });
    let decoded = bytes.filter_map(|bytes| {
        let text = encoding.decode_without_bom_handling_and_without_replacement(&bytes)?;
        let (again, _, _) = encoding.encode(&text);
        let first = text.chars().next()?;
        (*again == bytes && !first.is_control()).then_some(first)
    });
    let found: std::collections::BTreeSet<char> = decoded.collect();
    found.into_iter().collect()
}

/// A record with `values` of comments in `encoding`, which it names.
fn record(encoding: &'static Encoding, values: &[String]) -> Vec<u8> {
    let mut collection = Collection::new();
    let mut node = collection.add_game();
    collection.add(node, "CA", ["UTF-8"]);
    for value in values {
        node = collection.add_child(node);
        collection.add(node, "C", [value.as_str()]);
        collection.add(node, "B", ["dd"]);
    }
    let text = collection
        .to_sgf()
        .replace("CA[UTF-8]", &format!("CA[{}]", encoding.name()));
    unnamed(encoding, &text)
}

/// Checks that a record in this charset is read as it was written.
fn check_round_trip(encoding: &'static Encoding, values: &[String]) -> Result<(), String> {
    let parsed = parse(&record(encoding, values)).map_err(|error| error.to_string())?;
    let root = parsed.collection.games().next().unwrap();
    let read: Vec<String> = root
        .main_line()
        .skip(1)
        .map(|node| {
            node.value("C")
                .map(|value| value.text().into_owned())
                .unwrap_or_default()
        })
        .collect();
    if read == values
        && parsed.flaws.is_empty()
        && root
            .main_line()
            .skip(1)
            .all(|node| node.value("B").is_some())
    {
        Ok(())
    } else {
        Err(format!("{}: {read:?}", encoding.name()))
    }
}

#[test]
fn every_character_that_ends_like_a_bracket_is_read_as_it_was_written() {
    let mut seen = 0;
    for encoding in ALL {
        let characters = characters(encoding);
        seen += characters.len();
        let values: Vec<String> = characters
            .iter()
            .flat_map(|character| {
                [
                    format!("{character}"),
                    format!("{character}]"),
                    format!("\\{character}x"),
                ]
            })
            .collect();
        assert_eq!(check_round_trip(encoding, &values), Ok(()));
    }
    assert!(seen > 1500, "{seen} characters");
}

proptest! {
    #[test]
    fn in_any_charset_what_is_read_is_what_was_written(
        which in 0..ALL.len(),
        drafts in prop::collection::vec(prop::collection::vec((any::<prop::sample::Index>(), 0..3_u8), 1..12), 1..6),
    ) {
        let encoding = ALL[which];
        let characters = characters(encoding);
        let values: Vec<String> = drafts
            .iter()
            .map(|draft| {
                let signs = draft.iter().map(|(index, kind)| match kind {
                    0 if !characters.is_empty() => characters[index.index(characters.len())],
                    1 => char::from(ENDS[index.index(ENDS.len())]),
                    _ => char::from(b'a' + index.index(26) as u8),
                });
                signs.collect()
            })
            .collect();
        prop_assert_eq!(check_round_trip(encoding, &values), Ok(()));
    }
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
fn two_bytes_for_each_character_are_recognised_without_a_mark() {
    for (title, name) in [("", "柯洁"), ("Kisei\n", "Honinbo")] {
        let text = format!("{title}(;SZ[9]PB[{name}];B[aa];W[bb])");
        let little: Vec<_> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<_> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        for (bytes, charset) in [(little, "UTF-16LE"), (big, "UTF-16BE")] {
            let parsed = parse(&bytes).unwrap();
            assert_eq!(self::name(&parsed), name);
            assert_eq!(parsed.charset.name(), charset);
            assert_eq!(parsed.evidence, Evidence::Recognised);
        }
    }
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
