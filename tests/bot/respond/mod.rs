//! From a request to a response.

mod fault;
mod heard;
