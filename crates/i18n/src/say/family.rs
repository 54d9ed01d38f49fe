//! Families of commands, which a server adds.

use super::declare;
use crate::Text;

declare! { "family":
    tournaments();
    ladder();
    league();
    evenings();
    together();
    puzzles();
    menu();
    nothing();
    these(titles: String);
    add(commands: String);
    remove(commands: String);
    added(family: Text, commands: String);
    removed(family: Text);
    is_on(family: Text, commands: String);
    is_off(family: Text, commands: String);
}
