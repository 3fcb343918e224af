/**
 * Returns statements that run a statement now and whenever visitors change their choice. In it, `state()`
 * returns whether a category is granted. They do nothing on pages that ask for no consent: the attribute
 * `data-consent` of the document lists the categories, and an event `consent` follows each change.
 */
export function readsConsent(statement: string): string[] {
  return [
    'const choice = document.documentElement.dataset;',
    "const state = (name) => (choice.consent.split(' ').includes(name) ? 'granted' : 'denied');",
    `const send = () => { ${statement} };`,
    "if ('consent' in choice) {",
    '  send();',
    "  document.addEventListener('consent', send);",
    '}',
  ];
}

const signals = `{
    ad_storage: state('marketing'),
    ad_user_data: state('marketing'),
    ad_personalization: state('marketing'),
    analytics_storage: state('statistics'),
    functionality_storage: state('preferences'),
    personalization_storage: state('preferences'),
  }`;

/** Statements that define `gtag`, once, and send the signals of Google Consent Mode. */
export const gtagSetup = [
  'if (!window.gtag) {',
  '  window.dataLayer = window.dataLayer || [];',
  '  window.gtag = function () { dataLayer.push(arguments); };',
  "  let command = 'default';",
  "  gtag('set', 'ads_data_redaction', true);",
  ...readsConsent(
    `gtag('consent', command, ${signals.replace(/\s+/g, ' ')}); command = 'update';`,
  ).map((line) => `  ${line}`),
  '}',
];
