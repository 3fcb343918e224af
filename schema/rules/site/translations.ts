import { createReporter } from '../../diagnostics/createReporter.ts';
import { bilingualSite, spanishTexts } from '../../diagnostics/exampleSites.ts';
import type { LocatableFile, Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import { type Catalogue, listTranslatedTexts } from '../../locales/Catalogue.ts';
import { listSiteTexts, type PageTexts } from '../../locales/listSiteTexts.ts';
import { bindsArticle, readOnly } from '../../locales/localizeEntries.ts';
import type { SiteText } from '../../locales/matchTexts.ts';
import type { YamlLocation } from '../../yaml/YamlLocation.ts';
import type { SiteRuleContext } from '../RuleContext.ts';
import { checkTranslatedText } from './translations/checkTranslatedText.ts';
import { explainOrphans } from './translations/explainOrphans.ts';

const linkedSite = bilingualSite.replace('Hello', 'Hello, text: "[Start](/)"');

export const rules = defineRules('site', {
  'missing-translation': {
    code: 'BW520',
    severity: 'warning',
    title: 'A page is translated in part',
    why: 'Visitors read two languages on one page, and search engines may take it for a copy of the original.',
    help: 'Translate the texts that the message names: in the editor, or with `blockwright translate export`. A page without any translation is not reported, unless it shows an article that is translated.',
    ...examples`${bilingualSite}
# locales/es.yaml
/:
  texts:
  - { en: Hello, es: Hola }${['', spanishTexts]}`,
  },
  'stale-translation': {
    code: 'BW521',
    severity: 'warning',
    title: 'The original of a translation changed',
    why: 'Visitors of the two languages read different facts.',
    help: 'Compare the changed words with the translation, correct it if needed, and remove `was:`. A translation stays when its original is edited a little; `check --fix` writes the original as it is now into its entry, and the earlier one as `was:`.',
    ...examples`${bilingualSite}
# locales/es.yaml
/:
  texts:
  - { en: Hello, ${['was: Goodbye, ', '']}es: Hola }${spanishTexts}`,
  },
  'orphaned-translation': {
    code: 'BW522',
    severity: 'warning',
    title: 'The original of a translation is no longer on the page',
    why: 'If another text replaced the original, visitors see that in the first language.',
    help: 'If the original changed, write it as it is now and the earlier one as `was:`. If the text is gone, remove its translation.',
    ...examples`${bilingualSite}
# locales/es.yaml
/:
  texts:
  - { en: Hello, es: Hola }${spanishTexts}${[
    `
  - { en: Goodbye, es: Adiós }`,
    '',
  ]}`,
  },
  'same-translation': {
    code: 'BW523',
    severity: 'warning',
    title: 'A translation is the same as the original',
    why: 'The text was copied and not translated.',
    help: 'Translate it. Names that stay the same in every language belong in `site.properNames`.',
    ...examples`${bilingualSite}
# locales/es.yaml
/:
  texts:
  - { en: Hello, es: ${['Hello', 'Hola']} }${spanishTexts}`,
  },
  'translated-link': {
    code: 'BW524',
    severity: 'warning',
    title: 'A translation links to another page than its original',
    why: 'A link to a route of one language leads visitors away from theirs, and breaks when the route is renamed.',
    help: 'Write the route of the original: the link leads to the same page in the language of the visitor.',
    ...examples`${linkedSite}
# locales/es.yaml
/:
  texts:
  - { en: Hello, es: Hola }
  - { en: "[Start](/)", es: "[Inicio](${['/es', '/']})" }${spanishTexts}`,
  },
  'translated-expressions': {
    code: 'BW556',
    severity: 'warning',
    title: 'A translation shows other values than its original',
    why: 'A name or price is missing in one language, or an expression was translated.',
    help: 'Use the same `{{ }}` in both. Filters may differ.',
    ...examples`${bilingualSite}
# locales/es.yaml
/:
  texts:
  - { en: Hello, es: ${['"Hola, {{ site.name }}"', 'Hola']} }${spanishTexts}`,
  },
  'long-translation': {
    code: 'BW557',
    severity: 'warning',
    title: 'A translation is much longer than its original',
    why: 'Labels and headlines have room for about as many words as the original.',
    help: 'Shorten the translation, or look at the page and turn the warning off for this text.',
    ...examples`${bilingualSite}
# locales/es.yaml
/:
  texts:
  - { en: Hello, es: ${['Sean todos ustedes muy bienvenidos a esta página', 'Hola']} }${spanishTexts}`,
  },
});

const report = createReporter<typeof rules>();

/** Compares the texts of the site with their translations. */
export function checkSite(context: SiteRuleContext): Problem[] {
  const { catalogues, isIncomplete, manifest, site } = context;
  if (isIncomplete) return [];
  const names = [site?.name ?? '', ...(site?.properNames ?? [])].filter((name) => name !== '');
  const pageTexts: PageTexts = new Map();
  const entries = new Map(
    manifest.routeEntries.flatMap((entry) => (entry.localization ? [] : [[entry.route, entry]])),
  );
  return [...catalogues.values()].flatMap((catalogue) => {
    // A language without any translation has just been added.
    if (listTranslatedTexts(catalogue).length === 0 && catalogue.articles.size === 0) return [];
    const { owners, texts, orphaned } = listSiteTexts(catalogue, context, pageTexts);
    const { articles, locale } = catalogue;
    const findArticle = (page: string) => {
      if (articles.size === 0) return undefined;
      const entry = entries.get(page);
      const only = entry && readOnly(entry);
      if (!entry || (only && !only.includes(locale))) return undefined;
      return articles.get(bindsArticle(entry, articles) ?? '');
    };
    return [
      ...owners.flatMap((owner) => explainMissing(owner, catalogue, findArticle)),
      ...texts.flatMap((text) => {
        const { entry, near, page } = text;
        const isShown = !page.startsWith('/') || catalogue.pages.has(page) || findArticle(page);
        // A page that the language lacks shows no translation of a similar text.
        if (near === 'copied' && !isShown && !site?.untranslated) return [];
        return entry ? checkTranslatedText(text, entry, { names, locale, report }) : [];
      }),
      ...explainOrphans(orphaned, owners, report),
    ];
  });
}

/** Explains which texts of a page that exists in a language are not translated. */
function explainMissing(
  { page, texts }: { page: string; texts: readonly SiteText[] },
  catalogue: Catalogue,
  findArticle: (page: string) => LocatableFile | undefined,
): Problem[] {
  const missing = texts.filter(({ state }) => state === 'missing');
  const article = catalogue.pages.has(page) ? undefined : findArticle(page);
  if (missing.length === 0 || (missing.length === texts.length && !article)) return [];
  const at = article ? { file: article, path: [] } : locateOwner(page, catalogue);
  if (!at) return [];
  const names = missing.slice(0, 3).map(({ original }) => `“${shorten(original)}”`);
  const more = missing.length > names.length ? ` and ${missing.length - names.length} more` : '';
  const count = missing.length === 1 ? 'A text' : `${missing.length} texts`;
  return [
    report('missing-translation', {
      message: `${count} of \`${page}\` ${missing.length === 1 ? 'has' : 'have'} no translation: ${names.join(', ')}${more}.`,
      hint: `translate ${missing.length === 1 ? 'it' : 'them'} in the editor, or run \`blockwright translate export ${catalogue.locale} --todo\``,
      at: { ...at, part: article ? 'head' : 'key' },
    }),
  ];
}

/** Returns the key of a page, of `site`, a collection or a form in a file of the language. */
function locateOwner(page: string, catalogue: Catalogue): YamlLocation | undefined {
  // A search for every page that a language lacks would take the square of their number.
  if (page.startsWith('/')) return catalogue.pages.get(page)?.location;
  const found = listTranslatedTexts(catalogue).find((text) => text.page === page)?.location;
  return found && { file: found.file, path: found.path.slice(0, page.includes('#') ? 2 : 1) };
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text;
}
