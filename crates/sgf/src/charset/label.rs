//! The names that programs write for charsets: those of the web's standard
//! (<https://encoding.spec.whatwg.org/#names-and-labels>), and aliases of Windows, Java and Unix.

use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, IBM866, ISO_2022_JP, KOI8_R, KOI8_U, MACINTOSH,
    SHIFT_JIS, UTF_8, UTF_16LE, WINDOWS_874, WINDOWS_1252,
};

/// Aliases beyond the WHATWG list, in lower case, letters and digits only.
const ALIASES: &[(&str, &Encoding)] = &[
    ("eucjp", EUC_JP),
    ("ujis", EUC_JP),
    ("shiftjis", SHIFT_JIS),
    ("sjis", SHIFT_JIS),
    ("windows31j", SHIFT_JIS),
    ("iso2022jp", ISO_2022_JP),
    ("jis", ISO_2022_JP),
    ("euccn", GBK),
    ("gb2312", GBK),
    ("gb231280", GBK),
    ("gbk", GBK),
    ("gb18030", GB18030),
    ("euckr", EUC_KR),
    ("ksc5601", EUC_KR),
    ("ksx1001", EUC_KR),
    ("uhc", EUC_KR),
    ("big5", BIG5),
    ("big5eten", BIG5),
    ("big5hkscs", BIG5),
    ("koi8r", KOI8_R),
    ("koi8u", KOI8_U),
    ("macroman", MACINTOSH),
    ("tis620", WINDOWS_874),
    ("ascii", WINDOWS_1252),
    ("usascii", WINDOWS_1252),
    ("utf8", UTF_8),
    ("unicode", UTF_16LE),
    ("ucs2", UTF_16LE),
];

/// Prefixes of Windows code page numbers, longer ones first.
const BEFORE_NUMBERS: &[&str] = &["codepage", "windows", "win", "ibm", "cp", "ms"];

/// The encoding that `label` names.
pub(super) fn encoding(label: &[u8]) -> Option<&'static Encoding> {
    Encoding::for_label_no_replacement(label).or_else(|| by_alias(label))
}

fn by_alias(label: &[u8]) -> Option<&'static Encoding> {
    let letters = label.iter().filter(|byte| byte.is_ascii_alphanumeric());
    let name: String = letters
        .map(|byte| char::from(byte.to_ascii_lowercase()))
        .collect();
    let standard = name.strip_prefix('x').unwrap_or(&name);
    let alias = ALIASES.iter().find(|(alias, _)| *alias == standard);
    if let Some(&(_, encoding)) = alias {
        return Some(encoding);
    }
    // Java writes ISO8859_1, and 8859_1.
    let part = standard.strip_prefix("iso").unwrap_or(standard);
    if let Some(part) = part.strip_prefix("8859") {
        return Encoding::for_label(format!("iso-8859-{part}").as_bytes());
    }
    let number = BEFORE_NUMBERS
        .iter()
        .find_map(|before| standard.strip_prefix(before))?;
    code_page(number.parse().ok()?)
}

/// The encoding of a Windows code page.
fn code_page(number: u32) -> Option<&'static Encoding> {
    Some(match number {
        866 => IBM866,
        874 => WINDOWS_874,
        932 | 943 => SHIFT_JIS,
        936 | 51936 => GBK,
        949 | 51949 => EUC_KR,
        950 => BIG5,
        1200 | 1201 => UTF_16LE,
        10000 => MACINTOSH,
        20866 => KOI8_R,
        20932 | 51932 => EUC_JP,
        21866 => KOI8_U,
        50220..=50222 => ISO_2022_JP,
        54936 => GB18030,
        65001 => UTF_8,
        1250..=1258 => return Encoding::for_label(format!("windows-{number}").as_bytes()),
        28591..=28606 => {
            let part = number - 28590;
            return Encoding::for_label(format!("iso-8859-{part}").as_bytes());
        }
        _ => return None,
    })
}
