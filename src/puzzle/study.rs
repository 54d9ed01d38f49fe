//! Studies: puzzles that somebody has drawn up by hand.

use super::file::{self, StudyError};
use super::{Answer, NoAnswer, Scene, Tree, Verdict};
use crate::sgf::{self, Collection};

/// A puzzle made by hand: a position and its solution tree.
///
/// The rules have checked that its moves are legal; whether it is right and beautiful is for people to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Study {
    scene: Scene,
    tree: Tree,
    text: Option<String>,
}

impl Study {
    /// Reads an SGF file with a solution tree, in any charset. Its first game counts.
    ///
    /// # Errors
    ///
    /// [`StudyError`] if it is none, or its moves are not legal.
    pub fn read(bytes: &[u8]) -> Result<Self, StudyError> {
        Self::of(&sgf::parse(bytes)?.collection)
    }

    /// Reads what [`Study::to_sgf`] has written.
    ///
    /// # Errors
    ///
    /// As [`Study::read`].
    pub fn parse(text: &str) -> Result<Self, StudyError> {
        Self::of(&sgf::parse_text(text)?.collection)
    }

    fn of(collection: &Collection) -> Result<Self, StudyError> {
        let root = collection.games().next().ok_or(StudyError::NoMoves)?;
        let file::Told { scene, lines, text } = file::read(root)?;
        let tree = Tree::new(&scene, lines)?;
        Ok(Self { scene, tree, text })
    }

    /// The puzzle as an SGF file that [`Study::parse`] reads as the same.
    pub fn to_sgf(&self) -> String {
        let mut collection = Collection::new();
        let said: Vec<_> = self
            .text
            .iter()
            .map(|text| ("C", vec![text.clone()]))
            .collect();
        file::write(&mut collection, &self.scene, &said, self.tree.lines());
        collection.to_sgf()
    }

    /// Where it is set.
    pub const fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Its lines.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// What its author says of the position, in the author's own words.
    pub fn text(&self) -> Option<&str> {
        self.text.as_deref()
    }

    /// What `answer` is worth.
    ///
    /// # Errors
    ///
    /// [`NoAnswer`] if it is no legal move.
    pub fn grade(&self, answer: &Answer) -> Result<Verdict, NoAnswer> {
        self.tree.grade(&self.scene.position(), &self.scene, answer)
    }
}
