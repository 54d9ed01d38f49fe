//! Messages about games, made from the game and its facts alone, without a database, a clock or pictures.

use tengen::bot::face;
use tengen::bot::games::facts::{Facts, OfferFacts};
use tengen::bot::games::hints::Hints;
use tengen::bot::kit::draft::{Draft, Drawing};
use tengen::bot::kit::feature::Remark;
use tengen::bot::kit::style::{Files, Style};
use tengen::bot::port::message::{Button, Look, Row};
use tengen::game::{Action, Game};
use tengen::i18n::{Locale, say};
use tengen::render::Theme;
use tengen::rules::ByColor;

use crate::support::game::{KURO, SHIRO, START, Table, play};
use crate::support::words::{assert_says, english};

/// The message of `game`.
fn draft(game: &Game) -> Draft {
    draft_with(game, Vec::new())
}

/// The message of `game` with `remarks` below its result.
fn draft_with(game: &Game, remarks: Vec<Remark>) -> Draft {
    let facts = Facts {
        now: START,
        calendar: None,
        deadline: None,
        hints: Hints::default(),
        remarks,
        has_page: false,
        offer: OfferFacts::default(),
        rated: ByColor::default(),
    };
    let style = Style {
        locale: Locale::English,
        files: Files::Allowed,
        theme: Theme::default(),
        club: None,
    };
    face::draft(game, &facts, style)
}

/// The labels below a message.
fn labels(draft: &Draft) -> Vec<String> {
    let rows = draft.message.rows.iter();
    let buttons = rows.flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.clone(),
        Row::Menu(_) | Row::Members(_) | Row::Link(_) => Vec::new(),
    });
    buttons.map(|button| button.label).collect()
}

#[test]
fn a_board_says_who_moved_and_who_is_next() {
    let mut table = Table::seated("japanese", 9);
    table.does(KURO, play("D4")).unwrap();
    let draft = draft(&table.game);
    assert_says(&draft.message, "D4");
    assert_says(&draft.message, "<@2>");
    assert_eq!(draft.message.mention, [SHIRO]);
    assert_eq!(
        labels(&draft),
        [
            english(say::table::button_play()),
            english(say::table::button_pass()),
            english(say::table::button_more())
        ]
    );
    let [picture] = &draft.pictures[..] else {
        panic!("one picture: {draft:?}");
    };
    assert!(matches!(picture.drawing, Drawing::Board(_)));
    assert_says(&picture.alt, "D4");
}

#[test]
fn a_resignation_names_who_won() {
    let mut table = Table::seated("japanese", 9);
    table.does(KURO, play("D4")).unwrap();
    table.does(SHIRO, Action::Resign).unwrap();
    let draft = draft(&table.game);
    assert_says(&draft.message, "**");
    assert_eq!(labels(&draft)[0], english(say::table::button_rematch()));
    assert_eq!(draft.message.mention, [KURO]);
}

#[test]
fn a_row_below_a_result_has_five_buttons_at_most() {
    let mut table = Table::seated("japanese", 9);
    table.does(KURO, play("D4")).unwrap();
    table.does(SHIRO, Action::Resign).unwrap();
    let usual = labels(&draft(&table.game)).len();
    for more in 0..7 {
        let remarks = (0..more).map(|number| Remark {
            line: number.to_string(),
            button: Button {
                label: number.to_string(),
                custom_id: number.to_string(),
                look: Look::Secondary,
            },
        });
        let draft = draft_with(&table.game, remarks.collect());
        assert_eq!(labels(&draft).len(), usual + more);
        for row in &draft.message.rows {
            assert!(matches!(row, Row::Buttons(row) if (1..=5).contains(&row.len())));
        }
    }
}
