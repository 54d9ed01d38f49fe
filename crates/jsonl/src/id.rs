//! Finds a question's id, even if the rest of the line is invalid.

use serde::Deserialize;
use serde::de::{Deserializer, Error, Visitor};

/// The `id` on `line`, byte for byte.
///
/// None if there is none, if it is neither a string, a number nor null, or if the line is malformed before its end.
pub fn find(line: &[u8]) -> Option<&str> {
    let mut scan = Scan { line, at: 0 };
    scan.expect(b'{')?;
    loop {
        let key = scan.string()?;
        scan.expect(b':')?;
        let value = scan.value()?;
        if serde_json::from_slice::<String>(key).ok()? == "id" {
            serde_json::from_slice::<Shape>(value).ok()?;
            return std::str::from_utf8(value).ok();
        }
        scan.expect(b',')?;
    }
}

/// Accepts any value that may be an id; [`find`] returns the text.
pub struct Shape;

impl<'de> Deserialize<'de> for Shape {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Self)
    }
}

impl Visitor<'_> for Shape {
    type Value = Self;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a string, a number or null as id")
    }

    fn visit_str<E: Error>(self, _: &str) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_unit<E: Error>(self) -> Result<Self, E> {
        Ok(self)
    }
}

/// A scanner for the bounds of JSON values. It does not recurse, whatever the nesting depth.
struct Scan<'a> {
    line: &'a [u8],
    at: usize,
}

impl<'a> Scan<'a> {
    /// The next byte that is not white space.
    fn peek(&mut self) -> Option<u8> {
        while matches!(self.line.get(self.at)?, b' ' | b'\t' | b'\r' | b'\n') {
            self.at += 1;
        }
        self.line.get(self.at).copied()
    }

    fn expect(&mut self, byte: u8) -> Option<()> {
        (self.peek()? == byte).then(|| self.at += 1)
    }

    /// A string with its quotes.
    fn string(&mut self) -> Option<&'a [u8]> {
        self.expect(b'"')?;
        let start = self.at - 1;
        loop {
            match self.line.get(self.at)? {
                b'"' => break,
                b'\\' => self.at += 2,
                _ => self.at += 1,
            }
        }
        self.at += 1;
        self.line.get(start..self.at)
    }

    /// A value of any kind. A number ends before the next byte that cannot belong to it; one that the end of the line
    /// cuts off is no value.
    fn value(&mut self) -> Option<&'a [u8]> {
        let first = self.peek()?;
        let start = self.at;
        match first {
            b'"' => return self.string(),
            b'[' | b'{' => self.skip_nested()?,
            _ => {
                let is_end = |byte: &u8| matches!(byte, b',' | b'}' | b']' | b' ' | b'\t' | b'\r');
                self.at += self.line[start..].iter().position(is_end)?;
            }
        }
        self.line.get(start..self.at)
    }

    /// Skips a list or an object.
    fn skip_nested(&mut self) -> Option<()> {
        let mut depth = 0_usize;
        loop {
            match self.peek()? {
                b'"' => {
                    self.string()?;
                    continue;
                }
                b'[' | b'{' => depth += 1,
                b']' | b'}' => depth -= 1,
                _ => {}
            }
            self.at += 1;
            if depth == 0 {
                return Some(());
            }
        }
    }
}
