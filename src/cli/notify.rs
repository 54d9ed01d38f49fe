//! What systemd is told of the running bot (`Type=notify`, `WatchdogSec=`); without systemd nobody is told.

/// The bot is ready to answer.
pub(super) fn ready() {
    tell(State::Ready);
}

/// The bot lives: a watchdog may wait for as long again.
pub(super) fn alive() {
    tell(State::Alive);
}

/// The bot has begun to stop, and finishes what is under way.
pub(super) fn stopping() {
    tell(State::Stopping);
}

#[derive(Clone, Copy, Debug)]
enum State {
    Ready,
    Alive,
    Stopping,
}

#[cfg(target_os = "linux")]
fn tell(state: State) {
    use sd_notify::NotifyState;
    let told = match state {
        State::Ready => NotifyState::Ready,
        State::Alive => NotifyState::Watchdog,
        State::Stopping => NotifyState::Stopping,
    };
    if let Err(error) = sd_notify::notify(&[told]) {
        tracing::warn!(%error, ?state, "systemd could not be told");
    }
}

#[cfg(not(target_os = "linux"))]
fn tell(_: State) {}
