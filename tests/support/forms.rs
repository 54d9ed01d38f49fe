//! The forms of a page, as a browser without scripts sends them.

/// The fields of a submitted form, in order.
pub(crate) type Fields = Vec<(String, String)>;

/// A form that posts to its own page.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    hidden: Fields,
    /// The buttons that can be pressed, by name and value; those without a name have two empty ones.
    pub(crate) buttons: Fields,
    /// The names of the fields to type into.
    pub(crate) typed: Vec<String>,
}

impl Form {
    /// The fields that a press on `button` sends, with `text` in each input.
    pub(crate) fn fields(&self, button: &(String, String), text: &str) -> Fields {
        let typed = self
            .typed
            .iter()
            .map(|name| (name.clone(), text.to_owned()));
        let button = Some(button.clone()).filter(|(name, _)| !name.is_empty());
        let hidden = self.hidden.iter().cloned();
        hidden.chain(typed).chain(button).collect()
    }
}

/// The forms of `page`.
pub(crate) fn forms(page: &str) -> Vec<Form> {
    let forms = page.split("<form ").skip(1);
    let forms = forms.map(|form| form.split("</form>").next().unwrap());
    let own = forms.filter(|form| !form.split('>').next().unwrap().contains("action="));
    own.map(form).collect()
}

fn form(html: &str) -> Form {
    let named = |tag: &str| Some((attribute(tag, "name")?, attribute(tag, "value")?));
    let is_hidden = |tag: &&str| tag.contains("type=\"hidden\"");
    let is_typed = |tag: &&str| !tag.contains(" type=");
    let buttons = tags(html, "button").filter(|tag| !tag.contains(" disabled="));
    Form {
        hidden: tags(html, "input")
            .filter(is_hidden)
            .filter_map(named)
            .collect(),
        buttons: buttons.map(|tag| named(tag).unwrap_or_default()).collect(),
        typed: tags(html, "input")
            .filter(is_typed)
            .filter_map(|tag| attribute(tag, "name"))
            .collect(),
    }
}

/// The tags of this kind in `html`, each as far as its end.
fn tags<'a>(html: &'a str, kind: &str) -> impl Iterator<Item = &'a str> + use<'a> {
    let begin = format!("<{kind}");
    let mut rest = html;
    std::iter::from_fn(move || {
        let (_, after) = rest.split_once(&*begin)?;
        let (tag, after) = after.split_once('>')?;
        rest = after;
        Some(tag)
    })
}

/// The value of an attribute.
fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, value) = tag.split_once(&format!(" {name}=\""))?;
    let value = value.split('"').next()?;
    Some(value.replace("&quot;", "\"").replace("&amp;", "&"))
}
