import { getSpellingSuggestion } from '../../../base/text/getSpellingSuggestion.ts';
import {
  createReporter,
  defineRules,
  examples,
  type Problem,
  type SiteRuleContext,
  site as siteExample,
  traceToSource,
} from '../../../schema/index.ts';

export const rules = defineRules('site', {
  'font-language': {
    code: 'BW254',
    severity: 'warning',
    title: 'Fonts of a language have no effect',
    why: 'The site has no pages in the language, or an entry before has set its fonts.',
    help: 'Correct the code of the language, without a region, or remove the entry.',
    ...examples`${siteExample}
  theme: { fonts: { languages: [{ language: ${['jp', 'en']}, display: { family: Bitter } }] } }
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }
`,
  },
});

const report = createReporter<typeof rules>();

/** Reports fonts of languages that the site does not have, or has set before. */
export function checkSite({ site, siteProvenance }: SiteRuleContext): Problem[] {
  const { languages = [] } = site?.theme.fonts ?? {};
  if (!site || !siteProvenance || !Array.isArray(languages)) return [];
  const { locale, locales = [locale] } = site;
  const known = [...new Set(locales.map((code) => code.split('-')[0] ?? code))];
  return languages.flatMap(({ language }, index): Problem[] => {
    const isTwice = languages.findIndex((one) => one.language === language) < index;
    if (typeof language !== 'string' || (known.includes(language) && !isTwice)) return [];
    const suggestion = getSpellingSuggestion(language, known);
    return [
      report('font-language', {
        message: isTwice
          ? `An entry before sets the fonts of \`${language}\`.`
          : `The site has no pages in \`${language}\`.`,
        hint: isTwice
          ? 'put both fonts into one entry'
          : suggestion
            ? `did you mean \`${suggestion}\`?`
            : `its languages are ${known.join(', ')}`,
        ...traceToSource(siteProvenance, ['theme', 'fonts', 'languages', index, 'language']),
      }),
    ];
  });
}
