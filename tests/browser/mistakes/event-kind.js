// An event that the line does not have.
import { line } from "../../../web/app/net/socket.js";

line.on("updated", () => {}); // TS2345
