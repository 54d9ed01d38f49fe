//! The seeds of the fuzz targets, earlier findings included: each passes.

use std::fs;
use std::path::Path;

#[path = "../../fuzz/targets.rs"]
mod targets;

#[test]
fn every_seed_of_every_fuzz_target_holds() {
    let seeds = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds");
    for (name, target) in targets::ALL {
        let files = fs::read_dir(seeds.join(name)).unwrap();
        let files: Vec<_> = files.map(|entry| entry.unwrap().path()).collect();
        assert!(files.len() >= 5, "{name} has seeds");
        for file in files {
            target(&fs::read(file).unwrap());
        }
    }
}

/// A target without a program would never be fuzzed.
#[test]
fn every_fuzz_target_has_a_program() {
    let manifest = include_str!("../../fuzz/Cargo.toml");
    for (name, _) in targets::ALL {
        assert!(manifest.contains(&format!("name = \"{name}\"\n")), "{name}");
    }
}
