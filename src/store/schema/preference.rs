//! A part of a preference. Frozen once released: a change of anything here is a new version.
//!
//! A preference is a list of these, and none holds others, so that no depth of them can overflow a stack.

use serde::{Deserialize, Serialize};

/// New kinds stand at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(in crate::store) enum Value {
    Flag(bool),
    Number(i64),
    Text(String),
}
