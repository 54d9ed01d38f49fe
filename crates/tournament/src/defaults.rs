//! Defaults where an organiser chooses nothing: those of OpenGotha.

use super::criterion::Criterion;
use super::parameters::{
    Draw, DrawPlace, Geography, HandicapBase, HandicapRule, Maxima, Parameters, Secondary, Seeding,
    SeedingSystem, System, Unplayed,
};
use super::points::Points;
use super::rank::Rank;

/// The maxima of terms in a McMahon tournament.
const WEIGHTS: Maxima = Maxima {
    k: 0.5,
    repeat: 500_000_000_000_000,
    random: 0,
    colour: 1_000_000,
    category: 20_000_000_000_000,
    score: 100_000_000_000,
    draw: 100_000_000,
    seeding: 5_000_000,
    handicap: 0,
    geography: 100_000_000_000,
};

impl Parameters {
    /// The defaults of `system`.
    #[must_use]
    pub fn of(system: System) -> Self {
        match system {
            System::McMahon => Self::mcmahon(),
            System::Swiss => Self::swiss(),
        }
    }

    /// The defaults of a McMahon tournament.
    #[must_use]
    pub fn mcmahon() -> Self {
        Self {
            system: System::McMahon,
            rounds: 5,
            bar: Rank::dan(4).unwrap_or(Rank::HIGHEST),
            floor: Rank::kyu(20).unwrap_or(Rank::LOWEST),
            zero: Rank::LOWEST,
            bye: Unplayed {
                mms: Points::ONE,
                wins: Points::ONE,
            },
            absent: Unplayed {
                mms: Points::HALF,
                wins: Points::ZERO,
            },
            round_down: true,
            unplayed_half: false,
            placement: vec![Criterion::Mms, Criterion::Sosm, Criterion::Sososm],
            categories: Vec::new(),
            seeding: vec![
                Seeding {
                    system: SeedingSystem::Random,
                    then: Some(Criterion::Rating),
                    through: Some(2),
                },
                Seeding {
                    system: SeedingSystem::Slip,
                    then: None,
                    through: None,
                },
            ],
            draw: Draw {
                upper: DrawPlace::Mid,
                lower: DrawPlace::Mid,
                compensate: true,
            },
            handicap: HandicapRule {
                by: HandicapBase::Mms,
                threshold: Rank::SHODAN,
                correction: 1,
                ceiling: 9,
            },
            geography: Geography {
                country: 1.0,
                club: 3.0,
            },
            secondary: Secondary {
                rank: Rank::SHODAN,
                wins: false,
                bar: true,
            },
            weights: WEIGHTS,
            seed: 0,
        }
    }

    /// The defaults of a Swiss tournament.
    #[must_use]
    pub fn swiss() -> Self {
        let mcmahon = Self::mcmahon();
        let slip = |through| Seeding {
            system: SeedingSystem::Slip,
            then: Some(Criterion::Rating),
            through,
        };
        Self {
            system: System::Swiss,
            bar: Rank::HIGHEST,
            floor: Rank::LOWEST,
            placement: vec![Criterion::Nbw, Criterion::Sosw, Criterion::Sososw],
            seeding: vec![slip(Some(2)), slip(None)],
            handicap: HandicapRule {
                by: HandicapBase::Rank,
                threshold: Rank::LOWEST,
                correction: 0,
                ceiling: 0,
            },
            geography: Geography {
                country: 0.0,
                club: 0.0,
            },
            secondary: Secondary {
                rank: Rank::LOWEST,
                wins: true,
                bar: true,
            },
            weights: Maxima {
                geography: 0,
                ..WEIGHTS
            },
            ..mcmahon
        }
    }
}
