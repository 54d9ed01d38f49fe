//! Due work of requests: their end, and that of the teachers' access to exercises.

use crate::clock::Timestamp;
use crate::club::teach::{ASKED, TIMER};
use crate::game::{ClubId, PlayerId};
use crate::games::time::calendar;
use crate::kit::services::Services;
use crate::store::{Batch, StoreError, Timer};

/// Deletes the requests that have ended at `now`. One that cannot be read is tried again at the next look.
pub(super) async fn end_all(services: &Services, now: Timestamp) {
    let due = services.store.timers_due::<(ClubId, PlayerId)>(TIMER, now);
    let due = match due.await {
        Ok(due) => due,
        Err(error) => {
            tracing::error!(%error, "could not read which requests for a teacher have expired");
            return;
        }
    };
    for key in due {
        if let Err(error) = end(services, key, now).await {
            tracing::error!(%error, "could not end a request for a teacher");
        }
    }
}

async fn end(
    services: &Services,
    key: (ClubId, PlayerId),
    now: Timestamp,
) -> Result<(), StoreError> {
    let asked = ASKED.get(services, key).await?;
    let rests = calendar::of_all(services).await?;
    let later = asked
        .map(|asked| asked.until_by(&rests))
        .filter(|until| now < *until);
    let timer = match later {
        Some(until) => Timer::at(key, TIMER, until),
        None => Timer::off(key, TIMER),
    };
    let left = asked.filter(|_| later.is_some());
    let batch = Batch {
        assignments: vec![ASKED.assign(key, &left)],
        timers: vec![timer],
        ..Batch::default()
    };
    // If it has changed in the meantime, the next look checks it again.
    let as_read = vec![ASKED.assign(key, &asked)];
    services.store.write_all_if(as_read, batch).await?;
    Ok(())
}
