// Skeleton
export default {
  "dice.kind.skeleton.die": "Kostka",
  "daily.tie.skeleton": "Przy remisie miejsce jest wspólne.",
};
