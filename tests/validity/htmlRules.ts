import type { RuleConfig } from 'html-validate';

/** Presets of html-validate whose rules every page obeys. */
export const presets = [
  'html-validate:recommended',
  'html-validate:document',
  'html-validate:a11y',
];

/** Rules that do not apply, or not to everything, each with the reason. */
export const excludedRules: RuleConfig = {
  // react-dom writes `<img/>`, `required=""`, `hidden=""` and `autoComplete`, which browsers read the same.
  'void-style': 'off',
  'attribute-empty-style': 'off',
  'attribute-boolean-style': 'off',
  'attr-case': 'off',
  // HTML ignores the case of the doctype, too.
  'doctype-style': 'off',
  // The content security policy permits scripts of the site's own origin only.
  'require-sri': 'off',
  // `check` measures titles itself, against a limit that authors can change.
  'long-title': 'off',
  // The stylesheet keeps telephone numbers on one line, so that copied numbers have plain spaces.
  'tel-non-breaking': 'off',
  // Lists may have a name, and the lists of a page would be hard to tell apart without one.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // Check boxes with several choices share a name, as radio buttons do.
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
};

/**
 * Messages of the Nu checker that are not about the markup of a page, each with the reason. Anything
 * else that it prints fails the test.
 */
export const excludedNuMessages: RegExp[] = [
  // Its CSS parser does not know @container, @view-transition and other rules that browsers support.
  /^CSS: /,
  // react-dom writes `<img/>`; attributes on our pages are quoted.
  /^Trailing slash on void elements/,
  // It takes files for pages without an origin, and structured data for a script that would run.
  /violates Content Security Policy \(meta tag\)/,
  // The island of `tabs` gives panels their role: without script they are passages with a heading.
  /^Every active “role=tab” element must have a corresponding “role=tabpanel” element/,
  // SVG 2 has the attribute; the checker knows SVG 1.1.
  /^Attribute “pathLength” not allowed on element “circle”/,
];
