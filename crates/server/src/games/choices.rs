//! What can be chosen next, from the rules alone: everything is tried, and the game says why not.

use turlaj_core::{OptionSpec, Refusal, Settings};
use turlaj_proto::http::{BotChoice, Choices, OptionChoice, PlayersChoice, ValueChoice};

use crate::refusals;

/// Tries every number of players and every value of every option that matters, one at a time.
pub(super) fn choices(
    specs: &[OptionSpec],
    (least, most): (u8, u8),
    check: fn(&Settings) -> Result<(), Refusal>,
    chosen: &Settings,
    bots: Vec<BotChoice>,
) -> Choices {
    let why = |settings: &Settings| check(settings).err().map(|why| refusals::wire(&why));
    let players = (least..=most)
        .map(|players| PlayersChoice { players, why: why(&chosen.with_players(players)) });
    let value_of = |spec: &OptionSpec, value: &'static str| ValueChoice {
        value: value.to_string(),
        why: why(&chosen.with_value(spec.name, value)),
    };
    let option = |spec: &OptionSpec| OptionChoice {
        name: spec.name.to_string(),
        value: chosen.get(spec.name).to_string(),
        values: spec.values.iter().map(|value| value_of(spec, value)).collect(),
        free: spec.free.is_some(),
    };
    let matter = specs.iter().filter(|spec| (spec.matters)(chosen));
    Choices {
        why: why(chosen),
        players: players.collect(),
        options: matter.map(option).collect(),
        bots,
    }
}
