//! What people set for themselves, arrange with each other, and ask about their games.

use super::declare;

declare! { "people":
    undo_while_counting();
    button_go_on();
    more_undo();
    more_undo_about();
    more_pause();
    more_pause_about();
    more_go_on();
    more_go_on_about();
    more_call_off();
    more_call_off_about();
}
