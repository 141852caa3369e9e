// A request for a hint that names no seat.
import { post } from "../../../web/app/net/api.js";

export const hint = () => post("/api/v1/tables/x/hint", {}); // TS2741
