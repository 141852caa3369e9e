//! The text of settings: what dice and stored tables depend on.

use turlaj_core::{OptionSpec, Settings, always};

const OLD: OptionSpec = OptionSpec {
    name: "edition",
    values: &["pl", "ru"],
    about: "an option of the first release",
    matters: always,
    free: None,
    later: false,
};
const LATER: OptionSpec =
    OptionSpec { name: "again", values: &["any", "taken"], later: true, ..OLD };
const LAST: OptionSpec = OptionSpec { name: "last", ..LATER };

const FIRST_RELEASE: &[OptionSpec] = &[OLD];
const NOW: &[OptionSpec] = &[OLD, LATER, LAST];

fn text(specs: &[OptionSpec], given: &str) -> String {
    Settings::parse_text(specs, given).unwrap().to_string()
}

#[test]
fn a_later_option_is_left_out_while_it_has_its_default() {
    for given in ["players=2", "players=3 edition=ru"] {
        let old = text(FIRST_RELEASE, given);
        assert_eq!(text(NOW, given), old);
        assert_eq!(text(NOW, &format!("{given} again=any last=any")), old, "said explicitly");
    }
}

#[test]
fn a_later_option_stands_behind_the_older_ones_otherwise() {
    for given in ["players=2 again=taken", "again=taken edition=pl players=2 last=any"] {
        assert_eq!(text(NOW, given), "players=2 edition=pl again=taken");
    }
    assert_eq!(text(NOW, "players=2 last=taken"), "players=2 edition=pl last=taken");
}

#[test]
fn settings_from_an_older_text_have_every_option() {
    let settings = Settings::parse_text(NOW, "players=2 edition=ru").unwrap();
    let all: Vec<_> = settings.values().collect();
    assert_eq!(all, [("edition", "ru"), ("again", "any"), ("last", "any")]);
    assert_eq!(settings.get("again"), "any");
    let other = settings.with_value("again", "taken");
    assert_eq!(other.to_string(), "players=2 edition=ru again=taken");
    assert_eq!(other.with_value("again", "any"), settings);
    let json = serde_json::to_value(&settings).unwrap();
    assert_eq!(json["again"], "any", "programs are told all options");
}
