//! Studies: puzzles that somebody has drawn up by hand.

use super::file::{self, Key, StudyError};
use super::{Answer, NoAnswer, Scene, Tree, Verdict};
use tengen_sgf::{Collection, Evidence, Node, Parsed};

/// A puzzle made by hand: a position and its solution tree.
///
/// The rules have checked that its moves are legal; whether it is right and beautiful is for people to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Study {
    scene: Scene,
    tree: Tree,
    text: Option<String>,
}

/// A study as it was found in a file, and what was guessed in reading it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The study.
    pub study: Study,
    /// What whoever brings the file should know.
    pub remarks: Vec<Remark>,
}

/// Something that a file does not say, or not all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// It has several games, and this one of them was taken.
    Games {
        /// Which, counted from 1.
        taken: usize,
        /// How many there are.
        games: usize,
    },
    /// It does not mark which lines are right, and the first branches were taken.
    FirstBranch,
    /// It does not name its charset, or one that it cannot be in, and this one was recognised.
    Charset(String),
}

impl Study {
    /// Reads an SGF file with a solution tree, in any charset. Its first game that has moves counts.
    ///
    /// # Errors
    ///
    /// [`StudyError`] if it is none, or its moves are not legal.
    pub fn read(bytes: &[u8]) -> Result<Self, StudyError> {
        Self::find(bytes, None).map(|found| found.study)
    }

    /// Reads the game of that number in an SGF file, counted from 1, or the first one that has moves, and says what of it
    /// is a guess.
    ///
    /// # Errors
    ///
    /// As [`Study::read`], and [`StudyError::NoSuchGame`].
    pub fn find(bytes: &[u8], game: Option<usize>) -> Result<Found, StudyError> {
        let parsed = tengen_sgf::parse(bytes)?;
        let games = parsed.collection.games().count();
        let (taken, (study, key)) = match game {
            Some(number) => {
                let root = number
                    .checked_sub(1)
                    .and_then(|index| parsed.collection.games().nth(index));
                let root = root.ok_or(StudyError::NoSuchGame { games })?;
                (number, Self::told(root)?)
            }
            None => Self::first(&parsed.collection)?,
        };
        let several = (games > 1).then_some(Remark::Games { taken, games });
        let guessed = (key == Key::FirstBranch).then_some(Remark::FirstBranch);
        let remarks = several.into_iter().chain(guessed).chain(charset(&parsed));
        Ok(Found {
            study,
            remarks: remarks.collect(),
        })
    }

    /// Reads what [`Study::to_sgf`] has written.
    ///
    /// # Errors
    ///
    /// As [`Study::read`].
    pub fn parse(text: &str) -> Result<Self, StudyError> {
        Self::of(&tengen_sgf::parse_text(text)?.collection)
    }

    fn of(collection: &Collection) -> Result<Self, StudyError> {
        Ok(Self::first(collection)?.1.0)
    }

    /// The first game that has moves, and its number: collections begin with a title or a preface.
    fn first(collection: &Collection) -> Result<(usize, (Self, Key)), StudyError> {
        let games = (1..).zip(collection.games());
        let told = games.map(|(number, root)| (number, Self::told(root)));
        let mut with_moves = told.filter(|(_, told)| !matches!(told, Err(StudyError::NoMoves)));
        let (number, told) = with_moves.next().ok_or(StudyError::NoMoves)?;
        Ok((number, told?))
    }

    fn told(root: Node<'_>) -> Result<(Self, Key), StudyError> {
        let file::Told {
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

/// The charset that was recognised. What is valid UTF-8 is nothing else, so that is no guess.
fn charset(parsed: &Parsed) -> Option<Remark> {
    let name = parsed.charset.name();
    let is_guess = parsed.evidence == Evidence::Recognised && name != "UTF-8";
    is_guess.then(|| Remark::Charset(name.to_owned()))
}
