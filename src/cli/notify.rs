//! Notifications of the running bot to systemd (`Type=notify`, `WatchdogSec=`); without systemd there are none.

/// Notifies systemd that the bot is ready.
pub(super) fn ready() {
    notify(State::Ready);
}

/// Notifies systemd's watchdog that the bot is alive.
pub(super) fn alive() {
    notify(State::Alive);
}

/// Notifies systemd that the bot is stopping.
pub(super) fn stopping() {
    notify(State::Stopping);
}

#[derive(Clone, Copy, Debug)]
enum State {
    Ready,
    Alive,
    Stopping,
}

#[cfg(target_os = "linux")]
fn notify(state: State) {
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
fn notify(_: State) {}
