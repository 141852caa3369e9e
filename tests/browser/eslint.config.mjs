// What tsc does not see. Formatting is Prettier's; lines that it cannot break are broken by hand.

import js from "@eslint/js";

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
      // A line of a template may be as long as it likes: drawings are paths, and a break between elements can be seen on the page.
      "max-len": ["error", { code: 140, ignoreTemplateLiterals: true }],
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
  // A sentence stands in one line, as translators have it.
  { files: ["**/i18n/**"], rules: { "max-len": ["error", { code: 140, ignoreStrings: true }] } },
];
