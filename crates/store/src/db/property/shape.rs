//! A part of a property's value. Frozen once released: a change of anything here is a new version.
//!
//! A value is a list of these, and none holds others, so that no depth of them can overflow a stack.

use serde::{Deserialize, Serialize};

use crate::db::shape::Id;

/// New kinds are added at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Value {
    Number(i64),
    Id(Id),
    Text(String),
}
