//! Names of rules in other programs and countries, and rules that serve only to check records.

use super::{Compensation, GoRules, KoRule, Komi, RuleSet, Rules, Scoring, Suicide};

/// The rules of the American Go Association, and of the British and French ones: area, or territory with a stone for
/// each pass, which gives the same result; a position may not be repeated with the same side to move.
pub const AGA: RuleSet = RuleSet {
    name: "aga",
    rules: Rules::Go(GoRules {
        compensation: USUAL,
        ..GoRules::new(KoRule::SituationalSuperko, Scoring::Area)
    }),
};

/// Ing's rules (GOE): area, and suicide is allowed. Their rules of repetition beyond the simple ko need an arbiter, so
/// that such repetitions are not called illegal.
pub const GOE: RuleSet = RuleSet {
    name: "goe",
    rules: Rules::Go(GoRules {
        suicide: Suicide::Allowed,
        compensation: USUAL,
        ..GoRules::new(KoRule::Simple, Scoring::Area)
    }),
};

/// Area with the simple ko alone, as in programs whose "Chinese" rules lack superko.
pub const AREA: RuleSet = RuleSet {
    name: "area",
    rules: Rules::Go(GoRules {
        compensation: USUAL,
        ..GoRules::new(KoRule::Simple, Scoring::Area)
    }),
};

/// The common core of all rules of Go: nobody plays on a stone, or takes back a ko at once. Nothing else is illegal,
/// and there is no count.
pub const UNKNOWN: RuleSet = RuleSet {
    name: "unknown",
    rules: Rules::Go(GoRules {
        suicide: Suicide::Allowed,
        ..GoRules::new(KoRule::Simple, Scoring::Area)
    }),
};

const USUAL: Compensation = match Komi::from_half_points(15) {
    Some(komi) => Compensation::Usual(komi),
    None => Compensation::None,
};

/// Words around a name that are not part of it.
const BESIDE: &[&str] = &[
    "rules",
    "rule",
    "ruleset",
    "the",
    "scoring",
    "regeln",
    "regel",
    "règles",
    "règle",
    "regles",
    "reglas",
    "regla",
    "regras",
    "regra",
    "regole",
    "regola",
    "regels",
    "zasady",
    "regler",
    "reglerne",
    "reglerna",
    "правила",
];

/// Those words, as suffixes of words written without spaces; longer ones first.
const ENDINGS: &[&str] = &[
    "围棋规则",
    "圍棋規則",
    "囲碁ルール",
    "바둑규칙",
    "규칙",
    "规则",
    "規則",
    "棋规",
    "棋規",
    "規約",
    "ルール",
    "룰",
];

