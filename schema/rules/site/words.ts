import { isMapping } from '../../../base/values/isMapping.ts';
import { createReporter } from '../../diagnostics/createReporter.ts';
import { pages, site } from '../../diagnostics/exampleSites.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import { hasTranslation, listFallbacks, wordGroups } from '../../messages/createSiteWords.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import { isLocale } from '../../shape/formats/formats.ts';
import type { SiteRuleContext } from '../RuleContext.ts';

export const rules = defineRules('site', {
  'words-missing': {
    code: 'BW442',
    severity: 'warning',
    title: 'The interface has no words in the language of the site',
    why: 'Visitors read English words for buttons, messages and labels, and screen readers pronounce them in the wrong language.',
    help: 'Translate the words in words.yaml; `node_modules/blockwright/docs/reference/words.md` lists them all, and the languages that are complete.',
    bad: `${site}\n  locale: it-IT\n${pages}`,
  },
  'words-unused': {
    code: 'BW443',
    severity: 'warning',
    title: 'words.yaml has words in another language than the site',
    why: 'They have no effect.',
    help: 'Set `site.locale` to this language, or remove the words.',
    ...examples`${site}${['', '\n  locale: de']}
${pages}
# words.yaml
de:
  form:
    next: Weiter`,
  },
});

const report = createReporter<typeof rules>();

/** Reports words that visitors read in English on a site in another language, and words never used. */
export function checkSite(context: SiteRuleContext): Problem[] {
  return [...findMissingWords(context), ...findUnusedLanguages(context)];
}

function findMissingWords({ site, siteProvenance, loaded }: SiteRuleContext): Problem[] {
  if (!site || !siteProvenance || hasTranslation(site.locale)) return [];
  const all = Object.entries(wordGroups).flatMap(([group, words]) =>
    Object.keys(words).map((key) => ({ group, key })),
  );
  const missing = all.filter(({ group, key }) => site.words.texts[group]?.[key] === undefined);
  if (missing.length === 0) return [];
  const [language = ''] = listFallbacks(site.locale);
  const names = missing.slice(0, 5).map(({ group, key }) => `\`${group}.${key}\``);
  const more = missing.length > names.length ? ` and ${missing.length - names.length} more` : '';
  const file = loaded.words;
  const own = listFallbacks(site.locale).find(
    (locale) => file && isMapping(file.value) && locale in file.value,
  );
  if (file && own)
    return [
      report('words-missing', {
        message: `${missing.length} of ${all.length} words are English on this site: ${names.join(', ')}${more}.`,
        hint: `translate them below \`${own}:\``,
        at: { file, path: [own], part: 'key' },
      }),
    ];
  return [
    report('words-missing', {
      message: `Blockwright has no words in the language \`${language}\`: visitors read English ones, such as ${names.slice(0, 2).join(' and ')}.`,
      hint: `translate them in words.yaml, below \`${language}:\``,
      ...traceToSource(siteProvenance, ['locale']),
    }),
  ];
}

/** Finds languages of words.yaml that the site does not use. */
function findUnusedLanguages({ site, loaded: { words: file } }: SiteRuleContext): Problem[] {
  if (!site || !file || !isMapping(file.value)) return [];
  const used = listFallbacks(site.locale);
  return Object.keys(file.value)
    .filter((locale) => isLocale(locale) && !used.includes(locale))
    .map((locale) =>
      report('words-unused', {
        message: `The words of \`${locale}\` are never used: the language of the site is \`${site.locale}\`.`,
        hint: `set \`locale: ${locale}\` below \`site:\` in pages.yaml, or remove the words`,
        at: { file, path: [locale], part: 'key' as const },
      }),
    );
}
