//! The page of a Go club: its own texts, and the activities on its server.

use super::declare;
use crate::{Quote, UserInput};
use tengen_game::ChannelId;

declare! { "club":
    command();
    command_about();
    group_about();
    option_name();
    name_about();
    field_name();
    unnamed();
    named(name: Quote);
    field_page();
    filled_in();
    empty();
    option_meets();
    option_web();
    option_books();
    option_contact();
    option_more();
    meets();
    web();
    books();
    contact();
    more();
    meets_example();
    web_example();
    books_example();
    contact_example();
    more_example();
    title();
    nothing();
    elsewhere();
    here();
    open(open: usize);
    open_in(open: usize, channel: ChannelId);
    button_edit();
    bad_web(typed: UserInput);
    on_web_option();
    on_web_about();
    on_web_field();
    on_web_named(choice: String);
    on_web_at(url: String);
    on_web_nowhere();
}
