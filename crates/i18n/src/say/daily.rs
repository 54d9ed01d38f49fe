//! The puzzle that comes each day.

use super::declare;
use crate::{Text, Until};
use tengen_game::ChannelId;

declare! { "daily":
    about();
    topic_about();
    level_about();
    zone_about();
    at(hour: String);
    off();
    any_topic();
    any_level();
    field();
    field_zone();
    zone_unknown();
    is(at: Text, topic: Text, level: Text, next: Until);
    none();
    not_here();
    lost(channel: ChannelId);
}
