//! Reading what people type.

pub(crate) mod line;
pub(crate) mod numbers;
pub(crate) mod point;
