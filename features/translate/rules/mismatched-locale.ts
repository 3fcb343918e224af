import {
  createReporter,
  defineRules,
  examples,
  type Problem,
  type SiteRuleContext,
  site,
  traceToSource,
} from '../../../schema/index.ts';

export const rules = defineRules('site', {
  'mismatched-locale': {
    code: 'BW505',
    severity: 'error',
    title: '`site.locale` is not the language of pages.yaml',
    why: 'Dates, prices and the words of the interface would be in another language than the texts.',
    help: 'Write the language of the texts in pages.yaml first in `site.locales`, or correct `site.locale`.',
    ...examples`${site}
  locale: ${['de-AT', 'en-GB']}
  locales: [en]
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections: [{ type: hero, headline: Hello }]`,
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
