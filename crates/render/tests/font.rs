//! The font of the texts in pictures.

use std::path::{Path, PathBuf};

use ab_glyph::{Font, FontRef, GlyphId, PxScale, ScaleFont};

/// The letters beyond A to Z and the quotation marks of each language of the bot, or planned for it.
const ALPHABETS: &[(&str, &str)] = &[
    ("Danish", "æøå ÆØÅ »«„“"),
    ("Dutch", "áéíóúèëïöü ÁÉÍÓÚÈËÏÖÜ ĳĲ ‘’“”„"),
    ("English", "‘’“”"),
    ("French", "àâæçéèêëîïôœùûüÿ ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ «»‹›’"),
    ("German", "äöüß ÄÖÜẞ „“‚‘»«"),
    ("Italian", "àèéìíîòóùú ÀÈÉÌÍÎÒÓÙÚ «»“”’"),
    ("Polish", "ąćęłńóśźż ĄĆĘŁŃÓŚŹŻ „”«»"),
    ("Portuguese", "áâãàçéêíóôõúü ÁÂÃÀÇÉÊÍÓÔÕÚÜ ªº «»“”"),
    (
        "Russian",
        "абвгдеёжзийклмнопрстуфхцчшщъыьэюя АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ «»„“№",
    ),
    ("Spanish", "áéíñóúü ÁÉÍÑÓÚÜ ¡¿ ªº «»"),
    ("Swedish", "åäöé ÅÄÖÉ ”’»"),
];

/// Characters that are in all of them: digits, punctuation, no-break spaces.
const SIGNS: &str = "0123456789 .,:;!?…'\"()[]{}<>/\\|@#$%&*+-=_~^` –—−‐×·•°±½§©\u{a0}\u{202f}";

/// Signs of messages which Discord shows: they are not written into pictures.
const NOT_DRAWN: &str = "⚫⚪🏆";

fn fonts() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/fonts")
}

/// The files that are built in, with their bytes.
fn files() -> Vec<(String, Vec<u8>)> {
    let folder = std::fs::read_dir(fonts()).unwrap();
    let paths = folder.map(|entry| entry.unwrap().path());
    let fonts = paths.filter(|path| path.extension().is_some_and(|ending| ending == "ttf"));
    let read = |path: PathBuf| {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        (name, std::fs::read(path).unwrap())
    };
    let files: Vec<_> = fonts.map(read).collect();
    assert!(!files.is_empty());
    files
}

/// Those of `characters` that the font lacks: its first glyph is a box for all of them.
fn lacking(font: &FontRef<'_>, characters: &str) -> String {
    let is_lacking = |c: &char| font.glyph_id(*c) == GlyphId(0);
    characters.chars().filter(is_lacking).collect()
}

#[test]
fn the_font_has_every_letter_of_every_language() {
    let latin: String = ('A'..='Z').chain('a'..='z').collect();
    for (name, bytes) in files() {
        let font = FontRef::try_from_slice(&bytes).unwrap();
        let alphabets = ALPHABETS.iter().chain(&[("all", SIGNS)]);
        for (language, characters) in alphabets {
            let lacking = lacking(&font, characters);
            assert_eq!(lacking, "", "{language} in {name}");
        }
        assert_eq!(lacking(&font, &latin), "", "{name}");
    }
}

#[test]
fn the_font_has_every_character_of_the_bots_own_texts() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/locales");
    let folders: Vec<_> = std::fs::read_dir(locales)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    assert_eq!(folders.len(), ALPHABETS.len());
    for folder in folders {
        let mut text = String::new();
        for entry in std::fs::read_dir(&folder).unwrap() {
            text += &std::fs::read_to_string(entry.unwrap().path()).unwrap();
        }
        text.retain(|c| !c.is_control() && !NOT_DRAWN.contains(c));
        for (name, bytes) in files() {
            let font = FontRef::try_from_slice(&bytes).unwrap();
            assert_eq!(lacking(&font, &text), "", "{} in {name}", folder.display());
        }
    }
}

#[test]
fn letters_are_not_empty_and_capitals_are_as_high_as_pictures_take_them_to_be() {
    for (name, bytes) in files() {
        let font = FontRef::try_from_slice(&bytes).unwrap();
        let scale = PxScale::from(font.height_unscaled());
        for c in ('A'..='Z').chain('0'..='9').chain('А'..='я') {
            let glyph = font.glyph_id(c).with_scale(scale);
            let outline = font.outline_glyph(glyph);
            assert!(outline.is_some(), "{c} in {name}");
            assert!(font.as_scaled(scale).h_advance(font.glyph_id(c)) > 0.0);
        }
        let capital = font.outline_glyph(font.glyph_id('H').with_scale(scale));
        let height = capital.unwrap().px_bounds().height() / font.units_per_em().unwrap();
        assert!((height - 0.7275).abs() < 0.005, "{name}: {height}");
    }
}

#[test]
fn fonts_come_with_their_licence_reserve_no_name_and_stay_small() {
    let licence = std::fs::read_to_string(fonts().join("OFL.txt")).unwrap();
    assert!(licence.contains("SIL OPEN FONT LICENSE Version 1.1"));
    // A subset of a font is a modified version, which must not have a reserved name.
    let (holders, terms) = licence.split_once("SIL OPEN FONT LICENSE").unwrap();
    assert!(
        !holders.to_lowercase().contains("reserved font name"),
        "{holders}"
    );
    assert!(
        terms.contains("Reserved Font Name"),
        "the whole licence is there"
    );
    let readme = std::fs::read_to_string(fonts().join("README.md")).unwrap();
    for (name, bytes) in files() {
        assert!(readme.contains(&name), "README.md says how {name} was made");
        assert!(bytes.len() < 64 << 10, "{name}: {} bytes", bytes.len());
        // The file itself contains the licence and the holders' names, in UTF-16.
        let says = |text: &str| {
            let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
            bytes.windows(wide.len()).any(|part| part == wide)
        };
        assert!(says("SIL Open Font License"), "{name}");
        assert!(says("The Inter Project Authors"), "{name}");
        assert!(!says("Reserved Font Name"), "{name}");
    }
}
