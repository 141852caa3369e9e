//! What a view says that a mark would lead to is what happens.

use turlaj_clever::{Clever, Count, Phase, SheetView};
use turlaj_core::{Event, Eye, Game, Node, Seat, Silent};
use turlaj_testkit::{all_settings, check_cases};

use crate::play::{Luck, random_fact};
use crate::script::at;

#[test]
fn a_prospect_tells_the_whole_chain_that_leaves_no_choice() {
    // Row 1 of yellow brings a blue cross, and 12 is the last open one: it ends row 3 and column 4.
    at(
        "players=2",
        "1.yellow=6.1,5.1 1.blue=2,3,4,5,6,7,8,9,10,11",
        r#"
        =235111
        see 1 /prospects/5/acts ["pick:Y","mark:Y3.1"]
        see 1 /prospects/5/marks [{"field":"Y3.1","number":0},{"field":"B12","number":0}]
        see 1 /prospects/5/earned ["BX","fox","extra"]
        see 1 /prospects/5/waiting []
        see 1 /prospects/5/gain 10
        see 1 /prospects/5/swept ["W","G","O","P"]
        see 2 /prospects []
        see - /prospects []
        "#,
    );
    // A choice ends it: here any blue field may be crossed.
    at(
        "players=2",
        "1.yellow=6.1,5.1",
        r#"
        =131111
        1>pick:Y
        see 1 /prospects/0/acts ["mark:Y3.1"]
        see 1 /prospects/0/earned ["BX"]
        see 1 /prospects/0/waiting ["BX"]
        "#,
    );
}

#[test]
fn every_prospect_comes_true() {
    let all = all_settings::<Clever>();
    check_cases(64, 400, |case| {
        let rules = Clever::configure(&all[case.settings.index(all.len())]).unwrap();
        let mut luck = Luck::new(case.seed);
        let mut state = rules.start();
        for _ in 0..case.steps {
            for seat in (0..rules.players()).map(Seat) {
                let eye = Eye::Seat(seat);
                let own = |view: &turlaj_clever::View| view.seats[seat.index()].sheet.clone();
                let before = rules.view(&state, eye);
                let asked =
                    matches!(rules.node(&state), Node::Decide(seats) if seats.contains(seat));
                assert!(asked || before.prospects.is_empty());
                for prospect in &before.prospects {
                    let mut after = state.clone();
                    for &action in &prospect.acts {
                        rules.check(&after, seat, &action).unwrap();
                        rules.apply(&mut after, &Event::Act { seat, action }, &mut Silent);
                    }
                    let view = rules.view(&after, eye);
                    let (old, new) = (own(&before), own(&view));
                    let points = |sheet: &SheetView| Count::of(&sheet.sheet()).total();
                    // Round 4 may go on with black gifts that leave no choice.
                    if view.phase == Phase::Black && before.phase != Phase::Black {
                        continue;
                    }
                    let fresh = new.marks.iter().filter(|field| !old.marks.contains(field)).count();
                    if view.round == before.round {
                        assert_eq!(fresh, prospect.marks.len(), "{prospect:?}");
                        assert_eq!(points(&new) - points(&old), prospect.gain, "{prospect:?}");
                    }
                    assert!(prospect.marks.iter().all(|mark| new.marks.contains(&mark.field)));
                }
            }
            let Some(event) = random_fact(&rules, &state, &mut luck) else { return };
            rules.apply(&mut state, &event, &mut Silent);
        }
    });
}
