//! The dialogue that sets a channel up.

use super::declare;
use tengen_game::ChannelId;

declare! { "setup":
    command();
    about();
    title();
    how(channel: ChannelId);
    button();
    greeting();
    field_venue();
    venue_about();
    no_threads();
    venue_named(venue: String);
}
