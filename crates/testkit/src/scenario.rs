//! A small language for tests of clauses.
//!
//! A script has one statement a line; `#` begins a remark.
//!
//! | statement | what it does or expects |
//! |---|---|
//! | `=RRY*` | dice fall (the notation of the game) |
//! | `1>take:R3` | seat 1 acts |
//! | `time` | the clock that the game waits for ends; `until 3000` says how long it runs, `until -` that none does |
//! | `1? take:R3 roll:*` | exactly these are legal for seat 1; `x*` stands for one or more that begin with `x` |
//! | `1! take:R4 too-few-dice` | seat 1 may not do this, and that is why (the refusal's code) |
//! | `! RRY* wrong-dice` | dice cannot fall like this |
//! | `asks 1 2`, `chance`, `over` | what the game waits for |
//! | `points 1:12 2:9` | the points at the end, by seat |
//! | `places 1:1 2:2` | the places at the end, by seat |
//! | `see 1 /seats/0/tail "hidden"` | a part of the view of seat 1 (`see - …`: of a spectator), as JSON |
//! | `told 1 {"kind":"pass"}` | the last fact told seat 1 this, among other things; more fields may be there |
//! | `turned`, `stays` | whether the last event turned the page |

use turlaj_core::{Event, Eye, Game, Node, Seat, Settings, Silent};

/// Runs a script from a position; panics with the line that does not hold.
pub fn run<G: Game>(rules: &G, mut state: G::State, script: &str) -> G::State {
    let mut last: Option<(G::State, Event<G>)> = None;
    for (at, line) in script.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let before = state.clone();
        match statement(rules, &mut state, last.as_ref(), line) {
            Ok(Some(event)) => last = Some((before, event)),
            Ok(None) => {}
            Err(why) => panic!("line {}: `{line}`: {why}\nin the position {before:?}", at + 1),
        }
    }
    state
}

/// The rules for a text such as `players=2 steal=on`.
pub fn rules<G: Game>(settings: &str) -> G {
    Settings::parse_text(G::OPTIONS, settings)
        .and_then(|settings| G::configure(&settings))
        .unwrap_or_else(|why| panic!("`{settings}`: {why}"))
}

/// The code of the refusal of settings that do not go together.
pub fn refused_settings<G: Game>(settings: &str) -> &'static str {
    match Settings::parse_text(G::OPTIONS, settings).and_then(|settings| G::configure(&settings)) {
        Ok(_) => panic!("`{settings}` is accepted"),
        Err(why) => why.code(),
    }
}

fn statement<G: Game>(
    rules: &G,
    state: &mut G::State,
    last: Option<&(G::State, Event<G>)>,
    line: &str,
) -> Result<Option<Event<G>>, String> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let rest = rest.trim();
    if let Some(dice) = line.strip_prefix('=') {
        let roll: G::Roll = parse(dice)?;
        equal(rules.node(state) == Node::Chance, || "no dice are due".to_string())?;
        rules.faces(state, &roll).map_err(|why| why.to_string())?;
        return Ok(Some(apply(rules, state, Event::Roll { roll })));
    }
    if let Some((seat, action)) = word.split_once('>') {
        let (seat, action) = (parse::<Seat>(seat)?, parse::<G::Action>(action)?);
        rules.check(state, seat, &action).map_err(|why| why.to_string())?;
        return Ok(Some(apply(rules, state, Event::Act { seat, action })));
    }
    match word {
        "time" => {
            equal(until(&rules.node(state)).is_some(), || "no clock runs".to_string())?;
            return Ok(Some(apply(rules, state, Event::Time)));
        }
        "until" => {
            let found =
                until(&rules.node(state)).map_or("-".to_string(), |until| until.to_string());
            equal(found == rest, || found.clone())?;
        }
        "asks" | "chance" | "over" => waits(&rules.node(state), word, rest)?,
        "points" => ends(&rules.node(state), rest, |place| place.points)?,
        "places" => ends(&rules.node(state), rest, |place| i32::from(place.place))?,
        "see" => sees(rules, state, rest)?,
        "told" => told(rules, last, rest)?,
        "turned" | "stays" => {
            let (before, event) = last.ok_or("nothing has happened yet")?;
            let turned = crate::report(rules, before, event).turned.page;
            equal(turned == (word == "turned"), || format!("the page has turned: {turned}"))?;
        }
        "!" => {
            let (dice, code) = rest.split_once(' ').ok_or("dice and a code are needed")?;
            let found = rules.faces(state, &parse(dice)?).map_err(|why| why.code());
            equal(found == Err(code), || format!("{found:?}"))?;
        }
        _ if word.ends_with('?') => legal(rules, state, parse(word.trim_end_matches('?'))?, rest)?,
        _ if word.ends_with('!') => {
            let seat = parse(word.trim_end_matches('!'))?;
            let (action, code) = rest.split_once(' ').ok_or("an action and a code are needed")?;
            let found = rules.check(state, seat, &parse(action)?).map_err(|why| why.code());
            equal(found == Err(code.trim()), || format!("{found:?}"))?;
        }
        _ => return Err("no such statement".to_string()),
    }
    Ok(None)
}

