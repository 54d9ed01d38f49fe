//! Playouts: games of Go that are played to their end at random.

use super::site::{Content, Site};
use super::{Board, ByColor, Chance, Color, Move, Point, PointSet};

/// Figures of a playout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// Number of turns, the two passes at the end included.
    pub turns: u32,
    /// The stones that each colour put on the board.
    pub placed: ByColor<u32>,
    /// The stones that each colour took.
    pub taken: ByColor<u32>,
}

/// Turn limit of a playout, per point of the board.
///
/// Nearly all end after 1.5 turns a point; without superko some might cycle for long.
const MOST_TURNS_A_POINT: usize = 4;

impl Board {
    /// Plays at random until both sides pass, `first` to begin.
    ///
    /// A side plays on any of its legal points with the same chance, but never into its own eye of one point,
    /// and passes only if there is no other.
    /// Ko is simple (Japanese 1989, Article 6), none is pending at the start, and there is no suicide.
    pub fn play_out(&mut self, first: Color, chance: &mut Chance) -> Playout {
        self.play_turns(first, chance, |_, _| {})
    }

    /// [`Board::play_out`], calling `watch` with each turn and the board after it.
    pub fn play_out_watched(
        &mut self,
        first: Color,
        chance: &mut Chance,
        mut watch: impl FnMut(&Self, Move),
    ) -> Playout {
        self.play_turns(first, chance, |board, site| {
            watch(
                board,
                site.map_or(Move::Pass, |site| Move::Play(site.point())),
            );
        })
    }

    #[inline]
    fn play_turns(
        &mut self,
        first: Color,
        chance: &mut Chance,
        mut watch: impl FnMut(&Self, Option<Site>),
    ) -> Playout {
        let mut playout = Playout {
            turns: 0,
            placed: ByColor::default(),
            taken: ByColor::default(),
        };
        let most = (MOST_TURNS_A_POINT * self.size().points()) as u32;
        let (mut color, mut ko, mut passed) = (first, Site::BORDER, false);
        while playout.turns < most {
            playout.turns += 1;
            let site = self.random_site(color, ko, chance);
            match site {
                Some(site) => {
                    let taken = self.place_at(color, site);
                    playout.placed[color] += 1;
                    playout.taken[color] += taken as u32;
                    ko = if taken == 1 && self.is_single_in_atari(site) {
                        self.latest_free()
                    } else {
                        Site::BORDER
                    };
                    passed = false;
                }
                None if passed => {
                    watch(self, None);
                    break;
                }
                None => {
                    ko = Site::BORDER;
                    passed = true;
                }
            }
            watch(self, site);
            color = !color;
        }
        playout
    }

    /// A point on which `color` would play, if there is one.
    #[inline]
    fn random_site(&mut self, color: Color, ko: Site, chance: &mut Chance) -> Option<Site> {
        let mut left = self.free().len();
        while left > 0 {
            let place = chance.below(left);
            let site = self.free().at(place);
            if self.is_reasonable(color, site) && site != ko {
                return Some(site);
            }
            // Moved behind the others, so that it is not drawn twice.
            left -= 1;
            self.free().swap(place, left);
        }
        None
    }

    /// Whether a stone on the empty `site` is legal apart from ko, and fills no own eye.
    #[inline]
    fn is_reasonable(&self, color: Color, site: Site) -> bool {
        let around = self.around(site);
        if around.has(Content::EMPTY) {
            return true;
        }
        if around.has(Content::stone(!color)) {
            return self.lives_by_chains(color, site);
        }
        !self.is_whole_eye(color, site) && self.lives_by_chains(color, site)
    }

    /// Whether the enemy is too weak at the corners of an eye to make it a false one:
    /// he has at most one of four, and none at the edge.
    fn is_whole_eye(&self, color: Color, site: Site) -> bool {
        let (mut enemies, mut edge) = (0, 0);
        for diagonal in site.diagonals() {
            let content = self.content(diagonal);
            enemies += u8::from(content == Content::stone(!color));
            edge |= u8::from(content == Content::BORDER);
        }
        enemies + edge < 2
    }

    /// The stones of `color` and the empty points that touch only them: its area once a playout is over.
    pub fn area(&self, color: Color) -> PointSet {
        let own = Content::stone(color);
        let is_eye = |point: &Point| self.around(Site::of(*point)) == own;
        let eyes = self.empty().iter().filter(is_eye).collect();
        self.stones(color).union(eyes)
    }
}
