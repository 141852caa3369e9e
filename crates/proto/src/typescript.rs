//! The same types in TypeScript.

use ts_rs::{Config, TS};

use crate::{ask, http, message, name, room};

/// What no type in Rust says.
const CHANGE: &str = "
/**
 * What has changed in a document: `[value]` puts a value in the place of the old one, `[]` takes it away (of a list,
 * everything from there on), and an object has a change for every member that changes, of a list by its index.
 */
export type Change = [] | [unknown] | { [member: string]: Change };
";

/// The text of `web/generated/wire.d.ts`.
pub fn declarations() -> String {
    let config = Config::new().with_large_int("number");
    let mut text = String::from(
        "// The words between server and client, written from crates/proto by its tests.\n\
         // Do not edit: `UPDATE_EXPECT=1 cargo test -p turlaj-proto` writes it anew.\n",
    );
    macro_rules! declare {
        ($($name:ty),* $(,)?) => {
            $(
                text.push_str("\nexport ");
                text.push_str(&<$name as TS>::decl(&config));
                text.push('\n');
            )*
        };
    }
    text.push_str(CHANGE);
    declare!(
        ask::Request,
        ask::Ask,
        ask::Hello,
        ask::Deed,
        ask::Emote,
        message::Message<'static>,
        message::Answer,
        message::Update<'static>,
        message::Patch<'static>,
        message::RefusalInfo,
        message::Play,
        message::PromptInfo,
        message::DiceDue,
        message::DieDue,
        message::DiceTyped,
        message::PlaceInfo,
        message::Happening,
        room::Room,
        room::Chair,
        name::NameInfo,
        room::Who,
        room::Clock,
        room::Per,
        room::SeatClock,
        room::DailyHere,
        room::DiceInfo,
        room::NonceCommitment,
        room::AbortedRound,
        room::OpenNonce,
        room::UndoRequest,
        room::EndVote,
        http::Failure,
        http::NewPerson,
        http::Key,
        http::Me,
        http::ChangeMe,
        http::GameInfo,
        http::OptionInfo,
        http::Choices,
        http::PlayersChoice,
        http::OptionChoice,
        http::ValueChoice,
        http::BotChoice,
        http::BotInfo,
        http::NewTable,
        http::SeatPlan,
        http::TableId,
        http::TableCard,
        http::SeatAsk,
        http::Hint,
        http::HintUnit,
        http::HintAction,
        http::HintReason,
        http::SentenceInfo,
        http::WhyNot,
        http::RefusedAction,
        http::PreviewAsk,
        http::PreviewAnswer,
        http::ReplayInfo,
        http::ReplayPlayer,
        http::ReplayMark,
        http::Positions,
        http::PositionTold,
        http::ReadAsk,
        http::ReadAnswer,
        http::BrokenAt,
        http::QrAsk,
        http::Health,
        http::DailyNow,
        http::DailyGame,
        http::DailyDraw,
        http::DailyMine,
        http::DailyBoard,
        http::DailyLine,
        http::MyPage,
        http::MyGame,
        http::MySeat,
        http::MyTotal,
        http::DiceCount,
        http::FaceCount,
        http::MyExport,
        http::ExportedTable,
        http::ForgetMe,
        http::Forgotten,
        http::ServerDice,
        http::DiceRecord,
        http::NewProgram,
        http::ProgramKey,
    );
    text
}
