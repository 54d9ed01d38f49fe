//! Names of rules in other programs.

use tengen_rules::{AGA, AREA, GOE, RuleSet};

#[test]
fn names_that_servers_and_programs_write_are_known() {
    for (own, names) in [
        (
            "japanese",
            &[
                "Japanese",
                "japanese",
                "Japanese Rules",
                "jp",
                "Korean",
                "Korean rules",
                "日本ルール",
                "日本规则",
                "日本",
                "韩国规则",
                "한국 룰",
                "Japanische Regeln",
                "règles japonaises",
                "reglas japonesas",
                "regole giapponesi",
                "Japanse regels",
                "zasady japońskie",
                "japanska regler",
                "Японские правила",
                "regras japonesas",
                "Japanese (1989)",
            ][..],
        ),
        (
            "chinese",
            &[
                "Chinese",
                "Chinese Rules",
                "CN",
                "Old Chinese",
                "Old_Chinese",
                "中国规则",
                "中國規則",
                "中国ルール",
                "Chinesische Regeln",
                "règles chinoises",
                "Chinese-KGS",
                "Китайские правила",
            ],
        ),
        (
            "new-zealand",
            &[
                "New Zealand",
                "NZ",
                "New_Zealand",
                "NewZealand",
                "New Zealand Rules",
                "new-zealand",
                "新西兰规则",
                "Neuseeland",
            ],
        ),
        (
            "tromp-taylor",
            &[
                "Tromp-Taylor",
                "tromp taylor",
                "TrompTaylor",
                "Tromp-Taylor rules",
                "TT",
            ],
        ),
        (
            "aga",
            &[
                "AGA",
                "aga rules",
                "AGA Rules",
                "BGA",
                "French",
                "règles françaises",
            ],
        ),
        (
            "goe",
            &[
                "GOE",
                "Goe",
                "Ing",
                "Ing rules",
                "Ing Goe",
                "Ing's",
                "应氏规则",
                "應氏規則",
            ],
        ),
        ("territory", &["territory", "Territory Rules"]),
        ("renju", &["renju"]),
        (
            "area",
            &["area", "Area scoring", "koSIMPLEscoreAREAtaxNONEsui0"],
        ),
        ("chinese", &["koPOSITIONALscoreAREAtaxNONEsui0button0whbN"]),
        ("japanese", &["koSIMPLEscoreTERRITORYtaxSEKIsui0"]),
    ] {
        for name in names {
            let known = RuleSet::from_any_name(name).map(|set| set.name);
            assert_eq!(known, Some(own), "{name}");
        }
    }
    for name in [
        "",
        "Klingon",
        "rules",
        "koSPIGHTscoreAREAtaxALLsui0",
        "chinese japanese",
        "Rules of Go",
    ] {
        assert_eq!(RuleSet::from_any_name(name), None, "{name}");
    }
}

#[test]
fn every_rule_set_is_known_by_its_own_name() {
    for set in RuleSet::ALL.iter().chain([&AGA, &AREA, &GOE]) {
        assert_eq!(RuleSet::from_any_name(set.name), Some(set));
        assert_eq!(RuleSet::from_any_name(&set.name.to_uppercase()), Some(set));
    }
}
