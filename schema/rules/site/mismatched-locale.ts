import { createReporter } from '../../diagnostics/createReporter.ts';
import { pages, site } from '../../diagnostics/exampleSites.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import type { SiteRuleContext } from '../RuleContext.ts';

export const rules = defineRules('site', {
  'mismatched-locale': {
    code: 'BW505',
    severity: 'error',
    title: '`site.locale` is not the language of pages.yaml',
    why: 'Dates, prices and the words of the interface would be in another language than the texts.',
    help: 'Write the language of the texts in pages.yaml first in `site.locales`, or correct `site.locale`.',
    ...examples`${[`${site}\n  locale: de-AT\n  locales: [en]\n${pages}`, `${site}\n  locale: en-GB\n  locales: [en]\n${pages}`]}`,
  },
});

const report = createReporter<typeof rules>();

/** Reports a `locale` in another language than the first of `locales`. */
export function checkSite({ site, siteProvenance }: SiteRuleContext): Problem[] {
  const [first] = site?.locales ?? [];
  if (!site || !siteProvenance || !first) return [];
  if (getLanguage(site.locale) === getLanguage(first)) return [];
  return [
    report('mismatched-locale', {
      message: `\`${site.locale}\` is not the language of the texts, which is \`${first}\`, the first of \`locales\`.`,
      hint: `write a locale of \`${first}\`, such as its regional form, or change the order of \`locales\``,
      ...traceToSource(siteProvenance, ['locale']),
    }),
  ];
}

function getLanguage(locale: string): string {
  return new Intl.Locale(locale).language;
}
