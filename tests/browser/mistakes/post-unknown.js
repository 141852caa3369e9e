// A request that no server answers.
import { post } from "../../../web/app/net/api.js";

export const send = () => post("/api/v1/weather", {}); // TS2345
