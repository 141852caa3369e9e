//! A write that waits for its turn, and for its answer.

use tokio::sync::oneshot;

use crate::{Op, StoreError, WriteAnswer};

/// Operations that are done together, and who waits for them. Whatever happens to a job, it is
/// answered: one that is thrown away answers that it was not done.
pub(super) struct Job {
    ops: Vec<Op>,
    answer: Option<oneshot::Sender<Result<(), StoreError>>>,
}

impl Job {
    /// A job, and where its answer will come.
    pub(super) fn new(ops: Vec<Op>) -> (Self, WriteAnswer) {
        let (answer, written) = oneshot::channel();
        (Self { ops, answer: Some(answer) }, written)
    }

    /// What is to be done.
    pub(super) fn ops(&self) -> &[Op] {
        &self.ops
    }

    /// Tells how it went.
    pub(super) fn answer(mut self, result: Result<(), StoreError>) {
        self.tell(result);
    }

    fn tell(&mut self, result: Result<(), StoreError>) {
        if let Some(answer) = self.answer.take() {
            // Nobody has to wait for an answer.
            let _ = answer.send(result);
        }
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        if self.answer.is_some() {
            self.tell(Err(StoreError::Failed("nobody writes any more".into())));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_job_that_is_thrown_away_says_so() {
        let (job, mut written) = Job::new(Vec::new());
        drop(job);
        assert!(matches!(written.try_recv(), Ok(Err(StoreError::Failed(_)))));
    }
}
