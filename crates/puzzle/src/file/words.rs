//! Judgements in comments on a line, in the words that people and programs write.

/// Words for "right", in lower case. They count alone at the beginning of a line, or anywhere in capitals.
const RIGHT: &[&str] = &[
    "right",
    "correct",
    "choiceright",
    "solution",
    "richtig",
    "korrekt",
    "lösung",
    "juste",
    "exact",
    "correcto",
    "correcta",
    "solución",
    "certo",
    "certa",
    "correto",
    "correta",
    "solução",
    "corretto",
    "corretta",
    "giusto",
    "giusta",
    "esatto",
    "esatta",
    "soluzione",
    "goed",
    "juist",
    "oplossing",
    "rätt",
    "lösning",
    "rigtigt",
    "rigtig",
    "løsning",
    "dobrze",
    "poprawnie",
    "prawidłowo",
    "rozwiązanie",
    "верно",
    "правильно",
    "решение",
];

/// The words for "wrong".
const WRONG: &[&str] = &[
    "wrong",
    "incorrect",
    "failure",
    "falsch",
    "fehler",
    "faux",
    "incorrecte",
    "échec",
    "raté",
    "incorrecto",
    "incorrecta",
    "fallo",
    "errado",
    "errada",
    "incorreto",
    "incorreta",
    "fracasso",
    "sbagliato",
    "sbagliata",
    "errato",
    "errata",
    "fallimento",
    "fout",
    "onjuist",
    "mislukt",
    "fel",
    "forkert",
    "fejl",
    "źle",
    "błąd",
    "niepoprawnie",
    "неверно",
    "неправильно",
    "ошибка",
];

/// Chinese, Japanese and Korean words at the beginning of a comment or of a part of one.
const RIGHT_SIGNS: &[&str] = &["正解", "正确", "正確", "정답", "정해", "성공"];
const WRONG_SIGNS: &[&str] = &[
    "失败",
    "失敗",
    "错误",
    "錯誤",
    "不正解",
    "不正确",
    "不正確",
    "오답",
    "실패",
];

/// The verdict of a text on a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum TextVerdict {
    #[default]
    Nothing,
    Yes,
}

/// Whether `text` calls its line right, and whether it calls it wrong.
pub(super) fn verdict(text: &str) -> (TextVerdict, TextVerdict) {
    let right = says(text, RIGHT, &["Correct"], RIGHT_SIGNS);
    let wrong = says(text, WRONG, &["Wrong", "Incorrect"], WRONG_SIGNS);
    (right, wrong)
}

/// Whether `text` has one of the words alone at the beginning of a line ("right" is a direction, too), one in capitals
/// or one of the names anywhere, or one of the signs at the beginning of a part.
fn says(text: &str, words: &[&str], names: &[&str], signs: &[&str]) -> TextVerdict {
    let is_shouted = |word: &str| {
        let has_small = word.chars().any(char::is_lowercase);
        !has_small && words.contains(&word.to_lowercase().as_str())
    };
    let mut parts = text.split(|character: char| !character.is_alphabetic());
    let is_said = |part: &str| {
        names.contains(&part) || is_shouted(part) || signs.iter().any(|sign| part.starts_with(sign))
    };
    if parts.any(is_said) || text.lines().any(|line| begins_with(line, words)) {
        TextVerdict::Yes
    } else {
        TextVerdict::Nothing
    }
}

/// Whether `line` begins with one of the `words` that is not followed by a sentence.
fn begins_with(line: &str, words: &[&str]) -> bool {
    let line = line.trim_start_matches(|character: char| !character.is_alphabetic());
    let end = line
        .find(|character: char| !character.is_alphabetic())
        .unwrap_or(line.len());
    let (word, rest) = line.split_at(end);
    let stands_alone = !rest
        .trim_start_matches(' ')
        .starts_with(char::is_alphabetic);
    stands_alone && words.contains(&word.to_lowercase().as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_judge_in_many_languages_and_talk_does_not() {
        let (no, yes) = (TextVerdict::Nothing, TextVerdict::Yes);
        for (text, expected) in [
            ("RIGHT! Well done.", (yes, no)),
            ("This is Correct", (yes, no)),
            ("CHOICERIGHT", (yes, no)),
            ("right", (yes, no)),
            ("Richtig: Schwarz lebt.", (yes, no)),
            ("Falsch", (no, yes)),
            ("Źle!", (no, yes)),
            ("Correcto.", (yes, no)),
            ("Правильно", (yes, no)),
            ("1. Неправильно", (no, yes)),
            ("正解图", (yes, no)),
            ("【正解】", (yes, no)),
            ("図1 失敗", (no, yes)),
            ("不正解", (no, yes)),
            ("정답입니다", (yes, no)),
            ("오답", (no, yes)),
            ("right here Black has a cut", (no, no)),
            ("to the right", (no, no)),
            ("not correct", (no, no)),
            ("Faux œil", (no, no)),
            ("Richtig wäre ein Zug bei A", (no, no)),
            ("白失败", (no, no)),
        ] {
            assert_eq!(verdict(text), expected, "{text}");
        }
    }
}
