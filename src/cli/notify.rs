//! Notifications of the running bot to systemd (`Type=notify`, `WatchdogSec=`); without systemd there are none.

/// Tells systemd that the bot is ready.
pub(super) fn ready() {
    tell(State::Ready);
}

/// Tells systemd's watchdog that the bot is alive.
pub(super) fn alive() {
    tell(State::Alive);
}

/// Tells systemd that the bot is stopping.
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
    let notification = match state {
        State::Ready => NotifyState::Ready,
        State::Alive => NotifyState::Watchdog,
        State::Stopping => NotifyState::Stopping,
    };
    if let Err(error) = sd_notify::notify(&[notification]) {
        tracing::warn!(%error, ?state, "systemd could not be notified");
    }
}

#[cfg(not(target_os = "linux"))]
fn tell(_: State) {}
