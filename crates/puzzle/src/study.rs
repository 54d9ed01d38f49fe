//! Studies: hand-made puzzles.

use super::file::{self, Key, StudyError};
use super::{Answer, NoAnswer, Scene, Tree, Verdict};
use tengen_sgf::{Collection, Evidence, Node, Parsed};

/// A hand-made puzzle: a position and its solution tree.
///
/// Its moves are legal; whether the solution is right is not checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Study {
    scene: Scene,
    tree: Tree,
    text: Option<String>,
}

/// A study read from a file, with remarks on guesses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadStudy {
    pub study: Study,
    /// Remarks for the uploader.
    pub remarks: Vec<Remark>,
}

/// An ambiguity in a file, and how it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// It has several games; this one was taken.
    Games {
        /// Its number, counted from 1.
        taken: usize,
        games: usize,
    },
    /// It marks no line as right; the first branches were taken.
    FirstBranch,
    /// It names no charset, or an impossible one; this one was recognised.
    Charset(String),
}

impl Study {
    /// Reads the first game with moves of an SGF file, in any charset.
    ///
    /// # Errors
    ///
    /// [`StudyError`] if it is not a puzzle, or its moves are not legal.
    pub fn read(bytes: &[u8]) -> Result<Self, StudyError> {
        Self::find(bytes, None).map(|found| found.study)
    }

    /// Reads a game of an SGF file by its number, counted from 1, or the first one with moves, with remarks on guesses.
    ///
    /// # Errors
    ///
    /// As [`Study::read`], and [`StudyError::NoSuchGame`].
    pub fn find(bytes: &[u8], game: Option<usize>) -> Result<ReadStudy, StudyError> {
        let parsed = tengen_sgf::parse(bytes)?;
        let games = parsed.collection.games().count();
        let (taken, (study, key)) = match game {
            Some(number) => {
                let root = number
                    .checked_sub(1)
                    .and_then(|index| parsed.collection.games().nth(index))
                    .ok_or(StudyError::NoSuchGame { games })?;
                (number, Self::read_game(root)?)
            }
            None => Self::first_with_moves(&parsed.collection)?,
        };
        let several = (games > 1).then_some(Remark::Games { taken, games });
        let guessed = (key == Key::FirstBranch).then_some(Remark::FirstBranch);
        let remarks = several.into_iter().chain(guessed).chain(charset(&parsed));
        Ok(ReadStudy {
            study,
            remarks: remarks.collect(),
        })
    }

    /// Parses the output of [`Study::to_sgf`].
    ///
    /// # Errors
    ///
    /// As [`Study::read`].
    pub fn parse(text: &str) -> Result<Self, StudyError> {
        Self::of(&tengen_sgf::parse_text(text)?.collection)
    }

    fn of(collection: &Collection) -> Result<Self, StudyError> {
        Ok(Self::first_with_moves(collection)?.1.0)
    }

    /// The first game with moves, and its number: collections begin with a title or a preface.
    fn first_with_moves(collection: &Collection) -> Result<(usize, (Self, Key)), StudyError> {
        let games = (1..).zip(collection.games());
        let studies = games.map(|(number, root)| (number, Self::read_game(root)));
        let mut with_moves =
            studies.filter(|(_, study)| !matches!(study, Err(StudyError::NoMoves)));
        let (number, study) = with_moves.next().ok_or(StudyError::NoMoves)?;
        Ok((number, study?))
    }

    fn read_game(root: Node<'_>) -> Result<(Self, Key), StudyError> {
        let file::Content {
            scene,
            lines,
            text,
            key,
        } = file::read(root)?;
        let tree = Tree::new(&scene, lines)?;
        Ok((Self { scene, tree, text }, key))
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

    pub const fn scene(&self) -> &Scene {
        &self.scene
    }

    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The author's text on the position.
    pub fn text(&self) -> Option<&str> {
        self.text.as_deref()
    }

    /// Grades `answer`.
    ///
    /// # Errors
    ///
    /// [`NoAnswer`] if it is no legal move.
    pub fn grade(&self, answer: &Answer) -> Result<Verdict, NoAnswer> {
        self.tree.grade(&self.scene.position(), &self.scene, answer)
    }
}

/// A remark if the charset was recognised. Valid UTF-8 is no guess.
fn charset(parsed: &Parsed) -> Option<Remark> {
    let name = parsed.charset.name();
    let is_guess = parsed.evidence == Evidence::Recognised && name != "UTF-8";
    is_guess.then(|| Remark::Charset(name.to_owned()))
}
