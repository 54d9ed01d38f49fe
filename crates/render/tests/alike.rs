//! Files compared with golden pictures.
//!
//! Floating-point arithmetic differs slightly between machines, so that a few pixels may differ slightly.

use std::path::Path;

use image::RgbImage;

/// Compares a PNG file with a golden picture.
#[track_caller]
pub(crate) fn assert_file_looks_like(golden: &Path, file: &[u8]) {
    let found = image::load_from_memory(file).expect("a picture").to_rgb8();
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        update(golden, file, &found);
    }
    let expected = image::open(golden).expect("a golden picture").to_rgb8();
    if let Err(difference) = compare(&found, &expected) {
        let name = golden.file_name().expect("a file");
        let left = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::write(&left, file).expect("a folder to write to");
        panic!(
            "{}: {difference}; what was drawn is in {}",
            golden.display(),
            left.display()
        );
    }
}

/// Writes a golden picture, unless the existing one has the same pixels: another compression is no reason for another
/// file.
fn update(golden: &Path, file: &[u8], found: &RgbImage) {
    let there = image::open(golden).map(|image| image.to_rgb8());
    if there.ok().as_ref() != Some(found) {
        std::fs::write(golden, file).expect("a folder to write to");
    }
}

/// Pictures are alike if few pixels differ much: one in a thousand by more than 24 of 255.
pub(crate) fn compare(found: &RgbImage, expected: &RgbImage) -> Result<(), String> {
    if found.dimensions() != expected.dimensions() {
        return Err(format!(
            "{:?} instead of {:?}",
            found.dimensions(),
            expected.dimensions()
        ));
    }
    let pairs = found.pixels().zip(expected.pixels());
    let different = pairs
        .filter(|(a, b)| a.0.iter().zip(b.0).any(|(&a, b)| a.abs_diff(b) > 24))
        .count();
    let pixels = (found.width() * found.height()) as usize;
    if different > pixels / 1000 {
        Err(format!("{different} of {pixels} pixels differ"))
    } else {
        Ok(())
    }
}

#[test]
fn golden_pictures_are_written_anew_only_if_their_pixels_differ() {
    let folder = tempfile::tempdir().unwrap();
    let golden = folder.path().join("board.png");
    let packed = |level, red: u8| {
        let image = RgbImage::from_pixel(8, 8, image::Rgb([red, 0, 0]));
        let mut file = Vec::new();
        let filter = image::codecs::png::FilterType::NoFilter;
        let encoder = image::codecs::png::PngEncoder::new_with_quality(&mut file, level, filter);
        image.write_with_encoder(encoder).unwrap();
        (file, image)
    };
    use image::codecs::png::CompressionType::{Best, Uncompressed};
    let (first, image) = packed(Uncompressed, 1);
    update(&golden, &first, &image);
    let (smaller, image) = packed(Best, 1);
    update(&golden, &smaller, &image);
    assert!(first != smaller);
    assert!(std::fs::read(&golden).unwrap() == first);
    let (other, image) = packed(Best, 2);
    update(&golden, &other, &image);
    assert!(std::fs::read(&golden).unwrap() == other);
}
