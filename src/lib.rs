//! tengen: a Discord bot for correspondence Go and its relatives.
