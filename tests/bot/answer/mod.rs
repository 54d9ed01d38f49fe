//! From an outcome to a response.

mod refused;
