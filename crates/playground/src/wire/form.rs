//! Checks of a JSON body, field by field: each error is collected under the path of its field.

use serde_json::{Map, Value, json};

use super::ApiError;

/// Whether a field is required.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Presence {
    Required,
    Optional,
}

/// The check of a form body: the errors so far, and the path of the current field.
#[derive(Debug, Default)]
pub(crate) struct Form {
    path: Vec<String>,
    errors: Value,
}

impl Form {
    pub(crate) fn new() -> Self {
        Self {
            path: Vec::new(),
            errors: Value::Object(Map::new()),
        }
    }

    /// Runs `check` with `key` as the current field.
    pub(crate) fn at<T>(&mut self, key: impl ToString, check: impl FnOnce(&mut Self) -> T) -> T {
        self.path.push(key.to_string());
        let result = check(self);
        self.path.pop();
        result
    }

    /// Adds an error at the current field.
    pub(crate) fn error(&mut self, code: &str, message: impl Into<String>) {
        let mut node = &mut self.errors;
        for key in &self.path {
            if !node[key].is_object() {
                node[key] = json!({});
            }
            node = &mut node[key];
        }
        if !node["_errors"].is_array() {
            node["_errors"] = json!([]);
        }
        if let Some(list) = node["_errors"].as_array_mut() {
            list.push(json!({ "code": code, "message": message.into() }));
        }
    }

    /// Adds an error at the field `key`.
    pub(crate) fn error_at(&mut self, key: impl ToString, code: &str, message: impl Into<String>) {
        self.at(key, |form| form.error(code, message));
    }

    /// Adds the error that `key` is missing.
    pub(crate) fn missing(&mut self, key: impl ToString) {
        self.error_at(key, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// Adds the error that the length of `key` is out of range.
    pub(crate) fn bad_length(&mut self, key: impl ToString, min: usize, max: usize) {
        self.error_at(
            key,
            "BASE_TYPE_BAD_LENGTH",
            format!("Must be between {min} and {max} in length."),
        );
    }

    /// Adds the error that `key` has an unknown value.
    pub(crate) fn bad_choice(&mut self, key: impl ToString) {
        self.error_at(
            key,
            "BASE_TYPE_CHOICES",
            "Value is not one of the values allowed.",
        );
    }

    /// A string of `min` to `max` characters, or `None` when absent, null or wrong.
    pub(crate) fn text<'a>(
        &mut self,
        object: &'a Value,
        key: &str,
        min: usize,
        max: usize,
        presence: Presence,
    ) -> Option<&'a str> {
        match &object[key] {
            Value::Null => {
                if presence == Presence::Required {
                    self.missing(key);
                }
                None
            }
            Value::String(text) => {
                let length = text.chars().count();
                if length == 0 && presence == Presence::Required {
                    self.missing(key);
                    None
                } else if length < min || length > max {
                    self.bad_length(key, min, max);
                    None
                } else {
                    Some(text)
                }
            }
            _ => {
                self.error_at(
                    key,
                    "STRING_TYPE_CONVERT",
                    "Could not interpret value as string.",
                );
                None
            }
        }
    }

    /// An integer within a range, also as a decimal string; `None` when absent, null or invalid.
    pub(crate) fn number(
        &mut self,
        object: &Value,
        key: &str,
        range: std::ops::RangeInclusive<i64>,
    ) -> Option<i64> {
        let value = match &object[key] {
            Value::Null => return None,
            Value::Number(number) => number.as_i64(),
            Value::String(text) => text.parse().ok(),
            _ => None,
        };
        match value {
            None => {
                self.error_at(key, "NUMBER_TYPE_COERCE", "Value is not an int.");
                None
            }
            Some(number) if !range.contains(&number) => {
                let (code, bound, word) = if number < *range.start() {
                    ("NUMBER_TYPE_MIN", range.start(), "greater")
                } else {
                    ("NUMBER_TYPE_MAX", range.end(), "less")
                };
                self.error_at(
                    key,
                    code,
                    format!("Value must be {word} than or equal to {bound}."),
                );
                None
            }
            number => number,
        }
    }

    /// A list of `min` to `max` members; absent and null are an empty list.
    pub(crate) fn list<'a>(
        &mut self,
        object: &'a Value,
        key: &str,
        min: usize,
        max: usize,
    ) -> &'a [Value] {
        match &object[key] {
            Value::Null if min > 0 => {
                self.missing(key);
                &[]
            }
            Value::Null => &[],
            Value::Array(list) => {
                if list.len() < min || list.len() > max {
                    self.bad_length(key, min, max);
                }
                list
            }
            _ => {
                self.error_at(key, "LIST_TYPE_CONVERT", "Only iterables may be used.");
                &[]
            }
        }
    }

    /// Whether there are no errors.
    pub(crate) fn is_clean(&self) -> bool {
        self.errors.as_object().is_none_or(Map::is_empty)
    }

    /// The refusal, if there are errors.
    pub(crate) fn finish(self) -> Result<(), ApiError> {
        if self.is_clean() {
            Ok(())
        } else {
            Err(ApiError::InvalidForm(self.errors))
        }
    }
}

/// A refusal for one field.
pub(crate) fn refuse(key: &str, code: &str, message: &str) -> ApiError {
    let mut form = Form::new();
    form.error_at(key, code, message);
    ApiError::InvalidForm(form.errors)
}
