//! Requests and responses as plain data, with the limits that Discord sets.

pub mod answer;
pub mod family;
pub mod message;
pub mod order;
pub mod outbound;
pub mod request;
pub mod scheduled;
pub mod sign_in;
pub mod within;
