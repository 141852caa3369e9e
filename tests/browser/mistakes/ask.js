// A question to the server without one of its parameters.
import { line } from "../../../web/app/net/socket.js";

export const watch = () => line.ask({ watch: { table: "x" } }); // TS2741
