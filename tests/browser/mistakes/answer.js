// A misspelt field of an answer.
import { get } from "../../../web/app/net/api.js";

export const titles = async () => (await get("/api/v1/games")).map((game) => game.titel); // TS2551
