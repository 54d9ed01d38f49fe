//! The referee for other programs: questions in, answers out.
#![expect(
    clippy::unwrap_used,
    reason = "in the helpers of tests, too, a failure is a panic"
)]

mod count;
mod defaults;
mod docs;
mod errors;
mod five;
mod go;
mod hostile;
mod law;

use serde_json::Value;

/// The line that answers `question`, without its end.
#[track_caller]
fn line(question: &[u8]) -> String {
    let mut output = Vec::new();
    tengen_jsonl::referee::answer(question, &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    let line = text.strip_suffix('\n').unwrap();
    assert!(!line.contains('\n'), "{line}");
    line.to_owned()
}

/// The answer to `question`.
#[track_caller]
fn ask(question: &Value) -> Value {
    let answer = serde_json::from_str(&line(question.to_string().as_bytes())).unwrap();
    let Value::Object(members) = &answer else {
        panic!("{answer}");
    };
    let keys: Vec<_> = members.keys().map(String::as_str).collect();
    let complete = ["at", "first_illegal", "id", "result", "score"];
    assert!(keys == complete || keys == ["error", "id"], "{keys:?}");
    answer
}

/// The answer to a question that must make sense.
#[track_caller]
fn rule(question: &Value) -> Value {
    let answer = ask(question);
    assert!(answer.get("error").is_none(), "{question}: {answer}");
    answer
}

/// The error for an invalid question.
#[track_caller]
fn refuse(question: &Value) -> String {
    let answer = ask(question);
    let error = answer.get("error").and_then(Value::as_str);
    error
        .unwrap_or_else(|| panic!("{question}: {answer}"))
        .to_owned()
}
