// What tsc does not see. Formatting is Prettier's; lines that it cannot break are broken by hand.

import js from "@eslint/js";
import { WIDTH } from "./lines.mjs";

export default [
  { ignores: ["web/vendor/", "web/generated/", "**/node_modules/"] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off", // tsc
      "no-unused-vars": "off", // tsc
      "no-empty": ["error", { allowEmptyCatch: true }],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-var": "error",
      "prefer-const": ["error", { destructuring: "all" }],
      // Templates and words too. In markup, a line breaks inside a tag or inside `${…}`: there it adds no space to the page.
      "max-len": ["error", { code: WIDTH }],
    },
  },
  {
    files: ["**/web/app/**"],
    ignores: ["**/web/app/element.js"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "MemberExpression[property.name='requestUpdate']",
          message: "Write to a store (store.js) or to a reactive property: whoever has read it draws again.",
        },
      ],
    },
  },
];
