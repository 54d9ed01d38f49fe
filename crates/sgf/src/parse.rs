//! Parsing bytes into trees.

use super::charset::{self, Charset, Decoded, Evidence};
use super::lexer::{Lexer, Token, Unclosed};
use super::tree::{Collection, NodeId};
use super::{Flaw, FlawKind, ParseError};

/// Maximum size of a file, in bytes: 16 MiB.
pub const MAX_BYTES: usize = 16 * 1024 * 1024;

/// Maximum number of flaws in a report; more would tell nothing new.
const MAX_FLAWS: usize = 20;

/// The result of parsing a file.
#[derive(Debug)]
pub struct Parsed {
    /// The games; at least one.
    pub collection: Collection,
    /// The charset that the file was read in.
    pub charset: Charset,
    /// The way in which it was determined.
    pub evidence: Evidence,
    /// The charset that the file names (CA), verbatim, if any.
    pub charset_named: Option<String>,
    /// Errors that were recovered from, in the order of the file; the first 20.
    pub flaws: Vec<Flaw>,
}

/// Reads a file in any charset.
///
/// # Errors
/// [`ParseError`], with offsets in `bytes`.
pub fn parse(bytes: &[u8]) -> Result<Parsed, ParseError> {
    if bytes.len() > MAX_BYTES {
        return Err(ParseError::TooLarge { limit: MAX_BYTES });
    }
    read(charset::decode(bytes))
}

/// Reads decoded text; its CA property is ignored.
///
/// # Errors
/// As [`parse`].
pub fn parse_text(text: &str) -> Result<Parsed, ParseError> {
    if text.len() > MAX_BYTES {
        return Err(ParseError::TooLarge { limit: MAX_BYTES });
    }
    read(Decoded {
        text: text.to_owned(),
        charset: Charset::UTF_8,
        evidence: Evidence::Named,
        named: None,
        mark: 0,
        damaged: false,
    })
}

fn read(file: Decoded) -> Result<Parsed, ParseError> {
    if file.text.bytes().all(|byte| byte <= b' ') {
        return Err(ParseError::Empty);
    }
    let mut offsets = Offsets {
        charset: file.charset,
        file_offset: file.mark,
        text_offset: 0,
    };
    let mut builder = Builder::default();
    if file.damaged {
        let damage = file.text.find('\u{fffd}').unwrap_or(0);
        builder.add_flaw(damage, FlawKind::Undecodable);
    }
    let mut collection = Collection::new();
    let built = builder.build(&mut collection, &file.text);
    // All but the first are in order already.
    builder.flaws.sort_by_key(|flaw| flaw.offset);
    if let Err(Unclosed(offset)) = built {
        let offset = offsets.in_file(&file.text, offset);
        return Err(ParseError::UnclosedValue { offset });
    }
    let found_something = !collection.has_no_properties() || builder.flaws.is_empty();
    if collection.games().next().is_none() || !found_something {
        return Err(ParseError::NotARecord);
    }
    for flaw in &mut builder.flaws {
        flaw.offset = offsets.in_file(&file.text, flaw.offset);
    }
    collection.set_text(file.text);
    Ok(Parsed {
        collection,
        charset: file.charset,
        evidence: file.evidence,
        charset_named: file.named,
        flaws: builder.flaws,
    })
}

/// Turns ascending offsets in the decoded text into offsets in the file.
struct Offsets {
    charset: Charset,
    text_offset: usize,
    file_offset: usize,
}

impl Offsets {
    fn in_file(&mut self, text: &str, offset: usize) -> usize {
        self.file_offset += self.charset.encoded_len(&text[self.text_offset..offset]);
        self.text_offset = offset;
        self.file_offset
    }
}

/// The place of the next token in the tree.
#[derive(Clone, Copy)]
enum Place {
    /// After an opening bracket and before its first node: the node before the bracket, if any.
    Branch(Option<NodeId>),
    /// In a node, or after its variations.
    Node(NodeId),
}

#[derive(Default)]
struct Builder {
    flaws: Vec<Flaw>,
    /// For each open bracket, the place before it.
    open: Vec<Place>,
}

impl Builder {
    fn add_flaw(&mut self, offset: usize, kind: FlawKind) {
        if self.flaws.len() < MAX_FLAWS {
            self.flaws.push(Flaw { offset, kind });
        }
    }

    fn build(&mut self, collection: &mut Collection, text: &str) -> Result<(), Unclosed> {
        let mut lexer = Lexer::new(text);
        loop {
            let from = lexer.offset();
            let found = lexer.seek_record();
            let skipped = &text[from..lexer.offset()];
            if let Some(garbage) = skipped.bytes().position(|byte| byte > b' ') {
                self.add_flaw(from + garbage, FlawKind::TextOutside);
            }
            if !found {
                return Ok(());
            }
            self.read_record(collection, &mut lexer)?;
        }
    }

    /// Reads one record, up to the bracket that closes it or the end of the text.
    fn read_record(
        &mut self,
        collection: &mut Collection,
        lexer: &mut Lexer<'_>,
    ) -> Result<(), Unclosed> {
        let mut place = Place::Branch(None);
        let mut previous = Previous::Other;
        self.open.clear();
        while let Some(token) = lexer.next() {
            let (offset, token) = token?;
            if let (Previous::Name(name), false) = (&previous, matches!(token, Token::Value(_))) {
                self.add_flaw(name.start, FlawKind::NoValue);
            }
            previous = match token {
                Token::Open => {
                    self.open.push(place);
                    place = Place::Branch(place.node());
                    Previous::Other
                }
                Token::Close => {
                    // A record begins with an opening bracket, and reading stops where that is closed.
                    place = self.open.pop().expect("a bracket is open within a record");
                    if self.open.is_empty() {
                        return Ok(());
                    }
                    Previous::Other
                }
                Token::Semicolon => {
                    place = Place::Node(add_node(collection, place));
                    Previous::Other
                }
                Token::Name(name) => Previous::Name(name),
                Token::Value(value) => match previous {
                    Previous::Name(name) => {
                        let node = self.node_at(collection, place, name.start);
                        place = Place::Node(node);
                        collection.begin_property(node, name);
                        collection.push_value(value);
                        Previous::Value
                    }
                    Previous::Value => {
                        collection.push_value(value);
                        Previous::Value
                    }
                    Previous::Other => {
                        self.add_flaw(offset, FlawKind::NoName);
                        Previous::Other
                    }
                },
                Token::Stray => {
                    self.add_flaw(offset, FlawKind::Stray);
                    Previous::Other
                }
            };
        }
        self.add_flaw(lexer.offset(), FlawKind::UnclosedTree);
        Ok(())
    }

    /// The node to which a property at `offset` belongs; a new one where its semicolon is missing.
    fn node_at(&mut self, collection: &mut Collection, place: Place, offset: usize) -> NodeId {
        match place {
            Place::Node(node) => node,
            Place::Branch(_) => {
                self.add_flaw(offset, FlawKind::NoSemicolon);
                add_node(collection, place)
            }
        }
    }
}

impl Place {
    const fn node(self) -> Option<NodeId> {
        match self {
            Self::Branch(node) => node,
            Self::Node(node) => Some(node),
        }
    }
}

/// The part of the previous token that matters to the next one.
enum Previous {
    Name(std::ops::Range<usize>),
    Value,
    Other,
}

/// Adds a node after `place`: a child, or the root of a new game.
fn add_node(collection: &mut Collection, place: Place) -> NodeId {
    match place.node() {
        Some(parent) => collection.add_child(parent),
        None => collection.add_game(),
    }
}
