//! What a game sends to clients, as types in TypeScript.

use std::collections::BTreeMap;
use std::fmt::Write;

use ts_rs::{Config, TS, TypeVisitor};
use turlaj_core::{Game, OptionSpec};

/// The text of `web/generated/<game>.d.ts`: view, news and options of a game, and all types in them.
pub fn types<G: Game>() -> String
where
    G::View: TS,
    G::News: TS,
{
    let text = format!(
        "// What a table of {id} tells, written from crates/{id} by its tests.\n\
         // Do not edit: `UPDATE_EXPECT=1 cargo test -p turlaj-{id} types` writes it again.\n\n\
         /** The settings. */\nexport type Options = {{ {options} }};\n",
        id = G::ID,
        options = G::OPTIONS.iter().map(option).collect::<Vec<_>>().join(", "),
    );
    declare::<G::View, G::News>(text)
}

/// Fails if the committed file is another one; with `UPDATE_EXPECT=1` it is written.
pub fn is_fresh<G: Game>()
where
    G::View: TS,
    G::News: TS,
{
    let path = crate::root::<G>().join(format!("web/generated/{}.d.ts", G::ID));
    expect_test::expect_file![path].assert_eq(&types::<G>());
}

/// The text of `web/generated/<game>-hint.d.ts`: what a hint says is done, and why, as data.
pub fn hint_types<G: Game, What: TS + 'static, Why: TS + 'static>() -> String {
    let text = format!(
        "// What hints for {id} say, written from crates/bots by its tests.\n\
         // Do not edit: `UPDATE_EXPECT=1 cargo test -p turlaj-bots types` writes it again.\n",
        id = G::ID,
    );
    declare::<What, Why>(text)
}

/// Fails if the committed file of [`hint_types`] is another one; with `UPDATE_EXPECT=1` it is written.
pub fn hints_are_fresh<G: Game, What: TS + 'static, Why: TS + 'static>() {
    let path = crate::root::<G>().join(format!("web/generated/{}-hint.d.ts", G::ID));
    expect_test::expect_file![path].assert_eq(&hint_types::<G, What, Why>());
}

/// Appends the declarations of two types, and of all types in them.
fn declare<A: TS + 'static, B: TS + 'static>(mut text: String) -> String {
    let config = Config::new().with_large_int("number");
    let mut found = Found { config: &config, declared: BTreeMap::new() };
    found.visit::<A>();
    found.visit::<B>();
    for declaration in found.declared.values() {
        write!(text, "\n{declaration}").expect("a string takes everything");
    }
    text
}

fn option(option: &OptionSpec) -> String {
    let values: Vec<String> = option.values.iter().map(|value| format!("{value:?}")).collect();
    let all = if option.free.is_some() { "string".to_string() } else { values.join(" | ") };
    format!("{}: {all}", option.name)
}

/// The declarations of types, by name.
struct Found<'a> {
    config: &'a Config,
    declared: BTreeMap<String, String>,
}

impl TypeVisitor for Found<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let name = T::ident(self.config);
        // Types without a path of their own are numbers, strings and lists.
        if T::output_path().is_some() && !self.declared.contains_key(&name) {
            let docs = T::docs().unwrap_or_default();
            let declaration = format!("{docs}export {}\n", T::decl(self.config));
            self.declared.insert(name, declaration);
            T::visit_dependencies(self);
        }
        T::visit_generics(self);
    }
}