fn apply<G: Game>(rules: &G, state: &mut G::State, event: Event<G>) -> Event<G> {
    rules.apply(state, &event, &mut Silent);
    event
}

fn parse<T: std::str::FromStr<Err = turlaj_core::NotationError>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|why: T::Err| why.to_string())
}

fn equal(holds: bool, found: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(format!("found: {}", found())) }
}

/// How long the clock runs that the game waits for, if there is one.
fn until(node: &Node) -> Option<turlaj_core::Tick> {
    match node {
        Node::Live { until, .. } => *until,
        Node::Chance | Node::Decide(_) | Node::Over(_) => None,
    }
}

fn waits(node: &Node, word: &str, rest: &str) -> Result<(), String> {
    let holds = match (word, node) {
        ("chance", Node::Chance) | ("over", Node::Over(_)) => true,
        ("asks", Node::Decide(seats) | Node::Live { seats, .. }) => {
            let asked: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
            asked == rest.split_whitespace().collect::<Vec<_>>()
        }
        _ => false,
    };
    equal(holds, || format!("{node:?}"))
}

fn ends(
    node: &Node,
    expected: &str,
    number: impl Fn(&turlaj_core::Place) -> i32,
) -> Result<(), String> {
    let Node::Over(standings) = node else { return Err(format!("not over: {node:?}")) };
    let mut found: Vec<_> = standings.places().iter().map(|p| (p.seat, number(p))).collect();
    found.sort();
    let found: Vec<String> = found.iter().map(|(seat, n)| format!("{seat}:{n}")).collect();
    equal(found == expected.split_whitespace().collect::<Vec<_>>(), || found.join(" "))
}

fn legal<G: Game>(rules: &G, state: &G::State, seat: Seat, expected: &str) -> Result<(), String> {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    let mut left: Vec<String> = legal.iter().map(ToString::to_string).collect();
    let found = left.join(" ");
    for word in expected.split_whitespace() {
        let before = left.len();
        match word.strip_suffix('*') {
            Some(start) => left.retain(|action| !action.starts_with(start)),
            None => left.retain(|action| action != word),
        }
        equal(left.len() < before, || format!("{found} (without {word})"))?;
    }
    equal(left.is_empty(), || format!("{found} (and not expected: {})", left.join(" ")))
}

fn eye(text: &str) -> Result<Eye, String> {
    if text == "-" { Ok(Eye::Nobody) } else { parse(text).map(Eye::Seat) }
}

fn sees<G: Game>(rules: &G, state: &G::State, rest: &str) -> Result<(), String> {
    let mut words = rest.splitn(3, ' ');
    let mut word = || words.next().ok_or("an eye, a pointer and a value are needed");
    let (eye, pointer, value) = (eye(word()?)?, word()?, word()?);
    let view = serde_json::to_value(rules.view(state, eye)).map_err(|why| why.to_string())?;
    let value: serde_json::Value = serde_json::from_str(value).map_err(|why| why.to_string())?;
    equal(view.pointer(pointer) == Some(&value), || format!("{:?}", view.pointer(pointer)))
}

fn told<G: Game>(rules: &G, last: Option<&(G::State, Event<G>)>, rest: &str) -> Result<(), String> {
    let (before, event) = last.ok_or("nothing has happened yet")?;
    let (who, value) = rest.split_once(' ').ok_or("an eye and a value are needed")?;
    let value: serde_json::Value = serde_json::from_str(value).map_err(|why| why.to_string())?;
    let news = crate::news(rules, before, event, eye(who)?);
    let news = serde_json::to_value(news).map_err(|why| why.to_string())?;
    let found = news.as_array().is_some_and(|all| all.iter().any(|one| says(one, &value)));
    equal(found, || news.to_string())
}

/// Whether one news says all that is expected of it.
fn says(news: &serde_json::Value, expected: &serde_json::Value) -> bool {
    match expected.as_object() {
        Some(fields) => fields.iter().all(|(name, value)| news.get(name) == Some(value)),
        None => news == expected,
    }
}
