//! Menus: "More", and those of public messages.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::{Menu, Message, Row};
use tengen::bot::port::request::Invocation;
use tengen::game::MessageId;

use super::cast::Member;
use super::table::{Table, private};

impl Table {
    /// The board as text, which `who` requests in the menu "More".
    #[must_use]
    pub(crate) fn board_as_text(&mut self, who: Member) -> Message {
        private(self.more(who, "text"))
    }

    /// Chooses an entry of the menu "More", which `who` opens, and returns the answer.
    #[must_use]
    pub(crate) fn more(&mut self, who: Member, value: &str) -> Answer {
        let (more, message) = {
            let state = self.desk.lock();
            let mut newest = state.messages.iter().rev();
            let found = newest.find_map(|seen| {
                let mut buttons = seen.buttons();
                let more = buttons.find(|button| button.custom_id.starts_with("v1:more:"));
                more.map(|more| (more.custom_id.clone(), seen.id))
            });
            found.expect("there is a button for more")
        };
        let _ = private(self.press_id(who, &more, message));
        self.choose(who, value)
    }

    /// `who` chooses `members` from the newest menu of members.
    #[must_use]
    pub(crate) fn choose_members(&mut self, who: Member, members: &[Member]) -> Answer {
        let menu = self.member_menu();
        self.choose_members_from(who, members, menu)
    }

    /// The custom id of the newest menu of members, and its message.
    pub(crate) fn member_menu(&self) -> (String, MessageId) {
        let state = self.desk.lock();
        let mut newest = state.messages.iter().rev();
        let found = newest.find_map(|seen| {
            let mut rows = seen.message.rows.iter();
            rows.find_map(|row| match row {
                Row::Members(menu) => Some((menu.custom_id.clone(), seen.id)),
                Row::Buttons(_) | Row::Menu(_) | Row::Link(_) => None,
            })
        });
        found.expect("there is a menu of members")
    }

    /// `who` chooses `members` from the menu with this custom id on this message.
    #[must_use]
    pub(crate) fn choose_members_from(
        &mut self,
        who: Member,
        members: &[Member],
        (custom_id, message): (String, MessageId),
    ) -> Answer {
        let invocation = Invocation::Choose {
            custom_id,
            values: members
                .iter()
                .map(|member| member.player().to_string())
                .collect(),
            members: members.iter().map(|member| member.person()).collect(),
            message,
        };
        self.ask(who, invocation)
    }

    /// The menus of the newest public message with any, and its id.
    pub(crate) fn menus(&self) -> (Vec<Menu>, MessageId) {
        let state = self.desk.lock();
        let mut newest = state.messages.iter().rev();
        let found = newest.find_map(|seen| {
            let menus = seen.message.rows.iter().filter_map(|row| match row {
                Row::Menu(menu) => Some(menu.clone()),
                Row::Buttons(_) | Row::Members(_) | Row::Link(_) => None,
            });
            let menus: Vec<_> = menus.collect();
            (seen.audience.is_none() && !menus.is_empty()).then_some((menus, seen.id))
        });
        found.expect("there is a menu")
    }
}
