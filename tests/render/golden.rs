//! Pictures as they should look, in `tests/render/golden`.
