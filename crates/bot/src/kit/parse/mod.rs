//! Reading what people type.

pub mod line;
pub(crate) mod numbers;
pub mod point;
