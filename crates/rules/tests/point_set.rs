//! Sets of points.

use proptest::prelude::*;
use tengen_rules::{Point, PointSet};

fn some_points() -> impl Strategy<Value = Vec<usize>> {
    proptest::collection::vec(0..361_usize, 0..40)
}

fn set(indices: &[usize]) -> PointSet {
    indices
        .iter()
        .map(|&index| Point::from_index(index).unwrap())
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn sets_of_points_are_sets(one in some_points(), other in some_points()) {
        let (a, b) = (set(&one), set(&other));
        prop_assert_eq!(a.len(), a.iter().count());
        prop_assert_eq!(a.is_empty(), one.is_empty());
        prop_assert!(a.iter().zip(a.iter().skip(1)).all(|(left, right)| left < right));
        for index in 0..361 {
            let point = Point::from_index(index).unwrap();
            prop_assert_eq!(a.contains(point), one.contains(&index));
            prop_assert_eq!(a.union(b).contains(point), a.contains(point) || b.contains(point));
            prop_assert_eq!(a.intersection(b).contains(point), a.contains(point) && b.contains(point));
            prop_assert_eq!(a.difference(b).contains(point), a.contains(point) && !b.contains(point));
            let mut changed = a;
            prop_assert_eq!(changed.insert(point), !a.contains(point));
            prop_assert!(changed.remove(point));
            prop_assert!(!changed.remove(point));
        }
    }
}
