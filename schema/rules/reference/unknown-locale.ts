import { createReporter } from '../../diagnostics/createReporter.ts';
import { bilingualSite } from '../../diagnostics/exampleSites.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('reference', {
  'unknown-locale': {
    code: 'BW504',
    severity: 'error',
    title: 'A language is not in `site.locales`',
    why: 'Translations into it, or pages in it, would never be built.',
    help: 'Add the language to `site.locales`, or correct its name.',
    bad: `${bilingualSite}\n# locales/de.yaml\n/: { texts: [{ en: Hello, de: Hallo }] }`,
    good: `${bilingualSite.replace('[en, es]', '[en, es, de]')}\n# locales/de.yaml\n/: { texts: [{ en: Hello, de: Hallo }] }`,
  },
});

const report = createReporter<typeof rules>();

/** Creates the problem of a language that the site does not have. */
export function unknownLocale(locale: string, found: Omit<Problem, 'rule' | 'message'>): Problem {
  return report('unknown-locale', {
    message: `\`${locale}\` is not a language of the site.`,
    ...found,
  });
}

/** Creates the problem of translations into the language of the original. */
export function originalLocale(locale: string, path: string, at: Problem['at']): Problem {
  return report('unknown-locale', {
    message: `\`${locale}\` is the language of pages.yaml, which needs no translation.`,
    hint: `remove ${path}`,
    at,
  });
}
