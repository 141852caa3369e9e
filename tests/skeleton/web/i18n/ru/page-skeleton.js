// Skeleton
export default {
  "dice.kind.skeleton.die": "Кубик",
  "daily.tie.skeleton": "При равенстве место общее.",
};