/// Names in small letters, without spaces and signs, beside those of [`RuleSet::ALL`]; with their rule sets.
const NAMES: &[(&str, &[&str])] = &[
    (
        "japanese",
        &[
            "jp",
            "jpn",
            "kr",
            "kor",
            "korean",
            "japan",
            "korea",
            "nihonkiin",
            "日本",
            "韩国",
            "韓国",
            "韓國",
            "일본",
            "한국",
            "japanische",
            "japanisch",
            "koreanische",
            "koreanisch",
            "japonaises",
            "japonaise",
            "japonais",
            "coréennes",
            "coréenne",
            "japonesas",
            "japonesa",
            "japonés",
            "coreanas",
            "coreana",
            "giapponesi",
            "giapponese",
            "coreane",
            "japans",
            "japanse",
            "koreaans",
            "koreaanse",
            "japońskie",
            "koreańskie",
            "japanske",
            "japansk",
            "japanska",
            "koreanske",
            "koreansk",
            "koreanska",
            "японские",
            "корейские",
        ],
    ),
    (
        "chinese",
        &[
            "cn",
            "chn",
            "china",
            "oldchinese",
            "chineseold",
            "chinesekgs",
            "chineseogs",
            "中国",
            "中國",
            "중국",
            "chinesische",
            "chinesisch",
            "chinoises",
            "chinoise",
            "chinois",
            "chinas",
            "chino",
            "chinesas",
            "chinesa",
            "cinesi",
            "cinese",
            "chinees",
            "chińskie",
            "kinesiske",
            "kinesisk",
            "kinesiska",
            "китайские",
        ],
    ),
    (
        "new-zealand",
        &[
            "nz",
            "newzealand",
            "新西兰",
            "紐西蘭",
            "ニュージーランド",
            "뉴질랜드",
            "neuseeland",
            "neuseeländische",
            "nouvellezélande",
            "néozélandaises",
            "nuevazelanda",
            "neozelandesas",
            "novazelândia",
            "nuovazelanda",
            "neozelandesi",
            "nieuwzeeland",
            "nieuwzeelandse",
            "nowazelandia",
            "nowozelandzkie",
            "nyazeeland",
            "newzealandske",
            "nyzeeländska",
            "новаязеландия",
            "новозеландские",
        ],
    ),
    ("tromp-taylor", &["tromptaylor", "tt", "logical"]),
    (
        "aga",
        &[
            "aga",
            "usa",
            "american",
            "bga",
            "british",
            "ffg",
            "french",
            "amerikanische",
            "américaines",
            "françaises",
            "americanas",
            "francesas",
            "americane",
            "francesi",
            "amerikaanse",
            "franse",
            "amerykańskie",
            "francuskie",
            "amerikanske",
            "franske",
            "amerikanska",
            "franska",
            "американские",
            "французские",
            "美国",
            "アメリカ",
            "미국",
        ],
    ),
    (
        "goe",
        &[
            "goe",
            "ing",
            "ings",
            "inggoe",
            "goeing",
            "ingsst",
            "sst",
            "应氏",
            "應氏",
            "応氏",
            "計点制",
            "计点制",
            "잉",
            "ingregeln",
        ],
    ),
    ("area", &["area"]),
    ("gomoku", &["freestyle"]),
    ("gomoku-exact", &["standard"]),
];

impl RuleSet {
    /// The rule set that `text` names: by our own name or by a name that servers and programs write, in their languages
    /// and with words around it (`Japanese Rules`, `New Zealand`, `GOE`, `中国规则`).
    ///
    /// If several rule sets share a name, the best-known one.
    pub fn from_any_name(text: &str) -> Option<&'static Self> {
        let text = text.trim().to_lowercase();
        if let Some(own) = Self::from_name(&text) {
            return Some(own);
        }
        if let Some(set) = in_parts(&text) {
            return Some(set);
        }
        let words = text
            .split(|character: char| !character.is_alphabetic())
            .filter(|word| !BESIDE.contains(word));
        let name: String = words.collect();
        let ending = ENDINGS.iter().find_map(|ending| name.strip_suffix(ending));
        let name = ending.unwrap_or(&name);
        let known = NAMES
            .iter()
            .find(|(own, names)| *own == name || names.contains(&name));
        match known.map_or(name, |(own, _)| own) {
            "aga" => Some(&AGA),
            "goe" => Some(&GOE),
            "area" => Some(&AREA),
            own => Self::from_name(own),
        }
    }
}

/// Rules as KataGo writes them, part by part: `koSIMPLEscoreAREAtaxNONEsui0`, and later parts that do not concern moves.
fn in_parts(text: &str) -> Option<&'static RuleSet> {
    let (ko, rest) = text.strip_prefix("ko")?.split_once("score")?;
    let (score, rest) = rest.split_once("tax")?;
    let (tax, rest) = rest.split_once("sui")?;
    match (ko, score, tax, rest.chars().next()?) {
        ("simple", "area", "none", '0') => Some(&AREA),
        ("simple", "area", "none", '1') => Some(&GOE),
        ("situational", "area", "none", '0') => Some(&AGA),
        ("situational", "area", "none", '1') => RuleSet::from_name("new-zealand"),
        ("positional", "area", "none", '0') => RuleSet::from_name("chinese"),
        ("positional", "area", "none", '1') => RuleSet::from_name("tromp-taylor"),
        ("simple", "territory", "seki", '0') => RuleSet::from_name("japanese"),
        _ => None,
    }
}
