//! The laws that every game keeps.

use turlaj_clever::{Action, Clever, DICE, Field, GIFTS, State};
use turlaj_core::{Dice, Event, Eye, Game, Node, Seat, Throw, Turned};
use turlaj_testkit::Subject;

const SUBJECT: Subject<Clever> =
    Subject { universe, disguise, sample: None, hides: true, steps: 400, cap: 4_000 };

turlaj_testkit::laws!(SUBJECT, 128);

fn universe(_: &Clever) -> Vec<Action> {
    let mut all = vec![Action::Pass, Action::Reroll, Action::Skip, Action::Done];
    for die in DICE {
        all.extend([Action::Pick(die), Action::Drop(die), Action::Take(die), Action::Extra(die)]);
    }
    all.extend(GIFTS.map(Action::Bonus));
    // Fields that are printed as crossed have no notation.
    let real = Field::all().filter(|field| field.to_string().parse::<Field>().is_ok());
    all.extend(real.map(Action::Mark));
    all
}

/// Other choices of all but the owner of the eye on the last page, if that is still sealed.
fn disguise(
    rules: &Clever,
    line: &[Event<Clever>],
    eye: Eye,
    dice: &mut dyn Dice,
) -> Vec<Event<Clever>> {
    let mut line = line.to_vec();
    let mut states = vec![rules.start()];
    let mut opened = 0;
    for (at, event) in line.iter().enumerate() {
        let mut next = states.last().unwrap().clone();
        let mut turned = Turned::default();
        rules.apply(&mut next, event, &mut turned);
        states.push(next);
        if turned.page {
            opened = at + 1;
        }
    }
    let end = states.last().unwrap();
    let sealed = rules.view(end, Eye::Nobody).phase.is_sealed();
    if !sealed {
        return line;
    }
    for seat in (0..rules.players()).map(Seat).filter(|&seat| !eye.is(seat)) {
        let acts = |event: &&mut Event<Clever>| matches!(event, Event::Act { seat: who, .. } if *who == seat);
        let own: Vec<&mut Event<Clever>> = line[opened..].iter_mut().filter(acts).collect();
        let still = rules.node(end).asked().contains(seat);
        if let Some(other) = other_chain(rules, &states[opened], seat, own.len(), still, dice) {
            for (event, action) in own.into_iter().zip(other) {
                *event = Event::Act { seat, action };
            }
        }
    }
    line
}

/// So many random steps of one seat, after which it is still asked or not.
fn other_chain(
    rules: &Clever,
    from: &State,
    seat: Seat,
    steps: usize,
    still: bool,
    dice: &mut dyn Dice,
) -> Option<Vec<Action>> {
    'attempt: for attempt in 1..=20 {
        let mut state = from.clone();
        let mut turned = Turned::default();
        let mut chain = Vec::new();
        for step in 0..steps {
            let mut legal = Vec::new();
            rules.legal(&state, seat, &mut legal);
            if legal.is_empty() {
                continue 'attempt;
            }
            let at = Throw::Turn { seat, turn: attempt, roll: step as u32 + 1 }.die(1);
            let action = legal[dice.die(at, legal.len() as u32) as usize];
            rules.apply(&mut state, &Event::Act { seat, action }, &mut turned);
            chain.push(action);
        }
        let asked = match rules.node(&state) {
            Node::Decide(seats) => !turned.page && seats.contains(seat),
            _ => false,
        };
        if asked == still {
            return Some(chain);
        }
    }
    None
}
