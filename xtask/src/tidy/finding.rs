//! What a check reports.

use std::fmt;

/// One broken rule and the place where it is broken.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Finding {
    path: String,
    line: usize,
    message: String,
}

impl Finding {
    /// A finding in a line, counted from 1.
    pub(crate) fn new(path: &str, line: usize, message: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line, message: message.into() }
    }

    /// A finding about a file as a whole; editors still jump to it.
    pub(crate) fn whole(path: &str, message: impl Into<String>) -> Self {
        Self::new(path, 1, message)
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.message)
    }
}

/// The findings as text, for tests that compare them.
#[cfg(test)]
pub(crate) fn shown(findings: &[Finding]) -> Vec<String> {
    findings.iter().map(Finding::to_string).collect()
}
