//! Deterministic noise: numbers that look random and are always the same.

/// A hash of a position and a purpose, as a number from 0 to 1.
pub(super) fn hash(x: i32, y: i32, purpose: u32) -> f32 {
    let mut bits = (x as u32).wrapping_mul(0x9e37_79b1)
        ^ (y as u32).wrapping_mul(0x85eb_ca77)
        ^ purpose.wrapping_mul(0xc2b2_ae3d);
    bits = (bits ^ bits >> 15).wrapping_mul(0x2c1b_3c6d);
    bits = (bits ^ bits >> 12).wrapping_mul(0x297a_2d39);
    bits ^= bits >> 15;
    (bits >> 8) as f32 / (1 << 24) as f32
}

/// Smooth noise along a line: -1 to 1, changing over lengths of about 1.
pub(super) fn line(x: f32, purpose: u32) -> f32 {
    plane(x, 0.5, purpose)
}

/// Smooth noise in the plane: -1 to 1, changing over lengths of about 1.
pub(super) fn plane(x: f32, y: f32, purpose: u32) -> f32 {
    let (left, bottom) = (x.floor(), y.floor());
    let [u, v] = [x - left, y - bottom].map(|t| t * t * (3.0 - 2.0 * t));
    let corner = |dx, dy| hash(left as i32 + dx, bottom as i32 + dy, purpose);
    let below = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * u;
    let above = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * u;
    (below + (above - below) * v) * 2.0 - 1.0
}
