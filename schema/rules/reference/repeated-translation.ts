import { createReporter } from '../../diagnostics/createReporter.ts';
import { bilingualSite } from '../../diagnostics/exampleSites.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('reference', {
  'repeated-translation': {
    code: 'BW502',
    severity: 'error',
    title: 'A text has two translations',
    why: 'Which of them visitors see would depend on the order of lines.',
    help: 'Remove one of them. Where one original needs two translations, say with `at:` where each belongs, such as `at: faq.items[2].title`.',
    ...examples`${bilingualSite}
# locales/es.yaml
/: { texts: [{ en: Hello, es: Hola }${[', { en: Hello, es: Buenas }', '']}] }`,
  },
});

const report = createReporter<typeof rules>();

/** Creates the problem of a text or a page with two translations. */
export function repeatedTranslation(found: Omit<Problem, 'rule'>): Problem {
  return report('repeated-translation', found);
}
