// Skeleton
export default {
  "game.skeleton.title": "Skeleton",
  "game.skeleton.about": "Бросай кубик, пока хватает смелости, и запиши очки, пока не выпала единица.",
};
