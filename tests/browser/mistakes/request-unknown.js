// A question that no server answers.
import { get } from "../../../web/app/net/api.js";

export const ask = () => get("/api/v1/weather"); // TS2554
