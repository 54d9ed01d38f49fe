//! From trees to text.

use super::tree::{Collection, Node, WalkStep, walk};

/// Lines are broken before the node or property that would make them longer than this, in bytes.
/// Values are never broken: a reader gets them as they are.
const LINE: usize = 76;

impl Collection {
    /// The games as SGF text, to be stored as UTF-8.
    ///
    /// Everything is written as it was read or added, except that a CA property becomes `UTF-8`, the charset of the
    /// text; if there is more than ASCII, a game that lacks the property gets it. CA apart, reading the text again
    /// makes an equal collection.
    pub fn to_sgf(&self) -> String {
        let mut writer = Writer::default();
        let is_ascii = self.is_ascii();
        // For each node entered and not left: whether it opened a bracket.
        let mut brackets = Vec::new();
        // The games are variations of nothing.
        let mut is_branch = true;
        for step in walk(self) {
            match step {
                WalkStep::Enter(node) => {
                    if is_branch {
                        writer.open();
                    }
                    let is_root = brackets.is_empty();
                    brackets.push(is_branch);
                    writer.node(node);
                    if is_root && !is_ascii && node.value("CA").is_none() {
                        writer.text.push_str("CA[UTF-8]");
                    }
                    is_branch = node
                        .first_child()
                        .is_some_and(|child| child.next_sibling().is_some());
                }
                WalkStep::Leave => {
                    let opened = brackets.pop().expect("a node is left after it was entered");
                    if opened {
                        writer.close();
                    }
                    // A sibling may follow: then both are branches of the same node.
                    is_branch = opened;
                }
            }
        }
        writer.text
    }
}

#[derive(Default)]
struct Writer {
    text: String,
    /// Start of the last line.
    line: usize,
}

impl Writer {
    fn break_line(&mut self) {
        if self.text.len() > self.line {
            self.text.push('\n');
        }
        self.line = self.text.len();
    }

    fn open(&mut self) {
        self.break_line();
        self.text.push('(');
    }

    fn close(&mut self) {
        self.text.push(')');
    }

    fn node(&mut self, node: Node<'_>) {
        if self.text.len() - self.line >= LINE {
            self.break_line();
        }
        // A node that does not fit begins the next line itself: its semicolon stays with its first property.
        let mut start = self.text.len();
        self.text.push(';');
        for property in node.properties() {
            self.text.push_str(property.name());
            if property.is("CA") {
                self.text.push_str("[UTF-8]");
                start = self.text.len();
                continue;
            }
            for value in property.values() {
                self.text.push('[');
                self.text.push_str(value.raw());
                self.text.push(']');
            }
            if self.text.len() - self.line > LINE && start > self.line + 1 {
                self.text.insert(start, '\n');
                self.line = start + 1;
            }
            start = self.text.len();
        }
    }
}
