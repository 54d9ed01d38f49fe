//! Reading what people type.

pub(crate) mod line;
pub(crate) mod numbers;
pub mod point;
