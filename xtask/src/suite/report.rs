//! The table of seconds that ends a run of the suite.

use std::fmt;
use std::time::Duration;

/// How long each step took, in the order of running.
#[derive(Default)]
pub(crate) struct Report {
    rows: Vec<(&'static str, Duration)>,
}

impl Report {
    /// Notes one finished step, whether it passed or not.
    pub(crate) fn add(&mut self, step: &'static str, took: Duration) {
        self.rows.push((step, took));
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<10}{:>10}", "step", "seconds")?;
        for (step, took) in &self.rows {
            writeln!(f, "{step:<10}{:>10.1}", took.as_secs_f64())?;
        }
        let total: Duration = self.rows.iter().map(|(_, took)| took).sum();
        write!(f, "{:<10}{:>10.1}", "total", total.as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_ends_with_the_sum() {
        let mut report = Report::default();
        report.add("format", Duration::from_millis(400));
        report.add("clippy", Duration::from_millis(12_300));
        let lines: Vec<String> = report.to_string().lines().map(str::to_owned).collect();
        assert_eq!(
            lines,
            [
                "step         seconds",
                "format           0.4",
                "clippy          12.3",
                "total           12.7",
            ]
        );
    }
}
