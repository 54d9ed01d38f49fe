//! Writing trees as text.

use super::tree::{Collection, Node, WalkStep, walk};

/// Line length in bytes: a line is broken before the node or property that would make it longer.
/// Values are never broken, since a break would be part of them.
const LINE_LENGTH: usize = 76;

impl Collection {
    /// The games as SGF text, to be stored as UTF-8.
    ///
    /// Everything is written as it was read or added, except for CA: it becomes `UTF-8`, the charset of the text, and is
    /// added to a game without it unless all text is ASCII. Apart from CA, parsing the text makes an equal collection.
    pub fn to_sgf(&self) -> String {
        let mut writer = Writer::default();
        let is_ascii = self.is_ascii();
        // For each node that was entered and not left: whether it opened a bracket.
        let mut brackets = Vec::new();
        // A game is in brackets, as a variation is.
        let mut is_branch = true;
        for step in walk(self) {
            match step {
                WalkStep::Enter(node) => {
                    if is_branch {
                        writer.open();
                    }
                    let is_root = brackets.is_empty();
                    brackets.push(is_branch);
                    writer.write_node(node);
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
    /// Offset of the last line.
    line_start: usize,
}

impl Writer {
    fn break_line(&mut self) {
        if self.text.len() > self.line_start {
            self.text.push('\n');
        }
        self.line_start = self.text.len();
    }

    fn open(&mut self) {
        self.break_line();
        self.text.push('(');
    }

    fn close(&mut self) {
        self.text.push(')');
    }

    fn write_node(&mut self, node: Node<'_>) {
        if self.text.len() - self.line_start >= LINE_LENGTH {
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
            if self.text.len() - self.line_start > LINE_LENGTH && start > self.line_start + 1 {
                self.text.insert(start, '\n');
                self.line_start = start + 1;
            }
            start = self.text.len();
        }
    }
}
