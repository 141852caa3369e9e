// Skeleton on pages that speak of all games: dice, results, the daily challenge.
export default {
  "dice.kind.skeleton.die": "The die",
  "daily.tie.skeleton": "Equal points share the place.",
};
